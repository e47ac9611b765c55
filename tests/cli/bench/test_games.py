"""`riad bench`: random games."""

import json
from pathlib import Path

import pytest

from riad.cli.bench.games import Row, line, variants
from riad.games import PACKAGES, game_named
from tests.kit.command_runner import Command, widest

QUICK = ("--seconds", "0.0001")


@pytest.mark.usefixtures("no_compiler")
def test_every_seat_count_and_variant_has_a_row(command: Command) -> None:
    answer = command("bench", "--json", *QUICK)
    assert (answer.code, answer.err) == (0, "")
    rows = [json.loads(text) for text in answer.out.splitlines()]
    assert [(row["game"], row["options"], row["seats"]) for row in rows] == [
        (name, variant, seats)
        for name in PACKAGES
        for variant in variants(game_named(name).OPTIONS)
        for seats in game_named(name).SEATS
    ]
    for row in rows:
        assert set(row) == {"game", "seats", "options", "games_per_s", "actions_per_s"}
        assert row["actions_per_s"] > row["games_per_s"] > 0


@pytest.mark.usefixtures("no_compiler")
def test_the_table_for_people_fits_the_screen(command: Command) -> None:
    answer = command("bench", "azul", *QUICK)
    heading, *rows = answer.out.splitlines()
    assert heading.split()[:4] == ["game", "seats", "options", "games/s"]
    assert len(rows) == 6
    assert all(row.startswith("azul ") for row in rows)
    assert widest(answer.out) <= 80


def test_the_ratio_is_to_the_twin_where_it_plays_the_same(command: Command, twin_calls: Path) -> None:
    rows = [json.loads(text) for text in command("bench", "azul", "--json", *QUICK).out.splitlines()]
    assert ["ratio" in row for row in rows] == [True] * 3 + [False] * 3
    for row in rows[:3]:
        assert row["ratio"] == pytest.approx(row["games_per_s"] / 50, abs=0.02)
    calls = [text.split() for text in twin_calls.read_text().splitlines()]
    assert [int(seats) for seats, _games in calls] == [2] * 5 + [3] * 5 + [4] * 5


def test_a_game_without_a_twin_is_measured_by_azuls(command: Command, twin_calls: Path) -> None:
    rows = [json.loads(text) for text in command("bench", "alhambra", "--json", *QUICK).out.splitlines()]
    assert ["per_55000" in row for row in rows] == [True] * 5 + [False] * 5
    for row in rows[:5]:
        assert row["per_55000"] == pytest.approx(55_000 * row["games_per_s"] / 50, rel=0.02)
    assert {text.split()[0] for text in twin_calls.read_text().splitlines()} == {"2"}


def test_a_row_for_people() -> None:
    row = Row("azul", 2, {"wall": "grey"}, 61234, 4012345, 1.5)
    assert line(row).split() == ["azul", "2", "wall=grey", "61,234", "4,012,345", "1.50"]
    assert line(Row("azul", 2, {}, 1, 2)).split() == ["azul", "2", "1", "2"]
