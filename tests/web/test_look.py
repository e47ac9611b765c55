"""Every page and state, narrow and wide, light and dark: axe is content, and nothing scrolls sideways."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.serving import eventually
from tests.web.ahead import a_finished_table, a_table, player_of
from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.hands import Mouse, make_turn, next_step
from tests.web.tab import CUT, DESK, PHONE, REFUSED, TABLET, Tab
from tests.web.test_turns import refuse

THEMES = ("light", "dark")


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


def home(tab: Tab) -> None:
    a_table(tab, "azul")
    player_of(tab).make("alhambra", listed=True)
    tab.go()
    expect(tab.page.get_by_role("region", name="Waiting for you")).to_be_visible()


def home_of_nobody(tab: Tab) -> None:
    tab.go()
    expect(tab.heading("My matches")).to_be_visible()


def set_up(kind: str) -> Callable[[Tab], None]:
    def open_dialog(tab: Tab) -> None:
        tab.go()
        tab.button(f"{kind} : Dream Home").click()
        tab.page.get_by_text("Options and the rules they change").click()
        expect(tab.page.get_by_role("dialog").get_by_role("link").first).to_be_visible()

    return open_dialog


def waiting(tab: Tab) -> None:
    tab.go("/t/" + player_of(tab).make("azul", "open", "gentle")["id"])
    expect(tab.heading("Invite your friends")).to_be_visible()


def rules(game: str) -> Callable[[Tab], None]:
    def open_rules(tab: Tab) -> None:
        tab.go(f"/rules/{game}")
        expect(tab.heading(re.compile("rules$", re.IGNORECASE))).to_be_visible()

    return open_rules


def lesson(tab: Tab) -> None:
    tab.go("/learn/dreamhome")
    expect(tab.button("Begin")).to_be_visible()


def settings(tab: Tab) -> None:
    tab.go("/settings")
    expect(tab.heading("Settings")).to_be_visible()


def me(tab: Tab) -> None:
    tab.go("/me")
    expect(tab.heading("Make an account")).to_be_visible()


def me_with_an_account(tab: Tab) -> None:
    tab.go("/me")
    login = f"anna-{time.time_ns()}"
    form = tab.page.locator("form", has=tab.heading("Make an account"))
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill("a long and winding road")
    form.get_by_role("button").click()
    expect(tab.heading(f"Account {login}")).to_be_visible()


def me_signed_out(tab: Tab) -> None:
    tab.go("/me")
    expect(tab.heading("Log in")).to_be_visible()


def keys(tab: Tab) -> None:
    tab.go("/t/" + a_table(tab, "azul"))
    tab.wait_for_turn()
    tab.page.keyboard.press("?")
    expect(tab.page.get_by_role("dialog", name="Keys")).to_be_visible()


def nowhere(tab: Tab) -> None:
    tab.go("/t/a/b/c")
    expect(tab.heading("There is no such page")).to_be_visible()


def no_table(tab: Tab) -> None:
    tab.go("/t/no-such-table")
    expect(tab.heading("This table is not to be found")).to_be_visible()


def trouble(tab: Tab) -> None:
    tab.go("/me")
    tab.foresee(*REFUSED)
    tab.page.get_by_label("Login").last.fill("nobody")
    tab.page.get_by_label("Password").last.fill("nothing")
    tab.button("Log in", exact=True).click()
    expect(tab.page.get_by_role("alert").get_by_text("wrong")).to_be_visible()


def offline(tab: Tab) -> None:
    tab.go()
    tab.foresee(*CUT)
    tab.context.set_offline(True)
    expect(tab.page.get_by_text("No connection")).to_be_visible()


PAGES: dict[str, Callable[[Tab], None]] = {
    "home": home,
    "home of nobody": home_of_nobody,
    "setup with friends": set_up("With friends"),
    "setup at one screen": set_up("Same screen"),
    "setup against bots": set_up("More opponents and options"),
    "waiting room": waiting,
    "rules of Azul": rules("azul"),
    "rules of Alhambra": rules("alhambra"),
    "rules of Dream Home": rules("dreamhome"),
    "lesson": lesson,
    "settings": settings,
    "me": me,
    "me with an account": me_with_an_account,
    "me signed out": me_signed_out,
    "keys": keys,
    "nowhere": nowhere,
    "no table": no_table,
    "trouble": trouble,
    "offline": offline,
}


OF_NOBODY = ("home of nobody", "me signed out")


@pytest.mark.parametrize("state", PAGES)
def test_a_page(come: Come, state: str) -> None:
    tab = come() if state in OF_NOBODY else come("Anna")
    PAGES[state](tab)
    tab.wait_for_answers()
    wrong = look_at(tab, state)
    assert not wrong, "\n".join(wrong)


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
