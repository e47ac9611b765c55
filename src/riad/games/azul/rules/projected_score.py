"""The exact points of a seat if the round ended now, for people at a table.

Every seat tiles its full lines for the most points by AZ-30 to AZ-36. The coloured wall has no choices; on
the grey one all choices are tried, since a space with a lower score may leave a better one to a line below.
If the game ends with this round, the bonuses of AZ-51 count too. It ends if a seat's best tiling, with the
bonuses of a complete row of its own, completes a row (AZ-50), or in a third round without a tile (AZ-45).

Bots use `tally` of `worth`, which is faster and close enough: their strength was measured with it.
"""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.azul.rules.constants import (
    BARREN_ROUNDS,
    COLOUR_BONUS,
    COLUMN_BONUS,
    FLOOR_SPACES,
    ROW_BONUS,
    ROW_SPACES,
    SIZE,
)
from riad.games.azul.rules.scoring import after_floor, complete_columns, complete_rows, tile_points
from riad.games.azul.rules.state import COLOURED, NONE
from riad.games.azul.rules.tiling import spaces_for


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
    """Return whether this would be the last allowed round in which no wall gains a tile (AZ-45)."""
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
    """Return a seat's most points after the tiling, and whether its wall then has a complete row.

    With a complete row, bonuses count, as they do if the game `ends` anyway. A row breaks ties.
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

    On both sides of the board, each column has a colour at most once, so a colour in all of them is complete.
    """
    shown = 0
    for colour in range(SIZE):
        laid = int(player.wall_of[colour])
        for row in range(SIZE):
            shown |= (laid >> SIZE * row & ROW_SPACES) << SIZE * colour
    return shown


@rule
def ways_to_tile(state: Record, player: Record) -> int:
    """Return the number of combinations of columns for the full lines; 1 on the coloured wall."""
    ways = 1
    for line in range(SIZE):
        if player.line_tiles[line] > line and state.grey != COLOURED:
            ways *= SIZE
    return ways


@rule
def tiled(state: Record, player: Record, shown: int, way: int) -> tuple[int, int, int]:
    """Return the points, the wall and its columns by colour after the tiling; `shown` has them before it.

    The base-5 digits of `way` are the columns of the full lines from the top down. Points are NONE if a tile
    is not allowed in its column; a line without any space has only one way, to fall (AZ-36).
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
