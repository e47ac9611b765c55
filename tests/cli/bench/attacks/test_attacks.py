"""The attacks of `riad bench --server --hostile` on a small scale, and their counts."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from riad.cli.bench.attacks import costly, endless, hostile
from riad.cli.bench.attacks.attack import Target
from riad.cli.bench.server_process import Node
from riad.server.node import running
from riad.server.settings import Settings
from tests.kit.server.table_fixtures import play, two

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the memory of another process")


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A database with a finished match of Azul, in place of a long one."""
    database = tmp_path_factory.mktemp("attacks") / "original.sqlite"

    async def story() -> str:
        async with running(Settings(database=str(database), bot_pace=60)) as server:
            anna, _ = await server.people.visit("Anna")
            table = await server.seating.create(anna, two())
            return (await play(server, anna, table)).facts.id

    return database, {"alhambra": asyncio.run(story())}


@pytest.fixture
def attacked(stored: tuple[Path, dict[str, str]], tmp_path: Path) -> Iterator[Callable[..., Target]]:
    """A function that starts a node with some flags, to be attacked."""
    database, tables = stored
    with ExitStack() as stack:

        def start(*flags: str) -> Target:
            path = tmp_path / "riad.sqlite"
            path.write_bytes(database.read_bytes())
            node = Node(path, *flags, limits=True)
            stack.callback(node.stop)
            node.wait_until_ready()
            return Target(node, tables, tmp_path)

        yield start


def test_watches_of_one_socket_are_answered_or_refused(
    attacked: Callable[..., Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    target = attacked("--read-mb", "1")
    monkeypatch.setattr(costly, "WATCHES", 150)
    found = asyncio.run(costly.watch_often(target))
    assert found["answered"] > 0
    assert found["refused"] > 0
    assert found["answered"] + found["refused"] == found["asked"] == 150


def test_only_so_many_sockets_stay_open(
    attacked: Callable[..., Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costly, "SOCKETS", 30)
    found = asyncio.run(costly.open_many(attacked("--sockets", "12")))
    assert (found["asked"], found["answered"], found["left_open"]) == (30, 12, 12)


def test_pages_come_whether_with_a_table_or_without(
    attacked: Callable[..., Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costly, "PAGES", 16)
    found = asyncio.run(costly.ask_for_pages(attacked()))
    assert sum(number for name, number in found.items() if name != "asked") == found["asked"] == 16


def test_repeated_keys_are_refused_one_by_one(attacked: Callable[..., Target]) -> None:
    assert asyncio.run(costly.repeat_keys(attacked())) == {"asked": 3, "status_400": 3}


def test_requests_without_an_end_are_cut_off(
    attacked: Callable[..., Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endless, "HALVES", 20)
    monkeypatch.setattr(endless, "BODIES", 20)
    target = attacked("--header-seconds", "0.5", "--body-seconds", "0.5")
    for attack in (endless.half_requests, endless.unended_bodies):
        found = asyncio.run(attack(target))
        assert (found["opened"], found["cut_off"]) == (20, 20)


def test_headers_without_an_end_are_not_read(attacked: Callable[..., Target]) -> None:
    found = asyncio.run(endless.endless_headers(attacked()))
    assert len(found["sent_mb"]) == endless.HEADERS
    assert max(found["sent_mb"]) < endless.MEGABYTES


def test_a_row_has_what_the_probe_and_the_attack_found(
    stored: tuple[Path, dict[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hostile, "SETTLE", 0.0)
    attack = next(one for one in hostile.ATTACKS if one.run is costly.stop_meanwhile)
    database, tables = stored
    row = hostile.carry_out(attack, database, tables, tmp_path)
    assert row["asked_at_once"] == costly.AT_ONCE
    assert row["health_asked"] > 0
    assert row["health_missing"] == 0
    assert row["peak_mb"] >= row["memory_mb"] > 0
    with closing(sqlite3.connect(tmp_path / "stop-meanwhile" / "riad.sqlite")) as connection:
        (read,) = connection.execute("select count(*) from game_table where pace = 'record'").fetchone()
    assert read > 0, "matches were being brought in"


def test_the_bench_repeats_every_finding_from_f1_to_f6() -> None:
    assert {attack.finding for attack in hostile.ATTACKS} == {f"F{number}" for number in range(1, 7)}
    assert len({attack.name for attack in hostile.ATTACKS}) == len(hostile.ATTACKS)
