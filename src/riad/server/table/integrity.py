"""The integrity of a database: every match replays, and the row of its table agrees with its log."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence

import msgspec

from riad.server.store.base import Row, Store
from riad.server.table.folding import Fault, replayed
from riad.server.table.info import TableInfo
from riad.server.table.log_entry import CorruptLog
from riad.server.table.repository import FACTS, LOG
from riad.server.table.table import Table
from riad.server.wire.responses import SeatShown


async def check(store: Store, report: Callable[[int, int], None]) -> AsyncIterator[str]:
    """Replay every match with every check; yield a sentence for each fault."""
    names = [row["id"] for row in await store.fetch("select id from game_table order by created, id")]
    for done, name in enumerate(names):
        report(done, len(names))
        row, log = await at_one_moment(store, name)
        for sentence in await asyncio.to_thread(faults, row, log):
            yield f"table {name}: {sentence}"
    report(len(names), len(names))


async def at_one_moment(store: Store, name: str) -> tuple[Row, Sequence[Row]]:
    """Return a consistent row and log of a table that may be in play."""
    (row,) = await store.fetch(FACTS, name)
    while True:
        log = await store.fetch(LOG, name, 0)
        (later,) = await store.fetch(FACTS, name)
        if later["seq"] == row["seq"]:
            return row, log
        row = later


def faults(row: Row, log: Iterable[Row]) -> list[str]:
    """Return the faults of a table: a log that does not replay, or a row that disagrees with it."""
    try:
        table = Table(TableInfo.of(row))
        for entry in log:
            replayed(table, entry, tell=False)
        seated = msgspec.json.decode(row["seated"], type=list[SeatShown])
    except (CorruptLog, Fault, ValueError, LookupError, msgspec.MsgspecError) as error:
        return [str(error)]
    names = ("seq", "status", "turn", "due", "bot")
    says = {**{name: row[name] for name in names}, "seated": seated}
    stands = {
        **{name: getattr(table, name) for name in names},
        "seated": [seat.shown for seat in table.seats],
    }
    return [
        f"{name} is {says[name]} in its row but {value} in its log"
        for name, value in stands.items()
        if says[name] != value
    ]
