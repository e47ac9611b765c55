"""`riad bench --pages`: script size of a board, and the load time of a page on a slow machine."""

import argparse
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import riad
from riad import games
from riad.cli.bench.chromium import MISSING, PATIENCE, browser_of, find_chromium
from riad.cli.bench.server import show
from riad.cli.bench.server_process import ServerProcess
from riad.cli.terminal import compile_with_progress

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from riad.cli.bench.server_measurements import Figures

ROUNDS = 5
SLOW_DOWN = 4
FAST_3G = {  # the profile of Chromium's developer tools
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 180_000,
    "uploadThroughput": 84_375,
}
WANTED_KB, WANTED_S = 120, 1.5
TABLES = "/t/"
TABLE = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]}
BOARD = "[data-choice]"
LARGEST = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true });
})"""


def run(chosen: argparse.Namespace) -> None:
    """Measure and print row by row."""
    program = ready()
    names = [chosen.game] if chosen.game else list(games.PACKAGES)
    for name in names:
        compile_with_progress(name)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, browser_of(program) as browser:
        node = ServerProcess(Path(folder) / "pages.sqlite")
        try:
            for name in names:
                show(chosen, f"script of {name}", script_of(browser, node.port, name))
            for called, page in pages_of(names):
                show(chosen, called, first_visits(browser, node.port, page))
        finally:
            node.stop()


def pages_of(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the names and paths of the pages to time."""
    yield "home", "/"
    for called, place in (("a table", TABLES), ("the rules", "/rules/"), ("the lesson", "/learn/")):
        yield from ((f"{called} of {name}", place + name) for name in names)
    yield "the settings", "/settings"


def ready() -> Path:
    """Return the browser to measure with, or raise an error that names the missing part."""
    from riad.server.routes.pages import BUILT

    import_module("playwright")
    program = find_chromium()
    if program is None:
        raise riad.BadOption("pages", MISSING)
    if not (BUILT / "index.html").is_file():
        raise riad.BadOption("pages", "the pages are not built: ./run builds them")
    return program


def visitor(browser: "Browser", port: int) -> "BrowserContext":
    """Open a context for a new visitor, without the service worker, which would prefetch."""
    address = f"http://127.0.0.1:{port}"
    context = browser.new_context(base_url=address, service_workers="block", locale="en")
    context.set_default_timeout(PATIENCE)
    return context


def new_table(context: "BrowserContext", port: int, game: str) -> str:
    """Create a table against a bot as this visitor, and return its address."""
    origin = {"origin": f"http://127.0.0.1:{port}"}
    context.request.post("/api/me", data={"name": "Anna"}, headers=origin)
    answer = context.request.post("/api/tables", data={"game": game, **TABLE}, headers=origin)
    return f"/t/{answer.json()['id']}"


def script_of(browser: "Browser", port: int, game: str) -> "Figures":
    """Measure the script bytes transferred from the home page to the board with an empty cache."""
    context = visitor(browser, port)
    page = context.new_page()
    sizes = Sizes(page)
    page.goto("/")
    page.get_by_role("button", name="Play now").nth(list(games.PACKAGES).index(game)).click()
    page.wait_for_selector(BOARD)
    page.wait_for_load_state("networkidle")
    context.close()
    first = {"wanted_kb": WANTED_KB} if game == "azul" else {}
    return {"kb": round(sizes.bytes / 1000, 1), "files": sizes.files, **first}


class Sizes:
    """The scripts loaded by a page, in transferred bytes: compressed, with their headers."""

    def __init__(self, page: "Page") -> None:
        self.bytes = self.files = 0
        self._scripts: set[str] = set()
        network = page.context.new_cdp_session(page)
        network.on("Network.responseReceived", self._began)
        network.on("Network.loadingFinished", self._ended)
        network.send("Network.enable")

    def _began(self, event: dict[str, Any]) -> None:
        if event["type"] == "Script":
            self._scripts.add(event["requestId"])

    def _ended(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._scripts:
            self.bytes += int(event["encodedDataLength"])
            self.files += 1


def first_visits(browser: "Browser", port: int, page: str, rounds: int = ROUNDS) -> "Figures":
    """Measure a page opened by its link on a slow machine and line; /t/GAME stands for a new table.

    The figures are the largest contentful paint, and the appearance of a table's board.
    """
    visits = sorted(first_visit(browser, port, page) for _ in range(rounds))
    paints, boards = zip(*visits, strict=True)
    return {
        "paint_s": round(statistics.median(paints), 2),
        "from": round(paints[0], 2),
        "to": round(paints[-1], 2),
        "wanted_s": WANTED_S,
        **({"board_s": round(statistics.median(boards), 2)} if page.startswith(TABLES) else {}),
    }


def first_visit(browser: "Browser", port: int, where: str) -> tuple[float, float]:
    """Return the seconds until the largest paint, and until the board or the heading appears."""
    context = visitor(browser, port)
    game = where.removeprefix(TABLES) if where.startswith(TABLES) else None
    address = where if game is None else new_table(context, port, game)
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Network.enable")
    slow.send("Network.emulateNetworkConditions", FAST_3G)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
    page.goto(address)
    page.wait_for_selector(BOARD if game else "main h1", timeout=120_000)
    there: float = page.evaluate("() => performance.now()")
    page.wait_for_load_state("networkidle", timeout=120_000)
    milliseconds: float = page.evaluate(LARGEST)
    context.close()
    return milliseconds / 1000, there / 1000
