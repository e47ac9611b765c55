"""The record of a game of Azul: small, with the options of its table."""

import numpy as np
import pytest

import riad
from riad.games.azul.rules.constants import MOST_DISPLAYS, SIZE
from riad.games.azul.rules.state import CENTRE, COLOURED, FLOOR, GREY, NONE, OPTIONS, STATE, TOKEN

rules = pytest.mark.rules


def test_the_state_is_small() -> None:
    assert STATE.itemsize <= 320


@rules("AZ-1", "AZ-2")
def test_the_options_of_a_table_are_in_it() -> None:
    assert [(option.name, option.rule) for option in OPTIONS] == [("wall", "AZ-1"), ("first", "AZ-2")]
    for wall, grey in (("coloured", COLOURED), ("grey", GREY)):
        state = riad.new("azul", seats=4, seed=1, wall=wall, first=3).state
        assert (state.grey, state.start, state.turn) == (grey, 3, 3)


def test_colours_are_neither_the_token_nor_nothing_and_lines_not_the_floor() -> None:
    assert len({NONE, TOKEN, *range(SIZE)}) == SIZE + 2
    assert FLOOR not in range(SIZE)
    assert [source for source in range(1 + MOST_DISPLAYS) if source != CENTRE] == [*range(1, 10)]
    state = riad.new("azul", seats=4, seed=1).state
    assert len(state.sources) == 1 + MOST_DISPLAYS
    assert np.iinfo(state.dtype["bag"]).max > 20 * (1 << 24), "a count of 20 in the highest six bits fits"
