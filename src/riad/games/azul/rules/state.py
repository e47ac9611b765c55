"""The record of a game of Azul, and the options of a table.

Seats, rows, columns, lines and colours count from 0. Masks of the wall have bit 5 * row + column.
"""

import numpy as np

from riad.core.options import Choice, Option, SeatChoice, options_dtype
from riad.core.records import record_dtype
from riad.games.azul.rules.constants import FLOOR_SPACES, MOST_DISPLAYS, MOST_SEATS, SIZE

OPTIONS: tuple[Option, ...] = (
    Choice("wall", ("coloured", "grey"), "AZ-1", "Which side of the player boards is used."),
    SeatChoice("first", "AZ-2", "Which seat starts the first round."),
)
OPTIONS_RECORD = options_dtype(OPTIONS)
COLOURED, GREY = 0, 1

NONE = -1  # no colour, no seat, no row
TOKEN = SIZE  # the starting-player tile among the colours on a floor line
FLOOR = SIZE  # the floor line, after the pattern lines
CENTRE = 0  # among the sources; display n is source n

PLAYER = record_dtype(
    [
        ("wall", np.int32),  # mask of the filled spaces
        ("wall_of", np.int32, (SIZE,)),  # for each colour, the mask of its spaces
        ("open", np.int32),  # mask of the lines open to each colour: bit 6 * colour + line
        ("points", np.int16),
        ("line_colour", np.int8, (SIZE,)),  # NONE for an empty pattern line
        ("line_tiles", np.int8, (SIZE,)),
        ("floor", np.int8, (FLOOR_SPACES,)),  # from the left: colours and the TOKEN, then NONE
        ("floor_tiles", np.int8),
    ]
)

STATE = record_dtype(
    [
        ("rng", np.uint64),
        ("sources", np.int32, (1 + MOST_DISPLAYS,)),  # heaps: the centre, then the displays
        ("bag", np.int32),
        ("lid", np.int32),
        ("tiles_out", np.int8),  # number in the displays and the centre
        ("seats", np.int8),
        ("grey", np.int8),  # COLOURED or GREY
        ("round_number", np.int16),  # from 1
        ("start", np.int8),  # the seat that started the round
        ("token", np.int8),  # the seat that took the starting-player tile; NONE while it is in the centre
        ("turn", np.int8),  # the seat to decide
        ("tiling_row", np.int8),  # the row to place (grey side); NONE during the offer
        ("gained", np.int8),  # whether a wall gained a tile in this round's tiling
        ("barren", np.int8),  # consecutive rounds without such a gain
        ("ended_by", np.int8),  # the rule that ended the game; 0 before
        ("players", PLAYER, (MOST_SEATS,)),
    ]
)
