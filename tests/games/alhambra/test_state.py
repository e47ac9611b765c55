"""The record of a game of Alhambra: places and phases are told apart, and any palace has room."""

import pytest

import riad
from riad.games.alhambra.rules import state as names
from riad.games.alhambra.rules.constants import MOST_SEATS, TILES
from riad.games.alhambra.rules.state import MOST_SPOTS, NODES, ON_TOP, OPTIONS, SHUFFLED_IN, STATE

rules = pytest.mark.rules


def test_a_tile_is_in_one_place() -> None:
    places = {names.BAG, names.MARKET, names.BOUGHT, names.DIRK, names.UNBUILT}
    for seat in range(MOST_SEATS):
        places |= {names.PALACE + seat, names.RESERVE + seat, names.AWARDED + seat}
    assert len(places) == 5 + 3 * MOST_SEATS
    assert max(places) <= 127


def test_phases_are_told_apart() -> None:
    assert len({names.ACTION, names.PAYMENT, names.PLACING, names.AWARDS}) == 4


def test_there_is_room_for_the_palace_with_the_most_spots() -> None:
    """All tiles in a row have two spots each and one at either end; every seat has a fountain of its own."""
    row = [(x, 0) for x in range(TILES + 1)]
    around = {(x + dx, y + dy) for x, y in row for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - {*row}
    assert len(around) < MOST_SPOTS
    assert TILES + MOST_SEATS == NODES == len(riad.new("alhambra", seed=1).state.foot)
    assert STATE.itemsize % 8 == 0


@rules("AL-2", "AL-5")
def test_the_options_of_a_table_are_in_it() -> None:
    assert [(option.name, option.rule) for option in OPTIONS] == [
        ("scoring_cards", "AL-5"),
        ("open_hands", "AL-2"),
    ]
    for cards, shuffled in (("on_top", ON_TOP), ("shuffled_in", SHUFFLED_IN)):
        state = riad.new("alhambra", seed=1, scoring_cards=cards, open_hands=True).state
        assert (state.shuffled_in, state.open_hands) == (shuffled, 1)
