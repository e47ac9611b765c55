"""Estimated worth of a position: about the seat's points at the end, by fitted weights.

FEATURES describe a board as if the round ended now; each has a weight, and another one multiplied by the
expected number of rounds left. The weights are in weights.json, fitted by `tools/fit_azul.py` to self-play
games of the engine. The estimate uses the seat's own board, and all walls for the rounds left.

During a round, two features are provisional, and count by the finished share of the round: a started line is
no burden while there are tiles to fill it, and the floor line costs points even to a seat that has none yet,
since it will score some.
"""

import json
from pathlib import Path

import numpy as np
import numpy.typing as npt

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.azul.rules.constants import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    FLOOR_LOSS,
    ROW_BONUS,
    ROW_SPACES,
    SIZE,
    TILES_PER_DISPLAY,
)
from riad.games.azul.rules.scoring import after_floor, column_spaces, tile_points
from riad.games.azul.rules.state import CENTRE, COLOURED, NONE
from riad.games.azul.rules.tiling import spaces_for

FEATURES = (
    "points after tiling, complete rows, columns and colours included",
    "starts the next round",
    *(f"rows with {number} tiles" for number in (2, 3, 4)),
    *(f"columns with {number} tiles" for number in (2, 3, 4)),
    *(f"colours with {number} tiles" for number in (2, 3, 4)),
    "points that begun lines will score, each by its share that is filled",
    "shares of begun lines that are filled",
    "begun lines",
)
STARTS = 1
ROWS, COLUMNS, COLOURS = 0, 3, 6  # and the number of tiles, from 2 on
BEGUN_POINTS, BEGUN_SHARES, BEGUN = 11, 12, 13
MOST_LEFT = SIZE - 1  # rounds at the start of a game

Weights = npt.NDArray[np.float64]
WEIGHTS_FILE = Path(__file__).parent / "weights.json"
WEIGHTS = np.array(json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))["weights"], np.float64)
"""For each feature, its weight, and the addition to it while all rounds are left."""
COLOUR_SPACES = tuple(
    sum(1 << (SIZE * row + (colour + row) % SIZE) for row in range(SIZE)) for colour in range(SIZE)
)
FILLED = np.array([bits.bit_count() for bits in range(1 << 10)], np.int8)


@rule
def filled(spaces: int) -> int:
    """Return the number of filled spaces."""
    low, high = int(FILLED[spaces & 1023]), int(FILLED[spaces >> 10 & 1023])
    return low + high + int(FILLED[spaces >> 20 & 1023])


@rule
def likely_column(state: Record, player: Record, wall: int, row: int, colour: int) -> int:
    """Return a tile's likely column: its own, or on the grey side the best-scoring one; NONE without any."""
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
def rounds_left(state: Record) -> int:
    """Return the minimum of rounds left, if every tile is available: the gaps in the fullest row."""
    most = 0
    for seat in range(state.seats):
        wall = int(state.players[seat].wall)
        for row in range(SIZE):
            most = max(most, int(FILLED[wall >> SIZE * row & ROW_SPACES]))
    return SIZE - most


@rule
def share_over(state: Record) -> float:
    """Return the finished share of the round by the tiles taken; 1 before the first take of a round."""
    if state.turn == state.start and state.token == NONE and state.sources[CENTRE] == 0:
        return 1.0
    return 1 - int(state.tiles_out) / (TILES_PER_DISPLAY * (2 * int(state.seats) + 1))


@rule
def tally(state: Record, seat: int) -> float:
    """Return the seat's points if the round ended now."""
    player = state.players[seat]
    wall, points = int(player.wall), float(player.points)
    if state.ended_by:
        return points
    for line in range(SIZE):
        if player.line_tiles[line] == line + 1:
            column = likely_column(state, player, wall, line, int(player.line_colour[line]))
            if column != NONE:
                wall |= 1 << (SIZE * line + column)
                points += tile_points(wall, line, column)
    return after_floor(points, int(player.floor_tiles))


@rule
def worth(state: Record, seat: int) -> float:
    """Return an estimate of the seat's points at the end."""
    return weighed(state, seat, WEIGHTS)


@rule
def weighed(state: Record, seat: int, weights: Weights) -> float:
    """Return the estimate for given weights; it is linear in them, so that they can be fitted."""
    player = state.players[seat]
    wall, value = int(player.wall), float(player.points)
    if state.ended_by:
        return value
    left, over = rounds_left(state) / MOST_LEFT, share_over(state)
    begun = 0.0
    for line in range(SIZE):
        colour = int(player.line_colour[line])
        column = NONE if colour == NONE else likely_column(state, player, wall, line, colour)
        if column != NONE:
            laid = wall | 1 << (SIZE * line + column)
            scored = tile_points(laid, line, column)
            if player.line_tiles[line] == line + 1:
                wall = laid
                value += scored
            else:
                share = player.line_tiles[line] / (line + 1)
                begun += share * scored * weight(weights, BEGUN_POINTS, left)
                begun += share * weight(weights, BEGUN_SHARES, left) + over * weight(weights, BEGUN, left)
    fallen = int(player.floor_tiles)
    value = over * after_floor(value, fallen) + (1 - over) * (value - FLOOR_LOSS[fallen]) + begun
    starts = state.start if state.token == NONE else state.token
    if starts == seat:
        value += weight(weights, STARTS, left)
    return value + promise(state, player, wall, weights, left)


@rule
def weight(weights: Weights, feature: int, left: float) -> float:
    """Return the weight of a feature for the share of the game left."""
    return float(weights[feature, 0] + weights[feature, 1] * left)


@rule
def promise(state: Record, player: Record, wall: int, weights: Weights, left: float) -> float:
    """Return the promise of the rows, columns and colours of a wall, or their bonuses if reached (AZ-51)."""
    value = 0.0
    for number in range(SIZE):
        value += reached(int(FILLED[wall >> SIZE * number & ROW_SPACES]), ROW_BONUS, weights, ROWS, left)
        value += reached(int(FILLED[column_spaces(wall, number)]), COLUMN_BONUS, weights, COLUMNS, left)
        spaces = wall & COLOUR_SPACES[number] if state.grey == COLOURED else int(player.wall_of[number])
        value += reached(filled(spaces), COLOUR_BONUS, weights, COLOURS, left)
    return value


@rule
def reached(tiles: int, bonus: int, weights: Weights, kind: int, left: float) -> float:
    """Return a bonus if complete, or the worth of the tiles towards it."""
    if tiles == SIZE:
        return float(bonus)
    return weight(weights, kind + tiles, left) if tiles > 1 else 0.0
