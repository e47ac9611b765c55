"""`riad db` on real files: every task, and every error in one line."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from riad.server.store.sqlite import SqliteStore
from tests.kit.command_runner import Command
from tests.kit.server.table_fixtures import fill


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with tables of every sort."""
    path = tmp_path_factory.mktemp("played") / "riad.sqlite"
    asyncio.run(fill(str(path)))
    return path


@pytest.fixture
def database(played: Path, tmp_path: Path) -> Path:
    """A copy of the database, for tests that change it."""
    return Path(shutil.copy(played, tmp_path / "riad.sqlite"))


def rows(path: Path, table: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute(f"select count(*) from {table}").fetchone()[0])  # noqa: S608


def test_migrate_makes_a_database(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "new.sqlite"
    for _ in range(2):
        answer = command("db", "migrate", "--database", path)
        assert answer == (0, "The schema is up to date.\n", "")
    assert rows(path, "person") == 0
    assert path.stat().st_mode & 0o077 == 0


def test_the_database_may_stand_in_the_environment(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIAD_DATABASE", str(tmp_path / "from_environment.sqlite"))
    assert command("db", "migrate").code == 0
    assert (tmp_path / "from_environment.sqlite").exists()
    assert command("db", "migrate", "--database", tmp_path / "flag.sqlite").code == 0
    assert (tmp_path / "flag.sqlite").exists()


def test_without_a_word_it_is_the_one_of_riad_serve(command: Command, tmp_path: Path) -> None:
    assert command("db", "migrate").code == 0
    assert (tmp_path / "data" / "riad" / "riad.sqlite").exists()


def test_backup_and_restore(command: Command, database: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "all.riad", tmp_path / "other.sqlite"
    answer = command("db", "backup", file, "--database", database)
    number = int(answer.out.split()[0])
    assert answer == (0, f"{number} rows written to {file}.\n", "")
    assert command("db", "restore", file, "--database", other) == (0, f"{number} rows restored.\n", "")
    assert rows(other, "action") == rows(database, "action") > 50
    again = command("db", "restore", file, "--database", other)
    assert again == (2, "", "riad: the database is not empty: restore into a new one\n")
    answer = command("db", "check", "--database", other)
    assert answer == (0, f"{rows(other, 'game_table')} tables checked, 0 with problems.\n", "")


def test_check_says_what_is_wrong(command: Command, database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("update action set mark = 1 where kind = 'start'")
    answer = command("db", "check", "--database", database)
    *faults, sum_of_it = answer.out.splitlines()
    assert answer.code == 1
    assert answer.err == ""
    assert len(faults) > 3
    assert all("the position is not the one that was played" in line for line in faults)
    assert sum_of_it == f"{rows(database, 'game_table')} tables checked, {len(faults)} with problems."


def test_an_empty_database_passes(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    command("db", "migrate", "--database", path)
    assert command("db", "check", "--database", path).out == "0 tables checked, 0 with problems.\n"


@pytest.mark.parametrize("job", ["backup", "check"])
def test_a_database_that_is_not_there_is_not_made(command: Command, tmp_path: Path, job: str) -> None:
    path = tmp_path / "nowhere.sqlite"
    files = [tmp_path / "all.riad"] if job == "backup" else []
    answer = command("db", job, *files, "--database", path)
    assert answer == (2, "", f"riad: there is no database at {path}\n")
    assert not path.exists()


def test_a_file_that_is_no_backup(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada")
    answer = command("db", "restore", file, "--database", tmp_path / "new.sqlite")
    assert answer.code == 2
    assert answer.err.startswith(f"riad: {file} is not a complete backup: ")
    missing = command("db", "restore", tmp_path / "none", "--database", tmp_path / "new.sqlite")
    assert missing == (2, "", f"riad: {tmp_path / 'none'} cannot be read: No such file or directory\n")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_refused_restore_leaves_no_file(command: Command, database: Path, tmp_path: Path) -> None:
    whole, cut, other = tmp_path / "all.riad", tmp_path / "cut.riad", tmp_path / "old.sqlite"
    command("db", "backup", whole, "--database", database)
    cut.write_bytes(whole.read_bytes()[:-200])
    command("db", "migrate", "--database", other)
    before = sorted(path.name for path in tmp_path.iterdir())
    assert command("db", "restore", cut, "--database", tmp_path / "new.sqlite").code == 2
    assert command("db", "restore", cut, "--database", other).code == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == before  # existing files stay
    assert command("db", "restore", whole, "--database", other).code == 0


def test_a_folder_that_is_not_there(command: Command, database: Path, tmp_path: Path) -> None:
    answer = command("db", "backup", tmp_path / "none" / "all.riad", "--database", database)
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert "No such file or directory" in answer.err


def test_a_file_that_is_no_database(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100)
    for job in ("check", "migrate"):
        answer = command("db", job, "--database", file)
        assert answer.code == 2
        assert answer.err.startswith(f"riad: {file} cannot be used as a database: ")
    assert file.read_text().startswith("Dear Ada")


def test_beside_a_running_server(command: Command, database: Path, tmp_path: Path) -> None:
    """Commands that only read work beside a server; the others would interfere with it."""

    async def held() -> None:
        store = await SqliteStore.open(str(database))
        try:
            file = tmp_path / "all.riad"
            for job, code in (
                (("backup", file), 0),
                (("check",), 0),
                (("migrate",), 2),
                (("restore", file), 2),
            ):
                answer = await asyncio.to_thread(command, "db", *job, "--database", database)
                assert answer.code == code
                assert ("is in use by another Riad server" in answer.err) == bool(code)
        finally:
            await store.close()

    asyncio.run(held())


def test_postgresql_that_does_not_answer(command: Command) -> None:
    answer = command("db", "check", "--database", "postgresql://127.0.0.1:1/riad")
    assert answer.code == 2
    assert answer.err == "riad: the database cannot be reached (ConnectionRefusedError)\n"


def test_a_job_is_wanted(command: Command) -> None:
    for arguments in ([], ["dance"], ["backup"], ["restore"], ["migrate", "file"]):
        answer = command("db", *arguments)
        assert answer.code == 2
        assert answer.err.count("\n") == 1
    help_text = command("db", "--help").out
    assert all(job in help_text for job in ("migrate", "backup", "restore", "check"))
