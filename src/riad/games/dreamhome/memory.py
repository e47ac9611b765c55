"""Perfect recall in Dream Home: every roof card was visible on the track or as a discard before its pile."""

import random

import numpy as np
import numpy.typing as npt

from riad.core.memory import NoMemory
from riad.core.records import Record
from riad.games.dreamhome.rules.constants import ROOFS


class RoofPiles(NoMemory):
    """Everybody's piles of roofs: the state has them, so nothing else is recorded."""

    def __init__(self, seats: int) -> None:
        self.size = seats * ROOFS

    def tell(self, state: Record, seat: int) -> npt.NDArray[np.float32]:
        """Return each pile by kind."""
        seats = int(state.seats)
        piles = [state.players[(seat + other) % seats].roofs for other in range(seats)]
        return np.concatenate(piles).astype(np.float32)

    def recall(self, world: Record, state: Record, seat: int, chance: random.Random) -> None:  # noqa: ARG002
        """Restore the piles."""
        world.specials[:] = state.specials
        for other in range(state.seats):
            world.players[other].roofs[:] = state.players[other].roofs


def memory(seats: int) -> RoofPiles:
    """Return the memory of a game."""
    return RoofPiles(seats)
