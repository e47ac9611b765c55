"""The kernels of a GPU: the functions of `loops`, one thread per row. Importing this needs numba-cuda."""

import functools
from typing import Any, NamedTuple

import numba
from numba import cuda

from riad.batch import loops
from riad.batch.nth_action import NOTHING, SELECTOR
from riad.core.contract import actor, apply, legal, observe, points
from riad.core.records import Dtype
from riad.core.rng import Generator, below

CHOOSER_TYPE, SELECTOR_TYPE = numba.from_dtype(Generator), numba.from_dtype(SELECTOR)
NO_PREFETCH = 0  # a thread has one row


def keep_lowest_refused(rows: Any, actions: Any, lowest: Any) -> None:
    """Record the lowest row whose action is not legal."""
    row = cuda.grid(1)
    if row < len(rows.states) and loops.refused(rows, row, int(actions[row])):
        cuda.atomic.min(lowest, 0, row)


def write_observation(states: Any, seat: int, out: Any) -> None:
    """Write the observation of one seat."""
    row = cuda.grid(1)
    if row < len(states):
        observe(states[row], seat, out[row])


def write_points(states: Any, out: Any) -> None:
    """Write the current points."""
    row = cuda.grid(1)
    if row < len(states):
        points(states[row], out[row])


first_refused = cuda.jit(keep_lowest_refused)
observe_rows, points_of_rows = cuda.jit(write_observation), cuda.jit(write_points)


class Kernels(NamedTuple):
    """The kernels whose local memory depends on the size of a game's state."""

    start: Any
    step: Any
    play_games: Any


@functools.cache
def kernels_of(state: Dtype, actions: int, pick_twice: bool) -> Kernels:
    """Return the kernels of a game for its STATE and ACTIONS, compiled on first use.

    With `pick_twice`, random games call `legal` twice instead of using a list, which is faster where it is
    simple.
    """
    play = play_by_selector(state) if pick_twice else play_by_lists(state, actions)
    return Kernels(*batch_kernels(actions), play)


def batch_kernels(actions: int) -> tuple[Any, Any]:
    """Return the kernels that start and step the rows of a batch."""

    def start(rows: Any, seats: int, options: Any) -> None:
        row = cuda.grid(1)
        if row < len(rows.states):
            buffer = cuda.local.array(actions, numba.int16)
            loops.start(rows, row, row + 1, seats, options, buffer)

    def step(rows: Any, chosen: Any, seats: int, options: Any, stride: Any) -> None:
        row = cuda.grid(1)
        if row < len(rows.states):
            buffer = cuda.local.array(actions, numba.int16)
            loops.step(rows, row, row + 1, chosen, seats, options, stride, NO_PREFETCH, buffer)

    return cuda.jit(start), cuda.jit(step)


def play_by_lists(state: Dtype, actions: int) -> Any:
    """Return the kernel that plays random games with lists of legal actions."""
    state_type = numba.from_dtype(state)

    def play_games(seats: int, options: Any, seeds: Any, out: Any, lengths: Any) -> None:
        row = cuda.grid(1)
        if row < len(seeds):
            state = cuda.local.array(1, state_type)[0]
            chooser = cuda.local.array(1, CHOOSER_TYPE)[0]
            buffer = cuda.local.array(actions, numba.int16)
            lengths[row] = loops.play_game(state, chooser, seats, options[0], seeds[row], out[row], buffer)

    return cuda.jit(play_games)


def play_by_selector(state: Dtype) -> Any:
    """Return the kernel that plays the same games without lists. The loop is inlined to stay in registers."""
    state_type = numba.from_dtype(state)

    def play_games(seats: int, options: Any, seeds: Any, out: Any, lengths: Any) -> None:
        row = cuda.grid(1)
        if row >= len(seeds):
            return
        state = cuda.local.array(1, state_type)[0]
        chooser = cuda.local.array(1, CHOOSER_TYPE)[0]
        selector = cuda.local.array(1, SELECTOR_TYPE)[0]
        loops.begin(state, chooser, seats, options[0], seeds[row])
        length = 0
        while actor(state) >= 0:
            selector.wanted = NOTHING
            number = legal(state, selector)
            selector.wanted = below(chooser, number)
            legal(state, selector)
            apply(state, int(selector.kept))
            length += 1
        points(state, out[row])
        lengths[row] = length

    return cuda.jit(play_games)
