"""Many actions in one statement, for SQLite.

Python's lock changes hands at every statement. With a statement for each row the thread that writes would
wait for the event loop hundreds of times in a commit; with one for all rows it waits a few times.
"""

import sqlite3
from collections.abc import Sequence

import msgspec

from riad.server.store import Entry

NAMES = (
    *("table_id", "seq", "at", "kind", "seat", "body", "key", "mark"),
    *("status", "turn", "due", "bot", "lease", "lease_until"),
)
FIELDS = ", ".join(f"value ->> {number} as {name}" for number, name in enumerate(NAMES))
INSERT = f"""
insert into action (table_id, seq, at, kind, seat, body, key, mark)
select table_id, seq, at, kind, seat, body, key, mark from (select {FIELDS} from json_each($1))
where true on conflict do nothing"""  # noqa: S608  # our own names
UPDATE = f"""
update game_table set seq = n.seq, changed = n.at, status = n.status, turn = n.turn, due = n.due, bot = n.bot,
  lease = n.lease, lease_until = n.lease_until
from (select {FIELDS} from json_each($1)) n where id = n.table_id and game_table.seq = n.seq - 1"""  # noqa: S608


def append_together(connection: sqlite3.Connection, entries: Sequence[Entry]) -> bool:
    """Write all these actions; False, with none of them written, when one of them cannot be."""
    rows = [(entry.table, *entry.row, *entry.standing) for entry in entries]
    try:
        values = {"1": msgspec.json.encode(rows).decode()}
    except UnicodeError:
        return False
    connection.execute("savepoint together")
    try:
        written = all(connection.execute(sql, values).rowcount == len(rows) for sql in (INSERT, UPDATE))
    except sqlite3.IntegrityError:
        written = False
    if not written:
        connection.execute("rollback to together")
    connection.execute("release together")
    return written
