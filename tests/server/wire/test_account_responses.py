"""Answers about people show what the person may see, and no more."""

import msgspec
import pytest

from riad.server.wire import Response, account_responses

STRUCTS = [
    value
    for value in vars(account_responses).values()
    if isinstance(value, type) and issubclass(value, Response) and value is not Response
]
SECRETS = {"password", "digest", "secret", "salt", "banned", "seen"}


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_none_has_a_field_for_a_secret(struct: type[Response]) -> None:
    assert not {field.encode_name for field in msgspec.structs.fields(struct)} & SECRETS


def test_a_token_is_in_the_answer_that_makes_it_and_in_no_other() -> None:
    named = {struct for struct in STRUCTS if "token" in struct.__struct_fields__}
    assert named == {account_responses.NewToken}


def test_a_visitor_has_no_login() -> None:
    assert msgspec.to_builtins(account_responses.Me(id="a", name="Ada")) == {
        "id": "a",
        "name": "Ada",
        "login": None,
    }
