"""Tables that are folded from logs, without a server."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from riad.server.table.info import TableInfo
from riad.server.table.log_entry import LogEntry
from riad.server.table.table import Table
from riad.server.wire import Clock

FACTS = TableInfo(
    id="t",
    created=1,
    host="anna",
    game="azul",
    rules=1,
    options=json.dumps({"wall": "coloured", "first": 0}),
    seats=2,
    listed=False,
    pace="live",
    clock=Clock(main=60, more=1),
    takeover="gentle",
    seed="7",
    salt="salt",
)
ANNA = {"kind": "person", "person": "anna", "name": "Anna", "level": None}
BELA = {"kind": "person", "person": "bela", "name": "Bela", "level": None}
BOT = {"kind": "bot", "person": None, "name": "keen", "level": "keen"}


def logged(table: Table, kind: str, seat: int | None = None, /, **body: Any) -> LogEntry:
    """Return the next action of a table."""
    return LogEntry(table.seq + 1, 1000 * table.seq, kind, seat, body)


def started(*people: dict[str, Any], facts: TableInfo = FACTS) -> Table:
    table = Table(facts)
    for seat, person in enumerate(people or (ANNA, BELA)):
        table.take(logged(table, "sit", seat, **person))
    table.take(logged(table, "start"))
    return table


def log_of_a_match(turns: int) -> list[LogEntry]:
    """Return a log as it is written, with marks."""
    table, log = Table(FACTS), []
    steps: list[Callable[[], LogEntry]] = [
        lambda: logged(table, "sit", 0, **ANNA),
        lambda: logged(table, "sit", 1, **BELA),
        lambda: logged(table, "start"),
        *[lambda: logged(table, "turn", table.turn, moves=[table.playing.legal[0]])] * turns,
    ]
    for step in steps:
        action = step()
        table.take(action)
        log.append(replace(action, mark=table.mark))
    return log


def fold(log: Sequence[LogEntry], facts: TableInfo = FACTS) -> Table:
    table = Table(facts)
    for action in log:
        table.take(action)
    return table
