"""The games registered with OpenSpiel pass its own simulations and checks, and its searches play them."""

import unittest
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest

import riad.envs.openspiel
from riad.envs.openspiel.games import RiadGame, short_name
from riad.games import facts_of
from tests.envs.openspiel.test_games import advanced, load
from tests.kit.envs import NAMES
from tests.kit.tables import WORLDS


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_registered_with_a_class_of_its_own(name: str) -> None:
    assert short_name(name) in pyspiel.registered_names()
    kind = getattr(riad.envs.openspiel, facts_of(name).title.replace(" ", "") + "Game")
    assert issubclass(kind, RiadGame)
    assert (kind.GAME, kind.__module__) == (name, "riad.envs.openspiel")
    assert isinstance(load(name), kind)


@pytest.mark.parametrize(
    ("name", "seats", "options"), [table for table in WORLDS if table[0] != "alhambra" or table[1] == 2]
)
def test_openspiels_own_simulation(name: str, seats: int, options: dict[str, Any]) -> None:
    game = load(name, seats, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=seats == 2, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_checks_of_python(name: str) -> None:
    """Run the checks that open_spiel/python/tests/games_sim_test.py runs with every registered game."""
    from open_spiel.python.tests import games_sim_test  # type: ignore[import-untyped]

    test = games_sim_test.GamesSimTest()
    np.random.seed(1)  # noqa: NPY002  # the test draws from it
    (kind,) = [kind for kind in pyspiel.registered_games() if kind.short_name == short_name(name)]
    assert kind.default_loadable
    test.sim_game(pyspiel.load_game(kind.short_name))


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_checks_of_the_api(name: str) -> None:
    """Run the checks of open_spiel/integration_tests/api_test.py for games too large for their whole tree."""
    from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]

    case = type("Enforced", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.errors + result.failures == []


def test_a_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

    chance = np.random.RandomState(1)  # the source of their random numbers
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    game = load("azul")
    state = advanced(game, 30)
    bot = mcts.MCTSBot(game, 1.5, 5, evaluator, random_state=chance)
    assert bot.step(state) in state.legal_actions()
    hidden = load("alhambra", 3)
    position = advanced(hidden, 40)
    searcher = ismcts.ISMCTSBot(hidden, evaluator, 1.5, 5, random_state=chance)
    assert searcher.step(position) in position.legal_actions()
