"""Previews of moves that show something hidden: what is sure of them, and nothing of the real position."""

import random
from collections.abc import Callable, Iterator

import pytest

import riad
from riad.match.match import Match
from riad.match.previews import (
    SAMPLES,
    certain_points,
    certain_tally,
    certain_view,
    common_fields,
    determinizations_after,
    preview_move,
    projected_points,
)
from riad.match.turn_attempt import reveals_hidden
from tests.kit.positions.azul import Board, position

SHOWING = 4
"""Positions of each game to look at."""


def about_to_show(name: str) -> Iterator[tuple[Match, int, str]]:
    """Yield positions of a random match with a move that shows something, and its seat."""
    match, choose, number = riad.new(name, seats=3, seed=2), random.Random(3).choice, 0
    while number < SHOWING and match.turn is not None:
        before, move = match.copy(), choose(match.legal)
        match.push(move)
        if reveals_hidden(before, match) and match.turn is not None:
            number += 1
            yield before, before.turn or 0, move


def in_another_world(match: Match, seat: int) -> Match:
    """Return a match that looks the same to a seat."""
    other = match.copy()
    other.state = match.engine.reshuffled(match.state, seat, 77)
    assert other.view(seat) == match.view(seat)
    return other


def azul(points: int, line: str) -> Match:
    """Return a match whose first seat has these points, and would have more at the end of the round."""
    return position(Board((line,), points=points), Board(), centre="k", token=1)


def test_fields_that_differ_keep_their_value() -> None:
    was = {"known": 1, "changed": 2, "hidden": 3}
    seen = [{"known": 1, "changed": 5, "hidden": drawn, "new": 0} for drawn in (3, 4, 3)]
    assert common_fields(was, seen) == {"known": 1, "changed": 5, "hidden": 3}


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_preview_is_the_same_in_every_world_and_true_in_the_real_one(name: str) -> None:
    tell: list[Callable[[Match, int, str], object]] = [
        preview_move,
        lambda match, seat, move: certain_view(match, determinizations_after(match, seat, move), seat),
        lambda match, seat, move: certain_points(match, determinizations_after(match, seat, move)),
        lambda match, seat, move: certain_tally(match, determinizations_after(match, seat, move), seat),
    ]
    for match, seat, move in about_to_show(name):
        worlds = determinizations_after(match, seat, move)
        assert len(worlds) == SAMPLES
        assert len({world.state.tobytes() for world in worlds}) > 1, "they are not all alike"
        other = in_another_world(match, seat)
        for one in tell:
            assert one(match, seat, move) == one(other, seat, move)
        after = match.copy()
        after.push(move)
        view, was, now = certain_view(match, worlds, seat), match.view(seat), after.view(seat)
        assert view["legal"] == []
        assert all(
            view[field] in (was[field], now[field]) for field in was if field not in ("players", "legal")
        )
        assert preview_move(match, seat, move) == (certain_tally(match, worlds, seat), match.deed(move))


def test_points_that_depend_on_what_shows_are_those_before() -> None:
    before = azul(3, "")
    assert certain_points(before, [azul(5, ""), azul(5, "")]) == [5, 0]
    assert certain_points(before, [azul(5, ""), azul(6, "")]) == [3, 0]


def test_a_tally_is_told_where_all_worlds_agree_those_without_a_scoring_first() -> None:
    before = azul(3, "")
    assert certain_tally(before, [azul(3, ""), azul(3, "")], 0) == 3
    assert certain_tally(before, [azul(3, ""), azul(3, "r")], 0) is None
    assert certain_tally(before, [azul(3, "r"), azul(9, "")], 0) == 4, "9 points: a scoring has taken place"
    assert certain_tally(before, [azul(9, ""), azul(9, "r")], 0) is None, "in all of them it has"


def test_where_nothing_shows_it_is_what_the_move_brings() -> None:
    match = riad.new("azul", seed=1, first=0)
    after = match.copy()
    after.push("1r2")
    assert preview_move(match, 0, "1r2") == (projected_points(after, 0), match.deed("1r2"))
    assert projected_points(azul(3, "r"), 0) == 4


@pytest.mark.parametrize("move", ["nonsense", "cw1"])
def test_a_move_that_is_refused_brings_nothing(move: str) -> None:
    assert preview_move(riad.new("azul", seed=1, first=0), 0, move) == (None, None)
