"""Tables in storage: one place reads them, changes them and informs the listeners.

Memory holds a cache of the log. To change a table, a copy of it takes the action; the action is written; the
copy becomes the table. When another node was faster, its actions are read and the change is decided again.
"""

import asyncio
import logging
import weakref
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import msgspec

from riad.match.match import Match
from riad.server.background_jobs import Beside, Overdue
from riad.server.errors import INTERNAL, ApiError
from riad.server.now import now
from riad.server.people.sessions import ID
from riad.server.store.base import Conflict, Statement, Store, Unavailable, do
from riad.server.store.fanout import Fanout
from riad.server.table.cache import LogCache, TableCache
from riad.server.table.folding import STEP, Entries, Fault, encoded_entry, fold, replayed
from riad.server.table.info import TableInfo
from riad.server.table.log_entry import CorruptLog, LogEntry
from riad.server.table.table import Table
from riad.server.wire.responses import Happening

log = logging.getLogger("riad.server")

MEGABYTE = 1_000_000
LEASE = 15.0  # seconds before another node takes over a bot's turn
TRIES = 5

FACTS = "select * from game_table where id = $1"
LOG = "select * from action where table_id = $1 and seq > $2 order by seq"
KEYED = "select seq from action where table_id = $1 and key = $2"
PART = 200  # rows of a log read at a time
LOG_PART = f"{LOG} limit {PART}"
UNTOLD = 1 << 62  # after any action: no entry is encoded
INSERT_TABLE = """
insert into game_table (id, created, host, game, rules, options, seats, listed, pace, clock, takeover, seed,
  salt, key, seq, status, changed, seated)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0, 'open', $2, '[]')"""
SEATED = "update game_table set seated = $2 where id = $1"
SIT = "insert into seat (table_id, number, person) values ($1, $2, $3)"
STAND = "delete from seat where table_id = $1 and number = $2"
MOVES_SEATS = {"sit", "stand", "leave"}


class KeyTaken(Exception):
    """The key of an action was used at this table before."""


@dataclass(frozen=True)
class Change:
    """An action to be written for a request."""

    kind: str
    seat: int | None
    body: dict[str, object]
    key: str | None = None
    stages: Sequence[Match] = ()


Decide = Callable[[Table], Sequence[Change]]
Listener = Callable[[Table, Sequence[Happening], bool], None]
"""A callback for what happened at a table, and whether this node wrote it."""


