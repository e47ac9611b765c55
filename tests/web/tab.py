"""A page in a browser of its own, that takes note of all that goes wrong in it."""

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

from riad.cli.load.chromium import PATIENCE
from tests.server.serving import Player

PHONE, TABLET, LYING, DESK = (320, 640), (768, 1024), (1024, 768), (1440, 900)
GIVEN_UP = "net::ERR_ABORTED"  # by the page itself, as when it asks for hints that are of no use any more
CUT = (r"WebSocket connection to .* failed", r"net::ERR_", r"^request failed", r"when fetching the script")
"""What a browser itself writes into the console when the network is gone; nobody can keep it from that."""
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
# On a busy machine the page hears of its new size only after the command has returned.
RESIZED = """([width, height]) => new Promise((done) => {
  const size = matchMedia(`(width: ${width}px) and (height: ${height}px)`);
  const look = () => requestAnimationFrame(size.matches ? done : look);
  look();
})"""


def kept_by(player: Player, address: str, name: str | None) -> StorageState:
    """What the browser of somebody keeps who has been here before."""
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


# Not every browser tells its console of every error that the page is told of.
TELL_ERRORS = 'addEventListener("error", ({ message }) => message && console.error(message))'
# The last connection that the page has made, and whether it is open.
KEEP_CONNECTION = """globalThis.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    globalThis.lastConnection = this;
  }
}"""
# A test may stop the clock of a page, but what waits for the page must go on.
KEEP_TIMER = "globalThis.timerOfTests = setTimeout"
A_MOMENT = "() => new Promise((done) => (globalThis.timerOfTests ?? setTimeout)(done))"
CONNECTED = "() => globalThis.lastConnection?.readyState === WebSocket.OPEN"


class Tab:
    """Somebody with a browser."""

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
    ) -> None:
        # Does past the page what the page would do, only faster: a table to begin with, turns made already.
        self.player = Player(address, name) if name else None
        self.context = browser.new_context(
            base_url=address,
            storage_state=kept_by(self.player, address, name) if self.player else None,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            locale=languages,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TELL_ERRORS)
        self.context.add_init_script(KEEP_CONNECTION)
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
        if message.type in ("error", "warning"):  # what the policy forbids is an error, too
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
        """From now on these are no faults: the test itself is their cause."""
        self._foreseen += patterns

    def faults(self) -> list[str]:
        """What went wrong that no one has foreseen."""
        return [fault for fault in self.wrong if not any(re.search(one, fault) for one in self._foreseen)]

    def close(self) -> None:
        """Leave."""
        self.context.close()
        if self.player is not None:
            self.player.close()

    # ---------- looking ----------

    def go(self, path: str = "/") -> None:
        """Open a page by its address."""
        self.page.goto(path)

    @property
    def path(self) -> str:
        """The address without the server's name."""
        return self.page.url.removeprefix(self.address)

    @property
    def table(self) -> str:
        """The table that is shown."""
        return self.path.split("/")[2]

    def button(self, name: str, *, exact: bool = False) -> Locator:
        """A button by the beginning of its name."""
        return self.page.get_by_role(
            "button", name=name if exact else re.compile(f"^{re.escape(name)}"), exact=exact or None
        )

    def link(self, name: str) -> Locator:
        """A link by the beginning of its name."""
        return self.page.get_by_role("link", name=re.compile(f"^{re.escape(name)}"))

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        """A heading by its name."""
        return self.page.get_by_role("heading", name=name)

    def choice(self, choice: str) -> Locator:
        """An element of the board."""
        return self.page.locator(f'[data-choice="{choice}"]').first

    def chosen(self) -> list[str]:
        """The elements of the board that are marked as chosen."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-choice][aria-pressed=true]')]"
            ".map((element) => element.dataset.choice)"
        )
        return found

    @property
    def undo(self) -> Locator:
        """The button that takes a step back."""
        return self.page.get_by_role("button", name="Undo", exact=True)

    @property
    def confirm(self) -> Locator:
        """The button that sends the turn."""
        return self.page.get_by_role("region", name="Your move").get_by_role(
            "button", name=re.compile("^Confirm")
        )

    @property
    def sent_again(self) -> Locator:
        """That a turn got no answer and is sent again, where it is seen: it is spoken, too."""
        bar = self.page.get_by_role("region", name="Your move")
        return bar.get_by_text("Your turn is saved here and will be sent again")

    def wait_for_turn(self) -> None:
        """Wait until something can be chosen."""
        expect(self.page.locator('[data-choice]:not([aria-disabled="true"])').first).to_be_visible()

    def settle(self) -> None:
        """Wait until what was done is drawn."""
        self.page.evaluate(SETTLED)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page is drawn in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(RESIZED, [width, height])
        self.settle()

    def wait_for_answers(self) -> None:
        """Wait until the page has heard all that it asked the server, and has nothing further to ask."""
        quiet = 0
        while quiet < 2:
            self.page.evaluate(A_MOMENT)
            quiet = 0 if self._asked else quiet + 1

    def wait_for_connection(self) -> None:
        """Wait until the page is connected: one that waits for long says so, which takes room."""
        self.page.wait_for_function(CONNECTED)
        self.settle()

    def scrolls_sideways(self) -> int:
        """By how many pixels the page is too wide."""
        found: int = self.page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
        return max(0, found)
