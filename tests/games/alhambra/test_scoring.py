"""Majorities and walls of Alhambra by example (AL-40 to AL-43); see test_between_turns.py for Dirk."""

import pytest

from riad.games.alhambra.rules.constants import PLACE_POINTS
from riad.games.alhambra.rules.longest_wall import longest_wall
from riad.games.alhambra.rules.scoring import score
from riad.match.match import Match
from tests.kit.positions.alhambra import Seat, position

rules = pytest.mark.rules
A, B, END = range(3)
MARKET = "arcades10 garden10 arcades9 garden11"
"""Tiles that the examples do not need."""
TOWERS = [
    "tower8nes",
    *(f"tower{name}" for name in ("12", "11", "13e", "11n", "11s", "10w", "9nw", "9ne", "9es")),
]


def table(*palaces: str, reserve: str = "") -> Match:
    """Return a match of players with these palaces; the first has tiles in the reserve."""
    first, *others = palaces
    seats = [Seat(palace=first, reserve=reserve), *(Seat(palace=tiles) for tiles in others)]
    return position(*seats, market=MARKET)


def majorities(match: Match, scoring: int) -> tuple[int, ...]:
    """Return the points of each player for tiles: all points without those for the wall."""
    walls = [longest_wall(match.state, seat) for seat in range(match.seats)]
    score(match.state, scoring)
    return tuple(points - wall for points, wall in zip(match.points, walls, strict=True))


# The examples of the rulebook


@rules("AL-40", "AL-41")
def test_most_chambers_score_4_in_a() -> None:
    match = table("chambers11 chambers10", "chambers9w", "tower12")
    assert majorities(match, A) == (4, 0, 6)


@rules("AL-41")
def test_towers_score_13_and_6_in_b() -> None:
    match = table("tower11 tower12", "tower13e tower11n tower11s", "tower10w", "")
    assert majorities(match, B) == (6, 13, 0, 0)


@rules("AL-42")
def test_two_tied_on_towers_in_b_take_9_each() -> None:
    match = table("tower11 tower12", "tower13e", "tower11n tower11s")
    assert majorities(match, B) == (9, 0, 9)


@rules("AL-41")
def test_pavilions_score_16_8_1_at_the_end() -> None:
    match = table("pavilion8", "pavilion7e pavilion6n", "pavilion5nw pavilion4es pavilion3sw", "")
    assert majorities(match, END) == (1, 8, 16, 0)


@rules("AL-42")
def test_three_tied_first_for_towers_at_the_end_take_13_each() -> None:
    match = table("tower11", "tower12", "tower13e", "")
    assert majorities(match, END) == (13, 13, 13, 0)


@rules("AL-42")
def test_two_tied_for_pavilions_in_a_take_nothing() -> None:
    match = table("pavilion8", "pavilion7e", "")
    assert majorities(match, A) == (0, 0, 0)


# Others


@rules("AL-41")
def test_the_points_grow_by_one_for_each_following_type() -> None:
    for kind in range(6):
        assert PLACE_POINTS[A, kind].tolist() == [1 + kind, 0, 0]
        assert PLACE_POINTS[B, kind].tolist() == [8 + kind, 1 + kind, 0]
        assert PLACE_POINTS[END, kind].tolist() == [16 + kind, 8 + kind, 1 + kind]


@rules("AL-40")
def test_tiles_in_the_reserve_do_not_count() -> None:
    match = table("seraglio9", "seraglio8s seraglio7w", "", reserve="seraglio6es seraglio5sw tower13e")
    assert majorities(match, B) == (2, 9, 0)


@rules("AL-40")
def test_prices_do_not_count() -> None:
    assert majorities(table("chambers11", "chambers6es chambers5nsw", ""), A) == (0, 4, 0)
    assert majorities(table("chambers11", "chambers6es", ""), A) == (2, 2, 0)


@rules("AL-40")
@pytest.mark.parametrize("scoring", [A, B, END])
def test_nobody_scores_a_type_that_nobody_has(scoring: int) -> None:
    """A player without tiles of the type does not take a free place either."""
    assert majorities(table("", "", ""), scoring) == (0, 0, 0)
    assert majorities(table("tower12", "", ""), scoring) == ((6, 13, 21)[scoring], 0, 0)


@rules("AL-42")
@pytest.mark.parametrize(
    ("scoring", "towers", "points"),
    [
        (END, (2, 2, 1), (17, 17, 6)),  # they fill the first two places: 34 shared
        (END, (2, 1, 1), (21, 9, 9)),  # 19 shared, rounded down
        (END, (2, 1, 1, 1), (21, 6, 6, 6)),
        (END, (1, 1, 1, 1), (10, 10, 10, 10)),
        (END, (1, 1, 1, 1, 1), (8, 8, 8, 8, 8)),
        (END, (1, 1, 1, 1, 1, 1), (6, 6, 6, 6, 6, 6)),
        (END, (3, 2, 1, 1), (21, 13, 3, 3)),
        (END, (3, 3, 2, 2), (17, 17, 3, 3)),
        (B, (1, 1, 1), (6, 6, 6)),
        (B, (3, 2, 2), (13, 3, 3)),
        (B, (2, 2, 1), (9, 9, 0)),
        (A, (1, 1, 1), (2, 2, 2)),
        (A, (1, 1, 1, 1), (1, 1, 1, 1)),
        (A, (2, 1, 1), (6, 0, 0)),
    ],
)
def test_tied_players_share_the_places_they_fill(
    scoring: int, towers: tuple[int, ...], points: tuple[int, ...]
) -> None:
    supply = iter(TOWERS)
    match = table(*(" ".join(next(supply) for _ in range(number)) for number in towers))
    assert majorities(match, scoring) == points


@rules("AL-40")
def test_every_type_is_scored_and_points_add_up() -> None:
    match = table("pavilion8 tower12", "seraglio9 chambers11", "tower11")
    score(match.state, A)
    score(match.state, END)
    assert match.points == (1 + 3 + 16 + 17, 2 + 4 + 17 + 19, 3 + 17)


# Walls


@rules("AL-43")
def test_everyone_scores_a_wall() -> None:
    match = table("tower11n 0,1", "tower9ne 0,1", "tower7new 0,1")
    score(match.state, A)
    assert match.points == (2 + 1, 2 + 2, 2 + 3)
