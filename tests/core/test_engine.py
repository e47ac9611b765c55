"""The plain interface of the compiled functions: values accepted, values refused, ordinary numbers back."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import riad
from riad import games
from riad.core.engine import Engine
from riad.core.errors import BadOption
from riad.core.records import Record
from riad.games.azul import GAME as AZUL

ROOT = Path(__file__).parents[2]

NO_SEEDS = """
from riad.core.engine import Engine
from riad.core.errors import BadOption
from riad.games.azul import GAME as AZUL

engine = Engine(AZUL, 2, {})
for seed in (None, True, False, 7.0, "7", b"7", [7], object):
    try:
        engine.start(seed)
    except BadOption as error:
        assert error.option == "seed"
        assert str(error) == f"seed must be a whole number from 0 to 2**64 - 1, not {seed!r}"
    else:
        raise SystemExit(f"{seed!r} was taken for a seed")
"""


def sentence(text: str) -> str:
    return f"^{re.escape(text)}$"


def played(engine: Engine, seed: int, number: int = 1000) -> tuple[Record, list[int]]:
    """Return a state after this many moves, or at the end of a game, and the actions that led there."""
    state, made = engine.start(seed), list[int]()
    while engine.actor(state) is not None and len(made) < number:
        actions = engine.legal(state)
        made.append(actions[(7 * len(made)) % len(actions)])
        engine.apply(state, made[-1])
    return state, made


@pytest.mark.parametrize("seats", [2, 3, 4, np.int64(3), np.uint8(4)], ids=repr)
def test_seats_that_the_game_has(seats: int) -> None:
    engine = Engine(AZUL, seats, {})
    assert engine.seats == seats
    assert type(engine.seats) is int
    assert engine.start(1).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2**70, np.int64(5), True, 2.0, None, "2", [2]], ids=repr)
def test_seats_that_it_has_not(seats: Any) -> None:
    with pytest.raises(BadOption, match=sentence(f"Azul takes 2 to 4 players, not {seats!r}")) as caught:
        Engine(AZUL, seats, {})
    assert caught.value.option == "seats"


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1, np.int8(5), np.uint64(2**64 - 1)], ids=repr)
def test_seeds(seed: int) -> None:
    engine = Engine(AZUL, 2, {})
    state = engine.start(seed)
    assert state.tobytes() == engine.start(int(seed)).tobytes()
    assert state.rng != engine.start((int(seed) + 1) % 2**64).rng


@pytest.mark.parametrize("seed", [-1, 2**64, 2**70, np.int64(-5)], ids=repr)
def test_numbers_that_are_no_seeds(seed: Any) -> None:
    expected = f"seed must be a whole number from 0 to 2**64 - 1, not {seed!r}"
    with pytest.raises(BadOption, match=sentence(expected)) as caught:
        Engine(AZUL, 2, {}).start(seed)
    assert caught.value.option == "seed"


def test_what_is_no_number_is_no_seed() -> None:
    # Run it in a separate process: a comparison with every number up to 2**64 could not be interrupted.
    subprocess.run([sys.executable, "-c", NO_SEEDS], cwd=ROOT, check=True, timeout=600)


def test_options_by_name() -> None:
    engine = Engine(AZUL, 3, {"first": 2, "wall": "grey"})
    assert engine.options == {"wall": "grey", "first": 2}
    state = engine.start(1)
    assert (state.grey, state.start, engine.actor(state)) == (1, 2, 2)
    assert Engine(AZUL, 3, {}).options == {"wall": "coloured", "first": None}


@pytest.mark.parametrize(
    ("options", "option", "expected"),
    [
        ({"colour": 1}, "colour", "Azul has no option 'colour'; it has wall, first"),
        ({"wall": "white"}, "wall", "option wall must be coloured or grey, not 'white'"),
        ({"wall": None}, "wall", "option wall must be coloured or grey, not None"),
        ({"first": 2}, "first", "option first must be one of the 2 seats, not seat 3"),
        ({"first": True}, "first", "option first must be one of the 2 seats, not True"),
    ],
)
def test_options_that_it_has_not(options: dict[str, Any], option: str, expected: str) -> None:
    with pytest.raises(BadOption, match=sentence(expected)) as caught:
        Engine(AZUL, 2, options)
    assert caught.value.option == option


def test_options_are_kept_as_plain_values() -> None:
    engine = Engine(AZUL, 2, {"first": np.int64(1), "wall": np.str_("grey")})
    assert [type(value) for value in engine.options.values()] == [str, int]


@pytest.mark.parametrize("number", [0, 1, 25, 1000])
def test_replay_is_applying_one_by_one(number: int) -> None:
    engine = Engine(AZUL, 3, {"wall": "grey"})
    state, made = played(engine, 11, number)
    assert len(made) == number or engine.actor(state) is None
    assert engine.replay(11, made).tobytes() == state.tobytes()
    assert engine.replay(11, iter(made)).tobytes() == state.tobytes()


def test_answers_are_ordinary_numbers() -> None:
    engine = Engine(AZUL, 2, {})
    state, _ = played(engine, 3, 30)
    numbers = [
        engine.actor(state),
        engine.refusal(state, 0),
        *engine.legal(state),
        *engine.points(state),
        *engine.places(state),
    ]
    assert {type(number) for number in numbers} == {int}


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_legal_is_what_is_not_refused(wall: str) -> None:
    engine = Engine(AZUL, 2, {"wall": wall})
    for number in (0, 15, 25, 1000):
        state, _ = played(engine, 5, number)
        legal = [action for action in range(AZUL.ACTIONS) if engine.refusal(state, action) == 0]
        assert engine.legal(state) == legal
        assert engine.number_of_legal(state) == len(legal)
        assert (legal == []) == (engine.actor(state) is None)


def test_an_earlier_list_of_legal_actions_stays_as_it_was() -> None:
    engine = Engine(AZUL, 2, {})
    state = engine.start(5)
    before = engine.legal(state)
    kept = list(before)
    engine.apply(state, before[0])
    assert engine.legal(state) != kept
    assert before == kept


def test_points_and_places_have_a_number_for_each_seat() -> None:
    engine = Engine(AZUL, 4, {})
    state = engine.start(1)
    assert (engine.points(state), engine.places(state)) == ((0, 0, 0, 0), (0, 0, 0, 0))
    state.players[2].points, state.players[0].points = 9, 5
    assert (engine.points(state), engine.places(state)) == ((5, 0, 9, 0), (1, 2, 0, 2))


def test_observe_gives_each_seat_an_array_of_its_own() -> None:
    engine = Engine(AZUL, 2, {"first": 0})
    state = engine.start(1)
    mine, theirs = engine.observe(state, 0), engine.observe(state, 1)
    assert mine.shape == (engine.observation,)
    assert mine.dtype == np.uint8
    assert not np.array_equal(mine, theirs)
    assert np.array_equal(mine, engine.observe(state, 0))


def test_a_reshuffled_world_is_another_and_the_state_stays() -> None:
    engine = Engine(AZUL, 2, {})
    state = engine.start(1)
    before = state.tobytes()
    worlds = [engine.reshuffled(state, 0, seed) for seed in (1, 2, 1)]
    assert state.tobytes() == before
    assert worlds[0].rng == worlds[2].rng
    assert len({int(world.rng) for world in (state, *worlds)}) == 3
    assert worlds[0].players.tobytes() == state.players.tobytes()


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_warming_up_goes_through_a_whole_game(name: str) -> None:
    game = riad.games.game_named(name)
    ended = list[int]()
    watched = replace(game, outcome=lambda state: ended.append(int(game.actor(state))))
    Engine(watched, game.SEATS[-1], {}).warm_up()
    assert ended == [-1]


@pytest.mark.parametrize("name", games.PACKAGES)
def test_a_state_among_others_and_one_by_itself_are_played_alike(name: str) -> None:
    engine = Engine(games.game_named(name), 2, {})
    alone, _ = played(engine, 5, 12)
    among = np.zeros(3, alone.dtype)
    among[1] = alone
    for state in (among[1], alone.copy()):
        assert engine.actor(state) == engine.actor(alone)
        assert engine.legal(state) == engine.legal(alone)
        assert engine.points(state) == engine.points(alone)
        assert [engine.refusal(state, action) for action in range(60)] == [
            engine.refusal(alone, action) for action in range(60)
        ]
    action = engine.legal(alone)[0]
    engine.apply(among[1], action)
    engine.apply(alone, action)
    assert among[1] == alone
    assert among[0] == among[2] == np.zeros(1, alone.dtype)[0]
