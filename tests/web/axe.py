"""axe in the page, with its findings as text."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.web.tab import Tab

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
TARGETS = ["target-size"]
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules under our tags that check colours
RUN = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.map(({ target, failureSummary }) => [target.join(" "), failureSummary]),
  }));
}"""


@cache
def script() -> str:
    """Return the script of axe, installed with the build tools of the pages."""
    if not AXE.is_file():
        pytest.fail("axe-core is missing: ./run test fetches it, or `npm ci` in web/")
    return AXE.read_text(encoding="utf-8")


def violations(tab: Tab, rules: list[str] = TAGS) -> list[str]:
    """Return the violations that axe finds on the present page, by all rules under our tags or by these."""
    if not tab.page.evaluate("() => 'axe' in window"):
        tab.page.evaluate(script())
    found: list[dict[str, Any]] = tab.page.evaluate(RUN, rules)
    return [
        f"{one['id']}: {one['help']}\n    " + "\n    ".join(f"{where}: {why}" for where, why in one["nodes"])
        for one in found
    ]
