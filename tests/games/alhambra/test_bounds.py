"""The upper bounds of a game hold in the longest and the richest ones."""

import pytest

import riad
from riad.core.records import new_record
from riad.games.alhambra.bounds import most_decisions, most_points
from riad.games.alhambra.rules.constants import TILE_NAMES
from riad.games.alhambra.rules.state import OPTIONS_RECORD

IDLE = ("store", "swap", "build", "pass")


def test_the_most_points_are_every_first_place_and_all_walls_three_times() -> None:
    first_places = sum(range(1, 7)) + sum(range(8, 14)) + sum(range(16, 22))
    walls = sum(len(name.rstrip("nesw")) < len(name) for name in TILE_NAMES)
    assert most_points(new_record(OPTIONS_RECORD)) > first_places + 3 * walls


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_game_that_idles_where_it_can_has_fewer_decisions_than_the_bound(seats: int) -> None:
    """As in the tests of AL-17, only so many turns in a row can be idle."""
    match = riad.new("alhambra", seats=seats, seed=1)
    while match.turn is not None:
        match.push(next((move for move in match.legal if move.startswith(IDLE)), match.legal[0]))
    assert 100 < len(match.moves) < most_decisions(seats)
