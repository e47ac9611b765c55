"""The greedy player: for any game, it chooses the action of the highest immediate `worth`."""

from typing import Protocol

import numpy as np

from riad.core.contract import Actions, actor, apply, legal, worth
from riad.core.engine import Engine
from riad.core.jit import rule_for_any_game
from riad.core.records import Dtype, Record, new_record
from riad.core.rng import Generator, below, seed_with


@rule_for_any_game
def greedy_action(
    state: Record,
    spare: np.ndarray[tuple[int], Dtype],
    generator: Record,
    buffer: Actions,
) -> int:
    """Return the action that gives its actor the best position; ties are broken at random."""
    seat = actor(state)
    best, most, equals = -1, 0.0, 0
    for place in range(legal(state, buffer)):
        spare[0] = state
        apply(spare[0], int(buffer[place]))
        value = worth(spare[0], seat)
        if best < 0 or value > most:
            best, most, equals = buffer[place], value, 1
        elif value == most:
            equals += 1
            if below(generator, equals) == 0:
                best = buffer[place]
    return best


class Bot(Protocol):
    """Player of a seat: given the full position, it returns a legal action."""

    def choose(self, state: Record) -> int:
        """Return the action of the seat to act, without changing the state."""


class Greedy:
    """The greedy player as a bot; it breaks ties with a seeded generator."""

    def __init__(self, engine: Engine, seed: int) -> None:
        self._engine = engine
        self._spare = np.zeros(1, engine.game.STATE)
        self._generator = new_record(Generator)
        self._buffer = np.empty(engine.game.ACTIONS, np.int32)
        seed_with(self._generator, np.uint64(seed))

    def choose(self, state: Record) -> int:
        """Return the best-looking action in another world consistent with what the seat sees."""
        seat = self._engine.actor(state)
        if seat is None:
            raise ValueError("the game is over: there is no action to choose")
        world = self._engine.reshuffled(state, seat, 0)
        return int(greedy_action(world, self._spare, self._generator, self._buffer))
