"""Numbering of Dream Home's actions.

| from | action |
|---|---|
| 0 | discard a column of the track |
| HAMMER | take a column's room with the jackhammer |
| DRILL_SWAP | exchange a card of the house with the track's: 5 * space + column |
| MIX | swap two columns' rooms: which pair |
| TAKE | take a column |
| SCAFFOLD_AT | put scaffolding on a space |
| PUT, PUT_DOWN | put the room in hand in a space, face up, face down |
| TOKEN | put the token on the room whose leftmost card is in a space |
| ROOFER_TAKES | take a discarded roof: its kind |
| SUPPLY | exchange a card of the house for a discarded room: 16 * space + room |
| SWAP | swap two cards of the house: which pair |
| KEEP | of several tokens in a room keep the one in a space |
| PASS | decline |

Pairs are in the order (0, 1), (0, 2), ... (1, 2), ...
"""

import itertools

import numpy as np

from riad.games.dreamhome.rules.constants import COLUMNS, ROOFS, ROOMS, SPACES

COLUMN_PAIRS = tuple(itertools.combinations(range(COLUMNS), 2))
SPACE_PAIRS = tuple(itertools.combinations(range(len(SPACES)), 2))
MIX_COLUMNS = np.array(COLUMN_PAIRS, np.int8)
SWAP_SPACES = np.array(SPACE_PAIRS, np.int8)

HAMMER = COLUMNS
DRILL_SWAP = HAMMER + COLUMNS
MIX = DRILL_SWAP + COLUMNS * len(SPACES)
TAKE = MIX + len(COLUMN_PAIRS)
SCAFFOLD_AT = TAKE + COLUMNS
PUT = SCAFFOLD_AT + len(SPACES)
PUT_DOWN = PUT + len(SPACES)
TOKEN = PUT_DOWN + len(SPACES)
ROOFER_TAKES = TOKEN + len(SPACES)
SUPPLY = ROOFER_TAKES + ROOFS
SWAP = SUPPLY + len(SPACES) * len(ROOMS)
KEEP = SWAP + len(SPACE_PAIRS)
PASS = KEEP + len(SPACES)
ACTIONS = PASS + 1
