"""Every state of a table, narrow and wide, light and dark: axe finds nothing, nothing scrolls sideways."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.server.node_processes import eventually
from tests.kit.web.board_driver import Mouse, make_turn, next_step
from tests.kit.web.browser_tab import DESK, LYING, PHONE, TABLET, Tab
from tests.kit.web.prepared_tables import a_finished_table, a_table, play_ahead, player_of, saving
from tests.kit.web.screenshots import THEMES, fit, look_at, too_small
from tests.web.conftest import Come
from tests.web.test_refusals import refuse


def states_of_a_table(come: Come, game: str) -> Iterator[tuple[str, Tab]]:
    """Yield the states of a table from the first choice to the review."""
    anna = come("Anna")
    anna.go("/t/" + a_table(anna, game, turns=6))
    anna.wait_for_turn()
    yield "my turn", anna
    step = next_step(anna, [], [])
    assert step
    Mouse(2).choose(anna, step["choose"])
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
        expect(anna.link("Review the match")).to_be_visible()
        expect(anna.page.get_by_role("row", name=re.compile("^Total")).first).to_be_visible()
        wrong += look_at(anna, "over")
        anna.go(f"/t/{table}/12")
        expect(anna.page.get_by_role("slider")).to_be_visible()
        wrong += look_at(anna, "looking back")
    assert not wrong, "\n".join(wrong)


# The rules in the style sheet of a game that match the log, the chat or the points next to its board. States
# such as hover and focus are ignored, because they change at any time.
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
        aside.get_by_text("Score so far").click()
        aside.locator("button.more").first.click()
    assert bela.page.evaluate(LEAKS) == []


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "tablet"])
def test_everything_is_large_enough_for_a_finger(come: Come, game: str, size: tuple[int, int]) -> None:
    """The cases are a phone, and a tablet with little space, four players and a large hand."""
    anna = come("Anna", size=size, touch=True)
    others = 1 if size == PHONE else 3
    table = player_of(anna).make(game, *["gentle"] * others)["id"]
    play_ahead(player_of(anna), table, 6, saving if game == "alhambra" else None)
    anna.go(f"/t/{table}")
    anna.wait_for_turn()
    anna.wait_for_answers()
    assert too_small(anna) == []
    step = next_step(anna, [], [])
    assert step
    Mouse(2).choose(anna, step["choose"])
    anna.wait_for_answers()
    anna.settle()
    assert too_small(anna) == []


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
