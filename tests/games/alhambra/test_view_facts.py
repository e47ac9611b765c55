"""Facts that a view derives from the table agree with the rules, in whole games."""

from itertools import pairwise

import pytest

import riad
from riad.bots.player import Greedy
from riad.core.records import copy_record
from riad.games.alhambra.rules.scoring import score
from riad.games.alhambra.scorings import scorings_between
from riad.games.alhambra.view import tile_facts
from riad.match.match import Match

rules = pytest.mark.rules
TABLES = [(2, {}), (3, {"scoring_cards": "shuffled_in"}), (4, {}), (6, {"scoring_cards": "shuffled_in"})]


def walls_of(tile: str) -> str:
    """Return the sides of a tile that have a wall."""
    return "" if tile == "fountain" else str(tile_facts(tile)["walls"])


def positions(seats: int, options: dict[str, str], seed: int) -> list[Match]:
    """Return every position of a game that is played sensibly."""
    match = riad.new("alhambra", seats=seats, seed=seed, **options)
    bot, matches = Greedy(match.engine, seed), [match.copy()]
    while match.turn is not None:
        match.push(match.text(bot.choose(match.state)))
        matches.append(match.copy())
    return matches


# Scorings


@rules("AL-40", "AL-43", "AL-61")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_the_next_scoring_would_pay_now_is_what_it_pays(seats: int, options: dict[str, str]) -> None:
    for match in positions(seats, options, 1):
        expected = match.view(None)["next"]
        if expected is None:
            continue
        after = copy_record(match.state)
        score(after, ["A", "B", "end"].index(expected["scoring"]))
        paid = [int(after.players[seat].points) - match.points[seat] for seat in range(seats)]
        if seats == 2:
            paid.append(int(after.dirk_points) - int(match.state.dirk_points))
        assert expected["points"] == paid


@rules("AL-5", "AL-31", "AL-50")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_no_scoring_comes_unannounced(seats: int, options: dict[str, str], seed: int) -> None:
    soon, start = [], True
    for before, after in pairwise(positions(seats, options, seed)):
        if start:  # of a turn: within it, nothing is drawn
            soon.append(before.view(None)["next"]["soon"])
        start = before.state.turn_number != after.state.turn_number
        for name, _ in scorings_between(before.state, after.state):
            assert soon[-1], name
    assert sum(soon) < len(soon) * (0.6 if seats < 6 else 0.9)


# Walls


@rules("AL-43")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_rim_is_as_long_as_the_wall(seats: int, options: dict[str, str]) -> None:
    for match in positions(seats, options, 5):
        for board in match.view(None)["players"]:
            assert len(board["rim"]) == board["wall"]
            walls = {(part["x"], part["y"]): walls_of(part["tile"]) for part in board["palace"]}
            assert all("nesw"[side] in walls[x, y] for x, y, side in board["rim"])
