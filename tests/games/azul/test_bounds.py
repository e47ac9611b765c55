"""The upper bounds of a game hold in the longest and the richest ones."""

import pytest

import riad
from riad.core.records import new_record
from riad.games.azul.bounds import most_decisions, most_points
from riad.games.azul.rules.scoring import bonus, tile_points
from riad.games.azul.rules.state import OPTIONS_RECORD, PLAYER


def test_a_full_wall_has_fewer_points_than_the_bound() -> None:
    player = new_record(PLAYER)
    points = 0
    for space in range(25):  # along the rows from the left
        player.wall |= 1 << space
        points += tile_points(player.wall, *divmod(space, 5))
    assert 141 + 45 == points + bonus(player) <= most_points(new_record(OPTIONS_RECORD)) == 240


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_drops_all_it_can_has_fewer_decisions_than_the_bound(seats: int) -> None:
    match = riad.new("azul", seats=seats, seed=1)
    while match.turn is not None:
        match.push(next((move for move in match.legal if move.endswith("f")), match.legal[0]))
    assert 0 < len(match.moves) < most_decisions(seats)
