"""B. Wall tiling: moving tiles of complete pattern lines, and the cost of the floor line."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.azul.rules.constants import ROW_SPACES, SIZE
from riad.games.azul.rules.offer import open_line
from riad.games.azul.rules.scoring import after_floor, tile_points
from riad.games.azul.rules.state import NONE, TOKEN
from riad.games.azul.rules.tile_counts import tiles


@rule
def spaces_for(player: Record, row: int, colour: int) -> int:
    """Return the mask of the free spaces of a row in columns without the colour (AZ-35)."""
    laid = int(player.wall_of[colour])
    columns = 0
    for above in range(SIZE):
        columns |= laid >> SIZE * above
    return ~(int(player.wall) >> SIZE * row | columns) & ROW_SPACES


@rule
def lay_tile(state: Record, player: Record, row: int, column: int) -> None:
    """Move one tile of a complete line to the wall and score it; the others go to the lid (AZ-30)."""
    colour = int(player.line_colour[row])
    space = 1 << (SIZE * row + column)
    player.wall |= space
    player.wall_of[colour] |= space
    player.points += tile_points(int(player.wall), row, column)
    state.lid += tiles(row, colour)
    state.gained = 1
    empty_line(player, row)


@rule
def empty_line(player: Record, line: int) -> None:
    """Clear a pattern line after its tiles have been moved."""
    player.line_colour[line] = NONE
    player.line_tiles[line] = 0
    open_line(player, line)


@rule
def clear_floor(state: Record, player: Record) -> None:
    """Score the floor line (AZ-33) and clear it to the lid; the token stays with its owner (AZ-34)."""
    player.points = after_floor(int(player.points), int(player.floor_tiles))
    for space in range(player.floor_tiles):
        if player.floor[space] != TOKEN:
            state.lid += tiles(1, int(player.floor[space]))
        player.floor[space] = NONE
    player.floor_tiles = 0
