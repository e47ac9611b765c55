"""Machines that measure: no compiler, or a twin that writes down its calls."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from riad.cli.bench import games, searches
from riad.cli.bench.twin import CppBaseline

TWIN = """#!/bin/sh
echo "$@" >> {calls}
echo '{{"games_per_s": 50}}'
"""


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without g++."""
    monkeypatch.setattr(shutil, "which", lambda _name: None)


@pytest.fixture
def twin_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which a stand-in for the twin records its calls."""
    calls, program = tmp_path / "calls", tmp_path / "twin"
    program.write_text(TWIN.format(calls=calls))
    program.chmod(0o700)

    @contextmanager
    def twin_of(name: str) -> Iterator[CppBaseline]:
        yield CppBaseline(program, own=name == "azul")

    for module in (games, searches):
        monkeypatch.setattr(module, "twin_of", twin_of)
    return calls
