"""Knowledge with a perfect memory: money and roofs seen earlier, and the worlds consistent with both."""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest

import riad.envs.openspiel  # noqa: F401  # registers the games
from riad.envs.openspiel.hidden_hands import share_of_orders, values
from riad.envs.openspiel.perfect_recall import VALUES, Money, hand_of, listed
from riad.games.alhambra.rules.constants import CARDS
from riad.games.dreamhome.rules.constants import ROOFS
from tests.kit.envs import any_of


def walk(game: Any, seed: int) -> Any:
    """Yield the states of a random game at which a player is to decide."""
    chance, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(any_of(state.legal_actions_mask(), chance) if not state.is_chance_node() else 0)


def likelihood(dealt: Any) -> float:
    """Return the likelihood that a hand was dealt, from its number of each card."""
    return share_of_orders(values(listed(dealt)))


@pytest.mark.parametrize(
    ("dealt", "share"),
    [
        (("y9", "g9"), 0),  # 18 is not enough
        (("y9", "g9", "b2"), 1),  # 20, and 18 without the smallest
        (("y9", "g9", "b9"), 1),
        (("y9", "g9", "b9", "o2"), 0),  # the deal would have stopped earlier
        (("y9", "g9", "b1", "o4"), 3 / 4),  # the 1 was not the last
    ],
)
def test_how_likely_a_hand_was_dealt(dealt: tuple[str, ...], share: float) -> None:
    assert share_of_orders([int(name[1]) for name in dealt]) == share


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (6, 3)])
def test_known_cards_are_in_the_hand_and_worlds_keep_them(seats: int, seed: int) -> None:
    game = pyspiel.load_game("python_riad_alhambra", {"players": seats, "rng_seed": seed})
    chance, again, differed = np.random.default_rng(seed), 0, 0
    for number, state in enumerate(walk(game, seed)):
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


def test_roof_piles_are_remembered_and_not_seen() -> None:
    game = pyspiel.load_game("python_riad_dreamhome", {"players": 2, "rng_seed": 2})
    seen = 0
    for state in walk(game, 3):
        for player in range(2):
            piles = state.information_state_tensor(player)[-2 * ROOFS :]
            own, others = piles[:ROOFS], piles[ROOFS : 2 * ROOFS]
            assert own == state.world.state.players[player].roofs.tolist()
            assert others == state.world.state.players[1 - player].roofs.tolist()
            assert '"roof_cards":null' in state.observation_string(player)
        seen += any(piles)
    assert seen > 0
