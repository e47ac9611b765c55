"""Many actions in one statement: all are written as they would be one by one, or none of them."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from riad.server.store.base import NewLogEntry
from riad.server.store.sqlite import connect, migrate
from riad.server.store.sqlite_append import append_together, prepare
from tests.kit.server.databases import PERSON, entry, new_tables


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file with three tables, prepared for appending."""
    connection = connect(tmp_path / "riad.sqlite")
    migrate(connection)
    prepare(connection)
    for statement in (PERSON, *new_tables("a", "b", "c")):
        connection.execute(
            statement.sql, {str(place): value for place, value in enumerate(statement.values, start=1)}
        )
    yield connection
    connection.close()


def rows(connection: sqlite3.Connection) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """Return all actions, and the rows of their tables."""
    tables = "select id, seq, changed, status, turn, due, bot, lease, lease_until from game_table order by id"
    return (
        [tuple(row) for row in connection.execute("select * from action order by table_id, seq")],
        [tuple(row) for row in connection.execute(tables)],
    )


GOOD = [
    entry("a", 1, body='{"moves": ["1b2", "é🐈"]}', key="key-of-mine"),
    entry("b", 1, at=2**53),
    replace(entry("a", 2), seat=None, mark=None, turn=None, due=None, bot=None, lease=None, lease_until=None),
    entry("a", 3, key="another-key"),
]


def test_together_they_are_written_as_one_by_one(database: sqlite3.Connection) -> None:
    for one in GOOD:
        assert append_together(database, [one])
    apart = rows(database)
    assert [row[:2] for row in apart[0]] == [("a", 1), ("a", 2), ("a", 3), ("b", 1)]
    assert apart[1] == [
        ("a", 3, 7, "playing", 3, 1003, "easy", "node", 2000),
        ("b", 1, 2**53, "playing", 1, 1001, "easy", "node", 2000),
        ("c", 0, 1, "open", None, None, None, None, None),
    ]
    database.execute("delete from action")
    database.execute("update game_table set seq = 0")
    assert append_together(database, GOOD)
    assert rows(database) == apart
    assert apart[0][1] == ("a", 2, 7, "turn", None, "{}", None, None)


@pytest.mark.parametrize(
    "bad",
    [
        entry("c", 2),  # a number too far
        entry("c", 0),
        entry("a", 3),  # taken by then
        entry("nowhere", 1),
        entry("c", 1, body="\ud800"),
        entry("a", 4, key="key-of-mine"),
    ],
)
def test_with_one_that_cannot_be_none_is_written(database: sqlite3.Connection, bad: NewLogEntry) -> None:
    before = rows(database)
    assert not append_together(database, [*GOOD, bad])
    assert rows(database) == before
    if bad.key is None:  # that key is free as long as the other action is not written
        assert not append_together(database, [bad])
    assert rows(database) == before
    assert append_together(database, GOOD)
