"""Bots answer on a beat, with whole turns, and never know more than their seat."""

import math
import random

import pytest

import riad
from riad.bots.level_names import LEVELS
from riad.match.turn_attempt import attempt_turn
from riad.server.table.bots import delay_to_next_tick, new_bot, whole_turn


@pytest.mark.parametrize("pace", [0.05, 0.7, 3.0])
def test_an_answer_comes_on_a_beat_and_never_before_the_first(pace: float) -> None:
    for spent in (0.0, 0.001, pace / 2, pace, 1.5 * pace, 7.01 * pace):
        beats = (spent + delay_to_next_tick(spent, pace)) / pace
        assert beats >= 1
        assert math.isclose(beats, round(beats))
        assert 0 <= delay_to_next_tick(spent, pace) <= pace


def test_without_a_pace_nobody_waits() -> None:
    assert delay_to_next_tick(0.3, 0.0) == 0.0


@pytest.mark.parametrize("level", LEVELS[:4])
@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_turn_of_a_bot_is_whole_as_a_person_s_must_be(name: str, level: str) -> None:
    match = riad.new(name, seats=3, seed=8)
    bot = new_bot(name, 3, "{}", level)
    chance = random.Random(1)
    turns = 0
    while match.turn is not None and turns < 15:
        seat = match.turn
        moves = whole_turn(match.copy(), seat, bot)
        assert attempt_turn(match, seat, moves).complete
        for move in moves:
            match.push(move)
        if chance.random() < 0.3 and len(match.legal):  # also from positions it would not reach
            match.push(chance.choice(match.legal))
        turns += 1
    assert turns > 5
