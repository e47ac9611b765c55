"""Contents of the box of Alhambra, checked on loading from components.json."""

import json
from pathlib import Path
from typing import Any

import numpy as np

MOST_SEATS = 6

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
TILES = 54
FOUNTAIN = TILES  # the number of a palace's lion fountain among its tiles
SIDES = "nesw"  # clockwise; side s is bit s of a tile's walls
STEP_X = (0, 1, 0, -1)  # to the neighbour beyond each side; y grows upward
STEP_Y = (1, 0, -1, 0)

CURRENCIES = ("yellow", "green", "blue", "orange")  # in the order of the market's squares
CURRENCY_LETTERS = "ygbo"
SQUARES = len(CURRENCIES)
HIGHEST = 9
CARDS = SQUARES * HIGHEST  # kinds of money cards: 9 * currency + value - 1
COPIES, COPIES_TWO_PLAYERS = 3, 2  # AL-60
MONEY_PLACES = 4
STARTING_MONEY = 20  # AL-2
SEVERAL_AT_MOST = 5  # AL-11
PILES = 5  # AL-5

DIRK_TILES = 6  # AL-62
SCORINGS = ("A", "B", "end")


def load_components(path: Path) -> dict[str, Any]:
    """Load and check the components, since an error in the file would affect every game."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    tiles = data["tiles"]
    walls = "".join(tile["walls"] for tile in tiles)
    facts = {
        "54 tiles": len(tiles) == TILES,
        "known types": {tile["type"] for tile in tiles} == set(TYPES),
        "prices that add up to 421": sum(tile["price"] for tile in tiles) == 421,
        "20 walls on each side": all(walls.count(side) == 20 for side in SIDES) and len(walls) == 80,
        "no two tiles alike": len({tuple(tile.values()) for tile in tiles}) == TILES,
        "points for each type and scoring": all(
            len(data["points"][scoring][kind]) == place
            for place, scoring in enumerate(SCORINGS, start=1)
            for kind in TYPES
        ),
    }
    for fact, holds in facts.items():
        if not holds:
            raise ValueError(f"{path}: there must be {fact}")
    return data


_COMPONENTS = load_components(Path(__file__).parent / "components.json")
TILE_TYPE = np.array([TYPES.index(tile["type"]) for tile in _COMPONENTS["tiles"]], np.int8)
TILE_PRICE = np.array([tile["price"] for tile in _COMPONENTS["tiles"]], np.int8)
TILE_WALLS = np.array(
    [sum(1 << SIDES.index(side) for side in tile["walls"]) for tile in _COMPONENTS["tiles"]] + [0], np.int8
)
"""The last entry is for the fountain, which has none."""
TILE_NAMES = tuple(f"{tile['type']}{tile['price']}{tile['walls']}" for tile in _COMPONENTS["tiles"])
PLACE_POINTS = np.zeros((len(SCORINGS), len(TYPES), len(SCORINGS)), np.int8)
"""Points by scoring, type and place."""
for _scoring, _name in enumerate(SCORINGS):
    for _type, _kind in enumerate(TYPES):
        _points = _COMPONENTS["points"][_name][_kind]
        PLACE_POINTS[_scoring, _type, : len(_points)] = _points
