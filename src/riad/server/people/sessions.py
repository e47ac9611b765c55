"""People and their sessions, as values and as rows.

A session is identified by a random token, of which only the SHA-256 is stored: reading the database lets no
one in.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Literal

from riad.server.ids import new_id
from riad.server.store.base import Row, Statement, do

DAY = 24 * 60 * 60 * 1000
LASTS = 400 * DAY
PREFIX = "riad_"
"""Prefix of programs' tokens, by which a leaked one is recognised."""
ID = re.compile(r"[A-Za-z0-9_-]{1,2000}")
"""Ids of ours and of passkeys; other texts from outside need not reach the database."""

Kind = Literal["cookie", "token"]


@dataclass(frozen=True, slots=True)
class Person:
    """A person; without a username, a visitor."""

    id: str
    name: str
    login: str | None


@dataclass(frozen=True, slots=True)
class Identity:
    """The person and the session that a token belongs to."""

    person: Person
    session: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Session:
    """A session as its person sees it in a list."""

    id: str
    kind: Kind
    label: str
    created: int
    expires: int


def digest_of(token: str) -> str:
    """Return the stored hash of a token. Tokens are fully random, so one plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


NEW_SESSION = """insert into session (digest, id, person, kind, label, created, expires)
select $1, $2, id, $4, $5, cast($6 as bigint), cast($7 as bigint) from person
where id = $3 and left_at is null and (banned is null or banned <= $6)"""


def new_session(
    person: str, kind: Kind, label: str, now: int, secret: str | None = None
) -> tuple[str, Statement]:
    """Return a token and the statement that makes it valid, to be part of a larger write.

    The write is rolled back for a person who is banned or has left.
    """
    token = (PREFIX if kind == "token" else "") + (secret or secrets.token_urlsafe(32))
    values = (digest_of(token), new_id(), person, kind, label, now, now + LASTS)
    return token, do(NEW_SESSION, *values, rows=1)


def person_of(row: Row) -> Person:
    """Return the person in a row with the columns id, name and login."""
    return Person(row["id"], row["name"], row["login"])


def end_all(person: Person) -> Statement:
    """Return the statement that ends every session of a person."""
    return do("delete from session where person = $1", person.id)
