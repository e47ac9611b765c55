"""The start of a game: decks, empty houses and the first player (DH-1)."""

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import below, seed_with
from riad.games.dreamhome.rules.constants import (
    COLUMNS,
    FURNISHING,
    FURNISHINGS,
    ROOFS,
    ROOMS,
    SPACES,
    SPECIALS,
    TOTALS,
)
from riad.games.dreamhome.rules.dealing import start_round
from riad.games.dreamhome.rules.state import DISCARDING, EMPTY, NONE, TURN

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
