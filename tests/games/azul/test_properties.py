"""Properties of every game of Azul: 21,000 whole games, half of them played sensibly."""

from collections import Counter

import pytest

import riad
from riad.core.contract import implement
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.azul import GAME
from riad.games.azul.rules.offer import open_line
from riad.games.azul.rules.state import NONE, TOKEN
from riad.games.azul.rules.tile_counts import count, total
from tests.kit.random_play import check_replay, conserved, play_games

GAMES = 1750  # of each seat count, wall and driver: 21,000 in all


@rule
def all_tiles_are_there(state: Record) -> bool:
    """Return whether there are 20 tiles of each colour and one token, and the state's counts are right."""
    out = 0
    for source in range(len(state.sources)):
        out += total(int(state.sources[source]))
    tokens = 0
    for seat in range(state.seats):
        player = state.players[seat]
        for space in range(len(player.floor)):
            tokens += player.floor[space] == TOKEN
            if (player.floor[space] != NONE) != (space < player.floor_tiles):
                return False
        for line in range(5):
            if (player.line_colour[line] == NONE) != (player.line_tiles[line] == 0):
                return False
    for colour in range(5):
        if tiles_of(state, colour) != 20:
            return False
    return bool(out == state.tiles_out and tokens <= (state.token != NONE))


@rule
def tiles_of(state: Record, colour: int) -> int:
    """Return the number of all tiles of a colour, wherever they are."""
    number = count(int(state.bag), colour) + count(int(state.lid), colour)
    for source in range(len(state.sources)):
        number += count(int(state.sources[source]), colour)
    for seat in range(state.seats):
        player = state.players[seat]
        for space in range(25):
            number += int(player.wall_of[colour]) >> space & 1
        for line in range(5):
            if player.line_colour[line] == colour:
                number += int(player.line_tiles[line])
        for space in range(len(player.floor)):
            number += player.floor[space] == colour
    return number


implement(conserved, GAME.STATE, all_tiles_are_there)


@pytest.mark.parametrize("sensible", [0, 1], ids=["random", "greedy"])
@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("seats", GAME.SEATS)
def test_whole_games(seats: int, wall: str, sensible: int) -> None:
    """After every action: conservation, legal == refusal, no dead end, an end, replay and one step fewer."""
    endings: Counter[int] = Counter()
    best = 0
    for played in play_games(GAME, seats, {"wall": wall}, sensible, range(GAMES)):
        check_replay(played)
        endings[int(played.last.ended_by)] += 1
        best = max(best, *played.engine.points(played.last))
        check_walls(played.last, wall)
    assert sum(endings.values()) == GAMES
    assert set(endings) <= {44, 45, 50}
    assert endings[50] > 0.9 * GAMES
    assert best > (60 if sensible else 20)  # the games are worth testing: tiles do get laid


def test_mixed_tables() -> None:
    """A mixture of sensible and random actions reaches positions that neither driver reaches alone."""
    for seats in GAME.SEATS:
        for played in play_games(GAME, seats, {"wall": "grey"}, 0.5, range(300)):
            check_replay(played)


def check_walls(state: Record, side: str) -> None:
    """Check that rows and columns have each colour at most once, and on the coloured side in its space."""
    for seat in range(state.seats):
        player = state.players[seat]
        assert sum(int(spaces) for spaces in player.wall_of) == int(player.wall)  # they do not overlap
        for colour in range(5):
            spaces = [divmod(space, 5) for space in range(25) if int(player.wall_of[colour]) >> space & 1]
            assert len({row for row, _ in spaces}) == len({column for _, column in spaces}) == len(spaces)
            if side == "coloured":
                assert all(column == (colour + row) % 5 for row, column in spaces)


def test_the_mask_of_open_lines_is_what_the_board_says() -> None:
    """The game updates `open` action by action; it equals one rebuilt from lines and wall."""
    match = riad.new("azul", seats=2, seed=4, wall="grey")
    while match.turn is not None:
        for seat in range(2):
            player = match.state.players[seat]
            kept = int(player.open)
            for line in range(5):
                open_line(player, line)
            assert int(player.open) == kept
            assert kept == expected_open(match.view(None)["players"][seat])
        match.push(match.legal[(11 * len(match.moves)) % len(match.legal)])


def expected_open(board: dict[str, list[dict[str, str]]]) -> int:
    """Return the mask by the words of AZ-14 to AZ-17."""
    mask = 0
    for colour, name in enumerate(("blue", "yellow", "red", "black", "white")):
        mask |= 1 << (6 * colour + 5)
        for line in range(5):
            shown = board["lines"][line]
            fits = shown["colour"] in (None, name) and shown["tiles"] != shown["spaces"]
            if fits and name not in board["wall"][line]:
                mask |= 1 << (6 * colour + line)
    return mask
