"""`riad db`: maintain the database of a server."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from riad.cli.progress import progress_bar
from riad.cli.terminal import FileError, as_sentence

if TYPE_CHECKING:
    from riad.server.store.base import Store

BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""Suffixes of the files of a SQLite database."""
READS = ("backup", "check")  # jobs that can be done while the server runs


def add_parser(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the command to the parser."""
    about = "maintain a server's database: migrate, backup, restore, check"
    parser = commands.add_parser("db", help=about, description=as_sentence(about))
    jobs = parser.add_subparsers(title="jobs", metavar="JOB", required=True)
    for name, text, takes_file in (
        ("migrate", "bring the schema up to date (riad serve does this too)", False),
        ("backup", "write a consistent snapshot to a file", True),
        ("restore", "restore a backup into an empty database (SQLite or PostgreSQL)", True),
        ("check", "replay and verify every match", False),
    ):
        job = jobs.add_parser(name, help=text, description=as_sentence(text))
        if takes_file:
            job.add_argument("file", type=Path, metavar="FILE")
        job.add_argument(
            "--database", metavar="X", help="a SQLite file, or postgresql://... (default: as for riad serve)"
        )
        job.set_defaults(run=run, job=name)


def run(chosen: argparse.Namespace) -> None:
    """Run the command."""
    from riad.server.settings import from_environment, with_texts

    texts = {} if chosen.database is None else {"database": chosen.database}
    settings = with_texts(from_environment(), texts)
    if chosen.job in READS and "://" not in settings.store and not Path(settings.store).exists():
        raise FileError(f"there is no database at {settings.store}")
    sys.exit(asyncio.run(do_job(chosen, settings.store)))


async def do_job(chosen: argparse.Namespace, database: str) -> int:
    """Open the store and do the job; return the exit code."""
    from riad.server.store import open_store
    from riad.server.store.backup import backup, restore
    from riad.server.store.base import Unavailable

    is_new = "://" not in database and not Path(database).exists()
    try:
        store = await open_store(database, reading=chosen.job in READS)
    except Unavailable as error:
        raise FileError(f"cannot reach the database: {error}") from error
    done = False
    try:
        if chosen.job == "migrate":
            print("The schema is up to date.")
        elif chosen.job == "backup":
            print(f"{await backup(store, chosen.file)} rows written to {chosen.file}.")
        elif chosen.job == "restore":
            print(f"{await restore(store, chosen.file)} rows restored.")
        else:
            return await check_all(store)
        done = True
    finally:
        await store.close()
        if is_new and not done:
            remove(Path(database))
    return 0


def remove(database: Path) -> None:
    """Delete the files of a SQLite database."""
    for end in BESIDE:
        database.with_name(database.name + end).unlink(missing_ok=True)


async def check_all(store: "Store") -> int:
    """Replay every match; return 1 if there is a fault."""
    from riad.server.table.integrity import check

    wrong = number = 0
    with progress_bar("table") as (show, _):

        def report(done: int, of: int) -> None:
            nonlocal number
            number = of
            show(done, of)

        async for sentence in check(store, report):
            print(sentence)
            wrong += 1
    print(f"{number} tables checked, {wrong} with problems.")
    return 1 if wrong else 0
