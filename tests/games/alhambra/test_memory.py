"""Knowledge with a perfect memory: money seen earlier, and the worlds consistent with it."""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest

import riad.envs.openspiel  # noqa: F401  # registers the games
from riad.games.alhambra.hidden_hands import share_of_orders, values
from riad.games.alhambra.memory import VALUES, Money, hand_of, listed
from riad.games.alhambra.rules.constants import CARDS
from tests.kit.envs import decisions


def likelihood(dealt: Any) -> float:
    """Return the likelihood that a hand was dealt, from its number of each card."""
    return share_of_orders(values(listed(dealt)))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (6, 3)])
def test_known_cards_are_in_the_hand_and_worlds_keep_them(seats: int, seed: int) -> None:
    game = pyspiel.load_game("python_riad_alhambra", {"players": seats, "rng_seed": seed})
    chance, again, differed = np.random.default_rng(seed), 0, 0
    for number, state in enumerate(decisions(game, seed)):
        memory: Money = state.world.memory
        real = state.world.state
        again += memory._all_seen
        for seat in range(seats):
            assert (memory._known[seat] <= hand_of(real, seat)).all()
            dealt = hand_of(real, seat) - memory._known[seat] + memory._shown[seat]
            assert likelihood(dealt) > 0, "the dealt hand is known exactly by whoever sees it all"
        if number % 12:
            continue
        player = int(chance.integers(seats))
        world = state.resample_from_infostate(player, chance.random).world.state
        assert all_money(world) == all_money(real)
        assert int(world.deck.sum()) == int(world.deck_size)
        for seat in range(seats):
            hand = hand_of(world, seat)
            assert (memory._known[seat] <= hand).all()
            assert hand.sum() == hand_of(real, seat).sum()
            assert world.players[seat].money.tolist() == (hand * VALUES).reshape(4, 9).sum(axis=1).tolist()
            assert likelihood(hand - memory._known[seat] + memory._shown[seat]) > 0
            differed += (hand != hand_of(real, seat)).any()
        if memory._all_seen:
            assert world.deck.tolist() == real.deck.tolist(), "a deck of discards holds what was seen"
    assert differed > 0
    assert again > 0


def all_money(state: Any) -> list[int]:
    """Return the number of each card in all places together."""
    total = state.deck.astype(int) + state.discards
    for seat in range(int(state.seats)):
        total = total + state.players[seat].hand
    for card in state.display:
        total[card] += card >= 0
    return [int(number) for number in total]


def test_worlds_are_not_all_alike_and_tell_nothing_of_the_real_one() -> None:
    """A card in a rival's hand is there in another world about as often as a card in the deck."""
    game = pyspiel.load_game("python_riad_alhambra", {"players": 3, "rng_seed": 1})
    chance, worlds, kept, come = np.random.default_rng(1), set(), [], []
    for _ in range(60):
        state = game.new_initial_state().child(0)
        real = state.world.state
        hand, deck = hand_of(real, 1) > 0, real.deck > 0
        for _ in range(2):
            world = state.resample_from_infostate(0, chance.random).world.state
            worlds.add(world.tobytes())
            there = hand_of(world, 1) > 0
            kept.append(there[hand].mean())
            come.append(there[deck & ~hand].mean())
    assert len(worlds) == 120
    assert np.mean(kept) == pytest.approx(np.mean(come), abs=0.06)


def test_what_was_taken_is_told_to_the_others() -> None:
    game = pyspiel.load_game("python_riad_alhambra", {"players": 3, "rng_seed": 4})
    state = game.new_initial_state().child(0)
    taker = state.current_player()
    card = int(state.world.state.display[0])
    state.apply_action(0)  # the first face-up card
    state.apply_action(0)  # chance
    for player in range(3):
        memory = state.information_state_tensor(player)[-(3 * CARDS + 1) :]
        place = (taker - player) % 3
        known = memory[CARDS * place : CARDS * (place + 1)]
        assert known[card] > 0
        if player != taker:
            assert sum(known) == 1, "what was dealt is not known"
