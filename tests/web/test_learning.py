"""The lessons: five moves on the real board, following marked or shown elements."""

from playwright.sync_api import expect

from tests.kit.web.axe import violations
from tests.kit.web.board_driver import Mouse
from tests.kit.web.browser_tab import DESK, PHONE, Tab
from tests.web.conftest import Come

# The step that the lesson waits for: its end, a text to read, a turn to confirm, or a marked element.
WANTED = """() => {
  const coach = document.querySelector('section[aria-label="The lesson"]');
  if (!coach) return null;
  const button = (text) => [...coach.querySelectorAll("button:not([aria-disabled=true])")]
    .find((one) => one.textContent.trim().startsWith(text));
  const marked = document.querySelector('[data-choice][aria-describedby~="wanted-note"]');
  for (const name of ["Play", "Next", "Confirm"]) if (button(name)) return [name, ""];
  return marked ? ["choose", marked.dataset.choice] : null;
}"""

# The headings whose text is under the arrow of the marked element.
UNDER_THE_ARROW = """() => {
  const arrows = [...document.querySelectorAll(".mark .arrow")].map((one) => one.getBoundingClientRect());
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const covered = [...document.querySelectorAll(":is(h1, h2, h3):not(.sr)")].filter((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return arrows.some((arrow) => meet(arrow, text.getBoundingClientRect()));
  });
  return [arrows.length, covered.map((heading) => heading.textContent.trim())];
}"""


def begin(tab: Tab, game: str) -> None:
    tab.go(f"/learn/{game}")
    tab.button("Start").click()
    expect(tab.page.get_by_role("region", name="The lesson")).to_be_visible()


def wanted(tab: Tab) -> tuple[str, str]:
    """Return the next step of the lesson."""
    tab.wait_for_answers()
    what, choice = tab.page.wait_for_function(WANTED).json_value()
    return what, choice


def take_the_lesson(tab: Tab) -> int:
    """Follow the marks until the lesson is over; return the number of turns."""
    confirmed = 0
    for _ in range(80):
        what, choice = wanted(tab)
        if what == "Play":
            return confirmed
        if what == "choose":
            Mouse().press(tab, choice)
        else:
            tab.page.get_by_role("region", name="The lesson").get_by_role("button", name=what).click()
        confirmed += what == "Confirm"
    raise AssertionError("the lesson has no end")


def test_a_lesson_is_five_turns(come: Come, game: str) -> None:
    tab = come()
    begin(tab, game)
    assert take_the_lesson(tab) == 5
    tab.button("Play").click()
    tab.wait_for_turn()


def test_a_lesson_goes_on_after_a_reload_and_shows_what_is_to_be_done(come: Come, game: str) -> None:
    tab = come(size=PHONE)
    begin(tab, game)
    while wanted(tab)[0] == "choose":
        tab.button("Show me").click()
    assert wanted(tab)[0] == "Confirm"
    assert tab.scrolls_sideways() == 0
    assert not violations(tab)
    tab.page.reload()
    assert wanted(tab)[0] == "Confirm"


def test_the_arrow_covers_no_heading(come: Come, game: str) -> None:
    tab = come()
    begin(tab, game)
    assert wanted(tab)[0] == "choose"
    for size in (DESK, PHONE):
        tab.resize(*size)
        tab.page.wait_for_selector(".mark .arrow")
        tab.settle()
        assert tab.page.evaluate(UNDER_THE_ARROW) == [1, []], size
