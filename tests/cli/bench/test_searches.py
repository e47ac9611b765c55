"""`riad bench --search`."""

import json
from pathlib import Path

import pytest

from riad.games import PACKAGES, facts_of
from tests.kit.command_runner import Command

QUICK = ("--seconds", "0.0001")


@pytest.mark.usefixtures("no_compiler")
def test_the_searches_of_every_game_have_rows(command: Command) -> None:
    answer = command("bench", "--search", "--json", *QUICK)
    assert (answer.code, answer.err) == (0, "")
    rows = [json.loads(text) for text in answer.out.splitlines()]
    assert [(row["game"], row["search"]) for row in rows] == [
        (name, search)
        for name in PACKAGES
        for search in ("tree", "horizon")
        if search == "tree" or facts_of(name).bench.chance_free_rounds
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
