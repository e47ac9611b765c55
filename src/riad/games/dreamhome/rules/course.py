"""The course of the game: effects of actions, and the next decision (DH-2 to DH-5, DH-46)."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import next_bits
from riad.games.dreamhome.rules.actions import (
    DRILL_SWAP,
    HAMMER,
    KEEP,
    MIX,
    PASS,
    PUT,
    PUT_DOWN,
    ROOFER_TAKES,
    SCAFFOLD_AT,
    SUPPLY,
    SWAP,
    TAKE,
    TOKEN,
)
from riad.games.dreamhome.rules.constants import (
    COLUMNS,
    HANDYMAN,
    JACKHAMMER,
    ROOFER,
    ROUNDS,
    SCAFFOLDING,
    SUPPLIER,
)
from riad.games.dreamhome.rules.dealing import discard_column, discard_special, start_round
from riad.games.dreamhome.rules.helper_cards import roofer, supply, swap
from riad.games.dreamhome.rules.house import meeting_tokens
from riad.games.dreamhome.rules.state import (
    DISCARDING,
    DOWN,
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
from riad.games.dreamhome.rules.tool_cards import drill, hammer, mix, use
from riad.games.dreamhome.rules.turn import (
    has_a_room_to_furnish,
    keep,
    put,
    put_token,
    scaffold,
    take,
)


@rule
def actor(state: Record) -> int:
    """Return the seat to decide, or -1 when the game is over."""
    return -1 if state.ended_by else int(state.turn)


@rule
def apply(state: Record, action: int) -> None:
    """Apply a legal action and everything that follows from it without a decision."""
    player = state.players[state.turn]
    if action < TAKE:
        prepare(state, player, action)
    elif action < ROOFER_TAKES:
        build(state, player, action)
    else:
        finish(state, player, action)
    if not decide_in_house(state, player):
        decide_in_round(state)


@rule
def prepare(state: Record, player: Record, action: int) -> None:
    """Apply an action before taking cards: a discard, the tools."""
    if action < HAMMER:
        discard_column(state, action)  # DH-2
        state.stage = HAMMERING
    elif action < DRILL_SWAP:
        hammer(state, player, action - HAMMER)
    elif action < MIX:
        drill(state, player, action - DRILL_SWAP)
    else:
        mix(state, player, action - MIX)


@rule
def build(state: Record, player: Record, action: int) -> None:
    """Take cards, or use them on the house."""
    if action < SCAFFOLD_AT:
        take(state, player, action - TAKE)
    elif action < PUT:
        scaffold(state, player, action - SCAFFOLD_AT)
    elif action < PUT_DOWN:
        put(state, player, action - PUT, 0)
    elif action < TOKEN:
        put(state, player, action - PUT_DOWN, DOWN)
    else:
        put_token(state, player, action - TOKEN)


@rule
def finish(state: Record, player: Record, action: int) -> None:
    """Apply an action at the end of the game: helpers, tokens in one room, and declining."""
    if action < SUPPLY:
        roofer(state, player, action - ROOFER_TAKES)
    elif action < SWAP:
        supply(state, player, action - SUPPLY)
    elif action < KEEP:
        swap(state, player, action - SWAP)
    elif action < PASS:
        keep(state, player, action - KEEP)
    else:
        decline(state, player)


@rule
def decline(state: Record, player: Record) -> None:
    """Give up the jackhammer for this round (DH-53), one roofer, or all other helpers (DH-46)."""
    if state.stage == HAMMERING:
        state.step += 1
    elif state.stage == ROOFING:
        use(state, player, ROOFER)
    else:
        while player.beside[SUPPLIER] > 0:
            use(state, player, SUPPLIER)
        while player.beside[HANDYMAN] > 0:
            use(state, player, HANDYMAN)


@rule
def decide_in_house(state: Record, player: Record) -> bool:
    """Return whether the acting seat has more to decide in its house: DH-48 first, then DH-16."""
    state.meeting = meeting_tokens(player)
    if state.meeting != NONE:
        state.phase = KEEPING
        return True
    if state.held != NONE:
        state.phase = PLACING
        return True
    if state.waiting == SCAFFOLDING:
        state.phase = SCAFFOLDING_NOW
        return True
    if state.waiting != NONE and has_a_room_to_furnish(state, player):
        state.phase = FURNISHING_NOW
        return True
    discard_special(state, int(state.waiting))  # DH-21: a furnishing without a room
    state.waiting = NONE
    state.fresh = NONE
    return False


@rule
def decide_in_round(state: Record) -> None:
    """Find the next seat with something to decide, through the stages of a round and of the end."""
    while state.ended_by == 0 and not somebody_decides(state):
        state.step = 0
        if state.stage == HAMMERING:
            state.stage = TURN
        elif state.stage == TURN:
            end_round(state)
        elif state.stage == ROOFING:
            state.stage = HELPING  # DH-46
        else:
            state.ended_by = 5
            next_bits(state)  # reveals the roof piles


@rule
def somebody_decides(state: Record) -> bool:
    """Return whether a seat has something to decide in this stage: the first that does, in turn order."""
    while state.step < state.seats:
        seat = (int(state.first) + int(state.step)) % int(state.seats)
        if has_to_decide(state, seat):
            state.turn = seat
            state.phase = state.stage
            return True
        state.step += 1
    return False


@rule
def has_to_decide(state: Record, seat: int) -> bool:
    """Return whether a seat has something to decide in this stage; each helper asks separately (DH-47)."""
    beside = state.players[seat].beside
    if state.stage == DISCARDING:
        return True
    if state.stage == HAMMERING:
        return bool(beside[JACKHAMMER] > 0 and not int(state.done) >> seat & 1)
    if state.stage == TURN:
        return not int(state.done) >> seat & 1
    if state.stage == ROOFING:
        return bool(beside[ROOFER] > 0)
    return bool(beside[SUPPLIER] > 0 or beside[HANDYMAN] > 0)


@rule
def end_round(state: Record) -> None:
    """Discard the rest of the track; then start a round, or end the game after round 12 (DH-5)."""
    for column in range(COLUMNS):
        discard_column(state, column)
    if state.round_number < ROUNDS:
        start_round(state)
    else:
        state.first = state.marker
        state.stage = ROOFING
