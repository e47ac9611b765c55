"""What a scoring paid, line by line, in games that have scorings of a name; in others points tell it all."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from riad.core.contract import Game
from riad.core.records import Record
from riad.server.wire.told import Scoring, ScoringLine

Paid = Mapping[str, list[int]]
Between = Callable[[Record, Record], Iterator[tuple[str, Paid]]]


def scorings_between(game: Game) -> Between | None:
    """What a game may offer beyond its contract: the scorings between two states, each by its name."""
    return getattr(game, "scorings_between", None)


def reckoning_of(game: Game) -> Callable[[Record, int], float]:
    """The points of a seat if the round ended now: what a game offers as `reckoned`, or else its tally."""
    return getattr(game, "reckoned", game.tally)


def round_of(state: Record) -> int | None:
    """The round that is played, in a game that has rounds: asked at every turn, so not by a view."""
    return int(state["round_number"]) if "round_number" in (state.dtype.names or ()) else None


def scorings_of(between: Between, before: Record, after: Record) -> list[Scoring]:
    """The scorings that a move of a game brought."""
    return [
        Scoring(
            name=name,
            lines=[ScoringLine(what=what, points=points) for what, points in paid.items()],
            round=round_of(before),
        )
        for name, paid in between(before, after)
    ]


def joined(told: Sequence[Scoring], more: Sequence[Scoring]) -> list[Scoring]:
    """The scorings of moves of one action: one that comes in parts, move by move, is told as one."""
    found = list(told)
    for scoring in more:
        last = found[-1] if found else None
        if last and (last.name, last.round) == (scoring.name, scoring.round) and last.round is not None:
            found[-1] = both(last, scoring)
        else:
            found.append(scoring)
    return found


def both(one: Scoring, other: Scoring) -> Scoring:
    """Two parts of a scoring, line by line."""
    lines = [
        ScoringLine(what=line.what, points=[a + b for a, b in zip(line.points, also.points, strict=True)])
        for line, also in zip(one.lines, other.lines, strict=True)
    ]
    return Scoring(name=one.name, lines=lines, round=one.round)
