"""The games for OpenSpiel: those of Riad, with their parameters, copies and returns."""

import copy
import json
import pickle
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


def load(name: str, seats: int = 2, **parameters: Any) -> Any:
    return pyspiel.load_game(short_name(name), {"players": seats, "rng_seed": 3, **parameters})


def advanced(game: Any, actions: int, seed: int = 1) -> Any:
    """Return a state after this many random actions, where a player is to decide, or at the end."""
    chance, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal() and (actions > 0 or state.is_chance_node()):
        actions -= not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


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
