"""The worth of a position by examples: each thing that a seat has adds its part."""

import pytest

from riad.games.alhambra.players.evaluation import tally, worth
from riad.match.match import Match
from tests.kit.positions.alhambra import Seat, position, push

NOTHING = Seat()


def before_a(*seats: Seat, turn: int) -> Match:
    """Return a position of three seats before scoring A."""
    return position(*seats, market="garden10 arcades10 chambers10 garden11", under=(9, 9), turn=turn)


def worth_of(seat: Seat, other: Seat = NOTHING) -> float:
    """Return the worth of a position to the first seat, when it is not its turn."""
    return float(worth(before_a(seat, other, NOTHING, turn=1).state, 0))


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (Seat(), 0),
        (Seat(points=7), 7),
        (Seat(hand="y9"), 9 * 0.17),
        (Seat(hand="y9 y9"), (12 + 6 / 2) * 0.17),  # what is over 12 of a currency counts half
        (Seat(hand="y9 b9"), 18 * 0.17),
        (Seat(reserve="tower11"), 0.4 * (1 + 0.35 * 6)),  # the first place for towers in A is 6
        (Seat(palace="tower11 0,1"), 6 + 0.35 * 6),
        (Seat(palace="tower11n 0,1"), 6 + 0.35 * 6 + 2),  # and a wall
        (Seat(palace="tower11 0,1  tower12 0,2"), 6 + 2 * 0.35 * 6),
    ],
)
def test_everything_a_seat_has_adds_its_part(seat: Seat, expected: float) -> None:
    assert worth_of(seat) == pytest.approx(expected)


def test_a_majority_is_worth_less_where_another_has_it() -> None:
    mine = Seat(palace="tower11 0,1")
    assert worth_of(mine, Seat(palace="tower12 0,1")) == pytest.approx(3 + 0.35 * 6)  # tied: half of 6
    assert worth_of(mine, Seat(palace="tower12 0,1  tower11n 0,2")) == pytest.approx(0.35 * 6)


def test_the_money_and_the_reserve_of_others_are_not_looked_at() -> None:
    assert worth_of(Seat(points=3), Seat(hand="y9 b9 g9", reserve="tower11")) == 3


def test_a_tile_being_paid_for_and_a_further_action_count_for_the_seat_to_act() -> None:
    """A garden in A is 5: it counts whole while it is paid for and until it is placed."""
    match = before_a(Seat(hand="y9 y1 g9"), NOTHING, NOTHING, turn=0)
    start = float(worth(match.state, 0))
    garden = 1 + 0.35 * 5
    push(match, "buy 1; pay y9")
    assert worth(match.state, 0) == pytest.approx(start + garden)  # the 9 paid count as before
    push(match, "pay y1")
    assert worth(match.state, 0) == pytest.approx(start + garden - 10 * 0.17 + 2.5)
    push(match, "stop; reserve garden10")
    assert worth(match.state, 0) == pytest.approx(start + 0.4 * garden - 10 * 0.17)


def test_the_tally_is_the_points_after_the_next_scoring() -> None:
    match = before_a(Seat(palace="tower11n 0,1", hand="y9", points=3), NOTHING, NOTHING, turn=0)
    assert tally(match.state, 0) == 3 + 6 + 1
