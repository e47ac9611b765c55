"""Components with rigged decks, so that rare cards are common."""

import copy
from collections.abc import Mapping
from typing import Any

from riad.games.dreamhome.rules.components import own
from riad.games.dreamhome.rules.constants import COLOURS, HELPERS, TOOLS, TOTALS

ROOMS_FEW = {"living_room": 20, "kitchen": 16, "bedroom": 16, "garage": 8}
"""Few types, so that rooms of a type meet often."""


def deck(specials: Mapping[str, int], rooms: Mapping[str, int] | None = None) -> dict[str, Any]:
    """Return the game's components with these tools and helpers, else roofs, and perhaps other rooms."""
    data = copy.deepcopy(own())
    left = TOTALS["specials"] - TOTALS["tokens"]
    for part, names in (("tools", TOOLS), ("helpers", HELPERS)):
        for name in names:
            data[part][name] = specials.get(name, 0)
            left -= data[part][name]
    copies, rest = divmod(left, len(COLOURS))
    data["roofs"]["copies_per_colour"] = copies
    data["roofs"]["windows_per_colour"] = min(1, copies)
    data["tools"]["scaffolding"] += rest
    if rooms is not None:
        for room in data["rooms"]:
            room["copies"] = rooms.get(room["id"], 0)
    return data


RIGGED = {
    "drills": deck({"drill": 38}),
    "hammers": deck({"jackhammer": 38}),
    "mixers": deck({"concrete_mixer": 38}),
    "scaffolds": deck({"scaffolding": 38}),
    "suppliers": deck({"supplier": 38}, ROOMS_FEW),
    "handymen": deck({"handyman": 38}, ROOMS_FEW),
    "roofers": deck({"roofer": 18}),
    "designers": deck(
        {"interior_designer": 14, "drill": 6, "jackhammer": 6, "handyman": 6, "supplier": 6}, ROOMS_FEW
    ),
}
"""A name for each deck that is mostly of one tool or one helper."""
