"""`riad play --bot`: the level of the computer, shown and saved."""

import shlex
from pathlib import Path

import pytest

from riad.bots.level_names import BASELINES, DEFAULT_LEVEL, LEVELS
from riad.bots.levels import bot_named
from riad.cli.prompt import unrelated
from riad.cli.terminal import load
from tests.kit.command_runner import Command, Typist

START = ("play", "azul", "--seed", 1, "--first", 1)


def go_on_line(out: str) -> list[str]:
    """Return the command for continuing the match as the program prints it, without the word riad."""
    return shlex.split(out.splitlines()[-1].partition("riad ")[2])


@pytest.mark.parametrize("level", LEVELS)
def test_the_level_is_said_and_in_the_line_that_goes_on(command: Command, level: str) -> None:
    answer = command(*START, "--bot", level)
    assert (answer.code, answer.err) == (0, "")
    assert f"the computer plays the rest, at level {level}." in " ".join(answer.out.split())
    named = [] if level == DEFAULT_LEVEL else ["--bot", level]
    assert go_on_line(answer.out) == ["play", "azul", "--resume", *named]
    again = command(*go_on_line(answer.out))
    assert f"at level {level}." in " ".join(again.out.split())


def test_if_nobody_says_it_is_the_usual_level(command: Command) -> None:
    assert f"at level {DEFAULT_LEVEL}." in " ".join(command(*START).out.split())


def test_a_file_people_and_a_level_all_stand_in_the_line_that_goes_on(command: Command) -> None:
    out = command(*START, "--seats", 3, "--people", 2, "--bot", "keen", "--file", "it's mine").out
    assert go_on_line(out) == ["play", "azul", "--file", "it's mine", "--people", "2", "--bot", "keen"]


def test_where_everyone_is_a_person_no_level_is_said(command: Command) -> None:
    assert "level" not in command(*START, "--people", 2, "--bot", "master").out.partition("Azul, round")[0]


@pytest.mark.parametrize("level", ["best", "", "Master", "casual,keen", *BASELINES])
def test_an_unknown_level_is_one_line_and_nothing_is_begun(command: Command, home: Path, level: str) -> None:
    answer = command(*START, "--bot", level)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"riad: bot must be {', '.join(LEVELS[:-1])} or {LEVELS[-1]}, not {level!r}\n"
    assert not home.exists()


@pytest.mark.parametrize("level", ["gentle", "keen", "strong"])
def test_the_computer_plays_as_the_bot_of_its_level(
    command: Command, types: Typist, tmp_path: Path, level: str
) -> None:
    types(["5k2"])
    command(*START, "--bot", level, "--file", "match")
    match = load(tmp_path / "match")
    assert match.moves[0] == "5k2"
    assert len(match.moves) == 2
    bot, before = bot_named(level, match.engine, unrelated(match.seed)), match.at(1)
    assert match.moves[1] == before.text(bot.choose(before.state))


def test_other_levels_play_other_games(command: Command, tmp_path: Path) -> None:
    for level in ("gentle", "keen"):
        answer = command("play", "dreamhome", "--people", 0, "--seed", 7, "--file", level, "--bot", level)
        assert answer.code == 0
        assert answer.out.startswith(f"Dream Home. The computer plays every seat, at level {level}.")
    assert load(tmp_path / "gentle").moves != load(tmp_path / "keen").moves
