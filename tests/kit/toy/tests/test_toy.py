"""The toy as an installed game: its rules, and every part of Riad that plays it in Python.

Riad's own tests run this file in a process where the package is installed; see tests/games/test_toy.py.
"""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

import riad
import riad.envs.openspiel  # registers the games
from riad.batch import Batch, playouts
from riad.bots.level_names import BASELINES, LEVELS
from riad.bots.levels import bot_named
from riad.core.contract import implement
from riad.core.jit import rule
from riad.core.records import Record
from riad.envs import pettingzoo
from riad.envs.gymnasium import identifier
from riad.games import facts_of, game_named
from riad.match.match import Match
from tests.kit.random_play import check_replay, conserved, play_games
from tests.kit.two_worlds import check_two_worlds
from toy.rules.constants import COPIES, HIGHEST, NONE
from toy.rules.state import STATE

SEATS = (2, 3, 4)


@rule
def all_cards_are_there(state: Record) -> bool:
    """Return whether there are two cards of each number, wherever they are."""
    size = 0
    for number in range(HIGHEST):
        copies = int(state.deck[number])
        size += copies
        for place in range(len(state.middle)):
            copies += state.middle[place] == number + 1
        for seat in range(state.seats):
            player = state.players[seat]
            copies += player.cards[number] + (player.hidden == number + 1)
        if copies != COPIES:
            return False
    return bool(size == state.deck_size)


implement(conserved, STATE, all_cards_are_there)


def played(seats: int = 2, seed: int = 1, **options: Any) -> Match:
    """Return a match in which every seat has taken three cards and then passed."""
    match = riad.new("toy", seats=seats, seed=seed, **options)
    while match.turn is not None:
        match.push("take 1" if match.number < 3 * seats else "pass")
    return match


def test_it_is_the_last_of_the_games() -> None:
    *own, last = riad.games
    assert (last, len(own) > 2) == ("toy", True)
    assert "Toy, 2 to 4 seats" in str(riad.games)
    assert riad.game("toy").title == facts_of("toy").title == "Toy"
    with pytest.raises(riad.UnknownGame, match=r", toy$"):
        riad.new("chess")


# The rules


def test_a_hidden_card_is_seen_by_its_owner_alone() -> None:
    match = riad.new("toy", seats=3, seed=4)
    hidden = [int(match.state.players[seat].hidden) for seat in range(3)]
    assert NONE not in hidden
    for seat in range(3):
        seen = [board["hidden"] for board in match.view(seat)["players"]]
        assert seen == [hidden[seat] if other == seat else None for other in range(3)]
    assert [board["hidden"] for board in match.view(None)["players"]] == [None] * 3
    assert [board["hidden"] for board in played(3, 4).view(None)["players"]] == hidden


def test_a_card_is_taken_and_replaced() -> None:
    match = riad.new("toy", seed=4)
    first, second = match.view(None)["middle"]
    match.push("take 2")
    assert match.view(None)["players"][0]["cards"] == [second]
    assert match.view(None)["middle"][0] == first
    assert match.view(None)["deck"] == 2 * HIGHEST - 2 - 2 - 1
    assert match.turn == 1


def test_who_has_passed_has_no_more_turns() -> None:
    match = riad.new("toy", seats=3, seed=4)
    turns = []
    for move in ("draw", "pass", "draw", "draw", "draw", "pass", "draw", "pass"):
        turns.append(match.turn)
        match.push(move)
    assert turns == [0, 1, 2, 0, 2, 0, 2, 2]
    assert match.turn is None


@pytest.mark.parametrize(("limit", "most"), [("high", 21), ("low", 13)])
def test_a_total_above_the_limit_scores_nothing(limit: str, most: int) -> None:
    totals = []
    for seed in range(60):
        match = played(seed=seed, limit=limit)
        for board in match.view(None)["players"]:
            totals.append(sum(board["cards"]) + board["hidden"])
            assert board["points"] == (totals[-1] if totals[-1] <= most else 0)
        assert match.outcome is not None
        assert match.outcome.points == match.points
    assert min(totals) <= most < max(totals)


