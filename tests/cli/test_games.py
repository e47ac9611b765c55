"""`riad games`."""

import json
import re
from pathlib import Path

import pytest

from riad.games import PACKAGES, game_named
from tests.kit.command_runner import Command, widest

COMMAND = re.compile("  cp ")  # to be copied whole, however long


def test_every_game_is_listed_with_its_seats_and_options(command: Command) -> None:
    answer = command("games")
    assert answer.code == 0
    for name in PACKAGES:
        game = game_named(name)
        assert f"{game.TITLE}, {game.SEATS[0]} to {game.SEATS[-1]} seats" in answer.out
        for option in game.OPTIONS:
            assert f"\n  {option.name} " in answer.out
        assert game.rule_id(15) not in answer.out


@pytest.mark.parametrize("name", PACKAGES)
@pytest.mark.parametrize("columns", [60, 80])
def test_a_game_has_all_its_rules_listed_within_the_screen(
    command: Command, name: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    answer = command("games", name)
    assert answer.code == 0
    assert widest("\n".join(line for line in answer.out.splitlines() if not COMMAND.match(line))) < columns
    _, rules, figures, *_ = answer.out.split("\n\n")
    listed = rules.splitlines()
    assert all(re.match(r"  \w+-\d+ +\S| {9}\S", line) for line in listed)
    assert any(line.startswith(" " * 9) for line in listed) or columns > 60
    in_one_line = " ".join(answer.out.split())
    game = game_named(name)
    for number, sentence in game.RULES.items():
        assert f"{game.rule_id(number)} {sentence}" in in_one_line
    assert " ".join(figures.split()) == " ".join(game.FIGURES.split())


def test_dream_home_says_which_figures_are_inferred_and_how_to_correct_them(command: Command) -> None:
    text = " ".join(command("games", "dreamhome").out.split())
    assert "How many there are of each is inferred" in text
    assert "living_room 8 cards; scores 1 4 9 (book)" in text
    assert "library 2 cards; scores 2 (inferred)" in text
    assert "pantry 2 cards; scores 1, 3 by a kitchen (book 3, inferred 1)" in text
    file = re.search(r"cp (\S+) mine.json", text)
    assert file is not None
    assert json.loads(Path(file[1]).read_text(encoding="utf-8"))["totals"]["rooms"] == 60
    assert "riad play dreamhome --components mine.json" in text
