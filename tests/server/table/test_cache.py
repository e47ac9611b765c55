"""Tables and logs in memory: bounded in bytes; finished tables are dropped first."""

from typing import Any

import pytest

import riad
from riad.server.table import cache as memory
from riad.server.table.cache import ENTRY_BYTES, LogCache, TableCache, bytes_of
from riad.server.table.clocks import Clocks
from riad.server.table.info import TableInfo
from riad.server.table.table import Table
from riad.server.wire import Clock


def table(name: str, status: Any = "open", options: str = "{}") -> Table:
    facts = TableInfo(name, 1, "anna", "azul", 1, options, 2, False, "live", None, None, "7", "salt")
    cached = Table(facts)
    cached.status = status
    return cached


ONE = bytes_of(table("a"))


def names(cache: TableCache, *candidates: str) -> str:
    return "".join(name for name in candidates or "abcdef" if cache.get(name) is not None)


def test_those_that_are_over_leave_first() -> None:
    cache = TableCache(3 * ONE)
    cache.put(table("a"))
    cache.put(table("b", "over"))
    cache.put(table("c", "cancelled"))
    cache.put(table("d", "playing"))
    assert names(cache) == "acd"
    cache.put(table("e"))
    assert names(cache) == "ade"
    cache.put(table("f"))
    assert names(cache) == "def", "none was over: the least recently used one leaves"
    assert (len(cache), cache.bytes) == (3, 3 * ONE)


def test_a_use_counts_and_a_look_does_not() -> None:
    cache = TableCache(2 * ONE)
    cache.put(table("a"))
    cache.put(table("b"))
    assert cache.get("a") is not None
    cache.put(table("c"))
    assert names(cache) == "bc"
    assert cache.use("b") is cache.get("b")
    cache.put(table("d"))
    assert names(cache) == "bd"
    assert cache.use("a") is None


def test_a_table_that_ends_counts_once_and_among_those_that_are_over() -> None:
    cache = TableCache(2 * ONE)
    cache.put(table("a", "playing"))
    cache.put(table("b"))
    cache.put(table("a", "over"))
    assert (len(cache), cache.bytes) == (2, 2 * ONE)
    cache.put(table("c"))
    assert names(cache) == "bc"
    cache.drop("b")
    cache.drop("b")
    assert (names(cache), cache.bytes) == ("c", ONE)


def test_the_last_one_stays_however_large() -> None:
    cache = TableCache(1)
    cache.put(table("a"))
    cache.put(table("b"))
    assert names(cache) == "b"


def test_the_time_of_a_table_is_known_while_its_clocks_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_OFFSETS", 2)
    cache = TableCache(ONE)
    for name in "abc":
        one = table(name, "playing")
        one.clocks = Clocks.start(Clock(main=60, more=0), fresh=False, seats=2, at=1)
        cache.put(one)
    assert (names(cache), [*cache.offsets]) == ("c", ["b", "c"])
    cache.put(table("b", "over"))
    cache.put(table("d", "playing"))
    assert [*cache.offsets] == ["c"]


def test_what_a_table_takes_grows_with_its_options_and_its_moves() -> None:
    assert bytes_of(table("a", options="x" * 5000)) > ONE + 5000
    playing = table("a")
    match = playing.match = riad.new("azul", seed=7)
    before = bytes_of(playing)
    match.push(match.legal[0])
    assert bytes_of(playing) > before > ONE


def test_a_log_grows_by_what_follows_it() -> None:
    cache = LogCache(10_000)
    cache.add("a", 1, [b"one"])
    cache.add("a", 3, [b"three"])
    assert cache.use("a") == [b"one"], "one is missing between"
    cache.add("a", 1, [b"ONE", b"two"])
    cache.add("a", 2, [b"TWO", b"three"])
    assert cache.use("a") == [b"one", b"two", b"three"]
    cache.add("b", 2, [b"two"])
    assert (cache.use("b"), len(cache)) == ((), 1)
    assert cache.bytes == 11 + 3 * ENTRY_BYTES


def test_the_least_recently_used_log_leaves() -> None:
    cache = LogCache(3 * (ENTRY_BYTES + 4))
    for name in "abc":
        cache.add(name, 1, [b"1234"])
    cache.use("a")
    cache.add("d", 1, [b"1234"])
    assert [len(cache.use(name)) for name in "abcd"] == [1, 0, 1, 1]
    cache.add("e", 1, [b"x" * 10_000])
    assert (len(cache), cache.bytes) == (0, 0), "what is larger than all of it does not stay"


@pytest.mark.parametrize("after", [0, 1])
def test_an_empty_log_is_no_log(after: int) -> None:
    cache = LogCache(1000)
    cache.add("a", after + 1, [])
    assert (len(cache), cache.bytes) == (0, 0)
