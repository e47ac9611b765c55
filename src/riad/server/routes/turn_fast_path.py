"""The fast path of a turn, the most frequent request, past the framework, which dominated its cost.

Only plainly well-formed requests take it. Anything else at the same address continues to the framework with
what was already read, so that everything malformed is refused in one place.
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from riad.server.live.sockets import Receive, Send
from riad.server.node import Node
from riad.server.people.auth import person_of
from riad.server.wire.requests import Turn
from riad.server.wire.responses import TurnTaken

ADDRESS = re.compile(r"/api/tables/([\w-]+)/turn", re.ASCII)
TEMPLATE = "/api/tables/{table}/turn"
MOST_BODY = 8192  # larger than any turn
decoder = msgspec.json.Decoder(Turn)
encoder = msgspec.json.Encoder()


def table_of(scope: Mapping[str, Any]) -> str | None:
    """Return the table that a turn is sent to; None for any other request."""
    if scope["method"] != "POST":
        return None
    match = ADDRESS.fullmatch(scope["path"])
    return None if match is None else match[1]


async def turn_of(headers: Mapping[str, str], receive: Receive) -> tuple[Turn | None, Receive]:
    """Return the turn in a request; or None, and a way for the framework to read all of it."""
    length = headers.get("content-length", "")
    if headers.get("content-type") != "application/json" or not length.isdecimal() or int(length) > MOST_BODY:
        return None, receive
    read, more = [], True
    while more:
        read.append(await receive())
        more = read[-1].get("more_body", False)
    try:
        return decoder.decode(b"".join(message.get("body", b"") for message in read)), receive
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None, once_more(read, receive)


def once_more(read: list[dict[str, Any]], receive: Receive) -> Receive:
    """Replay the messages already read, then receive the following ones."""
    left = iter(read)

    async def again() -> dict[str, Any]:
        return next(left, None) or await receive()

    return again


async def play(
    node: Node, scope: Mapping[str, Any], headers: Mapping[str, str], name: str, turn: Turn
) -> TurnTaken:
    """Do the same as the framework's route, for a known person within the limits."""
    person = await person_of(scope, headers, node.people)
    await node.limits.count("turn", person.id)
    return await node.playing.turn(person, name, turn)


async def answer(taken: TurnTaken, send: Send) -> None:
    """Send the acknowledgement."""
    body = encoder.encode(taken)
    length = str(len(body)).encode()
    fields = [(b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": 200, "headers": fields})
    await send({"type": "http.response.body", "body": body})
