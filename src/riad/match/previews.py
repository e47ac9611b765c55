"""The outcome of a turn whose last move shows something hidden: everything that is the same whatever shows.

The move is made in several worlds that the seat may be in (determinization). They are drawn from what the
seat knows and from nothing else, so the true position does not influence them, and the answer cannot reveal
what is hidden.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from riad.core.errors import IllegalMove, UnknownNotation
from riad.match.match import Match
from riad.match.turn_attempt import Deed, reveals_hidden

SAMPLES = 5  # all agree by chance once in a million turns


def determinizations_after(before: Match, seat: int, move: str) -> list[Match]:
    """Return worlds that the seat may be in after a move."""
    worlds = []
    for seed in range(SAMPLES):
        world = before.copy()
        world.state = before.engine.reshuffled(before.state, seat, seed)
        world.push(move)
        worlds.append(world)
    return worlds


def certain_view(before: Match, worlds: Sequence[Match], seat: int) -> dict[str, Any]:
    """Return the view after a move, with hidden fields as before; no move is legal, as the turn is over."""
    was, views = before.view(seat), [world.view(seat) for world in worlds]
    boards = [
        common_fields(board, [view["players"][number] for view in views])
        for number, board in enumerate(was["players"])
    ]
    return {**common_fields(was, views), "players": boards, "legal": []}


def common_fields(was: Mapping[str, Any], seen: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the fields that are the same in all views; where they differ, the values before."""
    first, *rest = seen
    return {
        name: first[name] if all(one[name] == first[name] for one in rest) else value
        for name, value in was.items()
    }


def certain_points(before: Match, worlds: Sequence[Match]) -> list[int]:
    """Return the points of each seat after a move; where they depend on what shows, those before it."""
    seats = zip(before.points, zip(*(world.points for world in worlds), strict=True), strict=True)
    return [seen[0] if len(set(seen)) == 1 else was for was, seen in seats]


def certain_tally(before: Match, worlds: Sequence[Match], seat: int) -> float | None:
    """Return a seat's points if the round ended after a move; None if they depend on what shows.

    Where the move may or may not trigger a scoring, the result is for worlds without one.
    """
    calm = [world for world in worlds if world.points == before.points] or worlds
    tallies = {projected_points(world, seat) for world in calm}
    return tallies.pop() if len(tallies) == 1 else None


def projected_points(match: Match, seat: int) -> float:
    """Return the points of a seat if the round ended now."""
    return round(float(match.game.reckoned(match.state, seat)), 2)


def preview_move(match: Match, seat: int, move: str) -> tuple[float | None, Deed | None]:
    """Return a seat's points if the round ended after a move, and what the move does; None if it is illegal.

    The points are None too if they depend on what the move shows.
    """
    after = match.copy()
    try:
        after.push(move)
    except (IllegalMove, UnknownNotation):
        return None, None
    if reveals_hidden(match, after):
        return certain_tally(match, determinizations_after(match, seat, move), seat), match.deed(move)
    return projected_points(after, seat), match.deed(move)
