"""Seats round a table."""

from riad.core.compiling import rule
from riad.core.records import Record


@rule
def clockwise(state: Record, place: int) -> int:
    """The seat at a place that may be up to once more round the table; quicker than a division."""
    seats = int(state.seats)
    return place - seats if place >= seats else place
