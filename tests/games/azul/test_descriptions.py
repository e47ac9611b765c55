"""Moves in words."""

import pytest

from tests.kit.positions.azul import EMPTY, Board, position


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("1y2", "takes 3 yellow from display 1, fills line 2 (+1); 1 falls (-1)"),
        ("1y1", "takes 3 yellow from display 1, fills line 1 (+1); 2 fall (-2)"),
        ("1y5", "takes 3 yellow from display 1 to line 5"),
        ("cr3", "takes 2 red and * (-1) from the centre to line 3"),
        ("cr1", "takes 2 red and * (-1) from the centre, fills line 1 (+1); 1 falls (-1)"),
        ("crf", "takes 2 red and * (-1) from the centre to the floor line (-3)"),
    ],
)
def test_a_move_in_words(move: str, words: str) -> None:
    match = position(Board(), Board(), centre="*rr", displays=["yyyk"])
    assert match.tell(move) == words


@pytest.mark.parametrize(
    ("floor", "cost"),
    [("", " (-4)"), ("kk", " (-6)"), ("kkkkk", " (-6)"), ("kkkkkk", " (-3)"), ("k" * 7, "")],
)
def test_what_falls_costs_by_the_spaces_it_takes(floor: str, cost: str) -> None:
    """Of three tiles, those without a space go to the lid and cost nothing (AZ-18)."""
    match = position(Board(floor=floor), Board(), displays=["yyyk"], token=1)
    sentence = match.tell("1yf")
    assert sentence == f"takes 3 yellow from display 1 to the floor line{cost}"


def test_laying_a_tile_in_words() -> None:
    match = position(
        Board(lines=("", "rr", "", "", ""), wall=("r....", ".k...", *EMPTY[2:])),
        Board(),
        centre="y",
        wall="grey",
        token=1,
    )
    match.push("cyf")
    for move, points in {"w23": 2, "w24": 1}.items():
        sentence = f"lays the tile of row 2 in column {move[2]} (+{points})"
        assert match.tell(move) == f"{sentence}; the floor line costs 1"


def test_a_move_that_fills_a_line_tells_what_that_scores() -> None:
    """The score assumes that full lines above are tiled first (AZ-30), and includes gains of lines below.

    On the grey wall the space is not chosen yet.
    """
    lines, wall = ("r", "y", "", "", ""), (".y...", *EMPTY[1:])
    match = position(Board(lines=lines, wall=wall), Board(), centre="y", token=1)
    sentence = "takes 1 yellow from the centre, fills line 2"
    assert match.tell("cy2") == f"{sentence} (+2)"
    match.push("cy2")
    assert match.points[0] == 2 + 2
    grey = position(Board(lines=lines, wall=wall), Board(), centre="y", token=1, wall="grey")
    assert grey.tell("cy2") == sentence
    below = position(Board(lines=("", "y", "bbb", "", "")), Board(), centre="y", token=1)
    assert below.tell("cy2") == f"{sentence} (+2)"  # 1 alone, and 1 more for blue below
    below.push("cy2")
    assert below.points[0] == 1 + 2
