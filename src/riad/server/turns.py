"""A turn is tried whole: its moves in order, up to where it passes on or something hidden shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from riad.core.errors import IllegalMove, UnknownNotation
from riad.core.match import Match
from riad.server.trouble import Trouble

Deed = dict[str, Any]


@dataclass(frozen=True)
class Tried:
    """What a turn so far comes to."""

    before: Match
    """Ahead of the last move."""
    stages: tuple[Match, ...]
    """After each of the moves."""
    deeds: list[Deed]
    """What each move does, if it was asked for."""
    shows: bool
    """The last move showed something hidden."""
    complete: bool
    """It can be kept: the turn passes on, or something hidden was shown."""

    @property
    def after(self) -> Match:
        """After the last move."""
        return self.stages[-1] if self.stages else self.before


def try_turn(match: Match, seat: int, moves: Sequence[str], *, tell: bool = False) -> Tried:
    """Try the moves on copies, and say what they do if wanted. Trouble says which cannot be, and why.

    After a move that shows something hidden there may be no other: whether that one is refused would tell
    what was shown, and nothing would have been kept.
    """
    before, after, shows = match, match, False
    turn, stages, deeds = match.turn, list[Match](), list[Deed]()
    for place, move in enumerate(moves):
        if shows:  # first, since who acts after it may be told by what it shows
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
    """Whether something hidden was shown between two positions: then the generator has moved."""
    return bool(before.state["rng"] != after.state["rng"])
