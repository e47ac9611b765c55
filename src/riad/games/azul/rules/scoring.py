"""Points: for a tile laid on the wall, for the floor line, and at the end."""

import numpy as np

from riad.core.contract import Points
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.azul.rules.constants import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    COLUMN_SPACES,
    FLOOR_LOSS,
    ROW_BONUS,
    ROW_SPACES,
    SIZE,
)


def run_through(spaces: int, place: int) -> int:
    """Return the length of the unbroken run through a filled place of a row or column, 0 if it is empty."""
    filled = f"{spaces:05b}"[::-1]
    before, after = filled[:place], filled[place:]
    return (
        0 if filled[place] == "0" else len(before) - len(before.rstrip("1")) + len(f"{after}0".split("0")[0])
    )


RUN = np.array(
    [[run_through(spaces, place) for place in range(SIZE)] for spaces in range(1 << SIZE)], np.int8
)
"""Table of run_through by the mask of a row or column, and the place."""
GATHER = sum(1 << 4 * row for row in range(SIZE))  # gathers the spaces of a column, five bits apart


@rule
def column_spaces(wall: int, column: int) -> int:
    """Return the spaces of a column as a mask of adjacent bits."""
    return (wall >> column & COLUMN_SPACES) * GATHER >> 4 * (SIZE - 1) & ROW_SPACES


@rule
def tile_points(wall: int, row: int, column: int) -> int:
    """Return a tile's points: the lengths of its runs of two or more tiles, or 1 if isolated (AZ-32)."""
    across = int(RUN[wall >> SIZE * row & ROW_SPACES, column])
    down = int(RUN[column_spaces(wall, column), row])
    if across == 1 or down == 1:
        return across * down
    return across + down


@rule
def after_floor(points: float, floor_tiles: int) -> float:
    """Return the points after the cost of the floor line, never less than 0 (AZ-33)."""
    return max(0, points - FLOOR_LOSS[floor_tiles])


@rule
def complete_rows(wall: int) -> int:
    """Return the number of complete rows of a wall."""
    rows = 0
    for row in range(SIZE):
        rows += wall >> SIZE * row & ROW_SPACES == ROW_SPACES
    return rows


@rule
def complete_columns(wall: int) -> int:
    """Return the number of complete columns of a wall."""
    columns = 0
    for column in range(SIZE):
        columns += wall >> column & COLUMN_SPACES == COLUMN_SPACES
    return columns


@rule
def complete_colours(player: Record) -> int:
    """Return the number of colours with all five tiles on a wall."""
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
    """Return the bonus points of a wall at the end (AZ-51)."""
    wall = int(player.wall)
    return (
        ROW_BONUS * complete_rows(wall)
        + COLUMN_BONUS * complete_columns(wall)
        + COLOUR_BONUS * complete_colours(player)
    )


@rule
def places(state: Record, out: Points) -> None:
    """Rank the seats by points, then complete rows; ties share a place (AZ-52)."""
    for seat in range(state.seats):
        mine, place = rank(state.players[seat]), 0
        for other in range(state.seats):
            place += rank(state.players[other]) > mine
        out[seat] = place


@rule
def rank(player: Record) -> int:
    """Return a number that ranks players by AZ-52; it assumes fewer than 8 rows."""
    return int(player.points) * 8 + complete_rows(int(player.wall))
