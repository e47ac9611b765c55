"""Tokens for requests with an idempotency key: a repeated request is answered with the same token.

A token is not stored, so it cannot be looked up again. It is derived from the key and from a secret of the
server instead: reading the database does not reveal it, since the key is not stored.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode

from riad.server.errors import ApiError
from riad.server.store.base import Store, do

MINUTES = 10
LASTS = MINUTES * 60_000  # milliseconds for which a repeated request is answered
MAKE = "insert into secret (name, value) values ('keyed', $1) on conflict do nothing"
SECRET = "select value from secret where name = 'keyed'"  # noqa: S105  # a query
FOUND = """select s.person, s.label, s.created, p.name, p.login from session s
join person p on p.id = s.person where s.digest = $1"""


async def keyed_token(store: Store, drawn: str, *parts: str) -> str:
    """Return the token for a key and its purpose; `drawn` becomes the server's secret if it has none yet."""
    if not (rows := await store.fetch(SECRET)):
        await store.write(do(MAKE, drawn))
        rows = await store.fetch(SECRET)
    text = "\0".join(parts).encode("utf-8", "replace")
    digest = hmac.digest(bytes.fromhex(rows[0]["value"]), text, hashlib.sha256)
    return urlsafe_b64encode(digest).decode().rstrip("=")


def check_repeated(same: bool, created: int, now: int) -> None:
    """Raise ApiError if a key is reused for something else, or too late."""
    if not same or now > created + LASTS:
        raise ApiError("bad_request", "this key was already used: choose another one", field="key")
