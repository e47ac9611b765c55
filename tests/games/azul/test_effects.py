"""The effects of a move, as values."""

from typing import Any

import pytest

import riad
from riad.bots.player import Greedy
from riad.games.azul.text_board import points_due
from riad.match.match import Match
from tests.kit.positions.azul import EMPTY, Board, position

FROM_DISPLAY = {"does": "take", "display": 1, "colour": "yellow", "tiles": 3, "token": False}
FROM_CENTRE = {"does": "take", "display": 0, "colour": "red", "tiles": 2, "token": True}
FILLS = {"fills": True, "points": 1, "column": 3, "completes": []}
NOTHING: dict[str, Any] = {
    "fills": False,
    "points": None,
    "column": None,
    "completes": [],
    "fallen": 0,
    "floor": [],
    "loss": 0,
    "token_loss": 0,
}
TOKEN = {"floor": ["token"], "loss": 1, "token_loss": 1}


@pytest.mark.parametrize(
    ("move", "deed"),
    [
        ("1y2", {**FROM_DISPLAY, **NOTHING, "line": 2, **FILLS, "fallen": 1, "floor": ["yellow"], "loss": 1}),
        ("1y5", {**FROM_DISPLAY, **NOTHING, "line": 5}),
        ("cr3", {**FROM_CENTRE, **NOTHING, "line": 3, **TOKEN}),
        (
            "crf",
            {
                **FROM_CENTRE,
                **NOTHING,
                **TOKEN,
                "line": None,
                "fallen": 2,
                "loss": 4,
                "floor": ["token", "red", "red"],
            },
        ),
    ],
)
def test_what_a_move_does(move: str, deed: dict[str, Any]) -> None:
    match = position(Board(), Board(), centre="*rr", displays=["yyyk"])
    assert match.deed(move) == deed


def laying(board: Board) -> Match:
    """Return a match on the grey wall in which the first seat's last tile of the offer fell to the floor."""
    match = position(board, Board(), centre="k", wall="grey", token=1)
    match.push("ckf")
    return match


def test_the_last_tile_that_is_laid_tells_what_the_floor_costs() -> None:
    match = laying(Board(lines=("", "rr", "yyy", "", ""), floor="kk", points=9))
    assert match.deed("w21")["loss"] == 0
    match.push("w21")
    assert match.deed("w32")["loss"] == 4
    match.push("w32")
    assert match.points[0] == 9 + 1 + 1 - 4


def test_a_floor_line_costs_no_more_than_there_are_points_and_also_by_a_line_without_a_space() -> None:
    """AZ-33, AZ-36: yellow could only go to the last column, which already has it."""
    assert laying(Board(lines=("", "rr", "", "", ""), floor="kkkk")).deed("w21")["loss"] == 1
    wall = ("....y", ".....", "brkw.", *EMPTY[3:])
    match = laying(Board(lines=("", "rr", "yyy", "", ""), wall=wall, points=9))
    assert match.deed("w21")["loss"] == 6
    match.push("w21")
    assert match.points[0] == 9 + 2 - 6


def test_a_floor_line_that_costs_less_than_is_printed_says_why() -> None:
    """AZ-33: four tiles on the floor line and the one that fell cost 8, but there is only 1 point."""
    match = laying(Board(lines=("", "rr", "", "", ""), floor="kkkk"))
    assert (match.deed("w21")["loss"], match.deed("w21")["spared"]) == (1, 7)
    sentence = (
        "lays the tile of row 2 in column 1 (+1); the floor line costs 1, as points do not fall below 0"
    )
    assert match.tell("w21") == sentence
    rich = laying(Board(lines=("", "rr", "", "", ""), floor="kk", points=9))
    assert rich.deed("w21")["spared"] == 0
    assert rich.tell("w21") == "lays the tile of row 2 in column 1 (+1); the floor line costs 4"


def test_a_full_floor_line_has_no_space_for_the_token_nor_for_tiles() -> None:
    """AZ-18, AZ-19: a tile without a space costs nothing."""
    match = position(Board(floor="k" * 6), Board(), centre="*rr")
    deed = match.deed("crf")
    assert (deed["floor"], deed["loss"], deed["token_loss"], deed["fallen"]) == (["token"], 3, 3, 2)
    full = position(Board(floor="k" * 7), Board(), centre="*rr").deed("crf")
    assert (full["floor"], full["loss"], full["token_loss"]) == ([], 0, 0)


def completed(match: Match, move: str) -> list[tuple[str, Any, int]]:
    """Return the rows, columns and colours that a move completes."""
    return [(one["what"], one["which"], one["points"]) for one in match.deed(move)["completes"]]


