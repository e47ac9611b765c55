"""Folding a log: the same table as played, in steps, and faults told apart."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from riad.server.node import running
from riad.server.settings import Settings
from riad.server.store.base import Row
from riad.server.table.folding import STEP, Entries, Fault, encoded_entry, fold, replayed
from riad.server.table.log_entry import CorruptLog, LogEntry
from riad.server.table.repository import LOG
from riad.server.table.table import Table
from riad.server.wire.responses import Happening
from tests.kit.server.local_node import a_match, forget

TURNS = 40


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Table, Sequence[Row]]:
    """A table after some turns, and the rows of its log."""

    async def story() -> tuple[Table, Sequence[Row]]:
        folder = tmp_path_factory.mktemp("folding")
        async with running(Settings(database=str(folder / "riad.sqlite"), bot_pace=60)) as node:
            _, table = await a_match(node, "alhambra", TURNS)
            return table, await node.store.fetch(LOG, table.facts.id, 0)

    return asyncio.run(story())


def folded(table: Table, rows: Sequence[Row], told_from: int) -> tuple[int, Entries]:
    """Fold rows into a table; return the number of pauses, and the entries."""
    pauses, job = 0, fold(table, rows, told_from)
    while True:
        try:
            next(job)
        except StopIteration as end:
            return pauses, end.value
        pauses += 1


def what(table: Table) -> tuple[Any, ...]:
    """Return all that makes two tables the same."""
    seats = [seat.shown for seat in table.seats]
    return table.seq, table.status, table.turn, seats, table.mark, table.playing.dumps()


def test_a_log_folded_equals_the_table(played: tuple[Table, Sequence[Row]]) -> None:
    table, rows = played
    again = Table(table.facts)
    pauses, _ = folded(again, rows, 0)
    assert pauses == len(rows) // STEP
    assert table.seq == len(rows) > TURNS
    assert what(again) == what(table)
    assert again.playing.state.tobytes() == table.playing.state.tobytes()


def test_a_log_can_be_folded_in_parts(played: tuple[Table, Sequence[Row]]) -> None:
    table, rows = played
    again = Table(table.facts)
    folded(again, rows[:7], 0)
    assert again.seq == 7
    folded(again, rows[7:], 0)
    assert what(again) == what(table)


@pytest.mark.parametrize("told_from", [0, 1, TURNS - 1, TURNS + 100])
def test_only_later_entries_are_told_and_encoded(
    played: tuple[Table, Sequence[Row]], told_from: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are what each action tells as it happens; putting it into words takes most of the time."""
    table, rows = played
    again = Table(table.facts)
    encoded = [encoded_entry(again.take(LogEntry.of(row), tell=True)) for row in rows]
    take, in_words = Table.take, []

    def noted(table: Table, logged: LogEntry, *, tell: bool = True) -> Happening:
        in_words.append(tell)
        return take(table, logged, tell=tell)

    monkeypatch.setattr(Table, "take", noted)
    _, entries = folded(Table(table.facts), rows, told_from)
    assert [*entries] == encoded[told_from:]
    assert in_words == [row["seq"] > told_from for row in rows]
    assert len({*encoded}) == len(encoded)


def test_a_log_that_does_not_replay_is_told_from_a_fault_of_ours(
    played: tuple[Table, Sequence[Row]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, rows = played
    gap = [*rows[:5], *rows[6:]]
    with pytest.raises(CorruptLog):
        folded(Table(table.facts), gap, 0)

    def broken(_table: Table, _logged: LogEntry, **_more: Any) -> None:
        raise ZeroDivisionError("nothing to share")

    monkeypatch.setattr(Table, "take", broken)
    with pytest.raises(Fault, match=r"action 1 \(sit\): ZeroDivisionError: nothing to share") as caught:
        replayed(Table(table.facts), rows[0])
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_fold_is_done_in_steps_in_another_thread(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(Settings(database=str(tmp_path / "riad.sqlite"), bot_pace=60)) as node:
            _, table = await a_match(node, "alhambra", 60)
            forget(node)
            before = node.tables.folding.steps
            await node.tables.read(table.facts.id, 0)
            assert node.tables.folding.steps - before >= table.seq // 16

    asyncio.run(story())