class TableRepository:
    """All tables, for one node."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        node: str,
        need: Callable[[str], None] = lambda _game: None,
        *,
        lease: float = LEASE,
        table_mb: int = 256,
        log_mb: int = 64,
    ) -> None:
        self.store = store
        self.node = node
        self.need = need
        """Callback that refuses a game which cannot be played yet."""
        self.lease = int(lease * 1000)
        self.listeners: list[Listener] = []
        self.watched: Callable[[str], bool] = lambda _name: True
        """Callback that tells whether a table has watchers, for whom actions are put into words."""
        self._fanout = fanout
        self.folding = Beside("riad-fold")
        self.logs = LogCache(log_mb * MEGABYTE)
        self._cache = TableCache(table_mb * MEGABYTE)
        self._unsure: set[str] = set()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def get(self, name: str) -> Table:
        """Return the current state of a table; ApiError if it does not exist."""
        async with self._lock(name):
            return await self._fresh(name)

    async def change(self, name: str, decide: Decide) -> Table:
        """Change a table: `decide` returns the changes, or refuses with ApiError."""
        async with self._lock(name):
            for _ in range(TRIES):
                table = await self._fresh(name)
                changes = decide(table)
                if not changes:
                    return table
                try:
                    return await self._do(table, changes)
                except Conflict:
                    later = await self._fresh(name, again=True)
                    if later.seq > table.seq:
                        continue
                    if await self._is_key_used(name, changes):
                        raise KeyTaken from None
                    self._cache.drop(name)  # it may have been deleted: read it again
            raise ApiError("unavailable", "the table is busy: try again")

    async def _is_key_used(self, name: str, changes: Sequence[Change]) -> bool:
        keys = [change.key for change in changes if change.key is not None]
        return any([await self.store.fetch(KEYED, name, key) for key in keys])

    async def create(self, facts: TableInfo, changes: Sequence[Change], key: str | None = None) -> Table:
        """Create a table with these changes; Conflict if its host has used the key before."""
        self.need(facts.game)
        clock = None if facts.clock is None else msgspec.json.encode(facts.clock).decode()
        made = (facts.id, facts.created, facts.host, facts.game, facts.rules, facts.options, facts.seats)
        agreed = (int(facts.listed), facts.pace, clock, facts.takeover, facts.seed, facts.salt)
        row = do(INSERT_TABLE, *made, *agreed, key)
        async with self._lock(facts.id):
            return await self._do(Table(facts), changes, row)

    async def _do(self, table: Table, changes: Sequence[Change], *first: Statement) -> Table:
        """Take the changes, write them, store the table, and inform the listeners."""
        trial, name = table.copy(), table.facts.id
        happenings, entries, more, taken = [], [], [], []
        at, in_words = trial.now, self.watched(name)
        for change in changes:
            logged = LogEntry(
                trial.seq + 1, at, change.kind, change.seat, change.body, change.key, None, change.stages
            )
            happenings.append(trial.take(logged, tell=in_words))
            taken.append(logged)
            entries.append(trial.entry(logged, lease=self.node, lease_until=now() + self.lease))
            more += seat_rows(trial, change)
        try:
            if len(entries) == 1 and not more and not first:
                await self.store.append(entries[0])
            else:
                rows = [row for entry in entries for row in entry.statements]
                await self.store.write(*first, *rows, *more)
        except Unavailable:
            self._unsure.add(name)  # it may or may not have been written
            raise
        if not in_words and self.watched(name):  # a watcher came during the write
            same = table.copy()
            happenings, in_words = [same.take(logged) for logged in taken], True
        self._cache.put(trial)
        if in_words:
            self._note(name, happenings)
        self._tell(trial, happenings, ours=True)
        people = ",".join(trial.people)
        await self._fanout.publish(f"t:{name}:{trial.seq}:{people}")
        return trial

    async def on_remote_change(self, name: str) -> None:
        """Read the actions that another node wrote to a table, and inform the listeners."""
        async with self._lock(name):
            table = self._cache.get(name)
            later = await (self._load(name) if table is None else self._read_on(table))
            if table is None or later is table:  # it was read before, perhaps without listeners
                self._tell(later, [])

    async def read(self, name: str, after: int) -> tuple[Table, Entries]:
        """Return the current state of a table, and the entries of its log after a number as they are sent.

        No action is added between this and the next time that the caller awaits.
        """
        async with self._lock(name):
            is_here = self._cache.get(name) is not None
            table = await (self._fresh(name) if is_here else self._load(name, len(self.logs.use(name))))
            entries = self.logs.use(name)
            if after < table.seq and len(entries) < table.seq:
                _, new = await self._fold(name, len(entries))
                entries = [*entries, *new]
            return table, entries[after : table.seq]

    def is_at_hand(self, name: str, after: int) -> bool:
        """Return whether `read` finds a table and its log after a number in memory."""
        table = self._cache.get(name)
        return table is not None and (after >= table.seq or len(self.logs.use(name)) >= table.seq)

    def entry(self, name: str, happening: Happening) -> bytes:
        """Return an entry of a table's log as it is sent: the cached one, if there is one."""
        entries = self.logs.use(name)
        return entries[happening.seq - 1] if len(entries) >= happening.seq else encoded_entry(happening)

    @property
    def size(self) -> int:
        """The number of tables in memory."""
        return len(self._cache)

    async def forget(self, name: str, edit: Callable[[], Awaitable[None]] | None = None) -> None:
        """Reload a table on next use: its log was edited or deleted, or `edit` does that now."""
        async with self._lock(name):
            if edit is not None:
                await edit()
            self._cache.drop(name)
            self.logs.drop(name)

    def kept(self, name: str) -> Table | None:
        """Return a table if it is in memory, however old."""
        return self._cache.get(name)

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    async def _fresh(self, name: str, *, again: bool = False) -> Table:
        table = self._cache.use(name)
        if table is None:
            return await self._load(name)
        if self.store.shared or again or name in self._unsure:
            table = await self._read_on(table)
            self._unsure.discard(name)
        return table

    async def _unplayed(self, name: str) -> Table:
        """Return a table before its first action; ApiError if it does not exist."""
        rows = await self.store.fetch(FACTS, name) if ID.fullmatch(name) else ()
        if not rows:
            raise ApiError("not_found", "there is no such table")
        facts = TableInfo.of(rows[0])
        self.need(facts.game)
        return Table(facts)

    async def _load(self, name: str, told_from: int = UNTOLD) -> Table:
        """Load a table that is not in memory."""
        table, _ = await self._fold(name, told_from)
        table.resume_clock(self._cache.offsets.get(name))
        self._cache.put(table)
        return table

    async def _fold(self, name: str, told_from: int) -> tuple[Table, Entries]:
        """Fold a table from its log, outside the event loop; the entries after a number are cached."""
        table, more = await self._unplayed(name), True
        entries: list[bytes] = []
        while more:
            rows = await self.store.fetch(LOG_PART, name, table.seq)
            try:
                entries += await self.folding.do(fold(table, rows, told_from))
            except (CorruptLog, Fault) as error:
                raise unreplayed(error) from error
            except Overdue:
                raise ApiError("unavailable", "this server is busy: try again in a moment", wait=1) from None
            more = len(rows) == PART
        self.logs.add(name, told_from + 1, entries)
        return table, entries

    async def _read_on(self, table: Table) -> Table:
        """Return the table with the actions that other nodes have added."""
        rows = await self.store.fetch(LOG, table.facts.id, table.seq)
        if not rows:
            return table
        later, happenings = table.copy(), []
        try:
            for place, row in enumerate(rows, start=1):
                happenings.append(replayed(later, row))
                if place % STEP == 0:
                    await asyncio.sleep(0)
        except (CorruptLog, Fault) as error:
            self._cache.drop(table.facts.id)
            raise unreplayed(error) from error
        self._cache.put(later)
        self._note(table.facts.id, happenings)
        self._tell(later, happenings)
        return later

    def _note(self, name: str, happenings: Sequence[Happening]) -> None:
        """Cache the new entries as they are sent."""
        self.logs.add(name, happenings[0].seq, [encoded_entry(happening) for happening in happenings])

    def _tell(self, table: Table, happenings: Sequence[Happening], *, ours: bool = False) -> None:
        for listener in self.listeners:
            listener(table, happenings, ours)


def unreplayed(error: CorruptLog | Fault) -> ApiError:
    """Return the refusal for a table whose log did not replay; log a fault of ours, without the id."""
    if isinstance(error, Fault):
        log.error("a fault of this server: a table does not replay", exc_info=error)
        return ApiError("internal", INTERNAL)
    message = "the rules have changed and no longer replay this match as played"
    return ApiError("rules_changed", f"{message}; it is kept, but cannot be continued ({error})")


def seat_rows(table: Table, change: Change) -> list[Statement]:
    """Return the statements that store who sits where, apart from the log."""
    if change.kind not in MOVES_SEATS or change.seat is None:
        return []
    name = table.facts.id
    rows = [do(SEATED, name, msgspec.json.encode([seat.shown for seat in table.seats]).decode())]
    person = table.seats[change.seat].person
    if change.kind == "sit" and table.seats[change.seat].kind == "person" and person is not None:
        rows.append(do(SIT, name, change.seat, person))
    elif change.kind == "stand":
        rows.append(do(STAND, name, change.seat))
    return rows
