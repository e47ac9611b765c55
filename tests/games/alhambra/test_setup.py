"""The set-up of Alhambra: AL-1 to AL-5, and AL-60 and AL-62 for two players."""

from collections import Counter

import pytest

import riad
from riad.core.records import copy_record
from riad.games.alhambra.rules.constants import CARDS
from riad.games.alhambra.rules.money import deal_money, draw_card, make_deck
from riad.games.alhambra.rules.setup import starting_seat
from riad.games.alhambra.rules.state import BAG, DIRK, MARKET, NONE
from tests.kit.positions.alhambra import Seat, cards_of, dirks, hand, lying, market, money, palace, position

rules = pytest.mark.rules
SEEDS = range(60)


def values(cards: str) -> list[int]:
    """Return the values of cards, one by one."""
    return [int(name[1]) for name in cards.split()]


@rules("AL-1", "AL-62")
@pytest.mark.parametrize("seats", range(2, 7))
def test_four_tiles_lie_on_the_market_and_scores_start_at_0(seats: int) -> None:
    match = riad.new("alhambra", seats=seats, seed=3)
    assert set(market(match)) == lying(match, MARKET)
    assert len(lying(match, MARKET)) == 4
    assert len(dirks(match)) == (6 if seats == 2 else 0)
    assert len(lying(match, BAG)) == match.state.bag == (44 if seats == 2 else 50)
    assert match.points == (0,) * seats
    assert match.state.dirk_points == 0
    assert [palace(match, seat) for seat in range(seats)] == [{}] * seats


@rules("AL-1")
@pytest.mark.many
def test_every_tile_of_the_bag_is_as_likely_on_every_square() -> None:
    starts = [market(riad.new("alhambra", seats=3, seed=seed)) for seed in range(1500)]
    for square in range(4):
        drawn = Counter(tiles[square] for tiles in starts)
        assert len(drawn) == 54
        assert 5 <= min(drawn.values()) <= max(drawn.values()) <= 60  # 28 each on average


@rules("AL-2")
@pytest.mark.many
def test_the_deal_stops_as_soon_as_20_is_reached() -> None:
    sums: Counter[int] = Counter()
    for seed in range(300):
        match = riad.new("alhambra", seats=6, seed=seed)
        for seat in range(6):
            dealt = values(hand(match, seat))
            assert 20 <= sum(dealt) <= 28
            assert sum(dealt) - max(dealt) < 20
            sums[sum(dealt)] += 1
    assert set(sums) == set(range(20, 29))


@rules("AL-2")
@pytest.mark.parametrize("seed", range(20))
def test_players_are_dealt_card_by_card_in_seat_order(seed: int) -> None:
    """The expected hands are dealt by hand from the same deck."""
    state = riad.new("alhambra", seats=4, seed=seed).state
    make_deck(state)
    state.players["hand"][:] = 0
    state.players["money"][:] = 0
    deck = copy_record(state)
    deal_money(state)
    for seat in range(4):
        counts, worth = [0] * CARDS, 0
        while worth < 20:
            card = draw_card(deck)
            counts[card] += 1
            worth += card % 9 + 1
        assert state.players[seat].hand.tolist() == counts
        by_currency = [sum(counts[9 * c + v] * (v + 1) for v in range(9)) for c in range(4)]
        assert state.players[seat].money.tolist() == by_currency
    assert state.deck.tolist() == deck.deck.tolist()


@rules("AL-2")
def test_hands_are_secret_unless_the_table_wants_them_open() -> None:
    match = riad.new("alhambra", seats=3, seed=4)
    players = match.view(1)["players"]
    assert [player["hand"] for player in players] == [None, hand(match, 1).split(), None]
    assert [player["cards"] for player in players] == [len(hand(match, seat).split()) for seat in range(3)]
    opened = riad.new("alhambra", seats=3, seed=4, open_hands=True)
    shown = [player["hand"] for player in opened.view(1)["players"]]
    assert shown == [hand(match, seat).split() for seat in range(3)]


@rules("AL-3")
@pytest.mark.parametrize(
    ("hands", "starts"),
    [
        (("y9 y9 y2", "b9 b8 b7", "o5 o5 o5 o6"), 0),  # three cards; 20 is less than 24
        (("y9 y9 y3", "b9 b9 b2", "o5 o5 o5 o6"), 1),  # the lowest sum of those with three cards
        (("y4 y5 y5 y6", "b9 b9 b9", "o9 o9 o8"), 2),  # fewest cards count first, whatever their sum
        (("y6 y5 y5 y5", "b9 b9 b3", "o9 o8 o4"), 1),  # three cards and 21 both: the lowest seat
        (("y9 y9 y3", "b8 b8 b5", "o7 o7 o7"), 0),
    ],
)
def test_who_starts(hands: tuple[str, str, str], starts: int) -> None:
    match = position(*(Seat(hand=cards) for cards in hands), money="", turn=2)
    assert starting_seat(match.state) == starts


