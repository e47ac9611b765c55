"""The reason why a move is refused, in a sentence about its own colours and lines."""

import pytest

import riad
from riad.match.match import Match
from tests.kit.positions.azul import EMPTY, Board, position


def sentence(match: Match, move: str) -> str:
    """Return the reason why a move is refused."""
    with pytest.raises(riad.IllegalMove) as caught:
        match.push(move)
    return caught.value.sentence


def test_a_refused_move_is_explained_with_its_own_colours_and_lines() -> None:
    match = position(
        Board(lines=("", "rr", "r", "", ""), wall=(".....", ".....", ".....", ".....", "y....")),
        Board(),
        centre="*ryk",
        displays=["bbbb"],
    )
    assert sentence(match, "cw1") == "there are no white tiles in the centre"
    assert sentence(match, "1r1") == "there are no red tiles in display 1"
    assert sentence(match, "7r1") == "there are only 5 displays"
    assert sentence(match, "ck3") == "line 3 holds red, and a line holds one colour only"
    assert sentence(match, "cy5") == "row 5 of your wall already has yellow"
    assert sentence(match, "cr2") == "line 2 is full"
    assert "automatically" in sentence(match, "w11")


def test_refused_spaces_of_the_grey_wall_are_explained() -> None:
    match = position(
        Board(lines=("", "rr", "", "", ""), wall=("r....", ".k...", *EMPTY[2:])),
        Board(),
        centre="y",
        wall="grey",
    )
    assert (
        sentence(match, "w11")
        == "the factory offer is not over: there are tiles left on the displays or in the centre"
    )
    match.push("cyf")
    assert sentence(match, "w31") == "row 2 comes first: lines are tiled from top to bottom"
    assert sentence(match, "w22") == "the space in row 2, column 2 is taken"
    assert sentence(match, "w21") == "column 1 of your wall already has red"
    assert (
        sentence(match, "cy1") == "the factory offer is over; first choose a space in row 2 for the red tile"
    )


def test_a_move_after_the_end_names_the_rule_that_ended_the_game() -> None:
    match = position(Board(), Board(), centre="y", barren=2, token=1)
    match.push("cyf")
    assert sentence(match, "cyf") == "the game is over (AZ-45)"
