"""The rules of the games as data are those of their packages, by the names that people use."""

import pickle

import pytest

from riad.games import PACKAGES, game_named
from riad.games.ruleset import Ruleset


@pytest.mark.parametrize("name", PACKAGES)
def test_a_ruleset_is_that_of_the_package(name: str) -> None:
    game = game_named(name)
    ruleset = Ruleset.of(game)
    assert (ruleset.name, ruleset.title, ruleset.version, ruleset.seats) == (
        name,
        game.TITLE,
        game.VERSION,
        game.SEATS,
    )
    assert [(key, option.name) for key, option in ruleset.options.items()] == [
        (option.name, option.name) for option in game.OPTIONS
    ]
    assert len(ruleset.rules) == len(game.RULES)
    for number, sentence in game.RULES.items():
        assert ruleset.rules[game.rule_id(number)] == sentence


@pytest.mark.parametrize("name", PACKAGES)
def test_rulesets_can_be_pickled(name: str) -> None:
    ruleset = Ruleset.of(game_named(name))
    assert pickle.loads(pickle.dumps(ruleset)) == ruleset  # noqa: S301  # our own
