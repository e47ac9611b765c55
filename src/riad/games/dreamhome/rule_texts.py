"""The rules of Dream Home by number, one sentence each, as refusals cite them."""

from collections.abc import Mapping

RULES: Mapping[int, str] = {
    1: "Both decks are shuffled; the first player is drawn unless the table sets one.",
    2: "With two or three players the first one discards a column each round, never column 1.",
    3: "Each player in turn takes a column: its room and its special card; "
    "column 1 gives the first-player marker instead.",
    4: "When nobody takes column 1 on a turn, the marker stays where it is.",
    5: "At the end of a round the track is discarded and dealt again; after round 12 the game ends.",
    6: "Discards are open to all, and so is the face of a card that lies face down in a house.",
    10: "The room taken is placed at once in an empty space; placed cards move only by a tool or a helper.",
    11: "Nothing may have an empty space directly below it; the ground and scaffolding are not empty.",
    12: "Face up, basement rooms go only in the basement, all others only downstairs or upstairs.",
    13: "Cards of a type side by side are one room, which may not grow past the type's maximum.",
    14: "A room at its maximum or with a token is closed: no card of its type goes beside it face up.",
    15: "A card may go face down in any supported empty space: an empty room, worth nothing.",
    16: "The room is placed before the special card takes effect, except for "
    "scaffolding and the interior designer.",
    20: "A roof card goes face down on the pile; nobody may look at it until the end.",
    21: "A furnishing's token goes at once to a room that its card allows; without one it is discarded.",
    22: "One token to a room, none on an empty room; it lies on the leftmost card and stays with it.",
    23: "A token closes its room, unless its owner has the interior designer.",
    24: "Treehouse and birdhouse go beside the house and need no room.",
    25: "A tool is used once, later than the turn in which it was taken.",
    26: "A helper is used at the end of the game, except the interior designer.",
    40: "Roofer: take one discarded roof card of your choice, before the piles are revealed.",
    41: "Supplier: swap a room card for a discarded one that fits there face up; a token on it is lost.",
    42: "Handyman: swap two room cards; both must end up legally placed, and tokens travel with them.",
    43: "Handyman next to a room with a token: allowed up to its maximum (is), not allowed (en, it).",
    44: "Architect: +1 per functionality bonus (is: only the one for three rooms), and 1 per empty room.",
    45: "Interior designer: your tokens don't close rooms, and score +1 each.",
    46: "At the end all roofers come first, then each player's supplier and handyman; "
    "passing gives up the rest.",
    47: "Two copies of a helper work twice, except the interior designer and the architect.",
    48: "When tokens meet in a room, its owner says at once which one stays.",
    50: "Drill: swap a room on the track with a face-up room card of your house; it must fit there.",
    51: "Concrete mixer: swap two room cards on the track.",
    52: "Scaffolding goes at once on a supported empty space; a room of a later round may go over it.",
    53: "Jackhammer: at the start of a round take a room without its special card as your turn.",
    54: "Any number of tools may be used before taking cards; "
    "only columns that still have a room can be chosen.",
    60: "Each room scores by its type and size.",
    61: "An annex room scores its higher value with its partner directly left or right of it.",
    62: "Bathrooms on both floors score; so do a bathroom, a kitchen and a bedroom; each once.",
    63: "Each furnishing token scores its value.",
    64: "Four roof cards score, more if all are one colour, plus 1 per window; fewer score nothing.",
    65: "Most points wins; a tie is shared, or goes to more children where the table counts them.",
    66: "The rulebooks' example house scores 15 + 4 + 6 + 4 = 29.",
}
