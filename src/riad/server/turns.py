"""A turn is tried whole: its moves in order, up to where it passes on or something hidden shows."""

from collections.abc import Sequence
from dataclasses import dataclass

from riad.core.errors import IllegalMove, UnknownNotation
from riad.core.match import Match
from riad.server.trouble import Trouble


@dataclass(frozen=True)
class Tried:
    """What a turn so far comes to."""

    before: Match
    """Ahead of the last move."""
    after: Match
    shows: bool
    """The last move showed something hidden."""
    complete: bool
    """It can be kept: the turn passes on, or something hidden was shown."""


def try_turn(match: Match, seat: int, moves: Sequence[str]) -> Tried:
    """Try the moves on copies. Trouble says which of them cannot be, and why.

    After a move that shows something hidden there may be no other: whether that one is refused would tell
    what was shown, and nothing would have been kept.
    """
    before, after, shows = match, match, False
    for place, move in enumerate(moves):
        if shows:  # first, since who acts after it may be told by what it shows
            said = "the move before shows something hidden: send the turn up to there first"
            raise Trouble("too_many_moves", said, at=place)
        if after.turn != seat:
            code = "too_many_moves" if place else "not_your_turn"
            said = "the turn is over before this move" if place else "it is not this seat's turn"
            raise Trouble(code, said, at=place)
        before, after = after, after.copy()
        try:
            after.push(move)
        except IllegalMove as error:
            raise Trouble("illegal_move", str(error), rule=error.rule, at=place) from error
        except UnknownNotation as error:
            raise Trouble("unknown_move", str(error), at=place) from error
        shows = has_shown(before, after)
    return Tried(before, after, shows, bool(moves) and (shows or after.turn != seat))


def has_shown(before: Match, after: Match) -> bool:
    """Whether something hidden was shown between two positions: then the generator has moved."""
    return bool(before.state["rng"] != after.state["rng"])
