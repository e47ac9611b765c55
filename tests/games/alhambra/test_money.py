"""Taking and paying (AL-11, AL-12), and money after a turn (AL-30 to AL-32)."""

import random
from itertools import combinations

import pytest

import riad
from riad.core.records import Record, copy_record
from riad.games.alhambra.notation import card_name
from riad.games.alhambra.rules.actions import BUY
from riad.games.alhambra.rules.state import NONE, PAYMENT
from riad.match.match import Match
from tests.kit.positions.alhambra import (
    Seat,
    discards,
    hand,
    market,
    money,
    names_of,
    position,
    push,
    refused,
)

rules = pytest.mark.rules
TILE_OF_PRICE = {2: "pavilion2new", 7: "garden7nsw", 8: "seraglio8s", 10: "garden10", 13: "tower13e"}


# Taking


def sets_to_take(cards: list[str]) -> list[str]:
    """Return the legal sets by AL-11: any one card, or several worth at most 5; equal cards are the same."""
    sets = {
        subset
        for number in range(1, 5)
        for subset in combinations(cards, number)
        if number == 1 or sum(int(card[1]) for card in subset) <= 5
    }
    return sorted(" ".join(["take", *subset]) for subset in sets)


@rules("AL-11")
def test_what_may_be_taken_from_many_displays() -> None:
    match = position(Seat(), Seat(), Seat())
    draw = random.Random(1)
    deck = [card for card in range(36) for _ in range(3)]
    low = [card for card in deck if card % 9 < 3]
    for _ in range(400):
        shown = sorted(draw.sample(draw.choice([deck, low, low[:12]]), draw.randint(1, 4)))
        match.state.display[:] = shown + [NONE] * (4 - len(shown))
        takes = [move for move in match.legal if move.startswith("take")]
        assert sorted(takes) == sets_to_take([card_name(card) for card in shown])


@rules("AL-11")
@pytest.mark.parametrize(
    ("shown", "takes"),
    [
        ("y6 g7 b8 o9", "y6|g7|b8|o9"),
        ("y1 g2 b2 o9", "y1|g2|b2|o9|y1 g2|y1 b2|g2 b2|y1 g2 b2"),
        ("y1 y1 y1 g3", "y1|g3|y1 y1|y1 g3|y1 y1 y1|y1 y1 g3"),
        ("y1 g1 b1 o2", "y1|g1|b1|o2|y1 g1|y1 b1|y1 o2|g1 b1|g1 o2|b1 o2|"
         "y1 g1 b1|y1 g1 o2|y1 b1 o2|g1 b1 o2|y1 g1 b1 o2"),
        ("y3 y3", "y3"),
    ],
)  # fmt: skip
def test_takes_by_example(shown: str, takes: str) -> None:
    match = position(Seat(), Seat(), Seat(), money=shown)
    assert {move for move in match.legal if move[0] == "t"} == {f"take {cards}" for cards in takes.split("|")}


@rules("AL-11")
def test_several_cards_worth_more_than_5_are_refused() -> None:
    match = position(Seat(), Seat(), Seat(), money="y1 g2 b3 o9")
    assert refused(match, "take y1 g2 b3") == "AL-11"
    assert refused(match, "take y1 o9") == "AL-11"
    match.push("take g2 b3")
    assert hand(match, 0) == "g2 b3"


# Paying


def ways_to_pay(match: Match, state: Record) -> list[tuple[int, ...]]:
    """Return the cards of every legal sequence of payments, from a position after `buy`."""
    if state.phase != PAYMENT:
        return [()]
    ways = []
    for action in match.engine.legal(state):
        after = copy_record(state)
        match.engine.apply(after, action)
        value = int(match.game.write_action(state, action)[-1])
        ways += [(value, *rest) for rest in ways_to_pay(match, after)]
    return ways


