"""Money cards and the bag: everything that is drawn. Card 9 * currency + value - 1; every draw is uniform.

Decks have no stored order: the next card depends on the generator. So the only hidden parts of the record are
the generator, and the positions of the scoring cards if they were shuffled in.
"""

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import below
from riad.games.alhambra.rules.constants import (
    CARDS,
    COPIES,
    COPIES_TWO_PLAYERS,
    HIGHEST,
    MONEY_PLACES,
    PILES,
    SEVERAL_AT_MOST,
    STARTING_MONEY,
)
from riad.games.alhambra.rules.state import BAG, NONE, SHUFFLED_IN


@rule
def value_of(card: int) -> int:
    """Return the value of a card."""
    return card % HIGHEST + 1


@rule
def currency_of(card: int) -> int:
    """Return the currency of a card."""
    return card // HIGHEST


@rule
def give(player: Record, card: int) -> None:
    """Add a card to a hand."""
    player.hand[card] += 1
    player.money[currency_of(card)] += value_of(card)


@rule
def draw_tile(state: Record) -> int:
    """Draw a tile from the bag at random; NONE if it is empty. The caller assigns its new place."""
    if state.bag == 0:
        return NONE
    left = below(state, int(state.bag))
    state.bag -= 1
    tile = 0
    while left > 0 or state.where[tile] != BAG:
        left -= state.where[tile] == BAG
        tile += 1
    return tile


@rule
def draw_card(state: Record) -> int:
    """Draw a money card; NONE if there is none. An empty deck is refilled from the discards (AL-32)."""
    if state.deck_size == 0:
        for card in range(CARDS):
            state.deck[card] = state.discards[card]
            state.deck_size += state.discards[card]
            state.discards[card] = 0
    if state.deck_size == 0:
        return NONE
    left = below(state, int(state.deck_size))
    card = 0
    while left >= state.deck[card]:
        left -= int(state.deck[card])
        card += 1
    state.deck[card] -= 1
    state.deck_size -= 1
    return card


@rule
def make_deck(state: Record) -> None:
    """Fill the deck: three of each card, or two with two players (AL-60)."""
    copies = COPIES_TWO_PLAYERS if state.seats == 2 else COPIES
    state.deck_size = copies * CARDS
    for card in range(CARDS):
        state.deck[card] = copies
        state.discards[card] = 0


@rule
def deal_money(state: Record) -> None:
    """Deal to each player in seat order, card by card, up to a total of 20 or more (AL-2)."""
    for seat in range(state.seats):
        dealt = 0
        while dealt < STARTING_MONEY:
            card = draw_card(state)
            give(state.players[seat], card)
            dealt += value_of(card)


@rule
def pile_size(cards: int, pile: int) -> int:
    """Return the size of a pile: nearly equal piles, the first ones one card larger (AL-5)."""
    return cards // PILES + (pile < cards % PILES)


@rule
def hide_scoring_cards(state: Record) -> None:
    """Hide the scoring cards: A and B go on top of the second and fourth pile, or are shuffled in (AL-5)."""
    state.first_deck = state.deck_size
    for card in range(2):
        most = highest_place(state, card)
        deep = 0
        if state.shuffled_in == SHUFFLED_IN:
            deep = below(state, 1 + pile_size(int(state.first_deck), 1 + 2 * card))
        state.under[card] = most - deep


@rule
def highest_place(state: Record, card: int) -> int:
    """Return the number of money cards under a scoring card on top of its pile."""
    cards = int(state.first_deck)
    above = 0
    for pile in range(1 + 2 * card):
        above += pile_size(cards, pile)
    return cards - above


@rule
def scoring_card_due(state: Record) -> int:
    """Return the scoring card on top of the deck, or NONE."""
    for card in range(2):
        if state.under[card] == state.deck_size:
            return card
    return NONE


@rule
def lay_out_card(state: Record, card: int) -> None:
    """Insert a card into the face-up ones in order."""
    place = MONEY_PLACES - 1
    while state.display[place - 1] == NONE or state.display[place - 1] > card:
        state.display[place] = state.display[place - 1]
        place -= 1
        if place == 0:
            break
    state.display[place] = card


@rule
def refusal_to_take(state: Record, mask: int) -> int:
    """Return 0 if the face-up cards of a mask may be taken together, else 11 (AL-11).

    Masks contain the first of equal cards, so that every choice has exactly one number.
    """
    if mask < 1:
        return 11
    number, worth = 0, 0
    for place in range(MONEY_PLACES):
        card = int(state.display[place])
        if mask >> place & 1:
            if card == NONE:
                return 11
            number += 1
            worth += value_of(card)
            if place > 0 and state.display[place - 1] == card and not mask >> (place - 1) & 1:
                return 11
    return 11 if number > 1 and worth > SEVERAL_AT_MOST else 0


@rule
def several_may_be_taken(state: Record) -> bool:
    """Return whether the two lowest cards total little enough; rarely true, so most sets are skipped."""
    lowest, second = HIGHEST, HIGHEST
    for place in range(MONEY_PLACES):
        value = HIGHEST if state.display[place] == NONE else value_of(int(state.display[place]))
        second = min(second, max(lowest, value))
        lowest = min(lowest, value)
    return lowest + second <= SEVERAL_AT_MOST


@rule
def take_cards(state: Record, player: Record, mask: int) -> None:
    """Move face-up cards to a hand and close the gaps."""
    kept = 0
    for place in range(MONEY_PLACES):
        card = int(state.display[place])
        if mask >> place & 1:
            give(player, card)
        else:
            state.display[kept] = card
            kept += 1
    for place in range(kept, MONEY_PLACES):
        state.display[place] = NONE


@rule
def refusal_to_pay(state: Record, player: Record, card: int, price: int) -> int:
    """Return 0 if a card may be the next of a payment, else 12 (AL-12).

    Values never rise, and the amount paid, this card and all possible later cards must reach the price: those
    are the payments from which no card could be taken back.
    """
    if player.hand[card] == 0 or currency_of(card) != state.square or value_of(card) > state.lowest_paid:
        return 12
    reach = int(state.paid)
    for lower in range(currency_of(card) * HIGHEST, card + 1):
        reach += int(player.hand[lower]) * value_of(lower)
    return 0 if reach >= price else 12
