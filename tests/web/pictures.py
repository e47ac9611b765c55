"""The pictures of README.md: real pages, light and dark, of matches that bots have played.

python -m tests.web.pictures [NAME...]  write all pictures, or these, into docs/pictures

The matches are in tests/web/matches, a turn to a line. Where a file is missing, bots play a new match.
"""

import base64
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, expect

import riad
from riad.bots.levels import UNTIMED, bot_named
from riad.cli.bench.chromium import MISSING, browser_of
from riad.cli.terminal import compile_with_progress
from riad.games import PACKAGES
from tests.kit.external_programs import installed
from tests.kit.server.node_processes import Player, node
from tests.kit.server.turn_helpers import deal
from tests.kit.web.browser_tab import Tab
from tests.kit.web.prepared_tables import player_of
from tests.kit.web.screenshots import THEMES

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
MATCHES = Path(__file__).parent / "matches"
LARGEST = 80_000  # bytes of a picture
NAMES = ("Anna", "Jón", "Lucia")
SEEDS = {"azul": 7, "alhambra": 8, "dreamhome": 9}
LEVEL = "strong"
DESKTOP, HAND = (1280, 800), (360, 640)
Turn = tuple[int, list[str]]  # a seat and its moves
Grid = tuple[list[int], list[float]]  # the size of a picture and its fields, from 0 (black) to 1
COLUMNS = 32
FURTHEST = 0.025  # mean difference: other fonts make 0.006, another page at least 0.062

TO_WEBP = """async ([png, largest]) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  for (let quality = 0.9; quality > 0.3; quality -= 0.05) {
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    if (blob.size <= largest) {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    }
  }
  throw new Error("too large at any quality");
}"""
# The sizes of pictures, and how bright each field of a coarse grid over each of them is.
BRIGHTNESS = """([pictures, columns]) => Promise.all(pictures.map(async (picture) => {
  const image = await createImageBitmap(await (await fetch("data:;base64," + picture)).blob());
  const { width, height } = image;
  const rows = Math.round((columns * height) / width);
  const how = { resizeWidth: columns, resizeHeight: rows, resizeQuality: "high" };
  const context = new OffscreenCanvas(columns, rows).getContext("2d");
  context.drawImage(await createImageBitmap(image, how), 0, 0);
  const { data } = context.getImageData(0, 0, columns, rows);
  const fields = Array.from({ length: columns * rows }, (_, field) => data.slice(field * 4, field * 4 + 3));
  return [[width, height], fields.map(([r, g, b]) => (0.299 * r + 0.587 * g + 0.114 * b) / 255)];
}))"""


@dataclass(frozen=True)
class Picture:
    """A way to open a page, and the size of the window."""

    visit: Callable[[Tab], None]
    size: tuple[int, int] = DESKTOP
    scale: int = 1


def in_play(game: str, turns: int) -> Callable[[Tab], None]:
    """Return a function that opens a table at a turn of Anna's, so many turns into the match."""

    def open_table(tab: Tab) -> None:
        tab.go("/t/" + table_after(tab, game, turns))
        tab.wait_for_turn()

    return open_table


def final_scoring(tab: Tab) -> None:
    """Open the end of a match, with the lines of its last scoring."""
    tab.go("/t/" + table_after(tab, "alhambra", None))
    expect(tab.page.get_by_role("row", name=re.compile("^Total")).first).to_be_visible()
    tab.button("Final scoring").first.click()


def home(tab: Tab) -> None:
    """Open the home page of someone with three matches in play."""
    for game, turns in IN_PLAY.items():
        table_after(tab, game, turns)
    tab.go()
    expect(tab.page.get_by_role("region", name="Waiting for you")).to_be_visible()


def rules(tab: Tab) -> None:
    """Open the rules of Azul at a figure."""
    tab.go("/rules/azul")
    expect(tab.page.locator("figure svg").first).to_be_visible()
    tab.heading("Factory offer").evaluate("(one) => one.scrollIntoView()")


IN_PLAY = {"azul": 57, "alhambra": 93, "dreamhome": 34}
PAGES = {
    "home": Picture(home),
    **{game: Picture(in_play(game, turns)) for game, turns in IN_PLAY.items()},
    "phone": Picture(in_play("azul", 45), HAND, 2),
    "final": Picture(final_scoring),
    "rules": Picture(rules),
}


