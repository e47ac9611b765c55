"""Itemised effects of an action: the end of a round, and the bonuses at the end of the game."""

from collections.abc import Iterator

from riad.core.records import Record
from riad.games.azul.rules.constants import SIZE
from riad.games.azul.rules.scoring import tile_points
from riad.games.azul.rules.state import NONE
from riad.games.azul.view import bonuses

ROUND, END = "round", "end"
BONUSES = ("rows", "columns", "colours")
Lines = dict[str, list[int]]


def scorings_between(before: Record, after: Record) -> Iterator[tuple[str, Lines]]:
    """Yield the scorings of an action, by name, with the change of each line for every seat.

    `round` has the scores of tiles on the wall and the real cost of the floor line: points do not fall below
    0. On the grey wall the seats tile one after the other, so a round ends in several parts.
    """
    ends = bool(after["ended_by"] and not before["ended_by"])
    closes = ends or before["round_number"] != after["round_number"]
    if before["tiling_row"] == NONE and after["tiles_out"] and not closes:  # the offer continues
        return
    players = [(before["players"][seat], after["players"][seat]) for seat in range(int(after["seats"]))]
    paid = {kind: [bonuses(now)[kind]["points"] if ends else 0 for _, now in players] for kind in BONUSES}
    extra = [sum(each) for each in zip(*paid.values(), strict=True)]
    wall = [laid_points(int(was["wall"]), int(now["wall"])) for was, now in players]
    changes = [int(now["points"]) - int(was["points"]) for was, now in players]
    floor = [all_ - laid - more for all_, laid, more in zip(changes, wall, extra, strict=True)]
    if closes or any(wall) or any(floor):
        yield ROUND, {"wall": wall, "floor": floor}
    if ends:
        yield END, paid


def laid_points(before: int, after: int) -> int:
    """Return the points of a wall's new tiles: at most one per row, from the top down (AZ-30)."""
    wall, points = before, 0
    for space in range(SIZE * SIZE):
        if (after & ~before) >> space & 1:
            wall |= 1 << space
            points += int(tile_points(wall, *divmod(space, SIZE)))
    return points


def round_of(state: Record) -> int:
    """Return the current round."""
    return int(state.round_number)
