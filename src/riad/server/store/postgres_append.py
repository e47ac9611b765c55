"""Appending actions to PostgreSQL, the hot path: actions that arrive during a write are written together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

import asyncpg

from riad.server.store.base import Conflict, NewLogEntry, Unavailable

MOST_TOGETHER = 512

# The rows of the tables are locked first and in one order, so that nodes cannot deadlock. The holder of a row
# knows its last number; only an action that follows it is written.
APPEND = """
with new as (
  select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::integer[], $6::text[],
    $7::text[], $8::bigint[], $9::text[], $10::integer[], $11::bigint[], $12::text[], $13::text[],
    $14::bigint[])
  as t (table_id, seq, at, kind, seat, body, key, mark, status, turn, due, bot, lease, lease_until)
), ready as (
  select g.id as table_id from game_table g join new on g.id = new.table_id where g.seq = new.seq - 1
  order by g.id for no key update of g
), done as (
  insert into action (table_id, seq, at, kind, seat, body, key, mark)
  select table_id, seq, at, kind, seat, body, key, mark from new join ready using (table_id)
  on conflict do nothing returning table_id
), told as (
  update game_table g set seq = new.seq, changed = new.at, status = new.status, turn = new.turn,
    due = new.due, bot = new.bot, lease = new.lease, lease_until = new.lease_until
  from new join done using (table_id) where g.id = new.table_id
)
select table_id from done"""
WRITTEN = """
select table_id, seq, at, kind, seat, body, key, mark from action
join unnest($1::text[], $2::bigint[]) as t (table_id, seq) using (table_id, seq)"""

Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
Work = Callable[[Callable[[Connection, bool], Awaitable[set[str]]]], Awaitable[set[str]]]
Waiting = tuple[NewLogEntry, "asyncio.Future[None]"]


class BatchAppender:
    """A queue of actions, and a task that writes them while there are any."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, entry: NewLogEntry) -> None:
        """Write an action, together with all others that are waiting."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await asyncio.shield(future)  # written even if the caller has gone

    async def finish(self) -> None:
        """Write all waiting actions."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = first_of_each_table(self._waiting)
            refused = await self._refused([entry for entry, _ in together])
            for entry, future in together:
                settle(future, refused.get(entry.table))
            stranded = [future for entry, future in self._waiting if entry.table in refused]
            self._waiting = [waiting for waiting in self._waiting if waiting[0].table not in refused]
            for future in stranded:
                settle(future, Conflict())  # the action before it was not written

    async def _refused(self, entries: Sequence[NewLogEntry]) -> dict[str, Exception]:
        """Write actions of different tables; return the errors by table, where a bad one harms no other."""
        try:
            done = await self._work(partial(append, entries))
        except Unavailable as error:
            return {entry.table: Unavailable(*error.args) for entry in entries}
        except Exception as error:  # no caller may wait for ever
            if len(entries) == 1:
                return {entries[0].table: error}
            refused: dict[str, Exception] = {}
            for entry in entries:
                refused |= await self._refused([entry])
            return refused
        return {entry.table: Conflict() for entry in entries if entry.table not in done}


async def append(entries: Sequence[NewLogEntry], connection: Connection, maybe_done: bool) -> set[str]:
    """Write actions of different tables in one statement; return the tables whose action is written.

    After a lost connection it is unknown whether they were written: those found unchanged in the log were.
    """
    columns = [*zip(*[(entry.table, *entry.row, *entry.standing) for entry in entries], strict=True)]
    done = {row["table_id"] for row in await connection.fetch(APPEND, *columns)}
    if maybe_done and len(done) < len(entries):
        wanted = {(entry.table, *entry.row) for entry in entries}
        written = await connection.fetch(WRITTEN, *columns[:2])
        done |= {row["table_id"] for row in written if tuple(row) in wanted}
    return done


def first_of_each_table(waiting: Sequence[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """Split off the actions that can be written together: an action waits for the one before it."""
    first: dict[str, Waiting] = {}
    rest = []
    for one in waiting:
        if len(first) < MOST_TOGETHER and one[0].table not in first:
            first[one[0].table] = one
        else:
            rest.append(one)
    return [*first.values()], rest


def settle(future: "asyncio.Future[None]", error: Exception | None) -> None:
    """Resolve a future whose caller may have gone."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
        future.exception()
