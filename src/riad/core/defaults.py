"""Common parts of games: the order of seats, and points kept in a field."""

from riad.core.contract import Points
from riad.core.jit import rule
from riad.core.records import Record


@rule
def clockwise(state: Record, place: int) -> int:
    """Return the seat at a place up to one full round beyond the last; faster than a division."""
    seats = int(state.seats)
    return place - seats if place >= seats else place


@rule
def points(state: Record, out: Points) -> None:
    """Write the current points of each seat: the field `points` of each of `players`."""
    for seat in range(state.seats):
        out[seat] = state.players[seat].points
