"""Forked nodes are like started ones: processes of their own, with their own arguments and endings."""

import os
import signal
from pathlib import Path

import httpx
import pytest

from tests.kit.server.forked import IS_POSSIBLE, ForkedNode
from tests.kit.server.node_processes import NodeProcess, node

pytestmark = pytest.mark.skipif(not IS_POSSIBLE, reason="this system forks no processes")


def test_a_node_with_known_deals_is_forked(tmp_path: Path) -> None:
    with node(tmp_path / "one.sqlite") as one, node(tmp_path / "two.sqlite", "--contact", "ada@x.org") as two:
        assert isinstance(one.process, ForkedNode)
        assert len({one.process.pid, two.process.pid, os.getpid()}) == 3
        pages = [httpx.get(f"{each.address}/api/privacy", timeout=60).text for each in (one, two)]
        assert ["ada@x.org" in text for text in pages] == [False, True]


def test_a_node_with_an_environment_is_started(tmp_path: Path) -> None:
    with node(tmp_path / "riad.sqlite", RIAD_LIMITS="0") as running:
        assert not isinstance(running.process, ForkedNode)


def test_it_ends_as_it_is_told_to_and_what_it_said_is_kept(tmp_path: Path) -> None:
    ended = {
        "stopped": NodeProcess(str(tmp_path / "a.sqlite")),
        "killed": NodeProcess(str(tmp_path / "b.sqlite")),
    }
    assert ended["stopped"].stop() == 0
    assert ended["killed"].kill() == -signal.SIGKILL
    assert all("Riad is running at" in each.output[0] for each in ended.values())
    assert all(each.process.poll() is not None for each in ended.values())


def test_a_fault_at_the_start_is_told(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="the node did not start"):
        NodeProcess(str(tmp_path / "riad.sqlite"), "--port", "none")
