"""Between turns: refilling, scorings, Dirk's tiles, and the end (AL-30 to AL-33, AL-50 to AL-54, AL-62)."""

from riad.core.defaults import clockwise
from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import next_bits
from riad.games.alhambra.rules.constants import DIRK_TILES, HIGHEST, MONEY_PLACES, SQUARES, TILE_TYPE, TILES
from riad.games.alhambra.rules.money import draw_card, draw_tile, lay_out_card, scoring_card_due
from riad.games.alhambra.rules.scoring import score
from riad.games.alhambra.rules.state import ACTION, AWARDED, AWARDS, DIRK, MARKET, NONE, UNBUILT

MOST_IDLE = 100  # enough for any table


@rule
def start_turn(state: Record) -> None:
    """Start a turn: the seat has one action and no purchase (AL-10)."""
    state.turn_number += 1
    state.phase = ACTION
    state.further = 0
    state.bought = 0
    state.redesigned = 0
    state.square = NONE
    state.paid = 0
    state.lowest_paid = HIGHEST


@rule
def end_turn(state: Record) -> None:
    """End a turn: market, money, scorings with Dirk's tiles, then possibly the game (AL-33)."""
    nothing_new = state.redesigned or state.passes
    state.idle = min(int(state.idle) + 1, MOST_IDLE) if nothing_new else 0
    refill_market(state)
    due = refill_money(state)
    for scoring in range(2):
        if due >> scoring & 1:
            score(state, scoring)
            if state.seats == 2:  # AL-62
                give_dirk(state, DIRK_TILES if scoring == 0 else int(state.bag) // 3)
    state.turn = clockwise(state, int(state.turn) + 1)
    gap = market_has_gap(state)  # AL-50
    if gap or state.passes == state.seats:  # AL-17
        end_game(state, 50 if gap else 17)
    else:
        start_turn(state)


@rule
def refill_market(state: Record) -> None:
    """Refill every free square with a tile from the bag, the lowest first (AL-30)."""
    for square in range(SQUARES):
        if state.market[square] == NONE:
            tile = draw_tile(state)
            if tile != NONE:
                state.where[tile] = MARKET
                state.market[square] = tile


@rule
def market_has_gap(state: Record) -> bool:
    """Return whether a square stayed empty (AL-50)."""
    gaps = 0
    for square in range(SQUARES):
        gaps += state.market[square] == NONE
    return gaps > 0


@rule
def refill_money(state: Record) -> int:
    """Refill to four money cards (AL-30), set scoring cards aside (AL-31) and return their mask."""
    due = 0
    while state.display[MONEY_PLACES - 1] == NONE:
        scoring = scoring_card_due(state)
        if scoring != NONE:
            state.under[scoring] = NONE
            due |= 1 << scoring
            continue
        card = draw_card(state)
        if card == NONE:  # AL-32: the display stays short
            break
        lay_out_card(state, card)
    return due


@rule
def give_dirk(state: Record, number: int) -> None:
    """Give Dirk tiles from the bag, or as many as are left (AL-62)."""
    for _ in range(number):
        tile = draw_tile(state)
        if tile != NONE:
            to_dirk(state, tile)


@rule
def to_dirk(state: Record, tile: int) -> None:
    """Give Dirk a tile."""
    state.where[tile] = DIRK
    state.dirk_types[TILE_TYPE[tile]] += 1


@rule
def end_game(state: Record, number: int) -> None:
    """Award the market's tiles, let players build them in turn order, then do the final scoring."""
    state.ending = number
    next_bits(state)  # awards reveal who is rich: like a draw, they end undo
    for square in range(SQUARES):
        tile = int(state.market[square])
        if tile != NONE:
            state.market[square] = NONE
            richest = richest_in(state, square)
            state.where[tile] = UNBUILT if richest == NONE else AWARDED + richest
    build_awards(state, int(state.turn))


@rule
def richest_in(state: Record, currency: int) -> int:
    """Return the seat with the most money in a currency; NONE if tied, or if no seat has any (AL-51)."""
    richest, most = NONE, 0
    for seat in range(state.seats):
        money = int(state.players[seat].money[currency])
        if money > most:
            richest, most = seat, money
        elif money == most:
            richest = NONE
    return richest


@rule
def build_awards(state: Record, seat: int) -> None:
    """Let the next seat place its awarded tiles (AL-52); with none left, do the final scoring (AL-53)."""
    for _ in range(state.seats):
        waiting = 0
        for tile in range(TILES):
            waiting += state.where[tile] == AWARDED + seat
        if waiting:
            state.phase = AWARDS
            state.turn = seat
            state.bought = waiting
            return
        seat = clockwise(state, seat + 1)
    score(state, 2)
    state.ended_by = state.ending
