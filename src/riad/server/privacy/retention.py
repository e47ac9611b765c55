"""The sweep: expired data is deleted, by one node at a time and a few rows at a time.

Every write begins with a statement that renews the node's lease on this chore, so a node that was too slow
deletes nothing more. Long tables are walked along their keys, which needs no index and blocks no one.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

from riad.server.errors import ApiError
from riad.server.people.accounts import farewell
from riad.server.people.sessions import DAY
from riad.server.privacy.account_deletion import Leaving
from riad.server.settings import Settings
from riad.server.store.base import Conflict, Row, Statement, Store, do
from riad.server.store.notices import LAST, TRIES, notice

EVERY = 600.0  # seconds between checks for a due pass
PASS_EVERY = 6 * 3600 * 1000  # milliseconds between passes, over all nodes
HOLD = 60_000  # milliseconds before a stalled pass is taken over
STEP = 200  # most rows that one write deletes
TABLES = 10  # tables per write; each has a few hundred rows
PAUSE = 0.02  # seconds between two writes

CLAIM = "update chore set node = $1, until = $2 where name = 'sweep' and until <= $3"
RENEW = "update chore set until = $2 where name = 'sweep' and node = $1"
HOLDS = "select 1 from chore where name = 'sweep' and node = $1"
OVER = """delete from {table} where {key} in
(select {key} from {table} where {column} <= $1 limit $2) returning 1 as one"""
LIMITED = (
    ("session", "digest", "expires"),
    ("challenge", "id", "expires"),
    ("reset", "digest", "expires"),
)
CHAT = """delete from chat where (table_id, room, number) in
(select table_id, room, number from chat where at <= $1 limit $2) returning 1 as one"""
OLD_NOTICES = "delete from notice where at <= $1 and number < (select max(number) from notice)"
WALK_TABLES = "select id, changed from game_table where id > $1 order by id limit $2"
DELETE_TABLE = "delete from game_table where id = $1 and changed <= $2"
WALK_PEOPLE = """select p.id, p.seen, p.left_at,
case when p.login is null and p.left_at is null
  and not exists (select 1 from passkey k where k.person = p.id) then 1 else 0 end as visitor
from person p where p.id > $1 order by p.id limit $2"""
SEEN_NOW = "update person set seen = $2 where id = $1 and seen = 0"
STILL_AWAY = "update person set seen = seen where id = $1 and login is null and seen <= $2"
NAMELESS = """delete from person as p where p.id > $1 and p.id <= $2 and p.left_at is not null
and p.leaving = 0 and not exists (select 1 from seat s where s.person = p.id)
and not exists (select 1 from game_table t where t.host = p.id)
and not exists (select 1 from chat c where c.person = p.id) returning 1 as one"""
Count = tuple[str, int]


class Lost(Exception):
    """Another node has taken over the chore, as this one was too slow."""


class Sweep:
    """The chore that one node does for all."""

    def __init__(
        self, store: Store, leaving: Leaving, settings: Settings, node: str, clock: Callable[[], int]
    ) -> None:
        self._store = store
        self._leaving = leaving
        self._settings = settings
        self._node = node
        self._clock = clock

    async def once(self) -> Counter[str] | None:
        """Make a pass if one is due and no other node makes it; return the number of deleted rows by kind."""
        now = self._clock()
        await self._store.forget_hits(self._settings.keep_addresses * 86_400)
        try:
            await self._store.write(do(CLAIM, self._node, now + HOLD, now, rows=1))
        except Conflict:
            return None
        gone: Counter[str] = Counter()
        try:
            async for kind, number in self._steps():
                gone[kind] += number
                await asyncio.sleep(PAUSE)
            await self._write(do(RENEW, self._node, self._clock() + PASS_EVERY))
        except Lost:
            return gone
        return gone

    async def _write(self, *statements: Statement) -> int:
        """Write if this node still has the chore; return the number of rows of the last statement."""
        for _ in range(TRIES):
            before = await self._store.fetch(LAST)
            renew = do(RENEW, self._node, self._clock() + HOLD, rows=1)
            try:
                return len(await self._store.write(renew, *statements))
            except Conflict:
                if not await self._store.fetch(HOLDS, self._node):
                    raise Lost from None
                if await self._store.fetch(LAST) == before:  # no notice took the number
                    raise
        raise Lost

    async def _steps(self) -> AsyncIterator[Count]:
        now, keep = self._clock(), self._settings
        for table, key, column in LIMITED:
            sql = OVER.format(table=table, key=key, column=column)
            async for number in self._until_none(sql, now):
                yield table, number
        await self._write(do(OLD_NOTICES, now - DAY))
        if keep.keep_chat:
            async for number in self._until_none(CHAT, now - keep.keep_chat * DAY):
                yield "chat", number
        if keep.keep_reports:
            sql = OVER.format(table="report", key="id", column="at")
            async for number in self._until_none(sql, now - keep.keep_reports * DAY):
                yield "report", number
        if keep.keep_tables:
            async for number in self._tables(now - keep.keep_tables * DAY):
                yield "table", number
        async for count in self._people(now):
            yield count

    async def _until_none(self, sql: str, until: int) -> AsyncIterator[int]:
        """Delete rows up to a time, step by step."""
        while number := await self._write(do(sql, until, STEP)):
            yield number

    async def _walk(self, sql: str) -> AsyncIterator[list[Row]]:
        """Yield all rows along their ids, a few at a time."""
        last: Any = ""
        while rows := [*await self._store.fetch(sql, last, STEP)]:
            yield rows
            last = rows[-1]["id"]

    async def _tables(self, until: int) -> AsyncIterator[int]:
        """Delete tables without actions since a time, with everything that belongs to them."""
        async for rows in self._walk(WALK_TABLES):
            old = [row["id"] for row in rows if row["changed"] <= until]
            for start in range(0, len(old), TABLES):
                some = old[start : start + TABLES]
                notices = [notice("table", name, self._clock()) for name in some]
                await self._write(*(do(DELETE_TABLE, name, until) for name in some), *notices)
                for name in some:
                    await self._leaving.forget_table(name)
                yield len(some)

    async def _people(self, now: int) -> AsyncIterator[Count]:
        """Delete visitors who stay away, and the remains of people whom no match needs any more."""
        days, last = self._settings.keep_visitors, ""
        async for rows in self._walk(WALK_PEOPLE):
            visitors = [row for row in rows if row["visitor"]]
            unknown = [do(SEEN_NOW, row["id"], now) for row in visitors if not row["seen"]]
            if unknown:
                await self._write(*unknown)
            away = [row for row in visitors if days and 0 < row["seen"] <= now - days * DAY]
            for row in away:
                yield "visitor", await self._dismiss(row["id"], now, now - days * DAY)
            if away or any(row["left_at"] is not None for row in rows):
                yield "person", await self._write(do(NAMELESS, last, rows[-1]["id"]))
            last = rows[-1]["id"]

    async def _dismiss(self, person: str, now: int, until: int) -> int:
        """Delete a visitor, unless they have just come back."""
        still = do(STILL_AWAY, person, until, rows=1)
        try:
            await self._write(still, *farewell(person, now), notice("person", person, now))
        except Conflict:
            return 0
        with suppress(ApiError):  # a game in preparation: the next pass retries
            await self._leaving.clear(person)
        return 1
