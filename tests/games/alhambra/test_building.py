"""Where tiles may lie: random palaces by first principles, see brute_force.py, and rules by example."""

import random
from collections import Counter

import numpy as np
import pytest

from riad.core.records import Record, new_record
from riad.games import alhambra
from riad.games.alhambra import building, outline
from riad.games.alhambra.actions import TAKEN, TOUCHES_NOTHING
from riad.games.alhambra.legality import refusal_to_lay
from riad.games.alhambra.material import FOUNTAIN, MOST_SEATS, TILE_NAMES, TILES
from tests.games.alhambra.brute_force import (
    ALL_WALLS,
    HOLE,
    HOME,
    MISMATCH,
    UNREACHED,
    WALLS_OF_TILES,
    Array,
    Cell,
    Palace,
    agree,
    all_around,
    around,
    ask,
    beside,
    differences,
    enclosed,
    faults,
    faults_of_exchanges,
    faults_of_lays,
    faults_of_removals,
    longest_wall,
    spot_name,
    walls_of,
)

rules = pytest.mark.rules

PALACES = 20_000
WALLS = np.array(WALLS_OF_TILES[:TILES])
SITUATIONS = (  # what the random palaces must have shown, many times
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


def new_state() -> Record:
    """A table where every seat has nothing but its fountain."""
    state = new_record(alhambra.STATE)
    alhambra.setup(state, MOST_SEATS, new_record(alhambra.OPTIONS_RECORD), np.uint64(1))
    return state


class Builder:
    """A palace in a record, with the dict that says what it should be, and what is known of that dict."""

    def __init__(self, state: Record, seat: int, met: Counter[str] | None = None) -> None:
        self.state, self.seat, self.met = state, seat, Counter() if met is None else met
        self.palace: Palace = {HOME: FOUNTAIN}
        self.judge()

    def judge(self) -> None:
        walls = walls_of(self.palace)
        self.lays = faults_of_lays(walls)
        self.removals = faults_of_removals(walls)
        self.exchanges = faults_of_exchanges(walls)

    def lay(self, tile: int, cell: Cell) -> None:
        building.lay(self.state, self.seat, tile, spot_name(self.palace, cell))
        self.palace[cell] = tile
        self.judge()

    def take_away(self, cell: Cell) -> int:
        tile = self.palace.pop(cell)
        building.take_away(self.state, self.seat, tile)
        self.judge()
        return tile

    def exchange(self, tile: int, cell: Cell) -> int:
        old, self.palace[cell] = self.palace[cell], tile
        building.exchange(self.state, self.seat, tile, old)
        self.judge()
        return old

    def check(self) -> None:
        """The record says of this palace what first principles say; the situations met are counted."""
        state, seat, player = self.state, self.seat, self.state.players[self.seat]
        walls = walls_of(self.palace)
        assert differences(state, seat, self.palace) == [], self.palace

        spots = sorted((spot_name(self.palace, cell), cell) for cell in self.lays)
        open_spots = [(name, cell) for name, cell in spots if not self.lays[cell][0] & HOLE]
        both = [beside(walls, cell) for _, cell in open_spots]
        assert player.spot[: player.spots].tolist() == [name for name, _ in open_spots], self.palace
        assert player.beside[: player.spots].tolist() == [sides | 16 * walled for sides, walled in both]

        cells = sorted(self.removals, key=self.palace.__getitem__)
        lays = np.empty((TILES, len(spots)), np.int8)
        removals = np.empty(len(cells), np.int8)
        exchanges = np.empty((TILES, len(cells)), np.int8)
        ask(state, seat, np.array([name for name, _ in spots]), lays, removals, exchanges)
        assert agree(lays, np.array([self.lays[cell] for _, cell in spots]).T[WALLS]), self.palace
        if cells:
            assert agree(removals, np.array([self.removals[cell] for cell in cells])), self.palace
            assert agree(exchanges, np.array([self.exchanges[cell] for cell in cells]).T[WALLS]), self.palace
        removable = sum(1 << self.palace[cell] for cell in cells if not self.removals[cell])
        assert player.removable == removable, self.palace

        longest, outer = longest_wall(walls)
        assert outline.longest_wall(state, seat) == longest, self.palace
        self.count(longest == outer, lays)

    def count(self, closed: bool, lays: Array) -> None:
        """Note the kinds of situations that this palace shows."""
        met, taken = self.met, self.palace.keys()
        met[f"seat {self.seat}"] += 1
        met["closed wall"] += closed
        met["closed wall round more than a cross"] += closed and len(taken) > 5
        met["more than 20 tiles"] += len(taken) > 20
        met["line of 7"] += any(all((x + i, y) in taken for i in range(7)) for x, y in taken)
        met["block of 3 x 3"] += any(all(cell in taken for cell in all_around(here)) for here in taken)
        for number in (0, 21, 22, 24):
            met[f"lay: {number}"] += int(np.count_nonzero(lays == number))
        for cell, wrong in self.lays.items():
            neighbours = sum(other in taken for other in around(cell))
            met["lay between three"] += neighbours == 3 and 0 in wrong
            if wrong[0] & HOLE:
                by_sides = bool(enclosed([*taken, cell], all_around))
                met["ring closed by sides"] += by_sides
                met["ring closed at a corner"] += not by_sides
                met["hole of several places"] += len(enclosed([*taken, cell])) > 1
        for fault in self.removals.values():
            met["removal allowed"] += fault == 0
            met["removal that would leave a hole only"] += fault == HOLE
            met["removal that would cut ways only"] += fault == UNREACHED
        for cell, by_walls in self.exchanges.items():
            if all(other in taken for other in around(cell)):
                met["exchange between four allowed"] += any(by_walls[own] == 0 for own in WALLS_OF_TILES)
                met["exchange between four refused"] += MISMATCH in by_walls


def step(builder: Builder, tiles: list[int], dice: random.Random, taste: tuple[float, ...]) -> None:
    """Change a palace: mostly lay a tile, by this walk's taste, sometimes take one away or exchange one."""
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
        # Two palaces share the tiles, so that one's changes could spoil what is noted of the other.
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


@rules("AL-21", "AL-22")
def test_a_tile_fits_a_spot_if_all_sides_match_and_one_is_open() -> None:
    for own in ALL_WALLS:
        for touching in range(1, 16):
            for walled in ALL_WALLS:
                if walled & ~touching == 0:
                    pairs = [
                        (own >> side & 1, walled >> side & 1) for side in range(4) if touching >> side & 1
                    ]
                    wanted = 21 if any(mine != theirs for mine, theirs in pairs) else 0
                    if wanted == 0 and (0, 0) not in pairs:
                        wanted = 22
                    assert building.refusal_to_fit(own, touching | 16 * walled) == wanted


# Examples


def built(tiles: dict[Cell, str], seat: int = 1) -> Builder:
    """A palace of these tiles, laid in this order, each legal."""
    builder = Builder(new_state(), seat)
    for cell, name in tiles.items():
        assert refusal(builder, name, cell) == 0, (name, cell)
        builder.lay(TILE_NAMES.index(name), cell)
        builder.check()
    return builder


def refusal(builder: Builder, name: str, cell: Cell) -> int:
    """The rule that keeps a tile from a place, or 0."""
    player = builder.state.players[builder.seat]
    return int(refusal_to_lay(player, TILE_NAMES.index(name), spot_name(builder.palace, cell)))


def refusal_to_swap(builder: Builder, name: str, cell: Cell) -> int:
    """The rule that keeps a tile from taking the place of another, or 0."""
    new, old = TILE_NAMES.index(name), builder.palace[cell]
    return int(building.refusal_to_exchange(builder.state, new, old))


def wall_of(builder: Builder) -> int:
    return int(outline.longest_wall(builder.state, builder.seat))


@rules("AL-20", "AL-21")
def test_touching_sides_match_and_no_tile_is_rotated() -> None:
    builder = built({(0, 1): "pavilion7e"})
    assert refusal(builder, "seraglio7w", (1, 0)) == 21  # a wall against the fountain, which has none
    assert refusal(builder, "pavilion7e", (1, 0)) == 0  # the same wall on another side would do
    assert refusal(builder, "pavilion8", (1, 1)) == 21


@rules("AL-22")
def test_matching_is_not_enough_without_a_way_on_foot() -> None:
    builder = built({(0, 1): "pavilion7e"})
    assert refusal(builder, "seraglio7w", (1, 1)) == 22
    builder.lay(TILE_NAMES.index("pavilion8"), (1, 0))
    assert refusal(builder, "seraglio7w", (1, 1)) == 0


@rules("AL-23")
def test_a_corner_is_not_enough() -> None:
    builder = built({})
    player = builder.state.players[builder.seat]
    assert player.spot[: player.spots].tolist() == [4 * FOUNTAIN + side for side in range(4)]
    tile = TILE_NAMES.index("pavilion8")
    assert refusal_to_lay(player, tile, TOUCHES_NOTHING) == 23
    assert refusal_to_lay(player, tile, TAKEN) == 16
    elsewhere = TILE_NAMES.index("seraglio9")
    assert refusal_to_lay(player, tile, 4 * elsewhere) == 23


@rules("AL-24")
def test_a_ring_that_closes_only_at_a_corner_is_refused() -> None:
    round_a_place = {(1, 0): "pavilion8", (2, 0): "seraglio9", (2, 1): "arcades9", (2, 2): "arcades10"}
    builder = built({**round_a_place, (1, 2): "chambers11"})
    assert enclosed([*builder.palace, (0, 1)]) == {(1, 1)}
    assert not enclosed([*builder.palace, (0, 1)], all_around)  # open over the corner at (0, 2)
    assert refusal(builder, "tower11", (0, 1)) == 24
    assert refusal(builder, "tower11", (0, 2)) == 0
    builder.lay(TILE_NAMES.index("tower11"), (0, 2))
    assert refusal(builder, "chambers10", (0, 1)) == 24  # a ring closed by sides
    assert refusal(builder, "chambers10", (1, 1)) == 0  # from the inside out
    builder.check()


@rules("AL-25")
@pytest.mark.parametrize("ahead", range(4))
def test_a_straight_line_of_twenty_tiles_has_all_its_spots(ahead: int) -> None:
    builder = Builder(new_state(), 2)
    along = 1 << ahead | 1 << (ahead + 2) % 4
    inner = [tile for tile in range(TILES) if not WALLS_OF_TILES[tile] & along]
    front, back = (
        next(tile for tile in range(TILES) if WALLS_OF_TILES[tile] & along == 1 << side)
        for side in (ahead, (ahead + 2) % 4)
    )
    cell = HOME
    for tile in [*inner, front]:
        cell = around(cell)[ahead]
        builder.lay(tile, cell)
        builder.check()
    builder.lay(back, around(HOME)[(ahead + 2) % 4])
    builder.check()
    assert len(builder.palace) == 1 + 20
    assert builder.state.players[2].spots == 2 * 21 + 2
    assert sum(map(abs, cell)) == 19


@rules("AL-26")
def test_an_exchange_between_four_neighbours_is_judged_by_its_result() -> None:
    beside_the_way = {(1, 0): "pavilion8", (1, 1): "seraglio7w"}
    cross = {(0, 1): "pavilion7e", (0, 2): "seraglio9", (-1, 1): "arcades9"}
    builder = built({**beside_the_way, **cross})
    assert refusal_to_swap(builder, "arcades8e", (0, 1)) == 0
    assert refusal_to_swap(builder, "arcades10", (0, 1)) == 21  # open where its neighbour has a wall
    assert refusal_to_swap(builder, "chambers7ne", (0, 1)) == 21
    builder.exchange(TILE_NAMES.index("arcades8e"), (0, 1))
    builder.check()


@rules("AL-26")
def test_a_removal_leaves_no_hole_and_nobody_behind() -> None:
    cross = {(0, 1): "pavilion8", (0, 2): "seraglio9", (-1, 1): "arcades9", (1, 1): "arcades10"}
    builder = built({**cross, (1, 0): "chambers11", (-1, 0): "chambers10", (-1, 2): "tower11"})
    state, seat = builder.state, builder.seat

    def refusal_to_remove(cell: Cell) -> int:
        return int(building.refusal_to_take_away(state, seat, builder.palace[cell]))

    assert refusal_to_remove((0, 1)) == 24  # everyone would still be reached
    assert refusal_to_remove((-1, 2)) == 0
    builder.take_away((0, 2))
    builder.check()
    assert refusal_to_remove((0, 1)) == 0  # now its place would be open to the north
    assert refusal_to_remove((-1, 1)) == 22  # (-1, 2) would be left behind


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
