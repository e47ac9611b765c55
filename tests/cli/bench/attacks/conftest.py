"""A node to attack, with the match that the attacks ask for."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from riad.cli.bench.attacks.attack import Target
from riad.cli.bench.server_process import ServerProcess
from riad.server.node import running
from riad.server.settings import Settings
from tests.kit.server.table_fixtures import play, two


@pytest.fixture(scope="package")
def stored_match(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A database with a finished match of Azul, in place of a long one."""
    database = tmp_path_factory.mktemp("attacks") / "original.sqlite"

    async def story() -> str:
        async with running(Settings(database=str(database), bot_pace=60)) as server:
            anna, _ = await server.people.visit("Anna")
            table = await server.seating.create(anna, two())
            return (await play(server, anna, table)).facts.id

    return database, {"alhambra": asyncio.run(story())}


@pytest.fixture
def attacked(stored_match: tuple[Path, dict[str, str]], tmp_path: Path) -> Iterator[Callable[..., Target]]:
    """A function that starts a node with some flags, to be attacked."""
    database, tables = stored_match
    with ExitStack() as stack:

        def start(*flags: str) -> Target:
            path = tmp_path / "riad.sqlite"
            path.write_bytes(database.read_bytes())
            node = ServerProcess(path, *flags, limits=True)
            stack.callback(node.stop)
            node.wait_until_ready()
            return Target(node, tables, tmp_path)

        yield start
