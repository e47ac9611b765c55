"""A session is known by a token, of which only the hash is stored."""

import hashlib

from riad.server.people.sessions import DAY, LASTS, PREFIX, digest_of, new_session


def test_a_token_is_stored_as_its_hash() -> None:
    token, statement = new_session("ada", "cookie", "browser", 1000)
    assert statement.values[0] == digest_of(token) == hashlib.sha256(token.encode()).hexdigest()
    assert token not in repr(statement)
    assert statement.values[-2:] == (1000, 1000 + LASTS)
    assert LASTS == 400 * DAY


def test_no_two_tokens_are_equal_unless_they_are_made_of_one_secret() -> None:
    assert new_session("ada", "cookie", "browser", 1)[0] != new_session("ada", "cookie", "browser", 1)[0]
    one, other = (new_session("ada", "token", "bot", 1, "secret") for _ in range(2))
    assert one[0] == other[0] == f"{PREFIX}secret"
    assert one[1].values[1] != other[1].values[1]  # the id of the session


def test_what_is_no_text_has_a_hash_too() -> None:
    assert digest_of("\ud800") == hashlib.sha256(b"?").hexdigest()
