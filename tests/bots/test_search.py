"""The tree search as a bot: legal, fair, repeatable, and stopped when it should be."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from riad.bots import search
from riad.bots.analysis import Analysis
from riad.bots.levels import searcher
from riad.bots.search import CHUNK, Search, TreeWorker
from riad.core.records import copy_record
from riad.games import PACKAGES
from tests.kit.searching import end_of_game, engine_of, positions
from tests.kit.tables import SEARCHED

OF_THREE = [(name, 3) for name in PACKAGES]


def facts(analysis: Analysis) -> list[tuple[object, ...]]:
    """Return all facts of an analysis, for comparison."""
    return [
        (
            one.action,
            one.visits,
            one.winrate,
            one.margin,
            one.prior,
            one.line,
        )
        for one in analysis.candidates
    ]


@pytest.mark.parametrize(("name", "seats", "options"), SEARCHED)
def test_whole_games_of_legal_actions_that_leave_the_state_alone(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    engine = engine_of(name, seats, **options)
    bot, state = searcher(engine, 1, visits=5), engine.start(2)
    while engine.actor(state) is not None:
        before = state.tobytes()
        action = bot.choose(state)
        assert state.tobytes() == before
        assert action in engine.legal(state)
        engine.apply(state, action)


@pytest.mark.parametrize(("name", "seats"), OF_THREE)
def test_an_analysis_names_every_legal_action_the_most_visited_first(name: str, seats: int) -> None:
    engine = engine_of(name, seats)
    for state in positions(engine, 3, every=9):
        analysis = searcher(engine, 1, visits=100).analyse(state)
        assert analysis.seat == engine.actor(state)
        assert sorted(candidate.action for candidate in analysis.candidates) == engine.legal(state)
        assert sum(candidate.visits for candidate in analysis.candidates) == analysis.visits == 100
        assert sum(candidate.prior for candidate in analysis.candidates) == pytest.approx(1)
        assert [-candidate.visits for candidate in analysis.candidates] == sorted(
            -candidate.visits for candidate in analysis.candidates
        )
        assert analysis.best == analysis.candidates[0].action
        for candidate in analysis.candidates:
            assert 0 <= candidate.winrate <= 1
            assert candidate.line[0] == candidate.action
            assert candidate.visits > 1 or len(candidate.line) == 1


@pytest.mark.parametrize(("name", "seats"), OF_THREE)
def test_the_same_seed_and_visits_make_the_same_choices_and_another_seed_does_not(
    name: str, seats: int
) -> None:
    engine = engine_of(name, seats)
    some = [*positions(engine, 5, every=3)]

    def choices(seed: int) -> list[int]:
        bot = searcher(engine, seed, visits=20)
        return [bot.choose(state) for state in some]

    assert choices(1) == choices(1) != choices(2)


def test_a_position_is_searched_anew_whatever_was_searched_before() -> None:
    engine = engine_of()
    used = searcher(engine, 1, visits=50)
    for state in positions(engine, 1, every=6):
        analysis = used.analyse(state)
        assert sorted(candidate.action for candidate in analysis.candidates) == engine.legal(state)
        assert analysis.visits == sum(candidate.visits for candidate in analysis.candidates) == 50


# Threads


@pytest.mark.parametrize("threads", [2, 3])
@pytest.mark.parametrize(("name", "seats"), OF_THREE)
def test_more_threads_choose_legally_and_share_the_visits(name: str, seats: int, threads: int) -> None:
    engine = engine_of(name, seats)
    for state in positions(engine, 3, every=15):
        analysis = searcher(engine, 1, visits=200, threads=threads).analyse(state)
        assert 200 <= analysis.visits < 200 + threads
        assert sum(candidate.visits for candidate in analysis.candidates) == analysis.visits
        assert sorted(candidate.action for candidate in analysis.candidates) == engine.legal(state)


def test_two_threads_are_two_searches_added_up() -> None:
    engine = engine_of()
    for state in positions(engine, 4, every=12):
        alone = [searcher(engine, seed, visits=50).analyse(state) for seed in (8, 9)]
        both = searcher(engine, 8, visits=100, threads=2).analyse(state)
        expected = dict.fromkeys(engine.legal(state), 0)
        for candidate in itertools.chain(*(analysis.candidates for analysis in alone)):
            expected[candidate.action] += candidate.visits
        assert {candidate.action: candidate.visits for candidate in both.candidates} == expected
        gained = sum(candidate.winrate * candidate.visits for one in alone for candidate in one.candidates)
        assert sum(candidate.winrate * candidate.visits for candidate in both.candidates) == pytest.approx(
            gained
        )


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 - 1])
def test_every_seed_serves_every_thread(seed: int) -> None:
    engine = engine_of()
    state = engine.start(1)
    assert searcher(engine, seed, visits=20, threads=2).choose(state) in engine.legal(state)


# Hidden information


@pytest.mark.parametrize(("name", "seats", "options"), SEARCHED)
def test_it_cannot_know_what_is_hidden(name: str, seats: int, options: dict[str, Any]) -> None:
    """It gives the same analysis to the last digit in worlds that differ only in hidden information."""
    engine = engine_of(name, seats, **options)
    compared = 0
    for state in positions(engine, 6, every=4):
        seat = engine.actor(state)
        assert seat is not None
        worlds = [copy_record(state), *(engine.reshuffled(state, seat, seed) for seed in (1, 2))]
        assert len({world.tobytes() for world in worlds}) == 3
        one, *others = (facts(searcher(engine, 9, visits=24).analyse(world)) for world in worlds)
        assert others == [one, one]
        compared += len(one) > 1
    assert compared >= 5


# Short searches


@pytest.mark.parametrize("name", PACKAGES)
def test_a_single_action_is_made_without_a_search(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_arguments: object) -> Analysis:
        raise AssertionError

    engine = engine_of(name)
    forced = [
        state
        for state in itertools.chain(*(positions(engine, seed) for seed in range(6)))
        if len(engine.legal(state)) == 1
    ]
    assert forced
    bot = searcher(engine, 1, visits=1_000_000_000)
    monkeypatch.setattr(Search, "analyse", never)
    assert [bot.choose(state) for state in forced] == [engine.legal(state)[0] for state in forced]


@pytest.mark.parametrize("nodes", [2, 10, 300])
@pytest.mark.parametrize(("name", "seats"), OF_THREE)
def test_a_full_tree_still_answers(
    name: str, seats: int, nodes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "MOST_NODES", nodes)
    engine = engine_of(name, seats)
    for state in positions(engine, 3, every=11):
        bot = searcher(engine, 1, visits=300)
        analysis = bot.analyse(state)
        assert {candidate.action for candidate in analysis.candidates} <= set(engine.legal(state))
        assert len(analysis.candidates) <= nodes - 1
        assert sum(candidate.visits for candidate in analysis.candidates) == analysis.visits == 300
        assert bot.choose(state) in engine.legal(state)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_report_that_says_no_ends_the_search(threads: int) -> None:
    engine = engine_of()
    bot, heard = searcher(engine, 1, visits=10_000, threads=threads), list[int]()

    def report(done: int) -> bool:
        heard.append(done)
        return len(heard) < 3

    analysis = bot.analyse(engine.start(1), report)
    assert heard == [CHUNK * threads * number for number in (1, 2, 3)]
    assert (
        analysis.visits == bot.done == sum(candidate.visits for candidate in analysis.candidates) == heard[-1]
    )


def test_a_report_hears_of_all_visits() -> None:
    engine, heard = engine_of(), list[int]()

    def report(done: int) -> bool:
        heard.append(done)
        return True

    searcher(engine, 1, visits=CHUNK + 7).analyse(engine.start(1), report)
    assert heard == [CHUNK, CHUNK + 7]


def interrupting(after: int) -> Callable[[int], bool]:
    """Return a report during which someone presses Ctrl-C."""

    def report(done: int) -> bool:
        if done >= after:
            raise KeyboardInterrupt
        return True

    return report


@pytest.mark.parametrize("threads", [1, 2])
def test_an_interrupt_ends_the_search_with_what_was_found(threads: int) -> None:
    engine = engine_of()
    state = engine.start(1)
    analysis = searcher(engine, 1, visits=100_000, threads=threads).analyse(state, interrupting(2 * CHUNK))
    assert analysis.visits == 2 * CHUNK
    wanted = searcher(engine, 1, visits=2 * CHUNK, threads=threads).analyse(state)
    assert facts(analysis) == facts(wanted)


def test_a_bot_that_is_interrupted_makes_no_hasty_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_worker: TreeWorker, _visits: int) -> None:
        raise KeyboardInterrupt

    engine = engine_of()
    monkeypatch.setattr(TreeWorker, "visit", interrupted)
    with pytest.raises(KeyboardInterrupt):
        searcher(engine, 1, visits=100).choose(engine.start(1))


def test_without_any_time_there_is_still_an_answer() -> None:
    engine = engine_of()
    analysis = searcher(engine, 1, visits=100_000, seconds=0).analyse(engine.start(1))
    assert analysis.visits == CHUNK


@pytest.mark.parametrize(("name", "seats"), OF_THREE)
def test_there_is_nothing_to_choose_when_the_game_is_over(name: str, seats: int) -> None:
    engine = engine_of(name, seats)
    end, bot = end_of_game(engine, 1), searcher(engine, 1, visits=10)
    for ask in (bot.choose, bot.analyse):
        with pytest.raises(ValueError, match="over"):
            ask(end)
