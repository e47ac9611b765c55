"""Refusals of the server, in one format: a code for programs, a sentence for people, and further fields."""

from collections.abc import Mapping
from typing import Any

from riad.core.errors import IllegalMove, RiadError, UnknownNotation
from riad.match.turn_attempt import RefusedMove

STATUS: Mapping[str, int] = {
    "bad_request": 400,  # not JSON, a wrong type, an unknown field
    "bad_option": 400,
    "bad_file": 400,
    "unknown_move": 400,  # not a move of the game
    "bad_name": 400,
    "bad_label": 400,
    "bad_login": 400,
    "weak_password": 400,
    "not_signed_in": 401,
    "wrong_password": 403,
    "passkey_refused": 403,
    "proof_needed": 403,  # log in again, then retry
    "banned": 403,
    "blocked": 403,
    "link_used": 403,
    "foreign_origin": 403,
    "not_allowed": 403,
    "not_found": 404,
    "no_such_session": 404,
    "no_such_passkey": 404,
    "no_such_person": 404,
    "method_not_allowed": 405,
    "stale": 409,  # outdated; the current state comes with it
    "not_your_turn": 409,
    "illegal_move": 409,  # the rule comes with it
    "incomplete_turn": 409,
    "too_many_moves": 409,
    "not_now": 409,  # wrong state of the table
    "taken": 409,  # a seat
    "name_taken": 409,
    "has_account": 409,
    "try_again": 409,
    "rules_changed": 409,
    "too_large": 413,
    "wrong_type": 415,
    "too_many_requests": 429,
    "internal": 500,
    "preparing": 503,  # the game's rules are being compiled: retry
    "unavailable": 503,  # the database is not responding: retry
}


INTERNAL = "internal error: only confirmed changes were saved"
"""The message for a fault of ours, whose details are in the server's log alone."""


class AccountError(RiadError):
    """A request of a person about their account that is not allowed; `code` is for programs."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class ApiError(Exception):
    """A refused request, which changes nothing. `more` are further fields of the answer."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.status = STATUS[code]
        self.message = message
        self.more = more


def of_refused_move(error: RefusedMove) -> ApiError:
    """Return the refusal of a turn, with the place of the move that cannot be made."""
    reason, at = error.reason, error.at
    if isinstance(reason, IllegalMove):
        return ApiError("illegal_move", str(reason), rule=reason.rule, reason=reason.reason, at=at)
    if isinstance(reason, UnknownNotation):
        return ApiError("unknown_move", str(reason), at=at)
    if at > 0:
        return ApiError("too_many_moves", str(reason), at=at)
    return ApiError("not_your_turn", str(reason), at=at)
