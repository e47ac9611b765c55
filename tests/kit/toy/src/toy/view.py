"""Views of each seat and of spectators: a hidden card is only in its owner's view until the end."""

from typing import Any

from riad.core.contract import Outcome
from riad.core.records import Record


def view(state: Record, seat: int | None) -> dict[str, Any]:
    """Return the position as plain values."""
    over = bool(state.over)
    return {
        "limit": int(state.limit),
        "phase": "over" if over else "play",
        "middle": [int(card) or None for card in state.middle],
        "deck": int(state.deck_size),
        "players": [
            board(state.players[number], shown=over or number == seat) for number in range(state.seats)
        ],
    }


def board(player: Record, *, shown: bool) -> dict[str, Any]:
    """Return a player's cards, the hidden one only where it may be seen."""
    return {
        "points": int(player.points),
        "cards": [number + 1 for number, copies in enumerate(player.cards) for _ in range(copies)],
        "hidden": int(player.hidden) if shown else None,
        "passed": bool(player.passed),
    }


def outcome(state: Record) -> Outcome | None:
    """Return the winners and the reason (TOY-8); None while the game continues."""
    if not state.over:
        return None
    points = tuple(int(state.players[seat].points) for seat in range(state.seats))
    winners = tuple(seat for seat, own in enumerate(points) if own == max(points))
    return Outcome(winners, points, "TOY-7", "Everybody has passed (TOY-7).")
