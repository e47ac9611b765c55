"""The outline of a palace and its longest wall (AL-43)."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.alhambra.rules.constants import TILE_WALLS, TILES
from riad.games.alhambra.rules.palace import node_of
from riad.games.alhambra.rules.state import NONE


@rule
def longest_wall(state: Record, seat: int) -> int:
    """Return the longest walled run along the outline of a palace; all of it if closed (AL-43).

    The outline is one closed line, since a palace has no holes. The walk is clockwise from the highest tile.
    """
    player = state.players[seat]
    top = 0
    for index in range(player.palace_size):
        if player.y[index] > player.y[top]:
            top = index
    first = node_of(int(player.palace[top]), seat)
    node, side = first, 0
    run, longest, opening = 0, 0, -1
    while True:
        if node < TILES and TILE_WALLS[node] >> side & 1:
            run += 1
            longest = max(longest, run)
        else:
            if opening < 0:
                opening = run  # the wall before the first gap joins the last one
            run = 0
        ahead, ahead_side = int(state.near[node, (side + 1) & 3]), side
        if ahead == NONE:  # around the corner
            side = (side + 1) & 3
        elif state.near[ahead, ahead_side] == NONE:  # straight on
            node = ahead
        else:  # into a corner
            node, side = int(state.near[ahead, ahead_side]), (side + 3) & 3
        if node == first and side == 0:
            break
    return max(longest, run + max(opening, 0))
