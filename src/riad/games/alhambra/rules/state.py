"""The record of a game of Alhambra, and the options of a table.

Tiles are numbers 0 to 53 in the order of components.json; 54 is a palace's own fountain. In masks and tables
over all palaces the fountain of a seat is 54 + seat, its node. A spot is an empty place that touches a
palace, named by a tile there and one of its sides: 4 * tile + side.
"""

import numpy as np

from riad.core.options import Choice, Flag, Option, options_dtype
from riad.core.records import record_dtype
from riad.games.alhambra.rules.constants import CARDS, MONEY_PLACES, MOST_SEATS, SIDES, SQUARES, TILES, TYPES

OPTIONS: tuple[Option, ...] = (
    Choice("scoring_cards", ("on_top", "shuffled_in"), "AL-5", "Where the scoring cards go in their piles."),
    Flag("open_hands", "AL-2", "Everyone sees everyone's money."),
)
OPTIONS_RECORD = options_dtype(OPTIONS)
ON_TOP, SHUFFLED_IN = 0, 1

NONE = -1
ACTION, PAYMENT, PLACING, AWARDS = range(4)  # phases: kinds of decisions

# Places of a tile. The last three belong to a seat, whose number is added.
BAG, MARKET, BOUGHT, DIRK, UNBUILT = -1, -2, -3, -4, -5
PALACE, RESERVE, AWARDED = 0, MOST_SEATS, 2 * MOST_SEATS

MOST_SPOTS = 2 * (TILES + 1) + 3  # around all tiles in a row, and one spare
NODES = TILES + MOST_SEATS

PLAYER = record_dtype(
    [
        ("reserve", np.int64),  # mask of the tiles in the reserve
        ("removable", np.int64),  # mask of the palace tiles that may be removed
        ("points", np.int16),
        ("money", np.int16, (SQUARES,)),  # total by currency
        ("hand", np.int8, (CARDS,)),  # number of each card
        ("types", np.int8, (len(TYPES),)),  # tiles of each type in the palace
        ("palace_size", np.int8),  # including the fountain
        ("palace", np.int8, (TILES + 1,)),  # its tiles, ascending, so the fountain is last
        ("x", np.int8, (TILES + 1,)),  # coordinates, in the same order
        ("y", np.int8, (TILES + 1,)),
        ("spots", np.int8),  # number of spots where a tile makes no hole
        ("spot", np.uint8, (MOST_SPOTS,)),  # each by its lowest neighbour, ascending
        ("beside", np.uint8, (MOST_SPOTS,)),  # its sides with a neighbour; 16 times those with a wall there
    ]
)

STATE = record_dtype(
    [
        ("rng", np.uint64),
        ("foot", np.int64, (NODES,)),  # for each palace tile, the mask of tiles one step away
        ("near", np.int8, (NODES, len(SIDES))),  # its neighbours by side; NONE where there is none
        ("touched", np.int8, (NODES,)),  # the mask of its sides that have a neighbour
        ("beside", np.uint8, (NODES, len(SIDES))),  # as in PLAYER, for each side that names a spot
        ("where", np.int8, (TILES,)),
        ("bag", np.int8),  # number of tiles
        ("market", np.int8, (SQUARES,)),  # the tile on each square, or NONE
        ("bought", np.int8),  # number of tiles to place: bought this turn, or awarded
        ("display", np.int8, (MONEY_PLACES,)),  # face-up cards, ascending, then NONE
        ("deck", np.int8, (CARDS,)),  # number of each card
        ("discards", np.int8, (CARDS,)),
        ("deck_size", np.int8),
        ("first_deck", np.int8),  # number of cards in the piles when stacked
        ("under", np.int8, (2,)),  # money cards under scoring cards A and B; NONE once drawn
        ("scorings", np.int8),  # number so far
        ("dirk_types", np.int8, (len(TYPES),)),
        ("dirk_points", np.int16),
        ("seats", np.int8),
        ("shuffled_in", np.int8),  # option: the placing of the scoring cards
        ("open_hands", np.int8),
        ("turn", np.int8),  # the seat to act
        ("turn_number", np.int16),  # from 1
        ("phase", np.int8),
        ("further", np.int8),  # purchases paid exactly this turn: each earned a further action
        ("square", np.int8),  # being paid for
        ("paid", np.int8),  # amount so far
        ("lowest_paid", np.int8),  # the last card paid; none above it may follow
        ("idle", np.int8),  # turns in a row with a redesign only, or a pass
        ("passes", np.int8),  # turns in a row with a pass
        ("redesigned", np.int8),  # whether this turn was a redesign only
        ("ending", np.int8),  # the rule that ends the game, while awards are built
        ("ended_by", np.int8),  # the rule that ended the game; 0 before
        ("players", PLAYER, (MOST_SEATS,)),
    ]
)
