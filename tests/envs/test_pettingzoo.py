"""The PettingZoo environments: PettingZoo's own tests, and Riad's further guarantees."""

import pickle
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import riad
from riad.envs.pettingzoo import VERSIONS, azul_v2, env, raw_env
from riad.games import facts_of
from tests.kit.envs import NAMES, any_of
from tests.kit.tables import TABLES

# PettingZoo's api_test expects arrays; it exempts only its own games, by name, for their dicts.
OWN_NAMES_ONLY = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)
# After the last action no agent may act: all masks are 0, and api_test checks those as well.
NOTHING_AT_THE_END = "ignore:Action mask numpy array is all zeros:UserWarning"


def own_warnings(test: Any) -> Any:
    for text in (*OWN_NAMES_ONLY, NOTHING_AT_THE_END):
        test = pytest.mark.filterwarnings(text)(test)
    return test


def played(environment: Any, seed: int) -> list[tuple[str, float, bool, bool]]:
    """Play a random game; return the agent, reward and state of termination at each step."""
    chance, steps = np.random.default_rng(seed), []
    environment.reset(seed=seed)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        steps.append((agent, reward, terminated, truncated))
        environment.step(None if terminated or truncated else any_of(seen["action_mask"], chance))
    return steps


@own_warnings
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_api(name: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name, seats, **options), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_seeds(name: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(name, seats, **options), num_cycles=50)


@pytest.mark.parametrize("name", NAMES)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, 3, render_mode=render_mode))
    assert riad.games.game_named(name).TITLE in capsys.readouterr().out


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(0, 10**9, 3))  # two readings are its five seconds
    watch = SimpleNamespace(time=lambda: next(clock))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", watch)
    performance_benchmark(azul_v2.env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_and_its_rewards(name: str) -> None:
    environment = raw_env(name, 3)
    steps = played(environment, 5)
    match = environment.match()
    assert match.outcome is not None
    assert match.seed == 5
    ends = {agent: reward for agent, reward, terminated, _ in steps if terminated}
    winners = match.outcome.winners
    assert ends == {
        f"player_{seat}": pytest.approx(2 / len(winners) - 1 if seat in winners else -1) for seat in range(3)
    }
    assert environment.agents == []
    assert not any(reward for _, reward, terminated, _ in steps if not terminated)


def test_the_info_at_the_end_says_how_a_seat_did() -> None:
    environment = raw_env("azul", 2)
    environment.reset(seed=1)
    while environment.episode.turn is not None:
        environment.step(int(environment.episode.mask.argmax()))
    for seat, agent in enumerate(environment.agents):
        points = environment.episode.engine.points(environment.episode.state)[seat]
        assert environment.infos[agent]["points"] == points


def test_points_as_a_reward() -> None:
    environment = raw_env("azul", 2, reward="points")
    ends = [reward for _, reward, terminated, _ in played(environment, 8) if terminated]
    one, other = environment.match().points
    assert ends == [one - other, other - one]


def test_truncation() -> None:
    steps = played(env("azul", 3, max_actions=10), 2)
    assert len(steps) == 13
    assert steps[-1] == ("player_2", 0.0, False, True)


def test_an_illegal_action_ends_the_game_as_in_pettingzoo() -> None:
    environment = env("azul", 2, illegal_reward=-5, first=0)
    environment.reset(seed=1)
    environment.step(324)
    assert environment.terminations == {"player_0": True, "player_1": True}
    assert environment.rewards == {"player_0": -5.0, "player_1": 0}


def test_without_wrappers_an_illegal_action_is_refused_with_its_rule() -> None:
    environment = raw_env("azul", 2)
    environment.reset(seed=1)
    before = environment.episode.state.tobytes()
    with pytest.raises(riad.IllegalMove, match="AZ-31"):
        environment.step(324)
    with pytest.raises(riad.BadOption, match=r"^action must be a whole number, not None$"):
        environment.step(None)
    assert environment.episode.state.tobytes() == before


def test_seeds_are_those_of_riad_and_later_games_follow_from_them() -> None:
    one, other = raw_env("azul"), raw_env("azul")
    seeds = []
    for environment in (one, other):
        environment.reset(seed=7)
        seeds.append([environment.episode.seed])
        for _ in range(3):
            environment.reset()
            seeds[-1].append(environment.episode.seed)
    assert seeds[0] == seeds[1]
    assert seeds[0][0] == 7
    assert len(set(seeds[0])) == 4
    one.reset(seed=7)
    assert one.episode.state.tobytes() == riad.new("azul", seed=7).state.tobytes()
    with pytest.raises(riad.BadOption, match="seed"):
        one.reset(seed=-1)


@pytest.mark.parametrize("version", VERSIONS.values(), ids=repr)
def test_versions_are_used_like_modules_and_are_registered(version: Any) -> None:
    environment = version.env(seats=3)
    assert str(environment) == version.name
    assert environment.possible_agents == ["player_0", "player_1", "player_2"]
    name, _, number = version.name.rpartition("_v")
    made = pettingzoo.make("aec", f"riad/{name}-v{number}", seats=3)
    assert str(made) == version.name
    assert version.raw_env().metadata["name"] == version.name


def test_an_environment_can_be_pickled() -> None:
    environment = pickle.loads(pickle.dumps(raw_env("azul", 3, wall="grey", max_actions=9)))  # noqa: S301
    assert environment.episode.engine.options["wall"] == "grey"
    assert (environment.episode.seats, environment.max_actions) == (3, 9)


def test_an_unknown_mode_or_game_or_option_is_refused() -> None:
    with pytest.raises(riad.BadOption, match=r"^render_mode must be human or ansi, not 'rgb_array'$"):
        env("azul", render_mode="rgb_array")
    with pytest.raises(riad.UnknownGame):
        env("chess")
    with pytest.raises(riad.BadOption):
        env("azul", 5)
    with pytest.raises(riad.BadOption):
        env("azul", colour="red")


@pytest.mark.parametrize(
    ("name", "seats", "options"), [table for table in TABLES if facts_of(table[0]).secrets]
)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_equal_observations(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    environment, chance = raw_env(name, seats, **options), np.random.default_rng(4)
    environment.reset(seed=4)
    episode = environment.episode
    for _ in range(40):
        seat = int(chance.integers(seats))
        real, seen = episode.state, environment.observe(f"player_{seat}")
        episode.state = episode.engine.reshuffled(real, seat, int(chance.integers(2**62)))
        again = environment.observe(f"player_{seat}")
        episode.state = real
        assert all(np.array_equal(seen[key], again[key]) for key in seen)
        episode.act(any_of(episode.mask, chance))
