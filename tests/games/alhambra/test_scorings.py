"""Itemised scorings agree with the points, in whole games."""

from itertools import pairwise

import pytest

import riad
from riad.bots.player import Greedy
from riad.games.alhambra.scorings import scorings_between
from riad.match.match import Match

rules = pytest.mark.rules
TABLES = [(2, {}), (3, {"scoring_cards": "shuffled_in"}), (4, {}), (6, {"scoring_cards": "shuffled_in"})]


def positions(seats: int, options: dict[str, str], seed: int) -> list[Match]:
    """Return every position of a game that is played sensibly."""
    match = riad.new("alhambra", seats=seats, seed=seed, **options)
    bot, matches = Greedy(match.engine, seed), [match.copy()]
    while match.turn is not None:
        match.push(match.text(bot.choose(match.state)))
        matches.append(match.copy())
    return matches


@pytest.mark.many
@rules("AL-40", "AL-62")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_scorings_paid_adds_up_to_the_points(seats: int, options: dict[str, str], seed: int) -> None:
    names = []
    for before, after in pairwise(positions(seats, options, seed)):
        change = [now - was for now, was in zip(after.points, before.points, strict=True)]
        if seats == 2:
            change.append(int(after.state.dirk_points) - int(before.state.dirk_points))
        paid = [0] * len(change)
        for name, lines in scorings_between(before.state, after.state):
            names.append(name)
            paid = [
                all_ + sum(one) for all_, one in zip(paid, zip(*lines.values(), strict=True), strict=True)
            ]
        assert paid == change
    assert names == ["A", "B", "end"]
