"""Matches between bots, and what they tell: paired deals, rotated seats, win rates with their uncertainty."""

import math
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from riad.bots.greedy import Bot
from riad.core.engine import Engine
from riad.core.records import Record

CONFIDENCE = 1.96  # standard errors on either side of a 95 % interval
Maker = Callable[[Engine, int], Bot]
"""Makes a bot for an engine from a seed."""


@dataclass(frozen=True)
class Played:
    """A finished game: who sat where, and how it ended."""

    seating: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass
class Duel:
    """How one bot did against another. Each deal counts once, with all its seatings together."""

    one: str
    other: str
    games: int = 0
    wins: list[float] = field(default_factory=list)
    """For each deal the share of pairs of rivals in which `one` was placed better; a shared place is half."""
    margins: list[float] = field(default_factory=list)
    """For each deal by how many points a seat of `one` was ahead of one of `other`, on average."""

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
        """Where the win rate lies with 95 % confidence: Wilson's interval, a deal counting as one trial."""
        deals, share, spread = len(self.wins), self.winrate, CONFIDENCE**2
        whole = 1 + spread / deals
        middle = (share + spread / (2 * deals)) / whole
        error = CONFIDENCE * math.sqrt(share * (1 - share) / deals + spread / (4 * deals**2)) / whole
        return middle - error, middle + error


def play(engine: Engine, bots: Sequence[Bot], seed: int) -> Record:
    """A whole game; the state at its end."""
    state = engine.start(seed)
    while (seat := engine.actor(state)) is not None:
        engine.apply(state, bots[seat].choose(state))
    return state


def seatings(one: str, other: str, seats: int) -> tuple[tuple[str, ...], ...]:
    """Two bots in turns round a table, and the same with their seats exchanged."""
    return tuple(tuple((one, other)[(seat + side) % 2] for seat in range(seats)) for side in range(2))


def duel(
    engine: Engine, makers: dict[str, Maker], one: str, other: str, deals: range
) -> Iterator[tuple[Duel, Played]]:
    """Each deal with both seatings; after every game the score so far and the game itself."""
    seats = range(engine.seats)
    bots = {name: [makers[name](engine, 1 + seat) for seat in seats] for name in (one, other)}
    score = Duel(one, other)
    for seed in deals:
        wins: list[float] = []
        margins: list[float] = []
        for seating in seatings(one, other, engine.seats):
            last = play(engine, [bots[name][seat] for seat, name in enumerate(seating)], seed)
            played = Played(seating, engine.points(last), engine.places(last))
            compare(played, one, wins, margins)
            score.games += 1
            if seating == seatings(one, other, engine.seats)[-1]:
                score.wins.append(statistics.fmean(wins))
                score.margins.append(statistics.fmean(margins))
            yield score, played


def compare(played: Played, one: str, wins: list[float], margins: list[float]) -> None:
    """Note for every pair of rivals who was placed better, and by how many points."""
    for mine, name in enumerate(played.seating):
        for theirs, rival in enumerate(played.seating):
            if name == one and rival != one:
                gap = played.places[theirs] - played.places[mine]
                wins.append(0.5 + 0.5 * ((gap > 0) - (gap < 0)))
                margins.append(played.points[mine] - played.points[theirs])


def pairs(names: Sequence[str]) -> list[tuple[str, str]]:
    """Everyone against everyone, those named first before those named later."""
    return list(combinations(names, 2))


def ratings(names: Sequence[str], games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """The rating of each bot and its uncertainty, by openskill's Plackett-Luce model over all games.

    Every pair of rivals at a table is rated as a game of two, and a bot gets the mean of its pairs.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    found = {name: model.rating(name=name) for name in names}
    for played in games:
        rated: dict[str, list[PlackettLuceRating]] = {name: [] for name in played.seating}
        for (one, first), (other, second) in combinations(zip(played.seating, played.places, strict=True), 2):
            if one != other:
                pair = model.rate([[found[one]], [found[other]]], ranks=[float(first), float(second)])
                rated[one].append(pair[0][0])
                rated[other].append(pair[1][0])
        for name, after in rated.items():
            found[name] = model.rating(
                mu=statistics.fmean(rating.mu for rating in after),
                sigma=statistics.fmean(rating.sigma for rating in after),
                name=name,
            )
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}
