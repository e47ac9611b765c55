"""The start of a game."""

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import seed_with
from toy.rules.constants import COPIES, HIGHEST, MOST_SEATS, NONE
from toy.rules.dealing import draw_card, fill_middle
from toy.rules.state import LIMITS


@rule
def setup(state: Record, seats: int, options: Record, seed: np.uint64) -> None:
    """Make `state` the start of a game: a hidden card for each seat, two in the middle (TOY-1)."""
    seed_with(state, seed)
    state.seats = seats
    state.limit = LIMITS[options.limit]
    state.deck[:] = COPIES
    state.deck_size = COPIES * HIGHEST
    state.middle[:] = NONE
    state.turn = 0
    state.over = 0
    for seat in range(MOST_SEATS):
        player = state.players[seat]
        player.points = 0
        player.cards[:] = 0
        player.passed = 0
        player.hidden = draw_card(state) if seat < seats else NONE
    fill_middle(state)
