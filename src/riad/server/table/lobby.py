"""Creating tables, taking and leaving seats before the start; and rematches and imports."""

import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from riad.bots.level_names import DEFAULT_LEVEL
from riad.core.contract import Game
from riad.core.engine import Engine
from riad.core.errors import RiadError
from riad.core.rng import SEEDS
from riad.games import game_named
from riad.match.loader import Limits, load_in_steps
from riad.match.match import Match
from riad.server.background_jobs import Beside, Overdue
from riad.server.errors import ApiError
from riad.server.ids import new_id
from riad.server.now import now
from riad.server.people.names import checked_name
from riad.server.people.sessions import Person
from riad.server.store.base import Conflict
from riad.server.table.info import TableInfo
from riad.server.table.lessons import deal_of
from riad.server.table.repository import Change, TableRepository
from riad.server.table.table import Seat, Table
from riad.server.wire.requests import NewTable, SeatWish, SitDown

LARGEST = Limits(moves=5_000, line=65_536)
"""The largest match that can be imported. Matches that were played have some hundred moves."""
IMPORTS = 20  # imports in progress or waiting
IMPORT_SECONDS = 10.0
DRAWN = ("id", "created", "seed", "salt")  # facts of a table that no request chooses
REFUSING = "select person from block where other = $1 and kind = 'block'"
BY_KEY = "select id from game_table where host = $1 and key = $2"


