"""Majorities and their ties: all distributions of up to 4 tiles of a type over the players."""

from itertools import groupby, product
from typing import Any

import numpy as np
import pytest

from riad.core.jit import rule
from riad.core.records import Record, new_record
from riad.games.alhambra.facts import FACTS
from riad.games.alhambra.rules.constants import TYPES
from riad.games.alhambra.rules.scoring import majority_points
from riad.games.alhambra.rules.state import STATE

rules = pytest.mark.rules
Array = np.ndarray[Any, np.dtype[Any]]

MOST_TILES = 4
FOR_PAVILIONS = (
    (1,),
    (8, 1),
    (16, 8, 1),
)  # AL-41: in scoring A, in B, at the end; one more for each later type


def shared(counts: tuple[int, ...]) -> Array:
    """Return the value of tiles among these counts, by scoring, type and number, filling places in order."""
    worth = np.zeros((len(FOR_PAVILIONS), len(TYPES), MOST_TILES + 1), np.int64)
    for scoring, kind in product(range(len(FOR_PAVILIONS)), range(len(TYPES))):
        places = [points + kind for points in FOR_PAVILIONS[scoring]]
        for tiles, tied in groupby(sorted(counts, reverse=True)):
            sharing = len(list(tied))
            taken, places = places[:sharing], places[sharing:]
            if tiles:
                worth[scoring, kind, tiles] = sum(taken) // sharing
    return worth


@rule
def pay(state: Record, spreads: Array, paid: Array) -> None:
    """Fill in the points of the compiled rules for each distribution of tiles; Dirk follows the seats."""
    for row in range(len(spreads)):
        for who in range(spreads.shape[1]):
            for kind in range(len(TYPES)):
                if who == state.seats:
                    state.dirk_types[kind] = spreads[row, who]
                else:
                    state.players[who].types[kind] = spreads[row, who]
        for who in range(spreads.shape[1]):
            for kind in range(len(TYPES)):
                for scoring in range(paid.shape[1]):
                    paid[row, scoring, kind, who] = majority_points(state, scoring, kind, who)


@rules("AL-40", "AL-41", "AL-42", "AL-61")
@pytest.mark.parametrize("seats", FACTS.seats)
def test_tied_players_share_the_places_that_they_fill(seats: int) -> None:
    players = max(seats, 3)  # with two, Dirk is the third
    spreads = np.array(list(product(range(MOST_TILES + 1), repeat=players)))
    state = new_record(STATE)
    state.seats = seats
    state.dirk_types[:] = MOST_TILES + 1  # ignored with more than two
    paid = np.full((len(spreads), len(FOR_PAVILIONS), len(TYPES), players), -1)
    pay(state, spreads, paid)
    tables: dict[tuple[int, ...], Array] = {}
    for spread, got in zip(spreads, paid, strict=True):
        counts = tuple(sorted(spread.tolist()))
        if counts not in tables:
            tables[counts] = shared(counts)
        assert np.array_equal(got, tables[counts][:, :, spread]), spread


@rules("AL-41", "AL-42")
@pytest.mark.parametrize(
    ("scoring", "kind", "tiles", "points"),
    [
        (0, "chambers", (3, 2, 1), (4, 0, 0)),
        (0, "pavilion", (2, 2, 0), (0, 0, 0)),
        (1, "tower", (3, 2, 1), (13, 6, 0)),
        (1, "tower", (3, 3, 1), (9, 9, 0)),
        (2, "pavilion", (1, 2, 3), (1, 8, 16)),
        (2, "tower", (1, 1, 1), (13, 13, 13)),
    ],
)
def test_the_examples(scoring: int, kind: str, tiles: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = new_record(STATE)
    state.seats = 3
    paid = np.zeros((1, len(FOR_PAVILIONS), len(TYPES), 3), np.int64)
    pay(state, np.array([tiles]), paid)
    assert tuple(paid[0, scoring, TYPES.index(kind)]) == points
