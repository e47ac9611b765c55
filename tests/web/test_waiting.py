"""A table that waits: the link to share, its code for phones, and the arrival of friends."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.kit.web.browser_tab import Tab
from tests.web.conftest import Come

READER = Path(__file__).parent.parent.parent / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"

# Draw the code on the page, with four pixels for each of its modules, and read it.
READ = """() => {
  const code = document.querySelector("svg[role=img]:has(rect + path)");
  const [left, top, wide, high] = code.getAttribute("viewBox").split(" ").map(Number);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [4 * wide, 4 * high];
  const ink = canvas.getContext("2d");
  ink.fillStyle = code.querySelector("rect").getAttribute("fill");
  ink.fillRect(0, 0, 4 * wide, 4 * high);
  ink.setTransform(4, 0, 0, 4, -4 * left, -4 * top);
  ink.fillStyle = code.querySelector("path").getAttribute("fill");
  ink.fill(new Path2D(code.querySelector("path").getAttribute("d")));
  return jsQR(ink.getImageData(0, 0, 4 * wide, 4 * high).data, 4 * wide, 4 * high)?.data ?? null;
}"""


def scanned(tab: Tab) -> str | None:
    """Return the text that a phone reads from the code on the page."""
    tab.page.evaluate(READER.read_text(encoding="utf-8"))
    content: str | None = tab.page.evaluate(READ)
    return content


def test_friends_come_by_a_link_that_is_also_a_code(come: Come) -> None:
    anna, bela = come("Anna"), come("Béla")
    anna.go()
    anna.page.get_by_role("button", name=re.compile("^With friends.*Azul")).click()
    anna.button("Create table").click()
    link = anna.page.get_by_label("Link to this table")
    expect(link).to_be_visible()
    address = link.input_value()
    assert address == anna.page.url
    assert scanned(anna) == address
    bela.page.goto(address)
    bela.button("Sit here").first.click()
    for tab in (anna, bela):
        expect(tab.page.locator(".azul")).to_be_visible()
