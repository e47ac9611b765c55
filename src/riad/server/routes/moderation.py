"""Routes for deleting an account, one's own data, muting and blocking, reports, and retention periods."""

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from riad.server.errors import ApiError
from riad.server.node import Node
from riad.server.people.auth import address_of, cookie_for
from riad.server.people.sessions import DAY, LASTS, Identity, Person, digest_of
from riad.server.privacy.personal_data import belongings
from riad.server.routes.people import Asking, end_connections, end_old, entered
from riad.server.routes.tables import TableId
from riad.server.wire.account_responses import Blocked, Me, Periods
from riad.server.wire.requests import Block, Leave, Report, Reset

PersonId = Annotated[str, Parameter(max_length=64)]
DONE = {204: ResponseSpec(None, generate_examples=False, description="done")}


@get("/api/privacy", summary="Retention periods")
async def periods(node: Node) -> Periods:
    """Return the retention periods of this server."""
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


@get("/api/me/data", summary="Export your data", media_type="application/json")
async def data(node: Node, person: Person) -> Stream:
    """Send everything stored about me as one JSON document."""
    await node.limits.count("data", person.id)
    headers = {"content-disposition": 'attachment; filename="riad.json"', "cache-control": "no-store"}

    async def pieces() -> AsyncIterator[bytes]:
        async for piece in belongings(node.store, person):
            yield piece.encode()

    return Stream(pieces(), media_type="application/json", headers=headers)


@post("/api/me/leave", summary="Delete your account and data", status_code=204, responses=DONE)
async def leave(
    request: Asking, data: Leave, node: Node, sign: Identity | None, person: Person
) -> Response[None]:
    """Delete me; an account needs its password. Matches stay, without my name; those in play are resigned."""
    if sign is not None and sign.kind == "token":
        raise ApiError("not_allowed", "a program can't delete its account: do it in a browser")
    await node.limits.count("password", person.id)
    await node.people.check_password(person, data.password)
    ended = await node.people.sessions(person)
    await node.people.delete(person)
    await end_connections(node, *(session.id for session in ended))
    node.hub.spawn(node.leave(person.id))
    return Response(None, status_code=204, headers={"set-cookie": cookie_for(request.scope, "")})


@post("/api/reset", summary="Choose a new password by a link", status_code=200)
async def reset(request: Asking, data: Reset, node: Node, sign: Identity | None) -> Response[Me]:
    """Set a password by a link from the operator, which works once. All sessions end."""
    await node.limits.count("reset", address_of(request.scope))
    person, token, ended = await node.people.reset_password(digest_of(data.token), data.password)
    await end_connections(node, *(session.id for session in ended))
    await end_old(node, sign)
    return entered(request, person, token)


@get("/api/blocked", summary="List muted and blocked people")
async def blocked(node: Node, person: Person) -> list[Blocked]:
    """List the people I muted or blocked, the newest first."""
    return [*await node.order.blocked(person)]


@put("/api/blocked/{other:str}", summary="Mute or block someone", status_code=204)
async def block(other: PersonId, data: Block, node: Node, person: Person) -> None:
    """Mute someone to hide their messages; block someone to keep them off my tables as well."""
    await node.limits.count("block", person.id)
    await node.order.block(person, other, data.kind)


@delete("/api/blocked/{other:str}", summary="Unmute or unblock someone", status_code=204)
async def unblock(other: PersonId, node: Node, person: Person) -> None:
    """Remove someone from the list; repeating this is harmless."""
    await node.order.unblock(person, other)


@post("/api/tables/{table:str}/report", summary="Report a chat message", status_code=204, responses=DONE)
async def report(table: TableId, data: Report, node: Node, person: Person) -> None:
    """Send a copy of the message to the operator of this server."""
    await node.limits.count("report", person.id)
    await node.order.report(person, table, data)


HANDLERS = [periods, data, leave, reset, blocked, block, unblock, report]
