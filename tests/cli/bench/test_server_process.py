"""A node in its own process: its port, its memory and its file, until it is stopped."""

import sys
from pathlib import Path

import pytest

from riad.cli.bench.server_process import ServerProcess, keeping_bytecode


def test_bytecode_is_kept_where_it_is_usually_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    kept = keeping_bytecode(tmp_path)
    assert "PYTHONDONTWRITEBYTECODE" not in kept
    assert kept["PYTHONPYCACHEPREFIX"].startswith(str(tmp_path))
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    assert "PYTHONPYCACHEPREFIX" not in keeping_bytecode(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of another process")
def test_a_node_is_measured_until_it_is_stopped(tmp_path: Path) -> None:
    node = ServerProcess(tmp_path / "riad.sqlite")
    try:
        node.wait_until_ready()
        assert 0 < node.memory() <= node.resident(peak=True)
        node.forget_peak()
        assert 0 < node.resident() <= 1.5 * node.resident(peak=True)
        assert node.processor() > 0
        assert (node.deals(), node.actions()) == ({}, 0)
    finally:
        seconds = node.stop()
    assert seconds > 0
    assert not node._healthy()
    with pytest.raises(FileNotFoundError):
        node.memory()


def test_a_node_that_does_not_start_is_told(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="the node did not start"):
        ServerProcess(tmp_path / "riad.sqlite", "--nonsense")
