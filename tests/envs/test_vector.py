"""Many games at once are the same as one by one, with and without opponents."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import riad
import riad.envs.gymnasium
from riad.envs.episode import margins, shares
from riad.envs.opponents import OpponentFailed
from riad.envs.vector import VectorEnvironment
from tests.kit.envs import NAMES, any_of


def some_of(masks: Any, chance: np.random.Generator) -> Any:
    return np.array([any_of(mask, chance) for mask in masks], np.int32)


@pytest.mark.parametrize("name", NAMES)
def test_games_against_themselves_are_riads_games(name: str) -> None:
    games, chance = VectorEnvironment(name, 5, 3), np.random.default_rng(1)
    assert games.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    seen, infos = games.reset(seed=20)
    matches = [riad.new(name, seats=3, seed=20 + row) for row in range(5)]
    ends = 0
    for number in range(1500):
        for row, match in enumerate(matches) if number % 9 == 0 else ():
            assert games.observation_space.contains(seen)
            assert infos["seat"][row] == match.turn
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == match.legal.actions
            expected = match.engine.observe(match.state, match.turn or 0)
            assert np.array_equal(seen["observation"][row], expected)
        actions, movers = some_of(infos["action_mask"], chance), infos["seat"]
        seen, rewards, terminated, truncated, infos = games.step(actions)
        assert not truncated.any()
        for row, match in enumerate(matches):
            match.push(match.text(int(actions[row])))
            assert terminated[row] == (match.turn is None)
            if match.turn is None:
                ends += 1
                won = shares(match.engine.places(match.state))
                assert infos["final_info"]["rewards"][row].tolist() == pytest.approx(won)
                assert infos["final_info"]["points"][row].tolist() == list(match.points)
                assert rewards[row] == pytest.approx(won[movers[row]])
                matches[row] = riad.new(name, seats=3, seed=match.seed + 5)
            else:
                assert rewards[row] == 0
        if ends >= 3:
            break
    assert ends >= 3
    games.close()


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("name", NAMES)
def test_the_learner_decides_everywhere_at_every_step(name: str, opponents: str) -> None:
    games, chance = VectorEnvironment(name, 6, 3, opponents=opponents), np.random.default_rng(2)
    seen, infos = games.reset(seed=3)
    ends, seats = 0, set()
    for _ in range(600):
        assert (infos["seat"] == games.seats).all()
        before = games.seats.copy()
        seats |= set(before.tolist())
        seen, rewards, terminated, _, infos = games.step(some_of(seen["action_mask"], chance))
        if terminated.any():
            ends += int(terminated.sum())
            last = infos["final_info"]
            for row in np.flatnonzero(terminated):
                won = shares(last["places"][row].tolist())
                assert rewards[row] == pytest.approx(won[before[row]])
        assert not rewards[~terminated].any()
        if ends > 8:
            break
    assert ends > 8
    assert seats == {0, 1, 2}


def test_points_as_a_reward_and_a_chosen_seat() -> None:
    games = VectorEnvironment("azul", 4, 3, opponents="random", seat=1, reward="points")
    seen, _ = games.reset(seed=1)
    terminated: Any = np.zeros(1, bool)
    chance = np.random.default_rng(3)
    while not terminated.any():
        assert (games.seats == 1).all()
        seen, rewards, terminated, _, infos = games.step(some_of(seen["action_mask"], chance))
    row = int(np.flatnonzero(terminated)[0])
    assert rewards[row] == pytest.approx(margins(infos["final_info"]["points"][row].tolist())[1])


def test_a_seed_decides_everything() -> None:
    histories = []
    for _ in range(2):
        games, chance = VectorEnvironment("azul", 8, 2, opponents="casual"), np.random.default_rng(4)
        seen, _ = games.reset(seed=9)
        for _ in range(40):
            seen, rewards, *_ = games.step(some_of(seen["action_mask"], chance))
            histories.append((seen["observation"].tobytes(), rewards.tolist()))
    assert histories[:40] == histories[40:]
    first = games.reset()[0]["observation"]
    assert first.tobytes() != games.reset()[0]["observation"].tobytes()


def test_a_policy_plays_many_seats_at_once_and_must_know_the_rules() -> None:
    sizes = []

    def policy(seen: dict[str, Any]) -> Any:
        sizes.append(len(seen["observation"]))
        return seen["action_mask"].argmax(axis=1)

    games = VectorEnvironment("azul", 16, 2, opponents=policy)
    seen, _ = games.reset(seed=2)
    games.step(seen["action_mask"].argmax(axis=1))
    assert max(sizes) > 1
    wrong = VectorEnvironment("azul", 4, 2, opponents=lambda seen: np.full(len(seen["observation"]), 324))
    with pytest.raises(OpponentFailed):
        wrong.reset(seed=1)


def test_an_illegal_action_changes_nothing() -> None:
    games = VectorEnvironment("azul", 3, 2)
    seen, _ = games.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    actions[2] = 324
    before = games.batch.states.tobytes()
    with pytest.raises(riad.IllegalMove, match="row 2"):
        games.step(actions)
    assert games.batch.states.tobytes() == before


def test_gymnasium_makes_them() -> None:
    games = gymnasium.make_vec("riad/Azul-v2", num_envs=4, seats=3)
    assert isinstance(games.unwrapped, VectorEnvironment)
    seen, _ = games.reset(seed=1)
    assert seen["action_mask"].shape == (4, 325)
    single = gymnasium.make("riad/Azul-v2", seats=3)
    assert single.observation_space == games.single_observation_space
    games.close()


@pytest.mark.parametrize(
    "keywords", [{"seat": 2}, {"reward": "score"}, {"opponents": "nobody"}, {"wall": "blue"}], ids=str
)
def test_what_cannot_be_is_refused(keywords: dict[str, Any]) -> None:
    with pytest.raises(riad.BadOption):
        VectorEnvironment("azul", 2, 2, **keywords)


def test_one_seed_is_for_all() -> None:
    with pytest.raises(riad.BadOption, match="game i gets seed"):
        VectorEnvironment("azul", 2, 2).reset(seed=[1, 2])
