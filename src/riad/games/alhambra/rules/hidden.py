"""Hidden information: the order of the decks, and the money in the others' hands."""

import numpy as np

from riad.core.defaults import clockwise
from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import below, seed_with
from riad.games.alhambra.rules.constants import CARDS, HIGHEST, SQUARES, TILE_PRICE
from riad.games.alhambra.rules.money import draw_card, give, highest_place, pile_size, value_of
from riad.games.alhambra.rules.state import NONE, PAYMENT


@rule
def reshuffle(state: Record, seat: int, seed: np.uint64) -> None:
    """Redraw the generator, the places of shuffled-in scoring cards, and the others' money unless open."""
    seed_with(state, seed)
    for scoring in range(2):
        if state.shuffled_in and state.under[scoring] != NONE:
            top = highest_place(state, scoring)
            bottom = top - pile_size(int(state.first_deck), 1 + 2 * scoring)
            top = min(top, int(state.deck_size))
            state.under[scoring] = bottom + below(state, top - bottom + 1)
    if not state.open_hands:
        redraw_hands(state, seat)


@rule
def redraw_hands(state: Record, seat: int) -> None:
    """Mix the other hands with the deck and deal each as many cards as it had."""
    for other in range(state.seats):
        if other != seat:
            for card in range(CARDS):
                state.deck[card] += state.players[other].hand[card]
                state.deck_size += state.players[other].hand[card]
    paying = state.phase == PAYMENT and state.turn != seat
    first = int(state.turn) if paying else 0  # the payer is dealt first, from all the cards
    for place in range(first, first + int(state.seats)):
        other = clockwise(state, place)
        if other != seat:
            player, held = state.players[other], 0
            for card in range(CARDS):
                held += int(player.hand[card])
                player.hand[card] = 0
            for currency in range(SQUARES):
                player.money[currency] = 0
            if paying and other == first:
                held -= deal_payment(state, player)
            for _ in range(held):
                give(player, draw_card(state))


@rule
def deal_payment(state: Record, player: Record) -> int:
    """Give the payer the fewest cards that complete the payment, as is certain (AL-12); return how many."""
    price, reach, dealt = int(TILE_PRICE[state.market[state.square]]), int(state.paid), 0
    card = HIGHEST * int(state.square) + min(int(state.lowest_paid), HIGHEST) - 1
    while reach < price and card >= HIGHEST * state.square:
        if state.deck[card]:
            state.deck[card] -= 1
            state.deck_size -= 1
            give(player, card)
            reach += value_of(card)
            dealt += 1
        else:
            card -= 1
    return dealt
