"""Roofer, supplier and handyman, at the end of the game (DH-40 to DH-43). Other helpers only score."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome.rules.actions import SWAP_SPACES
from riad.games.dreamhome.rules.constants import DESIGNER, HANDYMAN, ROOFER, ROOMS, SUPPLIER
from riad.games.dreamhome.rules.house import is_room, lose_token, refusal_beside, refusal_to_replace
from riad.games.dreamhome.rules.state import DOWN, IS
from riad.games.dreamhome.rules.tool_cards import use


@rule
def roofer(state: Record, player: Record, kind: int) -> None:
    """Move a discarded roof card to the pile (DH-40)."""
    use(state, player, ROOFER)
    state.special_discards[kind] -= 1
    player.roofs[kind] += 1


@rule
def refusal_to_supply(state: Record, player: Record, choice: int) -> int:
    """Return 0 if a discarded room may replace the card of a space, face up (DH-41)."""
    space, room = divmod(choice, len(ROOMS))
    if player.beside[SUPPLIER] == 0 or state.room_discards[room] == 0:
        return 41
    return refusal_to_replace(state, player, room, space)


@rule
def supply(state: Record, player: Record, choice: int) -> None:
    """Exchange a house card for a discarded room; its token is lost (DH-41)."""
    space, room = divmod(choice, len(ROOMS))
    use(state, player, SUPPLIER)
    lose_token(state, player, space)
    state.room_discards[room] -= 1
    state.room_discards[player.house[space] % DOWN] += 1
    player.house[space] = room


@rule
def refusal_to_swap(state: Record, player: Record, pair: int) -> int:
    """Return 0 if two cards of the house may be swapped: both are lifted, then each is checked (DH-42)."""
    if player.beside[HANDYMAN] == 0:
        return 42
    one, other = int(SWAP_SPACES[pair, 0]), int(SWAP_SPACES[pair, 1])
    if player.house[one] == player.house[other] and player.tokens[one] == player.tokens[other]:
        return 0  # DH-54: an exchange that changes nothing is legal
    number = refusal_to_move(state, player, one, other)
    return number if number else refusal_to_move(state, player, other, one)


@rule
def refusal_to_move(state: Record, player: Record, start: int, end: int) -> int:
    """Return 0 if a card may move to another space whose card is lifted too; face down, it always may.

    DH-43: tokens close rooms to the handyman except in edition `is`, but never for the designer's owner.
    """
    if not is_room(player.house[start]):
        return 0
    tokens_close = state.edition != IS and player.beside[DESIGNER] == 0
    number = refusal_beside(state, player, int(player.house[start]), end, start, tokens_close)
    return 43 if number == 14 else number


@rule
def swap(state: Record, player: Record, pair: int) -> None:
    """Swap two cards with their tokens (DH-42)."""
    use(state, player, HANDYMAN)
    one, other = int(SWAP_SPACES[pair, 0]), int(SWAP_SPACES[pair, 1])
    card, token = int(player.house[one]), int(player.tokens[one])
    player.house[one] = player.house[other]
    player.tokens[one] = player.tokens[other]
    player.house[other] = card
    player.tokens[other] = token
