"""Observations for learning, as numbers. The seat's own board is first, the others follow clockwise.

Version 2: whole numbers that fit in a byte, only for the seats and displays at the table. The content of a
space is one number, not a flag for each colour: rows are short, and `riad.envs.unfold` makes flags.
"""

from riad.core.byte_writes import write_all
from riad.core.contract import CODE, Features, Part
from riad.core.defaults import clockwise
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.azul.rules.constants import FLOOR_SPACES, SIZE, TILES_PER_COLOUR, TILES_PER_DISPLAY
from riad.games.azul.rules.state import NONE
from riad.games.azul.rules.tile_counts import count

MOST_POINTS = 240  # a full wall and every bonus

TABLE_LAYOUT = (
    Part("grey wall", 1, 1),
    Part("a space of the wall is to be chosen", 1, 1),
    Part("the row it is in: one of five", SIZE, 1),
    Part("starting-player tile in the centre", 1, 1),
    Part("rounds without a new tile", 1, 3),
    Part("bag, by colour", SIZE, TILES_PER_COLOUR),
    Part("lid, by colour", SIZE, TILES_PER_COLOUR),
    Part("centre, by colour", SIZE, TILES_PER_COLOUR),
)
BOARD_LAYOUT = (
    Part("points", 1, MOST_POINTS),
    Part("is to decide", 1, 1),
    Part("started the round", 1, 1),
    Part("took the starting-player tile", 1, 1),
    Part("floor spaces taken", 1, FLOOR_SPACES),
    Part("pattern lines: tiles", SIZE, SIZE),
    Part("pattern lines: colour", SIZE, SIZE, CODE),
    Part("wall: row, column", SIZE * SIZE, SIZE, CODE),
)
BAG = sum(part.length for part in TABLE_LAYOUT[:5])
HEAPS = BAG + 2 * SIZE  # the centre and the displays
BOARD = sum(part.length for part in BOARD_LAYOUT)
LINES = sum(part.length for part in BOARD_LAYOUT[:5])
WALL = LINES + 2 * SIZE


def observation_layout(seats: int) -> tuple[Part, ...]:
    """Return the layout of the numbers, in order."""
    displays = Part("displays, by colour: display, colour", (2 * seats + 1) * SIZE, TILES_PER_DISPLAY)
    boards = [part.of(f"board {number}") for number in range(1, seats + 1) for part in BOARD_LAYOUT]
    return (*TABLE_LAYOUT, displays, *boards)


@rule
def observe(state: Record, seat: int, out: Features) -> None:
    """Fill `out` according to the layout for these seats."""
    choosing = state.tiling_row != NONE and not state.ended_by
    out[0] = state.grey
    out[1] = choosing
    for row in range(SIZE):
        out[2 + row] = choosing and row == state.tiling_row
    out[7] = state.token == NONE
    out[8] = state.barren
    write_heap(int(state.bag), out[BAG:])
    write_heap(int(state.lid), out[BAG + SIZE :])
    sources = 2 * int(state.seats) + 2
    for source in range(sources):
        write_heap(int(state.sources[source]), out[HEAPS + SIZE * source :])
    boards = HEAPS + SIZE * sources
    for other in range(state.seats):
        write_board(state, clockwise(state, seat + other), out[boards + BOARD * other :])


@rule
def write_heap(heap: int, out: Features) -> None:
    """Write a heap by colour."""
    for colour in range(SIZE):
        out[colour] = count(heap, colour)


@rule
def write_board(state: Record, seat: int, out: Features) -> None:
    """Write a board as in BOARD_LAYOUT."""
    player = state.players[seat]
    out[0] = player.points
    out[1] = seat == state.turn and not state.ended_by
    out[2] = seat == state.start
    out[3] = seat == state.token
    out[4] = player.floor_tiles
    write_all(player.line_tiles, 0, out[LINES:])
    write_all(player.line_colour, 1, out[LINES + SIZE :])
    write_wall(player, out[WALL:])


@rule
def write_wall(player: Record, out: Features) -> None:
    """Write the colour of each space."""
    blue, yellow, red = int(player.wall_of[0]), int(player.wall_of[1]), int(player.wall_of[2])
    black, white = int(player.wall_of[3]), int(player.wall_of[4])
    ones, twos, fours = blue | red | white, yellow | red, black | white  # the bits of 1 to 5
    for space in range(SIZE * SIZE):
        out[space] = ones >> space & 1 | (twos >> space & 1) << 1 | (fours >> space & 1) << 2
