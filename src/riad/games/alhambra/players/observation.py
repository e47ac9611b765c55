"""Observations for learning, as numbers. The seat's own board is first, the others follow clockwise.

Version 2: whole numbers that fit in a byte, with one board per seat. A palace is a window of 15 by 15 with
the fountain in the middle; tiles beyond it count only in types. Each space is one number, with flags as bits:
rows are short, and `riad.envs.unfold` makes planes. The longest wall is not included: following the outlines
of two palaces would take longer than everything else together.
"""

from riad.core.byte_writes import write_all, write_eight
from riad.core.contract import BITS, Features, Part
from riad.core.defaults import clockwise
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.alhambra.rules.constants import (
    CARDS,
    COPIES,
    MONEY_PLACES,
    SIDES,
    SQUARES,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
    TILES,
    TYPES,
)
from riad.games.alhambra.rules.state import AWARDED, AWARDS, BOUGHT, NONE

REACH = 7
ACROSS = 2 * REACH + 1
WINDOW = ACROSS * ACROSS
KINDS = len(TYPES)
MOST = 255  # cap on numbers without a known bound
MOST_OF_TYPE = 12
HIGHEST_PRICE = 13

TABLE_LAYOUT = (
    Part("phase: one of four", 4, 1),
    Part("scorings", 1, 3),
    Part("tiles in the bag", 1, TILES),
    Part("purchases paid exactly this turn", 1, SQUARES),
    Part("market: square, type", SQUARES * KINDS, 1),
    Part("market: square, price", SQUARES, HIGHEST_PRICE),
    Part("market: square, walls", SQUARES * len(SIDES), 1),
    Part("the square being paid for", SQUARES, 1),
    Part("paid so far", 1, MOST),
    Part("face-up money: each card", CARDS, COPIES),
    Part("own hand: each card", CARDS, COPIES),
    Part("discards: each card", CARDS, COPIES),
    Part("tiles that wait to be placed", TILES, 1),
    Part("Dirk's tiles of each type", KINDS, MOST_OF_TYPE),
)
BOARD_LAYOUT = (
    Part("points", 1, MOST),
    Part("is to decide", 1, 1),
    Part("cards", 1, MOST),
    Part("tiles of each type", KINDS, MOST_OF_TYPE),
    Part("reserve: each tile", TILES, 1),
    Part("palace: each tile", TILES, 1),
    Part("window, a tile and its walls: row from the south, column", WINDOW, (2 << len(SIDES)) - 1, BITS),
)
MARKET = sum(part.length for part in TABLE_LAYOUT[:4])
MONEY = sum(part.length for part in TABLE_LAYOUT[:9])
WAITING = MONEY + 3 * CARDS
BOARDS = WAITING + TILES + KINDS
BOARD = sum(part.length for part in BOARD_LAYOUT)
RESERVE = 3 + KINDS
PALACE = RESERVE + TILES
MAP = PALACE + TILES


def observation_layout(seats: int) -> tuple[Part, ...]:
    """Return the layout of the numbers, in order."""
    boards = [part.of(f"board {number}") for number in range(1, seats + 1) for part in BOARD_LAYOUT]
    return (*TABLE_LAYOUT, *boards)


@rule
def observe(state: Record, seat: int, out: Features) -> None:
    """Fill `out` according to the layout for these seats."""
    out[:] = 0
    out[int(state.phase)] = not state.ended_by
    out[4] = state.scorings
    out[5] = state.bag
    out[6] = state.further
    write_market(state, out[MARKET:])
    write_money(state, state.players[seat], out[MONEY:])
    if state.bought:
        write_waiting(state, out[WAITING:])
    write_all(state.dirk_types, 0, out[WAITING + TILES :])
    for other in range(state.seats):
        write_board(state, clockwise(state, seat + other), out[BOARDS + BOARD * other :])


@rule
def write_market(state: Record, out: Features) -> None:
    """Write the market and the payment."""
    prices = SQUARES * KINDS
    walls = prices + SQUARES
    for square in range(SQUARES):
        tile = int(state.market[square])
        if tile != NONE:
            out[KINDS * square + int(TILE_TYPE[tile])] = 1
            out[prices + square] = TILE_PRICE[tile]
            for side in range(len(SIDES)):
                out[walls + len(SIDES) * square + side] = TILE_WALLS[tile] >> side & 1
    paying = walls + SQUARES * len(SIDES)
    if state.square != NONE:
        out[paying + int(state.square)] = 1
        out[paying + SQUARES] = state.paid


@rule
def write_money(state: Record, player: Record, out: Features) -> None:
    """Write the face-up money, the seat's own and the discards."""
    for place in range(MONEY_PLACES):
        if state.display[place] != NONE:
            out[int(state.display[place])] += 1
    write_all(player.hand, 0, out[CARDS:])
    write_all(state.discards, 0, out[2 * CARDS :])


@rule
def write_waiting(state: Record, out: Features) -> None:
    """Write the bought or awarded tiles that are still to be placed."""
    waiting = AWARDED + int(state.turn) if state.phase == AWARDS else BOUGHT
    for tile in range(TILES):
        out[tile] = state.where[tile] == waiting


@rule
def write_board(state: Record, seat: int, out: Features) -> None:
    """Write a board as in BOARD_LAYOUT."""
    player, cards = state.players[seat], 0
    for card in range(CARDS):
        cards += int(player.hand[card])
    out[0] = min(int(player.points), MOST)
    out[1] = seat == state.turn and not state.ended_by
    out[2] = cards
    write_all(player.types, 0, out[3:])
    for octet in range(7):  # two bits too many: 0s, overwritten by the palace next
        write_eight(int(player.reserve) >> 8 * octet, out[RESERVE + 8 * octet :])
    write_palace(player, out[PALACE:])


@rule
def write_palace(player: Record, out: Features) -> None:
    """Write the tiles of a palace and their places; the fountain is last and is not one of the 54 tiles."""
    out[TILES + WINDOW // 2] = 1
    for index in range(player.palace_size - 1):
        tile = int(player.palace[index])
        out[tile] = 1
        right, up = int(player.x[index]) + REACH, int(player.y[index]) + REACH
        if 0 <= right < ACROSS and 0 <= up < ACROSS:
            out[TILES + ACROSS * up + right] = 1 | TILE_WALLS[tile] << 1
