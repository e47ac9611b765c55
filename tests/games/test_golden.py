"""Golden playthroughs of every game: a change of any field at any step shows here."""

from pathlib import Path
from typing import Any

import pytest

import riad
from tests.golden import playthrough, replayed, tables

TABLES = [
    pytest.param(name, *table, id=f"{name}-{table[0].stem}")
    for name in riad.games.PACKAGES
    for table in tables(name)
]


@pytest.mark.parametrize(("name", "path", "seats", "options"), TABLES)
def test_golden_playthrough(name: str, path: Path, seats: int, options: dict[str, Any]) -> None:
    kept = path.read_text(encoding="utf-8")
    assert playthrough(name, seats, options) == kept
    match = replayed(kept, name, seats, options)
    assert kept.endswith(f"\n\n{match.outcome}\n")


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_no_golden_file_is_left_over(name: str) -> None:
    wanted = {path for path, _, _ in tables(name)}
    assert set(next(iter(wanted)).parent.iterdir()) == wanted