@rules("AL-3")
@pytest.mark.many
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_one_who_should_starts_the_game(seats: int) -> None:
    started = set()
    for seed in SEEDS:
        match = riad.new("alhambra", seats=seats, seed=seed)
        dealt = [values(hand(match, seat)) for seat in range(seats)]
        assert match.turn == min(range(seats), key=lambda seat: (len(dealt[seat]), sum(dealt[seat]), seat))
        started.add(match.turn)
    assert started == set(range(seats))


@rules("AL-4", "AL-60")
@pytest.mark.parametrize("seats", range(2, 7))
def test_four_cards_are_turned_up_and_no_card_is_missing(seats: int) -> None:
    match = riad.new("alhambra", seats=seats, seed=8)
    state = match.state
    assert len(money(state)) == 4
    assert state.display.tolist() == sorted(state.display.tolist())
    out = Counter(cards_of(" ".join([*money(state), *(hand(match, seat) for seat in range(seats))])))
    copies = 2 if seats == 2 else 3
    assert [out[card] + int(state.deck[card]) for card in range(CARDS)] == [copies] * CARDS
    assert state.deck_size == sum(state.deck.tolist()) == copies * 36 - out.total()
    assert state.discards.tolist() == [0] * CARDS


def piles(cards: int) -> list[int]:
    """Return the sizes of five nearly equal piles, to which the cards are dealt one by one."""
    return [len(range(pile, cards, 5)) for pile in range(5)]


@rules("AL-5")
@pytest.mark.many
@pytest.mark.parametrize("seats", range(2, 7))
def test_scoring_cards_lie_on_top_of_the_second_and_the_fourth_pile(seats: int) -> None:
    rests = set()
    for seed in SEEDS:
        match = riad.new("alhambra", seats=seats, seed=seed)
        assert match.options["scoring_cards"] == "on_top"
        first, second, third, fourth, fifth = piles(int(match.state.deck_size))
        assert match.state.under.tolist() == [second + third + fourth + fifth, fourth + fifth]
        assert first + second + third + fourth + fifth == match.state.deck_size
        rests.add(int(match.state.deck_size) % 5)
    assert rests == set(range(5))


@rules("AL-5")
@pytest.mark.many
def test_scoring_cards_shuffled_in_lie_anywhere_in_their_piles() -> None:
    deep: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for seed in range(2000):
        state = riad.new("alhambra", seats=3, seed=seed, scoring_cards="shuffled_in").state
        sizes = piles(int(state.deck_size))
        a, b = state.under.tolist()
        assert sum(sizes[2:]) <= a <= sum(sizes[1:])
        assert sizes[4] <= b <= sum(sizes[3:])
        if sizes[1] == sizes[3] == 18:
            deep[0][sum(sizes[1:]) - a] += 1
            deep[1][sum(sizes[3:]) - b] += 1
    for depths in deep:
        assert set(depths) == set(range(19))  # from on top of its pile to below all 18
        mean = depths.total() / 19
        assert mean > 20
        assert mean / 2.5 < min(depths.values()) <= max(depths.values()) < 2.5 * mean


@rules("AL-5", "AL-31")
def test_the_first_scoring_comes_when_the_first_pile_is_used_up() -> None:
    """Every player takes one card each turn, so one card is drawn each turn."""
    match = riad.new("alhambra", seats=3, seed=11)
    first = piles(int(match.state.deck_size))[0]
    for turn in range(first + 1):
        assert match.state.scorings == 0, turn
        match.push(f"take {money(match.state)[0]}")
    assert match.state.scorings == 1
    assert match.state.under[0] == NONE


@rules("AL-60", "AL-62")
def test_dirk_is_there_for_two_only() -> None:
    two = riad.new("alhambra", seats=2, seed=5)
    assert len(lying(two, DIRK)) == 6
    assert two.view(0)["dirk"] == {"points": 0, "tiles": two.view(1)["dirk"]["tiles"]}
    assert set(two.view(None)["dirk"]["tiles"]) == dirks(two)
    assert riad.new("alhambra", seats=3, seed=5).view(0)["dirk"] is None
