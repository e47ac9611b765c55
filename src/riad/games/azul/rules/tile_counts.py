"""Heaps of tiles: the counts of the five colours packed in one number, six bits per colour.

A display, the centre, the bag and the lid are heaps. In this form, moving the rest of a display to the centre
is an addition, and an empty heap is 0. No colour has more than 20 tiles, so a count never overflows.
"""

from riad.core.jit import rule
from riad.games.azul.rules.constants import SIZE, TILES_PER_COLOUR

BITS = 6
COUNT = (1 << BITS) - 1
ONE_OF_EACH = sum(1 << BITS * colour for colour in range(SIZE))
FULL_BAG = TILES_PER_COLOUR * ONE_OF_EACH
ALMOST = 31 * ONE_OF_EACH  # adding this carries each count above 0 into its top bit


@rule
def tiles(number: int, colour: int) -> int:
    """Return the heap of `number` tiles of one colour."""
    return number << BITS * colour


@rule
def count(heap: int, colour: int) -> int:
    """Return the number of tiles of a colour in a heap."""
    return (heap >> BITS * colour) & COUNT


@rule
def total(heap: int) -> int:
    """Return the number of tiles in a heap."""
    number = 0
    for colour in range(SIZE):
        number += count(heap, colour)
    return number


@rule
def colours_in(heap: int) -> int:
    """Return a mask with all six bits set for each colour in the heap."""
    return ((heap + ALMOST) >> (BITS - 1) & ONE_OF_EACH) * COUNT
