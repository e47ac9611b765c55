"""`riad admin`: keep order among the people of a server, while it runs."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import riad
from riad.cli.terminal import FileTrouble

if TYPE_CHECKING:
    from riad.server.settings import Settings
    from riad.server.store import Row, Store

WHO = "a login or an id"


def add_to(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # as every command
    """Add the command to the parser."""
    about = "keep order on a server: people, reports, ban, unban, reset, delete"
    parser = commands.add_parser("admin", help=about, description=about.capitalize() + ".")
    jobs = parser.add_subparsers(title="jobs", metavar="JOB", required=True)
    made = {}
    for name, text in (
        ("people", "list people, the newest first; with TEXT those whose name or login has it"),
        ("reports", "list the lines of chat that were reported"),
        ("close", "note that a report was dealt with"),
        ("ban", "keep somebody out, and end all sessions and tokens"),
        ("unban", "let somebody in again"),
        ("reset", "print a link by which somebody can choose a new password, once and within a day"),
        ("delete", "delete somebody; matches stay, without the name"),
    ):
        job = made[name] = jobs.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        job.add_argument(
            "--database", metavar="X", help="a SQLite file, or postgresql://... (as riad serve has it)"
        )
        job.set_defaults(run=run, job=name)
    made["people"].add_argument("text", nargs="?", default="", metavar="TEXT")
    made["reports"].add_argument("--all", action="store_true", help="also those that were dealt with")
    made["close"].add_argument("report", metavar="REPORT", help="the id of a report")
    for name in ("ban", "unban", "reset", "delete"):
        made[name].add_argument("who", metavar="WHO", help=WHO)
    made["ban"].add_argument("--days", type=days, metavar="N", help="for so many days (without: for ever)")
    made["reset"].add_argument("--site", metavar="ADDRESS", help="where the server is: https://riad.example")
    made["delete"].add_argument("--yes", action="store_true", help="do not ask")


def days(text: str) -> int:
    """A number of days."""
    if not text.isdecimal() or not 1 <= int(text) <= 36_500:
        raise argparse.ArgumentTypeError("days are a number from 1 to 36500")
    return int(text)


def run(chosen: argparse.Namespace) -> None:
    """Do the job."""
    from riad.server.settings import from_environment, with_texts

    settings = with_texts(
        from_environment(), {} if chosen.database is None else {"database": chosen.database}
    )
    if "://" not in settings.store and not Path(settings.store).exists():
        raise FileTrouble(f"{settings.store}: there is no such database")
    asyncio.run(do_job(chosen, settings))


async def do_job(chosen: argparse.Namespace, settings: "Settings") -> None:
    """Open the store, beside a server that may be running, and do the job."""
    from riad.server import admin
    from riad.server.store import Unavailable, open_store

    try:
        store = await open_store(settings.store, reading=True)
    except Unavailable as error:
        raise FileTrouble(f"the database does not answer: {error}") from error
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
        raise FileTrouble(f"the database does not answer: {error}") from error
    finally:
        await store.close()


async def about_person(chosen: argparse.Namespace, settings: "Settings", store: "Store") -> None:
    """Do what was asked about one person."""
    from riad.server import admin

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
    """Return whether the operator answers a question with yes."""
    if not sys.stdin.isatty():
        raise riad.BadOption("yes", "nobody can be asked here: --yes deletes without a question")
    return input(question).strip().lower() in ("y", "yes")


def site_of(given: str | None, settings: "Settings") -> str:
    """The address of the site, without a slash at its end."""
    if given:
        return given.rstrip("/")
    name = settings.hosts.split(",")[0].strip()
    return f"https://{name}" if name else f"http://localhost:{settings.port}"


def day(at: int) -> str:
    """A time as a day."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d") if at else "-"


def print_people(rows: Sequence["Row"]) -> None:
    """One line each."""
    from riad.server.showing import now

    for row in rows:
        state = " banned" if (row["banned"] or 0) > now() else ""
        state += f" reported:{row['reports']}" if row["reports"] else ""
        times = f"since {day(row['created'])} seen {day(row['seen'])}"
        print(f"{row['id']}  {row['login'] or '-'}  {row['name']}  {times}  seats {row['seats']}{state}")


def print_reports(rows: Sequence["Row"]) -> None:
    """Each with its line of chat."""
    for row in rows:
        state = " closed" if row["closed"] else ""
        print(f"{row['id']}  {day(row['at'])}{state}  table {row['table_id']}")
        print(f"  {row['name']} ({row['login'] or row['person']}): {row['text']}")
        if row["note"]:
            print(f"  reported by {row['reporter']}: {row['note']}")
        else:
            print(f"  reported by {row['reporter']}")
