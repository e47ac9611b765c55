"""Code for any game also serves an unknown game: Nim, implemented in this module.

Seats in turn take one to three from a heap; taking the last scores the one point.
"""

import copy
import json
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any

import numba
import numpy as np
import pytest

import riad
from riad.bots.alpha_beta import AlphaBeta
from riad.bots.level_names import BASELINES, LEVELS
from riad.bots.levels import bot_named, searcher
from riad.bots.player import Bot, Greedy
from riad.core import contract
from riad.core.contract import Actions, Features, Game, Outcome, Part, Points
from riad.core.driver import random_games
from riad.core.engine import Engine
from riad.core.errors import UnknownNotation
from riad.core.facts import Facts
from riad.core.folder import game_of
from riad.core.jit import rule
from riad.core.options import Option, options_dtype
from riad.core.records import Record, new_record, record_dtype
from riad.core.rng import Generator, below, seed_with
from riad.games.azul import GAME as AZUL

FACTS = Facts("nim", "Nim", "NIM", 9, 1, range(2, 4), 1, False, {"all": (1,)}, observation=1)
STATE = record_dtype([("rng", np.uint64), ("heap", np.int8), ("turn", np.int8), ("seats", np.int8)])
OPTIONS: tuple[Option, ...] = ()
OPTIONS_RECORD = options_dtype(OPTIONS)
ACTIONS = 3
RULES: Mapping[int, str] = {1: "Nobody takes more than there is."}
FIGURES = "All figures are made up."
HOW_TO_PLAY = "Take 1, 2 or 3. Who takes the last wins."


@rule
def setup(state: Record, seats: int, options: Record, seed: np.uint64) -> None:  # noqa: ARG001
    seed_with(state, seed)
    state.seats = seats
    state.turn = 0
    state.heap = 10 + below(state, 5)


@rule
def actor(state: Record) -> int:
    return int(state.turn) if state.heap else -1


@rule
def legal(state: Record, out: Actions) -> int:
    number = min(3, int(state.heap))
    for action in range(number):
        out[action] = action
    return number


@rule
def refusal(state: Record, action: int) -> int:
    return 0 if action < state.heap else 1


@rule
def apply(state: Record, action: int) -> None:
    state.heap -= action + 1
    if state.heap:
        state.turn = (state.turn + 1) % state.seats


@rule
def points(state: Record, out: Points) -> None:
    for seat in range(state.seats):
        out[seat] = state.heap == 0 and seat == state.turn


@rule
def places(state: Record, out: Points) -> None:
    for seat in range(state.seats):
        out[seat] = state.heap == 0 and seat != state.turn


@rule
def reshuffle(state: Record, seat: int, seed: np.uint64) -> None:  # noqa: ARG001
    seed_with(state, seed)


@rule
def observe(state: Record, seat: int, out: Features) -> None:  # noqa: ARG001
    out[0] = state.heap


def observation_layout(seats: int) -> Sequence[Part]:  # noqa: ARG001
    return (Part("heap", 1, 14),)


@rule
def worth(state: Record, seat: int) -> float:
    return 1.0 if state.heap == 0 and seat == state.turn else 0.0


@rule
def tally(state: Record, seat: int) -> float:
    return worth(state, seat)


def reason(state: Record, action: int, number: int) -> dict[str, Any]:  # noqa: ARG001
    return {"because": "too_few", "left": int(state.heap), "wanted": action + 1}


def explain(reason: Mapping[str, Any]) -> str:
    return f"only {reason['left']} are left, not {reason['wanted']}"


def read_action(state: Record, text: str) -> int:  # noqa: ARG001
    if text not in ("1", "2", "3"):
        raise UnknownNotation(text, "take 1, 2 or 3")
    return int(text) - 1


def write_action(state: Record, action: int) -> str:  # noqa: ARG001
    return str(action + 1)


def deed(state: Record, action: int) -> dict[str, Any]:  # noqa: ARG001
    return {"does": "take", "sticks": action + 1}


def tell(deed: Mapping[str, Any]) -> str:
    return f"takes {deed['sticks']}"


def most_decisions(seats: int) -> int:  # noqa: ARG001
    return 14


def most_points(options: Record) -> int:  # noqa: ARG001
    return 1


def outcome(state: Record) -> Outcome | None:
    if state.heap:
        return None
    won = tuple(int(seat == state.turn) for seat in range(state.seats))
    return Outcome((int(state.turn),), won, "NIM-1", "The heap is empty.")


def view(state: Record, seat: int | None) -> dict[str, Any]:  # noqa: ARG001
    return {"heap": int(state.heap)}


def draw(view: Mapping[str, Any], *, coloured: bool = False) -> str:  # noqa: ARG001
    return "|" * int(view["heap"])


GAME = nim = game_of(__name__, FACTS, globals())

BOTS: tuple[Callable[[Engine], Bot], ...] = (
    lambda engine: searcher(engine, 1, visits=2000),
    lambda engine: AlphaBeta(engine, nodes=1 << 30),
)


@rule
def state_of_affairs(state: Record, buffer: Actions) -> tuple[int, int]:
    return contract.actor(state), contract.legal(state, buffer)


