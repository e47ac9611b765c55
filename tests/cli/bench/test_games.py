"""`riad bench`."""

import json
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from riad.cli.bench import games as bench
from riad.cli.bench import libraries
from riad.cli.bench.games import Row, Twin, line
from riad.core.extras import how_to_install
from riad.games import PACKAGES, game_named
from tests.kit.command_runner import Command, widest

QUICK = ("--seconds", "0.0001")
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
    def twin_of(name: str) -> Iterator[Twin]:
        yield Twin(program, own=name == "azul")

    monkeypatch.setattr(bench, "twin_of", twin_of)
    return calls


@pytest.mark.usefixtures("no_compiler")
def test_every_seat_count_and_variant_has_a_row(command: Command) -> None:
    answer = command("bench", "--json", *QUICK)
    assert (answer.code, answer.err) == (0, "")
    rows = [json.loads(text) for text in answer.out.splitlines()]
    assert [(row["game"], row["options"], row["seats"]) for row in rows] == [
        (name, variant, seats)
        for name in PACKAGES
        for variant in bench.variants(game_named(name).OPTIONS)
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


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
@pytest.mark.parametrize("name", PACKAGES)
def test_the_twin_compiles_and_answers(name: str) -> None:
    with bench.twin_of(name) as twin:
        assert twin is not None
        assert twin.own == (name == "azul")
        assert twin.games_per_second(2, 0.001) > 0
    assert not twin.program.exists()


def test_without_its_source_there_is_no_twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TWINS", tmp_path)
    with bench.twin_of("azul") as program:
        assert program is None


def test_a_row_for_people() -> None:
    row = Row("azul", 2, {"wall": "grey"}, 61234, 4012345, 1.5)
    assert line(row).split() == ["azul", "2", "wall=grey", "61,234", "4,012,345", "1.50"]
    assert line(Row("azul", 2, {}, 1, 2)).split() == ["azul", "2", "1", "2"]


@pytest.mark.usefixtures("no_compiler")
def test_the_searches_of_every_game_have_rows(command: Command) -> None:
    answer = command("bench", "--search", "--json", *QUICK)
    assert (answer.code, answer.err) == (0, "")
    rows = [json.loads(text) for text in answer.out.splitlines()]
    assert [(row["game"], row["search"]) for row in rows] == [
        ("azul", "tree"),
        ("azul", "horizon"),
        ("alhambra", "tree"),
        ("dreamhome", "tree"),
    ]
    for row in rows:
        assert row["nodes_per_s"] > 0
        assert ("playouts_per_s" in row) == (row["search"] == "tree")
        assert "nodes_per_55000" not in row


def test_a_search_is_measured_by_azuls_twin(command: Command, twin_calls: Path) -> None:
    answer = command("bench", "dreamhome", "--search", *QUICK)
    head, line = answer.out.splitlines()
    assert head.split() == ["game", "seats", "search", "playouts/s", "nodes/s", "for", "55,000"]
    game, seats, search, playouts, nodes, ratio = line.replace(",", "").split()
    assert (game, seats, search) == ("dreamhome", "2", "tree")
    assert float(ratio) == pytest.approx(float(nodes) * 55_000 / 50, rel=0.9)
    assert float(playouts) > 0
    assert {call.split()[0] for call in twin_calls.read_text().splitlines()} == {"2"}


@pytest.fixture
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """One round instead of many, enough to see that it works."""
    monkeypatch.setattr(libraries, "BURSTS", 1)
    monkeypatch.setattr(libraries, "LOOP_GAMES", 2)


@pytest.mark.usefixtures("one_round")
def test_other_libraries_are_measured_beside(command: Command) -> None:
    answer = command("bench", "--others", "--json", *QUICK)
    assert (answer.code, answer.err) == (0, "")
    rows = [json.loads(text) for text in answer.out.splitlines()]
    found = [(row["package"], row["game"], row["way"]) for row in rows]
    assert found == [
        *(("riad", name, way) for name in PACKAGES for way in ("loop", "numbers", "text")),
        *(("python-chess", "chess", way) for way in ("numbers", "text")),
        *(("OpenSpiel", name, way) for name in libraries.OPEN_SPIEL_GAMES for way in ("loop", "numbers")),
        ("catanatron", "catan", "numbers"),
    ]
    for row in rows:
        assert row["actions_per_s"] > row["games_per_s"] > 0
        assert row["version"]
        assert row["seats"] == 2


@pytest.mark.usefixtures("one_round")
def test_libraries_that_are_missing_are_named_and_the_rest_measured(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("chess", "pyspiel"):
        monkeypatch.setitem(sys.modules, module, None)
    answer = command("bench", "azul", "--others", *QUICK)
    assert answer.code == 0
    assert answer.err == f"Not installed: chess, pyspiel. {how_to_install('others')}\n"
    head, *rows = answer.out.splitlines()
    assert head.split() == ["package", "game", "seats", "way", "games/s", "actions/s"]
    assert [row.split()[0] for row in rows] == ["riad", "riad", "riad", "catanatron"]
    assert widest(answer.out) <= 80


def test_a_round_lasts_as_long_as_it_should_and_ends_with_a_whole_game() -> None:
    played = iter([(1, 10, 0.4), (1, 30, 0.4), (1, 20, 0.4), (1, 99, 0.4)])
    assert libraries.burst(lambda: next(played), 1.0) == pytest.approx((3 / 1.2, 60 / 1.2))
    assert libraries.burst(lambda: next(played), 0.0) == pytest.approx((1 / 0.4, 99 / 0.4))


def test_measuring_the_pages_says_what_it_lacks(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROME", "no-such-browser")
    assert "chromium is not installed" in command("bench", "--pages").err
    monkeypatch.setitem(sys.modules, "playwright", None)
    answer = command("bench", "--pages")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"riad: playwright is not installed. {how_to_install('pages')}\n"