def test_the_empty_deck_refuses_with_a_rule() -> None:
    match = riad.new("toy", seed=4)
    while "draw" in match.legal:
        match.push("draw")
    with pytest.raises(riad.IllegalMove) as refused:
        match.push("draw")
    assert refused.value.rule == "TOY-5"
    with pytest.raises(riad.UnknownNotation):
        match.push("steal")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("sensible", [0, 0.5, 1])
def test_whole_games_with_every_check(seats: int, sensible: float) -> None:
    for game in play_games(game_named("toy"), seats, {}, sensible, range(100)):
        check_replay(game)


@pytest.mark.parametrize("seats", SEATS)
def test_two_worlds(seats: int) -> None:
    assert check_two_worlds("toy", seats, {"limit": "low"}) > 5


# Matches


def test_a_match_is_saved_copied_and_pickled() -> None:
    match = riad.new("toy", seats=3, seed=7, limit="low")
    match.push("draw")
    for other in (
        riad.loads(match.dumps()),
        copy.copy(match),
        copy.deepcopy(match),
        pickle.loads(pickle.dumps(match)),  # noqa: S301
    ):
        assert other == match
        other.push("pass")
        assert other != match
        other.pop()
        assert other == match


def test_the_search_advises() -> None:
    match = riad.new("toy", seats=3, seed=7)
    best, *others = riad.analyse(match, visits=200)
    assert {best.move, *(other.move for other in others)} == {*match.legal}
    assert 0 < best.winrate < 1


@pytest.mark.parametrize("name", [*LEVELS, *BASELINES])
def test_every_bot_plays(name: str) -> None:
    match = riad.new("toy", seats=2, seed=7)
    bot = bot_named(name, match.engine, 1)
    while match.turn is not None:
        match.push(match.text(bot.choose(match.state)))
    assert match.outcome is not None


# Batches and environments


@pytest.mark.parametrize("seats", SEATS)
def test_a_batch_plays_as_the_engine_does(seats: int) -> None:
    batch = Batch("toy", seats, 5, seed=3)
    matches = [riad.new("toy", seats=seats, seed=seed) for seed in range(3, 8)]
    ended = 0
    for _ in range(60):
        actions = batch.random_actions().copy()
        ends = batch.step(actions)
        for row, match in enumerate(matches):
            if match.turn is None:
                continue
            match.push(match.text(int(actions[row])))
            assert bool(ends[row]) == (match.turn is None)
            if match.turn is None:
                ended += 1
                assert tuple(batch.final_points[row]) == match.points
    assert ended == 5
    assert playouts("toy", seats=seats, n=50).lengths.min() >= seats


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
def test_pettingzoos_own_check(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.toy_v1.env(seats=3), num_cycles=200)
    capsys.readouterr()


def test_gymnasium_against_bots() -> None:
    environment = gymnasium.make(identifier("toy"), seats=3, opponents="greedy")
    _, info = environment.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        (legal,) = np.nonzero(info["action_mask"])
        _, reward, over, _, info = environment.step(int(legal[-1]))  # type: ignore[assignment]
    assert reward in (-1, 0, 1) or info["place"] == 0


@pytest.mark.parametrize("seats", SEATS)
def test_openspiels_own_simulation(seats: int) -> None:
    game = pyspiel.load_game("python_riad_toy", {"players": seats, "limit": "low"})
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    pyspiel.random_sim_test(game, num_sims=3, serialize=seats == 2, verbose=False)


def test_other_worlds_of_openspiel_keep_what_a_player_knows() -> None:
    game = pyspiel.load_game("python_riad_toy", {"players": 3, "rng_seed": 3})
    state = game.new_initial_state().child(0)
    draws, hidden = np.random.default_rng(1), set()
    for _ in range(20):
        other = state.resample_from_infostate(1, draws.random)
        assert other.information_state_string(1) == state.information_state_string(1)
        assert other.information_state_tensor(1) == state.information_state_tensor(1)
        hidden.add(int(other.world.state.players[0].hidden))
    assert len(hidden) > 3
