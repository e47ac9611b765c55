"""Complete matches of any game in compiled code, every step checked, for the property tests of all games.

`sensible` is the share of moves that the greedy player chooses, from 0 to 1; the others are random. A fault
is returned as a number, so that compiled code need not raise.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from riad.bots.player import greedy_action
from riad.core.contract import Actions, Game, actor, apply, by_game, legal, refusal
from riad.core.driver import replay
from riad.core.engine import Engine
from riad.core.jit import rule
from riad.core.records import Record, States, new_record
from riad.core.rng import Generator, below, seed_with

MOST_ACTIONS = 20_000
FAULTS = {
    1: "a position without a legal action that is not over",
    2: "legal actions that do not ascend",
    3: "legal and refusal disagree on an action",
    4: "components were lost or made",
    5: "a game that does not end",
    6: "an action legal after the end",
    7: "a seat to act that is not at the table",
}


@by_game
def conserved(state: Record) -> bool:
    """Return whether all components of the game are present; the tests of each game implement this."""
    raise NotImplementedError


@rule
def fault_of(state: Record, all_actions: int, buffer: Actions) -> int:
    """Return the number of a fault in a position, or 0; with all_actions, check the legality of that many."""
    if not conserved(state):
        return 4
    number = legal(state, buffer)
    if actor(state) >= 0 and number == 0:
        return 1
    if actor(state) < 0 and number > 0:
        return 6
    count = 0
    if all_actions == 0:
        for place in range(number):
            count += refusal(state, buffer[place]) == 0
            if place > 0 and buffer[place - 1] >= buffer[place]:
                return 2
        return 0 if count == number else 3
    for action in range(all_actions):
        is_listed = count < number and buffer[count] == action
        if is_listed != (refusal(state, action) == 0):
            return 3
        count += is_listed
    return 0 if count == number else 2


@rule
def play_checked(
    states: States,
    seats: int,
    all_actions: int,
    sensible: float,
    generator: Record,
    buffer: Actions,
    history: Actions,
) -> tuple[int, int]:
    """Play states[0] to the end; states[1] is spare, states[2] keeps the state before the last action.

    Return the number of actions, and a fault or 0.
    """
    state = states[0]
    made = 0
    while True:
        # In games with many actions, check all of them in some positions, and the legal ones in every
        # position.
        fault = fault_of(state, all_actions if below(generator, 1 + all_actions // 400) == 0 else 0, buffer)
        if fault:
            return made, fault
        if actor(state) < 0:
            return made, 0
        if actor(state) >= seats:
            return made, 7
        if made == len(history):
            return made, 5
        if below(generator, 1000) < sensible * 1000:
            action = greedy_action(state, states[1:2], generator, buffer)
        else:
            action = buffer[below(generator, legal(state, buffer))]
        history[made] = action
        made += 1
        states[2] = state
        apply(state, action)


@dataclass
class Played:
    """A finished game: its seed and actions, and its final state and the one before."""

    engine: Engine
    seed: int
    actions: list[int]
    last: Record
    before_last: Record


def play_games(
    game: Game, seats: int, options: dict[str, Any], sensible: float, seeds: range
) -> Iterator[Played]:
    """Play a whole game for each seed with every check; an AssertionError lists the actions up to a fault."""
    engine = Engine(game, seats, options)
    states = np.zeros(3, game.STATE)
    generator = new_record(Generator)
    buffer, history = np.empty(game.ACTIONS, np.int32), np.empty(MOST_ACTIONS, np.int32)
    for seed in seeds:
        states[0] = engine.start(seed)
        seed_with(generator, np.uint64(seed + 1))
        made, fault = play_checked(states, seats, game.ACTIONS, float(sensible), generator, buffer, history)
        where = f"{game.NAME} seats={seats} {options} seed={seed} after {list(history[:made])}"
        assert not fault, f"{FAULTS[fault]}: {where}"
        yield Played(engine, seed, [int(action) for action in history[:made]], states[0], states[2])


def check_replay(played: Played) -> None:
    """Check that a replay from the seed gives the same bytes at the end and one action before."""
    again = played.engine.start(played.seed)
    actions = np.array(played.actions, np.int32)
    replay(again, actions[:-1])
    assert again.tobytes() == played.before_last.tobytes()
    replay(again, actions[-1:])
    assert again.tobytes() == played.last.tobytes()
