"""From a leaf of the tree to a result: a short sensible playout, then an estimate by the game's `worth`."""

import math

import numpy as np

from riad.core.contract import Actions, Points, actor, apply, legal, places, worth
from riad.core.jit import rule, rule_for_any_game
from riad.core.records import Record, States, record_dtype
from riad.core.rng import below

NUMBERS = record_dtype(
    [
        ("sharpness", np.float64),  # weight of immediate worth in an action's prior
        ("exploration", np.float64),  # preference for actions with few visits
        ("scale", np.float64),  # points of lead that are about 73 % of a win
        ("picks", np.int64),  # random actions compared per step of a playout
        ("stretches", np.int64),  # a playout ends after this many hidden events
    ]
)
"""The parameters of a search: a few for each game."""
MOST_ACTIONS = 300  # of a playout
WIN = 0.7  # share of the win in a result; the rest is the margin


@rule_for_any_game
def play_out(worlds: States, generator: Record, actions: Actions, numbers: Record) -> int:
    """Continue worlds[1], using worlds[2] as a buffer; return the number of actions."""
    state = worlds[1]
    shown, made, rng = 0, 0, state.rng
    while actor(state) >= 0 and shown < numbers.stretches and made < MOST_ACTIONS:
        apply(state, best_of_sample(worlds, generator, actions, int(numbers.picks)))
        made += 1
        if state.rng != rng:
            shown += 1
            rng = state.rng
    return made


@rule_for_any_game
def best_of_sample(worlds: States, generator: Record, actions: Actions, picks: int) -> int:
    """Return the best of a few random actions in worlds[1]; with one, that action itself."""
    number = legal(worlds[1], actions)
    choice = int(actions[below(generator, number)])
    if picks > 1 and number > 1:
        seat, most = actor(worlds[1]), 0.0
        for turn in range(picks):
            action = int(actions[below(generator, number)])
            worlds[2] = worlds[1]
            apply(worlds[2], action)
            value = worth(worlds[2], seat)
            if turn == 0 or value > most:
                choice, most = action, value
    return choice


@rule
def chance(lead: float) -> float:
    """Return the approximate probability that a lead holds, as a multiple of the game's scale."""
    return 1.0 / (1.0 + math.exp(-lead))


@rule_for_any_game
def write_results(
    state: Record, results: np.ndarray, margins: np.ndarray, place: Points, scale: float
) -> None:
    """Write each seat's result, from 0 to 1, and its margin in points over the best other seat.

    With more than two seats, the mean of the others counts as much as the best: a seat far behind the leader
    still has places to gain.
    """
    seats, over, winners = int(state.seats), actor(state) < 0, 0
    if over:
        places(state, place)
        for seat in range(seats):
            winners += place[seat] == 0
    for seat in range(seats):
        results[seat] = worth(state, seat)
    total = 0.0
    for seat in range(seats):
        total += results[seat]
        other, first = 0.0, True
        for rival in range(seats):
            if rival != seat and (first or results[rival] > other):
                other, first = results[rival], False
        margins[seat] = results[seat] - other
    for seat in range(seats):
        ahead = results[seat] - (total - results[seat]) / (seats - 1)
        results[seat] = (chance(margins[seat] / scale) + chance(ahead / scale)) / 2
        if over:
            results[seat] = (1.0 - WIN) * results[seat] + (WIN / winners if place[seat] == 0 else 0.0)
