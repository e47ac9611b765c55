"""The longest unbroken outer wall of a palace, by examples (AL-43); test_palaces.py has palaces at random."""

import pytest

from riad.games.alhambra.rules.constants import PLACE_POINTS, TILE_NAMES
from riad.games.alhambra.rules.longest_wall import longest_wall
from riad.games.alhambra.rules.scoring import score
from riad.match.match import Match
from tests.games.alhambra.builder import Builder
from tests.games.alhambra.test_palace import built
from tests.kit.positions.alhambra import Seat, position

rules = pytest.mark.rules
END = 2


def majority(match: Match) -> int:
    """Return the points of the first player for tiles at the end, where no other player has any."""
    types = match.state.players[0].types
    return sum(int(PLACE_POINTS[END, kind, 0]) for kind in range(6) if types[kind])


def wall_of(builder: Builder) -> int:
    return int(longest_wall(builder.state, builder.seat))


@rules("AL-43")
@pytest.mark.parametrize(
    ("palace", "wall"),
    [
        ("", 0),
        ("tower12 0,1", 0),
        ("tower11n 0,1", 1),
        ("tower9ne 0,1", 2),  # round a corner
        ("tower7new 0,1", 3),
        ("tower11n 0,1  pavilion6n 1,1", 2),  # straight on
        ("tower11n 0,1  pavilion6n 1,1  tower10w -1,0  seraglio8s 0,-1", 2),  # a second wall does not add up
        ("tower12 1,0  pavilion7e 0,1  chambers9w 1,1", 0),  # a wall between two tiles is inner
        ("tower12 1,0  pavilion7e 0,1  tower9nw 1,1", 1),  # only its north side is outer
        ("tower7new 0,1  arcades4nes 1,0", 6),  # into a corner
        ("tower7new 0,1  arcades4nes 1,0  seraglio3esw 0,-1", 9),
        ("tower7new 0,1  arcades4nes 1,0  seraglio3esw 0,-1  chambers5nsw -1,0", 12),  # closed
        ("tower7new 0,1  arcades4nes 1,0  seraglio3esw 0,-1  chambers8nw -1,0", 11),  # one gap
        ("arcades4nes 1,0  chambers5nsw -1,0", 3),  # two walls with the fountain's open sides between
    ],
)
def test_the_longest_outer_wall(palace: str, wall: int) -> None:
    match = position(Seat(palace=palace), Seat(), Seat(), market="arcades10 garden10 arcades9 garden11")
    assert longest_wall(match.state, 0) == wall
    before = majority(match)
    score(match.state, END)
    assert match.points == (before + wall, 0, 0)


@rules("AL-43")
def test_a_closed_wall_counts_in_full() -> None:
    cross = {(0, 1): "pavilion2new", (1, 0): "arcades4nes", (0, -1): "seraglio3esw", (-1, 0): "chambers5nsw"}
    builder = built(cross)
    assert wall_of(builder) == 12
    for cell, left in (((-1, 0), 9), ((0, 1), 6)):
        builder.take_away(cell)
        assert wall_of(builder) == left


@rules("AL-43")
def test_a_wall_between_two_tiles_counts_nothing() -> None:
    builder = built({(0, 1): "pavilion7e", (1, 0): "pavilion8"})
    assert wall_of(builder) == 1
    builder.lay(TILE_NAMES.index("seraglio7w"), (1, 1))
    assert wall_of(builder) == 0