def screenshots(browser: Browser, address: str, name: str) -> dict[str, bytes]:
    """Return a page as PNG in each theme, by the name of the picture's file."""
    page, taken = PAGES[name], {}
    touch = page.size == HAND
    with closing(Tab(browser, address, NAMES[0], size=page.size, touch=touch, scale=page.scale)) as tab:
        page.visit(tab)
        tab.wait_for_connection()
        tab.wait_for_answers()
        for theme in THEMES:
            tab.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            tab.settle()
            taken[f"{name}-{theme}.webp"] = tab.page.screenshot()
        assert not tab.faults()
    return taken


def as_webp(browser: Browser, png: bytes) -> bytes:
    """Return a picture as WebP, in the highest quality that is small enough."""
    with closing(browser.new_page()) as page:
        return base64.b64decode(page.evaluate(TO_WEBP, [base64.b64encode(png).decode(), LARGEST]))


def turns_of(game: str, address: str) -> list[Turn]:
    """Return the turns of a saved match; where there is none, bots play one."""
    path = MATCHES / f"{game}.txt"
    if not path.is_file():
        path.parent.mkdir(exist_ok=True)
        lines = (f"{seat}: {'; '.join(moves)}\n" for seat, moves in new_turns(game, address))
        path.write_text("".join(lines), encoding="utf-8")
    rows = [line.split(": ") for line in path.read_text(encoding="utf-8").splitlines()]
    return [(int(seat), moves.split("; ")) for seat, moves in rows]


def new_turns(game: str, address: str) -> Iterator[Turn]:
    """Play a match with a bot in each seat."""
    match = riad.new(game, seats=len(NAMES), seed=SEEDS[game])
    bots = [bot_named(LEVEL, match.engine, seed, seconds=UNTIMED) for seed in range(match.seats)]

    def choose(_legal: list[str]) -> str:
        assert match.turn is not None
        match.push(match.text(bots[match.turn].choose(match.state)))
        return match.moves[-1]

    with people(Player(address, NAMES[0])) as players:
        table = new_table(players, game)
        while (seat := match.turn) is not None:
            shown = players[seat].look(table)
            moves = players[seat].whole_turn(shown, choose)
            assert players[seat].send(shown, moves).status_code == 200
            yield seat, moves


@contextmanager
def people(first: Player) -> Iterator[list[Player]]:
    """Yield everyone who plays the saved matches."""
    with ExitStack() as stack:
        address = str(first.http.base_url)
        yield [first, *(stack.enter_context(closing(Player(address, name))) for name in NAMES[1:])]


def new_table(players: list[Player], game: str) -> str:
    """Start the match that is saved at a table of its own."""
    table = str(players[0].make(game, *["open"] * (len(players) - 1), key=deal(SEEDS[game]))["id"])
    for seat, player in enumerate(players[1:], 1):
        player.sit(table, seat)
    return table


def table_after(tab: Tab, game: str, number: int | None) -> str:
    """Play a saved match for so many turns, or to its end, and return its table."""
    with people(player_of(tab)) as players:
        table = new_table(players, game)
        for seat, moves in turns_of(game, tab.address)[:number]:
            answer = players[seat].send(players[seat].look(table), moves)
            assert answer.status_code == 200, answer.text
    return table


def brightness(browser: Browser, *pictures: bytes) -> list[Grid]:
    """Return how bright each picture is on a coarse grid."""
    with closing(browser.new_page()) as page:
        texts = [base64.b64encode(picture).decode() for picture in pictures]
        grids: list[Grid] = page.evaluate(BRIGHTNESS, [texts, COLUMNS])
    return grids


def difference(one: Grid, other: Grid) -> float:
    """Return the mean difference of two pictures, 1 where they differ in size."""
    (size, fields), (other_size, other_fields) = one, other
    if size != other_size:
        return 1.0
    return sum(abs(a - b) for a, b in zip(fields, other_fields, strict=True)) / len(fields)


def main() -> None:
    """Write all pictures, or those of the pages that are named."""
    PICTURES.mkdir(exist_ok=True)
    for game in PACKAGES:
        compile_with_progress(game)
    with (
        tempfile.TemporaryDirectory() as folder,
        node(Path(folder) / "riad.sqlite") as running,
        browser_of(installed("chromium-headless-shell", MISSING)) as browser,
    ):
        running.wait_until_ready()
        for page in sys.argv[1:] or PAGES:
            for name, png in screenshots(browser, running.address, page).items():
                (PICTURES / name).write_bytes(as_webp(browser, png))


if __name__ == "__main__":
    main()
