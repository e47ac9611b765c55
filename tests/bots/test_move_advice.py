"""Advice on a match: `riad.analyse`, its moves and its lines."""

from typing import Any

import pytest

import riad
from riad.bots.levels import searcher
from riad.bots.move_advice import Candidate, analyse_match
from riad.bots.player import Greedy
from riad.core.records import copy_record
from riad.match.match import Match
from tests.kit.positions import alhambra
from tests.kit.tables import TABLES

VISITS = 300


def matches(name: str, seats: int, options: dict[str, Any], every: int = 12) -> list[Match]:
    """Return a match by greedy players at every so many moves, without its end."""
    match = riad.new(name, seats=seats, seed=4, **options)
    bot = Greedy(match.engine, 2)
    while match.turn is not None:
        match.push(match.text(bot.choose(match.state)))
    return [match.at(number) for number in range(0, len(match.moves), every)]


def finished(name: str) -> Match:
    match = matches(name, 2, {}, every=1)[-1]
    match.push(match.text(Greedy(match.engine, 2).choose(match.state)))
    while match.turn is not None:
        match.push(match.legal[0])
    return match


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_all_legal_moves_come_the_best_first(name: str, seats: int, options: dict[str, Any]) -> None:
    for match in matches(name, seats, options):
        before = match.dumps(), match.state.tobytes()
        candidates = riad.analyse(match, visits=VISITS)
        assert {advice.move for advice in candidates} == {*match.legal}
        assert len(candidates) == len(match.legal)
        ranks = [(-advice.visits, -advice.prior) for advice in candidates]
        assert ranks == sorted(ranks)
        assert sum(advice.visits for advice in candidates) == VISITS
        assert sum(advice.prior for advice in candidates) == pytest.approx(1)
        assert all(0 <= advice.winrate <= 1 for advice in candidates)
        assert (match.dumps(), match.state.tobytes()) == before


def played(match: Match, advice: Candidate) -> int:
    """Play a line; check that each move is legal and only the last draws; return the number of moves."""
    state = copy_record(match.state)
    assert advice.line[0] == advice.move
    for move in advice.line:
        action = match.game.read_action(state, move)
        assert state.rng == match.state.rng
        assert match.engine.refusal(state, action) == 0, advice.line
        match.engine.apply(state, action)
    return len(advice.line)


@pytest.mark.parametrize(("name", "seats", "options"), [table for table in TABLES if table[1:] != (3, {})])
def test_lines_can_be_played_to_the_next_draw(name: str, seats: int, options: dict[str, Any]) -> None:
    lengths = [
        played(match, advice)
        for match in matches(name, seats, options)
        for advice in riad.analyse(match, visits=VISITS)
    ]
    assert max(lengths) > 3


def test_a_line_goes_no_further_than_where_it_would_show_a_hidden_hand() -> None:
    """A redesign draws nothing; the next seat has one card of each currency, which others do not know."""
    hand = alhambra.Seat(hand="y1 g1 b1 o1")
    match = alhambra.position(
        alhambra.Seat(reserve="garden11 tower12", palace="seraglio9"), hand, hand,
        market="pavilion2new pavilion3sw seraglio3esw arcades4nes",
    )  # fmt: skip
    for advice in riad.analyse(match, visits=1500):
        played(match, advice)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_moves_of_the_seat_itself_can_always_be_played(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for match in matches(name, seats, options):
        for advice in riad.analyse(match, visits=VISITS):
            later = match.at(len(match.moves))
            for move in advice.line:
                if later.turn != match.turn or later.state.rng != match.state.rng:
                    break
                later.push(move)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_line_says_nothing_that_the_seat_cannot_know(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for match in matches(name, seats, options, every=20):
        other = match.at(len(match.moves))
        assert match.turn is not None
        other.state = match.engine.reshuffled(match.state, match.turn, 77)
        assert riad.analyse(other, visits=VISITS) == riad.analyse(match, visits=VISITS)


def test_it_tells_what_a_search_finds() -> None:
    match = riad.new("azul", seed=3)
    analysis = searcher(match.engine, 1, visits=VISITS).analyse(match.state)
    for advice, candidate in zip(riad.analyse(match, visits=VISITS), analysis.candidates, strict=True):
        assert advice.move == match.text(candidate.action)
        assert (advice.visits, advice.winrate) == (candidate.visits, candidate.winrate)
        assert (advice.margin, advice.prior) == (candidate.margin, candidate.prior)
        assert advice.line == tuple(match.text(action) for action in candidate.line)[: len(advice.line)]


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_match_that_is_over_needs_no_advice(name: str) -> None:
    match = finished(name)
    assert match.turn is None
    assert riad.analyse(match) == []


def test_seconds_threads_and_a_report_reach_the_search() -> None:
    match, heard = riad.new("azul", seed=3), list[int]()

    def report(done: int) -> bool:
        heard.append(done)
        return len(heard) < 2

    assert sum(advice.visits for advice in riad.analyse(match, visits=10_000, seconds=0)) == 64
    assert (
        sum(advice.visits for advice in analyse_match(match, visits=10_000, threads=2, report=report)) == 256
    )
    assert heard == [128, 256]
    assert riad.analyse(match, visits=VISITS) == analyse_match(match, visits=VISITS, seed=1)
    assert analyse_match(match, visits=VISITS, seed=2) != analyse_match(match, visits=VISITS, seed=1)


@pytest.mark.parametrize("wrong", [{"visits": 0}, {"visits": -1}, {"threads": 0}, {"visits": -100}])
def test_numbers_that_make_no_search_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(riad.BadOption):
        riad.analyse(riad.new("azul", seed=3), **wrong)
