"""`riad hint` and `riad analyse`."""

import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import riad
from riad.bots.player import Greedy
from riad.match.match import Match
from tests.kit.command_runner import Command, saved, widest

HEAD = re.compile(r"(.*), after (\d+) moves?\. Seat (\d) to move; (\d+) visits\.")
FIGURES = re.compile(r"   (\d+)% to win, (\d+\.\d) points (ahead|behind), (\d+) visits?")


def kept(name: str, moves: int, path: Path = Path("match"), **table: Any) -> Match:
    """Save a match of any game with this many moves in a file, and return it."""
    match = riad.new(name, **{"seats": 3, "seed": 5, **table})
    bot = Greedy(match.engine, 1)
    while match.turn is not None and len(match.moves) < moves:
        match.push(match.text(bot.choose(match.state)))
    path.write_text(match.dumps(), encoding="utf-8")
    return match


# Hints


@pytest.mark.parametrize("number", [0, 7])
@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_hint_tells_the_best_moves_in_words(command: Command, name: str, number: int) -> None:
    match = kept(name, 10).at(number)
    answer = command("hint", "match", "--at", number, "--visits", 60)
    assert (answer.code, answer.err) == (0, "")
    assert widest(answer.out) <= 80
    head, *lines = answer.out.splitlines()
    title = HEAD.fullmatch(head)
    assert title
    assert title.groups() == (match.game.TITLE, str(number), str((match.turn or 0) + 1), "60")
    best = riad.analyse(match, visits=60)[:5]
    whole = " ".join(answer.out.split())
    for place, advice in enumerate(best, start=1):
        assert f" {place}. {advice.move}: {match.tell(advice.move)} " in whole
        assert f" then {', '.join(advice.line[1:])}" in whole or len(advice.line) == 1
    figures = [parts.groups() for line in lines if (parts := FIGURES.fullmatch(line))]
    assert figures == [
        (
            f"{one.winrate * 100:.0f}",
            f"{abs(one.margin):.1f}",
            "ahead" if one.margin >= 0 else "behind",
            str(one.visits),
        )
        for one in best
    ]


def test_without_a_number_the_hint_is_for_the_last_position(command: Command) -> None:
    kept("azul", 10)
    assert command("hint", "match", "--visits", 40) == command("hint", "match", "--visits", 40, "--at", 10)


def test_more_threads_share_the_visits_of_a_hint(command: Command) -> None:
    kept("azul", 10)
    assert " 60 visits." in command("hint", "match", "--visits", 60, "--threads", 2).out


