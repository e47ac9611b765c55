"""Points: the rulebook's examples, and a second formulation over many walls."""

import random
from collections.abc import Sequence

import pytest

from riad.core.records import new_record
from riad.games.azul.rules import scoring
from riad.games.azul.rules.constants import COLOURS, FLOOR_LOSS
from riad.games.azul.rules.state import PLAYER

rules = pytest.mark.rules


def mask(wall: Sequence[str]) -> int:
    """Return the mask of a wall drawn with x for tiles."""
    return sum(1 << (5 * row + column) for row in range(5) for column in range(5) if wall[row][column] == "x")


@rules("AZ-32")
@pytest.mark.parametrize(
    ("wall", "space", "points"),
    [
        (("..x..", ".....", "x....", ".....", "....."), (0, 2), 1),  # an isolated red tile
        ((".....", ".xxx.", ".....", ".....", "....."), (1, 3), 3),  # across
        (("..x..", "..x..", "..x..", ".....", "....."), (2, 2), 3),  # down
        ((".x...", ".x...", "xxxx.", ".....", "....."), (2, 1), 7),  # 4 across and 3 down
        (("xxxxx", "x....", "x....", "x....", "x...."), (0, 0), 10),
        (("x.x..", ".x...", "x.x..", ".....", "....."), (1, 1), 1),  # corners do not touch
        (("xx.xx", ".....", ".....", ".....", "....."), (0, 1), 2),  # a gap breaks the run
    ],
)
def test_the_points_of_a_tile(wall: Sequence[str], space: tuple[int, int], points: int) -> None:
    assert scoring.tile_points(mask(wall), *space) == points


@rules("AZ-32")
def test_tile_points_agree_with_a_walk_over_neighbours() -> None:
    chance = random.Random(1)
    for _ in range(5000):
        tiles = {(row, column) for row in range(5) for column in range(5) if chance.random() < 0.5}
        row, column = chance.randrange(5), chance.randrange(5)
        tiles.add((row, column))
        lengths = []
        for down, right in ((0, 1), (1, 0)):
            group, edge = {(row, column)}, [(row, column)]
            while edge:
                r, c = edge.pop()
                for near in ((r + down, c + right), (r - down, c - right)):
                    if near in tiles and near not in group:
                        group.add(near)
                        edge.append(near)
            lengths.append(len(group))
        expected = sum(length for length in lengths if length > 1) or 1
        wall = sum(1 << (5 * r + c) for r, c in tiles)
        assert scoring.tile_points(wall, row, column) == expected


@rules("AZ-33")
def test_the_floor_line_adds_up_its_printed_losses() -> None:
    printed = (1, 1, 2, 2, 2, 3, 3)
    assert tuple(sum(printed[:taken]) for taken in range(8)) == FLOOR_LOSS
    assert [scoring.after_floor(20, taken) for taken in range(8)] == [20, 19, 18, 16, 14, 12, 9, 6]
    assert scoring.after_floor(3, 7) == 0


@rules("AZ-51")
def test_bonuses_agree_with_counting_on_a_grid() -> None:
    chance = random.Random(2)
    for _ in range(2000):
        grid = [[chance.choice([None, *range(5)] + [row] * 8) for _ in range(5)] for row in range(5)]
        if chance.random() < 0.3:
            grid[chance.randrange(5)] = [chance.randrange(5) for _ in range(5)]
        player = new_record(PLAYER)
        for row in range(5):
            for column in range(5):
                colour = grid[row][column]
                if colour is not None:
                    player.wall |= 1 << (5 * row + column)
                    player.wall_of[colour] |= 1 << (5 * row + column)
        rows = sum(None not in row for row in grid)
        columns = sum(all(grid[row][column] is not None for row in range(5)) for column in range(5))
        counts = [sum(row.count(colour) for row in grid) for colour in range(len(COLOURS))]
        wall = int(player.wall)
        assert scoring.complete_rows(wall) == rows
        assert scoring.complete_columns(wall) == columns
        assert scoring.complete_colours(player) == sum(number == 5 for number in counts)
        assert scoring.bonus(player) == 2 * rows + 7 * columns + 10 * sum(number == 5 for number in counts)
