"""The shared parts of the wire format: ids, keys, names, numbers and clocks, with their bounds."""

from typing import Any

import msgspec
import pytest

from riad.server.ids import new_id
from riad.server.wire import Clock, Id, Key, Move, Name, Number, Request, Response, SecretKey

GOOD: list[tuple[Any, list[Any]]] = [
    (Id, ["a" * 8, "A-z_0-9-", "x" * 64]),
    (Key, ["a" * 8, "key-of-mine", "x" * 64]),
    (SecretKey, ["a" * 20, "x" * 64]),
    (Name, ["A", "Anna Þóra", "é" * 80]),
    (Move, ["1", "x" * 64]),
    (Number, [0, 1, 2**53]),
]
BAD: list[tuple[Any, list[Any]]] = [
    (
        Id,
        ["", "a" * 7, "x" * 65, "abcdefg ", "abc/defg", "../abcde", "abcdefgé", "abcdefgh\n", 12345678, None],
    ),
    (Key, ["", "a" * 7, "x" * 65, "abcd efgh", "abcdefgh\n"]),
    (SecretKey, ["a" * 19, "x" * 65, "x" * 19 + "."]),
    (Name, ["", "x" * 81, 5, None]),
    (Move, ["", "x" * 65]),
    (Number, [-1, 2**53 + 1, 0.5, "1", True, None]),
]


@pytest.mark.parametrize(("kind", "values"), GOOD)
def test_what_is_within_bounds_is_taken_as_it_is(kind: Any, values: list[Any]) -> None:
    for value in values:
        assert msgspec.convert(value, kind) == value


@pytest.mark.parametrize(("kind", "values"), BAD)
def test_what_is_not_is_refused(kind: Any, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(value, kind)


def test_the_ids_that_the_server_draws_are_ids() -> None:
    drawn = {new_id() for _ in range(500)}
    assert len(drawn) == 500
    assert all(msgspec.convert(each, Id) == each for each in drawn)


@pytest.mark.parametrize("clock", [{"main": 5}, {"main": 60 * 86_400, "more": 3600}, {"main": 60, "more": 0}])
def test_a_clock_has_its_bounds(clock: dict[str, int]) -> None:
    converted = msgspec.convert(clock, Clock)
    assert msgspec.to_builtins(converted) == {"more": 0, **clock}
    for change in (
        {"main": 4},
        {"main": 60 * 86_400 + 1},
        {"more": -1},
        {"more": 3601},
        {"main": None},
        {"x": 1},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**clock, **change}, Clock)


class AskedExample(Request):
    """A request with one field that may be left out."""

    field: int = 0


class ToldExample(Response):
    """An answer with one field that has a default."""

    field: int = 0


def test_a_request_is_strict_and_an_answer_is_whole() -> None:
    assert msgspec.json.decode(b"{}", type=AskedExample) == AskedExample()
    with pytest.raises(msgspec.ValidationError, match="unknown field `feild`"):
        msgspec.json.decode(b'{"feild": 1}', type=AskedExample)
    assert msgspec.json.encode(ToldExample()) == b'{"field":0}'  # a default is sent too
    # A client that is older than the server reads what it knows.
    assert msgspec.json.decode(b'{"field": 2, "newer": 1}', type=ToldExample) == ToldExample(field=2)
