"""Random palaces: the compiled rules agree with first principles, see brute_force.py."""

import random
from collections import Counter

import pytest

from riad.games.alhambra.rules.constants import FOUNTAIN, MOST_SEATS, TILES
from tests.games.alhambra.brute_force import (
    HOME,
    WALLS_OF_TILES,
    Cell,
    around,
    faults,
    walls_of,
)
from tests.games.alhambra.builder import Builder, new_state

rules = pytest.mark.rules
PALACES = 20_000
SITUATIONS = (  # the random palaces must show these many times
    *(f"seat {seat}" for seat in range(MOST_SEATS)),
    *(f"lay: {number}" for number in (0, 21, 22, 24)),
    "closed wall",
    "closed wall round more than a cross",
    "more than 20 tiles",
    "line of 7",
    "block of 3 x 3",
    "lay between three",
    "ring closed by sides",
    "ring closed at a corner",
    "hole of several places",
    "removal allowed",
    "removal that would leave a hole only",
    "removal that would cut ways only",
    "exchange between four allowed",
    "exchange between four refused",
)


def step(builder: Builder, tiles: list[int], dice: random.Random, taste: tuple[float, ...]) -> None:
    """Change a palace: mostly lay a tile, by this walk's taste, sometimes remove or exchange one."""
    kind = dice.random()
    removable = [cell for cell, wrong in builder.removals.items() if not wrong]
    if kind < 0.12 and removable:
        tiles.append(builder.take_away(dice.choice(removable)))
        return
    tile = tiles[dice.randrange(len(tiles))] if tiles else FOUNTAIN
    same = [cell for cell, by_walls in builder.exchanges.items() if not by_walls[WALLS_OF_TILES[tile]]]
    if kind < 0.25 and tile != FOUNTAIN and same:
        tiles.remove(tile)
        tiles.append(builder.exchange(tile, dice.choice(same)))
        return
    best: tuple[float, int, Cell] | None = None
    for tile in dice.sample(tiles, min(6, len(tiles))):
        for cell, by_walls in builder.lays.items():
            if not by_walls[WALLS_OF_TILES[tile]]:
                neighbours = sum(other in builder.palace for other in around(cell))
                features = neighbours, abs(cell[0]) + abs(cell[1]), WALLS_OF_TILES[tile].bit_count()
                liked = sum(weight * feature for weight, feature in zip(taste, features, strict=True))
                best = max(best or (-99.0, 0, HOME), (liked + dice.random(), tile, cell))
    if best:
        tiles.remove(best[1])
        builder.lay(best[1], best[2])


@rules("AL-20", "AL-21", "AL-22", "AL-23", "AL-24", "AL-26", "AL-43")
@pytest.mark.many
def test_random_palaces_are_judged_as_by_first_principles() -> None:
    dice = random.Random(1)
    met: Counter[str] = Counter()
    seen: set[tuple[int, frozenset[tuple[Cell, int]]]] = set()
    while len(seen) < PALACES:
        # Two palaces share the tiles, so changes of one could spoil the data about the other.
        seats = dice.sample(range(MOST_SEATS), 2)
        state = new_state()
        builders = [Builder(state, seat, met) for seat in seats]
        steps = dice.choice((6, 12, 18, 54))
        tiles = dice.sample(range(TILES), min(TILES, steps + 6))
        taste = (dice.choice((-1.0, 0.0, 2.0)), dice.choice((-0.5, 0.0, 1.0)), dice.choice((0.0, 1.0)))
        for _ in range(steps):
            builder = dice.choice(builders)
            step(builder, tiles, dice, taste)
            name = builder.seat, frozenset(builder.palace.items())
            if name not in seen:
                builder.check()
                seen.add(name)
        other = builders[0] if builder is builders[1] else builders[1]
        other.check()
        assert faults(walls_of(other.palace)) == 0
    assert {name: met[name] for name in SITUATIONS if met[name] < 50} == {}
