"""A match: its seed and its moves. Every earlier state can be rebuilt, and a refused move changes nothing."""

import json
import random
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import riad
from riad.games.azul import GAME as AZUL
from riad.match.match import Match

LONG_SEED = 1234567890123456789


@st.composite
def tables(draw: st.DrawFn) -> Match:
    """Draw a match before its first move, at any table."""
    seats = draw(st.sampled_from(AZUL.SEATS))
    return riad.new(
        "azul",
        seats=seats,
        seed=draw(st.integers(0, 2**64 - 1)),
        wall=draw(st.sampled_from(["coloured", "grey"])),
        first=draw(st.none() | st.integers(0, seats - 1)),
    )


def play(match: Match, number: int, seed: int) -> Match:
    """Play this many random moves, or to the end."""
    chooser = random.Random(seed)
    for _ in range(number):
        if match.turn is None:
            break
        match.push(chooser.choice(match.legal))
    return match


matches = st.builds(play, tables(), st.integers(0, 250), st.integers(0, 2**32))


def fresh(match: Match) -> Match:
    """Return the same table without any moves."""
    return riad.new(match.game.NAME, match.seats, match.seed, **match.options)


def finished() -> Match:
    return play(riad.new("azul", seed=5), 1000, 5)


def snapshot(match: Match) -> tuple[bytes, tuple[str, ...], tuple[int, ...]]:
    """Return everything that identifies a match."""
    return match.state.tobytes(), match.moves, match.actions


def test_a_match_before_its_first_move() -> None:
    match = riad.new("azul", seats=3, seed=7, wall="grey", first=2)
    assert (match.game, match.seats, match.seed) == (AZUL, 3, 7)
    assert match.options == {"wall": "grey", "first": 2}
    assert (match.turn, match.moves, match.actions) == (2, (), ())
    assert (match.points, match.outcome) == ((0, 0, 0), None)


def test_a_match_has_two_seats_if_nobody_says_how_many() -> None:
    assert riad.new("azul", seed=7).seats == 2


def test_a_seed_is_drawn_from_all_if_none_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riad.match.match.secrets.randbelow", lambda limit: limit - 1)
    assert riad.new("azul").seed == 2**64 - 1


def test_a_push_is_a_move_of_the_seat_to_act() -> None:
    match = riad.new("azul", seed=7, first=1)
    before = snapshot(match)
    move, action = match.legal[3], match.legal.actions[3]
    match.push(move)
    assert (match.moves, match.actions, match.turn) == ((move,), (action,), 0)
    assert match.state.tobytes() != before[0]
    assert match.pop() == move
    assert snapshot(match) == before
    assert match.turn == 1


def test_without_a_move_there_is_nothing_to_pop() -> None:
    match = riad.new("azul", seed=7)
    with pytest.raises(riad.NothingToPop, match=r"^no move has been made yet$"):
        match.pop()


@settings(deadline=None, max_examples=60)
@given(tables(), st.integers(0, 250), st.integers(0, 2**32))
def test_popping_goes_back_through_every_state(match: Match, number: int, seed: int) -> None:
    seen, chooser = [snapshot(match)], random.Random(seed)
    while match.turn is not None and len(match.moves) < number:
        match.push(chooser.choice(match.legal))
        seen.append(snapshot(match))
    replayed = fresh(match)
    for move in match.moves:
        replayed.push(move)
    assert snapshot(replayed) == seen[-1]
    assert replayed == match
    while match.moves:
        last = match.moves[-1]
        assert snapshot(match) == seen.pop()
        assert match.pop() == last
    assert [snapshot(match)] == [snapshot(fresh(match))] == seen


@settings(deadline=None, max_examples=60)
@given(matches, st.data())
def test_at_is_the_match_after_so_many_moves(match: Match, data: st.DataObject) -> None:
    now = snapshot(match)
    number = data.draw(st.integers(0, len(match.moves)))
    earlier = match.at(number)
    again = fresh(match)
    for move in match.moves[:number]:
        again.push(move)
    assert snapshot(earlier) == snapshot(again)
    play(earlier, 3, 1)
    assert snapshot(match) == now, "they share nothing"
    assert match.at(len(match.moves)) == match


