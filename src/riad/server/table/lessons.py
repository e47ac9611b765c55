"""Lessons: a match with a known deal, in which someone learns a game by playing its first turns.

The learner has the first seat and moves the others too, as the lesson says, so that no bot is needed and each
lesson is the same every time. The moves are in `web/src/games/*/lesson.json`.
"""

from riad.games import facts_of
from riad.server.errors import ApiError
from riad.server.wire.requests import NewTable


def deal_of(request: NewTable) -> int:
    """Return the seed of a lesson; ApiError if the request does not fit one."""
    lesson = facts_of(request.game).lesson
    if lesson is None:
        raise ApiError("bad_option", f"there is no lesson in {request.game}", field="lesson")
    learner, *others = (seat.kind for seat in request.seats)
    if learner != "me" or any(kind != "guest" for kind in others):
        raise ApiError(
            "bad_option", "in a lesson the first seat must be you, and the others guests", field="seats"
        )
    if request.listed or request.clock is not None or request.takeover is not None or request.pace != "live":
        raise ApiError("bad_option", "a lesson can't be listed or have a clock", field="lesson")
    return lesson.seed
