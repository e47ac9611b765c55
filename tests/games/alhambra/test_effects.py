"""The effects of a move, as values."""

from typing import Any

import pytest

from tests.kit.positions.alhambra import Seat, position, push

MINE = Seat(hand="y9 y3 y1", palace="garden11 1,0", reserve="tower13e")
PAID = "buy 1; pay y9; pay y3"


@pytest.mark.parametrize(
    ("before", "move", "deed"),
    [
        ("", "take y1 b2", {"does": "take", "cards": ["y1", "b2"]}),
        ("", "buy 1", {"does": "buy", "tile": "garden10", "price": 10, "money": "yellow"}),
        ("buy 1", "pay y9", {"does": "pay", "card": "y9", "paid": 9, "price": 10, "over": None}),
        ("buy 1; pay y9", "pay y1", {"does": "pay", "card": "y1", "paid": 10, "price": 10, "over": 0}),
        ("buy 1; pay y9", "pay y3", {"does": "pay", "card": "y3", "paid": 12, "price": 10, "over": 2}),
        ("", "build tower13e 0,1", {"does": "build", "tile": "tower13e", "at": "0,1", "wall": 1}),
        ("", "store garden11", {"does": "store", "tile": "garden11", "wall": 0}),
        ("", "swap tower13e garden11", {"does": "swap", "tile": "tower13e", "old": "garden11", "wall": 1}),
        (PAID, "reserve garden10", {"does": "reserve", "tile": "garden10"}),
        (PAID, "dirk garden10", {"does": "dirk", "tile": "garden10"}),
        ("buy 1; pay y9; pay y1", "stop", {"does": "stop"}),
    ],
)
def test_what_a_move_does(before: str, move: str, deed: dict[str, Any]) -> None:
    match = position(MINE, Seat(), money="y1 g4 b2 o9")
    if before:
        push(match, before)
    assert match.deed(move) == deed
