"""Hidden information: the order of the tiles in the bag."""

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import seed_with


@rule
def reshuffle(state: Record, seat: int, seed: np.uint64) -> None:  # noqa: ARG001  # part of the contract
    """Reshuffle the bag by a new generator: only the bag's order is hidden, from every seat."""
    seed_with(state, seed)
