"""Backups are complete or refused, and fit both databases."""

import gzip
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from riad.server.store.backup import TABLES, BadBackup, backup, read_backup, restore
from riad.server.store.base import Row
from tests.kit.server.databases import opened
from tests.kit.server.databases import running as run
from tests.kit.server.played_database import Kept, backed_up, faults


async def put_back(database: str, path: Path) -> int:
    async with opened(database) as store:
        return await restore(store, path)


async def everything(database: str) -> dict[str, list[str]]:
    """Return all rows of a database, in a fixed order."""

    def sorted_rows(rows: Sequence[Row]) -> list[str]:
        return sorted(json.dumps(dict(row), sort_keys=True) for row in rows)

    async with opened(database) as store:
        tables: Mapping[str, Sequence[Row]] = await store.dump(TABLES)
        return {name: sorted_rows(rows) for name, rows in tables.items()}


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
    assert [file.name for file in tmp_path.iterdir()] == ["all.riad"]


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
