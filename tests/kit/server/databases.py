"""A real PostgreSQL for the tests, and rows to write into a store."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from riad.server.store import open_store
from riad.server.store.base import NewLogEntry, Statement, Store, do
from tests.kit.external_programs import installed

Result = TypeVar("Result")

PERSON = do("insert into person (id, name, created) values ('host', 'Ann', 1)")
TABLE = """
insert into game_table (id, created, host, game, rules, options, seats, listed, pace, seed, salt, seq, status,
  changed, seated) values ($1, 1, 'host', 'azul', 1, '{}', 2, 1, 'live', '5', 'x', 0, 'open', 1, '[]')"""
STANDING = "select seq, status, turn, due, bot, lease, lease_until, changed from game_table where id = $1"
LOG = "select seq, body from action where table_id = $1 order by seq"


def running(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine test; a hanging one ends, with a limit that suits slow machines."""

    async def briefly() -> Result:
        async with asyncio.timeout(600):
            return await coroutine

    return asyncio.run(briefly())


@contextlib.asynccontextmanager
async def opened(database: str, *tables: str) -> AsyncIterator[Store]:
    """Open a store with these tables in it, and close it at the end."""
    store = await open_store(database)
    try:
        if tables:
            await store.write(PERSON, *new_tables(*tables))
        yield store
    finally:
        await store.close()


def new_tables(*names: str) -> list[Statement]:
    """Return the statements that create tables."""
    return [do(TABLE, name, rows=1) for name in names]


def entry(table: str, seq: int, *, body: str = "{}", key: str | None = None, at: int = 7) -> NewLogEntry:
    """Return an action, after which it is the turn of the seat that has its number."""
    return NewLogEntry(
        table, seq, at, "turn", 0, body, key, 99, "playing", seq, 1000 + seq, "easy", "node", 2000
    )


async def log(store: Store, table: str) -> list[tuple[int, str]]:
    """Return the log of a table."""
    return [(row["seq"], row["body"]) for row in await store.fetch(LOG, table)]


async def standing(store: Store, table: str) -> tuple[int, int]:
    """Return the number of the last action and the turn, from the row of the table."""
    (row,) = await store.fetch(STANDING, table)
    return row["seq"], row["turn"]


class Postgres:
    """A server in a temporary folder."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs
        self._number = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._rights: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self._rights = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        with socket.socket() as place:
            place.bind(("127.0.0.1", 0))
            self.port = int(place.getsockname()[1])
        options = ("--no-sync", "--username=riad", "--auth=trust", "--encoding=UTF8", "--locale=C")
        made = subprocess.run(
            [programs / "initdb", "-D", folder / "data", *options],
            **self._surroundings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if made.returncode:
            raise RuntimeError(f"initdb: {made.stdout.decode()}")

    @property
    def _surroundings(self) -> dict[str, Any]:
        return {"cwd": self._folder, "env": {"HOME": str(self._folder), "PATH": os.defpath}, **self._rights}

    def address(self, name: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://riad@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self._folder,
            "max_connections": 60,
            "deadlock_timeout": "100ms",
        }
        options = [text for name, value in settings.items() for text in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-F", "-D", self._folder / "data", *options],
                **self._surroundings,
                stdout=log,
                stderr=log,
            )
        for _ in range(12_000):
            with contextlib.suppress(OSError, asyncpg.CannotConnectNowError):
                self.do("select 1")
                return
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL does not start: {(self._folder / 'log').read_text()}")

    def stop(self) -> None:
        """Stop the server; its connections are cut."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(60)
            self._process = None

    def do(self, sql: str) -> None:
        """Do something as the owner of the server."""

        async def once() -> None:
            connection = await asyncpg.connect(self.address())
            try:
                await connection.execute(sql)
            finally:
                await connection.close()

        asyncio.run(once())

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """Yield a new database. Removing it at the end shows that no connection was left open."""
        self._number += 1
        name = f"riad_{self._number}"
        self.do(f"create database {name}")
        yield self.address(name)
        self.do(f"drop database {name}")


@contextlib.contextmanager
def started_postgres() -> Iterator[Postgres]:
    """Yield a server for all tests, and remove it completely after them."""
    missing = "PostgreSQL is not installed: its tests need the programs initdb and postgres"
    programs = installed("postgresql", missing)
    folder = Path(tempfile.mkdtemp(prefix="riad-pg-"))
    try:
        server = Postgres(folder, programs)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that is bound to happen."""
    while not condition():
        await asyncio.sleep(0.01)


async def cut(address: str, like: str) -> int:
    """Cut the connections whose last query is like this, once there is one; return their number."""
    sql = """select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like $1"""
    connection = await asyncpg.connect(address)
    try:
        while not (rows := await connection.fetch(sql, like)):
            await asyncio.sleep(0.01)
        return len(rows)
    finally:
        await connection.close()
