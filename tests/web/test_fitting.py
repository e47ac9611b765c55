"""A table fits its window: all of it on one screen, bars that hide nothing, headings with long names."""

import pytest
from playwright.sync_api import expect

from riad.games import PACKAGES
from tests.kit.web.board_driver import Finger, make_turn, next_step
from tests.kit.web.browser_tab import DESK, LYING, PHONE, TABLET, Tab
from tests.kit.web.prepared_tables import a_finished_table, a_table, my_turns, wait_for_my_turns
from tests.web.conftest import Come

# The parts of a table that are partly covered by the bars or outside the window.
OUT_OF_SIGHT = """() => {
  const bottom = document.querySelector('section[aria-label="Your move"]').getBoundingClientRect().top;
  const parts = "section[data-seat], [data-group=offer], [data-group=hand], .majority, .dirk, .sheet, .rooms";
  return [...document.querySelectorAll(parts)]
    .map((one) => [one.ariaLabel ?? one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.top < 0 || box.bottom > bottom || box.right > innerWidth)
    .map(([name]) => name);
}"""
LAPTOP = (1280, 800)
ON_ONE_SCREEN = [
    *(("azul", seats, [TABLET, (834, 1112), LYING, LAPTOP, DESK]) for seats in (2, 3, 4)),
    *(("alhambra", seats, [LYING, LAPTOP, DESK]) for seats in (2, 3, 4)),
    ("alhambra", 6, [LYING, DESK]),
    *(("dreamhome", seats, [LYING, LAPTOP, DESK]) for seats in (2, 3, 4)),
]


@pytest.mark.parametrize(("name", "seats", "sizes"), ON_ONE_SCREEN)
def test_all_of_a_table_is_on_one_screen(
    come: Come, name: str, seats: int, sizes: list[tuple[int, int]]
) -> None:
    """The log and the chat may be further down."""
    anna = come("Anna")
    anna.go("/t/" + a_table(anna, name, *["gentle"] * (seats - 1), turns=3))
    anna.wait_for_turn()
    expect(anna.page.locator("section[data-seat]")).to_have_count(seats)
    anna.wait_for_connection()
    anna.wait_for_answers()
    for width, height in sizes:
        anna.resize(width, height)
        assert anna.page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        assert anna.scrolls_sideways() == 0


# The available choices, and whether each is between the bars.
IN_SIGHT = """() => {
  const top = document.querySelector(".status").getBoundingClientRect().bottom;
  const bottom = document.querySelector(".actions").getBoundingClientRect().top;
  return [...document.querySelectorAll("[data-choice]:not([aria-disabled=true]):not([aria-pressed=true])")]
    .filter((one) => one.getClientRects().length > 0)
    .map((one) => [one.dataset.choice, one.getBoundingClientRect()])
    .map(([choice, box]) => [choice, box.top >= top - 1 && box.bottom <= bottom + 1]);
}"""


def in_sight(tab: Tab) -> dict[str, bool]:
    tab.wait_for_answers()
    tab.settle()
    return dict(tab.page.evaluate(IN_SIGHT))


