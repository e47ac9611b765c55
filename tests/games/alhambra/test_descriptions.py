"""Moves in words."""

import pytest

from tests.kit.positions.alhambra import Seat, position, push

MINE = Seat(hand="y9 y3 y1", palace="garden11 1,0", reserve="tower13e")
PAID = "buy 1; pay y9; pay y3"


@pytest.mark.parametrize(
    ("before", "move", "words"),
    [
        ("", "take y1 b2", "takes y1 b2"),
        ("", "buy 1", "buys garden10 for 10 yellow"),
        ("buy 1", "pay y9", "pays y9 (9 of 10)"),
        ("buy 1; pay y9", "pay y3", "pays y3 (2 too much)"),
        ("buy 1; pay y9", "pay y1", "pays y1 (exact: another action)"),
        ("buy 1; pay y9; pay y1", "stop", "takes no further action"),
        ("", "build tower13e 0,1", "builds tower13e at 0,1 (longest wall 1)"),
        ("", "store garden11", "stores garden11 (longest wall 0)"),
        ("", "swap tower13e garden11", "replaces garden11 with tower13e (longest wall 1)"),
        ("buy 1; pay y9; pay y3", "place garden10 0,-1", "places garden10 at 0,-1 (longest wall 0)"),
        ("buy 1; pay y9; pay y3", "reserve garden10", "puts garden10 in the reserve"),
        ("buy 1; pay y9; pay y3", "dirk garden10", "gives garden10 to Dirk"),
    ],
)
def test_a_move_in_words(before: str, move: str, words: str) -> None:
    match = position(MINE, Seat(), money="y1 g4 b2 o9")
    if before:
        push(match, before)
    assert move in match.legal
    assert match.tell(move) == words


def test_an_awarded_tile_in_words() -> None:
    match = position(Seat(hand="y9 y1"), Seat(hand="g1"), Seat(), bag="")
    push(match, "buy 1; pay y9; pay y1; stop; reserve garden10")
    assert match.tell("reserve tower11") == "leaves tower11 unbuilt"
    assert match.tell("place tower11 0,1") == "places tower11 at 0,1 (longest wall 0)"
