"""Answers: nothing secret has a field, and the words of a field are those that the server uses."""

from typing import Any, get_args

import msgspec
import pytest

from riad.bots.level_names import LEVELS
from riad.core.options import Kind
from riad.server.preparation import Stage
from riad.server.table.table import ACTIONS, Seat
from riad.server.wire import Response, account_responses, responses
from riad.server.wire.responses import Failure, GamePrepared, Happening, OptionShown, OutcomeShown, TableShown

ANSWERS = [
    kind
    for kind in {**vars(responses), **vars(account_responses)}.values()
    if isinstance(kind, type) and issubclass(kind, Response) and kind is not Response
]
SECRET = {"password", "token", "digest", "secret", "salt", "seed", "public_key", "endpoint", "auth", "lease"}
TOLD_ON_PURPOSE = {("NewToken", "token"), *(("TableShown", name) for name in ("digest", "seed", "salt"))}


def words(kind: Any, field: str) -> set[Any]:
    """Return the words that a field of an answer may have."""
    (literal,) = [each.type for each in msgspec.structs.fields(kind) if each.name == field]
    return {*get_args(literal)}


def test_there_are_answers() -> None:
    assert len(ANSWERS) > 25
    assert TableShown in ANSWERS


def test_nothing_secret_has_a_field() -> None:
    fields = {(kind.__name__, field.name) for kind in ANSWERS for field in msgspec.structs.fields(kind)}
    assert {one for one in fields if one[1] in SECRET} == TOLD_ON_PURPOSE


@pytest.mark.parametrize("kind", ANSWERS)
def test_an_answer_is_sent_whole_and_says_what_it_is_for(kind: Any) -> None:
    config = kind.__struct_config__
    assert not config.omit_defaults  # a client need not know any default
    assert not config.forbid_unknown_fields  # an older client reads a newer answer
    assert kind.__doc__


def test_the_kinds_of_actions_are_those_of_a_table() -> None:
    assert words(Happening, "kind") == {*ACTIONS}


def test_the_stages_of_a_game_are_those_of_its_preparation() -> None:
    assert words(GamePrepared, "stage") == {*get_args(Stage)}


def test_the_kinds_of_options_are_those_of_the_games() -> None:
    assert words(OptionShown, "kind") == {*get_args(Kind)}


def test_a_match_ends_by_the_rules_or_by_a_person() -> None:
    assert words(OutcomeShown, "why") == {"rules", "resigned", "time", "abandoned"}


@pytest.mark.parametrize(
    ("seat", "sent"),
    [
        (Seat(), {"kind": "open", "name": None, "person": None, "level": None}),
        (
            Seat("person", "anna", "Anna"),
            {"kind": "person", "name": "Anna", "person": "anna", "level": None},
        ),
        (Seat("open", "anna", "Anna"), {"kind": "open", "name": "Anna", "person": "anna", "level": None}),
        (
            Seat("bot", None, "Anna", LEVELS[0]),
            {"kind": "bot", "name": "Anna", "person": None, "level": LEVELS[0]},
        ),
    ],
)
def test_a_seat_is_sent_as_it_is(seat: Seat, sent: dict[str, Any]) -> None:
    assert msgspec.to_builtins(seat.shown) == sent


def test_every_error_has_one_form() -> None:
    text = b'{"error":{"code":"stale","message":"moved on"}}'
    failure = msgspec.json.decode(text, type=Failure)
    assert [field.name for field in msgspec.structs.fields(Failure)] == ["error"]
    assert msgspec.to_builtins(failure) == {
        "error": {
            "code": "stale",
            "message": "moved on",
            **dict.fromkeys(("rule", "reason", "at", "field", "table")),
        }
    }
