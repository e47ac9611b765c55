"""`riad admin` on a database, beside a running server."""

import asyncio
import re
from pathlib import Path

import pytest

from riad.server.errors import AccountError
from riad.server.node import running
from riad.server.settings import Settings
from riad.server.wire.requests import Report
from tests.kit.command_runner import Command
from tests.kit.server.table_fixtures import two


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with an account, a visitor, and a reported message."""
    path = tmp_path / "riad.sqlite"

    async def fill() -> None:
        async with running(Settings(database=str(path))) as node:
            anna, bela = [(await node.people.visit(name))[0] for name in ("Anna", "Bela")]
            await node.people.register(anna, "anna", "correct horse")
            table = (await node.seating.create(anna, two("guest"))).facts.id
            await node.chat.say(anna, table, "Something foul")
            await node.order.report(bela, table, Report(room="players", number=1, note="rude"))

    asyncio.run(fill())
    return path


def test_people_are_listed_and_searched(command: Command, database: Path) -> None:
    answer = command("admin", "people", "--database", database)
    assert (answer.code, answer.err) == (0, "")
    assert sorted(line.split()[2] for line in answer.out.splitlines()) == ["Anna", "Bela"]
    (line,) = command("admin", "people", "ANN", "--database", database).out.splitlines()
    assert re.fullmatch(
        r"\S{16}  anna  Anna  since \d{4}-\d\d-\d\d seen \d{4}-\d\d-\d\d  seats 2 reported:1", line
    )
    assert command("admin", "people", "nobody", "--database", database).out == ""


def test_reports_are_listed_and_closed(command: Command, database: Path) -> None:
    first, line, by = command("admin", "reports", "--database", database).out.splitlines()
    assert line == "  Anna (anna): Something foul"
    assert re.fullmatch(r"  reported by \S{16}: rude", by)
    report = first.split()[0]
    assert command("admin", "close", report, "--database", database).out == f"Report {report} is closed.\n"
    assert command("admin", "reports", "--database", database).out == ""
    assert " closed  table " in command("admin", "reports", "--all", "--database", database).out
    again = command("admin", "close", report, "--database", database)
    assert (again.code, again.err) == (2, f"riad: there is no open report '{report}'\n")


def test_beside_a_running_server(command: Command, database: Path) -> None:
    """The command writes while the server keeps running."""

    async def story() -> None:
        async with running(Settings(database=str(database))) as node:
            anna, token = await node.people.login("anna", "correct horse")
            assert await node.people.who(token) is not None
            answer = await asyncio.to_thread(
                command, "admin", "ban", "anna", "--days", 2, "--database", database
            )
            assert answer == (0, "Anna (anna) is banned for 2 days.\n", "")
            while await node.people.who(token) is not None:  # the node reads the notice
                await asyncio.sleep(0.02)
            with pytest.raises(AccountError, match="has closed this account"):
                await node.people.login("anna", "correct horse")
            answer = await asyncio.to_thread(command, "admin", "unban", anna.id, "--database", database)
            assert answer.out == "Anna (anna) is no longer banned.\n"
            assert (await node.people.login("anna", "correct horse"))[0] == anna
            await asyncio.to_thread(command, "admin", "delete", "anna", "--yes", "--database", database)
            with pytest.raises(AccountError, match="Wrong"):
                await node.people.login("anna", "correct horse")

    asyncio.run(story())


def test_a_link_for_a_new_password(command: Command, database: Path) -> None:
    for flags, site in (
        (("--site", "https://riad.example/"), "https://riad.example"),
        ((), "http://localhost:8080"),
    ):
        answer = command("admin", "reset", "anna", *flags, "--database", database)
        assert re.fullmatch(re.escape(site) + r"/me#reset=\S{32}\n", answer.out), answer
    name = next(
        line for line in command("admin", "people", "--database", database).out.splitlines() if "Bela" in line
    )
    refused = command("admin", "reset", name.split()[0], "--database", database)
    assert refused.code == 2
    assert refused.err.endswith("has no account, and so no password\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("ban", "nobody"), "there is no person with the username or id 'nobody'"),
        (("ban", "anna", "--days", "0"), "days must be 1 to 36500"),
        (("delete", "anna"), "use --yes to delete"),
        (("unban", "anna"), "Anna (anna) is not banned"),
        ((), "the following arguments are required: JOB"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    command: Command, database: Path, arguments: tuple[str, ...], words: str
) -> None:
    flags = ("--database", database) if arguments else ()
    answer = command("admin", *arguments, *flags)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert words in answer.err


def test_a_database_that_is_not_there_is_not_made(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "nowhere.sqlite"
    answer = command("admin", "people", "--database", path)
    assert answer == (2, "", f"riad: there is no database at {path}\n")
    assert not path.exists()
