"""The wire format and its validation; this module has the shared parts.

`asked` has the requests, `told` the answers, `messages` those of the websocket. `/schema` and the types of
the browser client are generated from these. Times are milliseconds since 1970, seats count from 0, moves are
texts. Unknown fields are refused, so that a misspelt one is noticed.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riad.bots.level_names import Level as Level
from riad.core.options import Kind

OptionKind = Kind

SIGNS = "^[A-Za-z0-9_-]{%d,64}(?!\\n)$"
"""The pattern of an id or a key, given its least length; `$` alone allows a line feed at the end."""

Id = Annotated[str, Meta(pattern=SIGNS % 8, description="An id created by the server.")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Key = Annotated[
    str,
    Meta(pattern=SIGNS % 8, description="Idempotency key, chosen by the client for each request."),
]
SecretKey = Annotated[
    str,
    Meta(
        pattern=SIGNS % 20,
        description="Random idempotency key; for ten minutes it is as sensitive as the answer.",
    ),
]
Move = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Pace = Literal["live", "correspondence", "record", "lesson"]
Status = Literal["open", "playing", "over", "cancelled"]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """A message from a client."""


class Response(Struct, kw_only=True):
    """A message from the server."""


class Clock(Struct, forbid_unknown_fields=True, kw_only=True):
    """`main` seconds for a seat, `more` after each of its turns; in correspondence `main` for every turn."""

    main: Annotated[int, Meta(ge=5, le=60 * 86400)]
    more: Annotated[int, Meta(ge=0, le=3600)] = 0
