"""Places at the end."""

from riad.core.contract import Points
from riad.core.jit import rule
from riad.core.records import Record


@rule
def places(state: Record, out: Points) -> None:
    """Fill `out` with the place of each seat: as many seats as have more points (TOY-8)."""
    for seat in range(state.seats):
        out[seat] = 0
        for other in range(state.seats):
            out[seat] += state.players[other].points > state.players[seat].points
