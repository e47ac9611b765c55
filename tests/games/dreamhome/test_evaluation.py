"""The worth of a position by examples: each thing that a seat has adds its part."""

from typing import Any

import pytest

from riad.games.dreamhome.players.evaluation import tally, worth
from tests.kit.positions.dreamhome import EXAMPLE, EXAMPLE_ROOF, Seat, position, push

FREE = 5 * 0.15
"""An empty house has five spaces on the ground."""


def worth_of(seat: Seat, **more: Any) -> float:
    """Return the worth to a seat that has 8 rooms still to take, and not the marker, before its turn."""
    return float(worth(position(seat, **{"first": 1, **more}).state, 0))


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (Seat(), 0),
        (Seat(roofs=["red"]), 1.1),
        (Seat(roofs=["red"] * 5), 4 * 1.1 + 0.25),
        (Seat(beside=["drill", "jackhammer"]), 2 * 1.2),
        (Seat(beside=["roofer", "supplier", "handyman"]), 3 * 2.5),
        (Seat(beside=["interior_designer"]), 1.0),
        (Seat({"f1": "study"}), 2),  # it has one card only, and the space above it is free now
        (Seat({"f1": "bedroom"}), 1 + 0.3 * 3 + 0.6),  # a second card would bring 3 more
        (Seat({"f1": "bedroom", "f2": "bedroom"}), 4 + 0.6),
        (Seat({"f1": "bedroom", "f2": "study"}), 1 + 2 + 0.6),  # no space for a second card
        (Seat({"f1": "kitchen", "f2": "bathroom", "f3": "bedroom"}), 1 + 1 + 1 + 3 + 0.3 * 3),  # in f4
    ],
)
def test_everything_a_seat_has_adds_its_part(seat: Seat, expected: float) -> None:
    assert worth_of(seat) - FREE == pytest.approx(expected)


def test_the_marker_is_worth_something() -> None:
    assert worth_of(Seat(), first=0) - worth_of(Seat()) == pytest.approx(0.7)


def test_a_roof_that_cannot_be_complete_any_more_is_worth_nothing() -> None:
    """In round 11 two rooms are still to be taken."""
    seat = Seat(roofs=["red"])
    assert worth_of(seat, round_number=11) == pytest.approx(worth_of(Seat(), round_number=11))
    assert worth_of(Seat(roofs=["red"] * 2), round_number=11) > worth_of(Seat(), round_number=11)


def test_a_pile_counts_by_its_height_unless_roofs_are_open() -> None:
    one, other = Seat(roofs=["red"] * 4), Seat(roofs=["red", "brown", "grey", "green"])
    assert worth_of(one) == worth_of(other)
    assert worth_of(one, open_roofs=True) - worth_of(other, open_roofs=True) == 8 - 3


def test_the_room_in_hand_counts_where_it_fits_best() -> None:
    """A second bedroom makes 4 of 1; the column's special card is a roof, worth 1.1."""
    match = position(Seat({"f1": "bedroom"}), Seat(), track=("study", "bedroom red"))
    before = float(worth(match.state, 0))
    push(match, "take 2")
    assert worth(match.state, 0) == pytest.approx(before + 3 + 1.1)


def test_the_tally_is_the_points_of_the_house_and_at_the_end_of_the_roof_too() -> None:
    """The example of the rulebooks has 29 points, 4 of them for the roof."""
    seat = Seat(EXAMPLE, roofs=EXAMPLE_ROOF)
    assert tally(position(seat).state, 0) == 29 - 4
    ended = position(seat, stage="end").state
    assert ended.ended_by
    assert tally(ended, 0) == worth(ended, 0) == 29
