"""Whole games of all three: by mouse, by keyboard alone, by touch, and with each other."""

import re

from playwright.sync_api import Locator, expect

from tests.web.ahead import a_table, player_of
from tests.web.conftest import Come
from tests.web.hands import Finger, Keys, Mouse, play_out, play_turn
from tests.web.tab import PHONE, Tab

MOST = {"azul": 4, "alhambra": 6, "dreamhome": 4}
TITLES = {"azul": "Azul", "alhambra": "Alhambra", "dreamhome": "Dream Home"}


def full_table(tab: Tab, game: str) -> str:
    """A table with bots on all other seats: so it is at its fullest, and fewer turns are mine."""
    return a_table(tab, game, *["gentle"] * (MOST[game] - 1))


def final_scoring(tab: Tab) -> list[list[str]]:
    """The table at the end, row by row, when all of it is open."""
    table = tab.page.get_by_role("table").first
    expect(table.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    rows: list[list[str]] = table.evaluate(
        "(table) => [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent.trim()))"
    )
    return rows


def check_scoring(tab: Tab, seats: int) -> None:
    """The final scoring has a column for each seat, lines that say what for, and whole totals."""
    head, *lines, total = final_scoring(tab)
    assert {len(row) for row in [head, *lines, total]} == {seats + 1}
    assert all(label for label, *_ in lines)
    points = [int(re.fullmatch(r"(-?\d+)( winner)?", text)[1]) for text in total[1:]]  # type: ignore[index]
    outcome = player_of(tab).look(tab.table)["outcome"] if tab.player else None
    assert outcome is None or points == outcome["points"]


def test_from_nothing_to_a_whole_game_by_mouse(tab: Tab, game: str) -> None:
    tab.go()
    tab.button(f"Play now : {TITLES[game]}").click()
    tab.wait_for_turn()
    assert play_out(Mouse(), game, tab) > 5
    check_scoring(tab, 2)


def test_a_whole_game_by_keyboard_alone(anna: Tab, game: str) -> None:
    anna.go("/t/" + full_table(anna, game))
    anna.wait_for_turn()
    assert play_out(Keys(), game, anna) > 3
    check_scoring(anna, MOST[game])


def test_from_nothing_to_playing_by_keyboard_alone(tab: Tab) -> None:
    tab.go()
    by_tab(tab, tab.button("Play now : Azul"))
    tab.page.keyboard.press("Enter")
    tab.wait_for_turn()
    assert play_turn(tab, Keys(), "azul") == "played"


def by_tab(tab: Tab, wanted: Locator) -> None:
    """Go to an element by Tab."""
    for _ in range(40):
        tab.page.keyboard.press("Tab")
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
    raise AssertionError("it cannot be reached by Tab")


def test_a_whole_game_by_touch_on_a_small_phone(come: Come, game: str) -> None:
    anna = come("Anna", size=PHONE, touch=True)
    anna.go("/t/" + full_table(anna, game))
    anna.wait_for_turn()
    assert play_out(Finger(), game, anna) > 3
    check_scoring(anna, MOST[game])
    assert anna.scrolls_sideways() == 0


def log_of(tab: Tab) -> list[str]:
    """What the log tells, all of it."""
    log = tab.page.get_by_role("region", name="Log")
    more = log.get_by_role("button", name=re.compile("^Show all"))
    if more.count():
        more.click()
    return log.get_by_role("listitem").all_inner_texts()


def test_a_whole_game_between_two_browsers(come: Come, game: str) -> None:
    host, guest = come(), come()
    host.go()
    host.button(f"With friends : {TITLES[game]}").click()
    host.page.get_by_label("Your name").fill("Anna")
    seats = 6 if game == "alhambra" else 2  # bots on the further seats make a long game shorter
    host.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    host.button("Open the table").click()
    for number in range(3, seats + 1):
        host.page.get_by_role("button", name=re.compile(f"bot : Seat {number}$")).click()
    link = host.page.get_by_label("Link to this table").input_value()
    assert link == host.page.url
    guest.page.goto(link)
    guest.button("Sit here").first.click()
    for one in (host, guest):
        expect(one.page.get_by_role("region", name="Your move")).to_be_visible()
    assert play_out(Mouse(), game, host, guest) > 10
    expect(guest.link("Look back")).to_be_visible()
    expect(host.link("Look back")).to_be_visible()
    assert final_scoring(host) == final_scoring(guest)
    check_scoring(host, seats)
    told = log_of(host)
    assert told == log_of(guest)
    assert len(told) > 10


def test_two_at_one_screen(tab: Tab) -> None:
    tab.go()
    tab.button("Same screen : Dream Home").click()
    tab.page.get_by_label("Name of player 1").fill("Anna")
    tab.page.get_by_label("Name of player 2").fill("Jón")
    tab.button("Start").click()
    tab.wait_for_turn()
    assert play_out(Mouse(), "dreamhome", tab) > 12
    head = final_scoring(tab)[0]
    assert head[1:] == ["Anna", "Jón"]


def test_others_moves_are_shown_in_motion(come: Come, game: str) -> None:
    anna = come("Anna", motion=True)
    anna.go("/t/" + a_table(anna, game, "gentle", "gentle"))
    player, mouse = player_of(anna), Mouse()
    for _ in range(3):
        anna.wait_for_turn()
        moves = player.look(anna.table)["moves"]
        assert play_turn(anna, mouse, game) == "played"
        anna.wait_for_turn()
        assert player.look(anna.table)["moves"] > moves
