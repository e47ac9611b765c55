"""Observations for learning, as numbers. The seat's own board is first, the others follow clockwise.

Version 2: whole numbers that fit in a byte, with one board per seat. The card in a space is one number, not a
flag for each card: rows are short, and `riad.envs.unfold` makes flags. Points are not included: at a table
they are counted only at the end, and counting them would take longer than everything else together.
"""

from riad.core.byte_writes import write_all
from riad.core.contract import CODE, Features, Part
from riad.core.defaults import clockwise
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome.rules.constants import (
    COLUMNS,
    FIRST_KEPT_KIND,
    FURNISHINGS,
    ROOFS,
    ROOMS,
    ROUNDS,
    SPACES,
    SPECIALS,
)
from riad.games.dreamhome.rules.scoring import roofs_are_open
from riad.games.dreamhome.rules.state import SCAFFOLD

PHASES = 9
MOST = 255  # for numbers without a known bound: figures can be changed
CARDS_BESIDE = len(SPECIALS) - FIRST_KEPT_KIND
CARD_DOWN, SCAFFOLDED = len(ROOMS) + 1, len(ROOMS) + 2  # in a space, after the rooms from 1 on

TABLE_LAYOUT = (
    Part("phase: one of nine", PHASES, 1),
    Part("round", 1, ROUNDS),
    Part("track: room in each column", COLUMNS, len(ROOMS), CODE),
    Part("track: special card in each column", COLUMNS, len(SPECIALS), CODE),
    Part("the room in hand", 1, len(ROOMS), CODE),
    Part("the special card that waits", 1, len(SPECIALS), CODE),
    Part("discarded rooms: each", len(ROOMS), MOST),
    Part("discarded roofs: each kind", ROOFS, MOST),
    Part("rooms not seen yet: each", len(ROOMS), MOST),
    Part("special cards not open to all: each kind", len(SPECIALS), MOST),
)
BOARD_LAYOUT = (
    Part("is to decide", 1, 1),
    Part("is first in this round", 1, 1),
    Part("will be first in the next", 1, 1),
    Part("has had its turn of the round", 1, 1),
    Part("roof pile", 1, MOST),
    Part("roof pile: each kind, where all may look", ROOFS, MOST),
    Part("tokens outside", len(FURNISHINGS), MOST),
    Part("tools and helpers", CARDS_BESIDE, MOST),
    Part("house: what is in each space", len(SPACES), SCAFFOLDED, CODE),
    Part("house: token in each space", len(SPACES), len(FURNISHINGS), CODE),
)
HELD = sum(part.length for part in TABLE_LAYOUT[:4])
DECKS = sum(part.length for part in TABLE_LAYOUT[:6])
BOARDS = sum(part.length for part in TABLE_LAYOUT)
BOARD = sum(part.length for part in BOARD_LAYOUT)
OUTSIDE = sum(part.length for part in BOARD_LAYOUT[:6])
HOUSE = sum(part.length for part in BOARD_LAYOUT[:8])


def observation_layout(seats: int) -> tuple[Part, ...]:
    """Return the layout of the numbers, in order."""
    boards = [part.of(f"board {number}") for number in range(1, seats + 1) for part in BOARD_LAYOUT]
    return (*TABLE_LAYOUT, *boards)


@rule
def observe(state: Record, seat: int, out: Features) -> None:
    """Fill `out` according to the layout for these seats."""
    for phase in range(PHASES):
        out[phase] = phase == state.phase and not state.ended_by
    out[PHASES] = state.round_number
    write_track(state, out[PHASES + 1 :])
    out[HELD] = 1 + state.held
    out[HELD + 1] = 1 + state.waiting
    write_decks(state, out[DECKS:])
    for other in range(state.seats):
        write_board(state, clockwise(state, seat + other), out[BOARDS + BOARD * other :])


@rule
def write_track(state: Record, out: Features) -> None:
    """Write the face-up cards."""
    write_all(state.track_rooms, 1, out)
    write_all(state.track_specials, 1, out[COLUMNS:])


@rule
def write_decks(state: Record, out: Features) -> None:
    """Write the discards, and the cards still to be drawn."""
    roofs, rooms = out[len(ROOMS) :], out[len(ROOMS) + ROOFS :]
    specials = out[2 * len(ROOMS) + ROOFS :]
    write_all(state.room_discards, 0, out)
    for roof in range(ROOFS):
        roofs[roof] = state.special_discards[roof]
    write_all(state.rooms, 0, rooms)
    write_all(state.specials, 0, specials)
    if not roofs_are_open(state):  # cards in piles are as unknown as those in the deck
        for seat in range(state.seats):
            for roof in range(ROOFS):
                specials[roof] += state.players[seat].roofs[roof]


@rule
def write_board(state: Record, seat: int, out: Features) -> None:
    """Write a board as in BOARD_LAYOUT."""
    player, pile = state.players[seat], 0
    for roof in range(ROOFS):
        pile += int(player.roofs[roof])
    out[0] = seat == state.turn and not state.ended_by
    out[1] = seat == state.first
    out[2] = seat == state.marker
    out[3] = int(state.done) >> seat & 1
    out[4] = pile
    shown = roofs_are_open(state)
    for roof in range(ROOFS):
        out[5 + roof] = player.roofs[roof] if shown else 0
    outside, beside = out[OUTSIDE:], out[OUTSIDE + len(FURNISHINGS) :]
    write_all(player.outside, 0, outside)
    for special in range(CARDS_BESIDE):
        beside[special] = player.beside[FIRST_KEPT_KIND + special]
    write_house(player, out[HOUSE:])


@rule
def write_house(player: Record, out: Features) -> None:
    """Write the cards, scaffolding and tokens of a house, without the faces of face-down cards."""
    write_all(player.house, 1, out)
    for space in range(len(SPACES)):
        out[space] = SCAFFOLDED if out[space] == (1 + SCAFFOLD) & MOST else min(int(out[space]), CARD_DOWN)
    write_all(player.tokens, 1, out[len(SPACES) :])
