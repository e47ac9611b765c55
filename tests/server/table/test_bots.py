"""Bots answer on a beat, with whole turns, and never know more than their seat."""

import asyncio
import math
import random
from collections.abc import Sequence
from typing import Any, cast

import pytest

import riad
from riad.bots.level_names import LEVELS
from riad.match.turn_attempt import attempt_turn
from riad.server.store.base import Row, Statement, Store, Unavailable
from riad.server.store.fanout import LocalFanout
from riad.server.table import bots
from riad.server.table.bots import IDLE, LET_GO_OF_ALL, Bots, delay_to_next_tick, new_bot, whole_turn
from riad.server.table.repository import TableRepository
from tests.kit.server.databases import running, until


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


class AwayAtFirst:
    """A store whose first write fails; it records what it is asked for."""

    shared = False

    def __init__(self) -> None:
        self.statements: list[str] = []

    async def write(self, *statements: Statement) -> Sequence[Row]:
        self.statements.append(statements[0].sql)
        if len(self.statements) == 1:
            raise Unavailable("away")
        return []

    async def fetch(self, sql: str, *_values: Any) -> Sequence[Row]:
        self.statements.append(sql)
        return []


def test_a_database_that_is_away_at_the_start_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise no bot that an earlier run has left would ever be moved."""
    store = AwayAtFirst()

    async def story() -> None:
        tables = TableRepository(cast(Store, store), LocalFanout(), "node")
        job = asyncio.create_task(Bots(tables, tables.store, pace=0, threads=1).run())
        await until(lambda: len(store.statements) >= 4 or job.done())
        job.cancel()

    monkeypatch.setattr(bots, "LOOK_EVERY", 0)
    running(story())
    assert store.statements[:4] == [LET_GO_OF_ALL, LET_GO_OF_ALL, IDLE, IDLE]
