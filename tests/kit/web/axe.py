"""axe in the page, with its findings as text."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.kit.web.browser_tab import Tab

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
TARGETS = ["target-size"]
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules under our tags that check colours
RUN = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.map(({ target, failureSummary }) => [target.join(" "), failureSummary]),
  }));
}"""
SCROLL_TO = (
    "(where) => document.querySelector(where).scrollIntoView({ block: 'center', behavior: 'instant' })"
)


@cache
def script() -> str:
    """Return the script of axe, installed with the build tools of the pages."""
    if not AXE.is_file():
        pytest.fail("axe-core is missing: ./run test fetches it, or `npm ci` in web/")
    return AXE.read_text(encoding="utf-8")


def violations(tab: Tab, rules: list[str] = TAGS) -> list[str]:
    """Return the violations that axe finds on the present page, by all rules under our tags or by these."""
    return [
        f"{one['id']}: {one['help']}\n    " + "\n    ".join(f"{where}: {why}" for where, why in one["nodes"])
        for one in findings(tab, rules)
    ]


def findings(tab: Tab, rules: list[str]) -> list[dict[str, Any]]:
    """Return what axe finds on the present page: for each rule its elements, with the reasons."""
    if not tab.page.evaluate("() => 'axe' in window"):
        tab.page.evaluate(script())
    violations: list[dict[str, Any]] = tab.page.evaluate(RUN, rules)
    return violations


def targets(tab: Tab) -> dict[str, str]:
    """Return the targets that are too small as they are now, with the reasons."""
    return {where: why for one in findings(tab, TARGETS) for where, why in one["nodes"]}


def covered_targets(tab: Tab) -> list[str]:
    """Return the targets that are too small here, and also when the page is scrolled to them.

    A bar that stays in view cuts targets at its edge; that is a fault only where no scrolling uncovers them.
    """
    wrong = []
    for where in targets(tab):
        tab.page.evaluate(SCROLL_TO, where)
        tab.settle()
        if why := targets(tab).get(where):
            wrong.append(f"target-size: {where}: {why}")
    return wrong
