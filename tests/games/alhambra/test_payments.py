"""Payments in a view: what a seat can afford, and every way to complete a payment."""

import pytest

import riad
from riad.games.alhambra.payments import sums
from riad.match.match import Match
from tests.games.alhambra.test_view_facts import TABLES, positions
from tests.kit.positions.alhambra import Seat, position

rules = pytest.mark.rules


def test_sums_are_those_of_any_cards() -> None:
    held = [2, 0, 1, 0, 1, 0, 0, 0, 0]  # two of 1, a 3 and a 5
    assert [total for total in range(64) if sums(held) >> total & 1] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert [total for total in range(64) if sums([0, 0, 1, 0, 0, 0, 2]) >> total & 1] == [0, 3, 7, 10, 14, 17]


def test_a_purchase_can_be_followed() -> None:
    match = riad.new("alhambra", seats=3, seed=5)
    assert list(match.legal).count("buy 4") == 1
    match.push("buy 4")
    assert match.view(None)["buying"] == {"square": 3, "money": "orange", "paid": 0, "ways": []}
    assert match.view(2)["buying"]["ways"][0] == {"cards": ["o7"], "over": 0}
    match.push("pay o7")
    assert match.view(None)["waiting"] == ["chambers7ne"]
    assert match.view(None)["further"]
    match.push("stop")
    match.push("place chambers7ne 1,0")
    palace = match.view(None)["players"][2]["palace"]
    assert palace == [{"tile": "chambers7ne", "x": 1, "y": 0}, {"tile": "fountain", "x": 0, "y": 0}]


@rules("AL-12")
def test_each_square_takes_the_money_that_the_view_says() -> None:
    match = position(Seat(hand="y9 y1 g9 g2 b9 b3 o9 o4"), Seat(), Seat())
    squares = match.view(None)["squares"]
    assert squares == ["yellow", "green", "blue", "orange"]
    for square, money in enumerate(squares):
        after = match.copy()
        after.push(f"buy {square + 1}")
        assert after.view(None)["buying"]["money"] == money
        assert {move[4] for move in after.legal} == {money[0]}


@rules("AL-12")
def test_ways_to_pay_leave_no_card_that_could_be_taken_back_and_the_exact_ones_come_first() -> None:
    match = position(Seat(hand="g1 g3 g4 g8 g9"), Seat(), Seat(), market="garden10 tower9nw tower11 tower12")
    assert match.view(0)["means"] == [None, "exact", None, None]
    match.push("buy 2")
    ways = [(" ".join(way["cards"]), way["over"]) for way in match.view(0)["buying"]["ways"]]
    assert ways == [("g9", 0), ("g8 g1", 0), ("g8 g3", 2), ("g8 g4", 3)]
    match.push("pay g8")
    assert [way["cards"] for way in match.view(0)["buying"]["ways"]] == [["g1"], ["g3"], ["g4"]]
    others = {"square": 1, "money": "green", "paid": 8, "ways": []}
    assert match.view(1)["buying"] == match.view(None)["buying"] == others


def sequences(match: Match) -> set[tuple[str, ...]]:
    """Return every way to pay that the legal moves allow."""
    ways: set[tuple[str, ...]] = set()
    for move in match.legal:
        after = match.copy()
        after.push(move)
        paying = after.view(None)["phase"] == "payment"
        ways |= {(move[4:], *rest) for rest in sequences(after)} if paying else {(move[4:],)}
    return ways


@pytest.mark.many
@rules("AL-12", "AL-13")
@pytest.mark.parametrize(("seats", "options"), TABLES[:2])
def test_ways_to_pay_are_those_that_the_legal_moves_allow(seats: int, options: dict[str, str]) -> None:
    seen = 0
    for match in positions(seats, options, 7):
        if match.turn is None or match.view(None)["phase"] != "action":
            continue
        view = match.view(match.turn)
        for square, how in enumerate(view["means"]):
            move = f"buy {square + 1}"
            assert (how is not None) == (move in match.legal)
            if move not in match.legal:
                continue
            seen += 1
            after = match.copy()
            after.push(move)
            ways = after.view(match.turn)["buying"]["ways"]
            assert {tuple(way["cards"]) for way in ways} == sequences(after)
            assert (how == "exact") == any(way["over"] == 0 for way in ways)
    assert seen > 20
