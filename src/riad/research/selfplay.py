"""Games of bots against each other, recorded action by action."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from riad.bots.level_names import LEVELS, SEARCHING
from riad.bots.levels import UNTIMED
from riad.core.engine import Engine
from riad.core.errors import BadOption
from riad.core.rng import SEEDS
from riad.research import arena
from riad.research.jobs import MatchSetup, bot_factory, engine_for

ACTIONS_OF_A_JOB = 3000
"""Approximate number of actions in a job of bots without a search: some tenths of a second."""
QUICK = ("random", "points", "greedy", *(level for level in LEVELS if level not in SEARCHING))
"""Bots without a search. A game with any other bot is a job of its own."""


@dataclass(frozen=True)
class Run:
    """Everything that determines the games of a run, apart from their number.

    Game number n has the seed `seed + n`. The bots alternate around the table, and from game to game every
    bot moves by one seat.
    """

    setup: MatchSetup
    bots: tuple[str, ...]
    seed: int = 0
    seconds: float = UNTIMED
    observations: bool = False

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game by seat."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.setup.seats))

    def check(self, games: int) -> None:
        """Raise BadOption for games that cannot be played."""
        engine = engine_for(self.setup)
        if games < 1:
            raise BadOption("games", f"games must be 1 or more, not {games}")
        if not (self.seed >= 0 and self.seed + games <= SEEDS):
            raise BadOption("seed", f"not all of {games} seeds from {self.seed} are between 0 and 2**64 - 1")
        for name in self.bots:
            bot_factory(name, self.seconds)(engine, 0)


@dataclass(frozen=True)
class GameRange:
    """A job: the games of a run from one number up to but not including another."""

    run: Run
    first: int
    end: int


def stretches(run: Run, numbers: range) -> Iterator[GameRange]:
    """Split these games into jobs. The cuts depend on the run alone, not on the workers."""
    length = 1
    if all(name in QUICK for name in run.bots) and not run.observations:
        length = max(1, ACTIONS_OF_A_JOB // (30 * run.setup.seats))
    for first in range(numbers.start, numbers.stop, length):
        yield GameRange(run, first, min(first + length, numbers.stop))


@dataclass(frozen=True)
class Ply:
    """One action: its seat, and the position before it."""

    seat: int
    action: int
    move: str
    legal: list[int]
    points: tuple[int, ...]
    observation: np.ndarray[Any, np.dtype[np.uint8]] | None


@dataclass(frozen=True)
class RecordedGame:
    """A full game."""

    number: int
    seed: int
    bots: tuple[str, ...]
    plies: list[Ply]
    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def win_shares(self) -> list[float]:
        """Each seat's share of the win: 1 divided among the winners."""
        winners = self.places.count(0)
        return [1 / winners if place == 0 else 0.0 for place in self.places]


def play(run: Run, number: int) -> RecordedGame:
    """Play one game of a run."""
    engine, seed, seating = engine_for(run.setup), run.seed + number, run.seating(number)
    bots = [
        bot_factory(name, run.seconds)(engine, arena.bot_seed(seed, seat))
        for seat, name in enumerate(seating)
    ]
    state = engine.start(seed)
    plies = [
        record_action(engine, state, seat, action, run.observations)
        for seat, action in arena.play_actions(engine, bots, state)
    ]
    return RecordedGame(number, seed, seating, plies, engine.points(state), engine.places(state))


def record_action(engine: Engine, state: Any, seat: int, action: int, observations: bool) -> Ply:
    """Record an action before it is applied."""
    return Ply(
        seat=seat,
        action=action,
        move=engine.game.write_action(state, action),
        legal=engine.legal(state),
        points=engine.points(state),
        observation=engine.observe(state, seat) if observations else None,
    )
