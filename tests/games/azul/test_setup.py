"""The start of a game by examples."""

from collections import Counter

import pytest

import riad
from riad.games.azul.rules.tile_counts import count
from tests.kit.positions.azul import Board, board_of, letters_of, position

rules = pytest.mark.rules


@rules("AZ-1")
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_all_boards_have_the_chosen_side_and_start_empty(wall: str) -> None:
    match = riad.new("azul", seats=4, seed=1, wall=wall)
    assert match.view(None)["wall"] == wall
    assert match.points == (0, 0, 0, 0)
    assert all(board_of(match, seat) == Board() for seat in range(4))


@rules("AZ-1")
def test_the_coloured_side_is_the_default() -> None:
    assert riad.new("azul", seed=1).options["wall"] == "coloured"


@rules("AZ-2")
def test_the_starting_player_is_named_or_drawn_from_the_seed() -> None:
    assert [riad.new("azul", seats=3, seed=5, first=seat).turn for seat in range(3)] == [0, 1, 2]
    drawn = Counter(riad.new("azul", seats=3, seed=seed).turn for seed in range(300))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 60


@rules("AZ-3")
@pytest.mark.parametrize(("seats", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_every_display_gets_four_tiles_from_the_bag(seats: int, displays: int) -> None:
    view = riad.new("azul", seats=seats, seed=3).view(None)
    assert [sum(heap.values()) for heap in view["displays"]] == [4] * displays
    assert sum(view["bag"].values()) == 100 - 4 * displays
    out = Counter("".join(letters_of(heap) for heap in view["displays"]) + letters_of(view["bag"]))
    assert out == Counter("byrkw" * 20)


@rules("AZ-3")
@pytest.mark.many
def test_every_tile_of_the_bag_is_as_likely() -> None:
    """One blue tile among eight is on the first display of four half of the time, whatever the colours."""
    match = position(Board(), Board(), centre="y", bag="b" + "w" * 7, lid="r" * 40)
    draws, blue = 4000, 0
    for seed in range(draws):
        world = match.engine.reshuffled(match.state, 0, seed)
        match.engine.apply(world, match.action("cyf"))
        blue += count(int(world.sources[1]), 0)
    assert 0.46 < blue / draws < 0.54
