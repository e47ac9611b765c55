"""The check of a database finds any tampering, and nothing else."""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from riad.server.store.base import Row, Store, Value
from riad.server.table.integrity import at_one_moment
from riad.server.table.repository import FACTS
from tests.kit.server.databases import opened
from tests.kit.server.databases import running as run
from tests.kit.server.played_database import Kept, faults


def test_the_check_passes_on_what_was_played(kept: Kept) -> None:
    assert run(faults(str(kept.database))) == []


ACTIONS = "from action where table_id = :table and kind = 'turn'"
FAULTS = [
    ("azul", "update game_table set seed = '12345' where id = :table", "action "),
    ("azul", "update game_table set seq = seq + 1 where id = :table", "seq is "),
    ("azul", "update game_table set status = 'over' where id = :table", "status is over in its row"),
    ("azul", "update game_table set turn = 1 - turn where id = :table", "turn is "),
    ("azul", "update game_table set options = '{' where id = :table", ""),
    ("azul", "update game_table set game = 'chess' where id = :table", "chess"),
    ("azul", "update game_table set seated = '[]' where id = :table", "seated is "),
    ("azul", "update game_table set seated = '{' where id = :table", ""),
    ("timed", "update game_table set due = due + 1 where id = :table", "due is "),
    ("timed", "update game_table set clock = '5' where id = :table", ""),
    ("bot", "update game_table set bot = 'master' where id = :table", "bot is master in its row"),
    (
        "azul",
        "update action set mark = mark + 1 where table_id = :table and seq = 5",
        "after action 5 the position",
    ),
    ("azul", "update action set body = '{' where table_id = :table and seq = 5", ""),
    ("azul", "update action set body = '{}' where table_id = :table and seq = 5", "action 5 (turn)"),
    ("azul", """update action set body = '{"moves":["zz"]}' where table_id = :table and seq = 5""", "'zz'"),
    ("azul", "update action set seat = 1 - seat where table_id = :table and seq = 5", "not the turn of seat"),
    ("azul", "update action set kind = 'dance' where table_id = :table and seq = 5", "dance"),
    ("azul", f"delete {ACTIONS} and seq = 7", "action 8 does not follow action 6"),
    ("azul", f"delete {ACTIONS} and seq = (select max(seq) {ACTIONS})", "seq is "),
    ("over", "delete from action where table_id = :table and seq = 1", "action 2 does not follow action 0"),
    ("alhambra", "update action set seq = 900 where table_id = :table and seq = 6", "does not follow"),
    ("record", "update game_table set seed = '12345' where id = :table", "action"),
]


@pytest.mark.parametrize(("table", "sql", "words"), FAULTS)
def test_the_check_finds_what_was_tampered_with(
    kept: Kept, tmp_path: Path, table: str, sql: str, words: str
) -> None:
    database = tmp_path / "riad.sqlite"
    shutil.copy(kept.database, database)
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(sql, {"table": kept.tables[table]}).rowcount == 1
    (first, *more) = run(faults(str(database)))
    assert first.startswith(f"table {kept.tables[table]}: ")
    assert words in first
    assert all(
        sentence.startswith(f"table {kept.tables[table]}: ") for sentence in more
    )  # no other table is reported


def test_a_table_that_is_played_on_meanwhile_is_no_fault(kept: Kept) -> None:
    """A row read before an action and a log read after it disagree: both are read again."""

    class Busy:
        """A store that returns an outdated row, once."""

        def __init__(self, store: Store) -> None:
            self.store = store
            self.reads = 0

        async def fetch(self, sql: str, *values: Value) -> Sequence[Row]:
            rows = await self.store.fetch(sql, *values)
            self.reads += sql == FACTS
            return [{**rows[0], "seq": rows[0]["seq"] - 1}] if self.reads == 1 and sql == FACTS else rows

    async def story() -> None:
        async with opened(str(kept.database)) as store:
            busy = Busy(store)
            row, log = await at_one_moment(busy, kept.tables["azul"])  # type: ignore[arg-type]
            assert row["seq"] == log[-1]["seq"] == len(log)
            assert busy.reads == 3

    run(story())
