"""A page in a browser of its own, which records everything that goes wrong in it."""

import json
import re

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    StorageState,
    expect,
)

from riad.cli.bench.chromium import PATIENCE
from tests.kit.server.node_processes import Player

PHONE, TABLET, LYING, DESK = (320, 640), (768, 1024), (1024, 768), (1440, 900)
GIVEN_UP = "net::ERR_ABORTED"  # cancelled by the page itself
CUT = (r"WebSocket connection to .* failed", r"net::ERR_", r"^request failed", r"when fetching the script")
"""Messages that a browser itself writes to the console when the network fails; pages cannot prevent them."""
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
# On a busy machine the page learns its new size only after the command has returned.
RESIZED = """([width, height]) => new Promise((done) => {
  const size = matchMedia(`(width: ${width}px) and (height: ${height}px)`);
  const look = () => requestAnimationFrame(size.matches ? done : look);
  look();
})"""


def kept_by(player: Player, address: str, name: str | None) -> StorageState:
    """Return the browser storage of a visitor who has been here before."""
    cookies = player.http.cookies.jar
    return {
        "cookies": [
            {
                "name": one.name,
                "value": one.value or "",
                "domain": "127.0.0.1",
                "path": "/",
                "expires": -1,
                "httpOnly": True,
                "secure": False,
                "sameSite": "Lax",
            }
            for one in cookies
        ],
        "origins": [
            {
                "origin": address,
                "localStorage": [
                    {"name": "riad.me", "value": json.dumps({"id": player.id, "name": name})},
                ],
            }
        ],
    }


# Some browsers do not report every page error to the console.
TELL_ERRORS = 'addEventListener("error", ({ message }) => message && console.error(message))'
# Keep the last connection that the page has made, to see whether it is open.
KEEP_CONNECTION = """globalThis.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    globalThis.lastConnection = this;
  }
}"""
# The page draws the name of a visitor who gives none, and how long it waits before it connects again.
KNOWN_CHANCE = """(() => {
  let last = 1;
  Math.random = () => (last = (last * 16_807) % 2_147_483_647) / 2_147_483_647;
})()"""
# A test may stop the clock of a page, but the test itself needs a timer that runs.
KEEP_TIMER = "globalThis.timerOfTests = setTimeout"
A_MOMENT = "() => new Promise((done) => (globalThis.timerOfTests ?? setTimeout)(done))"
AN_ANSWER = 8  # milliseconds that the node takes at least
CONNECTED = "() => globalThis.lastConnection?.readyState === WebSocket.OPEN"


class Tab:
    """A visitor with a browser."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str | None = None,
        *,
        size: tuple[int, int] = DESK,
        touch: bool = False,
        motion: bool = False,
        languages: str = "en",
        scale: int = 1,
    ) -> None:
        # The API does what the page would do, only faster: create tables and make turns.
        self.player = Player(address, name) if name else None
        self.context = browser.new_context(
            base_url=address,
            storage_state=kept_by(self.player, address, name) if self.player else None,
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            locale=languages,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TELL_ERRORS)
        self.context.add_init_script(KEEP_CONNECTION)
        self.context.add_init_script(KNOWN_CHANCE)
        self.context.add_init_script(KEEP_TIMER)
        self.page: Page = self.context.new_page()
        self.address = address
        self.wrong: list[str] = []
        self._foreseen: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        self.page.on("requestfailed", self._failed)
        self._asked: set[Request] = set()
        self.page.on("request", self._sent)
        self.page.on("requestfinished", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):  # a violation of the policy is an error, too
            self.wrong.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _sent(self, request: Request) -> None:
        self._asked.add(request)

    def _answered(self, request: Request) -> None:
        self._asked.discard(request)

    def _failed(self, request: Request) -> None:
        self._asked.discard(request)
        if request.failure != GIVEN_UP:
            self.wrong.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def foresee(self, *patterns: str) -> None:
        """Ignore faults that match these patterns from now on: the test itself causes them."""
        self._foreseen += patterns

    def faults(self) -> list[str]:
        """Return the faults that no pattern foresees."""
        return [fault for fault in self.wrong if not any(re.search(one, fault) for one in self._foreseen)]

    def close(self) -> None:
        """Close the browser context and the player."""
        self.context.close()
        if self.player is not None:
            self.player.close()

    # ---------- reading the page ----------

    def go(self, path: str = "/") -> None:
        """Open a page by its address."""
        self.page.goto(path)

    @property
    def path(self) -> str:
        """The address without the server's name."""
        return self.page.url.removeprefix(self.address)

    @property
    def table(self) -> str:
        """The table on the page."""
        return self.path.split("/")[2]

    def button(self, name: str, *, exact: bool = False) -> Locator:
        """Return a button by the beginning of its name."""
        return self.page.get_by_role(
            "button", name=name if exact else re.compile(f"^{re.escape(name)}"), exact=exact or None
        )

    def link(self, name: str) -> Locator:
        """Return a link by the beginning of its name."""
        return self.page.get_by_role("link", name=re.compile(f"^{re.escape(name)}"))

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        """Return a heading by its name."""
        return self.page.get_by_role("heading", name=name)

    def choice(self, choice: str) -> Locator:
        """Return an element of the board."""
        return self.page.locator(f'[data-choice="{choice}"]').first

    def chosen(self) -> list[str]:
        """Return the elements of the board that are marked as chosen."""
        marked: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-choice][aria-pressed=true]')]"
            ".map((element) => element.dataset.choice)"
        )
        return marked

    @property
    def undo(self) -> Locator:
        """The button that undoes a step."""
        return self.page.get_by_role("button", name="Undo", exact=True)

    @property
    def confirm(self) -> Locator:
        """The button that sends the turn."""
        return self.page.get_by_role("region", name="Your move").get_by_role(
            "button", name=re.compile("^Confirm")
        )

    @property
    def sent_again(self) -> Locator:
        """The visible message that an unanswered turn will be sent again; another copy is read aloud."""
        bar = self.page.get_by_role("region", name="Your move")
        return bar.get_by_text("Your turn is saved here and will be sent again")

    def wait_for_turn(self) -> None:
        """Wait until something can be chosen."""
        expect(self.page.locator('[data-choice]:not([aria-disabled="true"])').first).to_be_visible()

    def settle(self) -> None:
        """Wait until the page has drawn its changes."""
        self.page.evaluate(SETTLED)

    def resize(self, width: int, height: int) -> None:
        """Resize the window, and wait until the page is drawn at its new size."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(RESIZED, [width, height])
        self.settle()

    def wait_for_answers(self) -> None:
        """Wait until the page has an answer to every request, and sends no further one."""
        quiet = 0
        while quiet < 2:
            if self._asked:
                self.page.wait_for_timeout(AN_ANSWER)
            self.page.evaluate(A_MOMENT)
            quiet = 0 if self._asked else quiet + 1

    def wait_for_connection(self) -> None:
        """Wait until the page is connected: after a long wait it shows a message, which takes space."""
        self.page.wait_for_function(CONNECTED)
        self.settle()

    def scrolls_sideways(self) -> int:
        """Return by how many pixels the page is too wide."""
        excess: int = self.page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
        return max(0, excess)
