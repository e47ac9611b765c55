"""The points if the round ended now, as a table shows them, against every way that the rules allow."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import riad
from riad.bots.player import Greedy
from riad.bots.softmax import SoftmaxBot
from riad.core.engine import Engine
from riad.core.records import Record, copy_record
from riad.games.azul import GAME
from riad.games.azul.rules.course import go_on_tiling
from riad.games.azul.rules.scoring import bonus, complete_rows
from riad.games.azul.rules.tile_counts import tiles
from riad.games.azul.rules.tiling import empty_line
from riad.match.previews import preview_move, projected_points
from tests.kit.positions.azul import EMPTY, Board, position

many = pytest.mark.many


@dataclass(frozen=True)
class Way:
    """A possible outcome of the tiling for a seat: its points, its bonuses, and whether it has a row."""

    points: int
    bonus: int
    row: bool

    def brings(self, ends: bool) -> int:
        """Return the points, with the bonuses if the game ends by this or anyway."""
        return self.points + (self.bonus if ends or self.row else 0)


def without_offer(state: Record) -> Record:
    """Return the position with an empty offer, and a tile in the lid so that a round can follow (AZ-44)."""
    after = copy_record(state)
    after.sources[:] = 0
    after.tiles_out = 0
    after.lid += tiles(1, 0)
    return after


def ways(engine: Engine, state: Record, seat: int) -> Iterator[Way]:
    """Yield every way in which a seat may tile its wall, by the rules themselves; the others lay nothing."""
    start = without_offer(state)
    start.barren, start.start = 0, seat
    for other in range(int(start.seats)):
        for line in range(5):
            if other != seat:
                empty_line(start.players[other], line)
    go_on_tiling(start, seat, 0)
    yield from leaves(engine, start, seat, int(state.round_number))


def leaves(engine: Engine, state: Record, seat: int, number: int) -> Iterator[Way]:
    """Yield every way to lay the remaining tiles."""
    if state.ended_by or state.round_number != number:
        player = state.players[seat]
        extra = int(bonus(player))
        points = int(player.points) - (extra if state.ended_by else 0)
        yield Way(points, extra, complete_rows(int(player.wall)) > 0)
        return
    for action in engine.legal(state):
        after = copy_record(state)
        engine.apply(after, action)
        yield from leaves(engine, after, seat, number)


class Reckoner:
    """The points if the round ended now, by enumeration of all ways, with each board enumerated once."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.known: dict[bytes, tuple[Way, ...]] = {}

    def ways(self, state: Record, seat: int) -> tuple[Way, ...]:
        """Return all ways of a seat; only its own board matters."""
        board = state.players[seat].tobytes()
        if board not in self.known:
            self.known[board] = tuple(set(ways(self.engine, state, seat)))
        return self.known[board]

    def points(self, state: Record) -> list[int]:
        """Return the most points of each seat, with bonuses if any seat's best way completes a row."""
        seats = range(int(state.seats))
        best = [max(self.ways(state, seat), key=lambda way: (way.brings(False), way.row)) for seat in seats]
        return [
            max(
                way.brings(any(other.row for other in (*best[:seat], *best[seat + 1 :])))
                for way in self.ways(state, seat)
            )
            for seat in seats
        ]


def games(seats: int, wall: str, seeds: range) -> Iterator[tuple[Engine, Record]]:
    """Yield each position of whole games, both sensible ones and games like those of beginners."""
    engine = Engine(GAME, seats, {"wall": wall})
    for seed in seeds:
        state = engine.start(seed)
        bot = Greedy(engine, seed) if seed % 2 else SoftmaxBot(engine, seed, warmth=2.0)
        while engine.actor(state) is not None:
            yield engine, state
            engine.apply(state, bot.choose(state))


@many
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_it_is_the_best_of_all_ways_to_tile(wall: str, seats: int) -> None:
    reckoner, ends = None, 0
    for engine, state in games(seats, wall, range(8)):
        reckoner = reckoner or Reckoner(engine)
        if state.barren == 2:
            continue  # AZ-45 has a test of its own
        projected = [GAME.reckoned(state, seat) for seat in range(seats)]
        assert projected == reckoner.points(state)
        assert projected == [board["tally"] for board in GAME.view(state, None)["players"]]
        ends += any(
            projected[seat] > max(way.points for way in reckoner.ways(state, seat)) for seat in range(seats)
        )
    assert ends > 10


