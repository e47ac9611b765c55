"""The load generator plays real games on a real node, here on a small scale."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import riad
from riad.cli.bench.server_measurements import acknowledged, live, start_times, whole_turns
from riad.cli.bench.server_process import ServerProcess


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path_factory.mktemp("load") / "riad.sqlite")
    yield running
    running.stop()


def test_games_are_worked_out_ahead_as_the_server_will_see_them() -> None:
    match = riad.new("azul", seed=5)
    for seat, moves in whole_turns(5):
        assert match.turn == seat
        for move in moves:
            match.push(move)
    assert match.turn is None


def test_turns_are_counted_beside_bare_inserts(node: ServerProcess, tmp_path: Path) -> None:
    figures = asyncio.run(acknowledged(node, tmp_path, 0.3, players=4, games_each=2, rounds=1))
    assert figures["tables_at_once"] == 4
    assert figures["turns_per_s"] > 0
    assert figures["ratio"] == pytest.approx(figures["turns_per_s"] / figures["bare_inserts_per_s"], abs=0.01)
    assert figures["turns_per_s"] * 0.3 < 1.5 * node.actions() + 10  # they were written


def test_live_tables_hear_of_every_turn(node: ServerProcess) -> None:
    figures = asyncio.run(live(node, 5, 40, 1.0, players=2))
    assert (figures["tables"], figures["sockets"]) == (5, 10)
    assert figures["heard"] == "40 of 40"
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]


def test_a_start_is_timed(tmp_path: Path) -> None:
    assert start_times(tmp_path, 1)["seconds_to_healthy"] > 0
