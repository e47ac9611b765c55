"""Players who follow the marks of the page, without knowing the rules, by mouse, by touch or by keyboard."""

import random
import time
from typing import Any, Protocol

from playwright.sync_api import Locator, Position
from playwright.sync_api import TimeoutError as TooLate

from tests.kit.web.browser_tab import Tab

# In Alhambra, a player who only takes money never finishes; in Azul, the first row is complete soonest.
PREFERRED = {"alhambra": ("buy ", "pay "), "azul": ("to 1",)}
PATIENCE = 100  # milliseconds; then other choices are tried
MOST_STEPS = 60  # in one turn
LONG = 800  # seconds for a match, on a busy machine

# The next step: the match is over, the turn can be confirmed, or one of these elements can be chosen, where
# those that became available with the last step come first. Null when it is not this player's turn.
NEXT = """({ before, touched, patience, deadline }) => new Promise((done) => {
  const began = performance.now();
  const off = (element) => element.getAttribute("aria-disabled") === "true";
  const look = () => {
    if (location.pathname.split("/").length > 3) return { left: location.pathname };
    if (document.querySelector("#final-heading")) return { over: true };
    const bar = document.querySelector('section[aria-label="Your move"]');
    if (!bar) return null;
    const buttons = [...bar.querySelectorAll("button")];
    const confirm = buttons.find((one) => one.textContent.trim().startsWith("Confirm"));
    if (confirm && !off(confirm)) return { confirm: true };
    const able = [...document.querySelectorAll("[data-choice]")]
      .filter((one) => !off(one) && one.getAttribute("aria-pressed") !== "true" && one.getClientRects()[0])
      .map((one) => one.dataset.choice);
    const untouched = able.filter((id) => !touched.includes(id));
    const fresh = untouched.filter((id) => !before.includes(id));
    if (fresh.length > 0) return { able, choose: fresh };
    return performance.now() - began > patience && untouched.length > 0 ? { able, choose: untouched } : null;
  };
  const step = () => {
    const found = look();
    if (found || performance.now() - began > deadline) done(found);
    else setTimeout(step, 8);
  };
  step();
})"""

# Scroll an element of the board, or the button that sends the turn, into view; return a point where it can be
# hit, unless it is covered entirely.
POINT = """(id) => {
  const off = (one) => [one.getAttribute("aria-disabled"), one.getAttribute("aria-pressed")].includes("true");
  const all = id === null
    ? [...document.querySelectorAll('section[aria-label="Your move"] button')]
      .filter((one) => one.textContent.trim().startsWith("Confirm") && !off(one))
    : [...document.querySelectorAll("[data-choice]")].filter((one) => one.dataset.choice === id);
  const element = all.find((one) => !off(one)) ?? all[0];
  if (!element) return null;
  const block = id === null ? "nearest" : "center";
  element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [left + width * across, top + height * down];
      if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return null;
}"""

# Return the place of the focus, and the arrow keys towards the nearest of these elements, most likely first.
WAY = """(wanted) => {
  const all = [...document.querySelectorAll("[data-choice]")];
  const active = document.activeElement;
  const place = all.indexOf(active);
  const off = (one) => [one.getAttribute("aria-disabled"), one.getAttribute("aria-pressed")].includes("true");
  const where = active.dataset.choice ?? active.ariaLabel ?? active.textContent.trim().slice(0, 30);
  const there = place >= 0 && !off(active) && wanted.includes(active.dataset.choice);
  if (there) return { place, where, keys: ["Enter"] };
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = place >= 0 ? middle(active) : [0, 0];
  const ways = all
    .filter((one) => !off(one) && wanted.includes(one.dataset.choice) && one.getClientRects().length > 0)
    .map((one) => middle(one)).map(([ex, ey]) => [ex - x, ey - y])
    .sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));
  const [dx, dy] = ways[0] ?? [1, 1];
  const across = dx > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const down = dy > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const [far, near] = Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across];
  return { place, where, lost: active === document.body, keys: [far[0], near[0], near[1], far[1]] };
}"""


class Hand(Protocol):
    """A way to use the page."""

    def choose(self, tab: Tab, wanted: list[str]) -> str:
        """Choose one of these elements and return it."""

    def confirm(self, tab: Tab) -> None:
        """Confirm the turn."""


class Mouse:
    """A mouse."""

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)

    def choose(self, tab: Tab, wanted: list[str]) -> str:
        choice = self._random.choice(wanted)
        self.press(tab, choice)
        return choice

    def press(self, tab: Tab, choice: str) -> None:
        """Press an element at a point where it can be hit."""
        self.hit(tab, *self.point(tab, choice))

    def point(self, tab: Tab, choice: str) -> tuple[float, float]:
        place = tab.page.evaluate(POINT, choice)
        assert place, f"{choice} cannot be hit: something lies over it"
        return place[0], place[1]

    def hit(self, tab: Tab, x: float, y: float) -> None:
        tab.page.mouse.click(x, y)

    def confirm(self, tab: Tab) -> None:
        if place := tab.page.evaluate(POINT, None):
            tab.page.mouse.click(*place)
        else:  # another element may cover it for a moment
            tab.confirm.click()


