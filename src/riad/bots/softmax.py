"""A softmax bot: the better the estimate of an action, the likelier the action."""

import math

import numpy as np

from riad.core.contract import Actions, actor, apply, legal, tally, worth
from riad.core.engine import Engine
from riad.core.jit import rule, rule_for_any_game
from riad.core.records import Record, States, new_record
from riad.core.rng import Generator, below, seed_with

FINE = 1 << 30
UNLIKELY = 6.0  # in temperatures: actions with a larger loss are never chosen


@rule_for_any_game
def softmax_action(
    state: Record,
    spare: States,
    generator: Record,
    buffer: Actions,
    values: np.ndarray,
    warmth: float,
    by_points: int,
    fair: int,
) -> int:
    """Return an action drawn by softmax over the estimated loss; at temperature 0, one of the best.

    With `fair`, it is never one estimated worse than the mean.
    """
    seat, most, sum_of_values = actor(state), 0.0, 0.0
    number = legal(state, buffer)
    for place in range(number):
        spare[0] = state
        apply(spare[0], int(buffer[place]))
        values[place] = tally(spare[0], seat) if by_points else worth(spare[0], seat)
        most = values[place] if place == 0 else max(most, values[place])
        sum_of_values += values[place]
    mean, total = sum_of_values / number, 0.0
    for place in range(number):
        unfair = fair and values[place] < min(mean, most)
        values[place] = 0.0 if unfair else likelihood(most - values[place], warmth)
        total += values[place]
    left, choice = total * below(generator, FINE) / FINE, -1
    for place in range(number):
        if values[place] > 0 and (choice < 0 or left >= 0):
            choice = buffer[place]
        left -= values[place]
    return choice


@rule
def likelihood(lost: float, warmth: float) -> float:
    """Return the unnormalised probability of an action with this loss."""
    if warmth == 0:
        return 1.0 if lost == 0 else 0.0
    return math.exp(-lost / warmth) if lost < UNLIKELY * warmth else 0.0


class SoftmaxBot:
    """The bot; at temperature 0 it is greedy. `by_points` means current points instead of worth."""

    def __init__(
        self, engine: Engine, seed: int, *, warmth: float = 0.0, by_points: bool = False, fair: bool = False
    ) -> None:
        self._engine = engine
        self._spare = np.zeros(1, engine.game.STATE)
        self._generator = new_record(Generator)
        self._buffer = np.empty(engine.game.ACTIONS, np.int32)
        self._values = np.empty(engine.game.ACTIONS)
        self._warmth, self._by_points, self._fair = float(warmth), int(by_points), int(fair)
        seed_with(self._generator, np.uint64(seed))

    def choose(self, state: Record) -> int:
        """Return an action chosen in another world consistent with what the seat sees."""
        seat = self._engine.actor(state)
        if seat is None:
            raise ValueError("the game is over: there is no action to choose")
        world = self._engine.reshuffled(state, seat, 0)
        ways = self._warmth, self._by_points, self._fair
        return int(softmax_action(world, self._spare, self._generator, self._buffer, self._values, *ways))
