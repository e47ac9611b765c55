"""Every action as text and back, and what is said about texts and moves that are wrong."""

import re

import pytest

import riad
from riad.core.match import Match
from riad.games import azul
from riad.games.azul.notation import read_action, tell_action, write_action
from tests.games.azul.positions import EMPTY, Board, position

STATE = riad.new("azul", seed=0).state


def test_every_action_has_its_own_text_and_comes_back() -> None:
    texts = [write_action(STATE, action) for action in range(azul.ACTIONS)]
    assert [read_action(STATE, text) for text in texts] == list(range(azul.ACTIONS))
    assert all(re.fullmatch("[c1-9][byrkw][1-5f]|w[1-5][1-5]", text) for text in texts)
    assert len(set(texts)) == 10 * 5 * 6 + 25


@pytest.mark.parametrize(
    ("text", "action"),
    [("cb1", 0), ("3r2", 3 * 30 + 2 * 6 + 1), ("ckf", 3 * 6 + 5), ("9wf", 299), ("w34", 313)],
)
def test_the_layout_of_actions_is_fixed(text: str, action: int) -> None:
    assert read_action(STATE, text) == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "three letters"),
        ("3r", "three letters"),
        ("3r22", "three letters"),
        ("0r2", "'0' is not a source"),
        ("3g2", "'g' is not a colour"),
        ("3r6", "'6' is not a line"),
        ("w61", "'6' is not a row"),
        ("w1f", "'f' is not a column"),
        ("3R2", "'R' is not a colour"),
        ("٣r2", "is not a source"),
    ],
)
def test_a_text_that_is_no_move_says_what_was_expected(text: str, reason: str) -> None:
    with pytest.raises(riad.UnknownNotation) as caught:
        read_action(STATE, text)
    assert reason in caught.value.reason
    assert repr(text) in str(caught.value)


def sentence(match: Match, move: str) -> str:
    """Why a move is refused."""
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
    assert sentence(match, "cw1") == "there is no white to take from the centre"
    assert sentence(match, "1r1") == "there is no red to take from display 1"
    assert sentence(match, "7r1") == "there are only 5 displays"
    assert sentence(match, "ck3") == "line 3 holds red, and a line holds one colour only"
    assert sentence(match, "cy5") == "row 5 of your wall shows yellow already"
    assert sentence(match, "cr2") == "line 2 is full"
    assert "by itself" in sentence(match, "w11")


def test_refused_spaces_of_the_grey_wall_are_explained() -> None:
    match = position(
        Board(lines=("", "rr", "", "", ""), wall=("r....", ".k...", *EMPTY[2:])),
        Board(),
        centre="y",
        wall="grey",
    )
    assert sentence(match, "w11") == "the offer is not over: tiles still lie in the displays or the centre"
    match.push("cyf")
    assert sentence(match, "w31") == "row 2 comes first: lines are tiled from top to bottom"
    assert sentence(match, "w22") == "the space in row 2, column 2 is taken"
    assert sentence(match, "w21") == "column 1 of your wall shows red already"
    assert sentence(match, "cy1") == "the offer is over; first choose a space of row 2 for the red tile"


def test_a_move_after_the_end_names_the_rule_that_ended_the_game() -> None:
    match = position(Board(), Board(), centre="y", barren=2, token=1)
    match.push("cyf")
    assert sentence(match, "cyf") == "the game is over, it ended by AZ-45"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("1y2", "takes 3 yellow from display 1, fills line 2 (+1); 1 falls"),
        ("1y1", "takes 3 yellow from display 1, fills line 1 (+1); 2 fall"),
        ("1y5", "takes 3 yellow from display 1 to line 5"),
        ("crf", "takes 2 red and * from the centre to the floor line"),
    ],
)
def test_a_move_in_words(move: str, words: str) -> None:
    match = position(Board(), Board(), centre="*rr", displays=["yyyk"])
    assert tell_action(match.state, match.action(move)) == words


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
        told = f"lays the tile of row 2 in column {move[2]} (+{points})"
        assert tell_action(match.state, match.action(move)) == told


def test_a_move_that_fills_a_line_tells_what_that_scores() -> None:
    """With the full lines above it laid first (AZ-30); on the grey wall the space is not chosen yet."""
    lines, wall = ("r", "y", "", "", ""), (".y...", *EMPTY[1:])
    match = position(Board(lines=lines, wall=wall), Board(), centre="y", token=1)
    told = "takes 1 yellow from the centre, fills line 2"
    assert tell_action(match.state, match.action("cy2")) == f"{told} (+2)"
    match.push("cy2")
    assert match.points[0] == 2 + 2
    grey = position(Board(lines=lines, wall=wall), Board(), centre="y", token=1, wall="grey")
    assert tell_action(grey.state, grey.action("cy2")) == told
