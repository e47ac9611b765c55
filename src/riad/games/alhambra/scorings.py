"""Itemised effects of an action: the three scorings."""

from collections.abc import Iterator

from riad.core.records import Record, copy_record
from riad.games.alhambra.rules.constants import SCORINGS, TILE_TYPE, TYPES
from riad.games.alhambra.rules.longest_wall import longest_wall
from riad.games.alhambra.rules.scoring import majority_points
from riad.games.alhambra.rules.state import BAG, DIRK


def scorings_between(before: Record, after: Record) -> Iterator[tuple[str, dict[str, list[int]]]]:
    """Yield the scorings of an action, by name, with every seat's points, then Dirk's.

    Scoring changes no palace, so the present palaces still apply. Tiles that Dirk got from the bag with
    scoring A or B did not count in it (AL-62).
    """
    if before["scorings"] == after["scorings"]:
        return
    given = before.where == BAG
    took_place = [bool(before.under[card] != after.under[card]) for card in range(len(SCORINGS) - 1)]
    for scoring, came in enumerate([*took_place, bool(after.ended_by and not before.ended_by)]):
        if not came:
            continue
        then, mine = copy_record(after), after.where == DIRK
        counted = mine if scoring == len(took_place) else mine & ~given
        for kind in range(len(TYPES)):
            then.dirk_types[kind] = int((counted & (kind == TILE_TYPE)).sum())
        seats, dirk = int(after.seats), [0] if after.seats == 2 else []
        paid = {
            name: [int(majority_points(then, scoring, kind, who)) for who in range(seats + len(dirk))]
            for kind, name in enumerate(TYPES)
        }
        walls = [int(longest_wall(then, seat)) for seat in range(seats)]
        yield SCORINGS[scoring], {**paid, "wall": walls + dirk}
