"""Numbering of Alhambra's actions.

| from | action |
|---|---|
| 0 | take face-up money: the places taken as a mask of four bits, less 1 |
| BUY | buy the tile on a square |
| PAY | pay with a card: 9 * currency + value - 1 |
| STOP, PASS | decline a further action; pass |
| LAY | a tile to a spot: 222 * tile + spot; build, place |
| KEEP | a tile to the reserve; store, reserve |
| DIRK_GETS | a tile to Dirk |
| EXCHANGE | 54 * reserve tile + palace tile |

A spot is 4 * tile + side: the empty place beyond a side of a palace tile (54 the fountain), named by the
lowest tile that touches it. Two more codes are for places that touch nothing and for taken places: texts can
name them, and they are always refused.
"""

from riad.games.alhambra.rules.constants import CARDS, MONEY_PLACES, SIDES, SQUARES, TILES

BUY = (1 << MONEY_PLACES) - 1
PAY = BUY + SQUARES
STOP = PAY + CARDS
PASS = STOP + 1
LAY = PASS + 1
SPOTS = (TILES + 1) * len(SIDES)
TOUCHES_NOTHING, TAKEN = SPOTS, SPOTS + 1
SPOT_CODES = SPOTS + 2
KEEP = LAY + TILES * SPOT_CODES
DIRK_GETS = KEEP + TILES
EXCHANGE = DIRK_GETS + TILES
ACTIONS = EXCHANGE + TILES * TILES
