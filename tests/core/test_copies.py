"""Copies, pickles and threads share nothing that changes, and another process gets the same."""

import pickle
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import riad
from riad.core.engine import Engine
from riad.games.azul import GAME as AZUL
from riad.match.match import Match
from tests.core.test_errors import WAYS, everything, pickled
from tests.games.dreamhome.decks import RIGGED
from tests.kit.tables import VARIED

THREADS = 8


def played(match: Match, number: int, seed: int) -> Match:
    """Play this many random moves, or to the end."""
    chance = random.Random(seed)
    for _ in range(number):
        if match.turn is None:
            break
        match.push(chance.choice(match.legal))
    return match


def begun(name: str, seats: int, options: dict[str, Any]) -> Match:
    """Return a match after 30 moves."""
    return played(riad.new(name, seats=seats, seed=2**63 + 5, **options), 30, 1)


def content(match: Match) -> tuple[Any, ...]:
    """Return everything that a match holds."""
    return match.dumps(), match.actions, match.state.tobytes(), match.options, [*match.legal]


def finish(match: Match, seed: int) -> Match:
    """Play a match to the end, as a worker does."""
    return played(match, 10**6, seed)


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    """Two processes that begin with nothing of this one."""
    with ProcessPoolExecutor(2, get_context("spawn")) as workers:
        yield workers


# Matches


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "seats", "options"), VARIED)
def test_a_copy_of_a_match_is_equal_and_shares_nothing(
    way: Callable[[Match], Match], name: str, seats: int, options: dict[str, Any]
) -> None:
    match = begun(name, seats, options)
    before, other = content(match), way(match)
    assert other == match
    assert content(other) == before
    finish(other, 2)
    assert content(match) == before
    other.pop()
    match.push(match.legal[0])
    assert len(other.moves) > len(match.moves) == 31


def test_a_pickled_match_has_options_and_documents_of_its_own() -> None:
    match = riad.new("dreamhome", seed=1, components=RIGGED["roofers"])
    assert match.options["components"] is not None
    assert pickled(match).options == match.options
    assert pickled([match, match.copy()])[1] == match


def test_a_match_pickled_under_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = pickle.dumps(begun(*VARIED[0]))
    monkeypatch.setattr("riad.games.azul.GAME", replace(AZUL, FACTS=replace(AZUL.FACTS, version=2)))
    with pytest.raises(
        riad.RiadError, match="pickled with rules version 1 of Azul, but this Riad has version 2"
    ):
        pickle.loads(text)  # noqa: S301


@pytest.mark.parametrize("way", WAYS)
def test_legal_moves_are_copied_with_their_position(way: Callable[[Any], Any]) -> None:
    match = begun(*VARIED[1])
    legal = match.legal
    other = way(legal)
    assert other == legal
    assert [*other] == [*legal]
    other.actions.clear()
    assert len(legal.actions) > 0


def test_legal_moves_are_equal_where_the_moves_are() -> None:
    match = begun(*VARIED[0])
    assert match.legal == match.legal
    assert match.legal == match.copy().legal
    assert match.legal != [*match.legal], "a list is no Legal, as it is no tuple"
    before = match.legal
    match.push(match.legal[0])
    assert match.legal != before
    match.pop()
    assert match.legal == before
    with pytest.raises(TypeError, match="unhashable"):
        hash(before)


def test_equal_numbers_are_unequal_moves_where_they_mean_something_else() -> None:
    """In Alhambra, action 0 takes the first card of the money display, whichever that is."""
    match, legal_of = riad.new("alhambra", seed=0), dict[tuple[int, ...], riad.Legal]()
    chance, pairs = random.Random(0), 0
    while match.turn is not None:
        legal = match.legal
        other = legal_of.setdefault((*legal.actions,), legal)
        assert (other == legal) == ([*other] == [*legal])
        pairs += other != legal
        match.push(chance.choice(legal))
    assert pairs > 10


# Threads


def test_each_thread_fills_a_buffer_of_its_own() -> None:
    """Both threads have filled their buffers before either of them reads its own."""
    both = threading.Barrier(2, timeout=600)

    def legal(_state: Any, out: Any) -> int:
        out[0] = threading.get_ident() % 1000
        both.wait()
        return 1

    engine = Engine(replace(AZUL, legal=legal), 2, {})
    state = np.zeros(2, AZUL.STATE)[0]  # one of several, so that the game's own function is called

    def look() -> tuple[int, list[int]]:
        return threading.get_ident() % 1000, engine.legal(state)

    with ThreadPoolExecutor(2) as threads:
        first, second = (threads.submit(look) for _ in range(2))
        for own, actions in (first.result(), second.result()):
            assert actions == [own]


@pytest.mark.parametrize(("name", "seats", "options"), VARIED)
def test_threads_play_copies_of_one_match_without_a_false_refusal(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """Whole games by eight threads are those that one thread plays alone."""
    match = begun(name, seats, options)
    with ThreadPoolExecutor(THREADS) as threads:
        results = [*threads.map(finish, [match.copy() for _ in range(2 * THREADS)], range(2 * THREADS))]
    for seed in range(0, 2 * THREADS, 5):
        assert content(results[seed]) == content(finish(match.copy(), seed))
    assert all(other.turn is None for other in results)


# Processes


@pytest.mark.parametrize(("name", "seats", "options"), VARIED)
def test_matches_come_back_from_other_processes(
    pool: ProcessPoolExecutor, name: str, seats: int, options: dict[str, Any]
) -> None:
    match = begun(name, seats, options)
    for seed, other in enumerate(pool.map(finish, [match] * 3, range(3))):
        assert content(other) == content(finish(match.copy(), seed))


def test_errors_come_back_from_other_processes_and_the_pool_goes_on(pool: ProcessPoolExecutor) -> None:
    match = riad.new("azul", seats=2, seed=7, first=0)
    for move in ("1r2", "cy1"):
        match.push(move)
    with pytest.raises(riad.IllegalMove) as here:
        match.push("3y2")
    with pytest.raises(riad.IllegalMove) as caught:
        pool.submit(Match.push, match, "3y2").result()
    assert everything(caught.value) == everything(here.value)
    assert (caught.value.move, caught.value.rule, caught.value.reason["line"]) == ("3y2", "AZ-14", 2)
    with pytest.raises(riad.UnknownNotation, match="'9z9' is not a move") as unknown:
        pool.submit(Match.push, match, "9z9").result()
    assert unknown.value.text == "9z9"
    with pytest.raises(riad.DamagedFile, match="line 1: ") as damaged:
        pool.submit(riad.loads, "no match").result()
    assert damaged.value.line == 1
    assert pool.submit(finish, match, 1).result().turn is None
