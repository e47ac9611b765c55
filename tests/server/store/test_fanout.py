"""News between nodes arrives, except at its own node, and resumes after a connection was cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from riad.server.store import fanout as module
from riad.server.store.fanout import Fanout, LocalFanout, PostgresFanout
from tests.kit.server.databases import Postgres, cut, running, until

NOWHERE = "postgresql://riad:hunter2@127.0.0.1:1/x"


class Node:
    """A node that records what it hears."""

    def __init__(self, address: str) -> None:
        self.fanout = PostgresFanout(address)
        self.heard: list[str] = []
        self.on_gap = 0
        self.fanout.listen(self.heard.append, self._miss)

    def _miss(self) -> None:
        self.on_gap += 1

    async def has_heard(self, *topics: str) -> None:
        await until(lambda: len(self.heard) >= len(topics))
        assert self.heard == [*topics]
        self.heard.clear()


@asynccontextmanager
async def nodes(address: str, number: int = 2) -> AsyncIterator[list[Node]]:
    """Yield nodes that all listen."""
    all_of_them = [Node(address) for _ in range(number)]
    try:
        await until(lambda: all(node.on_gap for node in all_of_them))
        yield all_of_them
    finally:
        await asyncio.gather(*[node.fanout.close() for node in all_of_them])


def test_what_one_node_tells_the_others_hear(address: str) -> None:
    async def story() -> None:
        async with nodes(address, 3) as (one, two, three):
            await one.fanout.publish("t:a:1", "p:ann:t:a")
            for other in (two, three):
                await other.has_heard("t:a:1", "p:ann:t:a")
            await two.fanout.publish("t:a:2")
            await one.has_heard("t:a:2")  # its own news would have come first
            await three.has_heard("t:a:2")
            assert two.heard == []
            assert [node.on_gap for node in (one, two, three)] == [1, 1, 1]

    running(story())


def test_many_topics_arrive_in_their_order(address: str) -> None:
    async def story() -> None:
        async with nodes(address) as (one, two):
            topics = [f"t:{number}:{'ü' * 1900}" for number in range(2500)]
            for topic in topics:
                await one.fanout.publish(topic)
            await two.has_heard(*topics)
            assert one.fanout.lost == 0

    running(story())


def test_a_connection_that_is_cut_is_made_again_and_what_was_missed_is_looked_for(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT", 1000)  # the cut is noticed without it

    async def story() -> None:
        async with nodes(address) as (one, two):
            for time in (2, 3):
                assert await cut(address, "%") == 2
                await one.fanout.publish(f"t:a:{time}")
                await until(lambda time=time: one.on_gap >= time and two.on_gap >= time)  # type: ignore[misc]
                await one.fanout.publish("t:b:1")
                await until(lambda: "t:b:1" in two.heard)
                two.heard.clear()
            assert one.heard == []
            assert one.fanout.lost == 0

    running(story())


def test_what_could_not_be_told_is_told_by_the_next_connection(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with nodes(address) as (one, two):
            with monkeypatch.context() as patch:
                patch.setattr(module, "NOTIFY", "select $1::text, 1 / cardinality($2::text[]) / 0")
                await one.fanout.publish("t:a:1", "t:a:2")
                await until(lambda: one.on_gap == 2)
            await one.fanout.publish("t:a:3")
            await two.has_heard("t:a:1", "t:a:2", "t:a:3")
            assert one.fanout.lost == 0
            assert two.on_gap == 1

    running(story())


def test_a_database_that_is_away_stops_nobody(postgres: Postgres, address: str) -> None:
    async def story() -> None:
        async with nodes(address) as (one, two):
            await asyncio.to_thread(postgres.stop)
            await until(lambda: not one.fanout.connected and not two.fanout.connected)
            await one.fanout.publish("t:a:1")
            await asyncio.to_thread(postgres.start)
            await until(lambda: one.on_gap == 2 and two.on_gap == 2)
            await one.fanout.publish("t:a:2")
            await until(lambda: "t:a:2" in two.heard)

    running(story())


def test_what_cannot_be_told_for_long_is_counted_and_forgotten(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 10)
    monkeypatch.setattr(module, "FIRST_PAUSE", 0.01)

    async def story() -> None:
        node = Node(NOWHERE)
        await node.fanout.publish(*[f"t:{number}" for number in range(25)])
        assert node.fanout.lost == 15
        await until(lambda: bool(caplog.records))
        await node.fanout.close()
        assert node.fanout.lost == 25
        await node.fanout.publish("t:a:1")
        assert node.fanout.lost == 26
        assert node.on_gap == 0

    running(story())
    assert "no news from other nodes" in caplog.text
    assert "hunter2" not in caplog.text


def test_closing_tells_what_waits(address: str) -> None:
    async def story() -> None:
        async with nodes(address) as (one, two):
            await one.fanout.publish("t:a:1")
            await one.fanout.close()
            await two.has_heard("t:a:1")

    running(story())


def test_a_listener_that_fails_goes_on_listening(address: str) -> None:
    async def story() -> None:
        failures: list[object] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: failures.append(context["exception"])
        )
        heard: list[str] = []

        def hear(topic: str) -> None:
            heard.append(topic)
            raise LookupError(topic)

        def miss() -> None:
            raise LookupError("missed")

        async with nodes(address) as (one, two):
            two.fanout.listen(hear, miss)
            await one.fanout.publish("t:a:1", "t:a:2")
            await until(lambda: len(failures) == 2)
            assert heard == ["t:a:1", "t:a:2"]
            await cut(address, "%")
            await until(lambda: len(failures) == 3 and two.fanout.connected and one.fanout.connected)
            await one.fanout.publish("t:a:3")
            await until(lambda: "t:a:3" in heard)

    running(story())


@pytest.mark.parametrize("topic", ["t: a", "t\0a", "t\na", "x" * 4001, "ü" * 2001])
def test_a_topic_is_a_short_text_without_spaces(topic: str) -> None:
    async def story() -> None:
        fanout = PostgresFanout(NOWHERE)
        with pytest.raises(ValueError, match="not a short text without spaces"):
            await fanout.publish(topic)
        await fanout.close()

    running(story())


def test_one_node_alone_tells_nobody() -> None:
    async def story() -> None:
        heard: list[str] = []
        fanout: Fanout = LocalFanout()
        fanout.listen(heard.append, lambda: heard.append("missed"))
        await fanout.publish("t:a:1")
        await fanout.close()
        assert heard == []

    running(story())
