"""Upper bounds on the decisions and points of a game: always true, though some are loose."""

from collections.abc import Callable, Mapping

from riad.core.engine import Engine
from riad.core.records import Record
from riad.games.alhambra.rules.constants import PLACE_POINTS, SCORINGS, SIDES, TILE_WALLS
from riad.games.dreamhome.rules.constants import FURNISHING, FURNISHINGS, ROOF_CARDS, SPACES


def longest(engine: Engine) -> int:
    """Return an upper bound on the decisions of any game of this table."""
    return LONGEST[engine.game.NAME](engine.seats)


def most_points(engine: Engine) -> int:
    """Return an upper bound on a player's points; the lower bound is 0."""
    return MOST_POINTS[engine.game.NAME](engine)


def _azul(seats: int) -> int:
    # A round adds a tile to a wall or is barren. A wall holds 20 tiles without a complete row, which would
    # end the game; the third barren round in a row also ends it (AZ-45). An offer has at most as many takes
    # as tiles, and every choice of a space places a tile.
    rounds = 3 * (20 * seats + 1)
    return rounds * 4 * (2 * seats + 1) + 25 * seats


def _alhambra(seats: int) -> int:
    # Tiles leave the market for good: 54 purchases, each with a choice, at most 13 cards, a placing and a
    # stop. A card taken is one of 108, or one that was paid before. Of 4 * seats turns in a row one takes
    # money or buys: after 3 * seats idle ones, a seat that can do that may not redesign (AL-17); and if no
    # money is left to take, all of it is in hands, and some seat can pay any price.
    purchases, most_cards = 54, 13
    paid = purchases * most_cards
    busy = 108 + paid + purchases
    return busy + (busy + 1) * 4 * seats + paid + 3 * purchases


def _dreamhome(seats: int) -> int:
    # Twelve rounds: a discard, and for every seat a jackhammer (or a pass), a take and a placement. Each of
    # the 48 special cards is used once, and a token is given up at most once (DH-48); at the end each seat
    # may pass.
    rounds, specials = 12, 48
    return rounds * (1 + 3 * seats) + 2 * specials + seats


def _azul_points(_engine: Engine) -> int:
    # A full wall: a row filled from one end scores 2 + 3 + 4 + 5 across, a column the same down, and in each
    # row one tile may be isolated for 1; then 2 for a row, 7 for a column and 10 for a colour (AZ-51).
    return 10 * (2 + 3 + 4 + 5) + 5 + 5 * (2 + 7 + 10)


def _alhambra_points(_engine: Engine) -> int:
    # All first places, and in every scoring the walls of all tiles in one outer wall.
    walls = sum(int(walls) >> side & 1 for walls in TILE_WALLS for side in range(len(SIDES)))
    return int(PLACE_POINTS[:, :, 0].sum()) + len(SCORINGS) * walls


def _dreamhome_points(engine: Engine) -> int:
    box: Record = engine.options_record.components
    room = max(int(box.room_points.max()), int(box.annex_points.max()), 1)  # 1: the architect's empty room
    tokens = int(box.special_copies[FURNISHING : FURNISHING + len(FURNISHINGS)].sum())
    roofs = max(int(box.roof_incomplete), int(box.roof_mixed), int(box.roof_uniform))
    functional = int(box.bathroom_on_both_floors) + int(box.bathroom_kitchen_bedroom) + 2
    furnished = tokens * (int(box.token_points.max()) + 1)
    return len(SPACES) * room + furnished + functional + roofs + ROOF_CARDS * int(box.roof_window)


LONGEST: Mapping[str, Callable[[int], int]] = {
    "azul": _azul,
    "alhambra": _alhambra,
    "dreamhome": _dreamhome,
}
MOST_POINTS: Mapping[str, Callable[[Engine], int]] = {
    "azul": _azul_points,
    "alhambra": _alhambra_points,
    "dreamhome": _dreamhome_points,
}
