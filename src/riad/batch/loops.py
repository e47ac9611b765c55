"""The compiled loops of a batch: many games of one kind, each a row of some arrays.

The functions of one row serve both the threads of a processor and a GPU.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from riad.batch.prefetch import LINE, prefetch
from riad.core.contract import (
    Actions,
    Features,
    Points,
    actor,
    apply,
    legal,
    observe,
    places,
    points,
    refusal,
    setup,
)
from riad.core.driver import play_at_random
from riad.core.jit import inlined, inlined_for_any_game, rule_for_any_game
from riad.core.records import Record, States
from riad.core.rng import STEP, below, seed_with

MANY_ACTIONS = 2048  # from here on, clearing single actions touches less memory
LISTED = 96  # listed actions of a row at most, to clear its mask
ALL_LEGAL = -1
STAY = -1  # the action that leaves a row as it is

Flags = npt.NDArray[np.bool_]


class Rows(NamedTuple):
    """The arrays of a batch. Without a use for them, `mask` and `observations` have no columns."""

    states: States
    seeds: npt.NDArray[np.uint64]  # of the current game
    choosers: States  # a generator for each row, apart from the game's own
    actors: Points  # the seat to decide
    random: Actions  # a legal action, drawn uniformly
    mask: Flags  # of legal actions
    listed: Actions  # their number, then each; no columns if masks are cleared whole
    observations: Features  # of the seat to decide
    ended: Flags  # whether the last step ended a game here
    final_points: Points  # of the last finished game
    final_places: Points


@rule_for_any_game
def begin(state: Record, chooser: Record, seats: int, options: Record, seed: np.uint64) -> None:
    """Start a game and its random generator: the same seed gives the same random game everywhere."""
    setup(state, seats, options, seed)
    seed_with(chooser, seed + STEP)


@inlined_for_any_game
def write_row(
    state: Record, chooser: Record, mask: Flags, listed: Actions, observation: Features, buffer: Actions
) -> int:
    """Write the legal actions into a cleared row of the mask, and the observation; return a random action."""
    number = legal(state, buffer)
    if len(listed):
        listed[0] = number
        for index in range(min(number, LISTED)):
            mask[buffer[index]] = True
            listed[1 + index] = buffer[index]
        for index in range(LISTED, number):
            mask[buffer[index]] = True
    elif len(mask):
        for index in range(number):
            mask[buffer[index]] = True
    if len(observation):
        observe(state, actor(state), observation)
    return int(buffer[below(chooser, number)])


@inlined
def clear_mask(mask: Flags, listed: Actions) -> None:
    """Clear a row of the mask."""
    if len(listed) and listed[0] <= LISTED:
        for index in range(listed[0]):
            mask[listed[1 + index]] = False
    else:
        mask[:] = False


@inlined
def prefetch_row(states: States, masks: Flags, lists: Actions, row: int, prefetch_bytes: int) -> None:
    """Prefetch the memory of a row: its state, and the entries of its mask that its list will clear.

    The list itself was prefetched one row ago; the next row's list is prefetched now.
    """
    for byte in range(0, prefetch_bytes, LINE):
        prefetch(states, row, byte)
    if lists.shape[1]:
        prefetch(lists, row + 1, 0)
        for index in range(min(int(lists[row, 0]), LISTED)):
            prefetch(masks, row, int(lists[row, 1 + index]))


@rule_for_any_game
def start_row(rows: Rows, row: int, seats: int, options: Record, buffer: Actions) -> None:
    """Start a game from its seed."""
    state, chooser = rows.states[row], rows.choosers[row]
    begin(state, chooser, seats, options, rows.seeds[row])
    rows.random[row] = write_row(
        state, chooser, rows.mask[row], rows.listed[row], rows.observations[row], buffer
    )
    rows.actors[row] = actor(state)


@rule_for_any_game
def end_row(rows: Rows, row: int, seats: int, options: Record, stride: np.uint64) -> None:
    """Record the result of a game, and start the next one."""
    state = rows.states[row]
    points(state, rows.final_points[row])
    places(state, rows.final_places[row])
    rows.seeds[row] += stride
    begin(state, rows.choosers[row], seats, options, rows.seeds[row])


@rule_for_any_game
def refused(rows: Rows, row: int, action: int) -> bool:
    """Return whether an action is illegal, using the mask if there is one."""
    if action == STAY:
        return False
    columns = rows.mask.shape[1]
    if columns:
        return not (0 <= action < columns and rows.mask[row, action])
    return refusal(rows.states[row], action) != 0


@rule_for_any_game
def play_game(
    state: Record, chooser: Record, seats: int, options: Record, seed: np.uint64, out: Points, buffer: Actions
) -> int:
    """Play a random game from a seed; write its points and return its number of actions."""
    begin(state, chooser, seats, options, seed)
    length = play_at_random(state, chooser, buffer)
    points(state, out)
    return length


# Loops over rows: a thread of a processor has many of them, a thread of a GPU one. The options are an array
# of one: passing a record into compiled code would take as long as many rows.


@rule_for_any_game
def start(rows: Rows, first: int, end: int, seats: int, options: States, buffer: Actions) -> None:
    """Start a game in every row."""
    for row in range(first, end):
        start_row(rows, row, seats, options[0], buffer)


@rule_for_any_game
def step(
    rows: Rows,
    first: int,
    end: int,
    actions: Actions,
    seats: int,
    options: States,
    stride: np.uint64,
    prefetch_bytes: int,
    buffer: Actions,
) -> None:
    """Apply a legal action in every row without STAY, prefetching `prefetch_bytes` of the next."""
    # Local names give fast access to the arrays: `rows` is a hundred words in memory.
    # Counting from 0 proves that a row is not negative, which would index from the end.
    states, choosers, chosen = rows.states[first:end], rows.choosers[first:end], actions[first:end]
    masks, lists, observations = rows.mask[first:end], rows.listed[first:end], rows.observations[first:end]
    ended, at_random, actors = rows.ended[first:end], rows.random[first:end], rows.actors[first:end]
    for row in range(len(states)):
        if row + 1 < len(states):
            prefetch_row(states, masks, lists, row + 1, prefetch_bytes)
        action = int(chosen[row])
        if action == STAY:
            ended[row] = False
            continue
        state, mask, listed = states[row], masks[row], lists[row]
        clear_mask(mask, listed)
        apply(state, action)
        over = actor(state) < 0
        ended[row] = over
        if over:
            end_row(rows, first + row, seats, options[0], stride)
        at_random[row] = write_row(state, choosers[row], mask, listed, observations[row], buffer)
        actors[row] = actor(state)


@rule_for_any_game
def first_refused(rows: Rows, first: int, end: int, actions: Actions) -> int:
    """Return the first row whose action is not legal, or ALL_LEGAL."""
    for row in range(first, end):
        if refused(rows, row, int(actions[row])):
            return row
    return ALL_LEGAL


@rule_for_any_game
def observe_rows(states: States, first: int, end: int, seat: int, out: Features) -> None:
    """Write the observation of one seat in every row."""
    for row in range(first, end):
        observe(states[row], seat, out[row])


@rule_for_any_game
def points_of_rows(states: States, first: int, end: int, out: Points) -> None:
    """Write the current points in every row."""
    for row in range(first, end):
        points(states[row], out[row])


@rule_for_any_game
def play_games(
    seats: int,
    options: States,
    seeds: npt.NDArray[np.uint64],
    out: Points,
    lengths: Actions,
    state: Record,
    chooser: Record,
    buffer: Actions,
) -> None:
    """Play a random game from every seed."""
    for row in range(len(seeds)):
        lengths[row] = play_game(state, chooser, seats, options[0], seeds[row], out[row], buffer)
