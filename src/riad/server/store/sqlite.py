"""The store in one SQLite file, for one node: a writer thread, and reads in parallel.

All writes that arrive while the disk is busy share the next commit. `synchronous=full`: a write that was
answered has reached the disk.
"""

import asyncio
import contextlib
import itertools
import queue
import sqlite3
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from riad.core.errors import RiadError
from riad.server.store.base import Conflict, NewLogEntry, Row, Statement, Unavailable, Value, migrations
from riad.server.store.sqlite_append import append_together, prepare

MOST_TOGETHER = 512
MOST_HITS = 100_000
TAKEN = (
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
)
Outcome = Sequence[Row] | Exception
Unit = tuple[Sequence[Statement] | NewLogEntry, "asyncio.Future[Sequence[Row]]"]
"""A write, and the future that waits for it."""


class DatabaseInUse(RiadError):
    """The file is in use by another process, or is not a database that this program can use."""


class SqliteStore:
    """A store over a file, with its writer and its reader."""

    shared = False

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, *, reading: bool = False) -> None:
        self._path = path
        self._loop = loop
        self._closed = False
        self._units: queue.SimpleQueue[Unit | None] = queue.SimpleQueue()
        self._hits: dict[tuple[str, int], tuple[int, float]] = {}
        """The count, and when it began."""
        with contextlib.ExitStack() as stack:
            if not reading:
                stack.enter_context(exclusively(path))
            self._connection = stack.enter_context(contextlib.closing(connect(path)))
            migrate(self._connection, reading=reading)
            prepare(self._connection)
            self._reading = stack.enter_context(contextlib.closing(connect(path)))
            self._reading.execute("pragma query_only=on")  # there is one writer
            self._held = stack.pop_all()
        self._writer = threading.Thread(target=self._write_all, name="riad-write", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, database: str, *, reading: bool = False) -> "SqliteStore":
        """Open or create a file, for its owner only, as it holds secrets. `reading` works beside a server."""
        path = Path(database).resolve()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            return cls(path, asyncio.get_running_loop(), reading=reading)
        except (OSError, sqlite3.Error) as error:
            raise DatabaseInUse(f"{path} cannot be used as a database: {error}") from error

    async def fetch(self, sql: str, *values: Value) -> Sequence[Row]:
        """Return the rows that a query finds, in this thread: a switch takes longer than an indexed query."""
        self._be_open()
        try:
            return [dict(row) for row in self._reading.execute(sql, numbered(values))]
        except sqlite3.Error as error:
            raise named(error) from None

    async def write(self, *statements: Statement) -> Sequence[Row]:
        """Do all statements, durably, or none; return the rows of the last one."""
        return await self._wait_for(statements)

    async def append(self, entry: NewLogEntry) -> None:
        """Write an action."""
        await self._wait_for(entry)

    async def _wait_for(self, unit: Sequence[Statement] | NewLogEntry) -> Sequence[Row]:
        self._be_open()
        future: asyncio.Future[Sequence[Row]] = self._loop.create_future()
        self._units.put((unit, future))
        return await future  # written even if the caller has gone

    async def hit(self, key: str, period: int) -> int:
        """Count in memory: there is only this node. Above the limit, the older half is dropped."""
        if len(self._hits) >= MOST_HITS:
            for old in [*itertools.islice(self._hits, MOST_HITS // 2)]:
                del self._hits[old]
        number, since = self._hits.get((key, period)) or (0, self._loop.time())
        self._hits[key, period] = (number + 1, since)
        return number + 1

    async def forget_hits(self, seconds: int) -> None:
        """Delete counts that began longer ago than this."""
        until = self._loop.time() - seconds
        self._hits = {key: kept for key, kept in self._hits.items() if kept[1] > until}

    async def dump(self, tables: Sequence[str]) -> dict[str, Sequence[Row]]:
        """Return a consistent snapshot of all rows of these tables."""
        self._be_open()
        return await asyncio.to_thread(self._dump, tables)

    def _dump(self, tables: Sequence[str]) -> dict[str, Sequence[Row]]:
        with contextlib.closing(connect(self._path)) as connection:
            connection.execute("begin")
            snapshot = {name: connection.execute(f"select * from {name}").fetchall() for name in tables}  # noqa: S608
        return {name: [dict(row) for row in rows] for name, rows in snapshot.items()}

    async def close(self) -> None:
        """Finish all writes, and close."""
        if not self._closed:
            self._closed = True
            self._units.put(None)
            await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._writer.join()
        self._held.close()

    def _be_open(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")

    def _write_all(self) -> None:
        """Write queued units; the main loop of the writer thread."""
        for units in batches(self._units):
            results = self._commit(units)
            with contextlib.suppress(RuntimeError):  # the event loop has ended with its callers
                self._loop.call_soon_threadsafe(settle, units, results)

    def _commit(self, units: Sequence[Unit]) -> list[Outcome]:
        """Do the units, each whole or not at all, with one commit; a bad one does not harm the others."""
        try:
            if self._appended([write for write, _ in units]):
                return [[] for _ in units]
            self._connection.execute("begin immediate")
            results = [
                self._do(write.statements if isinstance(write, NewLogEntry) else write) for write, _ in units
            ]
            self._connection.execute("commit")
        except Exception as error:  # such as a full disk: nothing was written
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("rollback")
            return [Unavailable(str(error)) for _ in units]
        return results

    def _appended(self, writes: Sequence[Sequence[Statement] | NewLogEntry]) -> bool:
        """Write units that are all actions, by far the most frequent case; return whether it succeeded."""
        entries = [unit for unit in writes if isinstance(unit, NewLogEntry)]
        return len(entries) == len(writes) and append_together(self._connection, entries)

    def _do(self, statements: Sequence[Statement]) -> Outcome:
        """Do one unit inside the transaction; raise only if the transaction has ended with it."""
        run = self._connection.execute
        run("savepoint unit")
        rows: list[Row] = []
        try:
            for statement in statements:
                cursor = run(statement.sql, numbered(statement.values))
                rows = [dict(row) for row in cursor]
                touched = len(rows) if cursor.rowcount < 0 else cursor.rowcount
                if statement.rows not in {None, touched}:
                    raise Conflict
        except Exception as error:
            if not self._connection.in_transaction:
                raise
            run("rollback to unit")
            run("release unit")
            return named(error)
        run("release unit")
        return rows


def batches(units: "queue.SimpleQueue[Unit | None]") -> Iterator[list[Unit]]:
    """Yield the waiting units, as many as there are, until the end marker."""
    while (first := units.get()) is not None:
        batch = [first]
        with contextlib.suppress(queue.Empty):
            while len(batch) < MOST_TOGETHER:
                unit = units.get_nowait()
                if unit is None:
                    units.put(None)
                    break
                batch.append(unit)
        yield batch


def settle(units: Sequence[Unit], results: Sequence[Outcome]) -> None:
    """Resolve the futures, in the event loop."""
    for (_, future), result in zip(units, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
            future.exception()  # the caller may have gone
        else:
            future.set_result(result)


def named(error: Exception) -> Exception:
    """Translate an error into one of the store's; a mistake in a query stays as it is."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None or code & 0xFF == sqlite3.SQLITE_ERROR:
        return error
    if code & 0xFF == sqlite3.SQLITE_CONSTRAINT:
        return Conflict(str(error)) if code in TAKEN else error
    return Unavailable(str(error))


def numbered(values: Sequence[Value]) -> dict[str, Value]:
    """Return the values by the names $1, $2 that SQLite sees in the text."""
    return {str(number): value for number, value in enumerate(values, start=1)}


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection with the pragmas of this program."""
    with contextlib.ExitStack() as stack:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        stack.callback(connection.close)
        connection.row_factory = sqlite3.Row
        for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
            connection.execute(f"pragma {pragma}")
        if sys.platform == "darwin":
            connection.execute("pragma fullfsync=1")
        stack.pop_all()
    return connection


def exclusively(path: Path) -> IO[str]:
    """Lock the file against other nodes: they would not learn of this one's writes."""
    keeper = path.with_name(path.name + ".lock").open("a")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(keeper.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(keeper, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        keeper.close()
        message = f"{path} is in use by another Riad server; stop it, or choose another file with --database"
        raise DatabaseInUse(message) from None
    return keeper


def migrate(connection: sqlite3.Connection, *, reading: bool = False) -> int:
    """Bring the schema up to date, step by step, each whole or not at all; return its version.

    With `reading` nothing is changed, and an outdated schema is refused.
    """
    version = int(connection.execute("pragma user_version").fetchone()[0])
    newest = migrations()[-1][0]
    if version > newest:
        raise DatabaseInUse(
            f"the database belongs to a newer Riad (schema {version}; this version supports {newest})"
        )
    if reading and version < newest:
        raise DatabaseInUse(f"the database belongs to an older Riad (schema {version}): run riad db migrate")
    for number, script in migrations():
        if number > version:
            connection.executescript(f"begin;\n{script}\npragma user_version = {number};\ncommit;")
    return newest
