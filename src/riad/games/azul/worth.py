"""What a position is worth to a seat: the points it would have if the round ended now, and what is begun.

An estimate for simple players and a first yardstick for better ones. It looks at the seat's own board only.
"""

from riad.core.compiling import rule
from riad.core.records import Record
from riad.games.azul.material import COLOUR_BONUS, COLUMN_BONUS, COLUMN_SPACES, ROW_BONUS, ROW_SPACES, SIZE
from riad.games.azul.scoring import after_floor, tile_points
from riad.games.azul.state import COLOURED, NONE
from riad.games.azul.tiling import spaces_for

BEGUN = 0.6  # of its points a pattern line is worth just before it is complete


@rule
def worth(state: Record, seat: int) -> float:
    """Points after tiling the complete lines, a share for lines that are begun, and for bonuses in reach."""
    player = state.players[seat]
    points, begun = float(player.points), 0.0
    wall = int(player.wall)
    for line in range(SIZE):
        colour = int(player.line_colour[line])
        if colour == NONE:
            continue
        column = likely_column(state, player, wall, line, colour)
        if column == NONE:
            continue
        laid = wall | 1 << (SIZE * line + column)
        filled = player.line_tiles[line] / (line + 1)
        if filled == 1:
            wall = laid
            points += tile_points(wall, line, column)
        else:
            begun += BEGUN * filled * filled * tile_points(laid, line, column)
    points = after_floor(points, int(player.floor_tiles))
    return points + begun + (0.0 if state.ended_by else bonuses_in_reach(player, wall))


@rule
def likely_column(state: Record, player: Record, wall: int, row: int, colour: int) -> int:
    """Where a tile would go: its own space, or on the grey side where it scores most; NONE if nowhere."""
    if state.grey == COLOURED:
        return (colour + row) % SIZE
    spaces = spaces_for(player, row, colour)
    best, most = NONE, 0
    for column in range(SIZE):
        space = 1 << (SIZE * row + column)
        if spaces >> column & 1 and tile_points(wall | space, row, column) > most:
            best, most = column, tile_points(wall | space, row, column)
    return best


@rule
def bonuses_in_reach(player: Record, wall: int) -> float:
    """Bonuses of AZ-51, each by the square of the share that is laid: a begun column invites more."""
    value = 0.0
    for number in range(SIZE):
        value += ROW_BONUS * share(wall >> SIZE * number & ROW_SPACES)
        value += COLUMN_BONUS * share(wall >> number & COLUMN_SPACES)
        value += COLOUR_BONUS * share(int(player.wall_of[number]))
    return value


@rule
def share(spaces: int) -> float:
    """The square of how much of five spaces is filled."""
    filled = 0
    while spaces:
        spaces &= spaces - 1
        filled += 1
    return filled * filled / (SIZE * SIZE)
