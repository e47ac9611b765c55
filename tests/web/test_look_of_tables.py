"""Every state of a table, narrow and wide, light and dark: axe is content, nothing scrolls sideways."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import eventually
from tests.web.ahead import a_finished_table, a_table, my_turns, play_ahead, player_of, wait_for_my_turns
from tests.web.conftest import Come
from tests.web.hands import Finger, Mouse, make_turn, next_step
from tests.web.looking import THEMES, fit, look_at
from tests.web.tab import DESK, LYING, PHONE, TABLET, Tab
from tests.web.test_refusals import refuse


def states_of_a_table(come: Come, game: str) -> Iterator[tuple[str, Tab]]:
    """A table from the first choice to the look back."""
    anna = come("Anna")
    anna.go("/t/" + a_table(anna, game, turns=6))
    anna.wait_for_turn()
    yield "my turn", anna
    found = next_step(anna, [], [])
    assert found
    Mouse(2).choose(anna, found["choose"])
    anna.wait_for_answers()
    yield "half-made", anna
    assert make_turn(anna, Mouse(3), game) == "made"
    yield "made", anna
    anna.page.keyboard.press("Shift+U")
    refuse(anna, game)
    yield "refused", anna
    bela = come("Bela")
    player = player_of(anna)
    table = player.make(game)["id"]
    player_of(bela).sit(table, 1)
    eventually(lambda: player.look(table)["status"] == "playing")
    turn = player.look(table)["turn"]
    other = bela if turn == 0 else anna
    other.go(f"/t/{table}")
    expect(other.page.get_by_text("Waiting for").first).to_be_visible()
    yield "another's turn", other


@pytest.mark.parametrize("part", ["playing", "over"])
def test_a_table(come: Come, game: str, part: str) -> None:
    wrong = []
    if part == "playing":
        for state, tab in states_of_a_table(come, game):
            wrong += look_at(tab, state)
    else:
        anna = come("Anna")
        table = a_finished_table(anna, game, "gentle", "gentle")
        anna.go(f"/t/{table}")
        expect(anna.link("Look back")).to_be_visible()
        expect(anna.page.get_by_role("row", name=re.compile("^Total")).first).to_be_visible()
        wrong += look_at(anna, "over")
        anna.go(f"/t/{table}/12")
        expect(anna.page.get_by_role("slider")).to_be_visible()
        wrong += look_at(anna, "looking back")
    assert not wrong, "\n".join(wrong)


# What the style sheet of a game does to the log, the chat and the points beside its board. What is hovered or
# focused, and how wide the window is, may be otherwise at any time.
LEAKS = r"""() => {
  const beside = [...document.querySelectorAll(".aside *")];
  const rulesIn = (sheet) => [...sheet.cssRules].flatMap((rule) =>
    [...(rule.selectorText ? [rule] : []), ...(rule.cssRules ? rulesIn(rule) : [])]);
  const parts = (list) => {
    let depth = 0;
    return [...list].reduce((found, letter) => {
      depth += (letter === "(") - (letter === ")");
      return letter === "," && depth === 0 ? [...found, ""] : [...found.slice(0, -1), found.at(-1) + letter];
    }, [""]);
  };
  const bare = (selector) => selector.replace(/::[-a-z]+|:(hover|focus-visible|focus|active)/g, "").trim();
  const mine = (selector) => /^\.(azul|alhambra|dh)(?![-\w])/.test(selector) && !selector.includes(".aside");
  const selectors = [...document.styleSheets].flatMap(rulesIn)
    .flatMap((rule) => parts(rule.selectorText).map(bare)).filter(mine);
  return selectors.flatMap((selector) =>
    beside.filter((one) => one.matches(selector)).map((one) => `${selector}: ${one.className}`));
}"""


def test_a_board_leaves_what_is_beside_it_alone(come: Come, game: str) -> None:
    anna, bela = come("Anna"), come("Bela")
    table = a_table(anna, game, turns=8)
    bela.go(f"/t/{table}")
    aside = bela.page.locator(".aside")
    expect(aside.locator(".chat")).to_be_visible()
    expect(aside.get_by_role("button", name="Show all")).to_be_visible()
    if game == "azul":
        aside.get_by_text("Points so far").click()
        aside.locator("button.more").first.click()
    assert bela.page.evaluate(LEAKS) == []


# Elements without a point from which they can be hit far enough, across and down, for a finger.
TOO_SMALL = """(least) => [...document.querySelectorAll("[data-choice]")].flatMap((one) => {
  if (one.ariaDisabled === "true" || one.getClientRects().length === 0) return [];
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const hit = (x, y) => one.contains(document.elementFromPoint(x, y));
  const reach = (x, y, across, down) => {
    let far = 0;
    while (far < 60 && hit(x + across * (far + 1), y + down * (far + 1))) far += 1;
    return far;
  };
  const sizes = [0.5, 0.25, 0.75].flatMap((across) => [0.5, 0.25, 0.75].map((down) => {
    const [x, y] = [left + width * across, top + height * down];
    if (!hit(x, y)) return 0;
    return Math.min(reach(x, y, -1, 0) + reach(x, y, 1, 0), reach(x, y, 0, -1) + reach(x, y, 0, 1)) + 1;
  }));
  return Math.max(...sizes) < least ? [`${one.dataset.choice}: ${Math.max(...sizes)} px`] : [];
})"""
LEAST = 40


def test_what_can_be_chosen_is_large_enough_for_a_finger(come: Come, game: str) -> None:
    anna = come("Anna", size=PHONE, touch=True)
    anna.go("/t/" + a_table(anna, game, turns=6))
    anna.wait_for_turn()
    anna.wait_for_answers()
    assert anna.page.evaluate(TOO_SMALL, LEAST) == []
    found = next_step(anna, [], [])
    assert found
    Mouse(2).choose(anna, found["choose"])
    anna.wait_for_answers()
    anna.settle()
    assert anna.page.evaluate(TOO_SMALL, LEAST) == []


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_of_the_boards(come: Come, game: str, theme: str, screenshots: Path) -> None:
    anna = come("Anna")
    anna.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    anna.go("/t/" + a_table(anna, game, turns=7))
    anna.wait_for_turn()
    assert make_turn(anna, Mouse(3), game) == "made"
    for width, _ in (PHONE, TABLET, DESK):
        fit(anna, width)
        name = screenshots / f"{game}-{width}-{theme}.png"
        anna.page.screenshot(path=name)
        assert name.stat().st_size > 20_000
        assert anna.scrolls_sideways() == 0


# The parts of a table of which something lies under the bars or outside the window.
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
    """The log and the chat may lie below."""
    anna = come("Anna")
    anna.go("/t/" + a_table(anna, name, *["gentle"] * (seats - 1), turns=3))
    anna.wait_for_turn()
    expect(anna.page.locator("section[data-seat]")).to_have_count(seats)
    for width, height in sizes:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.settle()
        assert anna.page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        assert anna.scrolls_sideways() == 0


# What can be chosen next, and whether it lies between the bars.
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
    hand = Finger(3)
    for _ in range(2):
        found = next_step(anna, [], [])
        assert found
        hand.choose(anna, found["choose"])
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
    anna.page.locator("[data-group=offer] [data-choice]:not([aria-disabled=true])").first.dispatch_event(
        "click"
    )
    anna.wait_for_answers()
    anna.page.locator("button.line[aria-disabled=true]").first.dispatch_event("click")
    expect(anna.page.locator(".actions [role=alert] p")).to_be_visible()
    targets = {choice: seen for choice, seen in in_sight(anna).items() if choice.startswith("to ")}
    assert targets
    assert all(targets.values()), targets


# Whether anything of what has the focus can be seen.
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
    """As by zooming to 400 %; a phone that lies keeps the bar below."""
    anna = come("Anna", size=size)
    anna.go("/t/" + a_table(anna, game, turns=3))
    anna.wait_for_turn()
    sticks = "(bar) => getComputedStyle(bar).position === 'sticky'"
    assert not anna.page.locator(".status").evaluate(sticks)
    assert anna.page.locator(".actions").evaluate(sticks) == (size[1] > 300)
    for _ in range(20):
        anna.page.keyboard.press("Tab")
        anna.settle()
        assert anna.page.evaluate(HIDDEN) is None


# By how much the final scoring is wider than its place, and what is cut off in it.
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


def named(card: str) -> str:
    """A room of Dream Home as the page calls it."""
    return card.replace("_", " ").replace("childrens", "children\N{RIGHT SINGLE QUOTATION MARK}s")


def test_discards_of_dream_home_are_open_to_all(come: Come) -> None:
    anna = come("Anna")
    table = a_table(anna, "dreamhome", turns=4)
    anna.go("/t/" + table)
    anna.wait_for_turn()
    view = player_of(anna).look(table)["view"]
    rooms, roofs = view["discarded_rooms"], view["discarded_roofs"]
    assert rooms
    discards = anna.page.locator(".discards")
    expect(discards.locator("li").first).to_be_hidden()
    expect(discards.locator("summary")).to_have_text(f"Discarded {len(rooms) + len(roofs)}")
    discards.locator("summary").click()
    lines = discards.locator("li").all_inner_texts()
    assert len(lines) == len({*rooms}) + len({*roofs})
    told = {re.sub(r"\s+", " ", line) for line in lines}
    for room in {*rooms}:
        many = rooms.count(room)
        assert named(room) + (f" \N{MULTIPLICATION SIGN}{many}" if many > 1 else "") in told
    wrong = look_at(anna, "discards")
    assert not wrong, "\n".join(wrong)


def face_down(house: dict[str, Any]) -> dict[str, str]:
    """The rooms that lie face down, by their spaces."""
    return {space: card["room"] for space, card in house.items() if card and card["down"]}


def test_what_lies_face_down_can_be_read(come: Come) -> None:
    anna = come("Anna")
    table = a_table(anna, "dreamhome")
    player = player_of(anna)
    play_ahead(player, table, 5, lambda legal: max(legal, key=lambda move: move.endswith("down")))
    anna.go("/t/" + table)
    anna.wait_for_turn()
    mine, other = (face_down(one["house"]) for one in player.look(table)["view"]["players"])
    assert mine
    for width in (PHONE[0], DESK[0]):
        anna.page.set_viewport_size({"width": width, "height": 900})
        for space, room in mine.items():
            caption = anna.page.locator(f".mine [data-space={space}] .cap small")
            expect(caption).to_be_visible()
            told = caption.get_attribute("data-text") or ""
            assert told.replace("\N{SOFT HYPHEN}", "") == f"({named(room)})"
    for space, room in other.items():  # a small house has no room for captions
        title = re.compile(re.escape(f"empty room, face down ({named(room)})"))
        expect(anna.page.locator(f".other [data-space={space}]")).to_have_attribute("title", title)


# A long name and three figures in the head of every board, and what they do to it.
LONG_HEADS = """() => [...document.querySelectorAll("[data-seat]")].flatMap((board) => {
  const [head, ...rest] = board.children;
  head.querySelector(".who").textContent = "Þorsteinssonargötubúi Jónsson";
  head.querySelector(".score b").textContent = "118";
  const then = head.querySelector(".then");
  if (then) then.textContent = "→ 131";
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
        anna.page.set_viewport_size({"width": width, "height": 900})
        anna.settle()
        assert anna.page.evaluate(LONG_HEADS) == [], width
        assert anna.scrolls_sideways() == 0
