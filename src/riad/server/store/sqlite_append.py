"""Many actions in one statement, for SQLite, where one statement is a transaction.

The GIL changes hands at every statement. With a few statements for each action the writer thread would wait
for the event loop hundreds of times per commit; this way it waits once.
"""

import sqlite3
from collections.abc import Sequence

import msgspec

from riad.server.store.base import NewLogEntry

NAMES = (
    *("table_id", "seq", "at", "kind", "seat", "body", "key", "mark"),
    *("status", "turn", "due", "bot", "lease", "lease_until"),
)
PREPARE = (
    f"create temp view appending as select {', '.join(f'null as {name}' for name in NAMES)}",
    """create temp trigger append instead of insert on appending begin
      update game_table set seq = new.seq, changed = new.at, status = new.status, turn = new.turn,
        due = new.due, bot = new.bot, lease = new.lease, lease_until = new.lease_until
        where id = new.table_id and seq = new.seq - 1;
      select raise(abort, 'another action has this number') where changes() <> 1;
      insert into action (table_id, seq, at, kind, seat, body, key, mark)
        values (new.table_id, new.seq, new.at, new.kind, new.seat, new.body, new.key, new.mark);
    end""",
)
ONE = f"insert into appending values ({', '.join('?' * len(NAMES))})"  # noqa: S608  # our own names
MANY = f"""insert into appending
select {", ".join(f"value ->> {number}" for number in range(len(NAMES)))} from json_each(?)"""  # noqa: S608


def prepare(connection: sqlite3.Connection) -> None:
    """Create the temporary view and trigger for appending; they belong to the connection, not to the file."""
    for sql in PREPARE:
        connection.execute(sql)


def append_together(connection: sqlite3.Connection, entries: Sequence[NewLogEntry]) -> bool:
    """Write all these actions; return False, with none of them written, if any cannot be."""
    rows = [(entry.table, *entry.row, *entry.standing) for entry in entries]
    try:
        if len(rows) == 1:
            connection.execute(ONE, rows[0])
        else:
            connection.execute(MANY, (msgspec.json.encode(rows).decode(),))
    except (sqlite3.IntegrityError, UnicodeError):
        return False
    return True
