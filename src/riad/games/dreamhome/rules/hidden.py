"""Hidden information: the order of the decks, and the piles of roofs."""

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import seed_with
from riad.games.dreamhome.rules.constants import ROOFS
from riad.games.dreamhome.rules.dealing import draw


@rule
def reshuffle(state: Record, seat: int, seed: np.uint64) -> None:  # noqa: ARG001  # piles are hidden from all
    """Redraw the generator, and every roof pile unless the table shows them or the game is over."""
    seed_with(state, seed)
    if state.open_roofs or state.ended_by:
        return
    for other in range(state.seats):
        for roof in range(ROOFS):
            state.specials[roof] += state.players[other].roofs[roof]
    pool = 0
    for roof in range(ROOFS):
        pool += int(state.specials[roof])
    for other in range(state.seats):
        pile = state.players[other].roofs
        height = 0
        for roof in range(ROOFS):
            height += int(pile[roof])
            pile[roof] = 0
        for _ in range(height):
            pile[draw(state, state.specials, pool)] += 1
            pool -= 1