def payments(values: list[int], price: int) -> list[tuple[int, ...]]:
    """Return by AL-12 all sets of cards that reach the price, but not without any one of their cards."""
    subsets = {
        tuple(sorted(subset, reverse=True))
        for number in range(1, len(values) + 1)
        for subset in combinations(values, number)
    }
    return sorted(cards for cards in subsets if sum(cards) >= price > sum(cards) - min(cards))


@rules("AL-12")
@pytest.mark.many
@pytest.mark.parametrize("price", TILE_OF_PRICE)
def test_payments_are_those_from_which_no_card_could_be_taken_back(price: int) -> None:
    draw = random.Random(price)
    deck = [value for value in range(1, 10) for _ in range(3)]
    bought = 0
    for _ in range(60):
        values = draw.sample(deck, draw.randint(1, 8))
        others = "y9 y9 b9 o9"
        match = position(
            Seat(hand=" ".join([others, *(f"g{value}" for value in values)])),
            Seat(),
            Seat(),
            market=f"tower11 {TILE_OF_PRICE[price]} tower12 arcades10",
            money="b1",
        )
        expected = payments(values, price)
        assert ("buy 2" in match.legal) == bool(expected) == (sum(values) >= price)
        if expected:
            match.push("buy 2")
            assert sorted(ways_to_pay(match, match.state)) == expected
            bought += 1
    assert bought > 10


@rules("AL-12")
def test_payments_by_example() -> None:
    match = position(Seat(hand="y9 y5 y5 y3 y1 g9"), Seat(), Seat())
    match.push("buy 1")
    assert list(match.legal) == ["pay y5", "pay y9"]  # the cards below y5 could not reach 10
    assert sorted(ways_to_pay(match, match.state)) == [(5, 5), (9, 1), (9, 3), (9, 5)]
    assert refused(match, "pay y3") == "AL-12"
    assert refused(match, "pay g9") == "AL-12"
    match.push("pay y5")
    assert list(match.legal) == ["pay y5"]  # 5 + 3 + 1 is not enough, and higher cards come first
    assert refused(match, "pay y9") == "AL-12"


@rules("AL-12")
def test_only_the_currency_of_the_square_counts() -> None:
    match = position(Seat(hand="y9 g9 b1 o9 o1"), Seat(), Seat())
    assert [move for move in match.legal if move.startswith("buy")] == ["buy 4"]
    for square in "123":
        assert refused(match, f"buy {square}") == "AL-12"


@rules("AL-12", "AL-13", "AL-14")
def test_a_garden_for_10_paid_with_11_gives_no_further_action() -> None:
    match = position(Seat(hand="y9 y2 g3"), Seat(), Seat(), discards="o1")
    push(match, "buy 1; pay y9; pay y2")
    assert hand(match, 0) == "g3"  # no change
    assert discards(match) == "y2 y9 o1"
    assert {move.split()[0] for move in match.legal} == {"place", "reserve"}
    match.push("reserve garden10")
    assert match.turn == 1


@rules("AL-12")
def test_a_purchase_once_begun_is_paid() -> None:
    match = position(Seat(hand="y9 y2 g9 g2"), Seat(), Seat())
    match.push("buy 1")
    for move in ("take y9", "buy 2", "stop", "pass", "reserve garden10"):
        assert refused(match, move) == "AL-12"
    with pytest.raises(riad.IllegalMove):
        position(Seat(hand="y9"), Seat(), Seat()).push("pay y9")


# Money after a turn


@rules("AL-30")
def test_the_money_is_filled_up_to_four() -> None:
    match = position(Seat(), Seat(), Seat(), money="y1 g1 b2 o9", deck="g4 g4 g4 g4")
    match.push("take y1 g1 b2")
    assert money(match.state) == ["g4", "g4", "g4", "o9"]
    assert match.state.deck_size == 1


@rules("AL-30")
@pytest.mark.parametrize("card", ["y1", "g1", "g9", "o1", "o9"])
def test_face_up_money_lies_in_order(card: str) -> None:
    match = position(Seat(), Seat(), Seat(), money="y5 g5 b5 o5", deck=card)
    match.push("take b5")
    kept = ["y5", "g5", "o5", card]
    assert money(match.state) == sorted(kept, key=lambda name: ("ygbo".index(name[0]), name[1]))


