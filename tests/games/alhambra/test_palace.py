"""Legal places for tiles: each rule by an example."""

import pytest

from riad.games.alhambra.rules import palace
from riad.games.alhambra.rules.actions import TAKEN, TOUCHES_NOTHING
from riad.games.alhambra.rules.constants import FOUNTAIN, TILE_NAMES, TILES
from riad.games.alhambra.rules.legality import refusal_to_lay
from tests.games.alhambra.brute_force import (
    ALL_WALLS,
    HOME,
    WALLS_OF_TILES,
    Cell,
    all_around,
    around,
    enclosed,
    spot_name,
)
from tests.games.alhambra.builder import Builder, new_state

rules = pytest.mark.rules


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
                    assert palace.refusal_to_fit(own, touching | 16 * walled) == wanted


# Examples


def built(tiles: dict[Cell, str], seat: int = 1) -> Builder:
    """Return a palace of these tiles, laid in this order, each legally."""
    builder = Builder(new_state(), seat)
    for cell, name in tiles.items():
        assert refusal(builder, name, cell) == 0, (name, cell)
        builder.lay(TILE_NAMES.index(name), cell)
        builder.check()
    return builder


def refusal(builder: Builder, name: str, cell: Cell) -> int:
    """Return the rule that forbids a tile at a place, or 0."""
    player = builder.state.players[builder.seat]
    return int(refusal_to_lay(player, TILE_NAMES.index(name), spot_name(builder.palace, cell)))


def refusal_to_swap(builder: Builder, name: str, cell: Cell) -> int:
    """Return the rule that forbids replacing the tile at a place with another, or 0."""
    new, old = TILE_NAMES.index(name), builder.palace[cell]
    return int(palace.refusal_to_exchange(builder.state, new, old))


@rules("AL-20", "AL-21")
def test_touching_sides_match_and_no_tile_is_rotated() -> None:
    builder = built({(0, 1): "pavilion7e"})
    assert refusal(builder, "seraglio7w", (1, 0)) == 21  # a wall against the fountain, which has none
    assert refusal(builder, "pavilion7e", (1, 0)) == 0  # the same wall on another side is legal
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
        return int(palace.refusal_to_take_away(state, seat, builder.palace[cell]))

    assert refusal_to_remove((0, 1)) == 24  # everyone would still be reached
    assert refusal_to_remove((-1, 2)) == 0
    builder.take_away((0, 2))
    builder.check()
    assert refusal_to_remove((0, 1)) == 0  # its place is now open to the north
    assert refusal_to_remove((-1, 1)) == 22  # (-1, 2) would be cut off
