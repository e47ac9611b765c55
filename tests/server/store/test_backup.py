"""Backups are complete or refused, fit both databases, and the check detects any tampering."""

import gzip
import json
import shutil
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from riad.server.store.backup import TABLES, BadBackup, at_one_moment, backup, check, read_backup, restore
from riad.server.store.base import Row, Store, Value
from riad.server.table.repository import FACTS
from tests.kit.server.databases import opened
from tests.kit.server.databases import running as run
from tests.kit.server.table_fixtures import fill


class Kept(NamedTuple):
    """A database with play in it, its tables by what they are, and its backup."""

    database: Path
    tables: dict[str, str]
    backup: Path


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder = tmp_path_factory.mktemp("kept")
    database = folder / "riad.sqlite"
    tables = run(fill(str(database)))
    run(backed_up(database, folder / "all.riad"))
    return Kept(database, tables, folder / "all.riad")


async def backed_up(database: Path, path: Path) -> int:
    async with opened(str(database)) as store:
        return await backup(store, path)


async def put_back(database: str, path: Path) -> int:
    async with opened(database) as store:
        return await restore(store, path)


async def everything(database: str) -> dict[str, list[str]]:
    """Return all rows of a database, in a fixed order."""

    def sorted_rows(rows: Sequence[Row]) -> list[str]:
        return sorted(json.dumps(dict(row), sort_keys=True) for row in rows)

    async with opened(database) as store:
        found: Mapping[str, Sequence[Row]] = await store.dump(TABLES)
        return {name: sorted_rows(rows) for name, rows in found.items()}


async def faults(database: str) -> list[str]:
    """Return the faults that the check finds."""
    reports: list[tuple[int, int]] = []
    async with opened(database) as store:
        found = [sentence async for sentence in check(store, lambda *step: reports.append(step))]
    assert [done for done, _ in reports] == [*range(reports[-1][1] + 1)]
    return found


def test_a_backup_goes_into_either_database(kept: Kept, database: str) -> None:
    before = run(everything(str(kept.database)))
    assert all(before[name] for name in TABLES if name not in ("passkey", "secret", "push"))
    number = run(put_back(database, kept.backup))
    assert number == sum(map(len, before.values())) == len(read_backup(kept.backup))
    assert run(everything(database)) == before
    assert run(faults(database)) == []


def test_and_from_there_back_again(kept: Kept, address: str, tmp_path: Path) -> None:
    run(put_back(address, kept.backup))

    async def out() -> None:
        async with opened(address) as store:
            await backup(store, tmp_path / "again.riad")

    run(out())
    other = str(tmp_path / "other.sqlite")
    run(put_back(other, tmp_path / "again.riad"))
    assert run(everything(other)) == run(everything(str(kept.database)))


def test_nobody_else_may_read_a_backup(kept: Kept) -> None:
    assert kept.backup.stat().st_mode & 0o077 == 0
    assert [path.name for path in kept.backup.parent.glob("*.part")] == []


def test_a_backup_replaces_the_one_before_it(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "all.riad"
    path.write_text("the old one")
    (tmp_path / "all.riad.part").write_text("one that was broken off")
    run(backed_up(kept.database, path))
    assert read_backup(path) == read_backup(kept.backup)
    assert [found.name for found in tmp_path.iterdir()] == ["all.riad"]


def test_only_into_an_empty_database(kept: Kept, tmp_path: Path) -> None:
    database = str(tmp_path / "riad.sqlite")
    run(put_back(database, kept.backup))
    before = run(everything(database))
    with pytest.raises(BadBackup, match="not empty"):
        run(put_back(database, kept.backup))
    assert run(everything(database)) == before


def lines_of(path: Path) -> list[str]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [*file]


def written(path: Path, lines: Sequence[str]) -> Path:
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.writelines(lines)
    return path


def test_a_backup_that_was_changed_is_refused(kept: Kept, tmp_path: Path) -> None:
    lines = lines_of(kept.backup)
    changed = {
        "cut": lines[:-1],
        "cut more": lines[:-2],
        "a line lost": [*lines[:3], *lines[4:]],
        "a line twice": [*lines[:3], *lines[2:]],
        "another order": [lines[0], lines[2], lines[1], *lines[3:]],
        "another name": [line.replace("Anna", "Emma") for line in lines],
        "no head": lines[1:],
        "not ours": ['{"format": "something else"}\n', *lines[1:]],
        "no JSON": ["riad\n", *lines[1:]],
        "empty": [],
        "one line": lines[:1],
    }
    for words, those in changed.items():
        path = written(tmp_path / f"{words}.riad", those)
        with pytest.raises(BadBackup):
            read_backup(path)
    database = str(tmp_path / "riad.sqlite")
    with pytest.raises(BadBackup):
        run(put_back(database, tmp_path / "a line lost.riad"))
    assert not any(run(everything(database)).values())


def test_a_damaged_file_is_refused(kept: Kept, tmp_path: Path) -> None:
    whole = kept.backup.read_bytes()
    path = tmp_path / "damaged.riad"
    for place in range(40, len(whole), len(whole) // 40):  # the start has only a name and a time
        path.write_bytes(whole[:place])
        with pytest.raises(BadBackup):
            read_backup(path)
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        with pytest.raises(BadBackup):
            read_backup(path)
    for content in (b"", b"no gzip"):
        path.write_bytes(content)
        with pytest.raises(BadBackup):
            read_backup(path)
    with pytest.raises(BadBackup):
        read_backup(tmp_path / "nowhere.riad")


def test_a_backup_of_a_newer_riad_is_refused(
    kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "newer.riad"
    with monkeypatch.context() as later:
        later.setattr("riad.server.store.backup.migrations", lambda: [(99, "")])
        run(backed_up(kept.database, path))
    with pytest.raises(BadBackup, match="newer Riad"):
        read_backup(path)


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
    (found, *more) = run(faults(str(database)))
    assert found.startswith(f"table {kept.tables[table]}: ")
    assert words in found
    assert all(
        sentence.startswith(f"table {kept.tables[table]}: ") for sentence in more
    )  # no other table is reported


def test_a_table_that_is_played_on_meanwhile_is_no_fault(kept: Kept) -> None:
    """A row read before an action and a log read after it disagree: both are read again."""

    class Busy:
        """A store that returns an outdated row, once."""

        def __init__(self, store: Store) -> None:
            self.store = store
            self.asked = 0

        async def fetch(self, sql: str, *values: Value) -> Sequence[Row]:
            rows = await self.store.fetch(sql, *values)
            self.asked += sql == FACTS
            return [{**rows[0], "seq": rows[0]["seq"] - 1}] if self.asked == 1 and sql == FACTS else rows

    async def story() -> None:
        async with opened(str(kept.database)) as store:
            busy = Busy(store)
            row, log = await at_one_moment(busy, kept.tables["azul"])  # type: ignore[arg-type]
            assert row["seq"] == log[-1]["seq"] == len(log)
            assert busy.asked == 3

    run(story())
