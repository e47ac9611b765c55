"""Upper bounds of a game: always true, though some are loose."""

from riad.core.records import Record
from riad.games.dreamhome.rules.constants import FURNISHING, FURNISHINGS, ROOF_CARDS, SPACES


def most_decisions(seats: int) -> int:
    """Return an upper bound on the decisions of a game."""
    # Twelve rounds: a discard, and for every seat a jackhammer (or a pass), a take and a placement. Each of
    # the 48 special cards is used once, and a token is given up at most once (DH-48); at the end each seat
    # may pass.
    rounds, specials = 12, 48
    return rounds * (1 + 3 * seats) + 2 * specials + seats


def most_points(options: Record) -> int:
    """Return an upper bound on a seat's points."""
    box: Record = options.components
    room = max(int(box.room_points.max()), int(box.annex_points.max()), 1)  # 1: the architect's empty room
    tokens = int(box.special_copies[FURNISHING : FURNISHING + len(FURNISHINGS)].sum())
    roofs = max(int(box.roof_incomplete), int(box.roof_mixed), int(box.roof_uniform))
    functional = int(box.bathroom_on_both_floors) + int(box.bathroom_kitchen_bedroom) + 2
    furnished = tokens * (int(box.token_points.max()) + 1)
    return len(SPACES) * room + furnished + functional + roofs + ROOF_CARDS * int(box.roof_window)
