"""The building rules from first principles, for test_palace.py to compare with the compiled rules.

A palace is a dict from places to tile numbers, or to the walls of those tiles. The methods are deliberately
simple: holes are the places that a flood from far outside does not reach, paths are walked step by step, and
a wall is a set of sides connected at their corners.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.alhambra.rules.constants import FOUNTAIN, TILE_TYPE, TILE_WALLS, TILES, TYPES
from riad.games.alhambra.rules.legality import refusal_to_lay
from riad.games.alhambra.rules.palace import refusal_to_exchange, refusal_to_take_away
from riad.games.alhambra.rules.state import NONE

Cell = tuple[int, int]
Palace = dict[Cell, int]
Walls = dict[Cell, int]
Array = np.ndarray[Any, np.dtype[Any]]

HOME: Cell = (0, 0)
MISMATCH, UNREACHED, HOLE = (1 << number - 20 for number in (21, 22, 24))  # faults, one bit for each rule
WALLS_OF_TILES = TILE_WALLS.tolist()
ALL_WALLS = range(16)
OPEN_SIDES = [[side for side in range(4) if not walls >> side & 1] for walls in ALL_WALLS]
OPPOSITE = 4, 8, 1, 2  # the bit of the side that a side of a neighbour touches


@cache
def around(cell: Cell) -> tuple[Cell, ...]:
    """Return the places beyond the sides: north, east, south, west."""
    x, y = cell
    return (x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)


@cache
def all_around(cell: Cell) -> tuple[Cell, ...]:
    """Return the eight places around one."""
    x, y = cell
    return tuple((x + right, y + up) for right in (-1, 0, 1) for up in (-1, 0, 1) if right or up)


@cache
def box(west: int, south: int, east: int, north: int) -> frozenset[Cell]:
    """Return all places of a rectangle."""
    return frozenset((x, y) for x in range(west, east + 1) for y in range(south, north + 1))


def walls_of(palace: Palace) -> Walls:
    return {cell: WALLS_OF_TILES[tile] for cell, tile in palace.items()}


# The rules


def enclosed(taken: Collection[Cell], steps: Callable[[Cell], Iterable[Cell]] = around) -> set[Cell]:
    """Return the empty places that no steps over sides reach from outside (AL-24)."""
    xs, ys = zip(*taken, strict=True)
    west, south = min(xs) - 1, min(ys) - 1
    left = set(box(west, south, max(xs) + 1, max(ys) + 1).difference(taken))
    left.remove((west, south))
    todo: list[Cell] = [(west, south)]
    while todo:
        for cell in steps(todo.pop()):
            if cell in left:
                left.remove(cell)
                todo.append(cell)
    return left


def has_hole(taken: Collection[Cell]) -> bool:
    """Return whether any place is enclosed, faster: places are bits by rows, so all water spreads at once.

    Past the end of a row it spreads to the start of the next; both places are outside and connected anyway.
    """
    xs, ys = zip(*taken, strict=True)
    west, south, width = min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 3
    empty = (1 << width * (max(ys) - min(ys) + 3)) - 1
    for x, y in taken:
        empty ^= 1 << width * (y - south) + x - west
    water, before = 1, 0
    while water != before:
        before = water
        water |= (water << 1 | water >> 1 | water << width | water >> width) & empty
    return bool(water != empty)


def reached(walls: Walls) -> set[Cell]:
    """Return the tiles that can be reached on foot from the fountain (AL-22)."""
    places, todo = {HOME}, [HOME]
    while todo:
        here = todo.pop()
        cells = around(here)
        for side in OPEN_SIDES[walls[here]]:
            cell = cells[side]
            if cell in walls and cell not in places and not walls[cell] & OPPOSITE[side]:
                places.add(cell)
                todo.append(cell)
    return places


def beside(walls: Walls, cell: Cell) -> tuple[int, int]:
    """Return the sides of a place that touch a tile, and those of them where that tile has a wall."""
    touching = walled = 0
    for side, other in enumerate(around(cell)):
        if other in walls:
            touching |= 1 << side
            walled |= 1 << side if walls[other] & OPPOSITE[side] else 0
    return touching, walled


def fits(walls: Walls, cell: Cell, own: int) -> bool:
    """Return whether a tile with these walls matches its neighbours (AL-21)."""
    touching, walled = beside(walls, cell)
    return own & touching == walled


def faults(walls: Walls) -> int:
    """Return all faults of a palace as bits. AL-23 is part of AL-22, because paths lead over sides."""
    wrong = 0 if all(fits(walls, cell, own) for cell, own in walls.items()) else MISMATCH
    wrong |= 0 if len(reached(walls)) == len(walls) else UNREACHED
    return wrong | (HOLE if enclosed(walls) else 0)


def faults_of_lays(walls: Walls) -> dict[Cell, list[int]]:
    """Return, for each empty place next to a sound palace, the faults of a tile there, by its walls.

    Walls do not affect holes, and walls on free sides do not affect paths. One flood and one walk for each
    place are therefore enough.
    """
    faults = {}
    for spot in {cell for here in walls for cell in around(here)} - walls.keys():
        touching, walled = beside(walls, spot)
        hole = HOLE if has_hole([*walls, spot]) else 0
        ways = 0 if len(reached({**walls, spot: walled})) == len(walls) + 1 else UNREACHED
        faults[spot] = [hole | (ways if own & touching == walled else MISMATCH) for own in ALL_WALLS]
    return faults


def faults_of_removals(walls: Walls) -> dict[Cell, int]:
    """Return, for each tile of a sound palace except the fountain, the faults of the rest without it."""
    faults = {}
    for cell in walls:
        if cell != HOME:
            rest = {other: own for other, own in walls.items() if other != cell}
            ways = 0 if len(reached(rest)) == len(rest) else UNREACHED
            faults[cell] = ways | (HOLE if has_hole(rest) else 0)
    return faults


def faults_of_exchanges(walls: Walls) -> dict[Cell, list[int]]:
    """Return, for each tile of a sound palace but the fountain, the faults of another there, by its walls."""
    faults = {}
    for cell in walls:
        if cell != HOME:
            touching, walled = beside(walls, cell)
            ways = 0 if len(reached({**walls, cell: walled})) == len(walls) else UNREACHED
            faults[cell] = [ways if own & touching == walled else MISMATCH for own in ALL_WALLS]
    return faults


def longest_wall(walls: Walls) -> tuple[int, int]:
    """Return the length of the longest outer wall connected at corners (AL-43), and of all outer sides."""
    at_corner = defaultdict(list)
    outer = 0
    for cell, own in walls.items():
        x, y = cell
        corners = ((x, y + 1), (x + 1, y + 1), (x + 1, y), (x, y))  # side s is between corners s and s + 1
        for side, other in enumerate(around(cell)):
            if other not in walls:
                outer += 1
                if own >> side & 1:
                    ends = corners[side], corners[(side + 1) % 4]
                    at_corner[ends[0]].append(ends)
                    at_corner[ends[1]].append(ends)
    longest, seen = 0, set()
    for start in at_corner:
        wall, todo = set(), [start]
        while todo:
            corner = todo.pop()
            if corner not in seen:
                seen.add(corner)
                wall.update(at_corner[corner])
                todo.extend(end for ends in at_corner[corner] for end in ends)
        longest = max(longest, len(wall))
    return longest, outer


# The expected record


def spot_name(palace: Palace, cell: Cell) -> int:
    """Return the name of an empty place, from the lowest tile that touches it: 4 * tile + side."""
    touching = [(palace[other], side) for side, other in enumerate(around(cell)) if other in palace]
    tile, side = min(touching)
    return 4 * tile + (side + 2) % 4


def differences(state: Record, seat: int, palace: Palace) -> list[str]:
    """Return the fields of a palace's record that differ from the palace, without its spots."""
    player = state.players[seat]
    cells = sorted(palace, key=palace.__getitem__)
    tiles = [palace[cell] for cell in cells]
    nodes = [*tiles[:-1], FOUNTAIN + seat]  # the fountain has the highest number
    node_at = dict(zip(cells, nodes, strict=True))
    walls = walls_of(palace)
    near = [[node_at.get(other, NONE) for other in around(cell)] for cell in cells]
    sides = [beside(walls, cell) for cell in cells]
    ways = [
        sum(1 << other for side, other in enumerate(row) if other != NONE and not walled >> side & 1)
        for row, (_, walled) in zip(near, sides, strict=True)
    ]
    types = [0] * len(TYPES)
    for tile in tiles[:-1]:
        types[TILE_TYPE[tile]] += 1
    size = int(player.palace_size)
    compared: dict[str, tuple[Any, Any]] = {
        "palace": (player.palace[:size], tiles),
        "places": (list(zip(player.x[:size], player.y[:size], strict=True)), cells),
        "types": (player.types, types),
        "near": (state.near[nodes], near),
        "touched": (state.touched[nodes], [touching for touching, _ in sides]),
        "foot": (state.foot[nodes], ways),
        "where": (state.where[tiles[:-1]], [seat] * (size - 1)),
    }
    return [name for name, (got, wanted) in compared.items() if not np.array_equal(got, wanted)]


@rule
def ask(state: Record, seat: int, spots: Array, lays: Array, removals: Array, exchanges: Array) -> None:
    """Fill in the refusals of the compiled rules: every tile on every spot, every removal, every exchange."""
    player = state.players[seat]
    for tile in range(TILES):
        for number in range(len(spots)):
            lays[tile, number] = refusal_to_lay(player, tile, int(spots[number]))
    for index in range(player.palace_size - 1):
        old = int(player.palace[index])
        removals[index] = refusal_to_take_away(state, seat, old)
        for new in range(TILES):
            exchanges[new, index] = refusal_to_exchange(state, new, old)


def agree(refusals: Array, wrong: Array) -> bool:
    """Return whether exactly the faulty actions are refused, each by a rule that it breaks."""
    named = np.where(refusals == 0, 0, 1 << np.maximum(refusals - 20, 0))
    return bool(np.all((refusals == 0) == (wrong == 0)) and np.all(named & wrong == named))
