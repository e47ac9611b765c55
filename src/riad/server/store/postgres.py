"""The store in PostgreSQL, for any number of nodes. Writes of one node reach the others by fanout."""

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

import asyncpg

from riad.core.errors import RiadError
from riad.server.store.base import Conflict, NewLogEntry, Row, Statement, Unavailable, Value, migrations
from riad.server.store.postgres_append import BatchAppender, Connection

CONNECTIONS = 10
PAUSES = (0.05, 0.25, 1.0)  # seconds before retries while the database restarts
LONG = 600.0  # seconds, for statements over all rows
ANY_NUMBER = 7_423_001  # the lock for migrations
AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError, asyncpg.InvalidCachedStatementError)
LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised while a server is shutting down
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,
)
GONE = re.compile(r"connection (is|was) closed|connection has been released|pool is clos")
RETURNS = re.compile(r"^\s*(select|with)\b|\breturning\b", re.IGNORECASE)

HIT = """
insert into hits as h (key, period, number) values ($1, $2, 1)
on conflict (key, period) do update set number = h.number + 1 returning number"""
IS_UNLOGGED = "select relpersistence = 'u' from pg_class where oid = 'hits'::regclass"
BE_UNLOGGED = "alter table hits set unlogged, add since timestamptz not null default now()"
OVER = "delete from hits where since <= now() - make_interval(secs => $1)"

Result = TypeVar("Result")


class SchemaError(RiadError):
    """The database is not one that this program can use."""


