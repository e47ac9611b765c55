"""`riad hint` and `riad analyse`."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import riad
from tests.cli.running import Command, saved, widest


@pytest.mark.parametrize("number", [0, 7])
def test_a_hint_tells_the_best_moves_in_words(command: Command, tmp_path: Path, number: int) -> None:
    match = saved(tmp_path / "match", moves=10)
    answer = command("hint", "match", "--at", number, "--visits", 60)
    assert (answer.code, answer.err) == (0, "")
    earlier = match.at(number)
    assert answer.out.startswith(
        f"Azul, after {number} moves. Seat {(earlier.turn or 0) + 1} to move; 60 visits."
    )
    best = riad.analyse(earlier, visits=60)[0]
    assert f"\n1. {best.move}: " in answer.out
    assert f"{best.winrate:.0%} to win" in answer.out
    assert widest(answer.out) <= 80


def test_a_finished_match_has_no_hint(command: Command, tmp_path: Path) -> None:
    match = saved(tmp_path / "match")
    assert command("hint", "match") == (0, f"The game is over: {match.outcome}\n", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("match --visits 0", "visits is a whole number from 1"),
        ("match --threads 0", "threads is a whole number from 1"),
        ("match --at 99", "there is no position 99"),
        ("nowhere", "cannot be read"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(
    command: Command, tmp_path: Path, arguments: str, said: str
) -> None:
    saved(tmp_path / "match", moves=5)
    answer = command("hint", *arguments.split())
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


def asked(command: Command, monkeypatch: pytest.MonkeyPatch, *queries: Any) -> list[dict[str, Any]]:
    """The answers to queries, each an object or a text."""
    lines = [query if isinstance(query, str) else json.dumps(query) for query in queries]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    answer = command("analyse", "--visits", 40)
    assert (answer.code, answer.err) == (0, "")
    return [json.loads(line) for line in answer.out.splitlines()]


def test_a_position_by_its_moves(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    query = {"id": "a", "game": "azul", "seed": 7, "options": {"first": 0}, "moves": ["1r2"]}
    (found,) = asked(command, monkeypatch, query)
    match = riad.new("azul", seats=2, seed=7, first=0)
    match.push("1r2")
    assert (found["id"], found["turnNumber"]) == ("a", 1)
    assert found["rootInfo"]["seat"] == 1
    assert found["rootInfo"]["visits"] == sum(info["visits"] for info in found["moveInfos"]) == 40
    assert [info["order"] for info in found["moveInfos"]] == list(range(len(match.legal)))
    assert sorted(info["move"] for info in found["moveInfos"]) == sorted(match.legal)
    assert sum(info["prior"] for info in found["moveInfos"]) == pytest.approx(1, abs=0.01)
    assert all(info["pv"][0] == info["move"] for info in found["moveInfos"])


def test_several_turns_of_a_saved_match(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    match = riad.new("dreamhome", seats=3, seed=2)
    for _ in range(6):
        match.push(match.legal[0])
    query = {"id": 5, "match": match.dumps(), "analyzeTurns": [0, 3, 6], "maxVisits": 15}
    found = asked(command, monkeypatch, query)
    assert [(one["id"], one["turnNumber"], one["rootInfo"]["visits"]) for one in found] == [
        (5, 0, 15),
        (5, 3, 15),
        (5, 6, 15),
    ]


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("nonsense", "Expecting value"),
        ("[1]", "a query is a JSON object"),
        ({"id": 1, "game": "chess"}, "there is no game 'chess'"),
        ({"id": 1, "game": "azul", "moves": ["1r9"]}, "is no move"),
        ({"id": 1, "game": "azul", "moves": 3}, "moves a list"),
        ({"id": 1, "game": "azul", "maxVisits": 0}, "maxVisits is a whole number"),
        ({"id": 1, "game": "azul", "analyzeTurns": [4]}, "there is no position 4"),
        ({"id": 1, "game": "azul", "analyzeTurns": 4}, "analyzeTurns is a list"),
        ({"id": 1, "game": "azul", "visits": 4}, "a query has no 'visits'"),
        ({"id": 1, "match": "riad match 1"}, "cut short"),
        ({"id": 1, "game": "dreamhome", "options": {"components": "/etc/passwd"}}, "is no JSON"),
    ],
    ids=str,
)
def test_a_wrong_query_is_answered_and_the_next_one_too(
    command: Command, monkeypatch: pytest.MonkeyPatch, query: Any, said: str
) -> None:
    wrong, right = asked(command, monkeypatch, query, "", {"id": "next", "game": "azul", "maxVisits": 5})
    assert wrong["id"] == (query["id"] if isinstance(query, dict) else None)
    assert said in wrong["error"]
    assert right["id"] == "next"
