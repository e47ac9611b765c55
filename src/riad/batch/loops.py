"""The compiled loops of a batch: many games of one kind, each a row of some arrays.

What happens to one row is said once, for the threads of a processor and for a GPU.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from riad.batch.fetching import LINE, fetch
from riad.core.compiling import inlined, inlined_for_any_game, rule_for_any_game
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
from riad.core.playing import play_at_random
from riad.core.randomness import STEP, below, seed_with
from riad.core.records import Record, States

MANY_ACTIONS = 2048  # from here on, clearing a mask action by action touches less memory than clearing it all
LISTED = 96  # so many legal actions of a row are listed, to clear its mask by; of more, none
ALL_LEGAL = -1
STAY = -1  # as an action: leave this row as it is

Flags = npt.NDArray[np.bool_]


class Rows(NamedTuple):
    """The arrays of a batch. `mask` and `observations` have no columns where nobody asks for them."""

    states: States
    seeds: npt.NDArray[np.uint64]  # of the game that is being played
    choosers: States  # a generator for each row, apart from the game's own
    actors: Points  # the seat to decide
    random: Actions  # a legal action, each as likely
    mask: Flags  # which actions are legal
    listed: Actions  # how many those are, and each; no columns where the mask is cleared as a whole
    observations: Features  # what the seat to decide sees
    ended: Flags  # whether the last step ended a game here; the next one has begun
    final_points: Points  # of the game that ended here last
    final_places: Points


@rule_for_any_game
def begin(state: Record, chooser: Record, seats: int, options: Record, seed: np.uint64) -> None:
    """Start a game and its random generator: the same seed gives the same random game everywhere."""
    setup(state, seats, options, seed)
    seed_with(chooser, seed + STEP)


@inlined_for_any_game
def look(
    state: Record, chooser: Record, mask: Flags, listed: Actions, observation: Features, buffer: Actions
) -> int:
    """Write down what is legal, in a clear row of the mask, and what is seen; returns an action at random."""
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
def fetch_row(states: States, masks: Flags, lists: Actions, row: int, ahead: int) -> None:
    """Ask for the memory of a row: its state, and where its mask will be cleared by its list.

    That list has been asked for a row ago; now it is the turn of the next one.
    """
    for byte in range(0, ahead, LINE):
        fetch(states, row, byte)
    if lists.shape[1]:
        fetch(lists, row + 1, 0)
        for index in range(min(int(lists[row, 0]), LISTED)):
            fetch(masks, row, int(lists[row, 1 + index]))


@rule_for_any_game
def start_row(rows: Rows, row: int, seats: int, options: Record, buffer: Actions) -> None:
    """Begin a game from its seed."""
    state, chooser = rows.states[row], rows.choosers[row]
    begin(state, chooser, seats, options, rows.seeds[row])
    rows.random[row] = look(state, chooser, rows.mask[row], rows.listed[row], rows.observations[row], buffer)
    rows.actors[row] = actor(state)


@rule_for_any_game
def end_row(rows: Rows, row: int, seats: int, options: Record, stride: np.uint64) -> None:
    """Keep how a game ended, and begin the next one."""
    state = rows.states[row]
    points(state, rows.final_points[row])
    places(state, rows.final_places[row])
    rows.seeds[row] += stride
    begin(state, rows.choosers[row], seats, options, rows.seeds[row])


@rule_for_any_game
def refused(rows: Rows, row: int, action: int) -> bool:
    """Return whether an action is illegal, by the mask if there is one."""
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


# Rows one after the other: all of them on a thread of a processor, one on a thread of a GPU. The options are
# an array of one: a record on its way into compiled code would take as long as many rows.


@rule_for_any_game
def start(rows: Rows, first: int, end: int, seats: int, options: States, buffer: Actions) -> None:
    """Begin a game in every row."""
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
    ahead: int,
    buffer: Actions,
) -> None:
    """Do a legal action in every row that is not to stay, with `ahead` bytes of the next row on their way."""
    # By names of their own, arrays stay where they are quickly reached: `rows` is a hundred words in memory.
    # Counted from 0, a row is known not to be negative, which would count from the end.
    states, choosers, chosen = rows.states[first:end], rows.choosers[first:end], actions[first:end]
    masks, lists, observations = rows.mask[first:end], rows.listed[first:end], rows.observations[first:end]
    ended, at_random, actors = rows.ended[first:end], rows.random[first:end], rows.actors[first:end]
    for row in range(len(states)):
        if row + 1 < len(states):
            fetch_row(states, masks, lists, row + 1, ahead)
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
        at_random[row] = look(state, choosers[row], mask, listed, observations[row], buffer)
        actors[row] = actor(state)


@rule_for_any_game
def first_refused(rows: Rows, first: int, end: int, actions: Actions) -> int:
    """Return the first row whose action is not legal, or ALL_LEGAL."""
    for row in range(first, end):
        if refused(rows, row, int(actions[row])):
            return row
    return ALL_LEGAL


@rule_for_any_game
def see(states: States, first: int, end: int, seat: int, out: Features) -> None:
    """Write the observation of one seat in every row."""
    for row in range(first, end):
        observe(states[row], seat, out[row])


@rule_for_any_game
def standings(states: States, first: int, end: int, out: Points) -> None:
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
