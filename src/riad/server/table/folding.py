"""Folding a log into a table, in steps, for a thread outside the event loop."""

from collections.abc import Generator, Sequence

import msgspec

from riad.server.store.base import Row
from riad.server.table.log_entry import CorruptLog, LogEntry
from riad.server.table.table import Table
from riad.server.wire.responses import Happening

STEP = 16  # actions
Entries = Sequence[bytes]
encoder = msgspec.json.Encoder()


class Fault(Exception):
    """An error of this server, not of the log, while an action was applied."""


def replayed(table: Table, row: Row, *, tell: bool = True) -> Happening:
    """Apply an action of the log, given as its row; raise CorruptLog or Fault if that fails."""
    try:
        return table.take(LogEntry.of(row), tell=tell)
    except CorruptLog:
        raise
    except Exception as error:
        raise Fault(f"action {row['seq']} ({row['kind']}): {type(error).__name__}: {error}") from error


def encoded_entry(happening: Happening) -> bytes:
    """Return an entry of a log as it is sent."""
    return encoder.encode(happening)


def fold(table: Table, rows: Sequence[Row], told_from: int) -> Generator[None, None, Entries]:
    """Apply the actions to the table; return the encoded log entries after the number `told_from`."""
    entries = []
    for place, row in enumerate(rows):
        if place % STEP == STEP - 1:
            yield
        happening = replayed(table, row, tell=row["seq"] > told_from)
        if row["seq"] > told_from:
            entries.append(encoded_entry(happening))
    return entries
