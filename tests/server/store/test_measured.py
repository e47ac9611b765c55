"""A measured store: every durable write is timed, and only a database that is away counts as a failure."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from riad.server.store.base import Conflict, NewLogEntry, Row, Statement, Store, Unavailable, do
from riad.server.store.measured import MeasuredStore
from tests.kit.server.databases import entry, running


class Inner:
    """A store whose writes take a second on a test's clock, and end as instructed."""

    shared = False

    def __init__(self) -> None:
        self.seconds = 10.0
        self.error: Exception | None = None
        self.written: list[object] = []

    async def _write(self, thing: object) -> None:
        self.seconds += 1
        self.written.append(thing)
        if self.error is not None:
            raise self.error

    async def write(self, *statements: Statement) -> list[Row]:
        await self._write(statements)
        return [{"one": 1}]

    async def append(self, one: NewLogEntry) -> None:
        await self._write(one)

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        return [{"sql": sql, "values": values}]


@pytest.fixture
def inner(monkeypatch: pytest.MonkeyPatch) -> Inner:
    store = Inner()
    monkeypatch.setattr("time.perf_counter", lambda: store.seconds)
    return store


def measured(inner: Inner) -> tuple[MeasuredStore, list[tuple[float, bool]]]:
    store, seen = MeasuredStore(cast(Store, inner)), list[tuple[float, bool]]()
    store.observe = lambda seconds, failed: seen.append((seconds, failed))
    return store, seen


WRITES: list[Callable[[MeasuredStore], Any]] = [
    lambda store: store.write(do("delete from chat"), do("delete from action")),
    lambda store: store.append(entry("a", 1)),
]


@pytest.mark.parametrize("write", WRITES)
def test_a_write_is_done_and_timed(inner: Inner, write: Callable[[MeasuredStore], Any]) -> None:
    store, seen = measured(inner)
    assert running(write(store)) in ([{"one": 1}], None)
    assert inner.written in (
        [(do("delete from chat"), do("delete from action"))],
        [entry("a", 1)],
    )
    assert seen == [(1.0, False)]


@pytest.mark.parametrize("write", WRITES)
@pytest.mark.parametrize(
    ("error", "counted"), [(Unavailable("away"), [(1.0, True)]), (Conflict(), []), (ValueError("no"), [])]
)
def test_a_failure_is_one_of_the_database(
    inner: Inner, write: Callable[[MeasuredStore], Any], error: Exception, counted: list[Any]
) -> None:
    store, seen = measured(inner)
    inner.error = error
    with pytest.raises(type(error)) as caught:
        running(write(store))
    assert caught.value is error
    assert seen == counted


def test_everything_else_is_passed_through(inner: Inner) -> None:
    store, seen = measured(inner)
    assert store.shared is False
    assert running(store.fetch("select $1", 5)) == [{"sql": "select $1", "values": (5,)}]
    assert seen == []


def test_nobody_need_observe(inner: Inner) -> None:
    running(MeasuredStore(cast(Store, inner)).append(entry("a", 1)))
    assert inner.written == [entry("a", 1)]