def test_on_a_phone_what_can_be_chosen_is_in_sight(come: Come, game: str) -> None:
    anna = come("Anna", size=PHONE, touch=True)
    anna.go("/t/" + a_table(anna, game, turns=2))
    anna.wait_for_turn()
    anna.wait_for_connection()
    hand = Finger(3)
    for _ in range(2):
        step = next_step(anna, [], [])
        assert step
        hand.choose(anna, step["choose"])
        targets = {choice: seen for choice, seen in in_sight(anna).items() if choice.startswith("to ")}
        assert all(targets.values()), targets
        assert make_turn(anna, hand, game) == "made"
        played = my_turns(anna)
        anna.page.evaluate("() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
        hand.confirm(anna)
        wait_for_my_turns(anna, played + 1)
        assert any(in_sight(anna).values())


def test_a_refusal_on_a_phone_leaves_the_targets_in_sight(come: Come) -> None:
    anna = come("Anna", size=PHONE, touch=True)
    anna.go("/t/" + a_table(anna, "azul", turns=2))
    anna.wait_for_turn()
    anna.wait_for_connection()
    anna.page.locator("[data-group=offer] [data-choice]:not([aria-disabled=true])").first.dispatch_event(
        "click"
    )
    anna.wait_for_answers()
    anna.page.locator("button.line[aria-disabled=true]").first.dispatch_event("click")
    expect(anna.page.locator(".actions [role=alert] p")).to_be_visible()
    targets = {choice: seen for choice, seen in in_sight(anna).items() if choice.startswith("to ")}
    assert targets
    assert all(targets.values()), targets


# The focused element if no part of it is visible.
HIDDEN = """() => {
  const one = document.activeElement;
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = [[.5, .5], [.2, .2], [.8, .8], [.5, .1], [.5, .9]];
  const hit = (x, y) => one.contains(document.elementFromPoint(left + width * x, top + height * y));
  const seen = at.some(([x, y]) => hit(x, y));
  return seen || one === document.body || one.tagName === "MAIN" ? null : one.ariaLabel ?? one.textContent;
}"""


@pytest.mark.parametrize("size", [(320, 256), (360, 225), (568, 320)])
def test_in_a_very_low_window_the_bars_hide_no_focus(come: Come, game: str, size: tuple[int, int]) -> None:
    """Zooming to 400 % has this effect; a phone held sideways keeps the bar at the bottom."""
    anna = come("Anna", size=size)
    anna.go("/t/" + a_table(anna, game, turns=3))
    anna.wait_for_turn()
    anna.wait_for_connection()
    stays = "(bar) => getComputedStyle(bar).position !== 'static'"
    assert not anna.page.locator(".status").evaluate(stays)
    assert anna.page.locator(".actions").evaluate(stays) == (size[1] > 300)
    for _ in range(20):
        anna.page.keyboard.press("Tab")
        anna.settle()
        assert anna.page.evaluate(HIDDEN) is None


# The number of pixels by which the final scoring is too wide for its place, and of parts cut off in it.
TOO_WIDE = """(table) => {
  const { left, right } = table.parentElement.getBoundingClientRect();
  const out = [...table.querySelectorAll("td, .label, .more, thead svg")]
    .map((one) => one.getBoundingClientRect()).filter((box) => box.left < left - 1 || box.right > right + 1);
  return [table.parentElement.scrollWidth - table.parentElement.clientWidth, out.length];
}"""


@pytest.mark.parametrize(("name", "seats"), [("azul", 4), ("alhambra", 6), ("alhambra", 2)])
def test_on_a_phone_the_final_scoring_has_all_players(come: Come, name: str, seats: int) -> None:
    anna = come("Anna", size=PHONE, languages="it")
    anna.go("/t/" + a_finished_table(anna, name, *["gentle"] * (seats - 1)))
    table = anna.page.get_by_role("table").first
    table.locator("button.more").first.click()
    assert table.evaluate(TOO_WIDE) == [0, 0]


# The parts of names in the heads of a table that are cut off.
CUT_NAMES = """() => [...document.querySelectorAll(".sheet thead .parts > span, .majority thead .nm > span")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


@pytest.mark.parametrize("name", ["alhambra", "dreamhome"])
def test_bots_of_one_level_can_be_told_apart_in_the_heads_of_a_table(come: Come, name: str) -> None:
    anna = come("Anna", languages="it")
    anna.go("/t/" + a_table(anna, name, "gentle", "gentle"))
    anna.wait_for_answers()
    heads = anna.page.get_by_role("columnheader")
    for size in (PHONE, DESK):
        anna.resize(*size)
        for number in (1, 2):
            expect(heads.filter(has_text=f"Bot tranquillo {number}")).to_be_visible()
        assert set(anna.page.evaluate(CUT_NAMES)) <= {"tranquillo"}


# Put a long name, three-digit points and a forecast into the heading of every board; return the faults.
LONG_HEADS = """(later) => [...document.querySelectorAll("[data-seat]")].flatMap((board) => {
  const [head, ...rest] = board.children;
  head.querySelector(".who").textContent = "Þorsteinssonargötubúi Jónsson";
  head.querySelector(".score b").textContent = "118";
  const score = head.querySelector(".score");
  if (!score.querySelector(".then")) {
    const styled = [...score.classList].find((one) => one.startsWith("svelte-"));
    const when = later && board.matches(".mine") ? `<small class="when ${styled}">${later}</small>` : "";
    score.insertAdjacentHTML("beforeend", `<span class="then ${styled}"></span>${when}`);
  }
  score.querySelector(".then").textContent = "→ 131";
  const boxes = [".who", ".score b", ".then"].flatMap((one) => [...head.querySelectorAll(one)])
    .map((one) => one.getBoundingClientRect());
  const { left, right } = board.getBoundingClientRect();
  const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
  const apart = (a, b) => beside(a, b) || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const others = rest.map((one) => one.getBoundingClientRect());
  const wrong = [];
  if (boxes.some((box) => box.left < left || box.right > right)) wrong.push("outside");
  if (boxes.some((box) => others.some((one) => !apart(box, one)))) wrong.push("over the board");
  if (boxes.some((box) => boxes.some((one) => one !== box && !apart(box, one)))) wrong.push("over a part");
  if (head.offsetHeight > 56 && !board.matches(".small")) wrong.push(`${head.offsetHeight} px high`);
  return wrong.map((one) => `${board.dataset.seat}: ${one}`);
})"""


def test_long_names_and_many_points_fit_their_heads(come: Come, game: str) -> None:
    anna = come("Anna")
    anna.go("/t/" + a_table(anna, game, *["gentle"] * 3, turns=1))
    anna.wait_for_turn()
    for width in (320, 390, 700, 768, 900, 1024, 1280, 1440):
        anna.resize(width, 900)
        assert anna.page.evaluate(LONG_HEADS, "if the round ended now" if game == "azul" else "") == [], width
        assert anna.scrolls_sideways() == 0


# Text that is cut off, unless an ellipsis shows it.
CUT_OFF = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility() || parent.closest(".sr, svg, select")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    for (let around = parent; around !== document.body; around = around.parentElement) {
      const { clipPath, overflowX, textOverflow } = getComputedStyle(around);
      if (clipPath !== "none" || overflowX === "auto" || textOverflow === "ellipsis") break;
      const edge = around.getBoundingClientRect();
      if (overflowX === "visible" || (right <= edge.right + 1 && left >= edge.left - 1)) continue;
      found.push(text.data.trim());
      break;
    }
  }
  return found;
}"""
# Lines of the waiting matches that are too long to be shown whole.
SHORTENED = """() => [...document.querySelectorAll(".now .what p")]
  .filter((line) => line.scrollHeight > line.clientHeight + 1).map((line) => line.textContent.trim())"""


@pytest.mark.parametrize("language", ["en", "is", "it"])
def test_no_word_is_cut_off_on_a_small_phone(come: Come, language: str) -> None:
    anna = come("Anna", size=PHONE, languages=language)
    tables = ["/t/" + a_table(anna, game, turns=3) for game in PACKAGES]
    guides = [f"/{page}/{game}" for page in ("rules", "learn") for game in PACKAGES]
    for path in ("/", "/settings", "/me", "/privacy", *guides, *tables):
        anna.go(path)
        expect(anna.page.locator("h1").first).to_be_attached()
        anna.wait_for_answers()
        anna.settle()
        assert anna.page.evaluate(CUT_OFF) == [], path
        assert anna.page.evaluate(SHORTENED) == [], path
        assert anna.scrolls_sideways() == 0
