"""The facts of the games are those of their packages, by the names that people use."""

import pickle

import pytest

from riad.games import PACKAGES, game_named
from riad.games.facts import Facts


@pytest.mark.parametrize("name", PACKAGES)
def test_the_facts_are_those_of_the_package(name: str) -> None:
    game = game_named(name)
    facts = Facts.of(game)
    assert (facts.name, facts.title, facts.version, facts.seats) == (
        name,
        game.TITLE,
        game.VERSION,
        game.SEATS,
    )
    assert [(key, option.name) for key, option in facts.options.items()] == [
        (option.name, option.name) for option in game.OPTIONS
    ]
    assert len(facts.rules) == len(game.RULES)
    for number, sentence in game.RULES.items():
        assert facts.rules[game.rule_id(number)] == sentence


@pytest.mark.parametrize("name", PACKAGES)
def test_facts_can_be_pickled(name: str) -> None:
    facts = Facts.of(game_named(name))
    assert pickle.loads(pickle.dumps(facts)) == facts  # noqa: S301  # our own
