"""Contents of the box of Dream Home: the names of all cards and spaces.

The numbers and points of the cards are in components.json, since owners may correct them.
"""

MOST_SEATS = 4
ROUNDS = 12
COLUMNS = 5  # of the track, with a room in each
MARKER_COLUMN = 0  # the column with the first-player marker instead of a special card

ROOMS = (
    "living_room",
    "kitchen",
    "bedroom",
    "childrens_room",
    "bathroom",
    "study",
    "library",
    "game_room",
    "pantry",
    "sauna",
    "dressing_room",
    "garage",
    "storage",
    "laundry",
    "workshop",
    "wine_cellar",
)
KITCHEN, BEDROOM, BATHROOM = (ROOMS.index(room) for room in ("kitchen", "bedroom", "bathroom"))
LARGEST = 3  # cards in the largest room

COLOURS = ("red", "brown", "grey", "green")
ROOF_KINDS = tuple(name for colour in COLOURS for name in (colour, f"{colour}+"))  # + has a window
FURNISHINGS = (
    "piano",
    "cat_house",
    "canopy_bed",
    "whirlpool",
    "ice_cream_machine",
    "painting",
    "toy_train",
    "globe",
    "treehouse",
    "birdhouse",
)
TOOLS = ("drill", "jackhammer", "concrete_mixer", "scaffolding")
HELPERS = ("roofer", "supplier", "architect", "handyman", "interior_designer")
SPECIALS = (*ROOF_KINDS, *FURNISHINGS, *TOOLS, *HELPERS)
"""The kinds of special cards: a special card is an index into this."""
ROOFS = len(ROOF_KINDS)  # lower kinds are roofs
FURNISHING = ROOFS
DRILL, JACKHAMMER, MIXER, SCAFFOLDING = (SPECIALS.index(name) for name in TOOLS)
ROOFER, SUPPLIER, ARCHITECT, HANDYMAN, DESIGNER = (SPECIALS.index(name) for name in HELPERS)
FIRST_KEPT_KIND = DRILL  # kinds from here on stay next to a house: tools and helpers
WINDOW = 1  # the bit of a roof's kind for a window
ROOF_CARDS = 4  # in a complete roof

TOTALS = {"rooms": COLUMNS * ROUNDS, "specials": (COLUMNS - 1) * ROUNDS, "rounds": ROUNDS, "tokens": 10}

SPACES = ("b4", "b5", "f1", "f2", "f3", "f4", "f5", "s1", "s2", "s3", "s4", "s5")
FLOORS = ((0, 2), (2, 7), (7, 12))  # basement, downstairs, upstairs: half-open ranges
GROUND = -1
BELOW = (GROUND, GROUND, GROUND, GROUND, GROUND, 0, 1, 2, 3, 4, 5, 6)
FLOOR_START = (0, 0, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7)
FLOOR_END = (2, 2, 7, 7, 7, 7, 7, 12, 12, 12, 12, 12)
BASEMENT = FLOORS[0][1]  # lower spaces are the basement

EDITIONS = ("en", "is", "it")