def test_a_copy_goes_its_own_way() -> None:
    match = play(riad.new("azul", seed=7), 5, 1)
    now, copy = snapshot(match), match.copy()
    assert snapshot(copy) == now
    assert copy == match
    play(copy, 3, 1)
    assert snapshot(match) == now, "they share nothing"
    copy.pop()
    play(match, 2, 1)
    assert len(copy.moves) == len(match.moves) == 7


def test_matches_on_one_engine_are_as_matches_of_their_own() -> None:
    engine = riad.new("azul", seats=3, seed=1, wall="grey").engine
    one, other = Match.on(engine, 5), Match.on(engine, 6)
    play(one, 20, 1)
    play(other, 20, 2)
    for match, seed, choices in ((one, 5, 1), (other, 6, 2)):
        alone = play(riad.new("azul", seats=3, seed=seed, wall="grey"), 20, choices)
        assert snapshot(match) == snapshot(alone)


def test_a_seed_that_is_not_given_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riad.match.match.secrets", secrets)
    engine = riad.new("azul").engine
    assert Match.on(engine).seed != Match.on(engine).seed


@pytest.mark.parametrize("number", [-1, 3, 2**70, None, "1", 1.0], ids=repr)
def test_at_knows_the_positions_there_were(number: Any) -> None:
    match = play(riad.new("azul", seed=7), 2, 1)
    with pytest.raises(riad.BadOption, match=f"^this match has 2 moves; there is no position {number}$"):
        match.at(number)


@settings(deadline=None, max_examples=30)
@given(matches)
def test_every_action_has_a_text_of_its_own(match: Match) -> None:
    texts = [match.text(action) for action in range(AZUL.ACTIONS)]
    assert [match.action(text) for text in texts] == list(range(AZUL.ACTIONS))


@settings(deadline=None, max_examples=30)
@given(matches)
def test_an_illegal_move_changes_nothing_and_names_the_rule(match: Match) -> None:
    before, legal = snapshot(match), set(match.legal.actions)
    rules = {AZUL.rule_id(number) for number in AZUL.RULES}
    for action in set(range(AZUL.ACTIONS)) - legal:
        move = match.text(action)
        with pytest.raises(riad.IllegalMove) as caught:
            match.push(move)
        error = caught.value
        assert error.move == move
        assert error.rule in rules
        assert error.sentence
        assert str(error) == f"{move} is not allowed: {error.sentence} ({error.rule})"
    assert snapshot(match) == before


@pytest.mark.parametrize("text", ["", "c", "3r", "3r22", "xr2", "3x2", "3r9", "w00", " 3r2", "3R2", "٣r2"])
def test_an_unknown_move_changes_nothing(text: str) -> None:
    match = play(riad.new("azul", seed=7), 5, 1)
    before = snapshot(match)
    with pytest.raises(riad.UnknownNotation) as caught:
        match.push(text)
    assert caught.value.text == text
    assert str(caught.value) == f"{text!r} is not a move: {caught.value.reason}"
    assert snapshot(match) == before


def test_a_match_that_is_over() -> None:
    match = finished()
    outcome = match.outcome
    assert outcome is not None
    assert (match.turn, list(match.legal)) == (None, [])
    assert outcome.points == match.points
    assert max(match.points) == match.points[outcome.winners[0]]
    before = snapshot(match)
    with pytest.raises(riad.IllegalMove) as caught:
        match.push("1b1")
    assert caught.value.rule == outcome.rule
    assert snapshot(match) == before
    match.pop()
    assert match.turn is not None
    assert match.outcome is None