class PostgresStore:
    """A store over a pool of connections."""

    shared = True

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", address: str) -> None:
        self.address = address
        self._pool = pool
        self._closed = False
        self._appender = BatchAppender(self._work)
        self._writes: set[asyncio.Task[Sequence[Row]]] = set()

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Connect, and bring the schema up to date. No error shows the address: it can hold a password."""
        pool = await asyncpg.create_pool(
            address,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=10,
            command_timeout=30,
            reset=leave_as_it_is,
            server_settings={"application_name": "riad", "idle_in_transaction_session_timeout": "30s"},
        )
        with contextlib.ExitStack() as stack:
            stack.callback(pool.terminate)
            store = cls(pool, address)
            try:
                await store._work(migrate)
            except Unavailable as error:
                raise SchemaError(f"the database cannot be reached ({error})") from None
            except asyncpg.PostgresError as error:
                raise SchemaError(f"the database refused the connection: {error}") from None
            except ValueError:
                message = "the address of the database must be like postgresql://user:password@host/name"
                raise SchemaError(message) from None
            stack.pop_all()
        return store

    async def _work(self, work: Callable[[Connection, bool], Awaitable[Result]]) -> Result:
        """Do something on a connection, and again if that was lost or deadlocked.

        The callback receives True if it may have been done before.
        """
        pauses = iter(PAUSES)
        maybe_done = False
        while True:
            try:
                async with self._pool.acquire(timeout=10) as connection:
                    return await work(connection, maybe_done)
            except AGAIN as error:
                failed: Exception = error
            except LOST as error:
                if is_mistake(error):
                    raise
                failed, maybe_done = error, True
                await self._pool.expire_connections()  # the others are probably lost too
            pause = next(pauses, None)
            if pause is None or isinstance(failed, TimeoutError):
                raise Unavailable(type(failed).__name__)
            await asyncio.sleep(pause)

    async def fetch(self, sql: str, *values: Value) -> Sequence[Row]:
        """Return the rows that a query finds."""
        self._be_open()

        async def query(connection: Connection, _: bool) -> Sequence[Row]:
            return dicts(await connection.fetch(sql, *values))

        return await self._work(query)

    async def write(self, *statements: Statement) -> Sequence[Row]:
        """Do all statements, durably, or none; return the rows of the last one."""
        self._be_open()
        task = asyncio.create_task(self._work(partial(self._write, statements)))
        self._writes.add(task)
        task.add_done_callback(self._writes.discard)
        try:
            return await asyncio.shield(task)  # written even if the caller has gone
        except asyncio.CancelledError:
            task.add_done_callback(accept_refusal)
            raise

    async def _write(self, statements: Sequence[Statement], connection: Connection, _: bool) -> Sequence[Row]:
        rows: Sequence[Row] = []
        committing = False
        try:
            async with connection.transaction():
                for statement in statements:
                    rows, touched = await run(connection, statement)
                    if statement.rows not in {None, touched}:
                        raise Conflict
                committing = True
        except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError) as error:
            raise Conflict(error.constraint_name or "") from None
        except LOST as error:
            if committing:  # the outcome is unknown: retrying might write twice
                raise Unavailable(type(error).__name__) from None
            raise
        return rows

    async def append(self, entry: NewLogEntry) -> None:
        """Write an action, together with all others that are waiting."""
        self._be_open()
        await self._appender.append(entry)

    async def hit(self, key: str, period: int) -> int:
        """Count for all nodes. The count need not survive a crash of the database."""
        self._be_open()
        return await self._work(partial(self._hit, key, period))

    async def _hit(self, key: str, period: int, connection: Connection, _: bool) -> int:
        return int(await connection.fetchval(HIT, key, period))

    async def forget_hits(self, seconds: int) -> None:
        """Delete counts that began longer ago than this."""
        self._be_open()

        async def forget(connection: Connection, _: bool) -> None:
            await connection.execute(OVER, float(seconds))

        await self._work(forget)

    async def dump(self, tables: Sequence[str]) -> dict[str, Sequence[Row]]:
        """Return a consistent snapshot of all rows of these tables."""
        self._be_open()

        async def read(connection: Connection, _: bool) -> dict[str, Sequence[Row]]:
            snapshot: dict[str, Sequence[Row]] = {}
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for name in tables:
                    rows = await connection.fetch(f"select * from {name}", timeout=LONG)  # noqa: S608  # our names
                    snapshot[name] = dicts(rows)
            return snapshot

        return await self._work(read)

    async def close(self) -> None:
        """Finish all writes, and close."""
        if self._closed:
            return
        self._closed = True
        await self._appender.finish()
        await asyncio.gather(*self._writes, return_exceptions=True)
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(5):
                await self._pool.close()
        self._pool.terminate()

    def _be_open(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")


async def run(connection: Connection, statement: Statement) -> tuple[Sequence[Row], int]:
    """Do a statement; return its rows, and how many it touched."""
    if RETURNS.search(statement.sql):
        rows = dicts(await connection.fetch(statement.sql, *statement.values))
        return rows, len(rows)
    done = await connection.execute(statement.sql, *statement.values)
    number = done.rsplit(" ", 1)[-1]  # of "INSERT 0 1", "UPDATE 1"
    return [], int(number) if number.isdigit() else 0


async def leave_as_it_is(_: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Skip the usual reset: no statement here changes the state of a connection."""


def dicts(rows: Iterable[asyncpg.Record]) -> list[Row]:
    """Return the rows in the form in which SQLite returns them."""
    return [dict(row) for row in rows]


def accept_refusal(task: "asyncio.Task[Sequence[Row]]") -> None:
    """Retrieve the refusal of a write whose caller has gone; asyncio would report it as an error."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Conflict | Unavailable):
        raise error


def is_mistake(error: Exception) -> bool:
    """Return whether an error is a programming mistake, so that another connection would not help."""
    if not isinstance(error, asyncpg.InterfaceError):
        return False
    return isinstance(error, ValueError) or not GONE.search(str(error))


async def migrate(connection: Connection, _: bool) -> int:
    """Bring the schema up to date, all of it or nothing; return its version."""
    newest = migrations()[-1][0]
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", ANY_NUMBER, timeout=LONG)
        await connection.execute("create table if not exists schema_version (version integer not null)")
        version = await connection.fetchval("select max(version) from schema_version") or 0
        if version > newest:
            message = (
                f"the database belongs to a newer Riad (schema {version}; this version supports {newest})"
            )
            raise SchemaError(message)
        for number, script in migrations():
            if number > version:
                await connection.execute(script, timeout=LONG)
                await connection.execute("insert into schema_version values ($1)", number)
        if not await connection.fetchval(IS_UNLOGGED):
            await connection.execute(BE_UNLOGGED)
    return newest
