"""A node in this process: its parts, its jobs, and their end."""

import asyncio
import logging
import threading
from pathlib import Path

import pytest

from riad.server import node as module
from riad.server.errors import ApiError
from riad.server.node import Node, report_end, stretched
from riad.server.store.base import Conflict, Unavailable
from tests.kit.server.databases import running as run
from tests.kit.server.databases import until
from tests.kit.server.local_node import Watcher, local_node, visitors


@pytest.mark.parametrize(
    ("number", "factor", "expected"),
    [(100, 1.0, 100), (100, 0.25, 25), (100, 0.001, 1), (100, 0, 0), (0, 10.0, 0), (3, 10.0, 30)],
)
def test_a_limit_is_stretched_and_never_to_none(number: int, factor: float, expected: int) -> None:
    assert stretched(number, factor) == expected


def test_limits_follow_the_settings(tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"sockets": 10, "person_sockets": 4, "limits": 0.5, "read_mb": 3, "lease": 2.5}
        async with local_node(str(tmp_path / "riad.sqlite"), **settings) as node:
            crowd = (node.crowd._by_address, node.crowd._by_person)
            assert (crowd, node.reading._most, node.tables.lease) == ((5, 2), 1_500_000, 2500)
            assert node.tables.node == node.name

    run(story())


def test_nothing_of_a_node_outlives_it(tmp_path: Path) -> None:
    async def story() -> tuple[Node, set[asyncio.Task[None]]]:
        before = asyncio.all_tasks()
        async with local_node(str(tmp_path / "riad.sqlite")) as node:
            jobs = asyncio.all_tasks() - before
            assert len(jobs) >= 6
            assert not node.stopping
        with pytest.raises(Unavailable):
            await node.store.fetch("select 1")
        return node, jobs

    node, jobs = run(story())
    assert node.stopping
    assert all(job.done() for job in jobs)
    # Lookups of push services have threads of the process; all others were this node's.
    assert not [one.name for one in threading.enumerate() if one.name.startswith(("riad-write", "riad-bot"))]


def test_two_nodes_have_two_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_node(str(tmp_path / "one")) as one, local_node(str(tmp_path / "two")) as two:
            assert one.name != two.name

    run(story())


# Jobs


def test_a_job_that_ends_by_a_fault_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise KeyError("a fault of ours")

    async def waits() -> None:
        await asyncio.Event().wait()

    async def story() -> None:
        failed, cancelled = asyncio.create_task(fails()), asyncio.create_task(waits())
        done = asyncio.create_task(asyncio.sleep(0))
        for job in (failed, cancelled, done):
            job.add_done_callback(report_end)
        await asyncio.sleep(0)
        cancelled.cancel()
        await asyncio.wait([failed, cancelled, done])
        await asyncio.sleep(0)

    with caplog.at_level(logging.ERROR):
        run(story())
    (record,) = caplog.records
    assert record.getMessage() == "a job of this node has ended"
    assert record.exc_info is not None
    assert "a fault of ours" in str(record.exc_info[1])


def test_the_jobs_of_a_node_report_their_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(_node: Node) -> None:
        raise KeyError("a fault of ours")

    async def story() -> None:
        async with local_node(str(tmp_path / "riad.sqlite")):
            await until(lambda: bool(caplog.records))

    monkeypatch.setattr(Node, "listen", fails)
    run(story())
    assert [record.getMessage() for record in caplog.records] == ["a job of this node has ended"]


@pytest.mark.parametrize("error", [Unavailable("away"), Conflict()])
def test_a_sweep_that_fails_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    passes: list[int] = []

    async def once() -> None:
        passes.append(1)
        if len(passes) == 1:
            raise error

    async def story() -> None:
        async with local_node(str(tmp_path / "riad.sqlite")) as node:
            monkeypatch.setattr(node.sweeping, "once", once)
            monkeypatch.setattr(module, "SWEEP_EVERY", 0)
            again = asyncio.create_task(node.sweep())
            await until(lambda: len(passes) > 1 or again.done())
            again.cancel()

    run(story())
    assert len(passes) > 1


def test_a_person_is_taken_out_as_soon_as_the_games_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors: list[Exception] = [ApiError("preparing", "soon"), Unavailable("away")]
    cleared: list[str] = []

    async def clear(person: str) -> bool:
        if errors:
            raise errors.pop()
        cleared.append(person)
        return True

    async def story() -> None:
        async with local_node(str(tmp_path / "riad.sqlite")) as node:
            monkeypatch.setattr(node.leaving, "clear", clear)
            monkeypatch.setattr(module, "EVERY", 0)
            await node.leave("anna")

    run(story())
    assert (errors, cleared) == ([], ["anna"])


def test_whom_another_process_changed_is_forgotten_and_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_node(str(tmp_path / "riad.sqlite")) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            here = [Watcher(person.id) for person in (anna, bela)]
            for watcher in here:
                node.hub.join(watcher)
            await node.notices.on["person"](anna.id)
            assert [watcher.dropped for watcher in here] == [True, False]
            for watcher in here:
                node.hub.leave(watcher, [])

    run(story())
