"""The facts of each game agree with its rules, its records and its document."""

import re
from pathlib import Path

import pytest

import riad

DOCS = Path(__file__).parents[2] / "docs"


MARK = re.compile(r"\[(?:ruling|departure)|\(Our\s+ruling")
"""Marks of the rules in which we decide, or knowingly differ."""


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_the_sections_have_every_rule(name: str) -> None:
    rules = [number for section in riad.games.facts_of(name).sections.values() for number in section]
    assert sorted(rules) == sorted(riad.games.game_named(name).RULES)


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_what_the_document_marks_is_a_ruling_or_a_departure(name: str) -> None:
    document = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    rules = re.findall(r"^- \*\*[A-Z]+-(\d+)\*\*(.*?)(?=^- |^#|\Z)", document, re.M | re.S)
    marked = {int(number) for number, text in rules if MARK.search(text)}
    facts = riad.games.facts_of(name)
    assert len(marked) > 3
    assert marked <= {*facts.rulings, *facts.departures}


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_state_has_room_for_the_most_seats(name: str) -> None:
    state = riad.games.game_named(name).STATE
    assert state["players"].shape == (riad.games.facts_of(name).seats[-1],)


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_game_repeats_its_facts(name: str) -> None:
    game, facts = riad.games.game_named(name), riad.games.facts_of(name)
    assert game.FACTS is facts
    assert (facts.name, facts.title, facts.seats) == (game.NAME, game.TITLE, game.SEATS)
    assert (facts.version, facts.observation) == (game.VERSION, game.OBSERVATION_VERSION)
    assert facts.secrets == game.SECRETS
    assert game.rule_id(1) == facts.rule_id(1) == f"{facts.prefix}-1"
