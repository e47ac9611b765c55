"""`riad arena`."""

import csv
import io
import json
import sys
from typing import Any

import pytest

from riad.core.extras import how_to_install
from riad.games import PACKAGES
from riad.research import arena
from tests.kit.command_runner import Command, widest

QUICK = ("--games", "4")


def test_two_bots_are_compared_in_a_table(command: Command) -> None:
    answer = command("arena", "azul", "--bots", "keen,gentle", *QUICK)
    assert (answer.code, answer.err) == (0, "")
    head, line = answer.out.splitlines()
    assert head.split() == ["bot", "against", "games", "wins", "95", "%", "interval", "margin"]
    assert line.split()[:3] == ["keen", "gentle", "4"]
    assert widest(answer.out) < 80


@pytest.mark.parametrize("game", PACKAGES)
def test_the_same_command_gives_the_same_figures(command: Command, game: str) -> None:
    once, again = (
        command("arena", game, "--bots", "casual,random", *QUICK, "--format", "json") for _ in range(2)
    )
    assert once == again
    (row,) = [json.loads(line) for line in once.out.splitlines()]
    assert (row["game"], row["seats"], row["bot"], row["against"], row["games"]) == (
        game,
        2,
        "casual",
        "random",
        4,
    )
    assert row["low"] <= row["winrate"] <= row["high"]


def test_everyone_plays_everyone_and_is_rated(command: Command) -> None:
    answer = command("arena", "dreamhome", "--bots", "keen,casual,random", *QUICK, "--seats", "3")
    table, ratings = answer.out.split("\n\n")
    pairs = [tuple(line.split()[:2]) for line in table.splitlines()[1:]]
    assert pairs == [("keen", "casual"), ("keen", "random"), ("casual", "random")]
    assert [line.split()[0] for line in ratings.splitlines()] == ["bot", "keen", "casual", "random"]


def test_a_table_for_spreadsheets(command: Command) -> None:
    answer = command("arena", "azul", "--bots", "keen,casual,random", *QUICK, "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(answer.out)))
    assert [(row["bot"], row["against"]) for row in rows] == [
        ("keen", "casual"),
        ("keen", "random"),
        ("casual", "random"),
    ]
    assert all(0 <= float(row["winrate"]) <= 1 for row in rows)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("azul --bots keen", "name at least two different bots"),
        ("azul --bots keen,keen", "name at least two different bots"),
        ("azul --bots keen,nobody", "unknown bot 'nobody'; the bots are gentle, casual"),
        ("azul --bots keen,casual --games 1", "games must be even"),
        ("azul --bots keen,casual --games 5", "games must be even, since every deal is played twice, not 5"),
        ("azul --bots keen,casual --games 0", "games must be even"),
        ("azul --bots keen,casual --seconds 0", "seconds is more than 0 and at most 60, not 0.0"),
        ("azul --bots keen,casual --seconds 61", "seconds is more than 0 and at most 60"),
        ("azul --bots keen,casual --seconds nan", "seconds is more than 0 and at most 60"),
        ("azul --bots keen,casual --seed -1", "all seeds must be between 0 and 2**64 - 1; the first is -1"),
        (f"azul --bots keen,casual --seed {2**64 - 1}", "all seeds must be between"),
        ("azul --bots keen,casual --processes 0", "processes must be 1 to 1024"),
        ("azul --bots keen,casual --ray nowhere", "the address of a Ray cluster is host:port"),
        ("azul --bots keen,casual --seats 9", "Azul takes 2 to 4 players"),
        ("chess --bots keen,casual", "unknown game 'chess'"),
        ("azul", "--bots"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(command: Command, arguments: str, message: str) -> None:
    answer = command("arena", *arguments.split())
    assert (answer.code, answer.out) == (2, "")
    assert message in answer.err
    assert answer.err.count("\n") == 1


def test_processes_play_the_same(command: Command) -> None:
    start = ("arena", "dreamhome", "--bots", "keen,random", "--games", "10", "--format", "json")
    assert command(*start, "--processes", "1") == command(*start)


def test_the_clock_is_told_of(command: Command) -> None:
    answer = command("arena", "azul", "--bots", "keen,random", *QUICK, "--seconds", "1")
    assert (
        answer.err == "With --seconds, bots depend on the clock: the same command may play different games.\n"
    )


def test_without_ray_it_is_named(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    answer = command("arena", "azul", "--bots", "keen,random", *QUICK, "--ray")
    assert (answer.code, answer.err) == (2, f"riad: ray is not installed. {how_to_install('ray')}\n")


def test_ctrl_c_ends_it_with_the_deals_that_were_played_whole(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = arena.play
    games = 0

    def play(*arguments: Any) -> Any:
        nonlocal games
        games += 1
        if games == 4:  # in the middle of the second deal
            raise KeyboardInterrupt
        return whole(*arguments)

    monkeypatch.setattr(arena, "play", play)
    answer = command("arena", "azul", "--bots", "keen,random", "--games", "20", "--format", "json")
    assert answer.code == 0
    assert answer.err == "Stopped. The table covers the games played so far.\n"
    assert json.loads(answer.out)["games"] == 2
