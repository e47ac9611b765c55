"""`riad admin`: moderate the people of a server, while it runs."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import riad
from riad.cli.terminal import FileError, as_sentence

if TYPE_CHECKING:
    from riad.server.settings import Settings
    from riad.server.store.base import Row, Store

WHO = "a username or an id"


def add_parser(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the command to the parser."""
    about = "moderate a server: people, reports, ban, unban, reset, delete"
    parser = commands.add_parser("admin", help=about, description=as_sentence(about))
    jobs = parser.add_subparsers(title="jobs", metavar="JOB", required=True)
    made = {}
    for name, text in (
        ("people", "list people, newest first; with TEXT only those whose name or username contains it"),
        ("reports", "list reported chat messages"),
        ("close", "mark a report as handled"),
        ("ban", "ban an account, and end all its sessions and tokens"),
        ("unban", "lift a ban"),
        ("reset", "print a link for choosing a new password; it works once, within a day"),
        ("delete", "delete an account; its matches stay, without the name"),
    ):
        job = made[name] = jobs.add_parser(name, help=text, description=as_sentence(text))
        job.add_argument(
            "--database", metavar="X", help="a SQLite file, or postgresql://... (default: as for riad serve)"
        )
        job.set_defaults(run=run, job=name)
    made["people"].add_argument("text", nargs="?", default="", metavar="TEXT")
    made["reports"].add_argument("--all", action="store_true", help="include handled reports")
    made["close"].add_argument("report", metavar="REPORT", help="the id of a report")
    for name in ("ban", "unban", "reset", "delete"):
        made[name].add_argument("who", metavar="WHO", help=WHO)
    made["ban"].add_argument("--days", type=days, metavar="N", help="number of days (default: for ever)")
    made["reset"].add_argument(
        "--site", metavar="ADDRESS", help="address of the server, such as https://riad.example"
    )
    made["delete"].add_argument("--yes", action="store_true", help="do not ask for confirmation")


def days(text: str) -> int:
    """Return a number of days."""
    if not text.isdecimal() or not 1 <= int(text) <= 36_500:
        raise argparse.ArgumentTypeError("days must be 1 to 36500")
    return int(text)


def run(chosen: argparse.Namespace) -> None:
    """Run the command."""
    from riad.server.settings import from_environment, with_texts

    settings = with_texts(
        from_environment(), {} if chosen.database is None else {"database": chosen.database}
    )
    if "://" not in settings.store and not Path(settings.store).exists():
        raise FileError(f"there is no database at {settings.store}")
    asyncio.run(do_job(chosen, settings))


async def do_job(chosen: argparse.Namespace, settings: "Settings") -> None:
    """Open the store, even while a server is running, and do the job."""
    from riad.server.people import admin
    from riad.server.store import open_store
    from riad.server.store.base import Unavailable

    try:
        store = await open_store(settings.store, reading=True)
    except Unavailable as error:
        raise FileError(f"cannot reach the database: {error}") from error
    try:
        if chosen.job == "people":
            print_people(await admin.people(store, chosen.text))
        elif chosen.job == "reports":
            print_reports(await admin.reports(store, chosen.all))
        elif chosen.job == "close":
            await admin.close_report(store, chosen.report)
            print(f"Report {chosen.report} is closed.")
        else:
            await about_person(chosen, settings, store)
    except Unavailable as error:
        raise FileError(f"cannot reach the database: {error}") from error
    finally:
        await store.close()


async def about_person(chosen: argparse.Namespace, settings: "Settings", store: "Store") -> None:
    """Carry out a job on one person's account."""
    from riad.server.people import admin

    person = await admin.find(store, chosen.who)
    if chosen.job == "ban":
        await admin.ban(store, person, chosen.days)
        print(f"{person.shown} is banned {f'for {chosen.days} days' if chosen.days else 'for ever'}.")
    elif chosen.job == "unban":
        await admin.unban(store, person)
        print(f"{person.shown} is no longer banned.")
    elif chosen.job == "reset":
        link = await admin.reset_link(store, person)
        print(f"{site_of(chosen.site, settings)}{link}")
    elif chosen.yes or is_agreed(f"Delete {person.shown}? This cannot be undone. [y/N] "):
        await admin.delete(store, person)
        print(f"{person.shown} is deleted. The server takes the name out of the matches when it runs.")
    else:
        print("Nothing was deleted.")


def is_agreed(question: str) -> bool:
    """Return whether the operator confirms a question."""
    if not sys.stdin.isatty():
        raise riad.BadOption("yes", "cannot ask for confirmation here: use --yes to delete without asking")
    return input(question).strip().lower() in ("y", "yes")


def site_of(address: str | None, settings: "Settings") -> str:
    """Return the address of the site, without a slash at its end."""
    if address:
        return address.rstrip("/")
    name = settings.hosts.split(",")[0].strip()
    return f"https://{name}" if name else f"http://localhost:{settings.port}"


def day(at: int) -> str:
    """Return a time as a day."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d") if at else "-"


def print_people(rows: Sequence["Row"]) -> None:
    """Print one line per person."""
    from riad.server.now import now

    for row in rows:
        state = " banned" if (row["banned"] or 0) > now() else ""
        state += f" reported:{row['reports']}" if row["reports"] else ""
        times = f"since {day(row['created'])} seen {day(row['seen'])}"
        print(f"{row['id']}  {row['login'] or '-'}  {row['name']}  {times}  seats {row['seats']}{state}")


def print_reports(rows: Sequence["Row"]) -> None:
    """Print each report with its chat message."""
    for row in rows:
        state = " closed" if row["closed"] else ""
        print(f"{row['id']}  {day(row['at'])}{state}  table {row['table_id']}")
        print(f"  {row['name']} ({row['login'] or row['person']}): {row['text']}")
        if row["note"]:
            print(f"  reported by {row['reporter']}: {row['note']}")
        else:
            print(f"  reported by {row['reporter']}")
