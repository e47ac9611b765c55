"""Itemised effects of an action: the roofs at the end of the game."""

from collections.abc import Iterator

from riad.core.records import Record
from riad.games.dreamhome.rules.scoring import roofs_are_open
from riad.games.dreamhome.score_sheet import roof_lines

END = "end"


def scorings_between(before: Record, after: Record) -> Iterator[tuple[str, dict[str, list[int]]]]:
    """Yield the scoring of an action, by name, with every seat's points in each line.

    At the end those are the roofs. Everything else counts from the action that scores it, and so do roofs at
    a table with open piles (DH-20): the end of such a game scores nothing.
    """
    if not after["ended_by"] or roofs_are_open(before):
        return
    roofs = [roof_lines(after, after["players"][seat]) for seat in range(int(after["seats"]))]
    windows = [sum(line["points"] for line in lines if line["what"] == "windows") for lines in roofs]
    whole = [sum(line["points"] for line in lines) for lines in roofs]
    yield END, {"roof": [all_ - some for all_, some in zip(whole, windows, strict=True)], "windows": windows}


def round_of(state: Record) -> int:
    """Return the current round."""
    return int(state.round_number)
