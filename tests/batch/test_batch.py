"""A batch plays the same games as the engine, row by row, whatever the number of threads."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import riad
from riad import games
from riad.batch import STAY, Batch, playouts
from riad.core.engine import Engine
from tests.kit.tables import VARIED

GAMES = [(name, seats) for name in games.PACKAGES for seats in (games.game_named(name).SEATS[0], 3)]
OPTIONS = {name: options for name, _seats, options in VARIED}


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_row_is_the_game_of_its_seed(name: str, seats: int) -> None:
    """Compare with an independent method: the engine, one game at a time."""
    batch = Batch(name, seats, 3, seed=40, **OPTIONS[name])
    engine = Engine(games.game_named(name), seats, OPTIONS[name])
    seeds = [40, 41, 42]
    states = [engine.start(seed) for seed in seeds]
    ends = 0
    while ends < 2:
        actions = batch.random_actions().copy()
        ended = batch.step(actions)
        for row, action in enumerate(actions):
            assert engine.refusal(states[row], int(action)) == 0
            engine.apply(states[row], int(action))
            assert ended[row] == (engine.actor(states[row]) is None)
            if ended[row]:
                ends += 1
                assert tuple(batch.final_points[row]) == engine.points(states[row])
                assert tuple(batch.final_places[row]) == engine.places(states[row])
                seeds[row] += 3
                states[row] = engine.start(seeds[row])
            assert batch.states[row].tobytes() == states[row].tobytes()
            assert batch.actors[row] == engine.actor(states[row])
            assert np.flatnonzero(batch.legal_mask()[row]).tolist() == engine.legal(states[row])
            seen = engine.observe(states[row], int(batch.actors[row]))
            assert np.array_equal(batch.observe()[row], seen)
    assert np.array_equal(batch.points(), [engine.points(state) for state in states])
    assert np.array_equal(batch.observe(1), [engine.observe(state, 1) for state in states])


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_playouts_are_what_a_batch_plays_at_random(name: str, seats: int) -> None:
    whole = playouts(name, seats, 4, seed=7)
    batch = Batch(name, seats, 4, seed=7, mask=False, observations=False)
    lengths = np.zeros(4, np.int32)
    going = np.ones(4, np.bool_)
    points = np.zeros((4, seats), np.int32)
    while going.any():
        lengths += going
        ended = going & batch.step(batch.random_actions())
        points[ended] = batch.final_points[ended]
        going &= ~ended
    assert np.array_equal(whole.lengths, lengths)
    assert np.array_equal(whole.points, points)


@pytest.mark.parametrize("mask", [True, False])
def test_an_illegal_action_is_named_and_changes_nothing(mask: bool) -> None:
    batch = Batch("azul", 2, 600, threads=2, mask=mask)
    before = batch.states.tobytes()
    for action in (324, -2, 325, 2**30):
        actions = batch.random_actions().copy()
        actions[[555, 20]] = action
        with pytest.raises(riad.IllegalMove, match="in row 20 "):
            batch.step(actions)
        assert batch.states.tobytes() == before


def test_what_was_drawn_cannot_be_changed_in_place() -> None:
    batch = Batch("azul", 2, 4)
    with pytest.raises(ValueError, match="read-only"):
        batch.random_actions()[0] = 324
    batch.step(batch.random_actions())


def test_a_row_may_stay_as_it_is() -> None:
    batch = Batch("azul", 2, 4)
    arrays: Any = batch.rows
    before = [[row.tobytes() for row in array] for array in arrays]
    actions = batch.random_actions().copy()
    actions[[0, 2]] = STAY
    batch.step(actions)
    for array, was in zip(arrays, before, strict=True):
        assert [array[row].tobytes() for row in (0, 2)] == [was[row] for row in (0, 2)]
    assert all(batch.states[row].tobytes() != before[0][row] for row in (1, 3))


@pytest.mark.parametrize("actions", [[1, 2], [[1], [2], [3]], [1.0, 2.0, 3.0], "abc"])
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    with pytest.raises(riad.BadOption, match="step expects 3 integers"):
        Batch("azul", 2, 3).step(actions)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"n": 0}, "n must be a whole number from 1"),
        ({"seats": 9}, "Azul takes 2 to 4 players"),
        ({"seed": -1}, "seed must be a whole number from 0"),
        ({"threads": 0}, "threads must be 1 to 1,024"),
        ({"device": "tpu"}, "cpu or cuda, not 'tpu'"),
        ({"wall": "gold"}, "wall"),
    ],
)
def test_wrong_choices_are_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(riad.BadOption, match=message):
        Batch(**{"game": "azul", "seats": 2, "n": 4, **wrong})


def test_what_a_batch_does_not_keep_it_says() -> None:
    batch = Batch("azul", 2, 4, mask=False, observations=False)
    with pytest.raises(riad.BadOption, match="mask=False"):
        batch.legal_mask()
    with pytest.raises(riad.BadOption, match="observations=False"):
        batch.observe()
    assert batch.observe(0).shape == (4, batch.engine.observation)
    with pytest.raises(riad.BadOption, match="seat must be a whole number from 0 to 1"):
        batch.observe(2)


def test_its_arrays_are_lent_by_dlpack_without_a_copy() -> None:
    batch = Batch("azul", 2, 4)
    for array in (batch.observe(), batch.legal_mask(), batch.actors, batch.final_points):
        assert np.shares_memory(np.from_dlpack(array), array)


def test_a_batch_says_what_it_is() -> None:
    batch = Batch("azul", 2, 4)
    assert (len(batch), repr(batch)) == (4, "<Batch: 4 games of Azul, 2 seats>")


# Copies


def pickled(batch: Batch) -> Batch:
    again: Batch = pickle.loads(pickle.dumps(batch))  # noqa: S301  # our own
    return again


def handed_over(batch: Batch) -> Batch:
    """Return what a pickle gives back whose arrays lie in memory that cannot be written, as Ray's do."""
    buffers: list[pickle.PickleBuffer] = []
    text = pickle.dumps(batch, protocol=5, buffer_callback=buffers.append)
    again: Batch = pickle.loads(text, buffers=[bytes(buffer.raw()) for buffer in buffers])  # noqa: S301
    return again


