"""Requests as the wire allows them: wrong types, bounds and unknown fields are refused by name."""

from typing import Any

import pytest

from tests.kit.server.node_processes import Player

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "gentle"}
TWO: dict[str, Any] = {"game": "azul", "seats": [ME, OPEN]}


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"game": 5}, "bad_request", "game"),
        ({"game": ""}, "bad_request", "game"),
        ({"game": "chess"}, "bad_option", "game"),
        ({"game": "../azul"}, "bad_option", "game"),
        ({"game": None}, "bad_request", "game"),
        ({"seats": []}, "bad_request", "seats"),
        ({"seats": [ME] * 9}, "bad_request", "seats"),
        ({"seats": [ME]}, "bad_option", "seats"),
        ({"seats": [ME] * 5}, "bad_option", "seats"),
        ({"seats": [OPEN, BOT]}, "bad_option", "seats"),
        ({"seats": [ME, {"kind": "cat"}]}, "bad_request", "seats[1].kind"),
        ({"seats": [ME, {}]}, "bad_request", "seats[1].kind"),
        ({"seats": [ME, {"kind": "me", "nmae": "x"}]}, "bad_request", "seats[1].nmae"),
        ({"seats": [ME, {"kind": "guest"}]}, "bad_option", "name"),
        ({"seats": [ME, {"kind": "guest", "name": ""}]}, "bad_request", "seats[1].name"),
        ({"seats": [ME, {"kind": "guest", "name": "\u200b"}]}, "bad_name", None),
        ({"seats": [ME, {"kind": "bot", "level": "easy"}]}, "bad_request", "seats[1].level"),
        ({"options": []}, "bad_request", "options"),
        ({"options": {"colour": 1}}, "bad_option", "colour"),
        ({"options": {"seed": 1}}, "bad_option", "seed"),
        ({"options": {"wall": "pink"}}, "bad_option", "wall"),
        ({"options": {"wall": ["grey"]}}, "bad_option", "wall"),
        ({"options": {"wall": None}}, "bad_option", "wall"),
        ({"options": {"first": 2}}, "bad_option", "first"),
        ({"options": {"first": {}}}, "bad_option", "first"),
        ({"listed": "yes"}, "bad_request", "listed"),
        ({"pace": "record"}, "bad_request", "pace"),
        ({"clock": 5}, "bad_request", "clock"),
        ({"clock": {}}, "bad_request", "clock.main"),
        ({"clock": {"main": 4}}, "bad_request", "clock.main"),
        ({"clock": {"main": 60 * 86_400 + 1}}, "bad_request", "clock.main"),
        ({"clock": {"main": 5, "more": -1}}, "bad_request", "clock.more"),
        ({"clock": {"main": 5, "extra": 1}}, "bad_request", "clock.extra"),
        ({"takeover": "me"}, "bad_request", "takeover"),
        ({"gme": "azul"}, "bad_request", "gme"),
    ],
)
def test_wrong_wishes_are_refused(anna: Player, change: dict[str, Any], code: str, field: str | None) -> None:
    status, error = anna.bad("POST", "/api/tables", {**TWO, **change})
    assert (status, error["code"], error["field"]) == (400, code, field)
    assert anna.good("GET", "/api/mine")["tables"] == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"null", b"[]", b'"azul"', b"{}", b"1e999"])
def test_a_body_that_is_no_wish_is_refused(anna: Player, body: bytes) -> None:
    status, error = anna.bad(
        "POST", "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert (status, error["code"]) == (400, "bad_request")
    assert error["message"] != "'data'"
    assert error["field"] in (None, "game")
