"""What a seat sees as numbers for learning. The seat's own things come first, then clockwise.

Version 1. Counts are divided by the most there can be, so that most numbers are about 0 to 1. Palaces are
shown as a window of 15 by 15 with the fountain in its middle; what lies beyond counts only in types and wall.
"""

from collections.abc import Sequence

from riad.core.compiling import rule
from riad.core.contract import Features
from riad.core.records import Record
from riad.games.alhambra.material import (
    CARDS,
    COPIES,
    MONEY_PLACES,
    MOST_SEATS,
    SIDES,
    SQUARES,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
    TILES,
    TYPES,
)
from riad.games.alhambra.outline import longest_wall
from riad.games.alhambra.state import AWARDED, AWARDS, BOUGHT, NONE, PALACE

REACH = 7
WINDOW = (2 * REACH + 1) ** 2
MOST_OF_TYPE = 11
BOARD_LAYOUT = (
    ("takes part", 1),
    ("points / 100", 1),
    ("is to decide", 1),
    ("cards / 20", 1),
    ("longest wall / 20", 1),
    ("tiles of each type / 11", len(TYPES)),
    ("reserve: each tile", TILES),
    ("palace: each tile", TILES),
    ("window: 1 where a tile lies", WINDOW),
    ("window: 1 where a wall is, by side", len(SIDES) * WINDOW),
)
BOARD = sum(length for _, length in BOARD_LAYOUT)
OBSERVATION_LAYOUT: Sequence[tuple[str, int]] = (
    ("phase: one of four", 4),
    ("scorings / 2", 1),
    ("bag / 54", 1),
    ("a further action was earned", 1),
    ("market: square, type", SQUARES * len(TYPES)),
    ("market: square, price / 13", SQUARES),
    ("market: square, walls", SQUARES * len(SIDES)),
    ("the square being paid for", SQUARES),
    ("paid / 13", 1),
    ("face-up money: each card / 3", CARDS),
    ("own hand: each card / 3", CARDS),
    ("discards: each card / 3", CARDS),
    ("tiles that wait to be placed", TILES),
    ("Dirk's tiles of each type / 11", len(TYPES)),
    ("boards, own first: board, then as BOARD_LAYOUT", MOST_SEATS * BOARD),
)
OBSERVATION = sum(length for _, length in OBSERVATION_LAYOUT)


@rule
def observe(state: Record, seat: int, out: Features) -> None:
    """Fill `out` as OBSERVATION_LAYOUT says."""
    out[:] = 0
    out[int(state.phase)] = not state.ended_by
    out[4] = state.scorings / 2
    out[5] = state.bag / TILES
    out[6] = state.further > 0
    at = write_market(state, out, 7)
    for place in range(MONEY_PLACES):
        if state.display[place] != NONE:
            out[at + int(state.display[place])] += 1 / COPIES
    for card in range(CARDS):
        out[at + CARDS + card] = state.players[seat].hand[card] / COPIES
        out[at + 2 * CARDS + card] = state.discards[card] / COPIES
    at += 3 * CARDS
    waiting = AWARDED + int(state.turn) if state.phase == AWARDS else BOUGHT
    for tile in range(TILES):
        out[at + tile] = state.where[tile] == waiting
    at += TILES
    for kind in range(len(TYPES)):
        out[at + kind] = state.dirk_types[kind] / MOST_OF_TYPE
    at += len(TYPES)
    for other in range(state.seats):
        write_board(state, (seat + other) % state.seats, out, at + BOARD * other)


@rule
def write_market(state: Record, out: Features, at: int) -> int:
    """The market and the payment; returns where the next thing goes."""
    prices = at + SQUARES * len(TYPES)
    walls = prices + SQUARES
    for square in range(SQUARES):
        tile = int(state.market[square])
        if tile != NONE:
            out[at + len(TYPES) * square + int(TILE_TYPE[tile])] = 1
            out[prices + square] = TILE_PRICE[tile] / 13
            for side in range(len(SIDES)):
                out[walls + len(SIDES) * square + side] = TILE_WALLS[tile] >> side & 1
    paying = walls + SQUARES * len(SIDES)
    if state.square != NONE:
        out[paying + int(state.square)] = 1
        out[paying + SQUARES] = state.paid / 13
    return paying + SQUARES + 1


@rule
def write_board(state: Record, seat: int, out: Features, at: int) -> None:
    """A board as BOARD_LAYOUT says."""
    player, cards = state.players[seat], 0
    for card in range(CARDS):
        cards += int(player.hand[card])
    out[at] = 1
    out[at + 1] = player.points / 100
    out[at + 2] = seat == state.turn and not state.ended_by
    out[at + 3] = cards / 20
    out[at + 4] = longest_wall(state, seat) / 20
    for kind in range(len(TYPES)):
        out[at + 5 + kind] = player.types[kind] / MOST_OF_TYPE
    reserve = at + 5 + len(TYPES)
    for tile in range(TILES):
        out[reserve + tile] = int(player.reserve) >> tile & 1
        out[reserve + TILES + tile] = state.where[tile] == PALACE + seat
    window = reserve + 2 * TILES
    for index in range(player.palace_size):
        right, up = int(player.x[index]) + REACH, int(player.y[index]) + REACH
        if 0 <= right <= 2 * REACH and 0 <= up <= 2 * REACH:
            cell = (2 * REACH + 1) * up + right
            out[window + cell] = 1
            for side in range(len(SIDES)):
                out[window + WINDOW * (1 + side) + cell] = TILE_WALLS[player.palace[index]] >> side & 1
