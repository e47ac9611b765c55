"""Checks of the present page: narrow and wide, light and dark."""

from tests.kit.web.axe import COLOURS, TAGS, covered_targets, violations
from tests.kit.web.browser_tab import DESK, PHONE, Tab

THEMES = ("light", "dark")
# The choices on the board, with their pressed and disabled states.
BOARD = """() => [...document.querySelectorAll("[data-choice]")]
  .map((one) => `${one.dataset.choice} ${one.ariaPressed} ${one.ariaDisabled}`)"""

# Targets that no point reaches far enough across and down for a finger. Links in a sentence are exempt: they
# are as high as their line.
TOO_SMALL = """(least) => [...(document.querySelector("dialog[open]") ?? document)
  .querySelectorAll("button, summary, select, input, textarea, a.btn, [data-choice]")].flatMap((one) => {
  const target = one.closest("label") ?? one;
  if (!one.checkVisibility() || one.closest(".sr")) return [];
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = target.getBoundingClientRect();
  const hit = (x, y) => target.contains(document.elementFromPoint(x, y));
  const span = (x, y, across, down) => {
    let length = 1;
    for (const way of [-1, 1]) {
      for (let far = way; length < least && hit(x + far * across, y + far * down); far += way) length += 1;
    }
    return length;
  };
  const parts = [0.5, 0.25, 0.75];
  let most = 0;
  for (const [across, down] of parts.flatMap((one) => parts.map((other) => [one, other]))) {
    const [x, y] = [left + width * across, top + height * down];
    if (hit(x, y)) most = Math.max(most, Math.min(span(x, y, 1, 0), span(x, y, 0, 1)));
    if (most >= least) return [];
  }
  return [`${one.dataset.choice ?? one.ariaLabel ?? one.textContent.trim()} (${one.tagName}): ${most} px`];
})"""
LEAST = 40
# All that axe checks except colours: the elements and their positions.
CONTENT = """() => JSON.stringify([
  document.documentElement.outerHTML,
  ...[...document.querySelectorAll("body *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.checkVisibility() ? [x, y, width, height] : 0;
  }),
])"""
TO_THE = """(end) => {
  scrollTo({ top: end === "top" ? 0 : document.documentElement.scrollHeight, behavior: "instant" });
  return scrollY;
}"""


def too_small(tab: Tab) -> list[str]:
    """Return the targets that are too small for a finger."""
    names: list[str] = tab.page.evaluate(TOO_SMALL, LEAST)
    return names


def board(tab: Tab) -> list[str]:
    """Return the choices that the board offers, once all requests are answered."""
    tab.wait_for_answers()
    tab.settle()
    choices: list[str] = tab.page.evaluate(BOARD)
    return choices


def fit(tab: Tab, width: int) -> None:
    """Make the window this wide and as high as the page, so that bars at its edges cover nothing."""
    tab.resize(width, 600)
    height = tab.page.evaluate("() => document.body.scrollHeight")
    tab.resize(width, height)


def look_at(tab: Tab, state: str) -> list[str]:
    """Return the faults of the present page, at both widths and in both themes."""
    wrong = []
    for width, height in (PHONE, DESK):
        fit(tab, width)
        checked = None
        for theme in THEMES:
            tab.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            tab.settle()
            content = tab.page.evaluate(CONTENT)
            rules = COLOURS if content == checked else TAGS  # only the colours differ
            checked = content
            where = f"{state}, {width} px, {theme}"
            wrong += [f"{where}: {one}" for one in violations(tab, rules)]
        if wide := tab.scrolls_sideways():
            wrong.append(f"{state} is {wide} px too wide at {width} px")
        wrong += [f"{state}, {width} px, for a finger: {one}" for one in too_small(tab)]
        tab.resize(width, height)
        # Where the page fits in the window, both ends are the same.
        ends = {tab.page.evaluate(TO_THE, end): end for end in ("bottom", "top")}
        for end in ends.values():
            tab.page.evaluate(TO_THE, end)
            tab.settle()
            wrong += [f"{state}, {width} x {height} px, {end}: {one}" for one in covered_targets(tab)]
    return wrong
