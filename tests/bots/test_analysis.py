"""The result of a search: its best action is that of the first candidate."""

import pickle

import pytest

from riad.bots.analysis import Analysis, Estimate


def estimate(action: int) -> Estimate:
    """Return an estimate whose numbers say nothing of its rank."""
    return Estimate(action, visits=action, winrate=0.5, margin=float(action), prior=0.25, line=(action, 1))


def test_the_best_action_is_that_of_the_first_candidate() -> None:
    assert Analysis(seat=1, visits=12, candidates=(estimate(3), estimate(9), estimate(0))).best == 3


def test_results_are_values() -> None:
    one, other = (Analysis(0, 4, (estimate(3),)) for _ in range(2))
    assert one == other != Analysis(1, 4, (estimate(3),))
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301  # our own
    with pytest.raises(AttributeError):
        one.seat = 1  # type: ignore[misc]  # it is frozen
