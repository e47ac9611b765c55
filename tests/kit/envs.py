"""Tables for the tests of environments, and random play at them."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from riad.envs.episode import Episode
from riad.games import PACKAGES

NAMES = tuple(PACKAGES)


def any_of(mask: Any, chance: np.random.Generator) -> int:
    """Return one of the actions that a mask allows."""
    return int(chance.choice(np.flatnonzero(mask)))


def play_on(episode: Episode, chance: np.random.Generator) -> None:
    """Make a random action."""
    episode.act(any_of(episode.mask, chance))


def decisions(game: Any, seed: int) -> Iterator[Any]:
    """Yield the states of a random game of OpenSpiel at which a player is to decide."""
    chance, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(any_of(state.legal_actions_mask(), chance) if not state.is_chance_node() else 0)