def test_legal_moves_are_a_sequence() -> None:
    match = riad.new("azul", seed=7)
    legal, texts = match.legal, list(match.legal)
    assert isinstance(legal, Sequence)
    assert len(legal) == len(texts) == len(set(texts)) > 20
    assert texts == [match.text(action) for action in legal.actions]
    assert legal.actions == sorted(legal.actions)
    assert [legal[0], legal[2], legal[-1]] == [texts[0], texts[2], texts[-1]]
    assert list(legal[1:4]) == texts[1:4]
    assert list(legal[::-1]) == list(reversed(legal)) == texts[::-1]
    assert (legal.index(texts[5]), legal.count(texts[5])) == (5, 1)
    assert repr(legal) == f"<Legal: {' '.join(texts)}>"
    with pytest.raises(IndexError):
        legal[len(texts)]


def test_legal_moves_know_what_is_among_them() -> None:
    match = riad.new("azul", seed=7)
    texts = {match.text(action) for action in range(AZUL.ACTIONS)}
    assert {text for text in texts if text in match.legal} == set(match.legal)
    garbage: list[Any] = ["", "zzz", "3r2 ", 0, 1.5, None, True, b"3r2", ["3", "r", "2"], {}, np.zeros(3)]
    assert [thing for thing in garbage if thing in match.legal] == []


def test_legal_moves_stay_those_of_their_position() -> None:
    def write_action(state: Any, action: int) -> str:
        return f"{action} of {state.tiles_out}"

    match = Match(replace(AZUL, write_action=write_action), 2, 7)
    legal, before = match.legal, list(match.legal)
    AZUL.apply(match.state, legal.actions[0])
    assert list(match.legal) != before
    assert list(legal) == before


def test_a_view_is_plain_values_and_the_legal_moves_go_to_the_seat_to_act() -> None:
    match = riad.new("azul", seats=3, seed=LONG_SEED, first=1)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert (view["game"], view["seat"], view["turn"]) == ("azul", seat, 1)
        assert view["options"] == {"wall": "coloured", "first": 1}
        assert view["legal"] == (list(match.legal) if seat == 1 else [])
        assert str(LONG_SEED) not in json.dumps(view)
        assert str(match.state.rng) not in json.dumps(view)


def test_nobody_has_legal_moves_when_the_match_is_over() -> None:
    match = finished()
    assert [match.view(seat)["legal"] for seat in (0, 1, None)] == [[], [], []]
    assert match.view(None)["turn"] is None


@pytest.mark.parametrize("seat", [2, -1, "0", True, 1.0], ids=repr)
def test_a_view_is_of_a_seat_of_this_match(seat: Any) -> None:
    match = riad.new("azul", seed=7)
    with pytest.raises(riad.BadOption, match=f"^seat must be 0 to 1, not {seat!r}$"):
        match.view(seat)


def test_a_view_is_plain_values_whatever_numbers_came_in() -> None:
    one: Any = np.int64(1)
    match = riad.new("azul", seats=2 * one, seed=7 * one, first=one)
    assert json.loads(json.dumps(match.view(one)))["seat"] == 1
    assert type(match.seed) is int


def test_options_cannot_be_changed_from_outside() -> None:
    match = riad.new("azul", seed=7)
    match.options["wall"] = "grey"
    assert match.options["wall"] == "coloured"


def test_equal_is_the_same_table_and_the_same_moves() -> None:
    match = play(riad.new("azul", seed=7), 4, 1)
    assert match == play(riad.new("azul", seats=2, seed=7, wall="coloured", first=None), 4, 1)
    unplayed = match.at(0)
    others: list[dict[str, Any]] = [
        {"seed": 8},
        {"seed": 7, "wall": "grey"},
        {"seed": 7, "seats": 3},
        {"seed": 7, "first": 0},
    ]
    assert unplayed == riad.new("azul", seed=7)
    assert [other for other in others if riad.new("azul", **other) == unplayed] == []
    assert match != match.at(3)
    assert match != match.dumps()
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


def test_a_match_shows_itself() -> None:
    match = play(riad.new("azul", seats=3, seed=7), 4, 1)
    assert repr(match) == "<Match: Azul, 3 seats, 4 moves>"
    assert str(match) == AZUL.draw(match.view(match.turn))
    assert "(you)" in str(match)
    assert "The game is over." in str(finished())
