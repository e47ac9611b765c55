"""Golden playthroughs of every game: a change of any field at any step shows here."""

from pathlib import Path
from typing import Any

import pytest

import riad
from riad.core.records import fingerprint
from tests.golden import playthrough, start, steps, tables

TABLES = [
    pytest.param(name, *table, id=f"{name}-{table[0].stem}")
    for name in riad.games.PACKAGES
    for table in tables(name)
]


@pytest.mark.parametrize(("name", "path", "seats", "options"), TABLES)
def test_golden_playthrough(name: str, path: Path, seats: int, options: dict[str, Any]) -> None:
    """The greedy players play it again, and every board and number is the same."""
    assert playthrough(name, seats, options) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "path", "seats", "options"), TABLES)
def test_golden_replay(name: str, path: Path, seats: int, options: dict[str, Any]) -> None:
    """Its moves alone lead through the same states, byte for byte."""
    kept, match = path.read_text(encoding="utf-8"), start(name, seats, options)
    for move, mark in steps(kept):
        match.push(move)
        assert fingerprint(match.state) == mark, f"after move {len(match.moves)}, {move}"
    assert kept.endswith(f"\n{match.outcome}\n")


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_no_golden_file_is_left_over(name: str) -> None:
    wanted = {path for path, _, _ in tables(name)}
    assert set(next(iter(wanted)).parent.iterdir()) == wanted
