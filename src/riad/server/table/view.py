"""Views of a table: the only way from a table to the wire.

A viewer is a tuple of seats: none for a spectator, several for people at one screen.
"""

from collections.abc import Collection, Mapping
from typing import Any

from riad.match.match import Match
from riad.server.table.table import Table
from riad.server.wire.responses import Position, SeatShown, TableShown

Viewer = tuple[int, ...]
SPECTATOR: Viewer = ()


def viewed_seat(table: Table, viewer: Viewer) -> int | None:
    """Return the seat whose view a viewer gets: of several seats the one to act, otherwise the first."""
    if table.turn in viewer:
        return table.turn
    return viewer[0] if viewer else None


def view_for(table: Table, viewer: Viewer, at: int) -> TableShown:
    """Return the table for a viewer."""
    return views_for(table, [viewer], at)[viewer]


def views_for(table: Table, viewers: Collection[Viewer], at: int) -> dict[Viewer, TableShown]:
    """Return the table for each of several viewers, read-only: they share what all of them see."""
    whose = {viewer: viewed_seat(table, viewer) for viewer in viewers}
    views = {} if table.match is None else match_views(table, {*whose.values()})
    seats = [seat.shown for seat in table.seats]
    return {viewer: _view_for(table, viewer, at, seats, views.get(seat)) for viewer, seat in whose.items()}


def _view_for(
    table: Table, viewer: Viewer, at: int, seats: list[SeatShown], view: dict[str, Any] | None
) -> TableShown:
    facts, match = table.facts, table.match
    over = table.status == "over"
    return TableShown(
        id=facts.id,
        game=facts.game,
        options=facts.engine.options,
        seats=seats,
        host=facts.host,
        listed=facts.listed,
        pace=facts.pace,
        status=table.status,
        seq=table.seq,
        created=facts.created,
        now=at + table.skew,
        digest=facts.digest,
        you=list(viewer),
        clock=facts.clock,
        takeover=facts.takeover,
        turn=table.turn,
        due=table.due,
        left=None if table.clocks is None else list(table.clocks.left),
        moves=0 if match is None else match.number,
        view=view,
        outcome=table.outcome,
        stopping=sorted(table.wants_to_stop),
        rematch=table.rematch,
        seed=facts.seed if over else None,
        salt=facts.salt if over else None,
    )


def match_views(table: Table, seats: Collection[int | None]) -> Mapping[int | None, dict[str, Any]]:
    """Return the match as each of these seats sees it; no seat is to act if it ended early."""
    views = table.playing.views(seats)
    if table.status == "playing":
        return views
    return {seat: {**view, "turn": None, "legal": []} for seat, view in views.items()}


def view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Return the match as a viewer sees it."""
    seat = viewed_seat(table, viewer)
    return match_views(table, [seat])[seat]


def position_of(earlier: Match, viewer: Viewer) -> Position:
    """Return an earlier position for a viewer: of several seats for the one to act, otherwise the first."""
    seat = earlier.turn if earlier.turn in viewer else (viewer[0] if viewer else None)
    seen = {**earlier.view(seat), "legal": []}
    return Position(
        number=len(earlier.moves), moves=list(earlier.moves), points=list(earlier.points), view=seen
    )
