"""Whole games in compiled code agree with the same steps taken one by one."""

import numpy as np
import pytest

from riad.core.driver import play_at_random, random_games, replay
from riad.core.engine import Engine
from riad.core.records import Record, new_record
from riad.core.rng import Generator, below, seed_with
from riad.games.azul import GAME as AZUL

ENGINE = Engine(AZUL, 3, {"wall": "grey"})


def random_source(seed: int = 0) -> Record:
    generator = new_record(Generator)
    seed_with(generator, np.uint64(seed))
    return generator


def buffer() -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    return np.empty(AZUL.ACTIONS, np.int32)


def step_by_step(state: Record, generator: Record) -> list[int]:
    """Play a random game here and return its actions."""
    made = []
    while ENGINE.actor(state) is not None:
        actions = ENGINE.legal(state)
        made.append(actions[below(generator, len(actions))])
        ENGINE.apply(state, made[-1])
    return made


@pytest.mark.parametrize("seed", range(5))
def test_a_random_game_takes_each_action_by_an_even_draw(seed: int) -> None:
    compiled, plain = ENGINE.start(seed), ENGINE.start(seed)
    one, other = random_source(seed), random_source(seed)
    made = step_by_step(plain, other)
    assert play_at_random(compiled, one, buffer()) == len(made) > 30
    assert (compiled.tobytes(), one.rng) == (plain.tobytes(), other.rng)


def test_random_games_come_from_seeds_0_on() -> None:
    state, one, other = new_record(AZUL.STATE), random_source(), random_source()
    number = random_games(state, 3, ENGINE.options_record, one, buffer(), 4)
    lengths = []
    for seed in range(4):
        last = ENGINE.start(seed)
        lengths.append(len(step_by_step(last, other)))
    assert number == sum(lengths)
    assert (state.tobytes(), one.rng) == (last.tobytes(), other.rng)


def test_a_game_that_is_over_is_not_played_on() -> None:
    state = ENGINE.start(1)
    step_by_step(state, random_source())
    over = state.tobytes()
    generator = random_source(1)
    before = int(generator.rng)
    assert play_at_random(state, generator, buffer()) == 0
    assert (state.tobytes(), int(generator.rng)) == (over, before)


def test_replay_does_every_action() -> None:
    state = ENGINE.start(1)
    made = step_by_step(state, random_source())
    again = ENGINE.start(1)
    replay(again, np.array(made, np.int32))
    assert again.tobytes() == state.tobytes()
