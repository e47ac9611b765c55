"""Routes for tables: lists, seats, rematches, imports and exports."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter

from riad.core.contract import MOST_SEATS
from riad.server.errors import ApiError
from riad.server.node import Node
from riad.server.now import now
from riad.server.people.auth import address_of
from riad.server.people.quotas import FOLDED, LOOKED_AT
from riad.server.people.sessions import Identity, Person
from riad.server.store.base import Row
from riad.server.table.table import Table
from riad.server.table.view import view_for
from riad.server.wire import Clock
from riad.server.wire.requests import NewTable, SavedMatch, SitDown
from riad.server.wire.responses import Lobby, MyTables, SeatShown, TableLine, TableShown

TableId = Annotated[str, Parameter(max_length=64)]
SeatPlace = Annotated[int, Parameter(ge=0, lt=MOST_SEATS)]
LINE = "t.id, t.game, t.status, t.pace, t.created, t.changed, t.seated, t.options, t.clock, t.turn, t.due"
OPEN = f"""select {LINE} from game_table t where t.status = 'open' and t.listed = 1
order by t.created desc limit 100"""  # noqa: S608  # our own words
PLAYING = f"""select {LINE} from game_table t where t.status = 'playing' and t.listed = 1
and (t.changed > $1 or t.changed > $2 and t.pace = 'correspondence') order by t.changed desc limit 20"""  # noqa: S608
LIVELY = 3_600_000  # milliseconds without a move before a live match is unlisted
LIVELY_BY_POST = 7 * 24 * LIVELY
MINE = f"""select {LINE} from game_table t where t.status <> 'cancelled' and t.pace <> 'lesson' and (t.id in
  (select table_id from seat where person = $1) or t.pace = 'record' and t.host = $1)
order by case when t.status = 'playing' and t.bot is null and t.turn in
  (select number from seat where person = $1 and table_id = t.id) then 0
  when t.status = 'playing' then 1 when t.status = 'open' then 2 else 3 end, t.changed desc limit 100"""  # noqa: S608


MOST_FILE = 1_100_000  # bytes of an import request


def person_id(sign: Identity | None) -> str | None:
    """Return the id of the caller, if known."""
    return None if sign is None else sign.person.id


def for_viewer(table: Table, sign: Identity | None) -> TableShown:
    """Return a table as the caller sees it."""
    return view_for(table, table.viewer(person_id(sign)), now())


async def table_for(request: Request[Any, Any, Any], node: Node, name: str) -> Table:
    """Return a table for a reader; one that is not in memory counts towards the bytes read."""
    admit(request, node, name)
    return await node.tables.get(name)


def admit(request: Request[Any, Any, Any], node: Node, name: str) -> None:
    """Count a table that is not in memory as read; ApiError if an address has read too much."""
    if node.tables.kept(name) is None:
        address = address_of(request.scope)
        node.reading.admit(address)
        node.reading.spend(address, FOLDED)


def line(row: Row, person: str | None) -> TableLine:
    """Return a row of a list."""
    seats = msgspec.json.decode(row["seated"], type=list[SeatShown])
    return TableLine(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        pace=row["pace"],
        created=row["created"],
        changed=row["changed"],
        seats=seats,
        options=msgspec.json.decode(row["options"]),
        clock=None if row["clock"] is None else msgspec.json.decode(row["clock"], type=Clock),
        turn=row["turn"],
        due=row["due"],
        you=[n for n, seat in enumerate(seats) if person and seat.kind == "person" and seat.person == person],
    )


@get("/api/tables", summary="List public tables")
async def listed_tables(node: Node, sign: Identity | None) -> Lobby:
    """List public tables, which anyone may watch; any other is known only by its link."""
    person = person_id(sign)
    return Lobby(
        tables=[line(row, person) for row in await node.store.fetch(OPEN)],
        playing=[
            line(row, person)
            for row in await node.store.fetch(PLAYING, now() - LIVELY, now() - LIVELY_BY_POST)
        ],
    )


@get("/api/mine", summary="List your tables")
async def my_tables(node: Node, person: Person) -> MyTables:
    """List my tables, those that wait for me first."""
    return MyTables(tables=[line(row, person.id) for row in await node.store.fetch(MINE, person.id)])


@post("/api/tables", summary="Create a table", status_code=201)
async def create(data: NewTable, node: Node, person: Person, sign: Identity | None) -> TableShown:
    """Create a table. It starts at once if no seat is open."""
    await node.limits.count("table", person.id)
    return for_viewer(await node.seating.create(person, data), sign)


@get("/api/tables/{table:str}", summary="Get a table")
async def look(
    request: Request[Any, Any, Any], table: TableId, node: Node, sign: Identity | None
) -> TableShown:
    """Return a table. Anyone with the link may watch."""
    return for_viewer(await table_for(request, node, table), sign)


@put("/api/tables/{table:str}/seats/{seat:int}", summary="Take a seat")
async def sit(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatPlace,
    data: SitDown,
    node: Node,
    person: Person,
    sign: Identity | None,
) -> TableShown:
    """Take a seat; as the host, also give it to a bot or to a guest at my screen."""
    await node.limits.count("seat", person.id)
    admit(request, node, table)
    return for_viewer(await node.seating.sit(person, table, seat, data), sign)


@delete("/api/tables/{table:str}/seats/{seat:int}", summary="Leave a seat", status_code=200)
async def stand(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatPlace,
    node: Node,
    person: Person,
    sign: Identity | None,
) -> TableShown:
    """Leave a seat before the start; after it, resign instead."""
    await node.limits.count("seat", person.id)
    admit(request, node, table)
    return for_viewer(await node.seating.stand(person, table, seat), sign)


@delete("/api/tables/{table:str}", summary="Close a table that has not started", status_code=200)
async def cancel(
    request: Request[Any, Any, Any], table: TableId, node: Node, person: Person, sign: Identity | None
) -> TableShown:
    """Close a table; only its host may."""
    admit(request, node, table)
    return for_viewer(await node.seating.cancel(person, table), sign)


@post("/api/tables/{table:str}/rematch", summary="Create a rematch", status_code=200)
async def rematch(
    request: Request[Any, Any, Any], table: TableId, node: Node, person: Person, sign: Identity | None
) -> TableShown:
    """Create the rematch, or return the one that another player created."""
    await node.limits.count("table", person.id)
    admit(request, node, table)
    return for_viewer(await node.seating.rematch(person, table), sign)


@post("/api/import", summary="Import a saved match", status_code=201, request_max_body_size=MOST_FILE)
async def import_match(data: SavedMatch, node: Node, person: Person, sign: Identity | None) -> TableShown:
    """Import a match that `riad play` saved, as a table to review."""
    await node.limits.count("import", person.id)
    return for_viewer(await node.seating.import_match(person, data.text, data.key), sign)


@get("/api/tables/{table:str}/export", summary="Export a match")
async def export(request: Request[Any, Any, Any], table: TableId, node: Node) -> Response[str]:
    """Export a finished match for `riad replay`; the file contains the seed."""
    address = address_of(request.scope)
    await node.limits.count("read", address)
    current = await table_for(request, node, table)
    if current.match is None or current.status != "over":
        raise ApiError(
            "not_now",
            "a match can be exported only when it is over, since the file reveals hidden information",
        )
    name = f"{current.facts.game}-{current.facts.id}.riad"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    text = current.match.dumps()
    node.reading.spend(address, LOOKED_AT + len(text))
    return Response(text, media_type="text/plain", headers=headers)


HANDLERS = [listed_tables, my_tables, create, look, sit, stand, cancel, rematch, import_match, export]