def test_one_move_is_no_moves(command: Command) -> None:
    kept("azul", 1)
    assert command("hint", "match", "--visits", 10).out.startswith("Azul, after 1 move. ")


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_finished_match_has_no_hint(command: Command, name: str) -> None:
    match = kept(name, 10_000)
    answer = command("hint", "match")
    assert (answer.code, answer.err) == (0, "")
    assert " ".join(answer.out.split()) == f"The game is over: {match.outcome}"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("match --visits 0", "visits must be a whole number from 1"),
        ("match --visits -5", "visits must be a whole number from 1"),
        ("match --visits 99999999999", "visits must be a whole number from 1"),
        ("match --visits x", "expected a whole number, not 'x'"),
        ("match --threads 0", "threads must be a whole number from 1"),
        ("match --threads 65", "threads must be a whole number from 1 to 64"),
        ("match --at 99", "there is no position 99"),
        ("match --at -1", "there is no position -1"),
        ("match --at x", "whole number"),
        ("nowhere", "cannot be read"),
        ("", "FILE"),
        ("match more", "more"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(
    command: Command, tmp_path: Path, arguments: str, message: str
) -> None:
    saved(tmp_path / "match", moves=5)
    answer = command("hint", *arguments.split())
    assert (answer.code, answer.out) == (2, "")
    assert message in answer.err
    assert answer.err.count("\n") == 1


# Queries


def answers_to(
    command: Command, monkeypatch: pytest.MonkeyPatch, *queries: Any, visits: int = 40
) -> list[dict[str, Any]]:
    """Return the answers to queries, each an object or a text."""
    lines = [query if isinstance(query, str) else json.dumps(query) for query in queries]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    answer = command("analyse", "--visits", visits)
    assert (answer.code, answer.err) == (0, "")
    return [json.loads(line) for line in answer.out.splitlines()]


def test_a_position_by_its_moves(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    query = {"id": "a", "game": "azul", "seed": 7, "options": {"first": 0}, "moves": ["1r2"]}
    (answer,) = answers_to(command, monkeypatch, query)
    match = riad.new("azul", seats=2, seed=7, first=0)
    match.push("1r2")
    assert (answer["id"], answer["turnNumber"]) == ("a", 1)
    wanted = riad.analyse(match, visits=40)
    assert answer["rootInfo"] == {
        "seat": 1,
        "visits": 40,
        "winrate": round(wanted[0].winrate, 4),
        "margin": round(wanted[0].margin, 2),
    }
    assert answer["moveInfos"] == [
        {
            "move": advice.move,
            "visits": advice.visits,
            "winrate": round(advice.winrate, 4) if advice.visits else None,
            "margin": round(advice.margin, 2) if advice.visits else None,
            "prior": round(advice.prior, 4),
            "order": order,
            "pv": list(advice.line),
        }
        for order, advice in enumerate(wanted)
    ]


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_several_turns_of_a_saved_match(command: Command, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    match = kept(name, 6)
    query = {"id": 5, "match": match.dumps(), "analyzeTurns": [0, 3, 6], "maxVisits": 15}
    answers = answers_to(command, monkeypatch, query)
    assert [(one["id"], one["turnNumber"], one["rootInfo"]["visits"]) for one in answers] == [
        (5, 0, 15),
        (5, 3, 15),
        (5, 6, 15),
    ]
    for one in answers:
        position = match.at(one["turnNumber"])
        assert one["rootInfo"]["seat"] == position.turn
        assert sorted(info["move"] for info in one["moveInfos"]) == sorted(position.legal)


def test_blank_lines_are_no_queries_and_answers_come_in_order(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[Any] = ["a", 2, None, {"deep": [1]}, "a"]
    queries = [{"id": name, "game": "azul", "maxVisits": 3} for name in names]
    answers = answers_to(command, monkeypatch, "", queries[0], "  ", *queries[1:4], "\t", queries[4], "")
    assert [one["id"] for one in answers] == names
    assert answers_to(command, monkeypatch, "") == []


def test_a_query_without_an_id_or_visits(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    (answer,) = answers_to(command, monkeypatch, {"game": "dreamhome", "seats": 4, "seed": 1}, visits=17)
    assert answer["id"] is None
    assert answer["rootInfo"]["visits"] == 17


def test_a_finished_game_has_no_moves(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept("azul", 10_000)
    (answer,) = answers_to(command, monkeypatch, {"id": 1, "match": match.dumps()})
    assert answer["moveInfos"] == []
    assert answer["rootInfo"] == {"seat": None, "visits": 0, "winrate": None, "margin": None}


DEEP = "[" * 100_000
WRONG: list[tuple[Any, str]] = [
    ("nonsense", "Expecting value"),
    ('{"id": 1', "delimiter"),
    ("[1]", "a query must be a JSON object"),
    ("3", "a query must be a JSON object"),
    ("null", "a query must be a JSON object"),
    (DEEP, ""),
    ({"id": 1}, f"name the game: {', '.join(riad.games)}"),
    ({"id": 1, "game": "chess"}, "unknown game 'chess'"),
    ({"id": 1, "game": ["azul"]}, "name the game"),
    ({"id": 1, "game": "azul", "seats": 9}, "2 to 4 players"),
    ({"id": 1, "game": "azul", "seats": "2"}, "2 to 4 players"),
    ({"id": 1, "game": "azul", "seed": -1}, "seed must be"),
    ({"id": 1, "game": "azul", "seed": 1.5}, "seed must be"),
    ({"id": 1, "game": "azul", "options": {"wall": "pink"}}, "coloured or grey"),
    ({"id": 1, "game": "azul", "options": {"roof": 1}}, "no option 'roof'"),
    ({"id": 1, "game": "azul", "options": []}, "options must be an object"),
    ({"id": 1, "game": "azul", "options": {"seats": 3}}, "seats"),
    ({"id": 1, "game": "azul", "options": {"game": "azul"}}, "game"),
    ({"id": 1, "game": "azul", "options": {"self": 1}}, "self"),
    ({"id": 1, "game": "azul", "moves": ["1r9"]}, "is not a move"),
    ({"id": 1, "game": "azul", "moves": ["cb1"]}, "not allowed"),
    ({"id": 1, "game": "azul", "moves": [3]}, "a move is a text"),
    ({"id": 1, "game": "azul", "moves": 3}, "moves a list"),
    ({"id": 1, "game": "azul", "moves": "1r2"}, "moves a list"),
    ({"id": 1, "game": "azul", "maxVisits": 0}, "maxVisits must be a whole number"),
    ({"id": 1, "game": "azul", "maxVisits": 2.5}, "maxVisits must be a whole number"),
    ({"id": 1, "game": "azul", "maxVisits": True}, "maxVisits must be a whole number"),
    ({"id": 1, "game": "azul", "maxVisits": 10**9}, "maxVisits must be a whole number"),
    ({"id": 1, "game": "azul", "analyzeTurns": [4]}, "there is no position 4"),
    ({"id": 1, "game": "azul", "analyzeTurns": ["0"]}, "there is no position"),
    ({"id": 1, "game": "azul", "analyzeTurns": 4}, "analyzeTurns must be a list"),
    ({"id": 1, "game": "azul", "visits": 4}, "a query has no 'visits'"),
    ({"id": 1, "match": "riad match 1"}, "incomplete"),
    ({"id": 1, "match": 3}, "line 1"),
    ({"id": 1, "game": "dreamhome", "options": {"components": "/etc/passwd"}}, "is not valid JSON"),
]


@pytest.mark.parametrize(("query", "message"), WRONG, ids=lambda value: str(value)[:70])
def test_a_wrong_query_is_answered_and_the_next_one_too(
    command: Command, monkeypatch: pytest.MonkeyPatch, query: Any, message: str
) -> None:
    wrong, right = answers_to(command, monkeypatch, query, "", {"id": "next", "game": "azul", "maxVisits": 5})
    assert set(wrong) == {"id", "error"}
    assert wrong["id"] == (query["id"] if isinstance(query, dict) else None)
    assert message in wrong["error"]
    assert wrong["error"]
    assert right["id"] == "next"
    assert right["moveInfos"]


def test_turns_before_a_wrong_one_are_answered(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    query = {"id": 1, "game": "azul", "analyzeTurns": [0, 1], "maxVisits": 5}
    first, second = answers_to(command, monkeypatch, query)
    assert (first["id"], first["turnNumber"]) == (1, 0)
    assert second == {"id": 1, "error": "this match has 0 moves; there is no position 1"}


def test_ctrl_c_ends_it(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def lines() -> Iterator[str]:
        yield '{"id": 1, "game": "azul", "maxVisits": 5}\n'
        raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", lines())
    answer = command("analyse")
    assert (answer.code, answer.err) == (0, "Stopped.\n")
    assert json.loads(answer.out)["id"] == 1


@pytest.mark.parametrize("arguments", ["--visits 0", "--threads 0", "--visits x", "more"])
def test_numbers_that_are_wrong_are_told_before_the_first_query(command: Command, arguments: str) -> None:
    answer = command("analyse", *arguments.split())
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
