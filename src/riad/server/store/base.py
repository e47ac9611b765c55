"""The store: reads, and writes that are durable when they are answered. One SQL text serves both databases.

`$1`, `$2` stand for values. A write is a list of statements that happen together or not at all; a statement
may require a number of rows to touch, and if it touches another number, the whole write is rolled back with
`Conflict`. This resolves races between nodes: only one insert of a number succeeds.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, Protocol

Value = str | int | None
Row = Mapping[str, Any]


class Conflict(Exception):
    """Another write came first, and this one changed nothing."""


class Unavailable(Exception):
    """The database does not answer. The request may be retried."""


@dataclass(frozen=True, slots=True)
class Statement:
    """SQL with its values, and the number of rows it must touch (None: any number)."""

    sql: str
    values: tuple[Value, ...]
    rows: int | None = None


def do(sql: str, *values: Value, rows: int | None = None) -> Statement:
    """Return a statement of a write."""
    return Statement(sql, values, rows)


@dataclass(frozen=True, slots=True)
class NewLogEntry:
    """An action for the log of a table, and the state of the table after it."""

    table: str
    seq: int
    at: int
    kind: str
    seat: int | None
    body: str
    key: str | None
    mark: int | None
    status: str
    turn: int | None
    due: int | None
    bot: str | None
    lease: str | None
    lease_until: int | None

    @property
    def statements(self) -> tuple[Statement, Statement]:
        """The same as statements, for a larger write. The table comes first: its row is the lock."""
        return (
            Statement(UPDATE_TABLE, (self.table, self.seq, self.at, *self.standing), 1),
            Statement(INSERT_ACTION, (self.table, *self.row), 1),
        )

    @property
    def row(self) -> tuple[Value, ...]:
        """The values of a row of `action`, without the table's id."""
        return (self.seq, self.at, self.kind, self.seat, self.body, self.key, self.mark)

    @property
    def standing(self) -> tuple[Value, ...]:
        """The new values of the table's row."""
        return (self.status, self.turn, self.due, self.bot, self.lease, self.lease_until)


INSERT_ACTION = """
insert into action (table_id, seq, at, kind, seat, body, key, mark)
values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing"""
UPDATE_TABLE = """
update game_table set seq = $2, changed = $3, status = $4, turn = $5, due = $6, bot = $7, lease = $8,
  lease_until = $9 where id = $1 and seq = $2 - 1"""


class Store(Protocol):
    """An open database."""

    shared: bool
    """True if other nodes may use it at the same time."""

    async def fetch(self, sql: str, *values: Value) -> Sequence[Row]:
        """Return the rows that a query finds."""

    async def write(self, *statements: Statement) -> Sequence[Row]:
        """Do all statements, durably, or none; return the rows of the last one."""

    async def append(self, entry: NewLogEntry) -> None:
        """Write an action, durably; Conflict when its number or its key is taken. The hot path."""

    async def hit(self, key: str, period: int) -> int:
        """Count a request under a key in a period, and return the count; need not be durable."""

    async def forget_hits(self, seconds: int) -> None:
        """Delete counts that began longer ago than this."""

    async def dump(self, tables: Sequence[str]) -> Mapping[str, Sequence[Row]]:
        """Return a consistent snapshot of all rows of these tables, for a backup."""

    async def close(self) -> None:
        """Finish all writes, and close."""


def migrations() -> list[tuple[int, str]]:
    """Return the numbered changes of the schema, in order."""
    folder = resources.files("riad.server.store") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name[:4]), (folder / name).read_text(encoding="utf-8")) for name in names]
