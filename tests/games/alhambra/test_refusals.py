"""Why a move is refused, in words."""

import pytest

from riad.games.alhambra.refusals import BY_RULE, EXPLAINED
from riad.match.match import Match
from tests.kit.positions.alhambra import Seat, position, push, sentence


def ready() -> Match:
    """Return a position for refusals: a palace of two, a reserve of two, some money."""
    return position(
        Seat(hand="y9 y5 y3 g1", palace="garden11 1,0  tower12 2,0", reserve="tower9nw tower13e"),
        Seat(),
        Seat(),
        money="y1 g4 b2 o9",
    )


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("take y1 g4 b2", "several cards may total 5 at most"),
        ("buy 2", "tower11 costs 11 green, and you have 1"),
        ("pay y9", "first choose a tile with buy"),
        ("stop", "you have no extra action to give up"),
        ("pass", "you can't pass while you have a legal action"),
        ("build garden10 0,1", "garden10 is not in your reserve"),
        ("build tower13e 1,0", "that place is taken; swap exchanges a tile for another"),
        ("build tower13e 5,5", "it must share a side with the palace"),
        ("build tower9nw 3,0", "sides that touch must both have a wall or both have none"),
        ("store garden10", "garden10 is not in your palace"),
        ("store garden11", "it must be possible to walk to every tile from the fountain"),
        ("swap tower13e garden10", "swap needs tower13e in your reserve and garden10 in your palace"),
        ("swap tower13e garden11", "sides that touch must both have a wall or both have none"),
        ("dirk garden10", "only tiles just bought can go to Dirk, and only with two players"),
    ],
)
def test_a_refused_action_is_explained(move: str, why: str) -> None:
    assert sentence(ready(), move) == why


def test_refused_payments_are_explained() -> None:
    match = ready()
    match.push("buy 1")
    assert sentence(match, "take y1") == "first finish paying for garden10: 0 of 10 so far"
    assert sentence(match, "pay g1") == "square 1 takes only yellow"
    assert sentence(match, "pay y7") == "you don't have y7"
    assert sentence(match, "pay y5") == "you can't reach the price with y5 as your highest card"
    match.push("pay y9")
    assert sentence(match, "stop") == "first finish paying for garden10: 9 of 10 so far"
    assert sentence(match, "pay y9") == "you don't have y9"
    other = position(Seat(hand="y9 y5 y4 y1"), Seat(), Seat())
    push(other, "buy 1; pay y5")
    assert sentence(other, "pay y9") == "pay your highest cards first"


def test_refused_placings_are_explained() -> None:
    match = position(Seat(hand="y9 y1", palace="garden11 1,0"), Seat(), Seat())
    push(match, "buy 1; pay y9; pay y1")
    assert sentence(match, "buy 1") == "square 1 is empty"
    match.push("stop")
    assert sentence(match, "take y9").startswith("first place your new tiles")
    assert sentence(match, "place garden10 1,0").startswith("that place is taken")
    assert sentence(match, "place garden10 2,1") == "it must share a side with the palace"


def test_a_hole_and_endless_redesigning_are_explained() -> None:
    ring = "garden11 1,0  tower12 1,1  arcades9 1,2  chambers11 0,2  seraglio9 -1,2"
    match = position(Seat(palace=ring, reserve="pavilion8"), Seat(), Seat())
    assert sentence(match, "build pavilion8 -1,1") == "that would leave a hole in the palace"
    tired = position(Seat(palace="garden11"), Seat(), Seat(), idle=9)
    assert sentence(tired, "store garden11").startswith("there have only been redesigns")


def test_a_move_after_the_end_names_the_rule_that_ended_the_game() -> None:
    match = position(Seat(hand="y9 y1"), Seat(), Seat(), bag="")
    push(match, "buy 1; pay y9; pay y1; stop; reserve garden10")
    assert sentence(match, "buy 1") == "the game is over (AL-50)"


def test_every_rule_with_a_single_reason_has_its_text() -> None:
    assert {*BY_RULE.values()} <= {*EXPLAINED}
