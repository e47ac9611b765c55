"""Points: for a tile laid on the wall, for the floor line, and at the end."""

from riad.core.compiling import rule
from riad.core.contract import Points
from riad.core.records import Record
from riad.games.azul.material import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    COLUMN_SPACES,
    FLOOR_LOSS,
    ROW_BONUS,
    ROW_SPACES,
    SIZE,
)


@rule
def run_through(wall: int, row: int, column: int, down: int, right: int) -> int:
    """The length of the unbroken run through a filled space, along rows (0, 1) or columns (1, 0)."""
    length = 1
    for way in (-1, 1):
        r, c = row + way * down, column + way * right
        while 0 <= r < SIZE and 0 <= c < SIZE and wall >> (SIZE * r + c) & 1:
            length += 1
            r, c = r + way * down, c + way * right
    return length


@rule
def tile_points(wall: int, row: int, column: int) -> int:
    """AZ-32: a tile scores the runs through it that are longer than itself, or 1 alone."""
    across = run_through(wall, row, column, 0, 1)
    down = run_through(wall, row, column, 1, 0)
    if across == 1 or down == 1:
        return across * down
    return across + down


@rule
def after_floor(points: float, floor_tiles: int) -> float:
    """AZ-33: what the floor line leaves of the points, never less than 0."""
    return max(0, points - FLOOR_LOSS[floor_tiles])


@rule
def complete_rows(wall: int) -> int:
    """How many horizontal rows of a wall are full."""
    rows = 0
    for row in range(SIZE):
        rows += wall >> SIZE * row & ROW_SPACES == ROW_SPACES
    return rows


@rule
def complete_columns(wall: int) -> int:
    """How many columns of a wall are full."""
    columns = 0
    for column in range(SIZE):
        columns += wall >> column & COLUMN_SPACES == COLUMN_SPACES
    return columns


@rule
def complete_colours(player: Record) -> int:
    """How many colours have all five tiles on a wall."""
    colours = 0
    for colour in range(SIZE):
        spaces, laid = int(player.wall_of[colour]), 0
        while spaces:
            spaces &= spaces - 1
            laid += 1
        colours += laid == SIZE
    return colours


@rule
def bonus(player: Record) -> int:
    """AZ-51: the points that a wall adds at the end."""
    wall = int(player.wall)
    return (
        ROW_BONUS * complete_rows(wall)
        + COLUMN_BONUS * complete_columns(wall)
        + COLOUR_BONUS * complete_colours(player)
    )


@rule
def places(state: Record, out: Points) -> None:
    """AZ-52: most points, then most complete rows; equals share a place."""
    for seat in range(state.seats):
        mine, place = rank(state.players[seat]), 0
        for other in range(state.seats):
            place += rank(state.players[other]) > mine
        out[seat] = place


@rule
def rank(player: Record) -> int:
    """A number that orders players as AZ-52 does: there are fewer than 8 rows."""
    return int(player.points) * 8 + complete_rows(int(player.wall))
