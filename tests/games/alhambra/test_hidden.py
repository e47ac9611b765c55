"""Other worlds that are possible for a seat: the basis of the two-world test and of searches."""

import pytest

import riad
from tests.kit.positions.alhambra import Seat, hand, position, push


def test_another_hand_is_another_world() -> None:
    """In other worlds, rivals hold different money, but the same number of cards."""
    match = riad.new("alhambra", seats=3, seed=1)
    worlds = [match.engine.reshuffled(match.state, 0, seed) for seed in range(20)]
    hands = {tuple(world.players[1].hand.tolist()) for world in worlds}
    assert len(hands) > 10
    assert {sum(hand) for hand in hands} == {int(match.state.players[1].hand.sum())}
    assert all(world.players[0].hand.tolist() == match.state.players[0].hand.tolist() for world in worlds)
    for world in worlds:
        for player in world.players:
            worth = [
                sum((value + 1) * int(player.hand[9 * c + value]) for value in range(9)) for c in range(4)
            ]
            assert worth == player.money.tolist()


def shuffled_in(remainder: int) -> riad.Match:
    """Return the first match whose deck leaves this remainder when it is dealt into five piles."""
    matches = (riad.new("alhambra", seats=3, seed=seed, scoring_cards="shuffled_in") for seed in range(100))
    return next(match for match in matches if match.state.first_deck % 5 == remainder)


@pytest.mark.rules("AL-5")
@pytest.mark.parametrize("remainder", range(5))
def test_scoring_cards_that_were_shuffled_in_lie_anywhere_in_their_piles(remainder: int) -> None:
    match = shuffled_in(remainder)
    places = {tuple(match.engine.reshuffled(match.state, 0, seed).under.tolist()) for seed in range(300)}
    cards = int(match.state.first_deck)
    for scoring in range(2):
        depths = {place[scoring] for place in places}
        top = cards - sum(cards // 5 + (pile < cards % 5) for pile in range(1 + 2 * scoring))
        size = cards // 5 + (1 + 2 * scoring < cards % 5)
        assert depths == set(range(top - size, top + 1))


def test_open_hands_stay_as_they_are() -> None:
    match = riad.new("alhambra", seats=3, seed=1, open_hands=True)
    world = match.engine.reshuffled(match.state, 0, 5)
    assert world.rng != match.state.rng
    world.rng = match.state.rng
    assert world.tobytes() == match.state.tobytes()


@pytest.mark.rules("AL-12")
def test_what_a_rival_who_is_paying_still_owes_is_dealt_first() -> None:
    """Of 10, 5 are paid.

    The second seat has the last y5, so in its worlds the rival pays with lower cards.
    """
    seats = Seat("y9 y5 y4 y1 g2"), Seat("y5 b3"), Seat("o2")
    match = position(*seats, money="y5 g9 b9 o9")
    push(match, "buy 1; pay y5")
    for seat in (1, 2):
        for seed in range(20):
            other = riad.new("alhambra", seats=3, seed=0)
            other.state = match.engine.reshuffled(match.state, seat, seed)
            held = hand(other, 0).split()
            assert len(held) == 4
            assert sum(int(card[1]) for card in held if card[0] == "y" and card <= "y5") >= 5
            assert hand(other, seat) == hand(match, seat)
            assert other.engine.legal(other.state)


@pytest.mark.rules("AL-12")
@pytest.mark.many
def test_a_rival_who_is_paying_can_go_on_in_every_world() -> None:
    """All players know that a payment under way can be finished, so every world needs the cards for it."""
    payments = 0
    for seed in range(6):
        match = riad.new("alhambra", seats=3, seed=seed)
        while match.turn is not None and payments < 60 * (seed + 1):
            match.push(match.legal[(5 * len(match.moves)) % len(match.legal)])
            if match.view(None)["phase"] != "payment" or match.turn is None:
                continue
            payments += 1
            for seat in {0, 1, 2} - {match.turn}:
                world = match.engine.reshuffled(match.state, seat, payments)
                assert match.engine.legal(world)
                assert [int(player.hand.sum()) for player in world.players] == [
                    int(player.hand.sum()) for player in match.state.players
                ]
    assert payments > 100
