"""A turn: taking a column, placing its room, and the effect of its special card (DH-3, DH-10 to DH-26)."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome.rules.constants import (
    FIRST_KEPT_KIND,
    FURNISHING,
    ROOFS,
    ROUNDS,
    SCAFFOLDING,
    SPACES,
)
from riad.games.dreamhome.rules.dealing import discard_special
from riad.games.dreamhome.rules.house import (
    beyond,
    empty_spaces,
    is_supported,
    lose_token,
    refusal_of_space,
    refusal_to_fit,
    refusal_to_furnish,
)
from riad.games.dreamhome.rules.state import EMPTY, NONE, SCAFFOLD


@rule
def take(state: Record, player: Record, column: int) -> None:
    """Take a column's room and special card, or in column 1 the marker (DH-3)."""
    hold(state, column)
    if column == 0:
        state.marker = state.turn
        return
    special = int(state.track_specials[column])
    state.track_specials[column] = NONE
    if special < ROOFS:
        player.roofs[special] += 1  # DH-20
    elif special < FIRST_KEPT_KIND:
        furnish(state, player, special - FURNISHING)
    elif special == SCAFFOLDING:
        receive_scaffolding(state, player)
    else:
        player.beside[special] += 1  # DH-25, DH-26; the interior designer takes effect now, DH-45


@rule
def hold(state: Record, column: int) -> None:
    """Take a room from the track for immediate placing; this is the seat's turn of the round."""
    state.held = state.track_rooms[column]
    state.track_rooms[column] = NONE
    state.done |= 1 << int(state.turn)


@rule
def furnish(state: Record, player: Record, furnishing: int) -> None:
    """Place an outside token (DH-24); other furnishings wait until the room is placed (DH-16)."""
    if state.box.furnishes[furnishing] == 0:
        player.outside[furnishing] += 1
        state.supply[furnishing] -= 1
        discard_special(state, FURNISHING + furnishing)
    else:
        state.waiting = FURNISHING + furnishing


@rule
def receive_scaffolding(state: Record, player: Record) -> None:
    """Receive scaffolding for use this turn; discard it in the last round or without a space (DH-52)."""
    if state.round_number == ROUNDS or empty_spaces(player) == 0:
        discard_special(state, SCAFFOLDING)
    else:
        state.waiting = SCAFFOLDING


@rule
def refusal_to_put(state: Record, player: Record, space: int) -> int:
    """Return 0 if the room in hand may go face up in a space (DH-10 to DH-14)."""
    number = refusal_of_space(state, player, space)
    return number if number else refusal_to_fit(state, player, int(state.held), space)


@rule
def put(state: Record, player: Record, space: int, down: int) -> None:
    """Put the room in hand in a space (DH-10, DH-15), discarding scaffolding there (DH-52)."""
    if player.house[space] == SCAFFOLD:
        discard_special(state, SCAFFOLDING)
    player.house[space] = int(state.held) + down
    state.held = NONE


@rule
def refusal_to_scaffold(player: Record, space: int) -> int:
    """Return 0 if scaffolding may go in a space (DH-52).

    No check is needed that a space is left for this turn's room. Before round 12, at least two spaces have no
    room: one is left, with older scaffolding, or empty, and then the lowest such in its column is supported.
    """
    if player.house[space] != EMPTY:
        return 52
    return 0 if is_supported(player, space) else 11


@rule
def scaffold(state: Record, player: Record, space: int) -> None:
    """Put the scaffolding up (DH-52)."""
    player.house[space] = SCAFFOLD
    state.fresh = space
    state.waiting = NONE


@rule
def has_a_room_to_furnish(state: Record, player: Record) -> bool:
    """Return whether there is a room for the waiting token (DH-21)."""
    furnishing = int(state.waiting) - FURNISHING
    rooms = 0
    for space in range(len(SPACES)):
        rooms += refusal_to_furnish(state, player, furnishing, space) == 0
    return rooms > 0


@rule
def put_token(state: Record, player: Record, space: int) -> None:
    """Put the token of the furnishing card on a room, and discard the card (DH-21)."""
    furnishing = int(state.waiting) - FURNISHING
    player.tokens[space] = furnishing
    state.supply[furnishing] -= 1
    discard_special(state, int(state.waiting))
    state.waiting = NONE


@rule
def refusal_to_keep(state: Record, player: Record, space: int) -> int:
    """Return 0 if the space has one of several tokens in a room (DH-48)."""
    first = int(state.meeting)
    within = first <= space < beyond(player, first)
    return 0 if within and player.tokens[space] != NONE else 48


@rule
def keep(state: Record, player: Record, space: int) -> None:
    """Keep one of the tokens in a room (DH-48)."""
    for other in range(int(state.meeting), beyond(player, int(state.meeting))):
        if other != space:
            lose_token(state, player, other)
    state.meeting = NONE
