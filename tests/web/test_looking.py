"""Faults that occur only in the dark theme are found, whether in a colour or in an element."""

from tests.kit.web.axe import covered_targets, targets
from tests.kit.web.browser_tab import Tab
from tests.kit.web.screenshots import look_at

PAGE = """<!DOCTYPE html><html lang="en"><head><title>A page</title><style>
  body {{ background: white; color: black; }}
  .dark {{ display: none; }}
  @media (prefers-color-scheme: dark) {{ {dark} }}
</style></head><body><main><h1>A page</h1><p>Words.</p><img class="dark" src="data:," width="9" height="9">
</main></body></html>"""


def wrong_with(tab: Tab, dark: str) -> list[tuple[str, str]]:
    """Return the theme and the rule of each fault of a page with this style in the dark theme."""
    tab.page.set_content(PAGE.format(dark=dark))
    faults = [one.split(": ")[:2] for one in look_at(tab, "a page")]
    return [(where.split(", ")[-1], rule) for where, rule in faults]


def test_a_page_in_order_passes(tab: Tab) -> None:
    assert wrong_with(tab, "body { background: black; color: white; }") == []


def test_a_colour_in_the_dark_is_found_at_both_widths(tab: Tab) -> None:
    assert wrong_with(tab, "body { background: black; color: #333; }") == [("dark", "color-contrast")] * 2


def test_an_element_in_the_dark_is_found_at_both_widths(tab: Tab) -> None:
    assert wrong_with(tab, ".dark { display: block; }") == [("dark", "image-alt")] * 2


BAR = (
    '<button type="button" style="position: sticky; z-index: 1; {at}; width: 100%; height: 60px">Bar</button>'
)
BUTTON = '<button type="button" style="position: absolute; left: 0; top: {top}px; height: 40px">Go</button>'
REST = '<div style="height: 1940px"></div>'


def covered(tab: Tab, bar: str, *tops: int) -> list[str]:
    """Return the faults at the bottom of a page of 2,000 pixels, with a bar to press and some buttons."""
    buttons = "".join(BUTTON.format(top=top) for top in tops)
    parts = (BAR.format(at=f"{bar}: 0"), REST)[:: 1 if bar == "top" else -1]
    tab.resize(400, 600)
    tab.page.set_content(
        f'<!DOCTYPE html><html lang="en"><body style="margin: 0">{buttons}{"".join(parts)}</body></html>'
    )
    tab.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    assert targets(tab), "nothing is cut to begin with"
    return covered_targets(tab)


def test_a_button_cut_by_a_bar_is_a_fault_only_where_no_scrolling_uncovers_it(tab: Tab) -> None:
    assert covered(tab, "top", 1430, 1470) == []  # 10 px of the first are below the bar
    assert "target-size" in covered(tab, "bottom", 1890, 1930)[0]  # the page ends there
