"""`riad games`."""

import re

import pytest

from riad.games import PACKAGES, game_named
from tests.cli.running import Command, widest


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
    assert widest(answer.out) < columns
    listed = answer.out.partition("\n\n")[2].splitlines()
    assert all(re.match(r"  \w+-\d+ +\S| {9}\S", line) for line in listed)
    assert any(line.startswith(" " * 9) for line in listed) or columns > 60
    in_one_line = " ".join(answer.out.split())
    game = game_named(name)
    for number, sentence in game.RULES.items():
        assert f"{game.rule_id(number)} {sentence}" in in_one_line
