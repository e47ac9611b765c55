"""Backup of a database, in one format for both kinds, and its restoration."""

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from riad.core.errors import RiadError
from riad.server.store.base import Row, Statement, Store, do, migrations

TABLES = (
    *("person", "session", "passkey", "secret", "push", "game_table", "seat", "action", "chat"),
    *("block", "report"),
)
"""Tables in the order in which rows can be restored: referenced rows come first."""
FORMAT = "riad backup 1"
TOGETHER = 500


class BadBackup(RiadError):
    """A file that cannot be restored."""


async def backup(store: Store, path: Path) -> int:
    """Write a consistent snapshot of all rows into a file, atomically; return the number of rows."""
    rows = await store.dump(TABLES)
    unfinished = path.with_name(path.name + ".part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)  # it holds secrets
    digest = hashlib.sha256()
    number = 0
    with gzip.open(unfinished, "wt", encoding="utf-8") as file:
        for line in lines_of(rows):
            digest.update(line.encode())
            file.write(line)
            number += 1
        file.write(json.dumps({"end": number - 1, "check": digest.hexdigest()}) + "\n")
    with unfinished.open("rb") as written:
        os.fsync(written.fileno())
    unfinished.replace(path)
    return number - 1


def lines_of(rows: Mapping[str, Iterable[Row]]) -> Iterator[str]:
    """Yield the lines of a backup except the last: a header, then one line per row."""
    yield json.dumps({"format": FORMAT, "schema": migrations()[-1][0]}) + "\n"
    for name in TABLES:
        for row in rows[name]:
            yield json.dumps([name, dict(row)], ensure_ascii=False) + "\n"


def read_backup(path: Path) -> list[tuple[str, dict[str, Any]]]:
    """Read the rows of a backup and verify its checksum; BadBackup if it is damaged."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            *lines, last = file
        head, end = json.loads(lines[0]), json.loads(last)
    except (OSError, EOFError, ValueError, IndexError, zlib.error) as error:
        if isinstance(error, OSError) and error.strerror:
            raise BadBackup(f"{path} cannot be read: {error.strerror}") from error
        raise BadBackup(f"{path} is not a complete backup: {error}") from error
    digest = hashlib.sha256("".join(lines).encode()).hexdigest()
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadBackup(f"{path} is not a Riad backup")
    if not isinstance(end, dict) or end.get("check") != digest:
        raise BadBackup(f"{path} is incomplete or damaged: the checksum does not match")
    if head["schema"] > migrations()[-1][0]:
        raise BadBackup(f"{path} was made by a newer Riad: update this one")
    return [(name, row) for name, row in map(json.loads, lines[1:])]


async def restore(store: Store, path: Path) -> int:
    """Restore the rows of a backup into an empty database, all or none; return their number."""
    rows = read_backup(path)
    for name in TABLES:
        if await store.fetch(f"select 1 from {name} limit 1"):  # noqa: S608  # our own names
            raise BadBackup("the database is not empty: restore into a new one")
    await store.write(*(insertion(name, row) for name, row in rows))
    return len(rows)


def insertion(name: str, row: Mapping[str, Any]) -> Statement:
    """Return the statement that restores a row."""
    if name not in TABLES or not all(column.isidentifier() for column in row):
        raise BadBackup(f"{name} is not a table of Riad's")
    places = ", ".join(f"${number}" for number in range(1, len(row) + 1))
    return do(f"insert into {name} ({', '.join(row)}) values ({places})", *row.values(), rows=1)  # noqa: S608
