"""Scorings line by line: of a move, and of the moves of one turn together."""

import riad
from riad.core.records import copy_record
from riad.match.scorings import Scoring, ScoringLine, merge_scorings, scorings_of
from tests.kit.positions.azul import EMPTY, Board, position


def scoring(name: str, wall: list[int], floor: list[int], number: int | None = 2) -> Scoring:
    """Return a scoring with two lines."""
    lines = [ScoringLine(what="wall", points=wall), ScoringLine(what="floor", points=floor)]
    return Scoring(name=name, lines=lines, round=number)


def test_a_move_that_ends_a_round_has_its_scoring() -> None:
    """The round is the one that ended, though the state after it is in the next."""
    wall = (".y...", *EMPTY[1:])
    match = position(
        Board(("r", "y"), wall, "kkk", points=9),
        Board(("b",), floor="rrrrr", points=2),
        centre="y",
        token=1,
    )
    before = copy_record(match.state)
    match.push("cy2")
    assert scorings_of(match.game, before, match.state) == [scoring("round", [4, 1], [-4, -3], 1)]
    assert match.game.round_of(match.state) == 2
    assert scorings_of(match.game, match.state, match.state) == []


def test_a_game_without_rounds_has_none() -> None:
    for name, number in {"alhambra": None, "dreamhome": 1}.items():
        match = riad.new(name, seed=1)
        assert match.game.round_of(match.state) == number


def test_parts_of_one_round_are_added_line_by_line() -> None:
    """On the grey wall, each seat's tiling is a move of its own."""
    first, second = scoring("round", [3, 0], [0, -2]), scoring("round", [0, 5], [-1, 0])
    end = scoring("end", [7, 7], [0, 0])
    assert merge_scorings([first], [second, end]) == [scoring("round", [3, 5], [-1, -2]), end]
    assert merge_scorings([first, end], []) == [first, end]
    assert merge_scorings([], [first, second]) == [scoring("round", [3, 5], [-1, -2])]


def test_other_scorings_stay_apart() -> None:
    """Two rounds, two names, and two scorings of a game without rounds are not one."""
    for one, other in [
        (scoring("round", [1, 1], [0, 0], 2), scoring("round", [1, 1], [0, 0], 3)),
        (scoring("round", [1, 1], [0, 0]), scoring("end", [1, 1], [0, 0])),
        (scoring("A", [1, 1], [0, 0], None), scoring("A", [1, 1], [0, 0], None)),
    ]:
        assert merge_scorings([one], [other]) == [one, other]