def test_every_compiled_function_is_declared_and_explained() -> None:
    assert {function.__name__ for function in contract.FUNCTIONS} <= {field.name for field in fields(Game)}
    assert all(function.__doc__ for function in contract.FUNCTIONS)


@pytest.mark.parametrize("game", [AZUL, nim], ids=["azul", "nim"])
def test_a_game_is_found_again_by_its_package(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game  # noqa: S301  # our own
    assert copy.deepcopy(game) is copy.copy(game) is game
    assert repr(game) == f"<Game: {game.TITLE}>"


def test_the_facts_of_a_game_are_its_attributes() -> None:
    facts = (nim.NAME, nim.TITLE, nim.VERSION, nim.SEATS, nim.SECRETS, nim.OBSERVATION_VERSION)
    assert facts == ("nim", "Nim", 1, range(2, 4), False, 1)
    assert nim.rule_id(1) == "NIM-1"


def test_compiled_code_picks_the_game_by_the_record() -> None:
    of_azul, of_nim = Engine(AZUL, 3, {"first": 2}), Engine(nim, 2, {})
    buffer = np.empty(AZUL.ACTIONS, np.int32)
    azul_state, nim_state = of_azul.start(1), of_nim.start(1)
    for function in (state_of_affairs, getattr(state_of_affairs, "py_func", state_of_affairs)):
        assert function(azul_state, buffer) == (2, len(of_azul.legal(azul_state)))
        assert function(nim_state, buffer) == (0, 3)


def test_random_games_of_any_game() -> None:
    engine, state, generator = Engine(nim, 2, {}), new_record(STATE), new_record(Generator)
    number = random_games(state, 2, engine.options_record, generator, np.empty(ACTIONS, np.int32), 50)
    assert state.heap == 0
    assert 50 * 10 / 3 < number < 50 * 14


@pytest.mark.parametrize("heap", [1, 2, 3])
def test_the_greedy_player_of_any_game(heap: int) -> None:
    engine = Engine(nim, 2, {})
    state = engine.start(3)
    state.heap = heap
    assert Greedy(engine, 1).choose(state) == heap - 1
    assert state.heap == heap


@pytest.mark.parametrize("make", BOTS, ids=["search", "horizon"])
def test_the_searches_of_any_game_leave_a_multiple_of_four(make: Callable[[Engine], Bot]) -> None:
    """Leaving 4, 8 or 12 to the other player wins: without chance, a search can be certain."""
    engine = Engine(nim, 2, {})
    bot, state = make(engine), engine.start(3)
    for heap in (5, 6, 7, 9, 10, 11, 13, 14, 15):
        state.heap = heap
        assert bot.choose(state) == heap % 4 - 1
        assert state.heap == heap


@pytest.mark.parametrize("name", [*LEVELS, *BASELINES])
def test_every_bot_by_name_plays_any_game(name: str) -> None:
    for seats in nim.SEATS:
        engine = Engine(nim, seats, {})
        bot, state = bot_named(name, engine, 1), engine.start(3)
        while engine.actor(state) is not None:
            last = bot.choose(state)
            assert engine.refusal(state, last) == 0
            engine.apply(state, last)


def test_a_game_in_the_registry_needs_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    before = list(riad.games.PACKAGES)
    monkeypatch.setitem(riad.games.PACKAGES, "nim", __name__)
    assert list(riad.games) == [*before, "nim"]
    assert str(riad.games).endswith("\nnim              Nim, 2 to 3 seats")
    match = riad.new("nim", seats=3, seed=5)
    while match.turn is not None:
        assert json.loads(json.dumps(match.view(match.turn)))["legal"] == list(match.legal)
        match.push(match.legal[-1])
    assert match.outcome is not None
    assert sum(match.points) == 1 == match.points[match.outcome.winners[0]]
    assert riad.loads(match.dumps()) == match
    with pytest.raises(riad.BadOption, match=r"^Nim has no option 'wall'; it has none$"):
        riad.new("nim", wall="grey")


def test_an_illegal_move_of_any_game_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(riad.games.PACKAGES, "nim", __name__)
    match = riad.new("nim", seed=5)
    while match.state.heap > 2:
        match.push("1")
    with pytest.raises(riad.IllegalMove, match=r"^3 is not allowed: only 2 are left, not 3 \(NIM-1\)$"):
        match.push("3")


@pytest.mark.parametrize("state", [AZUL.STATE, STATE], ids=["azul", "nim"])
def test_no_state_is_a_kind_of_generator_to_numba(state: np.dtype[Any]) -> None:
    assert numba.from_dtype(state).can_convert_to(None, numba.from_dtype(Generator)) is None


def test_an_outcome_is_a_sentence() -> None:
    alone = Outcome((1,), (3, 8), "AZ-50", "A row is complete.")
    shared = Outcome((0, 2), (9, 8, 9), "AZ-50", "A row is complete.")
    assert str(alone) == "Seat 2 wins, 3 : 8. A row is complete."
    assert str(shared) == "Seats 1 and 3 share the victory, 9 : 8 : 9. A row is complete."
