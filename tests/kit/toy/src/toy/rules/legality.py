"""Legal actions, and the rule that forbids an illegal one."""

from riad.core.contract import Actions
from riad.core.jit import rule
from riad.core.records import Record
from toy.rules.actions import ACTIONS, DRAW, PASS, TAKE
from toy.rules.constants import NONE


@rule
def legal(state: Record, out: Actions) -> int:
    """Fill `out` with the legal actions, ascending; return how many."""
    number = 0
    for action in range(ACTIONS):
        if refusal(state, action) == 0:
            out[number] = action
            number += 1
    return number


@rule
def refusal(state: Record, action: int) -> int:
    """Return 0 for a legal action, else the number of the rule that forbids it."""
    if state.over:
        return 7
    if action == PASS:
        return 0
    if action == DRAW:
        return 5 if state.deck_size == 0 else 0
    if action < PASS or action >= ACTIONS:
        return 2
    return 4 if state.middle[action - TAKE] == NONE else 0
