"""Current points as most games store them: in the field `points` of each of `players`."""

from riad.core.contract import Points
from riad.core.jit import rule
from riad.core.records import Record


@rule
def points(state: Record, out: Points) -> None:
    """Write the current points of each seat."""
    for seat in range(state.seats):
        out[seat] = state.players[seat].points
