"""The log of a table as it is sent: encoded once, cached as bytes, and always the same."""

import asyncio
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riad.games import PACKAGES
from riad.server.errors import ApiError
from riad.server.live.sockets import Socket
from riad.server.node import running
from riad.server.people.quotas import FOLDED, LOOKED_AT
from riad.server.settings import Settings
from riad.server.table.folding import encoded_entry
from riad.server.table.log_entry import LogEntry
from riad.server.table.table import Table
from riad.server.wire.messages import State, Update
from riad.server.wire.responses import Happening
from tests.kit.server.local_node import Watcher, a_match, forget
from tests.kit.server.table_fixtures import play, two


@pytest.fixture
def takes(monkeypatch: pytest.MonkeyPatch) -> Counter[bool]:
    """A counter of the actions taken: with words (True) and without."""
    counted: Counter[bool] = Counter()
    take = Table.take

    def counting(self: Table, logged: LogEntry, *, tell: bool = True) -> Any:
        counted[tell] += 1
        return take(self, logged, tell=tell)

    monkeypatch.setattr(Table, "take", counting)
    return counted


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(database=str(folder / "riad.sqlite"), bot_pace=60, **more)


@pytest.mark.parametrize("game", PACKAGES)
def test_a_log_is_the_same_as_it_happens_and_folded_later(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            anna, _ = await node.people.visit("Anna")
            name = (await node.seating.create(anna, two(game=game))).facts.id
            watcher = Watcher()
            await node.hub.watch(watcher, name, 0, "")
            table = await play(node, anna, await node.tables.get(name), 20)
            live = [msgspec.json.decode(watcher.heard[0], type=State).happened]
            live += [[msgspec.json.decode(text, type=Update).happening] for text in watcher.heard[1:]]
            _, kept = await node.tables.read(name, 0)
            forget(node)
            _, folded = await node.tables.read(name, 0)
            assert [*folded] == [*kept]
            assert len(folded) == table.seq
            assert [json.loads(entry) for entry in folded] == msgspec.to_builtins(
                [h for some in live for h in some]
            )
            for after in (0, 1, table.seq - 1, table.seq, table.seq + 9):
                assert (await node.tables.read(name, after))[1] == [*folded][after:]

    asyncio.run(story())


def test_a_table_that_is_not_in_memory_is_folded_once_for_all_who_ask(
    tmp_path: Path, takes: Counter[bool]
) -> None:
    async def story() -> None:
        async with running(settings(tmp_path, limits=0)) as node:
            _, table = await a_match(node, "alhambra", 40)
            name = table.facts.id
            forget(node)
            takes.clear()
            watchers = [Watcher() for _ in range(50)]
            await asyncio.gather(*(node.hub.watch(watcher, name, 0, "") for watcher in watchers))
            assert takes == {True: table.seq}
            assert len({json.dumps(timeless(watcher.heard[0])) for watcher in watchers}) == 1
            await node.tables.read(name, 3)
            assert takes == {True: table.seq}

    asyncio.run(story())


def timeless(text: str) -> Any:
    message = json.loads(text)
    message["state"]["now"] = None
    return message


def test_what_happens_while_somebody_watches_is_never_folded_again(
    tmp_path: Path, takes: Counter[bool]
) -> None:
    async def story() -> None:
        async with running(settings(tmp_path, limits=0)) as node:
            anna, table = await a_match(node, "azul", 5)
            name = table.facts.id
            await node.hub.watch(Watcher(), name, 0, "")
            table = await play(node, anna, await node.tables.get(name), 5)
            steps = node.tables.folding.steps
            takes.clear()
            await node.hub.watch(Watcher(), name, 0, "")
            forget(node, logs=False)
            await node.hub.watch(Watcher(), name, 0, "")
            assert takes == {False: table.seq}, "the table alone is folded: its log is there, in words"
            assert node.tables.folding.steps > steps

    asyncio.run(story())


def test_without_anybody_who_watches_nothing_is_told(tmp_path: Path, takes: Counter[bool]) -> None:
    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            _, table = await a_match(node, "azul", 5)
            assert takes[True] == 0
            assert len(node.tables.logs) == 0
            await node.tables.read(table.facts.id, table.seq)
            assert takes[True] == 0, "nothing was asked for"

    asyncio.run(story())


def test_a_match_can_be_played_on_after_it_was_folded_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            anna, table = await a_match(node, "dreamhome", 6)
            forget(node)
            same = await node.tables.get(table.facts.id)
            assert same.playing == table.playing
            assert same.playing.engine is table.facts.engine, "of the event loop's thread"
            assert (await play(node, anna, same, 1)).seq == table.seq + 1

    asyncio.run(story())


def test_an_address_reads_so_much_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(settings(tmp_path, read_mb=1)) as node:
            _, table = await a_match(node, "azul", 3)
            name, sizes = table.facts.id, list[int]()

            async def watch_on() -> None:
                while len(sizes) < 1000:
                    watcher = Watcher()
                    await node.hub.watch(watcher, name, 0, "1.2.3.4")
                    sizes.append(len(watcher.heard[0]) + LOOKED_AT)

            with pytest.raises(ApiError) as caught:
                await watch_on()
            assert caught.value.code == "too_many_requests"
            assert caught.value.more["wait"] > 0
            assert sum(sizes[:-1]) < 1_000_000 * 1.5
            assert len(sizes) >= (1_000_000 - FOLDED) // max(sizes)
            await node.hub.watch(Watcher(), name, 0, "1.2.3.5")

    asyncio.run(story())


def test_a_table_that_must_be_folded_counts_for_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            _, table = await a_match(node, "azul", 3)
            spent: list[int] = []
            monkeypatch.setattr(node.reading, "spend", lambda _address, size: spent.append(size))
            await node.hub.watch(Watcher(), table.facts.id, 0, "")
            forget(node)
            await node.hub.watch(Watcher(), table.facts.id, 0, "")
            size = spent[1]
            assert spent == [FOLDED, size, FOLDED, size], "the first time its log had to be folded"
            await node.hub.watch(Watcher(), table.facts.id, 0, "")
            assert spent[4:] == [size]
            forget(node)
            _, none = await node.hub.read(table.facts.id, table.seq, "")
            assert (len(none), spent[5:]) == (0, [FOLDED]), "though nothing is sent"

    asyncio.run(story())


def test_what_happens_is_encoded_once_for_all_who_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counting(happening: Happening) -> bytes:
        made.append(happening.seq)
        return encoded_entry(happening)

    async def story() -> None:
        async with running(settings(tmp_path, limits=0)) as node:
            anna, _ = await node.people.visit("Anna")
            table = await node.seating.create(anna, two())
            watchers = [Watcher(), Watcher(), Watcher(anna.id)]
            for watcher in watchers:
                await node.hub.watch(watcher, table.facts.id, 0, "")
            monkeypatch.setattr("riad.server.table.repository.encoded_entry", counting)
            later = await play(node, anna, table, 5)
            assert made == [*range(table.seq + 1, later.seq + 1)]
            assert [len(watcher.heard) for watcher in watchers] == [6, 6, 6]

    asyncio.run(story())


def test_others_have_their_turn_between_two_watches(tmp_path: Path) -> None:
    """All of them came in one write, and all they ask for is in memory."""

    async def story() -> None:
        async with running(settings(tmp_path, limits=0)) as node:
            _, table = await a_match(node, "azul", 3)
            await node.hub.watch(Watcher(), table.facts.id, 0, "")
            ask = json.dumps({"type": "watch", "table": table.facts.id, "after": 0})
            messages = [{"type": "websocket.receive", "text": ask}] * 20 + [{"type": "websocket.disconnect"}]
            turns = [0]

            async def receive() -> dict[str, Any]:
                return messages.pop(0)

            async def send(_message: dict[str, Any]) -> None:
                """Ignore the answer."""

            async def others() -> None:
                while True:
                    turns[0] += 1
                    await asyncio.sleep(0)

            task = asyncio.create_task(others())
            await Socket(node.hub, send, None, None).serve(receive)
            task.cancel()
            assert messages == []
            assert turns[0] >= 20

    asyncio.run(story())


def test_memory_is_bounded_by_the_settings(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(settings(tmp_path, table_mb=2, log_mb=1)) as node:
            for name in "abc":
                node.tables.logs.add(name, 1, [b"x" * 600_000])
            assert len(node.tables.logs) == 1
            anna, _ = await node.people.visit("Anna")
            table = await node.seating.create(anna, two())
            large = replace(table.facts, options="x" * 100_000)
            for name in "abc":
                node.tables._cache.put(Table(replace(large, id=name)))
            assert [name for name in "abc" if node.tables.kept(name)] == ["b", "c"]

    asyncio.run(story())


def test_a_node_that_stops_does_nothing_more_beside_its_loop(tmp_path: Path) -> None:
    def job() -> Any:
        yield

    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            threads = [node.tables.folding, node.packing, node.seating._imports]
            for thread in threads:
                await thread.do(job())
        for thread in threads:
            with pytest.raises(RuntimeError, match="shutdown"):
                await thread.do(job())

    asyncio.run(story())
