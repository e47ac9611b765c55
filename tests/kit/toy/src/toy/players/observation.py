"""Observations for learning, as numbers. The seat's own cards are first, the others follow clockwise."""

from riad.core.contract import CODE, Features, Part
from riad.core.jit import rule
from riad.core.records import Record
from toy.rules.constants import COPIES, HIGHEST, MIDDLE

BOARD_LAYOUT = (
    Part("is to decide", 1, 1),
    Part("has passed", 1, 1),
    Part("cards, by number", HIGHEST, COPIES),
)
BOARD = sum(part.length for part in BOARD_LAYOUT)
TABLE_LAYOUT = (
    Part("limit", 1, 21),
    Part("own hidden card", 1, HIGHEST, CODE),
    Part("middle", MIDDLE, HIGHEST, CODE),
    Part("cards in the deck", 1, COPIES * HIGHEST),
)
TABLE = sum(part.length for part in TABLE_LAYOUT)


def observation_layout(seats: int) -> tuple[Part, ...]:
    """Return the layout of the numbers, in order."""
    boards = [part.of(f"board {number}") for number in range(1, seats + 1) for part in BOARD_LAYOUT]
    return (*TABLE_LAYOUT, *boards)


@rule
def observe(state: Record, seat: int, out: Features) -> None:
    """Fill `out` with what the seat sees."""
    out[0] = state.limit
    out[1] = state.players[seat].hidden
    for place in range(MIDDLE):
        out[2 + place] = state.middle[place]
    out[2 + MIDDLE] = state.deck_size
    for place in range(state.seats):
        other = (seat + place) % int(state.seats)
        player, at = state.players[other], TABLE + BOARD * place
        out[at] = not state.over and state.turn == other
        out[at + 1] = player.passed
        for number in range(HIGHEST):
            out[at + 2 + number] = player.cards[number]
