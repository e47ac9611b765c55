"""The OpenSpiel games: OpenSpiel's own simulations and checks, chance, and the knowledge of players."""

import copy
import json
import pickle
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.test_utils import random_playout  # type: ignore[import-untyped]

import riad
import riad.envs.openspiel
from riad.envs.openspiel.games import short_name
from tests.games.dreamhome.decks import RIGGED
from tests.kit.envs import NAMES, any_of

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("azul", 2, {}),
    ("azul", 3, {"wall": "grey", "first": 2}),
    ("alhambra", 2, {}),
    ("alhambra", 3, {"scoring_cards": "shuffled_in"}),
    ("alhambra", 3, {"open_hands": True}),
    ("dreamhome", 2, {"edition": "is"}),
    ("dreamhome", 3, {"open_roofs": True}),
]

CHANCE = int(pyspiel.PlayerId.CHANCE)


def load(name: str, seats: int = 2, **parameters: Any) -> Any:
    return pyspiel.load_game(short_name(name), {"players": seats, "rng_seed": 3, **parameters})


def advanced(game: Any, actions: int, seed: int = 1) -> Any:
    """Return a state after this many random actions, where a player is to decide, or at the end."""
    chance, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal() and (actions > 0 or state.is_chance_node()):
        actions -= not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(
    ("name", "seats", "options"), [table for table in TABLES if table[0] != "alhambra" or table[1] == 2]
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


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_is_pickled_keeps_its_generator(name: str) -> None:
    """Run the checks of open_spiel/python/tests/sampled_stochastic_games_test.py for such games."""
    (kind,) = [kind for kind in pyspiel.registered_games() if kind.short_name == short_name(name)]
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    game = pyspiel.load_game(kind.short_name, {"rng_seed": 0})
    for seed in range(2):
        random_playout(game.new_initial_state(), seed)
        again = pickle.loads(pickle.dumps(game))  # noqa: S301
        one, other = (random_playout(it.new_initial_state(), seed) for it in (game, again))
        assert str(one) == str(other)


@pytest.mark.parametrize("name", NAMES)
def test_chance_is_sampled_after_an_action_and_players_are_deterministic(name: str) -> None:
    game = load(name, 3)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1.0)]
    assert state.action_to_string(CHANCE, 0) == "deal"
    one, other = state.child(0), state.child(0)
    assert str(one) != str(other), "the deal is sampled"
    chance, draws = np.random.default_rng(1), 0
    while not one.is_terminal():
        if one.is_chance_node():
            draws += 1
            assert one.action_to_string(CHANCE, 0) == "draw"
            assert one.observation_string(0).endswith(" waits for a draw")
            one.apply_action(0)
            continue
        action = any_of(one.legal_actions_mask(), chance)
        after, again = one.child(action), one.child(action)
        assert str(after) == str(again)
        assert int(after.world.state.rng) == 0, "no state holds what will be drawn"
        one = after
    assert draws > 2


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_one_of_riads(name: str) -> None:
    """The same actions on Riad's own engine, with the result of each draw inserted, lead to the same end."""
    game = load(name, 3)
    state, chance = game.new_initial_state(), np.random.default_rng(2)
    state.apply_action(0)
    engine = game.engine
    while not state.is_terminal():
        seat = state.current_player()
        assert engine.actor(state.world.state) == seat
        assert state.legal_actions() == engine.legal(state.world.state)
        action = any_of(state.legal_actions_mask(), chance)
        text = state.action_to_string(seat, action)
        assert engine.game.read_action(state.world.state, text) == action
        state.apply_action(action)
        if state.is_chance_node():
            state.apply_action(0)
    outcome = engine.game.outcome(state.world.state)
    assert outcome is not None
    assert [value > -1 for value in state.returns()] == [seat in outcome.winners for seat in range(3)]
    assert len(state.history()) <= game.max_history_length()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_resampled_world_has_the_same_information_state(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game, chance = load(name, seats, **options), np.random.default_rng(5)
    changed = 0
    for actions in (0, 1, 9, 30, 61, 10**6):
        state = advanced(game, actions)
        for player in range(seats):
            other = state.resample_from_infostate(player, chance.random)
            assert other.history() == state.history()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            changed += str(other) != str(state)
            random_playout(other, 1)
    assert bool(changed) == (name == "alhambra" and "open_hands" not in options)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_observations_tell_nothing_that_the_view_hides(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """A player has no memory at all here: Riad's reshuffle redraws everything that is hidden now."""
    game, chance = load(name, seats, **options), np.random.default_rng(6)
    for actions in (1, 25, 50):
        state = advanced(game, actions)
        for player in range(seats):
            other = state.clone()
            seed = int(chance.integers(2**62))
            other.world.state = game.engine.reshuffled(state.world.state, player, seed)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)


def test_histories_that_look_alike_now_are_told_apart() -> None:
    """Perfect recall: one position after two orders of moves is two information states."""
    start = load("azul", 2, first=0).new_initial_state().child(0)
    by_source = [[it for it in start.legal_actions() if it // 30 == source] for source in (1, 2, 3)]
    one, other = (
        next(it for it in by_source[way] if it % 6 == 3 + way) for way in (0, 1)
    )  # to lines 4 and 5, where they fit
    between = by_source[2][0]
    states = []
    for order in ((one, between, other), (other, between, one)):
        state = start.clone()
        for action in order:
            state.apply_action(action)
        states.append(state)
    assert str(states[0]) == str(states[1])
    for player in range(2):
        assert len({state.observation_string(player) for state in states}) == 1
        assert len({state.information_state_string(player) for state in states}) == 2


@pytest.mark.parametrize("name", NAMES)
def test_states_are_cloned_pickled_and_serialized_with_what_was_drawn(name: str) -> None:
    game = load(name, 3)
    state = advanced(game, 20)
    text = state.serialize()
    for other in (
        state.clone(),
        pickle.loads(pickle.dumps(state)),  # noqa: S301
        game.deserialize_state(text),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ):
        assert str(other) == str(state)
        assert other.history() == state.history()
        for player in range(3):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
        random_playout(other, 2)
        assert str(state) == str(game.deserialize_state(text)), "the first one is as it was"


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_of_a_state_or_a_game_shares_neither_moves_nor_chance(name: str, way: Any) -> None:
    state = advanced(load(name, 3), 20)
    before, other = state.serialize(), way(state)
    assert str(other) == str(state)
    random_playout(other, 2)
    assert state.serialize() == before
    game = load(name, 3)
    again = way(game)
    drawn = [again.draw_seed() for _ in range(3)]
    assert [game.draw_seed() for _ in range(3)] == drawn


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game("python_riad_azul(players=3,wall=grey,first=2,reward=points)")
    assert game.engine.options == {"wall": "grey", "first": 2}
    assert game.num_players() == 3
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.max_utility() == 240
    state = advanced(game, 10**6)
    assert sum(state.returns()) == pytest.approx(0)
    assert state.world.state.grey == 1
    with pytest.raises(riad.BadOption):
        pyspiel.load_game("python_riad_azul(wall=blue)")


def test_components_are_named_by_their_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(RIGGED["roofers"]), encoding="utf-8")
    game = load("dreamhome", 2, components=str(file))
    assert game.engine.options["components"] is not None
    assert str(pickle.loads(pickle.dumps(game))) == str(game)  # noqa: S301


def test_three_players_do_not_play_a_zero_sum_game_for_the_win() -> None:
    general, zero = pyspiel.GameType.Utility.GENERAL_SUM, pyspiel.GameType.Utility.ZERO_SUM
    assert load("azul", 2).get_type().utility == zero
    assert load("azul", 3).get_type().utility == general


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
