"""The figures of the cards as the record that rules read."""

import numpy as np

from riad.core.records import record_dtype
from riad.games.dreamhome.rules.constants import FURNISHINGS, LARGEST, ROOMS, SPECIALS

ROOF_POINTS = ("incomplete", "mixed", "uniform", "window")
FUNCTIONALITY = ("bathroom_on_both_floors", "bathroom_kitchen_bedroom")
UNKNOWN = -1  # children not yet counted

BOX = record_dtype(
    [
        ("furnishes", np.int32, (len(FURNISHINGS),)),  # mask of its rooms; 0 for outside
        ("room_copies", np.int8, (len(ROOMS),)),
        ("in_basement", np.int8, (len(ROOMS),)),
        ("largest", np.int8, (len(ROOMS),)),
        ("room_points", np.int8, (len(ROOMS), LARGEST)),  # by size
        ("partner", np.int8, (len(ROOMS),)),  # of an annex room; -1 for others
        ("annex_points", np.int8, (len(ROOMS),)),
        ("children", np.int8, (len(ROOMS),)),  # UNKNOWN for all unless all are known
        ("special_copies", np.int8, (len(SPECIALS),)),
        ("token_points", np.int8, (len(FURNISHINGS),)),
        *((f"roof_{name}", np.int8) for name in ROOF_POINTS),
        *((name, np.int8) for name in FUNCTIONALITY),
    ]
)
