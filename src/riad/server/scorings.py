"""What a scoring paid, line by line, in games that have scorings of a name; in others points tell it all."""

from collections.abc import Callable, Iterator, Mapping

from riad.core.contract import Game
from riad.core.records import Record
from riad.server.wire.told import Scoring, ScoringLine

Paid = Mapping[str, list[int]]
Between = Callable[[Record, Record], Iterator[tuple[str, Paid]]]


def scorings_between(game: Game) -> Between | None:
    """What a game may offer beyond its contract: the scorings between two states, each by its name."""
    return getattr(game, "scorings_between", None)


def scorings_of(between: Between, before: Record, after: Record) -> list[Scoring]:
    """The scorings that a move of a game brought."""
    return [
        Scoring(name=name, lines=[ScoringLine(what=what, points=points) for what, points in paid.items()])
        for name, paid in between(before, after)
    ]
