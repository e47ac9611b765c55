"""Defaults: the order of seats, and points kept in a field of each player."""

import numpy as np
import pytest

import riad
from riad.core.defaults import clockwise, points, tally


@pytest.mark.parametrize(("place", "seat"), [(0, 0), (2, 2), (3, 0), (5, 2)])
def test_after_the_last_seat_comes_the_first(place: int, seat: int) -> None:
    assert clockwise(riad.new("azul", seats=3, seed=1).state, place) == seat


def test_points_are_the_field_of_each_player() -> None:
    state = riad.new("azul", seats=3, seed=1).state
    for seat in range(3):
        state.players[seat].points = 10 * seat
    out = np.zeros(3, np.int32)
    points(state, out)
    assert out.tolist() == [0, 10, 20]
    assert [tally(state, seat) for seat in range(3)] == [0.0, 10.0, 20.0]
