"""The load of a watch is measured over a real websocket, and for each turn of the event loop."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from riad.cli.bench.attacks import watched
from riad.cli.bench.attacks.attack import Target
from riad.cli.bench.server_process import ServerProcess
from riad.cli.serve import SWITCH
from riad.server.node import running
from riad.server.settings import Settings
from riad.server.table.repository import TableRepository
from riad.server.table.table import Table
from tests.kit.server.table_fixtures import play, two

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the processor time of a thread")


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with a table at which some turns were played."""
    database = tmp_path_factory.mktemp("watched") / "riad.sqlite"

    async def story() -> str:
        async with running(Settings(database=str(database), bot_pace=60)) as server:
            anna, _ = await server.people.visit("Anna")
            table = await server.seating.create(anna, two())
            return (await play(server, anna, table, 5)).facts.id

    return database, asyncio.run(story())


@pytest.fixture
def target(stored: tuple[Path, str], tmp_path: Path) -> Iterator[Target]:
    database, table = stored
    node = ServerProcess(database)
    try:
        node.wait_until_ready()
        yield Target(node, {"alhambra": table}, tmp_path)
    finally:
        node.stop()


def test_a_warm_watch_is_measured_in_the_main_thread_of_the_node(target: Target) -> None:
    figures = asyncio.run(watched.warm(target, 250))  # more than one connection may send at once
    assert figures["watches"] == 250
    assert figures["warm_loop_ms"] > 0
    assert figures["kb"] > 0


def test_a_refused_watch_measures_nothing(target: Target) -> None:
    nowhere = Target(target.node, {"alhambra": "nowhere"}, target.folder)
    with pytest.raises(RuntimeError, match="error"):
        asyncio.run(watched.warm(nowhere, 1))


def test_a_cold_watch_is_folded_each_time(stored: tuple[Path, str], monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[str] = []
    load = TableRepository._load

    async def counting(self: TableRepository, name: str, told_from: int) -> Table:
        folded.append(name)
        return await load(self, name, told_from)

    monkeypatch.setattr(TableRepository, "_load", counting)
    database, table = stored
    figures = asyncio.run(watched.cold(database, table, 3))
    assert folded == [table] * 3
    assert figures["cold_watches"] == 3
    assert figures["cold_held_ms"] > 0


def test_the_longest_turn_of_the_loop_is_found() -> None:
    spent = [0.0]

    async def doing() -> None:
        for seconds in (1.0, 5.0, 2.0):
            spent[0] += seconds
            await asyncio.sleep(0)

    hold = asyncio.run(watched.longest_hold(doing(), lambda: spent[0], lambda: 10 * spent[0]))
    assert hold == (5.0, 50.0)


def test_settings_of_the_interpreter_come_back() -> None:
    before = sys.getswitchinterval()
    with watched.as_served():
        assert sys.getswitchinterval() == pytest.approx(SWITCH)
    assert sys.getswitchinterval() == before


def test_a_connection_that_ends_is_told_and_not_waited_for(target: Target) -> None:
    with pytest.raises(RuntimeError, match="ended"):
        asyncio.run(watched.watches(target, 1000))
