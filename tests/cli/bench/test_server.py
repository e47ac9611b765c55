"""`riad bench --server`: its rows, and nodes that are stopped whatever happens."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from riad.cli.bench import server
from riad.cli.bench.attacks import hostile
from tests.kit.command_runner import Command


class Nodes:
    """Stand-ins for nodes, by the names of their databases."""

    def __init__(self) -> None:
        self.started: list[str] = []
        self.stopped: list[str] = []

    def start(self, database: Path) -> Any:
        name = database.name
        self.started.append(name)
        return Namespace(stop=lambda: self.stopped.append(name))


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Nodes:
    """The nodes, with measurements that return at once."""
    nodes = Nodes()

    async def turns(_node: Any, folder: Path, _seconds: float) -> dict[str, Any]:
        assert folder.is_dir()
        return {"turns_per_s": 900}

    async def live(_node: Any, tables: int, rate: int, _seconds: float) -> dict[str, Any]:
        return {"tables": tables, "rate": rate}

    monkeypatch.setattr(server, "ServerProcess", nodes.start)
    monkeypatch.setattr(server, "start_times", lambda _folder: {"seconds_to_healthy": 0.5})
    monkeypatch.setattr(server, "acknowledged", turns)
    monkeypatch.setattr(server, "live", live)
    return nodes


def test_starts_turns_and_live_tables_have_a_row_each(command: Command, nodes: Nodes) -> None:
    answer = command("bench", "--server")
    assert answer.out.splitlines() == [
        "start: seconds to healthy 0.5",
        "turns: turns per s 900",
        f"live: tables {server.TABLES}, rate {server.RATE}",
    ]
    assert nodes.started == nodes.stopped == ["turns.sqlite", "live.sqlite"]


def test_programs_get_one_object_a_row(command: Command, nodes: Nodes) -> None:
    rows = [json.loads(line) for line in command("bench", "--server", "--json").out.splitlines()]
    assert [row["measured"] for row in rows] == ["start", "turns", "live"]
    assert rows[1] == {"measured": "turns", "turns_per_s": 900}
    assert len(nodes.stopped) == 2


def test_a_node_is_stopped_after_a_fault_too(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> dict[str, Any]:
        raise RuntimeError("the node answered 500")

    monkeypatch.setattr(server, "acknowledged", broken)
    with pytest.raises(RuntimeError, match="500"):
        server.run(Namespace(hostile=False, json=False))
    assert nodes.stopped == ["turns.sqlite"]


def test_hostile_makes_the_attacks_instead(
    command: Command, nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hostile, "run", lambda chosen, show: show(chosen, "F1 one watch", {"kb": 3}))
    assert command("bench", "--server", "--hostile").out == "F1 one watch: kb 3\n"
    assert nodes.started == []
