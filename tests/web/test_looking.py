"""Faults that occur only in the dark theme are found, whether in a colour or in an element."""

from tests.web.looking import look_at
from tests.web.tab import Tab

PAGE = """<!DOCTYPE html><html lang="en"><head><title>A page</title><style>
  body {{ background: white; color: black; }}
  .dark {{ display: none; }}
  @media (prefers-color-scheme: dark) {{ {dark} }}
</style></head><body><main><h1>A page</h1><p>Words.</p><img class="dark" src="data:," width="9" height="9">
</main></body></html>"""


def wrong_with(tab: Tab, dark: str) -> list[tuple[str, str]]:
    """Return the theme and the rule of each fault of a page with this style in the dark theme."""
    tab.page.set_content(PAGE.format(dark=dark))
    found = [one.split(": ")[:2] for one in look_at(tab, "a page")]
    return [(where.split(", ")[-1], rule) for where, rule in found]


def test_a_page_in_order_passes(tab: Tab) -> None:
    assert wrong_with(tab, "body { background: black; color: white; }") == []


def test_a_colour_in_the_dark_is_found_at_both_widths(tab: Tab) -> None:
    assert wrong_with(tab, "body { background: black; color: #333; }") == [("dark", "color-contrast")] * 2


def test_an_element_in_the_dark_is_found_at_both_widths(tab: Tab) -> None:
    assert wrong_with(tab, ".dark { display: block; }") == [("dark", "image-alt")] * 2
