"""The file: its permissions and lock, and a full disk."""

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from riad.server.store import open_store, sqlite
from riad.server.store.base import Conflict, Row, Statement, Store, Unavailable, do, migrations
from riad.server.store.sqlite import DatabaseInUse, SqliteStore
from tests.kit.server.databases import entry, log, new_tables, opened, running, standing, until

RENAME = "update person set name = $1 where id = 'host'"


def test_a_second_node_is_kept_off_the_file(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "here" / "riad.db"
        (tmp_path / "link").symlink_to(path)
        async with opened(str(path), "a") as store:
            for name in (path, tmp_path / "link"):
                with pytest.raises(
                    DatabaseInUse, match=r"riad.db is in use by another Riad server; stop it, or"
                ):
                    await open_store(str(name))
            await store.append(entry("a", 1))
        async with opened(str(path)) as store:
            assert await log(store, "a") == [(1, "{}")]

    running(story())


def test_a_newer_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "riad.db"
    newest = migrations()[-1][0]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma user_version = {newest + 1}")
    for _ in range(2):  # the lock was released
        with pytest.raises(
            DatabaseInUse, match=rf"newer Riad \(schema {newest + 1}; this version supports {newest}\)"
        ):
            running(open_store(str(path)))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("select count(*) from sqlite_master").fetchone() == (0,)


@pytest.mark.parametrize("name", ["text", "folder", "text/below"])
def test_what_is_no_database_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text(
        "This is a letter, and a rather long one, to somebody who likes letters." * 20
    )
    with pytest.raises(DatabaseInUse, match="cannot be used as a database"):
        running(open_store(str(tmp_path / name)))


def test_only_the_owner_reads_the_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "riad.db"), "a"):
            for file in tmp_path.glob("riad.db*"):
                if not file.name.endswith(".lock"):  # the lock file is empty
                    assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name

    running(story())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["riad.db", "riad.db.lock"]


def test_a_full_disk_is_told_to_all_who_wait_and_is_got_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "riad.db"), *"abcdef") as store:
            await store.append(entry("a", 1))
            (pages,) = await store.fetch("pragma page_count")
            await store.write(do(f"pragma max_page_count = {pages['page_count']}"))
            big = [
                store.append(entry(table, 2 if table == "a" else 1, body="x" * 100_000)) for table in "abcdef"
            ]
            results = await asyncio.gather(*big, return_exceptions=True)
            assert [type(result) for result in results] == [Unavailable] * 6
            assert "full" in str(results[0])
            assert await standing(store, "a") == (1, 1)
            await store.write(do("pragma max_page_count = 100000"))
            await asyncio.gather(*[store.append(entry(table, 1, body="x" * 100_000)) for table in "bcdef"])
            assert await standing(store, "f") == (1, 1)

    running(story())


class Holding:
    """A context that keeps the writer of a store busy, so that writes meanwhile share the next commit."""

    def __init__(self, store: Store) -> None:
        assert isinstance(store, SqliteStore)
        self.commits = 0
        self._store = store
        self._begun, self._let_go = threading.Event(), threading.Event()
        store._connection.create_function("hold", 0, self._hold)
        store._connection.set_trace_callback(self._trace)

    def _hold(self) -> int:
        self._begun.set()
        return int(self._let_go.wait(60))

    def _trace(self, sql: str) -> None:
        self.commits += sql == "commit"

    async def together(self, *units: Sequence[Statement]) -> list[Sequence[Row] | BaseException]:
        """Return the results of units that are written together."""
        first = asyncio.create_task(self._store.write(do("select hold()")))
        await until(self._begun.is_set)
        rest = [asyncio.create_task(self._store.write(*unit)) for unit in units]
        await asyncio.sleep(0)
        self._let_go.set()
        await first
        return await asyncio.gather(*rest, return_exceptions=True)


def test_a_commit_that_fails_is_told_to_all_who_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "riad.db"), "a") as store:
            late = (do("pragma defer_foreign_keys = on"), do("insert into seat values ('a', 0, 'nobody')"))
            results = await Holding(store).together(late, [do(RENAME, "Eve")])
            assert [type(result) for result in results] == [Unavailable] * 2
            assert [*await store.fetch("select name from person")] == [{"name": "Ann"}]
            await store.write(do(RENAME, "Eve", rows=1))
            assert [*await store.fetch("select name from person")] == [{"name": "Eve"}]

    running(story())


def test_what_waits_shares_one_commit_and_a_refused_one_leaves_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "riad.db"), "a") as store:
            holding = Holding(store)
            units = [(do(RENAME, f"{number}"), do(RENAME, "x", rows=number)) for number in range(3)]
            results = await holding.together(*units)
            assert [type(result) for result in results] == [Conflict, list, Conflict]
            assert holding.commits == 2  # that of the first, and one for all
            assert [*await store.fetch("select name from person")] == [{"name": "x"}]

    running(story())


def test_reading_cannot_write(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "riad.db"), "a") as store:
            with pytest.raises((Unavailable, sqlite3.Error)):
                await store.fetch("update person set name = 'Eve' returning id")
            assert [*await store.fetch("select name from person")] == [{"name": "Ann"}]

    running(story())


def test_old_counts_are_forgotten_when_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MOST_HITS", 10)

    async def story() -> None:
        async with opened(str(tmp_path / "riad.db")) as store:
            for key in range(10):
                await store.hit(f"{key}", 1)
            assert await store.hit("9", 1) == 2
            assert await store.hit("0", 1) == 1
            assert await store.hit("9", 1) == 3

    running(story())


def test_no_thread_is_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "riad.db"), "a") as store:
            await store.write(*new_tables("b"))
            await asyncio.gather(*[store.fetch("select 1") for _ in range(9)])
            assert any(thread.name.startswith("riad-write") for thread in threading.enumerate())

    running(story())
    assert not [thread.name for thread in threading.enumerate() if thread.name.startswith("riad-write")]
