"""Result of a search: the actions of a position in order, each with its expected result."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Estimate:
    """An action with a search's estimates."""

    action: int
    visits: int
    winrate: float
    """The estimated chance to win, from 0 to 1."""
    margin: float
    """The seat's expected lead in points over the best other seat."""
    prior: float
    """Prior probability, before any visit; all priors of a position sum to 1."""
    line: tuple[int, ...]
    """The expected actions, starting with this one."""


@dataclass(frozen=True)
class Analysis:
    """The result for a position: candidates, the best first."""

    seat: int
    visits: int
    candidates: tuple[Estimate, ...]

    @property
    def best(self) -> int:
        """The action to make."""
        return self.candidates[0].action
