"""Observations split by the names of their layouts."""

from collections import defaultdict

from riad.match.match import Match

Parts = dict[str, list[int]]


def observed(match: Match, seat: int) -> tuple[Parts, list[Parts]]:
    """Return the observation of a seat by the names of its layout: the table, then each board.

    Check that no number is above the maximum that the layout gives for it.
    """
    left = match.engine.observe(match.state, seat).tolist()
    table: Parts = {}
    boards: defaultdict[str, Parts] = defaultdict(dict)
    for part in match.game.observation_layout(match.seats):
        numbers, left = left[: part.length], left[part.length :]
        assert max(numbers) <= part.most, part
        owner, _, name = part.name.partition(": ")
        if owner.startswith("board "):
            boards[owner][name] = numbers
        else:
            table[part.name] = numbers
    assert left == []
    return table, [*boards.values()]
