"""The course of a game: what an action does, and who is next."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import next_bits
from toy.rules.actions import DRAW, PASS, TAKE
from toy.rules.constants import NONE
from toy.rules.dealing import draw_card, fill_middle


@rule
def actor(state: Record) -> int:
    """Return the seat to decide, or -1 when the game is over."""
    return -1 if state.over else int(state.turn)


@rule
def apply(state: Record, action: int) -> None:
    """Apply a legal action."""
    player = state.players[state.turn]
    if action == PASS:
        player.passed = 1
    elif action == DRAW:
        give(player, draw_card(state))
    else:
        give(player, int(state.middle[action - TAKE]))
        state.middle[action - TAKE] = NONE
        fill_middle(state)
    pass_turn(state)


@rule
def give(player: Record, card: int) -> None:
    """Lay a card face up before a player (TOY-2)."""
    player.cards[card - 1] += 1
    player.points += card


@rule
def pass_turn(state: Record) -> None:
    """Pass the turn to the next seat that has not passed (TOY-6), or end the game (TOY-7)."""
    for after in range(1, state.seats + 1):
        seat = (int(state.turn) + after) % int(state.seats)
        if not state.players[seat].passed:
            state.turn = seat
            return
    end(state)


@rule
def end(state: Record) -> None:
    """Turn up the hidden cards and score: a total above the limit is worth nothing (TOY-7)."""
    state.over = 1
    next_bits(state)  # something hidden is shown
    for seat in range(state.seats):
        player = state.players[seat]
        total = int(player.points) + int(player.hidden)
        player.points = total if total <= state.limit else 0
