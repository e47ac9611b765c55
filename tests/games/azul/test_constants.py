"""The box of Azul has what the second implementation says."""

from itertools import accumulate

import pytest

from riad.games.azul.rules.constants import (
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    COLUMN_SPACES,
    FLOOR_LOSS,
    FLOOR_SPACES,
    LETTERS,
    MOST_DISPLAYS,
    MOST_SEATS,
    ROW_BONUS,
    ROW_SPACES,
    SIZE,
    TILES_PER_COLOUR,
    TILES_PER_DISPLAY,
)
from tests.games.azul import reference

rules = pytest.mark.rules


def test_tiles_and_displays_are_those_of_the_box() -> None:
    assert [*LETTERS] == reference.COLOURS
    assert [name[0] for name in COLOURS if name != "black"] == [letter for letter in LETTERS if letter != "k"]
    assert TILES_PER_COLOUR * len(COLOURS) == 100
    assert (TILES_PER_COLOUR, TILES_PER_DISPLAY) == (
        reference.TILES_OF_EACH_COLOUR,
        reference.TILES_ON_A_DISPLAY,
    )
    assert reference.DISPLAYS[MOST_SEATS] == MOST_DISPLAYS == max(reference.DISPLAYS.values())


@rules("AZ-33")
def test_the_floor_line_costs_what_is_printed_below_it() -> None:
    assert [-cost for cost in FLOOR_LOSS] == [0, *accumulate(reference.FLOOR_POINTS)]
    assert len(reference.FLOOR_POINTS) == FLOOR_SPACES


def test_masks_of_the_wall_are_a_row_and_a_column() -> None:
    spaces = [(row, column) for row in range(SIZE) for column in range(SIZE)]
    row = [place for place in spaces if ROW_SPACES >> (SIZE * place[0] + place[1]) & 1]
    column = [place for place in spaces if COLUMN_SPACES >> (SIZE * place[0] + place[1]) & 1]
    assert row == [(0, number) for number in range(5)]
    assert column == [(number, 0) for number in range(5)]
    assert max(ROW_SPACES, COLUMN_SPACES) < 1 << SIZE * SIZE


@rules("AZ-51")
def test_the_bonuses() -> None:
    assert (ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS) == (2, 7, 10)
