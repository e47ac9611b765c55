"""The record of a game of Dream Home, and the options of a table.

Seats, columns and spaces count from 0; spaces are in the order of material.SPACES, basement first. In a
house, a room card is its number in material.ROOMS, plus DOWN if it is face down. Decks have no stored order:
the next card depends on the generator. So the only hidden parts of the record are the generator and the roof
piles.
"""

import numpy as np

from riad.core.options import Choice, Flag, Option, SeatChoice, options_dtype
from riad.core.records import record_dtype
from riad.games.dreamhome.rules.box import BOX
from riad.games.dreamhome.rules.components import COMPONENTS
from riad.games.dreamhome.rules.constants import (
    COLUMNS,
    EDITIONS,
    FURNISHINGS,
    MOST_SEATS,
    ROOFS,
    ROOMS,
    SPACES,
    SPECIALS,
)

OPTIONS: tuple[Option, ...] = (
    Choice(
        "edition",
        EDITIONS,
        "DH-43",
        "Which rulebook applies where they differ: English, Icelandic or Italian.",
    ),
    SeatChoice("first", "DH-1", "Which seat starts the first round."),
    Flag(
        "no_discard", "DH-2", "Skip the first player's discard, as the rulebooks suggest for young players."
    ),
    Flag("closed_rooms_refuse_tokens", "DH-22", "A room at its maximum size can't take a furnishing token."),
    Flag(
        "children_tiebreak", "DH-65", "Ties go to the house with more children, as in the Icelandic rulebook."
    ),
    Flag("open_roofs", "DH-20", "Everyone may look at every roof pile."),
    COMPONENTS,
)
OPTIONS_RECORD = options_dtype(OPTIONS)
EN, IS, IT = range(len(EDITIONS))

NONE = -1  # no card, no token, no space
EMPTY, SCAFFOLD = -1, -2  # contents of a space other than cards
DOWN = len(ROOMS)

# Kinds of decisions. The first five are also stages, which continue after decisions of the other kinds.
DISCARDING, HAMMERING, TURN, ROOFING, HELPING, PLACING, SCAFFOLDING_NOW, FURNISHING_NOW, KEEPING = range(9)

PLAYER = record_dtype(
    [
        ("house", np.int8, (len(SPACES),)),
        ("tokens", np.int8, (len(SPACES),)),  # the furnishing on the card of each space, or NONE
        ("outside", np.int8, (len(FURNISHINGS),)),  # number of each next to the house
        ("roofs", np.int8, (ROOFS,)),  # the pile: number of each kind
        ("beside", np.int8, (len(SPECIALS),)),  # tools and helpers: number of each kind
    ]
)

STATE = record_dtype(
    [
        ("rng", np.uint64),
        ("box", BOX),  # the figures of the cards
        ("track_rooms", np.int8, (COLUMNS,)),  # NONE if taken
        ("track_specials", np.int8, (COLUMNS,)),  # always NONE in column 1
        ("rooms", np.int8, (len(ROOMS),)),  # the decks: number of each
        ("specials", np.int8, (len(SPECIALS),)),
        ("rooms_left", np.int8),
        ("specials_left", np.int8),
        ("room_discards", np.int8, (len(ROOMS),)),
        ("special_discards", np.int8, (len(SPECIALS),)),
        ("supply", np.int8, (len(FURNISHINGS),)),  # tokens not in any house
        ("seats", np.int8),
        ("edition", np.int8),
        ("no_discard", np.int8),
        ("closed_rooms_refuse_tokens", np.int8),
        ("children_tiebreak", np.int8),
        ("open_roofs", np.int8),
        ("round_number", np.int8),  # from 1
        ("first", np.int8),  # the first seat in this round
        ("marker", np.int8),  # the first seat in the next round
        ("stage", np.int8),
        ("step", np.int8),  # seats from the first one to the stage's current one
        ("done", np.int8),  # mask of the seats that had their turn this round
        ("turn", np.int8),  # the seat to decide
        ("phase", np.int8),  # the kind of decision
        ("held", np.int8),  # the room to place, or NONE
        ("waiting", np.int8),  # the special card to place: scaffolding, a furnishing, or NONE
        ("fresh", np.int8),  # the space of this turn's scaffolding, or NONE
        ("meeting", np.int8),  # leftmost space of a room with several tokens, or NONE
        ("ended_by", np.int8),  # the rule that ended the game; 0 before
        ("players", PLAYER, (MOST_SEATS,)),
    ]
)
