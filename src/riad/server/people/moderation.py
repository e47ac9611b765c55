"""Moderation: muting, blocking, and reporting chat messages."""

from collections.abc import Sequence

from riad.server.errors import ApiError
from riad.server.ids import new_id
from riad.server.now import now
from riad.server.people.sessions import ID, Person
from riad.server.store.base import Conflict, Store, do
from riad.server.wire.account_responses import Blocked
from riad.server.wire.requests import Report

MOST = 500  # people muted or blocked by one person
BLOCKED = """select b.other as person, p.name, b.kind, b.created from block b join person p on p.id = b.other
where b.person = $1 order by b.created desc, b.other"""
BLOCK = """insert into block (person, other, kind, created)
select $1, id, $3, cast($4 as bigint) from person where id = $2 and left_at is null
on conflict (person, other) do update set kind = excluded.kind"""
UNBLOCK = "delete from block where person = $1 and other = $2"
REPORT = """insert into report (id, at, reporter, person, name, table_id, room, number, text, note)
select $1, cast($2 as bigint), $3, c.person, c.name, c.table_id, c.room, c.number, c.text, $7 from chat c
where c.table_id = $4 and c.room = $5 and c.number = $6 and c.text <> ''
on conflict (reporter, table_id, room, number) do update
set at = excluded.at, person = excluded.person, name = excluded.name, text = excluded.text,
note = excluded.note, closed = null where report.text <> excluded.text"""
"""A number is reused when all older messages of a room were deleted: then it is another message."""
LINE = "select person from chat where table_id = $1 and room = $2 and number = $3 and text <> ''"


class Order:
    """Actions of people against others."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def blocked(self, person: Person) -> Sequence[Blocked]:
        """Return the people whom a person has muted or blocked, the newest first."""
        return [Blocked(**row) for row in await self._store.fetch(BLOCKED, person.id)]

    async def block(self, person: Person, other: str, kind: str) -> None:
        """Mute or block another person; the latest request decides which."""
        if other == person.id:
            raise ApiError("bad_request", "you can't mute or block yourself", field="person")
        if len(await self._store.fetch(BLOCKED, person.id)) >= MOST:
            raise ApiError(
                "not_now", f"you have muted or blocked {MOST} people: remove someone from the list"
            )
        try:
            if not ID.fullmatch(other):
                raise Conflict
            await self._store.write(do(BLOCK, person.id, other, kind, now(), rows=1))
        except Conflict:
            raise ApiError("no_such_person", "there is no such person") from None

    async def unblock(self, person: Person, other: str) -> None:
        """Take a person off the list, if they are on it."""
        if ID.fullmatch(other):
            await self._store.write(do(UNBLOCK, person.id, other))

    async def report(self, person: Person, table: str, request: Report) -> None:
        """Save a copy of a chat message for the operator; one per person who reports it."""
        place = (table, request.room, request.number)
        rows = await self._store.fetch(LINE, *place) if ID.fullmatch(table) else ()
        if not rows:
            raise ApiError("not_found", "there is no such message")
        if rows[0]["person"] == person.id:
            raise ApiError("bad_request", "you can't report your own message", field="number")
        note = "".join(letter for letter in request.note if letter.isprintable()).strip()
        await self._store.write(do(REPORT, new_id(), now(), person.id, *place, note))
