"""The record of a game of Dream Home, and what a table may choose.

Seats, columns and spaces count from 0; spaces in the order of material.SPACES, basement first. In a house a
room card is its number in material.ROOMS, DOWN more when it lies face down. Decks have no stored order: what
comes next is the generator's future, so of what is hidden only that and the roof piles lie in the record.
"""

import numpy as np

from riad.core.options import Choice, Flag, Option, Seat, options_dtype
from riad.core.records import record_dtype
from riad.games.dreamhome.components import BOX, COMPONENTS
from riad.games.dreamhome.material import (
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
    Seat("first", "DH-1", "Which seat starts the first round."),
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
EMPTY, SCAFFOLD = -1, -2  # what a space holds besides cards
DOWN = len(ROOMS)

# What is to be decided. The first five are also stages: what the game returns to after the others.
DISCARDING, HAMMERING, TURN, ROOFING, HELPING, PLACING, SCAFFOLDING_NOW, FURNISHING_NOW, KEEPING = range(9)

PLAYER = record_dtype(
    [
        ("house", np.int8, (len(SPACES),)),
        ("tokens", np.int8, (len(SPACES),)),  # the furnishing on the card of each space, or NONE
        ("outside", np.int8, (len(FURNISHINGS),)),  # how many of each beside the house
        ("roofs", np.int8, (ROOFS,)),  # the pile: how many of each kind
        ("beside", np.int8, (len(SPECIALS),)),  # tools and helpers: how many of each kind
    ]
)

STATE = record_dtype(
    [
        ("rng", np.uint64),
        ("box", BOX),  # the figures of the cards
        ("track_rooms", np.int8, (COLUMNS,)),  # NONE where one was taken
        ("track_specials", np.int8, (COLUMNS,)),  # NONE in column 1 always
        ("rooms", np.int8, (len(ROOMS),)),  # the decks: how many of each
        ("specials", np.int8, (len(SPECIALS),)),
        ("rooms_left", np.int8),
        ("specials_left", np.int8),
        ("room_discards", np.int8, (len(ROOMS),)),
        ("special_discards", np.int8, (len(SPECIALS),)),
        ("supply", np.int8, (len(FURNISHINGS),)),  # tokens that are in no house
        ("seats", np.int8),
        ("edition", np.int8),
        ("no_discard", np.int8),
        ("closed_rooms_refuse_tokens", np.int8),
        ("children_tiebreak", np.int8),
        ("open_roofs", np.int8),
        ("round_number", np.int8),  # from 1
        ("first", np.int8),  # the seat that is first in this round
        ("marker", np.int8),  # the seat that will be first in the next
        ("stage", np.int8),
        ("step", np.int8),  # how many seats from the first the stage has come
        ("done", np.int8),  # mask of the seats that have had their turn of this round
        ("turn", np.int8),  # the seat to decide
        ("phase", np.int8),  # what it decides
        ("held", np.int8),  # the room that waits to be placed, or NONE
        ("waiting", np.int8),  # the special card that waits: scaffolding, a furnishing, or NONE
        ("fresh", np.int8),  # where this turn's scaffolding stands, or NONE
        ("meeting", np.int8),  # the leftmost space of the room in which tokens meet, or NONE
        ("ended_by", np.int8),  # the rule that ended the game; 0 while it goes on
        ("players", PLAYER, (MOST_SEATS,)),
    ]
)
