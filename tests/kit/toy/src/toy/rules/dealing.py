"""Drawing cards: every card left in the deck is equally likely."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import below
from toy.rules.constants import HIGHEST, MIDDLE, NONE


@rule
def draw_card(state: Record) -> int:
    """Remove a card from the deck and return it."""
    place = below(state, int(state.deck_size))
    for number in range(HIGHEST):
        place -= int(state.deck[number])
        if place < 0:
            state.deck[number] -= 1
            state.deck_size -= 1
            return number + 1
    return NONE


@rule
def fill_middle(state: Record) -> None:
    """Turn up a card at each empty place, while the deck lasts (TOY-3)."""
    for place in range(MIDDLE):
        if state.middle[place] == NONE and state.deck_size > 0:
            state.middle[place] = draw_card(state)
