"""The start of a game: tiles, money, palaces and the first player (AL-1 to AL-5)."""

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import seed_with
from riad.games.alhambra.rules.between_turns import give_dirk, refill_market, start_turn
from riad.games.alhambra.rules.constants import CARDS, DIRK_TILES, MONEY_PLACES, SQUARES, TILES
from riad.games.alhambra.rules.money import (
    deal_money,
    draw_card,
    hide_scoring_cards,
    lay_out_card,
    make_deck,
    value_of,
)
from riad.games.alhambra.rules.palace import start_palace
from riad.games.alhambra.rules.state import BAG, NONE


@rule
def setup(state: Record, seats: int, options: Record, seed: np.uint64) -> None:
    """Make `state` the start of a game."""
    seed_with(state, seed)
    clear(state)
    state.seats = seats
    state.shuffled_in = options.scoring_cards
    state.open_hands = options.open_hands
    for seat in range(seats):
        start_palace(state, seat)
    refill_market(state)  # AL-1
    if seats == 2:
        give_dirk(state, DIRK_TILES)  # AL-62
    make_deck(state)
    deal_money(state)
    state.turn = starting_seat(state)
    for _ in range(MONEY_PLACES):  # AL-4
        lay_out_card(state, draw_card(state))
    hide_scoring_cards(state)
    start_turn(state)


@rule
def clear(state: Record) -> None:
    """Clear everything of an earlier game."""
    for seat in range(len(state.players)):
        clear_player(state.players[seat])
    for node in range(len(state.foot)):
        state.foot[node] = 0
        state.touched[node] = 0
        for side in range(state.near.shape[1]):
            state.near[node, side] = NONE
            state.beside[node, side] = 0
    for tile in range(TILES):
        state.where[tile] = BAG
    state.bag = TILES
    for place in range(MONEY_PLACES):
        state.display[place] = NONE
    for square in range(SQUARES):
        state.market[square] = NONE
    for kind in range(len(state.dirk_types)):
        state.dirk_types[kind] = 0
    state.dirk_points = 0
    state.scorings = 0
    state.turn_number = 0
    state.idle = 0
    state.passes = 0
    state.ending = 0
    state.ended_by = 0


@rule
def clear_player(player: Record) -> None:
    """Clear a player's money, tiles and points."""
    player.points = 0
    player.reserve = 0
    player.removable = 0
    player.palace_size = 0
    player.spots = 0
    for currency in range(SQUARES):
        player.money[currency] = 0
    for card in range(CARDS):
        player.hand[card] = 0
    for kind in range(len(player.types)):
        player.types[kind] = 0
    for index in range(len(player.palace)):
        player.palace[index] = 0
        player.x[index] = 0
        player.y[index] = 0
    for spot in range(len(player.spot)):
        player.spot[spot] = 0
        player.beside[spot] = 0


@rule
def starting_seat(state: Record) -> int:
    """Return the starting seat: fewest cards, then the lowest sum, then the lowest seat (AL-3)."""
    best, fewest, lowest = 0, 1000, 0
    for seat in range(state.seats):
        player, cards, worth = state.players[seat], 0, 0
        for card in range(CARDS):
            cards += int(player.hand[card])
            worth += int(player.hand[card]) * value_of(card)
        if cards < fewest or (cards == fewest and worth < lowest):
            best, fewest, lowest = seat, cards, worth
    return best
