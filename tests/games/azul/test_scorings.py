"""The end of a round and of the game line by line: the wall, the floor line, the bonuses."""

from typing import Any

import pytest

import riad
from riad.bots.player import Greedy
from riad.core.records import Record, copy_record
from riad.games.azul.rules.constants import FLOOR_LOSS, FLOOR_SPACES
from riad.games.azul.scorings import Lines, scorings_between
from riad.match.match import Match
from tests.kit.positions.azul import EMPTY, Board, position

rules = pytest.mark.rules
TABLES = [(seats, wall) for seats in (2, 3, 4) for wall in ("coloured", "grey")]


def scored_by(match: Match, move: str) -> dict[str, Lines]:
    """Return the points of a move, by the name of the scoring."""
    before = copy_record(match.state)
    match.push(move)
    return dict(scorings_between(before, match.state))


@rules("AZ-32", "AZ-33")
def test_a_round_tells_the_wall_and_the_floor_apart() -> None:
    """The second seat has fewer points than its floor line costs."""
    lines, wall = ("r", "y", "", "", ""), (".y...", *EMPTY[1:])
    match = position(
        Board(lines=lines, wall=wall, floor="kkk", points=9),
        Board(lines=("b", "", "", "", ""), floor="rrrrr", points=2),
        centre="y",
        token=1,
    )
    assert scored_by(match, "cy2") == {"round": {"wall": [2 + 2, 1], "floor": [-4, -3]}}
    assert match.points == (9, 0)


@rules("AZ-33")
def test_a_round_that_brings_nothing_is_told_and_a_take_is_not() -> None:
    match = position(Board(), Board(), centre="y", displays=["rrrr"], token=1)
    assert scored_by(match, "1r5") == {}
    assert scored_by(match, "cy3") == {"round": {"wall": [0, 0], "floor": [0, 0]}}


@rules("AZ-51")
def test_the_end_tells_its_bonuses() -> None:
    wall = ("byrk.", "y....", "r....", "k....", "w....")
    match = position(Board(wall=wall), Board(), centre="w", token=1, wall="grey")
    match.push("cw1")
    assert scored_by(match, "w15") == {
        "round": {"wall": [5, 0], "floor": [0, 0]},
        "end": {"rows": [2, 0], "columns": [7, 0], "colours": [0, 0]},
    }


@pytest.mark.many
@rules("AZ-33", "AZ-51")
@pytest.mark.parametrize(("seats", "wall"), TABLES)
def test_lines_add_up_to_the_points_in_whole_games(seats: int, wall: str) -> None:
    lost = 0
    for seed in range(6):
        match = riad.new("azul", seats=seats, seed=seed, wall=wall)
        bot = Greedy(match.engine, seed)
        names: list[str] = []
        while match.turn is not None:
            before, move = copy_record(match.state), match.text(bot.choose(match.state))
            deed, was = match.deed(move), match.points
            match.push(move)
            scorings = dict(scorings_between(before, match.state))
            lines = [line for paid in scorings.values() for line in paid.values()]
            change = [now - then for now, then in zip(match.points, was, strict=True)]
            assert [sum(each) for each in zip(*lines, strict=True)] == (change if scorings else [])
            assert scorings or not any(change)
            names += scorings
            for seat, cost in enumerate(scorings.get("round", {}).get("floor", ())):
                assert -FLOOR_LOSS[-1] <= cost <= 0
                if wall == "coloured":
                    had = was[seat] + scorings["round"]["wall"][seat]
                    assert cost == -min(had, printed_cost(before, deed, seat))
                lost += cost
        assert names[-2:] == ["round", "end"]
        assert names.count("end") == 1
    assert lost < -20


def printed_cost(before: Record, deed: dict[str, Any], seat: int) -> int:
    """Return the printed cost of the tiles on a seat's floor line after a take."""
    fallen = deed["fallen"] + deed["token"] if int(before.turn) == seat else 0
    return int(FLOOR_LOSS[min(int(before.players[seat].floor_tiles) + fallen, FLOOR_SPACES)])
