"""Legal actions, and the rule that forbids any other action."""

from riad.core.contract import Actions
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome.rules.actions import (
    COLUMN_PAIRS,
    DRILL_SWAP,
    HAMMER,
    KEEP,
    MIX,
    PASS,
    PUT,
    PUT_DOWN,
    ROOFER_TAKES,
    SCAFFOLD_AT,
    SPACE_PAIRS,
    SUPPLY,
    SWAP,
    TAKE,
    TOKEN,
)
from riad.games.dreamhome.rules.constants import (
    COLUMNS,
    DRILL,
    FURNISHING,
    HANDYMAN,
    MIXER,
    ROOFS,
    ROOMS,
    SCAFFOLDING,
    SPACES,
    SUPPLIER,
)
from riad.games.dreamhome.rules.helper_cards import refusal_to_supply, refusal_to_swap
from riad.games.dreamhome.rules.house import refusal_of_space, refusal_to_fit, refusal_to_furnish
from riad.games.dreamhome.rules.state import (
    DISCARDING,
    FURNISHING_NOW,
    HAMMERING,
    HELPING,
    KEEPING,
    NONE,
    PLACING,
    ROOFING,
    SCAFFOLDING_NOW,
    TURN,
)
from riad.games.dreamhome.rules.tool_cards import refusal_to_drill, refusal_to_mix
from riad.games.dreamhome.rules.turn import refusal_to_keep, refusal_to_put, refusal_to_scaffold

FIRST_TO_DO = (2, 53, 3, 46, 46, 10, 52, 21, 48)
"""For each phase, the rule against actions of any other kind."""


@rule
def legal(state: Record, out: Actions) -> int:
    """Fill `out` with the legal actions, ascending; return how many."""
    if state.ended_by:
        return 0
    player = state.players[state.turn]
    if state.phase == PLACING:
        return legal_placements(state, player, out)
    if state.phase == TURN:
        return legal_in_turn(state, player, out)
    if state.phase == HELPING:
        return legal_with_helpers(state, player, out)
    if state.phase <= HAMMERING:
        return legal_before_turns(state, out)
    if state.phase == ROOFING:
        return legal_roofs(state, out)
    return legal_in_house(state, player, out)


@rule
def legal_before_turns(state: Record, out: Actions) -> int:
    """List the columns to discard (DH-2), or the rooms for the jackhammer, and passing (DH-53)."""
    count = 0
    if state.phase == DISCARDING:
        for column in range(COLUMNS):
            out[count] = column
            count += refusal_to_discard(column) == 0
        return count
    for column in range(COLUMNS):
        out[count] = HAMMER + column
        count += refusal_of_column(state, column) == 0
    out[count] = PASS
    return count + 1


@rule
def refusal_to_discard(column: int) -> int:
    """Return 0 if the first player may discard a column; after dealing, all of them are full (DH-2)."""
    return 2 if column == 0 else 0


@rule
def refusal_of_column(state: Record, column: int) -> int:
    """Return 0 if a column has a room (DH-54)."""
    return 54 if state.track_rooms[column] == NONE else 0


@rule
def legal_in_turn(state: Record, player: Record, out: Actions) -> int:
    """List the uses of the tools (DH-50, DH-51), and the columns to take (DH-3)."""
    count = 0
    if player.beside[DRILL]:
        for choice in range(len(SPACES) * COLUMNS):
            out[count] = DRILL_SWAP + choice
            count += refusal_to_drill(state, player, choice) == 0
    if player.beside[MIXER]:
        for pair in range(len(COLUMN_PAIRS)):
            out[count] = MIX + pair
            count += refusal_to_mix(state, player, pair) == 0
    for column in range(COLUMNS):
        out[count] = TAKE + column
        count += refusal_of_column(state, column) == 0
    return count


@rule
def legal_placements(state: Record, player: Record, out: Actions) -> int:
    """List the spaces for scaffolding (DH-52) and for the room, face up and face down (DH-10 to DH-15)."""
    count = 0
    if state.waiting == SCAFFOLDING:
        count = legal_scaffoldings(player, out)
    room, spaces = int(state.held), 0
    for space in range(len(SPACES)):
        if refusal_of_space(state, player, space) == 0:
            spaces |= 1 << space
            out[count] = PUT + space
            count += refusal_to_fit(state, player, room, space) == 0
    for space in range(len(SPACES)):
        out[count] = PUT_DOWN + space
        count += spaces >> space & 1
    return count


