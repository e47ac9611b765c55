"""Playing any game in compiled code: single steps, the replay of a list of actions, and random games.

The steps are the game's own functions for a state in an array of one. From Python, such a call is ten times
faster: for a bare record, Numba has NumPy write out its full layout at each call.
"""

import numpy as np

from riad.core.contract import Actions, Points, actor, apply, legal, points, refusal, setup
from riad.core.jit import rule_for_any_game
from riad.core.records import Record, States
from riad.core.rng import below


@rule_for_any_game
def actor_of(states: States) -> int:
    """Return the seat to decide, or -1 when the game is over."""
    return actor(states[0])


@rule_for_any_game
def legal_of(states: States, out: Actions) -> int:
    """Fill `out` with the legal actions; return how many."""
    return legal(states[0], out)


@rule_for_any_game
def refusal_of(states: States, action: int) -> int:
    """Return 0, or the number of the rule that forbids the action."""
    return refusal(states[0], action)


@rule_for_any_game
def apply_to(states: States, action: int) -> None:
    """Apply a legal action."""
    apply(states[0], action)


@rule_for_any_game
def points_of(states: States, out: Points) -> None:
    """Fill `out` with the points of each seat."""
    points(states[0], out)


@rule_for_any_game
def replay(state: Record, actions: Actions) -> None:
    """Apply the actions, which must be legal, one after the other."""
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
    """Play full games from the seeds 0, 1, 2 and so on; return the total number of actions."""
    number = 0
    for seed in range(games):
        setup(state, seats, options, np.uint64(seed))
        number += play_at_random(state, generator, buffer)
    return number
