"""Moves as text: `pass`, `draw`, and `take 1` or `take 2` for a card in the middle."""

from riad.core.errors import UnknownNotation
from riad.core.records import Record
from toy.rules.actions import TAKE
from toy.rules.constants import MIDDLE

MOVES = ("pass", "draw", *(f"take {place}" for place in range(1, MIDDLE + 1)))
assert MOVES.index("take 1") == TAKE


def read_action(state: Record, text: str) -> int:  # noqa: ARG001  # part of the contract
    """Return the action of a text; UnknownNotation if the text is not an action."""
    if text not in MOVES:
        raise UnknownNotation(text, f"a move is {', '.join(MOVES)}")
    return MOVES.index(text)


def write_action(state: Record, action: int) -> str:  # noqa: ARG001  # part of the contract
    """Return the text of an action."""
    return MOVES[action]
