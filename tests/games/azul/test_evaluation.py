"""The worth of a position: points as if the round ended now, and a second formulation of the features."""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from riad.bots.softmax import SoftmaxBot
from riad.core.engine import Engine
from riad.core.records import Record, copy_record
from riad.games.azul import GAME
from riad.games.azul.players.evaluation import (
    FEATURES,
    MOST_LEFT,
    WEIGHTS,
    WEIGHTS_FILE,
    rounds_left,
    weighed,
)
from riad.games.azul.rules.constants import FLOOR_LOSS, LETTERS
from riad.games.azul.rules.course import go_on_tiling
from riad.games.azul.rules.scoring import bonus
from riad.match.match import Match
from tests.kit.positions.azul import EMPTY, Board, board_in, position

many = pytest.mark.many
Spaces = set[tuple[int, int]]


def games(seats: int, wall: str, seeds: range) -> Iterator[tuple[Engine, Record, Record]]:
    """Yield each position of whole games, and the one after it."""
    engine = Engine(GAME, seats, {"wall": wall})
    for seed in seeds:
        state, bot = engine.start(seed), SoftmaxBot(engine, seed, warmth=2.0)
        while engine.actor(state) is not None:
            before = copy_record(state)
            engine.apply(state, bot.choose(state))
            yield engine, before, state


def tally(match: Match, seat: int = 0) -> float:
    return float(GAME.tally(match.state, seat))


def worth(match: Match, seat: int = 0) -> float:
    return float(GAME.worth(match.state, seat))


# Points as if the round ended now


def test_full_lines_score_from_top_to_bottom_and_the_floor_is_taken_off() -> None:
    """White joins black for 2, then black below white scores 2 down; two floor tiles cost 2."""
    lines, wall = ("w", "kk", "rr", "", ""), ("...k.", *EMPTY[1:])
    match = position(Board(lines, wall, floor="*b", points=10), Board(points=3), centre="r", token=0)
    assert tally(match) == 10 + 2 + 2 - 2
    assert tally(match, 1) == 3


def test_points_do_not_fall_below_0() -> None:
    match = position(Board(floor="bbbb", points=3), Board(), centre="r", token=1)
    assert tally(match) == 0


def test_on_the_grey_wall_the_tile_goes_where_it_scores_most() -> None:
    """Row 2 has tiles in columns 1 and 2; red may go to column 3 for 3, but not to column 4 under red."""
    wall = ("...r.", "by...", *EMPTY[2:])
    match = position(Board(("", "rr"), wall), Board(), centre="r", token=1, wall="grey")
    assert tally(match) == 3
    nowhere = ("b.r..", "ykwb.", ".r...", "r....", "....r")
    match = position(Board(("", "rr"), nowhere, points=5), Board(), centre="k", token=1, wall="grey")
    assert tally(match) == 5


@many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tally_is_what_the_tiling_would_give_at_once(seats: int) -> None:
    """In every position of games on the coloured wall, all tiles vanish and the wall tiling takes place."""
    for engine, state, _later in games(seats, "coloured", range(6)):
        ended = copy_record(state)
        ended.sources[:] = 0
        ended.tiles_out = 0
        go_on_tiling(ended, int(ended.start), 0)
        for seat in range(seats):
            player = ended.players[seat]
            points = int(player.points) - (bonus(player) if ended.ended_by else 0)
            assert GAME.tally(state, seat) == points
        assert engine.actor(state) is not None


@many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_does_not_make_the_last_move_of_a_round_gets_the_tally(seats: int) -> None:
    rounds = 0
    for engine, before, state in games(seats, "coloured", range(6)):
        if state.round_number == before.round_number and engine.actor(state) is not None:
            continue
        rounds += 1
        for seat in {*range(seats)} - {int(before.turn)}:
            player = state.players[seat]
            assert GAME.tally(before, seat) == int(player.points) - (bonus(player) if state.ended_by else 0)
    assert rounds >= 6 * 5


@many
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_at_the_end_worth_and_tally_are_the_points(wall: str) -> None:
    ends = 0
    for engine, _before, state in games(3, wall, range(6)):
        if engine.actor(state) is None:
            ends += 1
            for seat, points in enumerate(engine.points(state)):
                assert GAME.worth(state, seat) == GAME.tally(state, seat) == points
    assert ends == 6


# The fitted evaluation


def test_every_feature_has_its_weights() -> None:
    kept = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    assert len(kept["weights"]) == len(FEATURES) == len(WEIGHTS)
    assert {len(pair) for pair in kept["weights"]} == {2}
    assert kept["weights"][0] == [1, 0], "a point is a point"
    assert len({*FEATURES}) == len(FEATURES)
    assert "fit_azul" in kept["about"]


def run(tiles: Spaces, row: int, column: int, down: int, right: int) -> int:
    """Return the number of tiles next to each other in a line through a tile."""
    length = 1
    for way in (-1, 1):
        step = 1
        while (row + way * step * down, column + way * step * right) in tiles:
            length, step = length + 1, step + 1
    return length