class LobbyService:
    """Requests to tables that are not in play."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables
        self._imports = Beside("riad-import", most=IMPORTS)

    def _playable(self, name: str) -> Game:
        self._tables.need(name)
        return game_named(name)

    async def create(self, person: Person, request: NewTable) -> Table:
        """Create a table, started at once if no seat is open; the same key returns the same table."""
        facts = new_facts(person, request)
        changes = [
            Change("sit", number, seat_body(seat))
            for number, seat in enumerate(seat_of(person, seat) for seat in request.seats)
            if seat.kind != "open"
        ]
        if not any(seat.kind in ("me", "guest") for seat in request.seats):
            raise ApiError("bad_option", "at least one seat must be of kind me or guest", field="seats")
        if len(changes) == facts.seats:
            changes.append(Change("start", None, {}))
        try:
            return await self._tables.create(facts, changes, request.key)
        except Conflict:
            return await self._made_before(facts, request.key)

    async def _made_before(self, facts: TableInfo, key: str | None, drawn: Sequence[str] = DRAWN) -> Table:
        """Return the table that was created with this key; ApiError if the request was a different one."""
        (row,) = await self._tables.store.fetch(BY_KEY, facts.host, key)
        table = await self._tables.get(row["id"])
        if replace(table.facts, **{name: getattr(facts, name) for name in drawn}) != facts:
            raise used_before()
        return table

    async def sit(self, person: Person, name: str, number: int, request: SitDown) -> Table:
        """Take an open seat; the host may also put a bot or a guest there."""
        refusing = {row["person"] for row in await self._tables.store.fetch(REFUSING, person.id)}

        def decide(table: Table) -> Sequence[Change]:
            check_open(table)
            seat = seat_at(table, number)
            if seat.kind == "person" and seat.person == person.id and request.kind == "me":
                return []  # repeated request
            if seat.kind != "open":
                raise ApiError("taken", "that seat is already taken")
            is_host = person.id == table.facts.host
            if request.kind != "me" and not is_host:
                raise ApiError("not_allowed", "only the host of the table may do that")
            if seat.person not in (None, person.id) and not (is_host and request.kind == "bot"):
                raise ApiError("not_allowed", "this seat is reserved for another player")
            is_kept = seat.person == person.id and request.kind == "me"
            if request.kind == "me" and refusing.intersection([table.facts.host, *table.people]):
                raise ApiError("blocked", "someone at this table has blocked you, or you have blocked them")
            if request.kind == "me" and table.seats_of(person.id) and not (is_host or is_kept):
                raise ApiError("taken", "you already have a seat at this table")
            body = seat_body(replace(seat, kind="person") if is_kept else seat_of(person, request))
            others = [other for n, other in enumerate(table.seats) if n != number]
            full = all(other.kind != "open" for other in others)
            return [Change("sit", number, body), *([Change("start", None, {})] if full else [])]

        return await self._tables.change(name, decide)

    async def stand(self, person: Person, name: str, number: int) -> Table:
        """Leave a seat before the start; the host may also remove a player."""

        def decide(table: Table) -> Sequence[Change]:
            check_open(table)
            seat = seat_at(table, number)
            if seat.kind == "open":
                return []
            if person.id not in (seat.person, table.facts.host):
                raise ApiError("not_allowed", "only the player in that seat or the host can do that")
            return [Change("stand", number, {})]

        return await self._tables.change(name, decide)

    async def cancel(self, person: Person, name: str) -> Table:
        """Close a table that has not started; only the host may."""

        def decide(table: Table) -> Sequence[Change]:
            if table.status == "cancelled":
                return []
            check_open(table)
            if person.id != table.facts.host:
                raise ApiError("not_allowed", "only the host of the table may do that")
            return [Change("cancel", None, {})]

        return await self._tables.change(name, decide)

    async def rematch(self, person: Person, name: str) -> Table:
        """Create the same table once more, with the seats rotated by one; a second request finds the first.

        The new table's id is first written to the old table, so that there is only one even if several people
        ask at the same time; the first who does not find it creates it.
        """
        proposed = new_id()

        def decide(table: Table) -> Sequence[Change]:
            if table.status != "over" or table.facts.pace in ("record", "lesson"):
                raise ApiError("not_now", "a rematch is possible only after the match is over")
            if not table.seats_of(person.id):
                raise ApiError("not_allowed", "only players of the match can ask for a rematch")
            return [] if table.rematch is not None else [Change("rematch", None, {"table": proposed})]

        old = await self._tables.change(name, decide)
        new = old.rematch or proposed
        try:
            return await self._tables.get(new)
        except ApiError as error:
            if error.code != "not_found":
                raise
        with suppress(Conflict):
            return await self._tables.create(*rematch_of(old, person, new))
        return await self._tables.get(new)

    async def import_match(self, person: Person, text: str, key: str | None = None) -> Table:
        """Import a saved match as a table to review; the same key returns the same table."""
        try:
            match = await self._imports.do(load_in_steps(text, self._playable, LARGEST), IMPORT_SECONDS)
        except RiadError as error:
            raise ApiError("bad_file", str(error)) from error
        except Overdue:
            raise ApiError("too_large", "reading this match takes too long") from None
        seats = [Seat("person") for _ in range(match.seats)]
        body: dict[str, object] = {"moves": list(match.moves)}
        changes = [Change("sit", number, seat_body(seat)) for number, seat in enumerate(seats)]
        facts = facts_of_record(person, match)
        stages = [match] * match.number  # so that no move is repeated
        changes.append(Change("record", None, body, stages=stages))
        try:
            return await self._tables.create(facts, changes, key)
        except Conflict:
            table = await self._made_before(facts, key, drawn=("id", "created"))
            if table.playing.moves != match.moves:
                raise used_before() from None
            return table

    def close(self) -> None:
        """Stop importing."""
        self._imports.close()


def used_before() -> ApiError:
    """Return the refusal of a key that was used for another request."""
    return ApiError("bad_request", "this key was used for another table", field="key")


def new_facts(person: Person, request: NewTable) -> TableInfo:
    """Return the facts of a new table; ApiError for an invalid game, number of seats or option."""
    try:
        game = game_named(request.game)
        engine = Engine(game, len(request.seats), request.options)
    except RiadError as error:
        raise ApiError("bad_option", str(error), field=getattr(error, "option", "game")) from error
    seed = deal_of(request) if request.lesson else secrets.randbelow(SEEDS)
    return TableInfo(
        id=new_id(),
        created=now(),
        host=person.id,
        game=game.NAME,
        rules=game.VERSION,
        options=json.dumps(engine.options),
        seats=engine.seats,
        listed=request.listed,
        pace="lesson" if request.lesson else request.pace,
        clock=request.clock,
        takeover=request.takeover,
        seed=str(seed),
        salt=secrets.token_hex(16),
    )


def facts_of_record(person: Person, match: Match) -> TableInfo:
    """Return the facts of an imported match."""
    return TableInfo(
        id=new_id(),
        created=now(),
        host=person.id,
        game=match.game.NAME,
        rules=match.game.VERSION,
        options=json.dumps(match.options),
        seats=match.seats,
        listed=False,
        pace="record",
        clock=None,
        takeover=None,
        seed=str(match.seed),
        salt="",
    )


def rematch_of(old: Table, person: Person, new: str) -> tuple[TableInfo, list[Change]]:
    """Return a new table like an old one: bots and the caller sit down, other seats are reserved as before.

    Where a bot took over, the seat is reserved for the person who left.
    """
    facts = replace(
        old.facts,
        id=new,
        created=now(),
        host=person.id,
        rules=game_named(old.facts.game).VERSION,
        seed=str(secrets.randbelow(SEEDS)),
        salt=secrets.token_hex(16),
    )
    sat = [old.leavers.get(number, seat) for number, seat in enumerate(old.seats)]
    moved_on = [*sat[1:], sat[0]]
    seats = [
        seat if seat.kind == "bot" or seat.person == person.id else Seat("open", seat.person, seat.name)
        for seat in moved_on
    ]
    changes = [Change("sit", number, seat_body(seat)) for number, seat in enumerate(seats)]
    if all(seat.kind != "open" for seat in seats):
        changes.append(Change("start", None, {}))
    return facts, changes


def seat_of(person: Person, request: SeatWish | SitDown) -> Seat:
    """Return the seat that a request describes."""
    if request.kind == "open":
        return Seat()
    if request.kind == "bot":
        level = request.level or DEFAULT_LEVEL
        return Seat("bot", name=level, level=level)
    if request.kind == "guest" and request.name is None:
        raise ApiError("bad_option", "a guest needs a name", field="name")
    name = checked_name(request.name) if request.kind == "guest" and request.name is not None else person.name
    return Seat("person", person.id, name)


def seat_body(seat: Seat) -> dict[str, Any]:
    """Return a seat for the log."""
    body: dict[str, Any] = msgspec.to_builtins(seat)
    return body


def seat_at(table: Table, number: int) -> Seat:
    """Return a seat by its number."""
    if number not in range(table.facts.seats):
        raise ApiError("not_found", f"this table has seats 0 to {table.facts.seats - 1}")
    return table.seats[number]


def check_open(table: Table) -> None:
    """Raise ApiError if a table has started or was cancelled."""
    if table.status != "open":
        raise ApiError("not_now", f"not possible while the table is {table.status}")
