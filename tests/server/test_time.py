"""Setting the time of day costs no seat its time, and a restart continues from it."""

import random
from pathlib import Path
from typing import Any

import pytest

from riad.server.errors import ApiError
from riad.server.node import Node, running
from riad.server.people.sessions import Person
from riad.server.settings import Settings
from riad.server.table.table import Table
from riad.server.table.view import view_for
from riad.server.wire import Clock
from riad.server.wire.requests import SitDown
from tests.kit.server.databases import running as run
from tests.kit.server.table_fixtures import two, whole_turn

HOUR, SECOND = 3_600_000, 1000


class Day:
    """A time of day and a monotonic clock, both of which a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.passed = 1_700_000_000_000, 5_000
        monkeypatch.setattr("riad.server.table.table.now", lambda: self.wall)
        monkeypatch.setattr("riad.server.table.table.monotonic", lambda: self.passed)

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.passed += milliseconds


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    return Day(monkeypatch)


async def two_at_a_table(node: Node, **more: Any) -> tuple[dict[int, Person], Table]:
    anna, bela = [(await node.people.visit(name))[0] for name in ("Anna", "Bela")]
    made = await node.seating.create(anna, two("open", **more))
    return {0: anna, 1: bela}, await node.seating.sit(bela, made.facts.id, 1, SitDown())


async def a_turn(node: Node, people: dict[int, Person], name: str) -> Table:
    table = await node.tables.get(name)
    assert table.turn is not None
    await node.playing.turn(people[table.turn], name, whole_turn(table, random.Random(3)))
    return await node.tables.get(name)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR])
def test_a_jump_of_the_time_of_day_costs_nobody_any_time(tmp_path: Path, day: Day, jump: int) -> None:
    async def story() -> None:
        async with running(Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=60)) as node:
            people, table = await two_at_a_table(node, clock=Clock(main=60, more=0))
            name, seat = table.facts.id, table.turn
            assert seat is not None
            day.passes(5 * SECOND)
            day.wall += jump
            day.passes(2 * SECOND)
            with pytest.raises(ApiError) as caught:
                await node.playing.claim(people[1 - seat], name)
            assert "54 seconds left" in caught.value.message
            seen = view_for(table, (), day.wall)
            assert seen.due is not None
            assert seen.due - seen.now == 53 * SECOND
            later = await a_turn(node, people, name)
            assert later.clocks is not None
            assert sorted(later.clocks.left) == [53 * SECOND, 60 * SECOND]
            day.passes(60 * SECOND + 1)
            assert (await node.playing.claim(people[seat], name)).status == "over"

    run(story())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_table_that_leaves_memory_and_comes_back_goes_on_with_its_time(
    tmp_path: Path, day: Day, jump: int
) -> None:
    async def story() -> None:
        async with running(Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=60)) as node:
            people, table = await two_at_a_table(node, clock=Clock(main=60, more=0))
            name = table.facts.id
            day.wall += jump
            day.passes(7 * SECOND)
            await node.tables.forget(name)
            assert node.tables.kept(name) is None
            later = await a_turn(node, people, name)
            assert later.clocks is not None
            assert sorted(later.clocks.left) == [53 * SECOND, 60 * SECOND]

    run(story())


def test_time_passes_while_no_node_runs(tmp_path: Path, day: Day) -> None:
    settings = Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=60)

    async def story() -> None:
        async with running(settings) as node:
            people, table = await two_at_a_table(node, clock=Clock(main=60, more=0))
            name = table.facts.id
        day.wall += 20 * SECOND
        day.passed = 0  # the machine has restarted
        async with running(settings) as node:
            await node.tables.get(name)
            day.passes(5 * SECOND)
            later = await a_turn(node, people, name)
            assert later.clocks is not None
            assert sorted(later.clocks.left) == [35 * SECOND, 60 * SECOND]

    run(story())


def test_a_table_without_clocks_tells_the_time_of_day(tmp_path: Path, day: Day) -> None:
    async def story() -> None:
        async with running(Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=60)) as node:
            people, table = await two_at_a_table(node)
            day.wall += HOUR
            assert table.now == day.wall
            later = await a_turn(node, people, table.facts.id)
            (row,) = await node.store.fetch("select changed from game_table where id = $1", later.facts.id)
            assert row["changed"] == day.wall

    run(story())
