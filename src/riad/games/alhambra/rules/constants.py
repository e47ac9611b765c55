"""Contents of the box of Alhambra, checked on loading from components.json, and its numbered rules."""

import json
from collections.abc import Mapping
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

FIGURES = """\
Points and money cards are from the rulebook; the tiles agree across six independent listings."""

RULES: Mapping[int, str] = {
    1: "Four tiles are laid out on the market; scores start at 0.",
    2: "Each player is dealt money, one card after the other, until it adds up to 20 or more.",
    3: "The player with the fewest cards starts; ties go to the lowest total, then to the lowest seat.",
    4: "Four money cards are turned up.",
    5: "The scoring cards go on top of the second and the fourth of five piles of the other money.",
    10: "On your turn take money, buy a tile or redesign; you may pass only if you can do nothing else.",
    11: "Take one face-up card, or several that add up to at most 5.",
    12: "Pay at least the price, in the currency of the tile's square; no change is given.",
    13: "Paying the exact price earns another action, which you may decline.",
    14: "Nothing is refilled during a turn; overpaying, taking money or redesigning ends its actions.",
    15: "Tiles bought are placed when the actions end, each in the palace or in the reserve.",
    16: "A redesign moves one tile from the reserve or to it, or exchanges two; the fountain stays.",
    17: "After three rounds of nothing but redesigns, a turn must start with taking money or buying.",
    20: "Tiles are never rotated.",
    21: "Sides that touch are both walled or both open.",
    22: "Every tile can be reached on foot from the fountain.",
    23: "A tile touches the palace with at least one side.",
    24: "There are no holes in a palace, not even one that is closed only at a corner.",
    25: "A palace may stretch as far as its tiles reach.",
    26: "After a removal or an exchange all that is left obeys the building rules.",
    30: "After a turn the market is refilled from the bag, then the money to four cards.",
    31: "A scoring card that comes up is set aside, and that scoring takes place before the next turn.",
    32: "If the deck is empty when a card is needed, the discards are shuffled into a new one.",
    33: "The order is: market, money, scoring, Dirk's tiles, the end.",
    40: "For each type the players with the most tiles in their palaces score.",
    41: "Scoring A pays first place, B also second, the final scoring also third.",
    42: "Tied players share the points of the places they fill, rounded down.",
    43: "Each player scores 1 for every side of the longest unbroken outer wall.",
    50: "The game ends when a square of the market cannot be refilled.",
    51: "Each tile left goes to the player with the most money in its square's currency.",
    52: "Those tiles may be built, in turn order; what is not built counts for nothing.",
    53: "Then the final scoring; most points wins, and ties share the victory.",
    54: "A scoring whose card never turned up is skipped.",
    60: "With two players, one copy of each money card is removed.",
    61: "Dirk's tiles count in every majority as a third player's.",
    62: "Dirk gets 6 tiles at the start, 6 after scoring A and a third of the bag after scoring B.",
    63: "A tile just bought may be given to Dirk instead; a tile awarded at the end may not.",
}
