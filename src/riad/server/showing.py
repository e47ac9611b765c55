"""A table as a viewer sees it: the only way from a table to the wire.

A viewer is a tuple of seats: none for a spectator, several for people at one screen.
"""

import time
from typing import Any

from riad.core.match import Match
from riad.server.table import Table
from riad.server.wire.told import Position, TableShown

Viewer = tuple[int, ...]
SPECTATOR: Viewer = ()


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def viewed_seat(table: Table, viewer: Viewer) -> int | None:
    """Whose view a viewer gets: of several seats the one to act, else the first."""
    if table.turn in viewer:
        return table.turn
    return viewer[0] if viewer else None


def shown(table: Table, viewer: Viewer, at: int) -> TableShown:
    """The table for a viewer."""
    facts, match = table.facts, table.match
    over = table.status == "over"
    return TableShown(
        id=facts.id,
        game=facts.game,
        options=facts.engine.options,
        seats=[seat.shown for seat in table.seats],
        host=facts.host,
        listed=facts.listed,
        pace=facts.pace,
        status=table.status,
        seq=table.seq,
        created=facts.created,
        now=at,
        digest=facts.digest,
        you=list(viewer),
        clock=facts.clock,
        takeover=facts.takeover,
        turn=table.turn,
        due=table.due,
        left=None if table.clocks is None else list(table.clocks.left),
        moves=0 if match is None else len(match.moves),
        view=None if match is None else view(table, viewer),
        outcome=table.outcome,
        stopping=sorted(table.wants_to_stop),
        rematch=table.rematch,
        seed=facts.seed if over else None,
        salt=facts.salt if over else None,
    )


def view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The view of a match; nobody is to act when it has ended before its time."""
    found = table.playing.view(viewed_seat(table, viewer))
    return found if table.status == "playing" else {**found, "turn": None, "legal": []}


def position_of(earlier: Match, viewer: Viewer) -> Position:
    """A match as it was, for a viewer: of several seats the one that was to act, else the first."""
    seat = earlier.turn if earlier.turn in viewer else (viewer[0] if viewer else None)
    seen = {**earlier.view(seat), "legal": []}
    return Position(
        number=len(earlier.moves), moves=list(earlier.moves), points=list(earlier.points), view=seen
    )
