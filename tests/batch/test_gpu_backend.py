"""A batch on a GPU: the same games as on the processor, or a message that says what is missing."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import riad
from riad import games
from riad.batch import Batch, playouts
from riad.batch.gpu_backend import GpuBackend
from riad.core.engine import Engine
from riad.core.extras import MissingPackage
from tests.kit.gpu import HAS_GPU, needs_gpu

GAMES = [(name, games.game_named(name).SEATS[0]) for name in games.PACKAGES]


@pytest.mark.skipif(HAS_GPU, reason="there is a GPU here")
def test_without_a_gpu_the_message_says_what_is_missing() -> None:
    with pytest.raises(riad.BadOption, match=r"no usable NVIDIA GPU: .*driver"):
        Batch("azul", seats=2, n=4, device="cuda")


def test_without_the_extra_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(MissingPackage, match=r"^numba_cuda is not installed\. Install the extra gpu: "):
        GpuBackend(Engine(games.game_named("azul"), 2, {}))


@needs_gpu
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_whole_games_are_the_same_as_on_the_processor(name: str, seats: int) -> None:
    here, there = (playouts(name, seats, 500, seed=9, device=device) for device in ("cpu", "cuda"))
    assert np.array_equal(here.points, there.points.copy_to_host())
    assert np.array_equal(here.lengths, there.lengths.copy_to_host())


@needs_gpu
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_array_is_the_same_as_on_the_processor_step_by_step(name: str, seats: int) -> None:
    here, there = (Batch(name, seats, 130, seed=9, device=device) for device in ("cpu", "cuda"))
    for _ in range(150):
        here.step(here.random_actions())
        there.step(there.random_actions())
    arrays: Any = zip(here.rows._fields, here.rows, there.rows, strict=True)
    for field, mine, theirs in arrays:
        assert mine.tobytes() == theirs.copy_to_host().tobytes(), field
    assert np.array_equal(here.points(), there.points().copy_to_host())
    assert np.array_equal(here.observe(1), there.observe(1).copy_to_host())


@needs_gpu
def test_an_illegal_action_is_named_and_changes_nothing_there_either() -> None:
    batch = Batch("azul", seats=2, n=300, device="cuda")
    before = batch.states.copy_to_host().tobytes()
    actions = batch.random_actions().copy_to_host()
    actions[257] = 324
    with pytest.raises(riad.IllegalMove, match="in row 257"):
        batch.step(actions)
    assert batch.states.copy_to_host().tobytes() == before


@needs_gpu
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])  # noqa: S301
def test_a_copy_continues_there_with_arrays_of_its_own(way: Any) -> None:
    batch = Batch("azul", 2, 300, seed=9, device="cuda", observations=False)
    batch.step(batch.random_actions())
    before, other = batch.states.copy_to_host().tobytes(), way(batch)
    for _ in range(100):
        other.step(other.random_actions())
    assert batch.states.copy_to_host().tobytes() == before
    for _ in range(100):
        batch.step(batch.random_actions())
    assert batch.states.copy_to_host().tobytes() == other.states.copy_to_host().tobytes() != before
