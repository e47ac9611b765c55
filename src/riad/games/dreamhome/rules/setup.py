"""Set-up, the decks and the track (DH-1 to DH-6). Every draw is uniform over the remaining cards."""

import numpy as np
import numpy.typing as npt

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import below, seed_with
from riad.games.dreamhome.rules.constants import (
    COLUMNS,
    FURNISHING,
    FURNISHINGS,
    MOST_SEATS,
    ROOFS,
    ROOMS,
    SPACES,
    SPECIALS,
    TOTALS,
)
from riad.games.dreamhome.rules.state import DISCARDING, EMPTY, HAMMERING, NONE, TURN

Counts = npt.NDArray[np.int8]
ROOM_CARDS, SPECIAL_CARDS = TOTALS["rooms"], TOTALS["specials"]


@rule
def setup(state: Record, seats: int, options: Record, seed: np.uint64) -> None:
    """Make `state` the start of a game."""
    seed_with(state, seed)
    state.box = options.components
    state.seats = seats
    state.edition = options.edition
    state.no_discard = options.no_discard
    state.closed_rooms_refuse_tokens = options.closed_rooms_refuse_tokens
    state.children_tiebreak = options.children_tiebreak
    state.open_roofs = options.open_roofs
    make_decks(state)
    for seat in range(len(state.players)):
        clear(state.players[seat])
    state.first = options.first if options.first >= 0 else below(state, seats)  # DH-1
    state.marker = state.first
    state.round_number = 0
    state.held = NONE
    state.waiting = NONE
    state.fresh = NONE
    state.meeting = NONE
    state.ended_by = 0
    for column in range(COLUMNS):
        state.track_rooms[column] = NONE
        state.track_specials[column] = NONE
    start_round(state)
    state.turn = state.first
    state.phase = DISCARDING if state.stage == DISCARDING else TURN  # no seat has a jackhammer yet
    state.stage = state.phase


@rule
def make_decks(state: Record) -> None:
    """Put all cards in their decks, all tokens in the supply, and empty the discards."""
    for room in range(len(ROOMS)):
        state.rooms[room] = state.box.room_copies[room]
        state.room_discards[room] = 0
    for special in range(len(SPECIALS)):
        state.specials[special] = state.box.special_copies[special]
        state.special_discards[special] = 0
    for token in range(len(FURNISHINGS)):
        state.supply[token] = state.box.special_copies[FURNISHING + token]
    state.rooms_left = ROOM_CARDS
    state.specials_left = SPECIAL_CARDS


@rule
def clear(player: Record) -> None:
    """Clear a house and everything next to it."""
    for space in range(len(SPACES)):
        player.house[space] = EMPTY
        player.tokens[space] = NONE
    for token in range(len(FURNISHINGS)):
        player.outside[token] = 0
    for roof in range(ROOFS):
        player.roofs[roof] = 0
    for special in range(len(SPECIALS)):
        player.beside[special] = 0


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


@rule
def reshuffle(state: Record, seat: int, seed: np.uint64) -> None:  # noqa: ARG001  # piles are hidden from all
    """Redraw the generator, and every roof pile unless the table shows them or the game is over."""
    seed_with(state, seed)
    if state.open_roofs or state.ended_by:
        return
    for other in range(state.seats):
        for roof in range(ROOFS):
            state.specials[roof] += state.players[other].roofs[roof]
    pool = 0
    for roof in range(ROOFS):
        pool += int(state.specials[roof])
    for other in range(state.seats):
        pile = state.players[other].roofs
        height = 0
        for roof in range(ROOFS):
            height += int(pile[roof])
            pile[roof] = 0
        for _ in range(height):
            pile[draw(state, state.specials, pool)] += 1
            pool -= 1
