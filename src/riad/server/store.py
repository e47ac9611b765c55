"""The store: reads, and writes that are durable when they are answered. One SQL text serves both databases.

`$1`, `$2` stand for values. A write is a list of statements that happen together or not at all; a statement
may say how many rows it must touch, and when it does not, the whole write is taken back with `Conflict`. That
is how two nodes that want the same thing are told apart: only one insert of a number succeeds.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, Protocol

Value = str | int | None
Row = Mapping[str, Any]


class Conflict(Exception):
    """Somebody else was quicker: nothing was written."""


class Unavailable(Exception):
    """The database does not answer. What was asked for may be asked again."""


@dataclass(frozen=True, slots=True)
class Statement:
    """SQL with its values, and how many rows it must touch (None: any number)."""

    sql: str
    values: tuple[Value, ...]
    rows: int | None = None


def do(sql: str, *values: Value, rows: int | None = None) -> Statement:
    """A statement of a write."""
    return Statement(sql, values, rows)


@dataclass(frozen=True, slots=True)
class Entry:
    """An action for the log of a table, and where the table stands after it."""

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
        """The same as statements, for a write that does more. The table goes first: its row is the lock."""
        return (
            Statement(UPDATE_TABLE, (self.table, self.seq, self.at, *self.standing), 1),
            Statement(INSERT_ACTION, (self.table, *self.row), 1),
        )

    @property
    def row(self) -> tuple[Value, ...]:
        """The values of the table `action`, but for the table's id."""
        return (self.seq, self.at, self.kind, self.seat, self.body, self.key, self.mark)

    @property
    def standing(self) -> tuple[Value, ...]:
        """The values that the row of the table gets."""
        return (self.status, self.turn, self.due, self.bot, self.lease, self.lease_until)


INSERT_ACTION = """
insert into action (table_id, seq, at, kind, seat, body, key, mark)
values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing"""
UPDATE_TABLE = """
update game_table set seq = $2, changed = $3, status = $4, turn = $5, due = $6, bot = $7, lease = $8,
  lease_until = $9 where id = $1 and seq = $2 - 1"""


class Store(Protocol):
    """A database, open."""

    shared: bool
    """Whether other nodes may use it at the same time."""

    async def fetch(self, sql: str, *values: Value) -> Sequence[Row]:
        """The rows that a query finds."""

    async def write(self, *statements: Statement) -> Sequence[Row]:
        """Do all statements, durably, or none; the rows that the last one returns."""

    async def append(self, entry: Entry) -> None:
        """Write an action, durably; Conflict when its number or its key is taken. The hot path."""

    async def hit(self, key: str, period: int) -> int:
        """Count a request under a key in a period, and say how many there were; need not be durable."""

    async def forget_hits(self, seconds: int) -> None:
        """Delete counts that began longer ago than this."""

    async def dump(self, tables: Sequence[str]) -> Mapping[str, Sequence[Row]]:
        """All rows of these tables as they stood at one moment, for a backup."""

    async def close(self) -> None:
        """Write what is still to be written, and let go."""


def migrations() -> list[tuple[int, str]]:
    """The numbered changes of the schema, in their order."""
    folder = resources.files("riad.server") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name[:4]), (folder / name).read_text(encoding="utf-8")) for name in names]


async def open_store(database: str, *, reading: bool = False) -> Store:
    """The store that a text names, an address of PostgreSQL or the path of a file, brought up to date.

    A file belongs to one server; `reading` can be done beside it.
    """
    if database.startswith(("postgresql://", "postgres://")):
        from riad.server.postgres import PostgresStore

        return await PostgresStore.open(database)
    from riad.server.sqlite import SqliteStore

    return await SqliteStore.open(database, reading=reading)
