"""A turn is whole, and can be previewed: an illegal one changes nothing and reveals nothing."""

import random
from typing import Any

import pytest

from riad.games import PACKAGES
from tests.kit.server.node_processes import Player
from tests.kit.server.turn_helpers import alone, post_turn, same, try_moves, turn_that_shows

GAMES = tuple(PACKAGES)


# A turn is whole


def test_a_turn_that_is_not_over_is_not_kept(anna: Player) -> None:
    shown = alone(anna, "dreamhome", options={"first": 0})
    status, error = post_turn(anna, shown)
    assert (status, error["code"], error["at"]) == (409, "incomplete_turn", 1)
    assert same(anna, shown)


def test_moves_after_the_turn_are_refused(anna: Player) -> None:
    shown = alone(anna)
    move, other = shown["view"]["legal"][0], shown["view"]["legal"][-1]
    status, error = post_turn(anna, shown, moves=[move, other, other])
    assert (status, error["code"], error["at"]) == (409, "too_many_moves", 1)
    assert same(anna, shown)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_comes_after_a_move_that_shows_something(anna: Player, game: str) -> None:
    """Even nonsense is refused in the same way, since its refusal would reveal what was shown."""
    shown, moves = turn_that_shows(anna, alone(anna, game))
    for more in (shown["view"]["legal"][0], "nonsense"):
        status, error = post_turn(anna, shown, moves=[*moves, more])
        assert (status, error["code"], error["at"]) == (409, "too_many_moves", len(moves))
    assert same(anna, shown)
    assert anna.send(shown, moves).status_code == 200


def test_an_illegal_move_carries_its_rule_and_its_place(anna: Player) -> None:
    shown = alone(anna, "dreamhome", options={"first": 0})
    first = shown["view"]["legal"][0]
    status, error = post_turn(anna, shown, moves=[first, first])
    assert (status, error["code"], error["at"]) == (409, "illegal_move", 1)
    assert error["rule"].startswith("DH-")
    assert error["rule"] in error["message"]
    assert same(anna, shown)
    azul = alone(anna)
    wrong = next(move for move in ("1b1", "1y1", "1r1", "1k1", "1w1") if move not in azul["view"]["legal"])
    status, error = post_turn(anna, azul, moves=[wrong])
    assert (status, error["code"], error["at"]) == (409, "illegal_move", 0)
    assert error["rule"] in anna.good("GET", "/api/games")[0]["rules"]


def test_a_text_that_is_no_move(anna: Player) -> None:
    shown = alone(anna)
    status, error = post_turn(anna, shown, moves=["e2e4"])
    assert (status, error["code"], error["at"]) == (400, "unknown_move", 0)
    assert same(anna, shown)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"moves": []}, "moves"),
        ({"moves": [""]}, "moves[0]"),
        ({"moves": ["x" * 65]}, "moves[0]"),
        ({"moves": ["1b1"] * 41}, "moves"),
        ({"moves": "1b1"}, "moves"),
        ({"moves": [1]}, "moves[0]"),
        ({"base": -1}, "base"),
        ({"base": "one"}, "base"),
        ({"base": 2**60}, "base"),
        ({"key": "short"}, "key"),
        ({"key": "not a key!"}, "key"),
        ({"key": "k" * 65}, "key"),
        ({"seat": 0}, "seat"),
    ],
)
def test_a_malformed_turn(anna: Player, change: dict[str, Any], field: str) -> None:
    shown = alone(anna)
    status, error = post_turn(anna, shown, **change)
    assert (status, error["code"], error["field"]) == (400, "bad_request", field)
    assert same(anna, shown)


# Previews


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_keeps_nothing_and_comes_true(anna: Player, game: str) -> None:
    """Its view is that of the table afterwards, unless the last move shows something hidden."""
    shown = alone(anna, game)
    choose = random.Random(5).choice
    for _ in range(6):
        assert try_moves(anna, shown, []) == {
            **try_moves(anna, shown, []),
            "view": shown["view"],
            "complete": False,
            "shows": False,
        }
        moves = anna.whole_turn(shown, choose)
        tried = try_moves(anna, shown, moves)
        assert tried["complete"]
        assert same(anna, shown)
        assert anna.send(shown, moves).status_code == 200
        later = anna.look(shown["id"])
        log = anna.good("GET", f"/api/tables/{shown['id']}/log")["happened"]
        assert tried["deeds"] == log[-1]["deeds"]
        seat = tried["view"]["seat"]
        earlier = anna.good("GET", f"/api/tables/{shown['id']}/positions/{later['moves']}")
        if not tried["shows"] and earlier["view"]["seat"] == seat:
            assert tried["view"] | {"legal": []} == earlier["view"]
        if not tried["shows"]:
            assert tried["points"] == earlier["points"]
        shown = later


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_never_shows_what_a_move_would_uncover(anna: Player, game: str) -> None:
    shown, moves = turn_that_shows(anna, alone(anna, game))
    before = try_moves(anna, shown, moves[:-1])
    tried = try_moves(anna, shown, moves)
    assert (tried["shows"], tried["complete"], tried["view"]["legal"]) == (True, True, [])
    assert anna.send(shown, moves).status_code == 200
    later = anna.look(shown["id"])["view"]
    for drawn in {"azul": ["displays"], "alhambra": ["market", "money"], "dreamhome": ["track"]}[game]:
        assert tried["view"][drawn] == before["view"][drawn]
    assert later != before["view"]
    for known, board in zip(tried["view"]["players"], later["players"], strict=True):
        assert known | {"hand": None} == board | {"hand": None}  # the view is now the other seat's


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_says_what_each_next_move_would_bring(anna: Player, game: str) -> None:
    """One answer has the same as a preview of each; also where the turn would show something hidden."""
    shown, moves = turn_that_shows(anna, alone(anna, game))
    for count in (0, len(moves) - 1):
        so_far = moves[:count]
        legal = try_moves(anna, shown, so_far)["view"]["legal"][-12:]
        body = {"moves": so_far, "base": shown["seq"], "ahead": [*legal, "nonsense"]}
        preview = anna.good("POST", f"/api/tables/{shown['id']}/preview", body)
        tried = [try_moves(anna, shown, [*so_far, move]) for move in legal]
        assert preview["ahead"] == [*(each["tally"] for each in tried), None]
        assert preview["ahead_deeds"] == [*(each["deeds"][-1] for each in tried), None]
        assert None not in preview["ahead"][:-1]


def test_a_preview_refuses_as_the_turn_does(anna: Player) -> None:
    shown = alone(anna, "dreamhome", options={"first": 0})
    first = shown["view"]["legal"][0]
    for moves in ([first, first], ["nonsense"], [first, "nonsense"]):
        tried = try_moves(anna, shown, moves)
        assert tried["refusal"] == post_turn(anna, shown, moves=moves)[1]
        before = try_moves(anna, shown, moves[: tried["refusal"]["at"]])
        assert tried == {**before, "complete": False, "refusal": tried["refusal"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_never_shows_what_the_move_before_would_uncover(anna: Player, game: str) -> None:
    shown, moves = turn_that_shows(anna, alone(anna, game))
    refused = [try_moves(anna, shown, [*moves, more]) for more in ("nonsense", *shown["view"]["legal"][:3])]
    assert {tried["refusal"]["code"] for tried in refused} == {"too_many_moves"}
    assert all(tried == refused[0] for tried in refused)
    assert refused[0]["view"] == try_moves(anna, shown, moves)["view"]
