"""The file game.toml: its values arrive typed, and other keys are refused with their path."""

import re
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from riad.core.facts import SEARCH, Bench, BotFacts, Crowd, Lesson, facts_in

SMALL = """\
name = "tiny"
title = "Tiny"
prefix = "TI"
order = 4
version = 1
observation = 2
seats = [1, 3]
minutes = 5
secrets = true
rulings = [2]
departures = []
[sections]
start = [1, 2]
end = []
"""
WHOLE = f"""\
{SMALL}
[lesson]
seed = 7
[bots]
search = {{ sharpness = 1, exploration = 0.5, scale = 2.0, picks = 3, stretches = 1 }}
warmth = [3.0, 1.0]
fair = true
visits = {{ strong = 10 }}
crowd = {{ search = {{ picks = 1 }}, warmth = [9.0], visits = {{ master = 20 }} }}
[bench]
chance_free_rounds = true
pick_twice = true
gpu_games = 64
"""


def folder_with(tmp_path: Path, text: str) -> Path:
    """Return the folder of a game named tiny with these facts."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    (folder / "game.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_small_file_has_usual_numbers_for_the_rest(tmp_path: Path) -> None:
    facts = facts_in(folder_with(tmp_path, SMALL))
    assert (facts.name, facts.title, facts.prefix, facts.order) == ("tiny", "Tiny", "TI", 4)
    assert (facts.version, facts.observation, facts.minutes, facts.secrets) == (1, 2, 5, True)
    assert (facts.seats, facts.rulings, facts.departures) == (range(1, 4), (2,), ())
    assert facts.sections == {"start": (1, 2), "end": ()}
    assert (facts.lesson, facts.bench) == (None, Bench())
    assert facts.bots == BotFacts(SEARCH, (4.0, 1.5, 0.0), False, {"strong": 100, "master": 3000}, Crowd())
    assert facts.rule_id(15) == "TI-15"
    with pytest.raises(FrozenInstanceError):
        facts.minutes = 6  # type: ignore[misc]


def test_a_whole_file_has_its_own(tmp_path: Path) -> None:
    facts = facts_in(folder_with(tmp_path, WHOLE))
    assert facts.lesson == Lesson(7)
    assert facts.bench == Bench(chance_free_rounds=True, pick_twice=True, gpu_games=64)
    search = {"sharpness": 1, "exploration": 0.5, "scale": 2.0, "picks": 3, "stretches": 1}
    crowd = Crowd({"picks": 1}, (9.0,), {"master": 20})
    assert facts.bots == BotFacts(search, (3.0, 1.0), True, {"strong": 10}, crowd)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("minutes = 5", "minuets = 5", "minuets is unknown"),
        ("minutes = 5\n", "", "minutes is missing"),
        ("minutes = 5", "minutes = 5.5", "minutes must be of type int, not 5.5"),
        ("minutes = 5", "minutes = true", "minutes must be of type int, not True"),
        ('"Tiny"', "3", "title must be of type str, not 3"),
        ('name = "tiny"', 'name = "huge"', "name must be that of the folder, 'tiny', not 'huge'"),
        ("[1, 3]", "[3, 1]", "seats must be the fewest and the most, not [3, 1]"),
        ("[1, 3]", "[0, 3]", "seats must be the fewest and the most, not [0, 3]"),
        ("[1, 3]", "[2]", "seats must be the fewest and the most, not [2]"),
        ("[1, 3]", "4", "seats must be a list"),
        ("[2]", '["2"]', "rulings[0] must be of type int, not '2'"),
        ("[2]", "[5]", "sections: rule 5 is missing"),
        ("end = []", "end = [2]", "sections: rule 2 is listed twice"),
        ("end = []", "end = [3, 'x']", "sections.end[1] must be of type int, not 'x'"),
        ("[sections]", "sections = 3\n[section]", "section is unknown"),
        ("seed = 7", "seeds = 7", "lesson.seeds is unknown"),
        ("seed = 7\n", "", "lesson.seed is missing"),
        ("[lesson]\nseed", "lesson", "sections.lesson must be a list"),
        ("picks = 3", "pick = 3", "bots.search.pick is unknown"),
        ("picks = 3, ", "", "bots.search.picks is missing"),
        ("picks = 3", 'picks = "3"', "bots.search.picks must be of type float, not '3'"),
        ("picks = 1", "pick = 1", "bots.crowd.search.pick is unknown"),
        ("crowd = {", "crowd = { seats = 4,", "bots.crowd.seats is unknown"),
        ("visits = { strong = 10 }", "visits = 10", "bots.visits must be a table"),
        ("gpu_games = 64", "gpu_game = 64", "bench.gpu_game is unknown"),
    ],
)
def test_what_does_not_belong_there_is_refused_with_its_path(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    assert WHOLE.count(old) >= 1
    folder = folder_with(tmp_path, WHOLE.replace(old, new, 1))
    with pytest.raises(ValueError, match=f"^{re.escape(str(folder))}/game.toml: {re.escape(fault)}$"):
        facts_in(folder)


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "name: tiny")
    with pytest.raises(ValueError, match=r"^.*tiny/game\.toml: Expected '=' after a key"):
        facts_in(folder)
