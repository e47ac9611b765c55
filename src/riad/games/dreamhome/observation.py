"""What a seat sees as numbers for learning. The seat's own things come first, then clockwise.

Version 1. Counts are divided by the most there usually are, so that most numbers are about 0 to 1.
"""

from collections.abc import Sequence

from riad.core.compiling import rule
from riad.core.contract import Features
from riad.core.records import Record
from riad.games.dreamhome.material import (
    COLUMNS,
    FURNISHINGS,
    KEPT,
    MOST_SEATS,
    ROOFS,
    ROOMS,
    ROUNDS,
    SPACES,
    SPECIALS,
)
from riad.games.dreamhome.scoring import roofs_are_open, total_points
from riad.games.dreamhome.state import DOWN, NONE, SCAFFOLD

PHASES = 9
MOST_COPIES = 8
BOARD_LAYOUT = (
    ("takes part", 1),
    ("points / 50", 1),
    ("is to decide", 1),
    ("is first in this round", 1),
    ("will be first in the next", 1),
    ("has had its turn of the round", 1),
    ("house: space, face-up room", len(SPACES) * len(ROOMS)),
    ("house: face down", len(SPACES)),
    ("house: scaffolding", len(SPACES)),
    ("house: space, token", len(SPACES) * len(FURNISHINGS)),
    ("tokens outside", len(FURNISHINGS)),
    ("tools and helpers", len(SPECIALS) - KEPT),
    ("roof pile / 8", 1),
    ("roof pile: each kind / 8, where all may look", ROOFS),
)
BOARD = sum(length for _, length in BOARD_LAYOUT)
OBSERVATION_LAYOUT: Sequence[tuple[str, int]] = (
    ("phase: one of nine", PHASES),
    ("round / 12", 1),
    ("track: column, room", COLUMNS * len(ROOMS)),
    ("track: column, special card", COLUMNS * len(SPECIALS)),
    ("the room in hand", len(ROOMS)),
    ("the special card that waits", len(SPECIALS)),
    ("discarded rooms: each / 8", len(ROOMS)),
    ("discarded roofs: each kind / 8", ROOFS),
    ("rooms not seen yet: each / 8", len(ROOMS)),
    ("special cards not open to all: each kind / 8", len(SPECIALS)),
    ("boards, own first: board, then as BOARD_LAYOUT", MOST_SEATS * BOARD),
)
OBSERVATION = sum(length for _, length in OBSERVATION_LAYOUT)


@rule
def observe(state: Record, seat: int, out: Features) -> None:
    """Fill `out` as OBSERVATION_LAYOUT says."""
    out[:] = 0
    out[int(state.phase)] = not state.ended_by
    out[PHASES] = state.round_number / ROUNDS
    at = write_track(state, out, PHASES + 1)
    if state.held != NONE:
        out[at + int(state.held)] = 1
    at += len(ROOMS)
    if state.waiting != NONE:
        out[at + int(state.waiting)] = 1
    at += len(SPECIALS)
    for room in range(len(ROOMS)):
        out[at + room] = state.room_discards[room] / MOST_COPIES
        out[at + len(ROOMS) + ROOFS + room] = state.rooms[room] / MOST_COPIES
    for roof in range(ROOFS):
        out[at + len(ROOMS) + roof] = state.special_discards[roof] / MOST_COPIES
    at += 2 * len(ROOMS) + ROOFS
    for special in range(len(SPECIALS)):
        out[at + special] = not_open(state, special) / MOST_COPIES
    at += len(SPECIALS)
    for other in range(state.seats):
        write_board(state, (seat + other) % state.seats, out, at + BOARD * other)


@rule
def write_track(state: Record, out: Features, at: int) -> int:
    """The track; returns where the next thing goes."""
    specials = at + COLUMNS * len(ROOMS)
    for column in range(COLUMNS):
        if state.track_rooms[column] != NONE:
            out[at + len(ROOMS) * column + int(state.track_rooms[column])] = 1
        if state.track_specials[column] != NONE:
            out[specials + len(SPECIALS) * column + int(state.track_specials[column])] = 1
    return specials + COLUMNS * len(SPECIALS)


@rule
def not_open(state: Record, special: int) -> int:
    """How many of a special card are in the deck or, unseen, in a roof pile."""
    number = int(state.specials[special])
    if special < ROOFS and not roofs_are_open(state):
        for seat in range(state.seats):
            number += int(state.players[seat].roofs[special])
    return number


@rule
def write_board(state: Record, seat: int, out: Features, at: int) -> None:
    """A board as BOARD_LAYOUT says."""
    player, seen = state.players[seat], roofs_are_open(state)
    out[at] = 1
    out[at + 1] = total_points(state, player) / 50
    out[at + 2] = seat == state.turn and not state.ended_by
    out[at + 3] = seat == state.first
    out[at + 4] = seat == state.marker
    out[at + 5] = int(state.done) >> seat & 1
    at = write_house(player, out, at + 6)
    for token in range(len(FURNISHINGS)):
        out[at + token] = player.outside[token]
    at += len(FURNISHINGS)
    for special in range(KEPT, len(SPECIALS)):
        out[at + special - KEPT] = player.beside[special]
    at += len(SPECIALS) - KEPT
    for roof in range(ROOFS):
        out[at] += player.roofs[roof] / MOST_COPIES
        out[at + 1 + roof] = player.roofs[roof] / MOST_COPIES if seen else 0


@rule
def write_house(player: Record, out: Features, at: int) -> int:
    """The cards, scaffolding and tokens of a house; returns where the next thing goes."""
    down = at + len(SPACES) * len(ROOMS)
    tokens = down + 2 * len(SPACES)
    for space in range(len(SPACES)):
        card = int(player.house[space])
        if 0 <= card < DOWN:
            out[at + len(ROOMS) * space + card] = 1
        out[down + space] = card >= DOWN
        out[down + len(SPACES) + space] = card == SCAFFOLD
        if player.tokens[space] != NONE:
            out[tokens + len(FURNISHINGS) * space + int(player.tokens[space])] = 1
    return tokens + len(SPACES) * len(FURNISHINGS)
