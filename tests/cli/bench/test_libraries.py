"""`riad bench --others`."""

import json
import sys

import pytest

from riad.cli.bench import libraries
from riad.core.extras import how_to_install
from riad.games import PACKAGES
from tests.kit.command_runner import Command, widest

QUICK = ("--seconds", "0.0001")


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
    measured = [(row["package"], row["game"], row["way"]) for row in rows]
    assert measured == [
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
