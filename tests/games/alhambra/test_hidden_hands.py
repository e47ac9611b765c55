"""Hands as they could have been dealt (AL-2)."""

import pytest

from riad.games.alhambra.hidden_hands import share_of_orders


@pytest.mark.parametrize(
    ("dealt", "share"),
    [
        (("y9", "g9"), 0),  # 18 is not enough
        (("y9", "g9", "b2"), 1),  # 20, and 18 without the smallest
        (("y9", "g9", "b9"), 1),
        (("y9", "g9", "b9", "o2"), 0),  # the deal would have stopped earlier
        (("y9", "g9", "b1", "o4"), 3 / 4),  # the 1 was not the last
    ],
)
def test_how_likely_a_hand_was_dealt(dealt: tuple[str, ...], share: float) -> None:
    assert share_of_orders([int(name[1]) for name in dealt]) == share
