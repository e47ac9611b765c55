"""The record of a game of Toy, and the options of a table. Counts of cards begin with the 1."""

import numpy as np

from riad.core.options import Choice, Option, options_dtype
from riad.core.records import record_dtype
from toy.rules.constants import HIGHEST, MIDDLE, MOST_SEATS

OPTIONS: tuple[Option, ...] = (
    Choice("limit", ("high", "low"), "TOY-7", "Whether totals up to 21 or up to 13 score."),
)
OPTIONS_RECORD = options_dtype(OPTIONS)
LIMITS = (21, 13)  # high and low

PLAYER = record_dtype(
    [
        ("points", np.int16),  # the total of the face-up cards; at the end the score
        ("cards", np.int8, (HIGHEST,)),  # face up, by number
        ("hidden", np.int8),  # the card that only its owner sees
        ("passed", np.int8),
    ]
)

STATE = record_dtype(
    [
        ("rng", np.uint64),
        ("deck", np.int8, (HIGHEST,)),
        ("deck_size", np.int8),
        ("middle", np.int8, (MIDDLE,)),  # face up; NONE where there is no card
        ("limit", np.int8),
        ("turn", np.int8),
        ("over", np.int8),
        ("seats", np.int8),
        ("players", PLAYER, (MOST_SEATS,)),
    ]
)
