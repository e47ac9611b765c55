"""Heaps as packed numbers count like heaps of tiles."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from riad.games.azul.rules.tile_counts import BITS, COUNT, FULL_BAG, colours_in, count, tiles, total

heaps = st.lists(st.integers(0, 20), min_size=5, max_size=5)


def heap_of(numbers: list[int]) -> int:
    return sum(tiles(number, colour) for colour, number in enumerate(numbers))


@given(heaps)
def test_a_heap_has_its_counts(numbers: list[int]) -> None:
    heap = heap_of(numbers)
    assert [count(heap, colour) for colour in range(5)] == numbers
    assert total(heap) == sum(numbers)
    assert (heap == 0) == (sum(numbers) == 0)


@given(heaps)
def test_colours_are_those_of_which_there_is_a_tile(numbers: list[int]) -> None:
    mask = sum(COUNT << BITS * colour for colour, number in enumerate(numbers) if number)
    assert colours_in(heap_of(numbers)) == mask


@given(st.lists(st.integers(0, 4), max_size=20), st.lists(st.integers(0, 4), max_size=20))
def test_heaps_are_put_together_by_adding_them(one: list[int], other: list[int]) -> None:
    together = sum(tiles(1, colour) for colour in one) + sum(tiles(1, colour) for colour in other)
    counts = {colour: count(together, colour) for colour in range(5)}
    assert counts == {colour: Counter(one + other)[colour] for colour in range(5)}


def test_the_full_bag_has_20_of_each_colour() -> None:
    assert heap_of([20] * 5) == FULL_BAG
