"""Itemised scorings, for games with named scorings; for the others the points say everything."""

from collections.abc import Sequence
from dataclasses import dataclass

from riad.core.contract import Game
from riad.core.records import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringLine:
    """One item of a scoring: the points of each seat, then those of others, such as Dirk in Alhambra."""

    what: str
    points: list[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """A named scoring, itemised; its `round`, in a game that has rounds."""

    name: str
    lines: list[ScoringLine]
    round: int | None = None


def scorings_of(game: Game, before: Record, after: Record) -> list[Scoring]:
    """Return the scorings that a move triggered."""
    return [
        Scoring(
            name=name,
            lines=[ScoringLine(what=what, points=points) for what, points in paid.items()],
            round=game.round_of(before),
        )
        for name, paid in game.scorings_between(before, after)
    ]


def merge_scorings(scorings: Sequence[Scoring], more: Sequence[Scoring]) -> list[Scoring]:
    """Join the scorings of the moves of one action: parts of one scoring become one."""
    merged = list(scorings)
    for scoring in more:
        last = merged[-1] if merged else None
        if last and (last.name, last.round) == (scoring.name, scoring.round) and last.round is not None:
            merged[-1] = add_lines(last, scoring)
        else:
            merged.append(scoring)
    return merged


def add_lines(one: Scoring, other: Scoring) -> Scoring:
    """Add two parts of a scoring, line by line."""
    lines = [
        ScoringLine(what=line.what, points=[a + b for a, b in zip(line.points, also.points, strict=True)])
        for line, also in zip(one.lines, other.lines, strict=True)
    ]
    return Scoring(name=one.name, lines=lines, round=one.round)
