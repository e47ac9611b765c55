"""The lease of a bot's turn is renewed while it thinks; a turn whose lease was lost is left alone."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from riad.match.match import Match
from riad.server.node import Node, running
from riad.server.now import now
from riad.server.settings import Settings
from riad.server.store.base import do
from riad.server.table.bots import EXPECTED
from tests.kit.server.databases import running as run
from tests.kit.server.table_fixtures import two

LEASE = 0.3  # seconds
LEASES = "select seq, lease_until from game_table where id = $1"


class Thinker:
    """A stand-in for the bots: it thinks until a test lets it finish."""

    def __init__(self, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.go_on = threading.Event()
        self.node = node
        self._really = node.bots._turn
        monkeypatch.setattr(node.bots, "_turn", self.turn)

    def turn(self, game: str, seats: int, options: str, match: Match, seat: int, level: str) -> Any:
        self.begun.append(game)
        assert self.go_on.wait(60)
        return self._really(game, seats, options, match, seat, level)

    async def thinks(self, turns: int = 1) -> None:
        while len(self.begun) < turns:
            await asyncio.sleep(0.01)


def settings(path: Path, **more: Any) -> Settings:
    return Settings(database=str(path / "riad.sqlite"), bot_pace=0, lease=LEASE, **more)


async def bot_to_act(node: Node) -> str:
    anna, _ = await node.people.visit("Anna")
    made = await node.seating.create(anna, two("bot", options={"first": 1}))
    return made.facts.id


async def seq_of(node: Node, table: str) -> int:
    (row,) = await node.store.fetch(LEASES, table)
    return int(row["seq"])


def test_a_lease_is_renewed_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            thinker = Thinker(node, monkeypatch)
            table = await bot_to_act(node)
            await thinker.thinks()
            (first,) = await node.store.fetch(LEASES, table)
            row = first
            while row["lease_until"] < first["lease_until"] + 3 * 1000 * LEASE:
                await asyncio.sleep(0.01)
                (row,) = await node.store.fetch(LEASES, table)
            assert row["seq"] == first["seq"]
            thinker.go_on.set()
            while await seq_of(node, table) == first["seq"]:
                await asyncio.sleep(0.01)
            assert thinker.begun == ["azul"]

    run(story())


def test_a_turn_that_waited_too_long_is_left_to_the_node_that_took_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(settings(tmp_path, bot_threads=1)) as node:
            thinker = Thinker(node, monkeypatch)
            first, second = await bot_to_act(node), await bot_to_act(node)
            await thinker.thinks()
            while node.bots.queue.waiting != 1:
                await asyncio.sleep(0.01)
            taken = "update game_table set lease = 'another', lease_until = $2 where id = $1"
            await node.store.write(do(taken, second, now() + 3_600_000, rows=1))
            await asyncio.sleep(LEASE)  # long enough for a check
            before = await seq_of(node, second)
            thinker.go_on.set()
            while await seq_of(node, first) == before or node.bots.queue.running or node.bots.thinking:
                await asyncio.sleep(0.01)
            assert await seq_of(node, second) == before
            assert len(thinker.begun) == 1

    run(story())


def test_how_long_a_turn_takes_is_learned(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(settings(tmp_path)) as node:
            bots = node.bots
            assert bots.expected("azul", "master") == EXPECTED
            assert bots.expected("azul", "gentle") == 0.0
            waits: list[float] = []
            bots.waited = waits.append
            table = await bot_to_act(node)
            while not bots.expected("azul", "casual"):
                await asyncio.sleep(0.01)
            assert 0 < bots.expected("azul", "casual") < EXPECTED
            assert len(waits) == 1
            assert await seq_of(node, table)

    run(story())