class Finger(Mouse):
    """A finger on a small screen.

    Once in many games Chromium does not report in time that a touch has arrived. The table is then closed and
    reopened, which loses no turn, and the board shows which elements were touched. The page in between is
    empty, because a late touch on the reloaded table might hit an entry of the log.
    """

    PATIENCE, MOST_LOST = 30_000, 2

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self._lost = 0

    def point(self, tab: Tab, choice: str) -> tuple[float, float]:
        tab.settle()  # a changed board gets its layout in the next frame, and may move
        return super().point(tab, choice)

    def hit(self, tab: Tab, x: float, y: float) -> None:
        left, top = tab.page.evaluate("() => [scrollX, scrollY]")
        self._tap(tab, tab.page.locator("body"), {"x": x + left, "y": y + top})

    def confirm(self, tab: Tab) -> None:
        self._tap(tab, tab.confirm)

    def _tap(self, tab: Tab, what: Locator, position: Position | None = None) -> None:
        try:
            what.tap(position=position, force=position is not None, timeout=self.PATIENCE)
        except TooLate:
            self._lost += 1
            assert self._lost <= self.MOST_LOST, "touches do not arrive"
            table = tab.table
            tab.page.goto("about:blank")
            tab.go(f"/t/{table}")


class Keys:
    """A keyboard and nothing else: arrows on the board, Tab between its parts, Enter to choose.

    Where the arrows do not lead to an element, Shift with an arrow steps through all available choices.
    """

    LOOKING, GOING_OVER = 40, 120  # keys

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)
        self._used: set[str] = set()

    def choose(self, tab: Tab, wanted: list[str]) -> str:
        aim = self._random.choice(wanted)
        been: set[tuple[int, str]] = set()
        trail: list[str] = []
        for presses in range(self.LOOKING + self.GOING_OVER):
            way = tab.page.evaluate(WAY, [aim])
            # A player who opens a table has no focus yet; from the first key on, the focus must have a place.
            lost = presses == 0 and way.get("lost") and tab.table in self._used
            assert not lost, f"the focus is lost before {aim}"
            self._used.add(tab.table)
            if way["keys"] == ["Enter"]:
                tab.page.keyboard.press("Enter")
                return aim
            if presses < self.LOOKING:
                key = next((key for key in way["keys"] if (way["place"], key) not in been), "Tab")
                been.add((way["place"], key))
            else:
                key = "Shift+ArrowRight" if way["place"] >= 0 else "Tab"
            trail.append(f"{way['where']} {key}")
            tab.page.keyboard.press(key)
        raise AssertionError(f"{aim} cannot be reached by keyboard: {' > '.join(trail)}")

    def confirm(self, tab: Tab) -> None:
        tab.page.keyboard.press("c")


def next_step(
    tab: Tab, before: list[str], touched: list[str], deadline: int = 20_000
) -> dict[str, Any] | None:
    """Wait for the next step and return it."""
    arguments = {"before": before, "touched": touched, "patience": PATIENCE, "deadline": deadline}
    step: dict[str, Any] | None = tab.page.evaluate(NEXT, arguments)
    assert not step or "left" not in step, f"a touch has led away from the table, to {step['left']}"
    return step


def make_turn(tab: Tab, hand: Hand, game: str, deadline: int = 20_000) -> str:
    """Make a turn up to its confirmation: return "made", or "over", or "waiting" for another's turn."""
    before: list[str] = []
    touched: list[str] = []
    while len(touched) < MOST_STEPS:
        step = next_step(tab, before, touched, deadline if not touched else 1000)
        if step is None and not touched:
            return "waiting"
        if step is None:  # a dead end: undo all and try another way
            tab.page.keyboard.press("Shift+U")
            before, touched = [], []
        elif step.get("over"):
            return "over"
        elif step.get("confirm"):
            return "made"
        else:
            wanted = step["choose"]
            liked = [one for start in PREFERRED.get(game, ()) for one in wanted if one.startswith(start)]
            touched.append(hand.choose(tab, liked or wanted))
            before = step["able"]
            tab.wait_for_answers()
    raise AssertionError(f"a turn of more than {MOST_STEPS} steps: {touched}")


def play_turn(tab: Tab, hand: Hand, game: str, deadline: int = 20_000) -> str:
    """Make a turn and confirm it; return "played", or the reason why not."""
    done = make_turn(tab, hand, game, deadline)
    if done != "made":
        return done
    hand.confirm(tab)
    tab.wait_for_answers()
    return "played"


def play_out(hand: Hand, game: str, *tabs: Tab) -> int:
    """Play a match to its end with whichever player is to act; return the number of turns."""
    turns, end = 0, time.monotonic() + LONG
    deadline = 20_000 if len(tabs) == 1 else 60
    while time.monotonic() < end:
        for tab in tabs:
            done = play_turn(tab, hand, game, deadline)
            if done == "over":
                return turns
            turns += done == "played"
    raise AssertionError(f"no end after {turns} turns")
