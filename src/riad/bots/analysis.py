"""Result of a search: the actions of a position in order, each with its expected result."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Candidate:
    """An action as a search sees it."""

    action: int
    visits: int
    winrate: float
    """The chance to win, from 0 to 1, as the search estimates it."""
    margin: float
    """The points by which the seat is expected to be ahead of the best other seat."""
    prior: float
    """Prior probability, before any visit; all priors of a position sum to 1."""
    line: tuple[int, ...]
    """The actions that the search expects, this one first."""


@dataclass(frozen=True)
class Analysis:
    """All that was found about a position: the best candidate first."""

    seat: int
    visits: int
    candidates: tuple[Candidate, ...]
    settled: dict[str, Any] = field(default_factory=dict)

    @property
    def best(self) -> int:
        """The action to make."""
        return self.candidates[0].action
