"""Requests as the wire allows them: wrong types, bounds and unknown fields are refused by name."""

from typing import Any

import msgspec
import pytest
from msgspec import inspect

from riad.server import wire
from riad.server.wire import requests
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


REQUESTS = [
    kind
    for kind in vars(requests).values()
    if isinstance(kind, type) and issubclass(kind, wire.Request) and kind is not wire.Request
]
FREE = {("NewTable", "options"), ("PasskeyAnswer", "credential")}
"""Objects that are checked elsewhere: by the game, and by the library for passkeys."""


def unbounded(kind: Any) -> bool:
    """Return whether a value of this type may be of any size."""
    if isinstance(kind, inspect.Metadata):
        return unbounded(kind.type)
    if isinstance(kind, inspect.UnionType):
        return any(map(unbounded, kind.types))
    if isinstance(kind, inspect.StrType):
        return kind.max_length is None and kind.pattern is None
    if isinstance(kind, inspect.IntType):
        return kind.ge is None or kind.le is None
    if isinstance(kind, inspect.ListType):
        return kind.max_length is None or unbounded(kind.item_type)
    if isinstance(kind, inspect.StructType):
        return any(unbounded(field.type) for field in kind.fields)
    return not isinstance(kind, inspect.BoolType | inspect.NoneType | inspect.LiteralType)


@pytest.mark.parametrize("kind", REQUESTS)
def test_every_part_of_a_request_has_a_bound(kind: type[wire.Request]) -> None:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    assert info.forbid_unknown_fields
    loose = {field.name for field in info.fields if unbounded(field.type)}
    assert {(kind.__name__, name) for name in loose} == {one for one in FREE if one[0] == kind.__name__}


def test_a_turn_has_moves_and_a_key() -> None:
    good = {"moves": ["1b2"], "base": 3, "key": "key-of-mine"}
    assert msgspec.convert(good, requests.Turn) == requests.Turn(moves=["1b2"], base=3, key="key-of-mine")
    changes: list[dict[str, Any]] = [{"moves": []}, {"moves": ["x"] * 41}, {"moves": "1b2"}]
    for change in (*changes, {"base": -1}, {"key": "short"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**good, **change}, requests.Turn)
    assert msgspec.convert({"moves": [], "base": 0}, requests.Try).ahead == []  # a preview may be of nothing
    for request, field in ((requests.Visit, "name"), (requests.Labelled, "label")):
        with pytest.raises(msgspec.ValidationError, match="key"):
            msgspec.convert({field: "Anna", "key": "guessable"}, request)  # its answer is a token