@rule
def legal_scaffoldings(player: Record, out: Actions) -> int:
    """List the spaces for scaffolding (DH-52)."""
    count = 0
    for space in range(len(SPACES)):
        out[count] = SCAFFOLD_AT + space
        count += refusal_to_scaffold(player, space) == 0
    return count


@rule
def legal_in_house(state: Record, player: Record, out: Actions) -> int:
    """List the choices for a special card or for tokens in one room."""
    if state.phase == SCAFFOLDING_NOW:
        return legal_scaffoldings(player, out)
    count = 0
    for space in range(len(SPACES)):
        if state.phase == FURNISHING_NOW:
            out[count] = TOKEN + space
            count += refusal_to_furnish(state, player, int(state.waiting) - FURNISHING, space) == 0
        else:
            out[count] = KEEP + space
            count += refusal_to_keep(state, player, space) == 0
    return count


@rule
def legal_roofs(state: Record, out: Actions) -> int:
    """List the discarded roofs, and passing (DH-40)."""
    count = 0
    for kind in range(ROOFS):
        out[count] = ROOFER_TAKES + kind
        count += state.special_discards[kind] > 0
    out[count] = PASS
    return count + 1


@rule
def legal_with_helpers(state: Record, player: Record, out: Actions) -> int:
    """List the uses of supplier and handyman, and passing (DH-41, DH-42)."""
    count = 0
    if player.beside[SUPPLIER]:
        for choice in range(len(SPACES) * len(ROOMS)):
            out[count] = SUPPLY + choice
            count += refusal_to_supply(state, player, choice) == 0
    if player.beside[HANDYMAN]:
        for pair in range(len(SPACE_PAIRS)):
            out[count] = SWAP + pair
            count += refusal_to_swap(state, player, pair) == 0
    out[count] = PASS
    return count + 1


@rule
def refusal(state: Record, action: int) -> int:
    """Return 0 when the action is legal, else the number of the rule that forbids it."""
    if state.ended_by:
        return int(state.ended_by)
    player = state.players[state.turn]
    if not suits_phase(state, action):
        return FIRST_TO_DO[int(state.phase)]
    if action < TAKE:
        return refusal_to_prepare(state, player, action)
    if action < ROOFER_TAKES:
        return refusal_to_build(state, player, action)
    if action < SUPPLY:
        return 0 if state.special_discards[action - ROOFER_TAKES] else 40
    if action < SWAP:
        return refusal_to_supply(state, player, action - SUPPLY)
    if action < KEEP:
        return refusal_to_swap(state, player, action - SWAP)
    return refusal_to_keep(state, player, action - KEEP) if action < PASS else 0


@rule
def suits_phase(state: Record, action: int) -> bool:
    """Return whether an action is of an expected kind."""
    phase = int(state.phase)
    if action == PASS:
        return phase in (HAMMERING, ROOFING, HELPING)
    if SCAFFOLD_AT <= action < PUT:
        return bool(state.waiting == SCAFFOLDING and phase in (PLACING, SCAFFOLDING_NOW))
    return phase == phase_of(action)


@rule
def phase_of(action: int) -> int:
    """Return the only phase of an action, or NONE for numbers without an action."""
    ends = (HAMMER, DRILL_SWAP, SCAFFOLD_AT, TOKEN, ROOFER_TAKES, SUPPLY, KEEP, PASS)
    phases = (DISCARDING, HAMMERING, TURN, PLACING, FURNISHING_NOW, ROOFING, HELPING, KEEPING)
    if not 0 <= action < PASS:
        return NONE
    place = 0
    while action >= ends[place]:
        place += 1
    return phases[place]


@rule
def refusal_to_prepare(state: Record, player: Record, action: int) -> int:
    """Return the rule against an action before taking cards: a discard, the tools."""
    if action < HAMMER:
        return refusal_to_discard(action)
    if action < DRILL_SWAP:
        return refusal_of_column(state, action - HAMMER)
    if action < MIX:
        return refusal_to_drill(state, player, action - DRILL_SWAP)
    return refusal_to_mix(state, player, action - MIX)


@rule
def refusal_to_build(state: Record, player: Record, action: int) -> int:
    """Return the rule against taking cards or using them on the house."""
    if action < SCAFFOLD_AT:
        return refusal_of_column(state, action - TAKE)
    if action < PUT:
        return refusal_to_scaffold(player, action - SCAFFOLD_AT)
    if action < PUT_DOWN:
        return refusal_to_put(state, player, action - PUT)
    if action < TOKEN:
        return refusal_of_space(state, player, action - PUT_DOWN)
    return refusal_to_furnish(state, player, int(state.waiting) - FURNISHING, action - TOKEN)
