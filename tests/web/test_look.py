"""Every page, narrow and wide, light and dark: axe finds nothing, and nothing scrolls sideways."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.kit.server.node_processes import Player
from tests.kit.web.browser_tab import CUT, DESK, LYING, PHONE, Tab
from tests.kit.web.prepared_tables import a_table, player_of
from tests.kit.web.screenshots import look_at
from tests.web.conftest import Come


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
        tab.page.get_by_role("button", name=re.compile(f"^{kind} ?: Dream Home")).click()
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
    expect(tab.button("Start")).to_be_visible()


def settings(tab: Tab) -> None:
    tab.go("/settings")
    expect(tab.heading("Settings")).to_be_visible()


def me(tab: Tab) -> None:
    tab.go("/me")
    expect(tab.heading("Create an account")).to_be_visible()


def me_with_an_account(tab: Tab) -> None:
    tab.go("/me")
    login = f"anna-{time.time_ns()}"
    form = tab.page.locator("form", has=tab.heading("Create an account"))
    form.get_by_label("Username").fill(login)
    form.get_by_label("Password").fill("a long and winding road")
    form.get_by_role("button").click()
    expect(tab.heading(f"Account {login}")).to_be_visible()


def me_signed_out(tab: Tab) -> None:
    tab.go("/me")
    expect(tab.heading("Log in")).to_be_visible()


def deleting(tab: Tab) -> None:
    me_with_an_account(tab)
    tab.button("Delete my account").click()
    expect(tab.page.get_by_role("dialog", name="Delete your account?")).to_be_visible()


def privacy(tab: Tab) -> None:
    tab.go("/privacy")
    expect(tab.page.get_by_text("180 days")).to_have_count(2)


def line_of_chat(tab: Tab) -> None:
    asked_to_stop(tab)
    tab.button("Options for Bela").click()
    expect(tab.page.get_by_role("dialog", name="Bela")).to_be_visible()


def keys(tab: Tab) -> None:
    tab.go("/t/" + a_table(tab, "azul"))
    tab.wait_for_turn()
    tab.page.keyboard.press("?")
    expect(tab.page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


def settings_of_a_table(tab: Tab) -> None:
    tab.go("/t/" + a_table(tab, "azul"))
    tab.wait_for_turn()
    tab.button("Settings", exact=True).click()
    expect(tab.page.get_by_role("dialog", name="Settings")).to_be_visible()


def resigning(tab: Tab) -> None:
    tab.go("/t/" + a_table(tab, "azul"))
    tab.wait_for_turn()
    tab.button("Resign").click()
    expect(tab.button("Cancel")).to_be_visible()


def lesson_under_way(tab: Tab) -> None:
    tab.go("/learn/azul")
    tab.button("Start").click()
    expect(tab.page.get_by_text("Move 1 of 5")).to_be_visible()


def larger_board(tab: Tab) -> None:
    tab.go("/t/" + a_table(tab, "azul", "gentle", "gentle", turns=3))
    tab.wait_for_turn()
    tab.button("Enlarge").first.click()
    expect(tab.page.get_by_role("button", pressed=True, name=re.compile("^Enlarge"))).to_be_visible()


def points_line_by_line(tab: Tab) -> None:
    tab.go("/t/" + a_table(tab, "azul", turns=14))
    tab.wait_for_turn()
    tab.page.get_by_text("Score so far").click()
    line = tab.page.locator("tbody button[aria-expanded=false]").first
    line.click()
    expect(tab.page.locator("tbody button[aria-expanded=true]")).to_be_visible()


def covered(tab: Tab) -> None:
    """Seat two players at one screen, where the cards are covered until their owner confirms being alone."""
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Jón"}]
    tab.go("/t/" + player_of(tab).good("POST", "/api/tables", {"game": "alhambra", "seats": seats})["id"])
    expect(tab.button("Only I can see the screen")).to_be_visible()


def asked_to_stop(tab: Tab) -> None:
    """Have another player ask to stop."""
    bela = Player(tab.address, "Bela")
    table = player_of(tab).make("azul", "open")["id"]
    bela.sit(table, 1)
    bela.good("POST", f"/api/tables/{table}/chat", {"text": "I have to go, sorry!"})
    bela.good("POST", f"/api/tables/{table}/abandon")
    bela.close()
    tab.go(f"/t/{table}")
    expect(tab.page.get_by_text("Request to end the match with no result: Bela")).to_be_visible()


def nowhere(tab: Tab) -> None:
    tab.go("/t/a/b/c")
    expect(tab.heading("Page not found")).to_be_visible()


def no_table(tab: Tab) -> None:
    tab.go("/t/no-such-table")
    expect(tab.heading("Table not found")).to_be_visible()


def table_without_script(tab: Tab) -> None:
    """Open a table by its link while its scripts do not load."""
    tab.foresee(*CUT)
    tab.page.route("**/assets/*.js", lambda route: route.abort())
    tab.go("/t/" + a_table(tab, "azul"))
    expect(tab.heading("Azul Anna · Gentle bot")).to_be_visible()
    expect(tab.page.get_by_text("Your turn · Loading the table…")).to_be_visible()


def trouble(tab: Tab) -> None:
    tab.go("/me")
    tab.page.get_by_label("Username").last.fill("nobody")
    tab.page.get_by_label("Password").last.fill("nothing")
    tab.button("Log in", exact=True).click()
    expect(tab.page.get_by_role("alert").get_by_text("wrong")).to_be_visible()


def offline(tab: Tab) -> None:
    tab.go()
    tab.foresee(*CUT)
    tab.context.set_offline(True)
    expect(tab.page.get_by_text("You’re offline.")).to_be_visible()


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
    "privacy": privacy,
    "deleting": deleting,
    "line of chat": line_of_chat,
    "me": me,
    "me with an account": me_with_an_account,
    "me signed out": me_signed_out,
    "keys": keys,
    "settings of a table": settings_of_a_table,
    "resigning": resigning,
    "lesson under way": lesson_under_way,
    "larger board": larger_board,
    "points line by line": points_line_by_line,
    "covered cards": covered,
    "asked to stop": asked_to_stop,
    "nowhere": nowhere,
    "no table": no_table,
    "table without script": table_without_script,
    "trouble": trouble,
    "offline": offline,
}


OF_NOBODY = ("home of nobody", "me signed out")


def test_escape_makes_a_board_small_again(anna: Tab) -> None:
    larger_board(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("button", pressed=True)).to_have_count(0)


@pytest.mark.parametrize("state", PAGES)
def test_a_page(come: Come, state: str) -> None:
    tab = come() if state in OF_NOBODY else come("Anna")
    PAGES[state](tab)
    tab.wait_for_answers()
    wrong = look_at(tab, state)
    assert not wrong, "\n".join(wrong)


# The style sheets in the order of the cascade; built ones have a name and a hash.
SHEETS = """() => [...document.styleSheets].map(({ href }) => href)"""


def sheets_of_rules(tab: Tab) -> list[str]:
    expect(tab.page.locator("figure svg").first).to_be_visible()
    tab.wait_for_answers()
    sheets: list[str] = tab.page.evaluate(SHEETS)
    return sheets


def test_rules_look_the_same_from_home_and_by_their_address(come: Come, game: str) -> None:
    there, here = come(), come()
    there.go(f"/rules/{game}")
    here.go()
    here.page.locator(f'a[href="/rules/{game}"]').click()
    assert sheets_of_rules(there) == sheets_of_rules(here)


# The lower edges of the buttons that start a game.
PLAY_NOW = """() => [...document.querySelectorAll(".game .primary")]
  .map((one) => one.getBoundingClientRect().bottom)"""


@pytest.mark.parametrize("language", ["en", "is", "it"])
@pytest.mark.parametrize("waiting", [0, 4])
def test_a_game_can_be_begun_on_the_first_screen_of_home(come: Come, language: str, waiting: int) -> None:
    anna = come("Anna", languages=language)
    for _ in range(waiting):
        a_table(anna, "alhambra", "gentle", "gentle")
    anna.go()
    expect(anna.page.locator(".now li")).to_have_count(min(waiting, 3))
    anna.wait_for_connection()
    for size, games in ((PHONE, 1), (LYING, 3), (DESK, 3)):
        anna.resize(*size)
        ends = anna.page.evaluate(PLAY_NOW)
        assert len(ends) == 3
        assert all(end <= size[1] for end in ends[:games]), (size, ends)
