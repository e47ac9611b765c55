"""Points: majorities with their ties, walls, and the places at the end."""

from riad.core.contract import Points
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.alhambra.rules.constants import PLACE_POINTS, SCORINGS, TYPES
from riad.games.alhambra.rules.longest_wall import longest_wall
from riad.games.alhambra.rules.state import AWARDS

LAST = len(SCORINGS) - 1


@rule
def tiles_of_type(state: Record, who: int, kind: int) -> int:
    """Count the tiles of a type of a player; Dirk comes after the seats (AL-61)."""
    return int(state.dirk_types[kind]) if who == state.seats else int(state.players[who].types[kind])


@rule
def majority_points(state: Record, scoring: int, kind: int, who: int) -> int:
    """Return a player's points for a type, with tied places shared (AL-40 to AL-42)."""
    mine = tiles_of_type(state, who, kind)
    if mine == 0:
        return 0
    better, equal = 0, 0
    for other in range(state.seats + (state.seats == 2)):
        theirs = tiles_of_type(state, other, kind)
        better += theirs > mine
        equal += theirs == mine
    pot = 0
    for place in range(better, min(better + equal, len(SCORINGS))):
        pot += int(PLACE_POINTS[scoring, kind, place])
    return pot // equal


@rule
def scoring_ahead(state: Record) -> int:
    """Return the next scoring: the final one while awards are built, even if others were skipped (AL-54)."""
    return LAST if state.ended_by or state.phase == AWARDS else min(int(state.scorings), LAST)


@rule
def score(state: Record, scoring: int) -> None:
    """Score every type's majorities, then each player's longest wall (AL-43)."""
    for kind in range(len(TYPES)):
        for seat in range(state.seats):
            state.players[seat].points += majority_points(state, scoring, kind, seat)
        if state.seats == 2:
            state.dirk_points += majority_points(state, scoring, kind, int(state.seats))
    for seat in range(state.seats):
        state.players[seat].points += longest_wall(state, seat)
    state.scorings += 1


@rule
def places(state: Record, out: Points) -> None:
    """Rank the seats by points; ties share a place (AL-53). Dirk is never ranked (AL-61)."""
    for seat in range(state.seats):
        place = 0
        for other in range(state.seats):
            place += state.players[other].points > state.players[seat].points
        out[seat] = place