def stepped(batch: Batch, steps: int) -> Batch:
    """Make random steps, as a worker does."""
    for _ in range(steps):
        batch.step(batch.random_actions())
    return batch


def arrays(batch: Batch) -> list[bytes]:
    return [array.tobytes() for array in (*batch.rows, batch.observe(0), batch.points())]


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled, handed_over])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_copy_of_a_batch_continues_its_games_in_arrays_of_its_own(
    way: Callable[[Batch], Batch], name: str, seats: int
) -> None:
    batch = stepped(Batch(name, seats, 600, seed=2**64 - 7, threads=2, **OPTIONS[name]), 50)
    before, other = arrays(batch), way(batch)
    assert (len(other), other.seed, other.engine.options) == (600, batch.seed, batch.engine.options)
    assert arrays(other) == before
    with pytest.raises(riad.IllegalMove):
        other.step(np.full(600, -2))
    stepped(other, 150)
    assert arrays(batch) == before
    assert arrays(stepped(batch, 150)) == arrays(other) != before
    with pytest.raises(ValueError, match="read-only"):
        other.random_actions()[0] = 1


def test_a_batch_without_mask_or_observations_is_copied_without_them() -> None:
    batch = stepped(Batch("azul", 2, 3, mask=False, observations=False), 5)
    for other in (copy.copy(batch), pickled(batch)):
        assert arrays(other) == arrays(batch)
        with pytest.raises(riad.BadOption, match="created with mask=False"):
            other.legal_mask()


def test_batches_come_back_from_other_processes() -> None:
    batches = [stepped(Batch(name, 2, 4, seed=9, **OPTIONS[name]), 7) for name in games.PACKAGES]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        results = [*pool.map(stepped, batches, [30] * len(batches))]
    for batch, other in zip(batches, results, strict=True):
        assert arrays(stepped(batch, 30)) == arrays(other)


def test_a_batch_whose_states_had_another_form_is_refused() -> None:
    state = Batch("azul", 2, 3).__getstate__()
    state["rows"][0] = np.zeros(3, games.game_named("alhambra").STATE)
    with pytest.raises(riad.RiadError, match="pickled by another version of Riad"):
        Batch.__new__(Batch).__setstate__(state)