def scored(tiles: Spaces, row: int, column: int) -> int:
    runs = run(tiles, row, column, 0, 1), run(tiles, row, column, 1, 0)
    return sum(length for length in runs if length > 1) or 1


def groups(tiles: Spaces) -> list[tuple[int, int, list[int]]]:
    """Return each kind's bonus, its first feature, and the number of tiles in each row, column or colour."""
    rows = [sum(row == number for row, _ in tiles) for number in range(5)]
    columns = [sum(column == number for _, column in tiles) for number in range(5)]
    colours = [sum((column - row) % 5 == number for row, column in tiles) for number in range(5)]
    return [(2, 2, rows), (7, 5, columns), (10, 8, colours)]


def share_over(view: dict[str, Any], turn: int) -> float:
    """Return the elapsed share of the round; before the first take it is that of the last round, 1."""
    if (turn, view["token"], view["centre"]) == (view["start"], None, {}):
        return 1.0
    lying = sum(sum(heap.values()) for heap in [*view["displays"], view["centre"]])
    return 1 - lying / 4 / len(view["displays"])


def features(board: Board, starts: bool, over: float) -> list[float]:
    """Return the features of a board on the coloured wall, from its description in text."""
    amounts, points = [0.0] * len(FEATURES), board.points
    tiles = {(row, column) for row in range(5) for column in range(5) if board.wall[row][column] != "."}
    for row, line in enumerate(board.lines):
        if not line:
            continue
        space = row, (LETTERS.index(line[0]) + row) % 5
        gain, share = scored(tiles | {space}, *space), len(line) / (row + 1)
        if share == 1:
            tiles.add(space)
            points += gain
        else:
            amounts[11] += share * gain
            amounts[12] += share
            amounts[13] += over
    lost = points - FLOOR_LOSS[len(board.floor)]
    amounts[0] = over * max(0, lost) + (1 - over) * lost
    amounts[1] = starts
    for bonus_points, first, counts in groups(tiles):
        amounts[0] += bonus_points * counts.count(5)
        for number in (2, 3, 4):
            amounts[first + number - 2] += counts.count(number)
    return amounts


def lacking(board: Board) -> int:
    """Return the number of tiles missing in the fullest row of a wall."""
    return min(row.count(".") for row in board.wall)


@many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worth_is_its_features_by_their_weights(seats: int) -> None:
    chance = np.random.default_rng(3)
    other = chance.normal(size=WEIGHTS.shape)
    other[0] = 1, 0
    for _engine, state, _later in games(seats, "coloured", range(3)):
        view = GAME.view(state, None)
        boards = [board_in(view, seat) for seat in range(seats)]
        left, over = min(map(lacking, boards)), share_over(view, int(state.turn))
        starts = int(state.start) if int(state.token) < 0 else int(state.token)
        assert rounds_left(state) == left
        for seat, board in enumerate(boards):
            described = features(board, starts == seat, over)
            for weights in (WEIGHTS, other):
                expected = described @ (weights[:, 0] + weights[:, 1] * left / MOST_LEFT)
                assert weighed(state, seat, weights) == pytest.approx(expected)
            assert GAME.worth(state, seat) == weighed(state, seat, WEIGHTS)


def test_a_seat_is_worth_what_its_own_board_is_but_for_the_rounds_left() -> None:
    board = Board(("w", "k", "rr", "", ""), ("by...", *EMPTY[1:]), points=10)
    one = position(board, Board(points=3, floor="bb"), centre="r", token=1)
    other = position(board, Board(("k", "", "bb", "", ""), points=30), centre="k", token=1)
    assert worth(one) == worth(other)
    fuller = position(board, Board(wall=("byrk.", *EMPTY[1:])), centre="r", token=1)
    assert rounds_left(one.state) == 3
    assert rounds_left(fuller.state) == 1
    assert worth(fuller) != worth(one)


def test_a_begun_line_is_a_burden_only_when_the_round_is_nearly_over() -> None:
    """With one white tile in the last line or on the floor: early in a round, no player would drop it."""
    begun, dropped = Board(("", "", "", "", "w")), Board(floor="w")
    displays = ("bykr", "wwkr", "bbyy", "krkr")
    early, early_dropped = (
        position(board, Board(), displays=displays, centre="*byk") for board in (begun, dropped)
    )
    assert worth(early) > worth(early_dropped) + 1
    late, late_dropped = (position(board, Board(), centre="r", token=1) for board in (begun, dropped))
    assert worth(late) < worth(late_dropped)


def test_complete_rows_columns_and_colours_count_in_full() -> None:
    """With a complete row no round is left, so only the first weights count. Four colours have two tiles."""
    wall = ("byrkw", "w....", "k....", "r....", "y....")
    match = position(Board(wall=wall, points=20), Board(), centre="r", token=1)
    assert worth(match) == pytest.approx(20 + 2 + 7 + 4 * WEIGHTS[8, 0])
