"""Looking at a page as it is: narrow and wide, light and dark."""

from tests.web.axe import violations
from tests.web.tab import DESK, PHONE, Tab

THEMES = ("light", "dark")
# The board as it can be used: what there is to choose, what of it is chosen and what is not to be had.
BOARD = """() => [...document.querySelectorAll("[data-choice]")]
  .map((one) => `${one.dataset.choice} ${one.ariaPressed} ${one.ariaDisabled}`)"""


def board(tab: Tab) -> list[str]:
    """What the board offers now, when all is answered."""
    tab.wait_for_answers()
    tab.settle()
    found: list[str] = tab.page.evaluate(BOARD)
    return found


def fit(tab: Tab, width: int) -> None:
    """A window of this width, as high as the page: so what sticks to its edges lies over nothing."""
    tab.page.set_viewport_size({"width": width, "height": 600})
    tab.settle()
    height = tab.page.evaluate("() => document.body.scrollHeight")
    tab.page.set_viewport_size({"width": width, "height": height})
    tab.settle()


def look_at(tab: Tab, state: str) -> list[str]:
    """What is wrong with the page as it is, at both widths and in both themes."""
    wrong = []
    for width, _ in (PHONE, DESK):
        fit(tab, width)
        for theme in THEMES:
            tab.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            tab.settle()
            where = f"{state}, {width} px, {theme}"
            wrong += [f"{where}: {one}" for one in violations(tab)]
        if wide := tab.scrolls_sideways():
            wrong.append(f"{state} is {wide} px too wide at {width} px")
    return wrong