@rules("AL-31")
def test_a_scoring_card_in_the_middle_of_a_refill() -> None:
    """One card is drawn, then scoring card A and two more cards; the scoring follows before the next turn."""
    match = position(
        Seat(points=1),
        Seat(palace="chambers11 0,1"),
        Seat(),
        money="y1 g1 b2 o9",
        deck="g4 g4 g4 g4 g4",
        under=(4, 1),
    )
    match.push("take y1 g1 b2")
    assert money(match.state) == ["g4", "g4", "g4", "o9"]
    assert match.state.deck_size == 2
    assert match.points == (1, 4, 0)
    assert match.state.under.tolist() == [NONE, 1]
    assert match.turn == 1
    match.push("take g4")  # draws one; B is the next, but no card is needed
    assert (match.points, match.state.under.tolist()) == ((1, 4, 0), [NONE, 1])
    match.push("take g4")
    assert (match.points, match.state.under.tolist()) == ((1, 4 + 11, 0), [NONE, NONE])
    assert match.state.scorings == 2


@rules("AL-31")
def test_a_tile_placed_in_the_turn_counts_in_its_scoring() -> None:
    match = position(Seat(hand="b9 b1"), Seat(), Seat(), money="y5", deck="g4 g4 g4 g4", under=(3, NONE))
    push(match, "buy 3; pay b9; pay b1; stop")
    assert match.points == (0, 0, 0)
    match.push("place chambers10 0,1")
    assert match.points == (4, 0, 0)


@rules("AL-31")
def test_a_scoring_card_is_set_aside_for_good() -> None:
    """It is not among the discards that are reshuffled."""
    match = position(
        Seat(palace="tower12"), Seat(), Seat(), deck="g4 g4", discards="b1 b2 b3", under=(NONE, 1)
    )
    for turn in range(12):
        match.push(f"take {money(match.state)[0]}")
        assert match.points == (0 if turn == 0 else 13, 0, 0)
        match.state.discards[0] += 1  # as if a player had paid


@rules("AL-32")
def test_the_discards_are_shuffled_in_the_middle_of_a_refill() -> None:
    match = position(Seat(), Seat(), Seat(), money="y1 g1 b2 o9", deck="g4", discards="b8 b8 b8")
    match.push("take y1 g1 b2")
    assert money(match.state) == ["g4", "b8", "b8", "o9"]
    assert (names_of(match.state.deck.tolist()), discards(match)) == ("b8", "")


@rules("AL-32")
def test_the_discards_stay_until_a_card_is_wanted() -> None:
    match = position(Seat(), Seat(), Seat(), deck="g4", discards="b8 b8 b8")
    match.push("take b9")
    assert (match.state.deck_size, discards(match)) == (0, "b8 b8 b8")
    match.push("take y9")
    assert (match.state.deck_size, discards(match)) == (2, "")
    assert money(match.state) == ["g4", "g9", "b8", "o9"]


@rules("AL-32")
def test_cards_paid_in_the_same_turn_are_shuffled_too() -> None:
    match = position(Seat(hand="y9 y1"), Seat(), Seat(), money="y2 g2 b2 o9", deck="")
    push(match, "buy 1; pay y9; pay y1; take g2 b2; reserve garden10")
    assert money(match.state) == ["y1", "y2", "y9", "o9"]
    assert discards(match) == ""


@rules("AL-32")
def test_with_no_money_left_the_display_stays_short() -> None:
    match = position(Seat(), Seat(), Seat(), money="y1 g1 b2 o9", deck="g4")
    match.push("take y1 g1")
    assert money(match.state) == ["g4", "b2", "o9"]
    match.push("take o9")
    assert money(match.state) == ["g4", "b2"]
    assert match.turn == 2
    assert [move for move in match.legal if match.action(move) < BUY] == ["take g4", "take b2"]
    assert None not in market(match)
