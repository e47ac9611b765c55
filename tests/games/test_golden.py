"""Golden playthroughs of every game: a change of any field at any step fails here."""

from pathlib import Path
from typing import Any

import pytest

import riad
from tests.kit.golden import moves_in, playthrough, start, tables

TABLES = [
    pytest.param(name, *table, id=f"{name}-{table[0].stem}")
    for name in riad.games.PACKAGES
    for table in tables(name)
]


@pytest.mark.parametrize(("name", "path", "seats", "options"), TABLES)
def test_golden_playthrough(name: str, path: Path, seats: int, options: dict[str, Any]) -> None:
    """Its moves lead through the same states, byte for byte, to the same end, and boards are drawn alike."""
    kept, match = path.read_text(encoding="utf-8"), start(name, seats, options)
    assert playthrough(match, moves_in(kept)) == kept
    assert match.turn is None


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_no_golden_file_is_left_over(name: str) -> None:
    wanted = {path for path, _, _ in tables(name)}
    assert set(next(iter(wanted)).parent.iterdir()) == wanted
