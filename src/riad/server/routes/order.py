"""Leaving, one's own data, muting and blocking, reports, and for how long what is kept."""

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from riad.server.belongings import belongings
from riad.server.guard import address_of, cookie_for
from riad.server.node import Node
from riad.server.people import DAY, LASTS, Person, Sign, digest_of
from riad.server.routes.people import Asking, end_connections, end_old, entered
from riad.server.routes.tables import TableId
from riad.server.trouble import Trouble
from riad.server.wire.asked import Block, Leave, Report, Reset
from riad.server.wire.told import Blocked, Me, Periods

PersonId = Annotated[str, Parameter(max_length=64)]
DONE = {204: ResponseSpec(None, generate_examples=False, description="done")}


@get("/api/privacy", summary="For how long is what kept?")
async def periods(node: Node) -> Periods:
    """As this server is set."""
    keep = node.settings
    return Periods(
        visitors=keep.keep_visitors,
        tables=keep.keep_tables,
        chat=keep.keep_chat,
        reports=keep.keep_reports,
        addresses=keep.keep_addresses,
        sessions=LASTS // DAY,
        contact=keep.contact,
    )


@get("/api/me/data", summary="All that is kept of me", media_type="application/json")
async def data(node: Node, person: Person) -> Stream:
    """As one JSON document."""
    await node.limits.count("data", person.id)
    headers = {"content-disposition": 'attachment; filename="riad.json"', "cache-control": "no-store"}

    async def pieces() -> AsyncIterator[bytes]:
        async for piece in belongings(node.store, person):
            yield piece.encode()

    return Stream(pieces(), media_type="application/json", headers=headers)


@post("/api/me/leave", summary="Delete me", status_code=204, responses=DONE)
async def leave(
    request: Asking, data: Leave, node: Node, sign: Sign | None, person: Person
) -> Response[None]:
    """An account asks for its password. Matches stay, without my name; those in play are resigned."""
    if sign is not None and sign.kind == "token":
        raise Trouble("not_allowed", "a program can't delete its account: do it in a browser")
    await node.limits.count("password", person.id)
    await node.people.check_password(person, data.password)
    ended = await node.people.sessions(person)
    await node.people.delete(person)
    await end_connections(node, *(session.id for session in ended))
    node.hub.soon(node.leave(person.id))
    return Response(None, status_code=204, headers={"set-cookie": cookie_for(request.scope, "")})


@post("/api/reset", summary="Choose a new password by a link", status_code=200)
async def reset(request: Asking, data: Reset, node: Node, sign: Sign | None) -> Response[Me]:
    """The operator made the link. It works once, and all sessions end."""
    await node.limits.count("reset", address_of(request.scope))
    person, token, ended = await node.people.reset_password(digest_of(data.token), data.password)
    await end_connections(node, *(session.id for session in ended))
    await end_old(node, sign)
    return entered(request, person, token)


@get("/api/blocked", summary="Whom have I muted or blocked?")
async def blocked(node: Node, person: Person) -> list[Blocked]:
    """The newest first."""
    return [*await node.order.blocked(person)]


@put("/api/blocked/{other:str}", summary="Mute or block somebody", status_code=204)
async def block(other: PersonId, data: Block, node: Node, person: Person) -> None:
    """Muted: what they say is not shown to me. Blocked: nor can they sit down at a table of mine."""
    await node.limits.count("block", person.id)
    await node.order.block(person, other, data.kind)


@delete("/api/blocked/{other:str}", summary="Unmute or unblock somebody", status_code=204)
async def unblock(other: PersonId, node: Node, person: Person) -> None:
    """As often as one likes."""
    await node.order.unblock(person, other)


@post("/api/tables/{table:str}/report", summary="Report a line of chat", status_code=204, responses=DONE)
async def report(table: TableId, data: Report, node: Node, person: Person) -> None:
    """The operator of this server will see a copy of it."""
    await node.limits.count("report", person.id)
    await node.order.report(person, table, data)


HANDLERS = [periods, data, leave, reset, blocked, block, unblock, report]
