"""Rows on threads: each row is in one part, and their number changes nothing."""

from typing import Any

import numpy as np
import pytest

from riad import games
from riad.batch import Batch, playouts
from riad.batch.cpu_backend import FEWEST, CpuBackend, bytes_in_use
from riad.core.engine import Engine
from tests.batch.test_batch import GAMES


@pytest.mark.parametrize("threads", [1, 2, 3, 7])
@pytest.mark.parametrize("number", [1, FEWEST - 1, 2 * FEWEST - 1, 2 * FEWEST, 5 * FEWEST + 3])
def test_every_row_is_in_the_part_of_one_thread(number: int, threads: int) -> None:
    rows = CpuBackend(Engine(games.game_named("azul"), 2, {}), threads)
    parts = rows._spread(number, lambda part, buffer: (part, id(buffer)))
    assert [row for part, _ in parts for row in part] == [*range(number)]
    assert len({buffer for _, buffer in parts}) == len(parts) <= threads
    assert len(parts) == 1 or min(len(part) for part, _ in parts) >= FEWEST
    rows.close()


def test_the_number_of_threads_changes_nothing() -> None:
    one, three = (Batch("azul", 2, 1000, threads=threads) for threads in (1, 3))
    ended = 0
    for _ in range(120):
        ended += int(one.step(one.random_actions()).sum())
        three.step(three.random_actions())
    assert ended > 1000
    arrays: Any = zip(one.rows._fields, one.rows, three.rows, strict=True)
    for field, mine, theirs in arrays:
        assert mine.tobytes() == theirs.tobytes(), field
    three.close()


def test_playouts_on_threads_are_the_same() -> None:
    one, two = (playouts("azul", 2, 2000, seed=3, threads=threads) for threads in (1, 2))
    assert np.array_equal(one.points, two.points)
    assert 60 < one.lengths.mean() < 80


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_is_asked_for_ahead_is_what_a_game_uses(name: str, seats: int) -> None:
    """The bytes of a state that change or are read come before the boards of absent seats."""
    batch, state = Batch(name, seats, 8), games.game_named(name).STATE
    used, last_board = bytes_in_use(state, seats), bytes_in_use(state, seats - 1)
    now = batch.states.view(np.uint8).reshape(8, -1)
    before = now.copy()
    for _ in range(50):
        batch.step(batch.random_actions())
    assert np.array_equal(now[:, used:], before[:, used:])
    assert not np.array_equal(now[:, last_board:used], before[:, last_board:used])


def test_actions_may_come_by_dlpack() -> None:
    class Tensor:
        """An array that offers only DLPack, like those of torch and JAX."""

        def __init__(self, array: Any) -> None:
            self.array = array

        def __dlpack__(self, **options: Any) -> Any:
            return self.array.__dlpack__(**options)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    batch, other = Batch("azul", 2, 4), Batch("azul", 2, 4)
    batch.step(Tensor(batch.random_actions().astype(np.int64)))
    other.step(other.random_actions())
    assert batch.states.tobytes() == other.states.tobytes()
