"""Refusals: one format, and a status for every code that the sources name."""

import ast
import re
from http import HTTPStatus
from pathlib import Path

import pytest

import riad
from riad.core.errors import IllegalMove
from riad.match.turn_attempt import RefusedMove, attempt_turn
from riad.server.app import CODES, on_trouble, on_unavailable
from riad.server.errors import INTERNAL, STATUS, AccountError, ApiError, of_refused_move
from riad.server.store.base import Unavailable

RAISED = {ApiError.__name__, AccountError.__name__, "RefusedMove", "failure", "_wrong"}
"""Calls whose first argument is a code."""


def codes_of_the_sources() -> set[str]:
    """Return every code that a call in the sources of the server and of turns begins with."""
    codes: set[str] = set()
    folder = Path(riad.__file__).parent
    for path in (*(folder / "server").rglob("*.py"), *(folder / "match").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            first = call.args[0]
            if name in RAISED and isinstance(first, ast.Constant):
                codes.add(str(first.value))
    return codes


def test_every_code_of_the_sources_has_a_status_and_none_is_left_over() -> None:
    assert codes_of_the_sources() | {*CODES.values()} == set(STATUS)


def test_a_status_is_one_of_a_refusal() -> None:
    for code, status in STATUS.items():
        assert re.fullmatch("[a-z]+(_[a-z]+)*", code)
        assert 400 <= HTTPStatus(status) < 600
    assert {code for code, status in STATUS.items() if status >= 500} == {
        *("internal", "preparing", "unavailable")
    }
    assert all(STATUS[code] == status for status, code in CODES.items())


def test_a_trouble_carries_its_status_and_its_fields() -> None:
    trouble = ApiError("illegal_move", "that row is full", rule="AZ-17", at=2)
    assert (trouble.code, trouble.status, str(trouble)) == ("illegal_move", 409, "that row is full")
    answer = on_trouble(None, trouble)  # type: ignore[arg-type]
    assert answer.status_code == 409
    error = answer.content.error
    assert (error.code, error.message, error.rule, error.at) == (
        "illegal_move",
        "that row is full",
        "AZ-17",
        2,
    )
    assert (error.field, error.table, error.reason) == (None, None, None)


def test_a_wait_is_in_a_header_alone() -> None:
    for answer in (
        on_trouble(None, ApiError("preparing", "soon", wait=2)),  # type: ignore[arg-type]
        on_unavailable(None, Unavailable("no route to 10.0.0.7")),  # type: ignore[arg-type]
    ):
        assert answer.status_code == 503
        assert answer.headers["retry-after"] in ("1", "2")
        assert "10.0.0.7" not in answer.content.error.message


def refused_turn(seat: int, moves: list[str]) -> tuple[RefusedMove, ApiError]:
    """Return how a turn is refused in a match that seat 0 begins."""
    with pytest.raises(RefusedMove) as caught:
        attempt_turn(riad.new("azul", seats=2, seed=5, first=0), seat, moves)
    return caught.value, of_refused_move(caught.value)


def test_a_refused_move_is_a_refused_turn_with_its_place() -> None:
    first, second = riad.new("azul", seats=2, seed=5, first=0).legal[:2]
    for seat, moves, code, at in (
        (0, ["?"], "unknown_move", 0),
        (0, [first, second], "too_many_moves", 1),
        (1, [first], "not_your_turn", 0),
    ):
        error, trouble = refused_turn(seat, moves)
        assert (trouble.code, trouble.status, trouble.more) == (code, STATUS[code], {"at": at})
        assert trouble.message == str(error.reason)


def test_an_illegal_move_comes_with_its_rule_and_its_reason() -> None:
    match = riad.new("azul", seats=2, seed=5, first=0)
    legal = {*match.legal}
    move = next(text for text in map(match.text, range(match.game.ACTIONS)) if text not in legal)
    error, trouble = refused_turn(0, [move])
    assert isinstance(error.reason, IllegalMove)
    assert (trouble.code, trouble.status) == ("illegal_move", 409)
    assert trouble.more == {"rule": error.reason.rule, "reason": error.reason.reason, "at": 0}
    assert trouble.more["rule"].startswith("AZ-")


def test_a_code_that_does_not_exist_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        ApiError("no_such_code", "")


def test_a_fault_of_ours_says_what_is_safe() -> None:
    assert "only confirmed changes were saved" in INTERNAL
