"""Routes of a table in play: turns, previews, the log, positions, chat, and the stream for programs."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter
from litestar.response import Stream

from riad.server.errors import ApiError
from riad.server.node import Node
from riad.server.people.auth import address_of
from riad.server.people.quotas import FOLDED, LOOKED_AT, TooManyConnections
from riad.server.people.sessions import Identity, Person
from riad.server.routes.people import Asking
from riad.server.routes.tables import MINE, TableId, admit, for_viewer, person_id, table_for
from riad.server.table.table import Table
from riad.server.table.view import position_of, view
from riad.server.wire.requests import Say, Try, Turn
from riad.server.wire.responses import (
    ChatLine,
    ChatLines,
    Log,
    MyTurn,
    Position,
    Preview,
    TableShown,
    TurnTaken,
)

After = Annotated[int, Parameter(ge=0, le=2**53)]
KEEP_ALIVE = 15.0
MOST_WAITING = 256
UNPLAYABLE = ("rules_changed", "internal")
"""Codes of tables at which nobody can act any more."""


@post("/api/tables/{table:str}/turn", summary="Play a turn", status_code=200)
async def turn(table: TableId, data: Turn, node: Node, person: Person) -> TurnTaken:
    """Play a whole turn: all its moves, until another seat acts or something hidden shows."""
    await node.limits.count("turn", person.id)
    return await node.playing.turn(person, table, data)


@post("/api/tables/{table:str}/preview", summary="Preview a turn", status_code=200)
async def preview(request: Asking, table: TableId, data: Try, node: Node, person: Person) -> Preview:
    """Preview a turn without saving anything."""
    await node.limits.count("preview", person.id)
    admit(request, node, table)
    return await node.playing.preview(person, table, data)


@post("/api/tables/{table:str}/resign", summary="Resign", status_code=200)
async def resign(
    request: Asking, table: TableId, node: Node, person: Person, sign: Identity | None
) -> TableShown:
    """Resign. A bot takes over where the table agreed to that."""
    admit(request, node, table)
    return for_viewer(await node.playing.resign(person, table), sign)


@post("/api/tables/{table:str}/claim", summary="Claim a timeout", status_code=200)
async def claim(
    request: Asking, table: TableId, node: Node, person: Person, sign: Identity | None
) -> TableShown:
    """Claim a timeout when the clock of the seat to act has run out."""
    admit(request, node, table)
    return for_viewer(await node.playing.claim(person, table), sign)


@post("/api/tables/{table:str}/abandon", summary="Ask to stop without a result", status_code=200)
async def abandon(
    request: Asking, table: TableId, node: Node, person: Person, sign: Identity | None
) -> TableShown:
    """Ask to stop; the match ends once everyone at the table has asked."""
    admit(request, node, table)
    return for_viewer(await node.playing.abandon(person, table), sign)


@get("/api/tables/{table:str}/log", summary="The table's log")
async def log(request: Asking, table: TableId, node: Node, after: After = 0) -> Response[Log]:
    """Return the log after a number."""
    address = address_of(request.scope)
    await node.limits.count("read", address)
    _, entries = await node.hub.read(table, after, address)
    text = b'{"seq":%d,"happened":[%b]}' % (after + len(entries), b",".join(entries))
    node.reading.spend(address, LOOKED_AT + len(text))
    return Response(text, media_type="application/json")  # type: ignore[arg-type]  # already encoded


@get("/api/tables/{table:str}/positions/{number:int}", summary="An earlier position")
async def position(
    request: Asking, table: TableId, number: int, node: Node, sign: Identity | None
) -> Position:
    """Return the position after a number of moves, as this viewer saw it then."""
    await node.limits.count("read", address_of(request.scope))
    current = await table_for(request, node, table)
    if current.match is None or not 0 <= number <= len(current.match.moves):
        raise ApiError("not_found", "there is no such position")
    return position_of(current.match.at(number), current.viewer(person_id(sign)))


@post("/api/tables/{table:str}/chat", summary="Send a chat message", status_code=201)
async def say(request: Asking, table: TableId, data: Say, node: Node, person: Person) -> ChatLine:
    """Send a message to my room: the players' or the spectators'."""
    await node.limits.count("chat", person.id)
    admit(request, node, table)
    return await node.chat.say(person, table, data.text, data.key)


@get("/api/tables/{table:str}/chat", summary="Read the chat")
async def chat(
    request: Asking, table: TableId, node: Node, sign: Identity | None, after: After = 0
) -> ChatLines:
    """Return the messages in my room."""
    admit(request, node, table)
    return ChatLines(lines=[*await node.chat.lines(None if sign is None else sign.person, table, after)])


class Listener:
    """A program that reads the stream of its turns."""

    def __init__(self, sign: Identity) -> None:
        self.person: str | None = sign.person.id
        self.session: str | None = sign.session
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.told_of: dict[str, int] = {}

    def told(self, table: Table) -> None:
        """Put a line into the queue if it is this person's turn."""
        mine = table.seats_of(self.person)
        if table.turn is None or table.turn not in mine or self.told_of.get(table.facts.id, -1) >= table.seq:
            return
        self.told_of[table.facts.id] = table.seq
        seen = view(table, tuple(mine))
        self.push(
            msgspec.json.encode(
                MyTurn(table=table.facts.id, seq=table.seq, seat=table.turn, view=seen)
            ).decode()
        )

    def push(self, text: str) -> None:
        """Queue a line for the program; drop a program that does not read."""
        try:
            self.queue.put_nowait(text.encode() + b"\n")
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """End the stream."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


async def lines(node: Node, listener: Listener, address: str) -> AsyncIterator[bytes]:
    """Yield the lines of a stream, with an empty one at intervals to keep it open."""
    try:
        node.crowd.enter(address, listener.person)
    except TooManyConnections:
        return  # another connection came first
    node.hub.join(listener)
    try:
        await tell_of_waiting(node, listener, address)
        yield b"\n"
        while not node.stopping:
            try:
                line = await asyncio.wait_for(listener.queue.get(), KEEP_ALIVE)
            except TimeoutError:
                line = b"\n"
            if line is None:
                return
            yield line
    finally:
        node.hub.leave(listener, [])
        node.crowd.leave(address, listener.person)


async def tell_of_waiting(node: Node, listener: Listener, address: str) -> None:
    """Tell a program of the turns that wait for it; a table that does not replay keeps none from it."""
    for row in await node.store.fetch(MINE, listener.person):
        if row["status"] == "playing":
            if node.tables.kept(row["id"]) is None:
                node.reading.spend(address, FOLDED)  # the next stream waits for it
            try:
                listener.told(await node.tables.get(row["id"]))
            except ApiError as error:
                if error.code not in UNPLAYABLE:
                    raise


@get("/api/stream", summary="Stream your turns (for programs)", media_type="application/x-ndjson")
async def stream(request: Asking, node: Node, sign: Identity | None) -> Stream:
    """Stream a JSON object per line for each turn of mine, waiting ones first; see also `turn`."""
    if sign is None:
        raise ApiError("not_signed_in", "send a token: Authorization: Bearer ...")
    address = address_of(request.scope)
    node.reading.admit(address)
    try:
        node.crowd.check(address, sign.person.id)
    except TooManyConnections as error:
        raise ApiError("too_many_requests", f"{error}: close another one first", wait=60) from None
    return Stream(lines(node, Listener(sign), address), media_type="application/x-ndjson")


HANDLERS = [turn, preview, resign, claim, abandon, log, position, say, chat, stream]
