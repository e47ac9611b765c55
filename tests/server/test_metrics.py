"""The metrics of a node: their values, the bound on labels, and the dashboard that shows them."""

import json
import logging
import re
import resource
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from riad.server.metrics import OTHER
from riad.server.node import running
from riad.server.settings import Settings
from tests.kit.server import patient
from tests.kit.server.databases import running as run
from tests.kit.server.node_processes import NodeProcess, Player, eventually, node

BOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
NAMES = re.compile(r"\b(?:riad|process)_\w+")
Labels = frozenset[tuple[str, str]]


def figures(address: str) -> dict[tuple[str, Labels], float]:
    """Return all metrics of a node."""
    text = patient.get(address + "/metrics").text
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def value(values: Mapping[tuple[str, Labels], float], name: str, **labels: str) -> float:
    """Return the sum of the metrics of a name with these labels."""
    return sum(
        each
        for (its_name, its_labels), each in values.items()
        if its_name == name and set(labels.items()) <= its_labels
    )


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    with node(tmp_path_factory.mktemp("metrics") / "riad.sqlite") as running:
        yield running


def test_requests_are_counted_by_route_and_status(watched: NodeProcess) -> None:
    anna = Player(watched.address)
    table = anna.make("azul", "open")["id"]
    anna.look(table)
    anna.bad("GET", "/api/tables/not-there")
    anna.ask("POST", f"/api/tables/{table}/turn", {"moves": ["x"], "base": 1, "key": "k" * 9})
    anna.ask("POST", f"/api/tables/{table}/turn", {"moves": [], "base": 1, "key": "k" * 9})
    anna.close()
    values = figures(watched.address)
    look, turn = "/api/tables/{table}", "/api/tables/{table}/turn"
    assert value(values, "riad_requests_total", method="GET", route=look, status="200") == 1
    assert value(values, "riad_requests_total", method="GET", route=look, status="404") == 1
    assert value(values, "riad_requests_total", method="POST", route="/api/tables", status="201") == 1
    assert value(values, "riad_requests_total", method="POST", route=turn) == 2  # on both paths
    assert not [labels for _, labels in values if table in str(labels)]


UNUSUAL = ("MKCOL", "LOCK", "PURGE", "REPORT", "UNSUBSCRIBE")  # the web server refuses any others


def test_no_visitor_makes_up_labels(watched: NodeProcess) -> None:
    before = figures(watched.address)
    for number, method in enumerate(UNUSUAL):
        patient.request(method, f"{watched.address}/nowhere-{number}")
        patient.get(f"{watched.address}/api/nowhere-{number}")
    values = figures(watched.address)
    assert not any(method in str(values.keys()) for method in UNUSUAL)
    assert "nowhere" not in str(values.keys())
    new = [labels for name, labels in values.keys() - before.keys() if name == "riad_requests_total"]
    assert len(new) <= 3  # a made-up method, and two unknown paths
    assert value(values, "riad_requests_total", method=OTHER) == 5
    assert value(values, "riad_requests_total", route=OTHER) >= 5


def test_commits_bots_and_the_loop_are_measured(watched: NodeProcess) -> None:
    before = figures(watched.address)
    anna = Player(watched.address)
    anna.make("azul", "gentle", options={"first": 1})

    def grown() -> bool:
        values = figures(watched.address)
        names = [f"riad_{name}_seconds_count" for name in ("commit", "bot_wait", "loop_lag")]
        return all(value(values, name) > value(before, name) for name in (*names, "riad_bot_turns_total"))

    eventually(grown)
    anna.close()
    assert value(figures(watched.address), "riad_writable") == 1


def test_errors_of_the_log_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(Settings(database=str(tmp_path / "riad.sqlite"))) as home:
            logging.getLogger("riad.server").warning("that is none")
            logging.getLogger("riad.server").error("a fault")
            assert b'riad_errors_total{logger="riad.server"} 1.0' in home.metrics.text()
        logging.getLogger("riad.server").error("of nobody's node any more")
        assert b'riad_errors_total{logger="riad.server"} 1.0' in home.metrics.text()

    run(story())


def board_names() -> set[str]:
    """Return every metric that the dashboard names."""
    board: dict[str, Any] = json.loads(BOARD.read_text())
    texts = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(texts) > 15
    return set(NAMES.findall(" ".join(texts)))


@pytest.mark.skipif(sys.platform != "linux", reason="the figures of the process are there on Linux")
def test_every_metric_of_the_board_exists(watched: NodeProcess) -> None:
    anna = Player(watched.address)
    anna.make("azul", "open")
    anna.close()
    text = patient.get(watched.address + "/metrics").text
    there = set(re.findall(r"^(?:# TYPE )?(\w+)", text, re.MULTILINE))
    assert board_names() - there == set()


def test_the_documents_tell_of_every_metric(watched: NodeProcess) -> None:
    text = (BOARD.parents[1] / "docs" / "operate.md").read_text(encoding="utf-8")
    figures = patient.get(watched.address + "/metrics").text
    names = {
        name for name in re.findall(r"^# TYPE (riad_\w+)", figures, re.MULTILINE) if "_created" not in name
    }
    assert {name for name in names if f"`{name}`" not in text} == set()


def test_the_board_shows_what_tells_of_trouble() -> None:
    assert board_names() >= {
        *("riad_writable", "riad_loop_lag_seconds_bucket", "riad_commit_seconds_bucket", "riad_errors_total"),
        *("riad_requests_total", "process_resident_memory_bytes", "riad_sockets", "riad_bots_waiting"),
        *("riad_bot_wait_seconds_bucket", "riad_commit_failures_total"),
    }


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set on Linux")
def test_a_full_disk_is_told_and_passes(tmp_path: Path) -> None:
    """The size of files is limited: as on a full disk, reads work and writes do not."""
    with node(tmp_path / "riad.sqlite") as running:
        anna = Player(running.address)
        eventually(lambda: anna.ask("GET", "/ready").status_code == 200)
        process, limit = running.process.pid, resource.RLIMIT_FSIZE
        unlimited = resource.prlimit(process, limit, (1, resource.RLIM_INFINITY))
        eventually(lambda: anna.ask("GET", "/ready").status_code == 503)
        assert anna.bad("POST", "/api/tables", {"game": "azul", "seats": [{"kind": "me"}] * 2})[0] == 503
        assert anna.good("GET", "/health")["status"] == "ok"
        values = figures(running.address)
        assert value(values, "riad_writable") == 0
        assert value(values, "riad_commit_failures_total") >= 2
        resource.prlimit(process, limit, unlimited)
        eventually(lambda: anna.ask("GET", "/ready").status_code == 200)
        anna.make("azul", "open")
        assert value(figures(running.address), "riad_writable") == 1
        anna.close()
