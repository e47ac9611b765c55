"""The board in text."""

import pytest

import riad
from riad.bots.player import Greedy
from riad.games.azul.rules.constants import FLOOR_LOSS
from riad.games.azul.text_board import draw, points_due
from riad.match.ansi import width
from tests.kit.positions.azul import EMPTY, Board, position

MIDDLE = """\
Azul, coloured wall, round 1. Seat 1 to move.
  1  .          2  Y Y K W    3  .          4  .          5  .
  c  R R K
  bag b2    lid w3

> Seat 1: 3 points                    Seat 2: 0 points
  1         . | B y r k w             1         . | b y r k w
  2       R R | w b y r k  +1         2       . . | w b y r k
  3     . . . | k w b y r             3     . . . | k w b y r
  4   . . . . | r k w b y             4   . . . . | r k w b y
  5 . . . . . | y r k w b             5 . . . . . | y r k w b
  floor * K . . . . .   -2            floor . . . . . . .    0"""


def middle() -> dict[str, object]:
    """Return a view in the middle of a game."""
    first = Board(lines=("", "rr", "", "", ""), wall=("b....", *EMPTY[1:]), floor="*k", points=3)
    return position(first, Board(), centre="rrk", displays=["", "yykw"], lid="www", bag="bb", token=0).view(
        None
    )


def test_the_board_shows_everything_that_a_player_needs() -> None:
    assert draw(middle()) == MIDDLE


def test_colours_change_nothing_but_the_colours() -> None:
    plain, coloured = draw(middle()).splitlines(), draw(middle(), coloured=True).splitlines()
    assert [width(line) for line in coloured] == [len(line) for line in plain]
    assert "\x1b[" in "".join(coloured)
    assert "\x1b[" not in "".join(plain)


def test_four_boards_fit_in_eighty_columns() -> None:
    full = Board(lines=("r", "rr", "rrr", "rrrr", "yyyyy"), floor="bbbbbb*", points=240)
    match = position(
        *[full] * 4, centre="*" + "rrrr", displays=["bykw"] * 9, wall="grey", bag="b" * 20 + "y" * 20
    )
    assert max(len(line) for line in str(match).splitlines()) <= 80


def test_the_title_says_who_does_what() -> None:
    match = position(Board(lines=("", "rr", "", "", "")), Board(), centre="y", wall="grey", token=1)
    match.push("cyf")
    title = "Azul, grey wall, round 1. Seat 1 chooses a space for the red tile of row 2."
    assert str(match).splitlines()[0] == title
    assert "> Seat 1 (you): 0 points" in str(match)


def test_the_end_shows_the_bonuses() -> None:
    match = position(Board(wall=("byrkw", *EMPTY[1:])), Board(), centre="y", token=1)
    match.push("cyf")
    assert str(match).splitlines()[0] == "Azul, coloured wall, round 1. The game is over."
    assert "+2 rows +0 columns +0 colours" in str(match)


def test_a_full_line_shows_what_it_will_score() -> None:
    """Lines are tiled from the top, so the tile of line 1 is present when line 2 scores (AZ-30)."""
    board = Board(lines=("r", "yy", "rr", "", ""), wall=(".y...", "w....", "..b..", *EMPTY[3:]))
    rows = draw(position(board, Board(), centre="k", token=0).view(None)).splitlines()[6:11]
    assert [row.rstrip()[:30].rstrip()[25:].strip() for row in rows] == ["+2", "+3", "", "", ""]
    before = position(board, Board(), centre="k", token=0)
    before.push("ck5")
    assert before.points[0] == 2 + 3


@pytest.mark.many
def test_the_points_shown_are_those_that_are_scored() -> None:
    """In whole games, the boards after the last move of a round show the points that the round scores."""
    for seed in range(20):
        match = riad.new("azul", seed=seed, seats=3)
        bot = Greedy(match.engine, seed)
        while match.turn is not None:
            due, points, start = match.view(None)["players"], match.points, match.view(None)["round"]
            seat = match.turn
            match.push(match.text(bot.choose(match.state)))
            over = match.turn is None
            if match.view(None)["round"] == start and not over:
                continue
            for other in range(3):
                if other == seat:
                    continue  # the last move changed this board
                floor = FLOOR_LOSS[len(due[other]["floor"])]
                bonuses = match.view(None)["players"][other].get("bonuses", {})
                bonus = sum(kind["points"] for kind in bonuses.values())
                scored = max(0, points[other] + sum(points_due(due[other]).values()) - floor) + bonus
                assert match.points[other] == scored


def test_a_waiting_tile_finds_its_columns_numbered() -> None:
    """The numbered columns are free and do not have the colour yet (AZ-35)."""
    wall = ("r....", ".k...", *EMPTY[2:])
    match = position(
        Board(lines=("", "rr", "", "", ""), wall=wall), Board(wall=wall), centre="y", wall="grey", token=1
    )
    assert "| . K . . ." in str(match)
    match.push("cyf")
    assert match.legal[:] == ["w23", "w24", "w25"]
    row = next(line for line in str(match).splitlines() if line.startswith("  2       R R"))
    assert row == "  2       R R | . K 3 4 5             2       . . | . K . . ."