@many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_coloured_wall_it_is_what_the_rules_do_when_nothing_is_left_to_take(seats: int) -> None:
    """Bonuses are included where the game ends with this round."""
    ends = 0
    for engine, state in games(seats, "coloured", range(6)):
        after = without_offer(state)
        go_on_tiling(after, int(after.start), 0)
        ends += after.ended_by != 0
        assert [GAME.reckoned(state, seat) for seat in range(seats)] == [*engine.points(after)]
    assert ends > 10


def grey(board: Board, other: Board | None = None, barren: int = 0) -> list[int]:
    """Return the points of the two boards on the grey wall."""
    match = position(board, other or Board(), centre="k", wall="grey", token=1, barren=barren)
    return [int(GAME.reckoned(match.state, seat)) for seat in (0, 1)]


def test_on_the_coloured_wall_a_tile_goes_to_the_space_of_its_colour() -> None:
    """AZ-31: the space of red in row 2 is in column 4, below a black tile."""
    match = position(Board(("", "rr"), ("...k.", *EMPTY[1:])), Board(), centre="k", token=1)
    assert GAME.reckoned(match.state, 0) == 2


def test_two_lines_of_a_colour_do_not_share_a_column() -> None:
    """AZ-35: each red tile alone would join the blue one in its row, but column 2 may have only one."""
    wall = ("b....", "y....", *EMPTY[2:])
    assert grey(Board(("r", "rr"), wall)) == [2 + 1, 0]
    assert grey(Board(("r", "kk"), wall)) == [2 + 4, 0]


def test_a_line_that_finds_no_space_costs_its_tiles() -> None:
    """AZ-36: yellow could only go to the last column, which already has it; its three tiles fall."""
    wall = ("....y", ".....", "brkw.", *EMPTY[3:])
    assert grey(Board(("", "", "yyy"), wall, points=9)) == [9 - 4, 0]


def test_a_space_that_scores_less_is_taken_for_a_line_below() -> None:
    """Red is in column 4. In row 1 it scores 3 in column 1, 2 in column 5; row 2 has only column 1 for it."""
    wall = (".bk..", ".kb.w", "...r.", *EMPTY[3:])
    assert grey(Board(("r", "rr"), wall)) == [2 + 3, 0]


def test_bonuses_belong_to_it_when_a_row_would_be_complete() -> None:
    """AZ-51, for both seats: the first completes its row, the second has a column."""
    row, column = ("byrk.", *EMPTY[1:]), ("b....", "w....", "k....", "r....", "y....")
    coloured = position(Board(("w",), row), Board(wall=column), centre="k", token=1)
    assert [board["tally"] for board in coloured.view(None)["players"]] == [5 + 2, 7]
    early = position(Board(("",), row), Board(wall=column), centre="k", token=1)
    assert [board["tally"] for board in early.view(None)["players"]] == [0, 0]
    assert grey(Board(("w",), row), Board(wall=column)) == [5 + 2, 7]


def test_bonuses_belong_to_it_in_the_third_round_without_a_tile() -> None:
    """AZ-45: a full line would lay one."""
    column = ("b....", "w....", "k....", "r....", "y....")
    assert grey(Board(), Board(wall=column), barren=2) == [0, 7]
    assert grey(Board(("r",)), Board(wall=column), barren=2) == [1, 0]
    assert grey(Board(), Board(wall=column), barren=1) == [0, 0]
    closed = ("....y", ".....", "brkw.", *EMPTY[3:])  # its third line finds no space, so it lays none
    assert grey(Board(("", "", "yyy"), closed), Board(wall=column), barren=2) == [0, 7]


def test_a_preview_tells_the_same_as_the_view_after_it() -> None:
    """The grey wall shows a difference from the tally of the bots: two red lines in one column."""
    wall = ("b....", "y....", *EMPTY[2:])
    match = position(Board(("r", "r"), wall), Board(), centre="r", displays=["kk"], wall="grey", token=1)
    preview, _ = preview_move(match, 0, "cr2")
    match.push("cr2")
    assert preview == projected_points(match, 0) == match.view(0)["players"][0]["tally"] == 2 + 1
    assert GAME.tally(match.state, 0) != preview


def test_at_the_end_it_is_the_points() -> None:
    match = riad.new("azul", seed=3, wall="grey")
    bot = Greedy(match.engine, 3)
    while match.turn is not None:
        match.push(match.text(bot.choose(match.state)))
    assert [GAME.reckoned(match.state, seat) for seat in (0, 1)] == [*match.points]
