"""axe in the page: what it finds wrong, in words."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.web.tab import Tab

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
  return violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.map(({ target, failureSummary }) => [target.join(" "), failureSummary]),
  }));
}"""


@cache
def script() -> str:
    """axe itself, which comes with what the pages are built with."""
    if not AXE.is_file():
        pytest.fail("axe-core is missing: ./run test fetches it, or `npm ci` in web/")
    return AXE.read_text(encoding="utf-8")


def violations(tab: Tab) -> list[str]:
    """What axe finds on the page as it is."""
    if not tab.page.evaluate("() => 'axe' in window"):
        tab.page.evaluate(script())
    found: list[dict[str, Any]] = tab.page.evaluate(RUN, TAGS)
    return [
        f"{one['id']}: {one['help']}\n    " + "\n    ".join(f"{where}: {why}" for where, why in one["nodes"])
        for one in found
    ]
