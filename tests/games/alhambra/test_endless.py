"""Endless redesigning and passing: AL-17."""

import pytest

from riad.match.match import Match
from tests.kit.positions.alhambra import Seat, position, push, refused, words

rules = pytest.mark.rules


def idle_table(hand: str = "", turns: int = 0) -> Match:
    """Return a table of three players who have moved a tile back and forth for this many turns."""
    match = position(
        Seat(hand, palace="garden11 0,1"), Seat(palace="tower12 0,1"), Seat(palace="chambers11 0,1")
    )
    for _ in range(turns):
        match.push(next(move for move in match.legal if move.startswith(("store", "build"))))
    return match


@rules("AL-17")
def test_after_many_redesigns_a_turn_must_start_with_something_else() -> None:
    match = idle_table(turns=8)
    assert words(match) == {"take", "store"}
    match.push("store chambers11")
    assert match.turn == 0
    assert words(match) == {"take"}
    for move in ("build garden11 0,1", "store garden11"):
        assert refused(match, move) == "AL-17"
    match.push("take y9")
    assert match.turn == 1
    assert words(match) == {"take", "build"}


@rules("AL-17")
@pytest.mark.parametrize("between", ["take y9", "buy 1; pay y9; pay y1; store garden11; reserve garden10"])
def test_only_turns_of_nothing_but_redesign_count(between: str) -> None:
    match = idle_table("y9 y1", turns=6)
    assert match.turn == 0
    push(match, between)
    for _ in range(9):
        redesign = next(move for move in match.legal if move.startswith(("store", "build")))
        match.push(redesign)
    assert words(match) & {"store", "build", "swap"} == set()


@rules("AL-17")
def test_a_turn_of_passing_counts_too() -> None:
    """After eight turns of redesigning and a pass, seat 0 can buy, so it may not store its tile."""
    match = position(Seat("y9 y1", palace="garden11"), Seat(), Seat(), money="", deck="", idle=8, turn=2)
    match.push("pass")
    assert match.turn == 0
    assert list(match.legal) == ["buy 1"]


@rules("AL-17")
def test_redesign_is_refused_as_the_first_action_only() -> None:
    match = position(Seat("y9 y1", palace="garden11"), Seat(), Seat(), idle=9)
    assert words(match) == {"take", "buy"}
    push(match, "buy 1; pay y9; pay y1")
    assert words(match) == {"take", "stop", "store"}


@rules("AL-17")
def test_who_can_neither_take_nor_buy_may_redesign_for_long() -> None:
    match = position(Seat(palace="garden11"), Seat(), Seat(), money="", deck="", idle=9)
    assert list(match.legal) == ["store garden11"]


@rules("AL-17", "AL-53")
def test_the_game_ends_when_everybody_passes() -> None:
    match = position(Seat(palace="tower12"), Seat(points=5), Seat(), money="", deck="", turn=1)
    push(match, "pass; pass; store tower12; pass; pass")
    assert match.turn == 0
    assert match.outcome is None
    last = position(Seat(hand="y9"), Seat(points=5), Seat(hand="y9"), money="", deck="", turn=1)
    push(last, "pass; pass; pass")
    assert last.outcome is not None
    assert (last.outcome.rule, last.outcome.points, last.outcome.winners) == ("AL-17", (0, 5, 0), (1,))


@rules("AL-17", "AL-51")
def test_everybody_passing_awards_the_market_too() -> None:
    match = position(Seat(hand="g9"), Seat(hand="y9"), Seat(), money="", deck="")
    push(match, "pass; pass; pass")
    assert match.turn == 0
    assert "place tower11 0,1" in match.legal
    push(match, "place tower11 0,1; reserve garden10")
    assert match.points == (21, 0, 0)
