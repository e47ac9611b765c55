"""A copy or a pickle of an environment continues the same game, and moves nothing in the original."""

import copy
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import gymnasium
import numpy as np
import pytest

import riad
from riad.envs.gymnasium import Environment, identifier
from riad.envs.pettingzoo import RawEnv, env
from riad.envs.vector import VectorEnvironment
from riad.games.azul import GAME as AZUL
from tests.kit.envs import NAMES, any_of
from tests.kit.tables import VARIED


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  # our own


WAYS = [copy.copy, copy.deepcopy, pickled]
Way = Callable[[Any], Any]


def lowest(seen: dict[str, Any]) -> int:
    """Choose the lowest legal action."""
    return int(np.flatnonzero(seen["action_mask"])[0])


def lowest_of_each(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].argmax(axis=1)


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, get_context("spawn")) as workers:
        yield workers


# PettingZoo


def step(environment: Any, number: int, seed: int) -> list[int]:
    """Make random actions; return all actions of the game so far."""
    chance = np.random.default_rng(seed)
    for _ in range(number):
        seen, _, over, _, _ = environment.last()
        environment.step(None if over else any_of(seen["action_mask"], chance))
        if not environment.agents:
            break
    return list(environment.unwrapped.episode.actions)


def whole(environment: Any) -> list[int]:
    """Play to the end, as a worker does."""
    return step(environment, 10**6, 5)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("make", [env, RawEnv])
@pytest.mark.parametrize(("name", "seats", "options"), VARIED)
def test_a_pettingzoo_environment(
    way: Way, make: Callable[..., Any], name: str, seats: int, options: dict[str, Any]
) -> None:
    environment = make(name, seats, **options)
    environment.reset(seed=7)
    before = step(environment, 20, 1)
    other = way(environment)
    assert str(other) == str(environment)
    assert len(step(other, 15, 2)) > len(before)
    assert environment.unwrapped.episode.actions == before
    assert step(way(environment), 15, 2) == step(environment, 15, 2)


def test_a_pettingzoo_environment_comes_back_from_another_process(pool: ProcessPoolExecutor) -> None:
    environment = env("azul", 3, wall="grey")
    environment.reset(seed=7)
    step(environment, 10, 1)
    assert pool.submit(whole, environment).result() == whole(environment)


# Gymnasium


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("opponents", ["random", "greedy", "gentle", "strong", lowest])
def test_a_gymnasium_environment_with_its_opponents(way: Way, opponents: Any) -> None:
    environment = Environment("azul", 3, opponents=opponents)
    environment.reset(seed=4)
    for _ in range(2):
        environment.step(any_of(environment.episode.mask, np.random.default_rng(2)))
    before = [*environment.episode.actions]
    other = way(environment)
    for _ in range(2):
        seen, *_ = other.step(lowest({"action_mask": other.episode.mask}))
    assert environment.episode.actions == before
    for _ in range(2):
        expected, *_ = environment.step(lowest({"action_mask": environment.episode.mask}))
    assert other.episode.actions == environment.episode.actions, "the opponents continue as they would have"
    assert np.array_equal(seen["observation"], expected["observation"])
    assert other.reset()[1]["seat"] == environment.reset()[1]["seat"]
    assert other.match() == environment.match()


@pytest.mark.parametrize("name", NAMES)
def test_a_gymnasium_environment_in_gymnasiums_wrappers(name: str) -> None:
    """Gymnasium's own wrappers are copied deeply only: a flat copy of a wrapper has the same game inside."""
    environment = gymnasium.make(identifier(name))
    environment.reset(seed=1)
    for other in (copy.deepcopy(environment), pickled(environment)):
        inside: Any = other.unwrapped
        other.step(lowest({"action_mask": inside.episode.mask}))
        mine: Any = environment.unwrapped
        assert len(inside.episode.actions) > len(mine.episode.actions)


# Many games at once


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("opponents", ["self", "random", "greedy", lowest_of_each])
def test_a_vector_environment(way: Way, opponents: Any) -> None:
    games = VectorEnvironment("azul", 4, 3, opponents=opponents, threads=1)
    games.reset(seed=20)
    for _ in range(10):
        games.step(lowest_of_each({"action_mask": games.batch.legal_mask()}))
    before = games.batch.states.tobytes()
    other = way(games)
    for _ in range(40):
        stepped = other.step(lowest_of_each({"action_mask": other.batch.legal_mask()}))
    assert games.batch.states.tobytes() == before
    for _ in range(40):
        expected = games.step(lowest_of_each({"action_mask": games.batch.legal_mask()}))
    assert games.batch.states.tobytes() == other.batch.states.tobytes() != before
    for mine, its in zip(expected[1:4], stepped[1:4], strict=True):
        assert np.array_equal(mine, its)
    assert np.array_equal(expected[0]["observation"], stepped[0]["observation"])


def test_an_environment_that_was_pickled_under_other_rules_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = pickle.dumps(env("azul", 2))
    monkeypatch.setattr("riad.games.azul.GAME", replace(AZUL, FACTS=replace(AZUL.FACTS, version=2)))
    with pytest.raises(riad.RiadError, match="pickled with rules version 1 of Azul"):
        pickle.loads(text)  # noqa: S301
