"""A batch on the processor: each thread has a part of the rows, and none of them holds the GIL."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np

from riad.batch import loops
from riad.batch.action_arrays import check_shape, narrowed
from riad.core.contract import Actions, Features, Points
from riad.core.engine import Engine
from riad.core.errors import BadOption
from riad.core.records import Dtype, alone, new_record
from riad.core.rng import Generator

FEWEST = 256  # rows that justify another thread


def usable_cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def bytes_in_use(state: Dtype, seats: int) -> int:
    """Return the bytes of a state used with this number of seats: the players' boards are its last field."""
    *_, (name, (form, start, *_)) = (state.fields or {}).items()
    return int(start + seats * form.base.itemsize) if name == "players" else state.itemsize


class CpuBackend:
    """Rows of a batch in NumPy arrays, processed by threads."""

    def __init__(self, engine: Engine, threads: int | None = None) -> None:
        self.threads = usable_cores() if threads is None else threads
        if not 1 <= self.threads <= 1024:
            raise BadOption("threads", f"threads must be 1 to 1,024, not {threads!r}")
        self.engine = engine
        self._table = engine.seats, alone(engine.options_record)
        self._prefetch_bytes = bytes_in_use(engine.game.STATE, engine.seats)
        self._buffers = [np.empty(engine.game.ACTIONS, np.int32) for _ in range(self.threads)]

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(max(1, self.threads - 1), "riad-batch")

    def close(self) -> None:
        """Stop the threads."""
        if "_pool" in self.__dict__:
            self._pool.shutdown()

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """Return an array of zeros."""
        return np.zeros(shape, dtype)

    def array(self, content: Any) -> Any:
        """Return an array with the given content."""
        return content

    def on_host(self, array: Any) -> Any:
        """Return a NumPy array of the content, for a pickle or a copy."""
        return array

    def read_only(self, array: Any) -> Any:
        """Return a read-only view of the same memory."""
        view = array.view()
        view.flags.writeable = False
        return view

    def actions(self, chosen: Any, number: int) -> Actions:
        """Return actions as a NumPy array; torch and JAX arrays are used without a copy."""
        lent = (
            np.from_dlpack(chosen)
            if hasattr(chosen, "__dlpack__") and not isinstance(chosen, np.ndarray)
            else chosen
        )
        actions = np.asarray(lent)
        check_shape(actions, number)
        own = narrowed(actions)
        return own if own.flags.writeable else own.copy()  # Numba would compile again for read-only arrays

    def record(self, states: Any, row: int) -> Any:
        """Return one state."""
        return states[row]

    def start(self, rows: loops.Rows) -> None:
        """Start a game in every row."""
        self._spread(
            len(rows.states), lambda at, buffer: loops.start(rows, at.start, at.stop, *self._table, buffer)
        )

    def step(self, rows: loops.Rows, actions: Actions, stride: int) -> None:
        """Apply an action in every row."""
        forward = np.uint64(stride)

        def step(at: range, buffer: Actions) -> None:
            loops.step(rows, at.start, at.stop, actions, *self._table, forward, self._prefetch_bytes, buffer)

        self._spread(len(rows.states), step)

    def first_refused(self, rows: loops.Rows, actions: Actions) -> int:
        """Return the first row whose action is not legal, or -1."""
        refused = self._spread(
            len(rows.states), lambda at, _: loops.first_refused(rows, at.start, at.stop, actions)
        )
        return min((row for row in refused if row != loops.ALL_LEGAL), default=loops.ALL_LEGAL)

    def observe_rows(self, rows: loops.Rows, seat: int, out: Features) -> None:
        """Write the observation of one seat in every row."""
        states = rows.states
        self._spread(len(states), lambda at, _: loops.observe_rows(states, at.start, at.stop, seat, out))

    def points_of_rows(self, rows: loops.Rows, out: Points) -> None:
        """Write the points in every row."""
        states = rows.states
        self._spread(len(states), lambda at, _: loops.points_of_rows(states, at.start, at.stop, out))

    def play_games(self, seeds: Any, out: Points, lengths: Actions) -> None:
        """Play random games to the end."""
        game = self.engine.game

        def play(at: range, buffer: Actions) -> None:
            part = slice(at.start, at.stop)
            state, chooser = new_record(game.STATE), new_record(Generator)
            results = out[part], lengths[part]
            loops.play_games(*self._table, seeds[part], *results, state, chooser, buffer)

        self._spread(len(seeds), play)

    def _spread(self, number: int, work: Callable[[range, Actions], Any]) -> list[Any]:
        """Run all threads, including this one, each on its part of the rows with its own buffer."""
        threads = min(self.threads, number // FEWEST)
        if threads <= 1:
            return [work(range(number), self._buffers[0])]
        ends = [number * thread // threads for thread in range(threads + 1)]
        own, *others = zip(map(range, ends, ends[1:]), self._buffers, strict=False)
        helping = [self._pool.submit(work, *other) for other in others]
        return [work(*own), *(helper.result() for helper in helping)]
