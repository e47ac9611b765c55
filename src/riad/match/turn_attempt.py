"""Turns, tried as a whole: all moves in order, until another seat acts or something hidden shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from riad.core.errors import IllegalMove, UnknownNotation
from riad.match.match import Match
from riad.server.errors import Trouble

Deed = dict[str, Any]


@dataclass(frozen=True)
class Tried:
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


def try_turn(match: Match, seat: int, moves: Sequence[str], *, tell: bool = False) -> Tried:
    """Try the moves on copies, with their effects if wanted. Trouble names the refused move and the reason.

    After a move that shows something hidden no other is allowed: whether that one is refused would reveal
    what was shown, though nothing would have been written.
    """
    before, after, shows = match, match, False
    turn, stages, deeds = match.turn, list[Match](), list[Deed]()
    for place, move in enumerate(moves):
        if shows:  # checked first: the next seat may reveal what showed
            said = "the previous move reveals hidden information: send the turn up to there first"
            raise Trouble("too_many_moves", said, at=place)
        if turn != seat:
            code = "too_many_moves" if place else "not_your_turn"
            said = "the turn ends before this move" if place else "it is not this seat's turn"
            raise Trouble(code, said, at=place)
        before, after = after, after.copy()
        try:
            after.push(move)
        except IllegalMove as error:
            more = {"rule": error.rule, "reason": error.reason, "at": place}
            raise Trouble("illegal_move", str(error), **more) from error
        except UnknownNotation as error:
            raise Trouble("unknown_move", str(error), at=place) from error
        if tell:
            deeds.append(before.deed(move))
        stages.append(after)
        turn, shows = after.turn, has_shown(before, after)
    return Tried(before, tuple(stages), deeds, shows, bool(moves) and (shows or turn != seat))


def has_shown(before: Match, after: Match) -> bool:
    """Return whether something hidden was shown between two positions: then the generator has advanced."""
    return bool(before.state["rng"] != after.state["rng"])
