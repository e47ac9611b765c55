"""Positions with their chance nodes: draws wait for them, and other worlds keep what a player knows."""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.test_utils import random_playout  # type: ignore[import-untyped]

from riad.envs.openspiel.positions import START, World
from tests.envs.openspiel.test_games import advanced, load
from tests.kit.envs import NAMES, any_of
from tests.kit.searching import engine_of
from tests.kit.tables import WORLDS

CHANCE = int(pyspiel.PlayerId.CHANCE)


def test_before_the_deal_there_is_nothing_to_see() -> None:
    engine = engine_of("alhambra")
    world = World(engine)
    assert (world.turn, world.waiting, world.seen.digest) == (None, None, START)
    assert world.view(engine, 0) == "not dealt yet"
    assert not world.observe(engine, 0).any()
    assert not world.remember(0).any()
    with pytest.raises(ValueError, match="nothing has been dealt yet"):
        world.act(engine, 0)
    again = world.copy()
    again.deal(engine, 3)
    assert world.state is None
    assert again.position.rng == 0


@pytest.mark.parametrize(("name", "seats", "options"), WORLDS)
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
