"""A node is ready while it can write: tested at intervals, not for every request."""

import asyncio
from collections.abc import Sequence

import asyncpg
import pytest

from riad.server.store import readiness as module
from riad.server.store.base import Row, Statement, Unavailable
from riad.server.store.readiness import HOLDS, Readiness
from tests.kit.server.databases import opened, running


class Disk:
    """A store whose writes fail, or hang, as a test wants it."""

    def __init__(self) -> None:
        self.writes = 0
        self.fault: Exception | None = None
        self.hangs = False

    async def write(self, *_statements: Statement) -> Sequence[Row]:
        self.writes += 1
        await asyncio.sleep(60 if self.hangs else 0)
        if self.fault is not None:
            raise self.fault
        return []


class Watch:
    """A clock that a test sets."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_an_answer_holds_for_a_moment() -> None:
    async def story() -> None:
        disk, watch = Disk(), Watch()
        readiness = Readiness(disk, watch)  # type: ignore[arg-type]
        assert await asyncio.gather(*[readiness.check() for _ in range(50)]) == [True] * 50
        assert disk.writes == 1
        disk.fault = Unavailable("database or disk is full")
        assert await readiness.check()
        watch.now += HOLDS
        assert [await readiness.check() for _ in range(50)] == [False] * 50
        assert disk.writes == 2
        disk.fault = None
        watch.now += HOLDS
        assert await readiness.check()
        assert disk.writes == 3

    running(story())


def test_a_disk_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)

    async def story() -> None:
        disk = Disk()
        disk.hangs = True
        assert not await Readiness(disk).check()  # type: ignore[arg-type]

    running(story())


def test_it_really_writes(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            watch = Watch()
            readiness = Readiness(store, watch)
            for _ in range(3):
                assert await readiness.check()
                watch.now += HOLDS
            (row,) = await store.fetch("select name, at from probe")
            assert row["name"] == "ready"

    running(story())


def test_a_database_that_is_read_only_cannot_be_written(address: str) -> None:
    async def be_read_only(value: str) -> None:
        """Make every new session of this database read-only, as after a failover; the old ones end."""
        connection = await asyncpg.connect(address)
        await connection.execute("set default_transaction_read_only = off")
        name = await connection.fetchval("select current_database()")
        await connection.execute(f'alter database "{name}" set default_transaction_read_only = {value}')
        others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2"
        await connection.fetch(others, name, connection.get_server_pid())
        await connection.close()

    async def story() -> None:
        async with opened(address) as store:
            watch = Watch()
            readiness = Readiness(store, watch)
            assert await readiness.check()
            await be_read_only("on")
            watch.now += HOLDS
            assert not await readiness.check()
            assert await store.fetch("select 1")
            await be_read_only("off")
            watch.now += HOLDS
            assert await readiness.check()

    running(story())
