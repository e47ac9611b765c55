"""The points that a seat would have if the round ended now, exactly: for people who look at a table.

Every seat lays the tiles of its full lines so that it has the most points by AZ-30 to AZ-36. On the coloured
wall there is nothing to choose; on the grey one all ways are gone through, for a space that scores less may
leave a better one to a line below. Where the game ends with that, the bonuses of AZ-51 are points too. It
ends if a seat completes a row by the way that brings it most, the bonuses that come by its own row included
(AZ-50), or by a third round without a tile (AZ-45).

Bots look at `tally` of `worth`, which is quicker and near enough: their strength was measured with it.
"""

from riad.core.compiling import rule
from riad.core.records import Record
from riad.games.azul.material import (
    BARREN_ROUNDS,
    COLOUR_BONUS,
    COLUMN_BONUS,
    FLOOR_SPACES,
    ROW_BONUS,
    ROW_SPACES,
    SIZE,
)
from riad.games.azul.scoring import after_floor, complete_columns, complete_rows, tile_points
from riad.games.azul.state import COLOURED, NONE
from riad.games.azul.tiling import spaces_for


@rule
def reckoned(state: Record, seat: int) -> int:
    """Return the seat's points if the round ended now."""
    if state.ended_by:
        return int(state.players[seat].points)
    ends = stays_barren(state)
    for other in range(state.seats):
        if other != seat and not ends:
            ends = best_tiling(state, other, False)[1]
    return best_tiling(state, seat, ends)[0]


@rule
def stays_barren(state: Record) -> bool:
    """Return whether this would be the last round in which no wall may gain a tile (AZ-45)."""
    if state.barren + 1 < BARREN_ROUNDS or state.gained:
        return False
    for seat in range(state.seats):
        player = state.players[seat]
        for line in range(SIZE):
            if player.line_tiles[line] > line:
                colour = int(player.line_colour[line])
                if state.grey == COLOURED or spaces_for(player, line, colour):
                    return False
    return True


@rule
def best_tiling(state: Record, seat: int, ends: bool) -> tuple[int, bool]:
    """Return the most points that the tiling can leave a seat, and whether its wall then has a complete row.

    With a complete row bonuses count, as if the game `ends` anyway. Of equal ways it is one with a row.
    """
    player = state.players[seat]
    colours = columns_of_colours(player)
    most, row_complete = NONE, False
    for way in range(ways_to_tile(state, player)):
        points, wall, shown = tiled(state, player, colours, way)
        if points == NONE:
            continue
        rows = complete_rows(wall)
        if ends or rows:
            points += ROW_BONUS * rows + COLUMN_BONUS * complete_columns(wall)
            points += COLOUR_BONUS * complete_rows(shown)
        if points > most or (points == most and rows):
            most, row_complete = points, rows > 0
    return most, row_complete


@rule
def columns_of_colours(player: Record) -> int:
    """Return the columns in which a wall has each colour: bit 5 * colour + column.

    A colour is at most once in each column on both sides of the board, so it is complete when it is in all.
    """
    shown = 0
    for colour in range(SIZE):
        laid = int(player.wall_of[colour])
        for row in range(SIZE):
            shown |= (laid >> SIZE * row & ROW_SPACES) << SIZE * colour
    return shown


@rule
def ways_to_tile(state: Record, player: Record) -> int:
    """Return the number of column choices for the full lines; on the coloured wall there is only one."""
    ways = 1
    for line in range(SIZE):
        if player.line_tiles[line] > line and state.grey != COLOURED:
            ways *= SIZE
    return ways


@rule
def tiled(state: Record, player: Record, shown: int, way: int) -> tuple[int, int, int]:
    """Return the points, the wall and its columns by colour after the tiling; `shown` holds them before.

    The digits of `way` to the base of 5 are the columns of the full lines from the top down. Points are NONE
    where a tile may not lie there; a line that has no space at all has one way only, to fall (AZ-36).
    """
    wall, points, floor = int(player.wall), int(player.points), int(player.floor_tiles)
    for line in range(SIZE):
        if player.line_tiles[line] <= line:
            continue
        colour, column = int(player.line_colour[line]), way % SIZE
        way //= SIZE
        if state.grey == COLOURED:
            column = (colour + line) % SIZE  # AZ-31
        else:
            free = ~(wall >> SIZE * line | shown >> SIZE * colour) & ROW_SPACES  # AZ-35
            if free == 0 and column == 0:
                floor = min(floor + line + 1, FLOOR_SPACES)
                continue
            if free >> column & 1 == 0:
                return NONE, wall, shown
        wall |= 1 << (SIZE * line + column)
        shown |= 1 << (SIZE * colour + column)
        points += tile_points(wall, line, column)
    return int(after_floor(points, floor)), wall, shown
