"""Estimated worth of a position: points, the next scoring, and money by its buying power.

An estimate for simple players and a baseline for better ones. It uses only information of the seat: all
palaces, but only the seat's own money.
"""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.alhambra.rules.constants import PLACE_POINTS, SQUARES, TILE_TYPE, TILES, TYPES
from riad.games.alhambra.rules.longest_wall import longest_wall
from riad.games.alhambra.rules.scoring import majority_points, scoring_ahead, tiles_of_type
from riad.games.alhambra.rules.state import AWARDED, BOUGHT, NONE

TILE = 0.35  # share of a type's first place, for a tile while others lead
RESERVED = 0.4  # share of a built tile, for one still in reserve
WALL = 2.0  # approximate future scorings of a wall side
COIN = 0.17  # per unit of money
SPREAD = 12  # of a currency; money above this is worth half
FURTHER = 2.5  # a further action


@rule
def worth(state: Record, seat: int) -> float:
    """Return an estimate in points of the position's worth to the seat."""
    player = state.players[seat]
    value = float(player.points)
    if state.ended_by:
        return value
    scoring = scoring_ahead(state)
    for kind in range(len(TYPES)):
        value += majority_points(state, scoring, kind, seat)
        value += TILE * int(PLACE_POINTS[scoring, kind, 0]) * min(tiles_of_type(state, seat, kind), 4)
    value += WALL * longest_wall(state, seat)
    for tile in range(TILES):
        waits = state.turn == seat and (state.where[tile] == BOUGHT or state.where[tile] == AWARDED + seat)
        if waits or int(player.reserve) >> tile & 1:
            full = 1.0 if waits else RESERVED
            value += full * (1 + TILE * int(PLACE_POINTS[scoring, TILE_TYPE[tile], 0]))
    for currency in range(SQUARES):
        money = int(player.money[currency])
        value += COIN * (min(money, SPREAD) + max(0, money - SPREAD) / 2)
    if state.turn == seat and state.square != NONE:
        value += payment_worth(state)
    if state.turn == seat and state.further:
        value += FURTHER
    return value


@rule
def payment_worth(state: Record) -> float:
    """Return the worth of a tile being paid for, counted as bought, since its money has left the hand."""
    kind = TILE_TYPE[state.market[state.square]]
    scoring = scoring_ahead(state)
    return 1 + TILE * int(PLACE_POINTS[scoring, kind, 0]) + COIN * int(state.paid)


@rule
def tally(state: Record, seat: int) -> float:
    """Return the seat's points if the next scoring took place now."""
    value = float(state.players[seat].points)
    if state.ended_by:
        return value
    scoring = scoring_ahead(state)
    for kind in range(len(TYPES)):
        value += majority_points(state, scoring, kind, seat)
    return value + longest_wall(state, seat)
