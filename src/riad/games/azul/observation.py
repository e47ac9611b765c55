"""What a seat sees as numbers for learning. The seat's own board comes first, then clockwise.

Version 1. Counts are divided by the most there can be, so that every number is about 0 to 1.
"""

from collections.abc import Sequence

from riad.core.compiling import rule
from riad.core.contract import Features
from riad.core.records import Record
from riad.games.azul.heaps import count
from riad.games.azul.material import (
    FLOOR_SPACES,
    MOST_DISPLAYS,
    SEATS,
    SIZE,
    TILES_PER_COLOUR,
    TILES_PER_DISPLAY,
)
from riad.games.azul.state import CENTRE, NONE

MOST_SEATS = SEATS[-1]
BOARD_LAYOUT = (
    ("takes part", 1),
    ("points / 100", 1),
    ("is to decide", 1),
    ("started the round", 1),
    ("took the starting-player tile", 1),
    ("floor spaces taken / 7", 1),
    ("pattern lines, share filled: line, colour", SIZE * SIZE),
    ("wall, 1 where filled: row, column, colour", SIZE * SIZE * SIZE),
)
BOARD = sum(length for _, length in BOARD_LAYOUT)
OBSERVATION_LAYOUT: Sequence[tuple[str, int]] = (
    ("grey wall", 1),
    ("a space of the wall is to be chosen", 1),
    ("the row it is in: one of five", SIZE),
    ("starting-player tile in the centre", 1),
    ("rounds without a new tile / 3", 1),
    ("centre, by colour / 20", SIZE),
    ("displays, by colour / 4: display, colour", MOST_DISPLAYS * SIZE),
    ("bag, by colour / 20", SIZE),
    ("lid, by colour / 20", SIZE),
    ("boards, own first: board, then as BOARD_LAYOUT", MOST_SEATS * BOARD),
)
OBSERVATION = sum(length for _, length in OBSERVATION_LAYOUT)


@rule
def observe(state: Record, seat: int, out: Features) -> None:
    """Fill `out` as OBSERVATION_LAYOUT says."""
    out[:] = 0
    out[0] = state.grey
    if state.tiling_row != NONE and not state.ended_by:
        out[1] = 1
        out[2 + int(state.tiling_row)] = 1
    out[7] = state.token == NONE
    out[8] = state.barren / 3
    at = write_heap(int(state.sources[CENTRE]), TILES_PER_COLOUR, out, 9)
    for display in range(1, 1 + MOST_DISPLAYS):
        at = write_heap(int(state.sources[display]), TILES_PER_DISPLAY, out, at)
    at = write_heap(int(state.bag), TILES_PER_COLOUR, out, at)
    at = write_heap(int(state.lid), TILES_PER_COLOUR, out, at)
    for other in range(state.seats):
        write_board(state, (seat + other) % state.seats, out, at + BOARD * other)


@rule
def write_heap(heap: int, most: int, out: Features, at: int) -> int:
    """A heap by colour; returns where the next thing goes."""
    for colour in range(SIZE):
        out[at + colour] = count(heap, colour) / most
    return at + SIZE


@rule
def write_board(state: Record, seat: int, out: Features, at: int) -> None:
    """A board as BOARD_LAYOUT says."""
    player = state.players[seat]
    out[at] = 1
    out[at + 1] = player.points / 100
    out[at + 2] = seat == state.turn and not state.ended_by
    out[at + 3] = seat == state.start
    out[at + 4] = seat == state.token
    out[at + 5] = player.floor_tiles / FLOOR_SPACES
    lines = at + 6
    for line in range(SIZE):
        if player.line_tiles[line]:
            out[lines + SIZE * line + int(player.line_colour[line])] = player.line_tiles[line] / (line + 1)
    wall = lines + SIZE * SIZE
    for space in range(SIZE * SIZE):
        for colour in range(SIZE):
            out[wall + SIZE * space + colour] = player.wall_of[colour] >> space & 1
