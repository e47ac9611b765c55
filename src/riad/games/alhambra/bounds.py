"""Upper bounds of a game: always true, though some are loose."""

from riad.core.records import Record
from riad.games.alhambra.rules.constants import PLACE_POINTS, SCORINGS, SIDES, TILE_WALLS


def most_decisions(seats: int) -> int:
    """Return an upper bound on the decisions of a game."""
    # Tiles leave the market for good: 54 purchases, each with a choice, at most 13 cards, a placing and a
    # stop. A card taken is one of 108, or one that was paid before. Of 4 * seats turns in a row one takes
    # money or buys: after 3 * seats idle ones, a seat that can do that may not redesign (AL-17); and if no
    # money is left to take, all of it is in hands, and some seat can pay any price.
    purchases, most_cards = 54, 13
    paid = purchases * most_cards
    busy = 108 + paid + purchases
    return busy + (busy + 1) * 4 * seats + paid + 3 * purchases


def most_points(options: Record) -> int:  # noqa: ARG001  # part of the contract
    """Return an upper bound on a seat's points."""
    # All first places, and in every scoring the walls of all tiles in one outer wall.
    walls = sum(int(walls) >> side & 1 for walls in TILE_WALLS for side in range(len(SIDES)))
    return int(PLACE_POINTS[:, :, 0].sum()) + len(SCORINGS) * walls
