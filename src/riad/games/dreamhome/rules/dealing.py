"""The decks, the track and the discards (DH-2, DH-5, DH-6). Every draw is uniform over the deck."""

import numpy as np
import numpy.typing as npt

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import below
from riad.games.dreamhome.rules.constants import COLUMNS, MOST_SEATS
from riad.games.dreamhome.rules.state import DISCARDING, HAMMERING, NONE

Counts = npt.NDArray[np.int8]


@rule
def start_round(state: Record) -> None:
    """Deal four special cards and five rooms; the marker's holder is first (DH-5)."""
    state.round_number += 1
    state.first = state.marker
    state.stage = DISCARDING if state.seats < MOST_SEATS and not state.no_discard else HAMMERING  # DH-2
    state.step = 0
    state.done = 0
    for column in range(COLUMNS):
        state.track_rooms[column] = draw(state, state.rooms, int(state.rooms_left))
        state.rooms_left -= 1
        if column > 0:
            state.track_specials[column] = draw(state, state.specials, int(state.specials_left))
            state.specials_left -= 1


@rule
def draw(state: Record, deck: Counts, size: int) -> int:
    """Draw a card at random from a deck of this size."""
    left, card = below(state, size), 0
    while left >= deck[card]:
        left -= int(deck[card])
        card += 1
    deck[card] -= 1
    return card


@rule
def discard_special(state: Record, special: int) -> None:
    """Put a special card on the open discards (DH-6)."""
    if special != NONE:
        state.special_discards[special] += 1


@rule
def discard_column(state: Record, column: int) -> None:
    """Put the remaining cards of a track column on the open discards (DH-6)."""
    room = int(state.track_rooms[column])
    if room != NONE:
        state.room_discards[room] += 1
    discard_special(state, int(state.track_specials[column]))
    state.track_rooms[column] = NONE
    state.track_specials[column] = NONE
