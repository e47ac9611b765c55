"""Deleting an account. Matches stay, since they are the others' as well, but lose the person's name.

What identifies a person is deleted at once, in one write. The tables follow one after the other: matches in
play are resigned, open tables closed, and the name is removed from the log. A node that dies in the middle of
this leaves a mark, by which another one continues.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import msgspec

from riad.server.errors import ApiError
from riad.server.now import now
from riad.server.people.sessions import Person
from riad.server.store.base import Conflict, Row, Statement, Store, Unavailable, do
from riad.server.store.notices import Notices, notice, write_telling
from riad.server.table.lobby import LobbyService
from riad.server.table.match_service import MatchService
from riad.server.table.repository import LOG, TableRepository
from riad.server.wire.responses import SeatShown

AT_ONCE = 50  # tables per query
LINES = 200  # chat messages per write
LEASE = 60_000  # milliseconds before another node takes over a person
TRIES = 8
CLAIM = "update person set leaving = $3 where id = $1 and leaving > 0 and leaving <= $2"
RELEASE = "update person set leaving = 1 where id = $1 and leaving > 0"
AGAIN = ("preparing", "unavailable")
DONE = "update person set leaving = 0 where id = $1"
LEAVING = "select id from person where leaving > 0 and leaving <= $1 and id > $2 order by id limit 20"
SAT = f"""select distinct table_id as id from action
where kind = 'sit' and substr(body, 1, 43) in ($1, $2) and table_id > $3 order by table_id limit {AT_ONCE}"""  # noqa: S608
HOSTED = "select id from game_table where host = $1 and status = 'open'"
UNSAY = f"""update chat set name = '', text = '', key = null where (table_id, room, number) in
(select table_id, room, number from chat where person = $1 and text <> '' limit {LINES}) returning number"""  # noqa: S608
ROW = "select seq, seated from game_table where id = $1"
RENAME = "update action set body = $3 where table_id = $1 and seq = $2"
RESEAT = "update game_table set seated = $3 where id = $1 and seq = $2"


def heads_of(person: str) -> tuple[str, str]:
    """Return how the log's texts about a person's seats begin: their first 43 characters, as in the index."""
    return f'{{"kind":"person","person":"{person}"'[:43], f'{{"kind":"open","person":"{person}",'[:43]


class Leaving:
    """A service that takes people out of their tables, step by step."""

    def __init__(
        self, tables: TableRepository, seating: LobbyService, playing: MatchService, notices: Notices
    ) -> None:
        self._tables = tables
        self._seating = seating
        self._playing = playing
        notices.on["table"] = tables.forget

    @property
    def _store(self) -> Store:
        return self._tables.store

    async def forget_table(self, name: str) -> None:
        """Drop a deleted table from this node's memory."""
        await self._tables.forget(name)

    async def run(self) -> None:
        """Continue with everyone who has left and is still named at tables.

        A person with a game that cannot be played yet stays for the next time, and keeps nobody else waiting.
        """
        last = ""
        while rows := await self._store.fetch(LEAVING, now(), last):
            for row in rows:
                with suppress(ApiError):
                    await self.clear(row["id"])
            last = rows[-1]["id"]

    async def clear(self, person: str) -> bool:
        """Remove a person who left from all tables and chats; return False if another node does."""
        try:
            await self._store.write(do(CLAIM, person, now(), now() + LEASE, rows=1))
        except Conflict:
            return False
        try:
            await self._clear(person)
        except (ApiError, Unavailable):
            with suppress(Unavailable):
                await self._store.write(do(RELEASE, person))
            raise
        await self._store.write(do(DONE, person))
        return True

    async def _clear(self, person: str) -> None:
        for row in await self._store.fetch(HOSTED, person):
            await self._leave_table(person, row["id"])
        last = ""
        while rows := await self._store.fetch(SAT, *heads_of(person), last):
            for row in rows:
                await self._leave_table(person, row["id"])
                await self._tables.forget(row["id"], partial(self._forget_name, person, row["id"]))
            last = rows[-1]["id"]
        while await self._store.write(do(UNSAY, person)):
            continue

    async def _leave_table(self, person: str, name: str) -> None:
        """Resign the match, or leave or close the table, as its status requires."""
        leaver = Person(person, "", None)
        try:
            table = await self._tables.get(name)
            if table.status == "open" and table.facts.host == person:
                await self._seating.cancel(leaver, name)
            elif table.status == "open":
                for seat in table.seats_of(person):
                    await self._seating.stand(leaver, name, seat)
            while table.status == "playing" and table.seats_of(person):
                table = await self._playing.resign(leaver, name)
        except ApiError as error:
            if error.code in AGAIN:
                raise
            return  # rules changed or match ended: remove the name only

    async def _forget_name(self, person: str, name: str) -> None:
        """Remove the name from the log of a table and from its row."""
        for _ in range(TRIES):
            rows = await self._store.fetch(ROW, name)
            log = await self._store.fetch(LOG, name, 0)
            if not rows:
                return
            changes = nameless(person, name, rows[0], log)
            if not changes:
                return
            try:
                await write_telling(self._store, *changes, told=notice("table", name, now()))
            except Conflict:
                continue  # the table has changed
            return


def nameless(person: str, name: str, row: Row, log: Sequence[Row]) -> list[Statement]:
    """Return the statements that remove a person's name from a table; none if it is in no seat."""
    seated = msgspec.json.decode(row["seated"], type=list[SeatShown])
    changes = []
    for entry in log:
        body = msgspec.json.decode(entry["body"]) if entry["kind"] == "sit" else {}
        if body.get("person") != person or body.get("name") is None:
            continue
        seat = seated[entry["seat"]]
        if seat.name == body["name"] and (seat.person == person or seat.kind == "bot"):
            seat.name = None
        body["name"] = None
        if body["kind"] == "open":  # it was reserved for the person
            body["person"] = None
            seat.person = None if seat.kind == "open" else seat.person
        changes.append(do(RENAME, name, entry["seq"], msgspec.json.encode(body).decode(), rows=1))
    if changes:
        text = msgspec.json.encode(seated).decode()
        changes.insert(0, do(RESEAT, name, row["seq"], text, rows=1))
    return changes
