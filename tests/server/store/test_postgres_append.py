"""Appending in batches: an action waits for the one before it, and a bad one harms no other."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, cast

import pytest

from riad.server.store import postgres_append as module
from riad.server.store.base import Conflict, NewLogEntry, Unavailable
from riad.server.store.postgres_append import BatchAppender, append, first_of_each_table, settle
from tests.kit.server.databases import entry, running

Result = list[Exception | None]


class Database:
    """A stand-in for the database that records which actions are written together."""

    def __init__(self) -> None:
        self.batches: list[list[tuple[str, int]]] = []
        self.refuses: set[tuple[str, int]] = set()
        self.fails: dict[tuple[str, int], Exception] = {}
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def work(self, work: Callable[..., Awaitable[set[str]]]) -> set[str]:
        entries: Sequence[NewLogEntry] = cast(partial[Any], work).args[0]
        names = [(one.table, one.seq) for one in entries]
        self.batches.append(names)
        await self.may_end.wait()
        for name in names:
            if name in self.fails:
                raise self.fails[name]
        return {table for table, seq in names if (table, seq) not in self.refuses}


async def results(database: Database, *entries: NewLogEntry) -> Result:
    """Append actions at once; return the error of each, or None."""
    appender = BatchAppender(database.work)
    answers = await asyncio.gather(*map(appender.append, entries), return_exceptions=True)
    return [error if isinstance(error, Exception) else None for error in answers]


def outcomes(answer: Result) -> list[str]:
    return ["" if error is None else type(error).__name__ for error in answer]


def test_actions_of_different_tables_go_together_and_of_one_table_in_turn() -> None:
    async def story() -> None:
        database = Database()
        answers = await results(
            database, *(entry(table, seq) for seq in (1, 2) for table in "ab"), entry("c", 1)
        )
        assert answers == [None] * 5
        assert database.batches == [[("a", 1), ("b", 1), ("c", 1)], [("a", 2), ("b", 2)]]

    running(story())


def test_what_arrives_during_a_write_goes_with_the_next() -> None:
    async def story() -> None:
        database = Database()
        database.may_end.clear()
        appender = BatchAppender(database.work)
        tasks = [asyncio.create_task(appender.append(entry("a", 1)))]
        while not database.batches:
            await asyncio.sleep(0)
        tasks += [asyncio.create_task(appender.append(entry(table, 2))) for table in "abc"]
        await asyncio.sleep(0)
        tasks[0].cancel()  # it is written even so
        database.may_end.set()
        await appender.finish()
        await asyncio.gather(*tasks[1:])
        assert database.batches == [[("a", 1)], [("a", 2), ("b", 2), ("c", 2)]]
        await appender.append(entry("d", 1))  # after a pause
        assert database.batches[2:] == [[("d", 1)]]

    running(story())


def test_what_builds_on_a_refused_action_is_refused_without_asking() -> None:
    async def story() -> None:
        database = Database()
        database.refuses = {("a", 1)}
        answers = await results(database, entry("a", 1), entry("a", 2), entry("b", 1), entry("b", 2))
        assert outcomes(answers) == ["Conflict", "Conflict", "", ""]
        assert database.batches == [[("a", 1), ("b", 1)], [("b", 2)]]

    running(story())


def test_a_fault_of_one_action_is_told_to_it_alone() -> None:
    async def story() -> None:
        database = Database()
        database.fails = {("b", 1): ValueError("not UTF-8")}
        answers = await results(database, *(entry(table, 1) for table in "abc"))
        assert outcomes(answers) == ["", "ValueError", ""]
        assert database.batches == [[("a", 1), ("b", 1), ("c", 1)], *([(table, 1)] for table in "abc")]

    running(story())


def test_a_database_that_is_away_is_told_to_all_and_asked_once() -> None:
    async def story() -> None:
        database = Database()
        database.fails = {("b", 1): Unavailable("away")}
        answers = await results(database, *(entry(table, 1) for table in "abc"))
        assert outcomes(answers) == ["Unavailable"] * 3
        assert {str(error) for error in answers} == {"away"}
        assert len({*map(id, answers)}) == 3  # each caller raises its own
        assert len(database.batches) == 1

    running(story())


def test_so_many_go_together_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        futures = [asyncio.get_running_loop().create_future() for _ in range(6)]
        waiting = [*zip([entry(table, 1) for table in "aabcde"], futures, strict=True)]
        first, rest = first_of_each_table(waiting)
        assert [one.table for one, _ in first] == ["a", "b", "c"]
        assert [one.table for one, _ in rest] == ["a", "d", "e"]  # in their order
        assert [future for _, future in (*first, *rest)] == [futures[n] for n in (0, 2, 3, 1, 4, 5)]
        assert first_of_each_table([]) == ([], [])

    monkeypatch.setattr(module, "MOST_TOGETHER", 3)
    running(story())


def test_a_caller_who_has_gone_is_told_nothing() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        gone, served, refused = (loop.create_future() for _ in range(3))
        gone.cancel()
        for future, error in ((gone, Conflict()), (served, None), (refused, Conflict())):
            settle(future, error)
        assert gone.cancelled()
        assert served.result() is None
        assert isinstance(refused.exception(), Conflict)

    running(story())


class Answering:
    """A connection whose queries find what a test says."""

    def __init__(self, done: list[str], logged: list[tuple[Any, ...]]) -> None:
        self.answers = [[{"table_id": table} for table in done], [Found(row) for row in logged]]
        self.queries: list[str] = []

    async def fetch(self, sql: str, *_columns: Any) -> Any:
        self.queries.append(sql)
        return self.answers[len(self.queries) - 1]


class Found(tuple[Any, ...]):
    """A row by numbers and by name, as the library has them."""

    __slots__ = ()

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(0 if key == "table_id" else key)


def test_after_a_lost_connection_what_stands_in_the_log_unchanged_was_written() -> None:
    """Another node may have written the same number: then its body or its key is another."""
    ours, theirs = entry("b", 1, key="ours"), entry("c", 1, key="ours")
    rows = [(ours.table, *ours.row), (theirs.table, *entry("c", 1, key="theirs").row)]

    async def done(maybe_done: bool) -> tuple[set[str], int]:
        connection = Answering(["a"], rows)
        return await append([entry("a", 1), ours, theirs], cast(Any, connection), maybe_done), len(
            connection.queries
        )

    assert running(done(True)) == ({"a", "b"}, 2)
    assert running(done(False)) == ({"a"}, 1)
