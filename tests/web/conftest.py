"""A real browser, a real node, and pages that fail their test when anything goes wrong in them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from riad.cli.bench.chromium import MISSING, PATIENCE, browser_of
from riad.cli.terminal import compile_with_progress
from riad.games import PACKAGES
from riad.server.routes.pages import BUILT
from tests.kit.external_programs import installed
from tests.kit.server.node_processes import NodeProcess, Player, node
from tests.kit.web.browser_tab import Tab
from tests.kit.web.prepared_tables import a_table, play_ahead

ROOT = Path(__file__).parent.parent.parent
Come = Callable[..., Tab]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--screenshots",
        type=Path,
        default=ROOT / ".cache" / "screenshots",
        help="the folder for pictures of the boards (.cache/screenshots)",
    )


# The scope is the package, not the session: see __init__.py.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium that runs for as long as these tests."""
    program = installed("chromium-headless-shell", MISSING)
    expect.set_options(timeout=PATIENCE)
    with browser_of(program) as running:
        yield running


@pytest.fixture(scope="session")
def pages() -> None:
    """Pages that are built, and rules that are compiled."""
    if not (BUILT / "index.html").is_file():
        pytest.fail("the pages are not built: ./run test does that, or `npm run build` in web/")
    for name in PACKAGES:
        compile_with_progress(name)


@pytest.fixture(scope="package")
def server(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:  # noqa: ARG001
    """A node without limits, whose bots move without delay."""
    with node(tmp_path_factory.mktemp("web") / "riad.sqlite") as running:
        warm_up(running)
        yield running


def warm_up(running: NodeProcess) -> None:
    """Let a bot move in every game: a node that has just started is slow, because it loads all rules."""
    host = Player(running.address)
    for name in PACKAGES:
        play_ahead(host, host.make(name, "gentle")["id"], turns=1)
    host.close()


@pytest.fixture
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """A function that opens the node for a visitor, each in a browser context of their own."""
    here: list[Tab] = []

    def visitor(name: str | None = None, *, to: NodeProcess | None = None, **how: Any) -> Tab:
        there = to or request.getfixturevalue("server")
        here.append(Tab(browser, there.address, name, **how))
        return here[-1]

    yield visitor
    faults = [fault for tab in here for fault in tab.faults()]
    for tab in here:
        tab.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def tab(come: Come) -> Tab:
    """A visitor who was never here before."""
    return come()


@pytest.fixture
def anna(come: Come) -> Tab:
    return come("Anna")


@pytest.fixture(params=list(PACKAGES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def playing(anna: Tab, game: str) -> Tab:
    """Anna at a table in the middle of a game, on her turn."""
    anna.go("/t/" + a_table(anna, game, turns=6))
    anna.wait_for_turn()
    return anna


@pytest.fixture
def screenshots(request: pytest.FixtureRequest) -> Path:
    """The folder for the screenshots."""
    folder: Path = request.config.getoption("--screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
