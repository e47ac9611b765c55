"""Positions of whole games to try bots in."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from riad import games
from riad.bots.softmax import SoftmaxBot
from riad.core.engine import Engine
from riad.core.records import Record, copy_record


def engine_of(name: str = "azul", seats: int = 2, **options: Any) -> Engine:
    """Return the engine of a table."""
    return Engine(games.game_named(name), seats, options)


def positions(engine: Engine, seed: int, every: int = 1) -> Iterator[Record]:
    """Yield positions of a whole game, one in `every`, without its end.

    Half of the actions are random and half are chosen by points, not by worth, whose weights may change.
    """
    state, chance = engine.start(seed), np.random.default_rng(seed)
    bot = SoftmaxBot(engine, seed, by_points=True)
    number = 0
    while engine.actor(state) is not None:
        if number % every == 0:
            yield copy_record(state)
        legal = engine.legal(state)
        action = bot.choose(state) if chance.random() < 0.5 else legal[chance.integers(len(legal))]
        engine.apply(state, action)
        number += 1


def end_of_game(engine: Engine, seed: int) -> Record:
    """Return the end of a game by players who choose by points."""
    state, bot = engine.start(seed), SoftmaxBot(engine, seed, by_points=True)
    while engine.actor(state) is not None:
        engine.apply(state, bot.choose(state))
    return state


def after(engine: Engine, state: Record, *actions: int) -> Record:
    """Return the position after some actions; the original stays unchanged."""
    later = copy_record(state)
    for action in actions:
        engine.apply(later, action)
    return later


def worth_after(engine: Engine, state: Record, action: int, *, by_points: bool = False) -> float:
    """Return the worth to its actor of the position after an action, in a world possible for that actor."""
    seat = engine.actor(state)
    assert seat is not None
    later = engine.reshuffled(state, seat, 0)
    engine.apply(later, action)
    return float((engine.game.tally if by_points else engine.game.worth)(later, seat))
