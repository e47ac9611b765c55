"""The end of a game line by line: only the roofs, because everything else has been counted before."""

from typing import Any

import pytest

import riad
from riad.bots.player import Greedy
from riad.core.records import copy_record
from riad.games.dreamhome.scorings import scorings_between
from riad.match.match import Match
from tests.kit.positions.dreamhome import TRACK, Seat, position, push

rules = pytest.mark.rules
ROOF = ("red", "red+", "brown", "grey")
Scorings = dict[str, dict[str, list[int]]]


def scored_by(match: Match, move: str) -> Scorings:
    """Return the points of a move, by the name of the scoring."""
    before = copy_record(match.state)
    match.push(move)
    return dict(scorings_between(before, match.state))


def last_turn(*seats: Seat, **options: Any) -> Match:
    """Return the last turn of a game, with only the room left to place."""
    match = position(*seats, track=("kitchen", *TRACK[1:]), round_number=12, **options)
    return push(match, "take 2", "put f1", "take 1")


@rules("DH-20", "DH-64")
def test_the_end_tells_the_roofs_without_what_the_last_move_brought() -> None:
    match = last_turn(Seat(roofs=["green+"] * 2), Seat({"f1": "study"}, roofs=ROOF))
    was = match.points
    assert scored_by(match, "put f2") == {"end": {"roof": [0, 3], "windows": [0, 1]}}
    assert [now - then for now, then in zip(match.points, was, strict=True)] == [0, 1 + 4]


@rules("DH-64")
def test_the_end_is_told_when_only_the_last_mover_has_a_roof_and_when_nobody_has() -> None:
    match = last_turn(Seat(), Seat(roofs=["grey+"] * 4))
    assert scored_by(match, "put f1 down") == {"end": {"roof": [0, 8], "windows": [0, 4]}}
    assert scored_by(last_turn(Seat(), Seat()), "put f1") == {"end": {"roof": [0, 0], "windows": [0, 0]}}


@rules("DH-40", "DH-46")
def test_helpers_come_before_the_end_and_a_roofer_counts_in_it() -> None:
    seats = Seat(roofs=["red"] * 3, beside=["roofer"]), Seat({"f1": "study", "f2": "kitchen"}, ["handyman"])
    match = position(*seats, stage="end", discarded_roofs=["red+"])
    assert scored_by(match, "roofer red+") == {}
    assert scored_by(match, "swap f1 f2") == {"end": {"roof": [8, 0], "windows": [1, 0]}}


@rules("DH-20")
def test_the_end_pays_nothing_where_all_may_look_at_the_roofs() -> None:
    match = last_turn(Seat(), Seat(roofs=ROOF), open_roofs=True)
    assert scored_by(match, "put f1") == {}
    assert match.points == (1, 1 + 4)


@rules("DH-64")
@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gains_and_the_end_add_up_to_the_points_in_whole_games(seats: int) -> None:
    for seed in range(4):
        match = riad.new("dreamhome", seats=seats, seed=seed)
        bot, points, scorings = Greedy(match.engine, seed), [0] * seats, Scorings()
        while match.turn is not None:
            assert not scorings
            move = match.text(bot.choose(match.state))
            points[match.turn] += match.deed(move).get("gain", 0)
            scorings = scored_by(match, move)
        ends = scorings["end"].values()
        assert list(match.points) == [sum(each) for each in zip(points, *ends, strict=True)]
        sheets = [player["sheet"][-1]["points"] for player in match.view(None)["players"]]
        assert sheets == [sum(each) for each in zip(*ends, strict=True)]
