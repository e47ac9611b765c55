"""Playing any game in compiled code: replaying a list of actions, and games at random."""

import numpy as np

from riad.core.compiling import rule_for_any_game
from riad.core.contract import Actions, actor, apply, legal, setup
from riad.core.randomness import below
from riad.core.records import Record


@rule_for_any_game
def replay(state: Record, actions: Actions) -> None:
    """Do the actions, which must be legal, one after the other."""
    for action in actions:
        apply(state, int(action))


@rule_for_any_game
def play_at_random(state: Record, generator: Record, buffer: Actions) -> int:
    """Play a game to its end, every legal action equally likely; return the number of actions."""
    number = 0
    while actor(state) >= 0:
        apply(state, int(buffer[below(generator, legal(state, buffer))]))
        number += 1
    return number


@rule_for_any_game
def random_games(
    state: Record, seats: int, options: Record, generator: Record, buffer: Actions, games: int
) -> int:
    """Play whole games from seeds 0, 1, 2 on, one after the other; return the number of actions in all."""
    number = 0
    for seed in range(games):
        setup(state, seats, options, np.uint64(seed))
        number += play_at_random(state, generator, buffer)
    return number
