"""Hidden information: the order of the deck, and the others' hidden cards."""

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import seed_with
from toy.rules.dealing import draw_card


@rule
def reshuffle(state: Record, seat: int, seed: np.uint64) -> None:
    """Redraw everything hidden from the seat."""
    seed_with(state, seed)
    if state.over:
        return
    for other in range(state.seats):
        if other != seat:
            state.deck[state.players[other].hidden - 1] += 1
            state.deck_size += 1
    for other in range(state.seats):
        if other != seat:
            state.players[other].hidden = draw_card(state)