COLUMN = ("b....", "w....", "k....", "r....", ".....")
BLUES = (*(f"{'.' * row}b{'.' * (4 - row)}" for row in range(4)), ".....")


def test_a_take_tells_what_its_tile_completes_for_the_end() -> None:
    """AZ-51, on the coloured wall, with full lines above tiled as well; the grey wall allows no forecast."""
    column = position(Board(("", "", "", "", "yyyy"), COLUMN), Board(), centre="y", token=1)
    assert completed(column, "cy5") == [("column", 1, 7)]
    sentence = "takes 1 yellow from the centre, fills line 5 (+5); completes column 1 (+7 at the end)"
    assert column.tell("cy5") == sentence
    colour = position(Board(("", "", "", "", "bbbb"), BLUES), Board(), centre="b", token=1)
    assert completed(colour, "cb5") == [("colour", "blue", 10)]
    assert "; completes all five blue (+10 at the end)" in colour.tell("cb5")
    row = position(Board(("",), ("byrk.", *EMPTY[1:])), Board(), centre="w", displays=["y"], token=1)
    assert completed(row, "cw1") == [("row", 1, 2)]
    assert completed(row, "1y3") == []
    early = (".....", *COLUMN[1:])
    full = position(Board(("b", "", "", "", "yyyy"), early), Board(), centre="y", token=1)
    assert completed(full, "cy5") == [("column", 1, 7)]
    lacking = position(Board(("", "", "", "", "yyyy"), early), Board(), centre="y", token=1)
    assert completed(lacking, "cy5") == []
    grey = position(Board(("", "", "", "", "yyyy"), COLUMN), Board(), centre="y", token=1, wall="grey")
    assert completed(grey, "cy5") == []


def test_a_tile_that_is_laid_tells_what_it_completes_for_the_end() -> None:
    match = laying(Board(("", "", "", "", "yyyyy"), COLUMN))
    assert completed(match, "w51") == [("column", 1, 7)]
    assert completed(match, "w52") == []
    blue = laying(Board(("", "", "", "", "bbbbb"), (*BLUES[:4], "wrky.")))
    assert completed(blue, "w55") == [("row", 5, 2), ("colour", "blue", 10)]


@pytest.mark.many
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_what_moves_complete_is_what_the_end_pays_and_what_falls_is_what_lies_there(wall: str) -> None:
    """This holds in whole games: on the coloured wall, lines full before the end are certain to be tiled."""
    paid = 0
    for seed in range(12):
        match = riad.new("azul", seed=seed, seats=2 + seed % 3, wall=wall)
        bot = Greedy(match.engine, seed)
        promised = [0] * len(match.points)
        while match.turn is not None:
            seat, before = match.turn, match.view(None)
            move = match.text(bot.choose(match.state))
            deed = match.deed(move)
            promised[seat] += sum(one["points"] for one in deed["completes"])
            match.push(move)
            now = match.view(None)
            if deed["does"] == "take" and (now["round"], now["phase"]) == (before["round"], "offer"):
                floors = [view["players"][seat]["floor"] for view in (before, now)]
                assert floors[1] == floors[0] + deed["floor"]
        bonuses = [board["bonuses"].values() for board in match.view(None)["players"]]
        assert promised == [sum(kind["points"] for kind in kinds) for kinds in bonuses]
        paid += sum(promised)
    assert paid > 100


def test_filling_a_line_tells_where_its_tile_will_lie_on_the_coloured_wall() -> None:
    """On the grey wall the column is not chosen yet."""
    match = position(Board(lines=("", "", "kk", "", "")), Board(), centre="k", token=1)
    column = match.deed("ck3")["column"]
    match.push("ck3")
    assert match.view(None)["players"][0]["wall"][2][column - 1] == "black"
    grey = position(Board(lines=("", "", "kk", "", "")), Board(), centre="k", token=1, wall="grey")
    assert grey.deed("ck3")["column"] is None


@pytest.mark.many
def test_what_filling_a_line_tells_is_what_the_board_has_to_come_by_it() -> None:
    """This holds in whole games, except for the last take of a round, after which no points are due."""
    with_points = 0
    for seed in range(20):
        match = riad.new("azul", seed=seed, seats=2)
        bot = Greedy(match.engine, seed)
        while match.turn is not None:
            seat, before = match.turn, match.view(None)
            move = match.text(bot.choose(match.state))
            points = match.deed(move)["points"]
            match.push(move)
            after = match.view(None)
            if match.outcome is not None or after["round"] != before["round"]:
                continue
            due, was = (sum(points_due(view["players"][seat]).values()) for view in (after, before))
            assert due - was == (points or 0)
            with_points += points is not None
    assert with_points > 200
