"""Perfect recall beyond the view: what a seat that forgets nothing knows, and its possible worlds.

Views and observations contain only the information visible now. A player who remembers everything may know
more, such as a card that was visible before it went face down. A world for such a player must agree with that
as well as with the view.
"""

import random
from typing import Protocol

import numpy as np
import numpy.typing as npt

from riad.core.records import Record


class Memory(Protocol):
    """Memory of a game; one object serves every seat."""

    size: int
    """Number of values that `tell` writes."""

    def deal(self, state: Record) -> None:
        """Start a game."""

    def note(self, before: Record, after: Record) -> None:
        """Record an action."""

    def tell(self, state: Record, seat: int) -> npt.NDArray[np.float32]:
        """Return the memory as numbers, the seat's own things first and then clockwise."""

    def recall(self, world: Record, state: Record, seat: int, chance: random.Random) -> None:
        """Make a reshuffled world agree with what the seat remembers of the state."""

    def copy(self) -> "Memory":
        """Return a copy of the memory."""


class NoMemory:
    """Memory of a game where everything once seen stays visible, so that there is nothing to remember."""

    size = 0

    def deal(self, state: Record) -> None:
        """Do nothing."""

    def note(self, before: Record, after: Record) -> None:
        """Do nothing."""

    def tell(self, state: Record, seat: int) -> npt.NDArray[np.float32]:  # noqa: ARG002  # part of the protocol
        """Return no numbers."""
        return np.zeros(0, np.float32)

    def recall(self, world: Record, state: Record, seat: int, chance: random.Random) -> None:
        """Do nothing: the world agrees already."""

    def copy(self) -> "NoMemory":
        """Return the memory itself: it has no content."""
        return self


def memory(seats: int) -> Memory:  # noqa: ARG001  # part of the contract
    """Return the memory of a game where nothing seen is ever hidden again."""
    return NoMemory()
