"""Matches between bots, and their statistics: paired deals, rotated seats, win rates with uncertainty.

A game depends only on its engine, its bots and its seed: every game has its own bots, seeded from the game's
seed. So games can be played in any order and on any machine.
"""

import hashlib
import math
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from riad.bots.player import Bot
from riad.core.engine import Engine
from riad.core.records import Record

CONFIDENCE = 1.96  # standard errors on either side of a 95 % interval
BotFactory = Callable[[Engine, int], Bot]
"""Function that creates a bot for an engine from a seed."""


@dataclass(frozen=True)
class GameResult:
    """A finished game: the bot of each seat, and the result."""

    seating: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass
class PairResult:
    """Result of one bot against another. Each deal counts once, with all its seatings."""

    one: str
    other: str
    wins: list[float] = field(default_factory=list)
    """For each deal, the share of pairs of rivals in which `one` placed better; a shared place is half."""
    margins: list[float] = field(default_factory=list)
    """For each deal, the mean lead in points of a seat of `one` over a seat of `other`."""

    def add(self, deal: Sequence[GameResult]) -> None:
        """Count a deal, played with all its seatings."""
        wins: list[float] = []
        margins: list[float] = []
        for played in deal:
            compare(played, self.one, wins, margins)
        self.wins.append(statistics.fmean(wins))
        self.margins.append(statistics.fmean(margins))

    @property
    def winrate(self) -> float:
        """The mean share of wins."""
        return statistics.fmean(self.wins)

    @property
    def margin(self) -> float:
        """The mean margin in points."""
        return statistics.fmean(self.margins)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % confidence interval of the win rate, with a deal as one trial."""
        deals, share, spread = len(self.wins), self.winrate, CONFIDENCE**2
        whole = 1 + spread / deals
        middle = (share + spread / (2 * deals)) / whole
        error = CONFIDENCE * math.sqrt(share * (1 - share) / deals + spread / (4 * deals**2)) / whole
        return max(0.0, middle - error), min(1.0, middle + error)


def bot_seed(seed: int, seat: int) -> int:
    """Return a bot's seed for a seat: different for every deal and seat, and unrelated to the shuffles."""
    digest = hashlib.blake2b(f"bot {seed} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little")


def play_actions(engine: Engine, bots: Sequence[Bot], state: Record) -> Iterator[tuple[int, int]]:
    """Play to the end, yielding each seat and its action before the action is applied."""
    while (seat := engine.actor(state)) is not None:
        action = bots[seat].choose(state)
        yield seat, action
        engine.apply(state, action)


def play(engine: Engine, bots: Sequence[Bot], seed: int) -> Record:
    """Play a whole game and return its final state."""
    state = engine.start(seed)
    for _ in play_actions(engine, bots, state):
        pass
    return state


def seatings(one: str, other: str, seats: int) -> tuple[tuple[str, ...], ...]:
    """Return two seatings: two bots alternating around a table, and the same with the bots exchanged."""
    return tuple(tuple((one, other)[(seat + side) % 2] for seat in range(seats)) for side in range(2))


def play_deal(
    engine: Engine, factories: Mapping[str, BotFactory], one: str, other: str, seed: int
) -> tuple[GameResult, ...]:
    """Play a deal with both seatings."""
    games = []
    for seating in seatings(one, other, engine.seats):
        bots = [factories[name](engine, bot_seed(seed, seat)) for seat, name in enumerate(seating)]
        last = play(engine, bots, seed)
        games.append(GameResult(seating, engine.points(last), engine.places(last)))
    return tuple(games)


def compare(played: GameResult, one: str, wins: list[float], margins: list[float]) -> None:
    """Record the better place and the lead in points for every pair of rivals."""
    for mine, name in enumerate(played.seating):
        for theirs, rival in enumerate(played.seating):
            if name == one and rival != one:
                gap = played.places[theirs] - played.places[mine]
                wins.append(0.5 + 0.5 * ((gap > 0) - (gap < 0)))
                margins.append(played.points[mine] - played.points[theirs])


def pairs(names: Sequence[str]) -> list[tuple[str, str]]:
    """Return all pairs of bots, in the order of their names."""
    return list(combinations(names, 2))


def ratings(names: Sequence[str], games: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """Return each bot's rating and uncertainty, by openskill's Plackett-Luce model over all games.

    Every pair of rivals at a table is rated as a game of two, and a bot gets the mean of its pairs.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    rating_of = {name: model.rating(name=name) for name in names}
    for played in games:
        rated: dict[str, list[PlackettLuceRating]] = {name: [] for name in played.seating}
        for (one, first), (other, second) in combinations(zip(played.seating, played.places, strict=True), 2):
            if one != other:
                pair = model.rate([[rating_of[one]], [rating_of[other]]], ranks=[float(first), float(second)])
                rated[one].append(pair[0][0])
                rated[other].append(pair[1][0])
        for name, after in rated.items():
            rating_of[name] = model.rating(
                mu=statistics.fmean(rating.mu for rating in after),
                sigma=statistics.fmean(rating.sigma for rating in after),
                name=name,
            )
    return {name: (rating.mu, rating.sigma) for name, rating in rating_of.items()}
