"""Both databases, fresh for every test, and one node for all tests that can share it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from riad.cli.terminal import compile_with_progress
from riad.games import PACKAGES
from tests.kit.server import patient
from tests.kit.server.databases import Postgres, started_postgres
from tests.kit.server.databases import running as run
from tests.kit.server.dealing import known_deals
from tests.kit.server.node_processes import NodeProcess, Player, node
from tests.kit.server.played_database import Kept, backed_up
from tests.kit.server.table_fixtures import fill


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that runs for the whole session."""
    with started_postgres() as server:
        yield server


@pytest.fixture
def address(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database in PostgreSQL."""
    with postgres.database() as text:
        yield text


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address or path that opens an empty store, of both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "riad.db")
    return str(request.getfixturevalue("address"))


@pytest.fixture(autouse=True, scope="session")
def compiled() -> None:
    """Compiled rules, so that no test waits for the compiler unexpectedly."""
    for name in PACKAGES:
        compile_with_progress(name)


@pytest.fixture(autouse=True, scope="session")
def deals() -> Iterator[None]:
    """Deals that follow from the request, in the nodes inside this process too."""
    with known_deals():
        yield


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """A database with play in it, and its backup."""
    folder = tmp_path_factory.mktemp("kept")
    database = folder / "riad.sqlite"
    tables = run(fill(str(database)))
    run(backed_up(database, folder / "all.riad"))
    return Kept(database, tables, folder / "all.riad")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node with a SQLite file, bots that answer at once, and no limits."""
    with node(tmp_path_factory.mktemp("server") / "riad.sqlite") as running:
        yield running


@pytest.fixture
def come(server: NodeProcess) -> Iterator[Callable[[str], Player]]:
    """A function that signs people in to the node under their names."""
    here: list[Player] = []

    def as_(name: str) -> Player:
        here.append(Player(server.address, name))
        return here[-1]

    yield as_
    for player in here:
        player.close()


@pytest.fixture
def anna(come: Callable[[str], Player]) -> Player:
    return come("Anna")


@pytest.fixture
def bela(come: Callable[[str], Player]) -> Player:
    return come("Bela")


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node behind a proxy, with its own name and tight limits."""
    flags = ("--limits", "0.1", "--proxies", "127.0.0.1", "--hosts", "Riad.example, 127.0.0.1")
    with node(tmp_path_factory.mktemp("strict") / "riad.sqlite", *flags) as running:
        yield running


@pytest.fixture
def visitor(strict: NodeProcess, request: pytest.FixtureRequest) -> Iterator[httpx.Client]:
    """A visitor with a separate address, who comes over https through the proxy."""
    place = request.session.items.index(request.node)
    headers = {"x-forwarded-for": f"10.0.{place // 250}.{place % 250}", "x-forwarded-proto": "https"}
    with httpx.Client(base_url=strict.address, headers=headers, timeout=patient.PATIENCE) as client:
        yield client
