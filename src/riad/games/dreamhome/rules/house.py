"""A house: the spaces for a room card (DH-10 to DH-15), and the tokens in its rooms (DH-21 to DH-23)."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome.rules.constants import (
    BASEMENT,
    BELOW,
    DESIGNER,
    FLOOR_END,
    FLOOR_START,
    GROUND,
    SCAFFOLDING,
    SPACES,
)
from riad.games.dreamhome.rules.state import DOWN, EMPTY, NONE, SCAFFOLD


@rule
def is_supported(player: Record, space: int) -> bool:
    """Return whether the space directly below is not empty (DH-11)."""
    below = BELOW[space]
    return below == GROUND or player.house[below] != EMPTY


@rule
def is_room(card: int) -> bool:
    """Return whether a space has a face-up card, which is a room of some type."""
    return 0 <= card < DOWN


@rule
def empty_spaces(player: Record) -> int:
    """Return the number of spaces with neither a card nor scaffolding."""
    count = 0
    for space in range(len(SPACES)):
        count += player.house[space] == EMPTY
    return count


@rule
def refusal_of_space(state: Record, player: Record, space: int) -> int:
    """Return 0 if the room in hand may go in a space, face up or down, else the rule that forbids it."""
    card = player.house[space]
    if card >= 0:
        return 10
    if card == SCAFFOLD:
        return 52 if space == state.fresh else 0  # only a room of a later round may cover it
    if not is_supported(player, space):
        return 11
    if state.waiting == SCAFFOLDING and empty_spaces(player) == 1:
        return 52  # needed by the scaffolding; the room has another space: see scaffold
    return 0


@rule
def refusal_to_fit(state: Record, player: Record, room: int, space: int) -> int:
    """Return 0 if a room may be face up in a supported space, else the rule that forbids it.

    The present content of the space does not count, nor does a token on it.
    """
    return refusal_beside(state, player, room, space, NONE, player.beside[DESIGNER] == 0)


@rule
def refusal_to_replace(state: Record, player: Record, room: int, space: int) -> int:
    """Return the same for a room placed by an exchange; one that changes nothing is legal (DH-54)."""
    if player.house[space] == room and player.tokens[space] == NONE:
        return 0
    return refusal_to_fit(state, player, room, space)


@rule
def refusal_beside(
    state: Record, player: Record, room: int, space: int, lifted: int, tokens_close: bool
) -> int:
    """Return the same with one more card lifted (DH-12 to DH-14); `tokens_close` is DH-23."""
    if (space < BASEMENT) != (state.box.in_basement[room] != 0):
        return 12
    size, tokens = 1, 0
    at = space - 1
    while at >= FLOOR_START[space] and at != lifted and player.house[at] == room:
        size += 1
        tokens += player.tokens[at] != NONE
        at -= 1
    at = space + 1
    while at < FLOOR_END[space] and at != lifted and player.house[at] == room:
        size += 1
        tokens += player.tokens[at] != NONE
        at += 1
    if size > state.box.largest[room]:
        return 13
    return 14 if tokens > 0 and tokens_close else 0


@rule
def leftmost(player: Record, space: int) -> int:
    """Return the first space of the room that a space's face-up card belongs to (DH-13)."""
    at = space
    while at > FLOOR_START[space] and player.house[at - 1] == player.house[space]:
        at -= 1
    return at


@rule
def beyond(player: Record, space: int) -> int:
    """Return the space after the last one of the room that a space's face-up card belongs to."""
    at = space + 1
    while at < FLOOR_END[space] and player.house[at] == player.house[space]:
        at += 1
    return at


@rule
def tokens_from(player: Record, first: int, end: int) -> int:
    """Return the number of tokens in these spaces."""
    count = 0
    for space in range(first, end):
        count += player.tokens[space] != NONE
    return count


@rule
def refusal_to_furnish(state: Record, player: Record, furnishing: int, space: int) -> int:
    """Return 0 if the token may go on the room whose leftmost card is here, else the rule (DH-21, DH-22)."""
    room = int(player.house[space])
    if not is_room(room) or leftmost(player, space) != space:
        return 22
    if not int(state.box.furnishes[furnishing]) >> room & 1:
        return 21
    end = beyond(player, space)
    if tokens_from(player, space, end) > 0:
        return 22
    if state.closed_rooms_refuse_tokens and end - space == state.box.largest[room]:
        return 22
    return 0


@rule
def meeting_tokens(player: Record) -> int:
    """Return the leftmost space of the first room with more than one token, or NONE (DH-48)."""
    meeting, space = NONE, 0
    while space < len(SPACES) and meeting == NONE:
        end = space + 1
        if is_room(player.house[space]):
            end = beyond(player, space)
            if tokens_from(player, space, end) > 1:
                meeting = space
        space = end
    return meeting


@rule
def lose_token(state: Record, player: Record, space: int) -> None:
    """Remove a token from the house."""
    token = int(player.tokens[space])
    if token != NONE:
        state.supply[token] += 1
        player.tokens[space] = NONE
