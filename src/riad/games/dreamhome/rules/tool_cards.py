"""Drill, concrete mixer and jackhammer (DH-50 to DH-54). Scaffolding belongs to the turn: see taking."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome.rules.actions import MIX_COLUMNS
from riad.games.dreamhome.rules.constants import COLUMNS, DRILL, JACKHAMMER, MIXER
from riad.games.dreamhome.rules.dealing import discard_special
from riad.games.dreamhome.rules.house import is_room, lose_token, refusal_to_replace
from riad.games.dreamhome.rules.state import NONE
from riad.games.dreamhome.rules.turn import hold


@rule
def use(state: Record, player: Record, special: int) -> None:
    """Discard a used or given-up tool or helper (DH-25)."""
    player.beside[special] -= 1
    discard_special(state, special)


@rule
def refusal_to_drill(state: Record, player: Record, choice: int) -> int:
    """Return 0 if the card of a space and the room of a column may be exchanged (DH-50)."""
    space, column = divmod(choice, COLUMNS)
    if state.track_rooms[column] == NONE:
        return 54
    if player.beside[DRILL] == 0 or not is_room(player.house[space]):
        return 50
    return refusal_to_replace(state, player, int(state.track_rooms[column]), space)


@rule
def drill(state: Record, player: Record, choice: int) -> None:
    """Exchange the two cards; a token on the outgoing one is lost (DH-50)."""
    space, column = divmod(choice, COLUMNS)
    use(state, player, DRILL)
    lose_token(state, player, space)
    outgoing = int(player.house[space])
    player.house[space] = state.track_rooms[column]
    state.track_rooms[column] = outgoing


@rule
def refusal_to_mix(state: Record, player: Record, pair: int) -> int:
    """Return 0 if the rooms of two columns may be swapped (DH-51)."""
    if state.track_rooms[MIX_COLUMNS[pair, 0]] == NONE or state.track_rooms[MIX_COLUMNS[pair, 1]] == NONE:
        return 54
    return 0 if player.beside[MIXER] else 51


@rule
def mix(state: Record, player: Record, pair: int) -> None:
    """Swap the rooms of two columns (DH-51)."""
    use(state, player, MIXER)
    one, other = int(MIX_COLUMNS[pair, 0]), int(MIX_COLUMNS[pair, 1])
    room = int(state.track_rooms[one])
    state.track_rooms[one] = state.track_rooms[other]
    state.track_rooms[other] = room


@rule
def hammer(state: Record, player: Record, column: int) -> None:
    """Take a room as this round's turn, without its special card and without the marker (DH-53)."""
    use(state, player, JACKHAMMER)
    hold(state, column)
    discard_special(state, int(state.track_specials[column]))
    state.track_specials[column] = NONE
