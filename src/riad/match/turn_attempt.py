"""Turns, tried as a whole: all moves in order, until another seat acts or something hidden shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from riad.core.errors import IllegalMove, RiadError, UnknownNotation
from riad.match.match import Match

Deed = dict[str, Any]


class TurnOver(RiadError):
    """A move of a seat that is not to act, or not any more."""


class RefusedMove(RiadError):
    """A move that ends the attempt: `at` is its place in the turn, and `reason` says why."""

    def __init__(self, at: int, reason: IllegalMove | UnknownNotation | TurnOver) -> None:
        super().__init__(str(reason))
        self.at = at
        self.reason = reason


@dataclass(frozen=True)
class TurnAttempt:
    """The outcome of a turn so far."""

    before: Match
    """The match before the last move."""
    stages: tuple[Match, ...]
    """The match after each move."""
    deeds: list[Deed]
    """The effect of each move, if requested."""
    shows: bool
    """True if the last move showed something hidden."""
    complete: bool
    """True if the turn can be written: another seat is to act, or something hidden was shown."""

    @property
    def after(self) -> Match:
        """The match after the last move."""
        return self.stages[-1] if self.stages else self.before


def attempt_turn(match: Match, seat: int, moves: Sequence[str], *, tell: bool = False) -> TurnAttempt:
    """Try the moves on copies, with their effects if wanted; RefusedMove if one of them cannot be made.

    After a move that shows something hidden no other is allowed: whether that one is refused would reveal
    what was shown, though nothing would have been written.
    """
    before, after, shows = match, match, False
    turn, stages, deeds = match.turn, list[Match](), list[Deed]()
    for place, move in enumerate(moves):
        if shows:  # checked first: the next seat may reveal what showed
            sentence = "the previous move reveals hidden information: send the turn up to there first"
            raise RefusedMove(place, TurnOver(sentence))
        if turn != seat:
            sentence = "the turn ends before this move" if place else "it is not this seat's turn"
            raise RefusedMove(place, TurnOver(sentence))
        before, after = after, after.copy()
        try:
            after.push(move)
        except (IllegalMove, UnknownNotation) as error:
            raise RefusedMove(place, error) from error
        if tell:
            deeds.append(before.deed(move))
        stages.append(after)
        turn, shows = after.turn, reveals_hidden(before, after)
    return TurnAttempt(before, tuple(stages), deeds, shows, bool(moves) and (shows or turn != seat))


def reveals_hidden(before: Match, after: Match) -> bool:
    """Return whether something hidden was shown between two positions: then the generator has advanced."""
    return bool(before.state["rng"] != after.state["rng"])
