"""Rows of measurements."""

import json
from dataclasses import dataclass

import pytest

from riad.cli.bench.measurement import print_rows


@dataclass(frozen=True)
class Row:
    game: str
    speed: int
    ratio: float | None = None


ROWS = (Row("azul", 3, 0.5), Row("alhambra", 2))


def line(row: Row) -> str:
    return f"{row.game} {row.speed}"


def test_rows_for_people_stand_below_a_heading(capsys: pytest.CaptureFixture[str]) -> None:
    print_rows(ROWS, "game speed", line, as_json=False)
    assert capsys.readouterr().out.splitlines() == ["game speed", "azul 3", "alhambra 2"]


def test_rows_for_programs_are_objects_without_what_was_not_measured(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_rows(ROWS, "game speed", line, as_json=True)
    assert [json.loads(text) for text in capsys.readouterr().out.splitlines()] == [
        {"game": "azul", "speed": 3, "ratio": 0.5},
        {"game": "alhambra", "speed": 2},
    ]
