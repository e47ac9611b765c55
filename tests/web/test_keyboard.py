"""Playing without eyes and without a mouse: the focus always has a place, and all events are announced."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.server.node_processes import eventually
from tests.kit.web.board_driver import Keys, make_turn
from tests.kit.web.browser_tab import Tab
from tests.kit.web.prepared_tables import a_table, liking, my_turns, player_of, wait_for_my_turns
from tests.web.conftest import Come

FOCUS = "() => document.activeElement === document.body ? null : document.activeElement.outerHTML"
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def news(tab: Tab) -> Locator:
    """Return the announcements for players who do not see the board."""
    return tab.page.get_by_role("log", name="Game updates")


def has_focus(tab: Tab) -> bool:
    tab.wait_for_answers()
    tab.settle()
    return tab.page.evaluate(FOCUS) is not None


def against(come: Come, game: str) -> tuple[Tab, Tab]:
    """Seat two people at a table of this game; the first is to act, and has its page open."""
    anna, bela = come("Anna"), come("Bela")
    table = player_of(anna).make(game)["id"]
    player_of(bela).sit(table, 1)
    eventually(lambda: player_of(anna).look(table)["status"] == "playing")
    if player_of(anna).look(table)["turn"] != 0:
        move(bela, table)
    anna.go(f"/t/{table}")
    anna.wait_for_turn()
    return anna, bela


def move(tab: Tab, table: str) -> None:
    """Make a turn for a player without their page."""
    player = player_of(tab)
    shown = player.look(table)
    assert player.send(shown, player.whole_turn(shown, liking())).status_code == 200


def test_the_focus_has_a_place_through_a_whole_turn(anna: Tab, game: str) -> None:
    anna.go("/t/" + a_table(anna, game, turns=6))
    anna.wait_for_turn()
    keys = Keys(5)
    for back in ("u", "Shift+U"):
        assert make_turn(anna, keys, game) == "made"
        assert has_focus(anna)
        anna.page.keyboard.press(back)
        assert has_focus(anna), back
        anna.page.keyboard.press("Shift+U")
    assert make_turn(anna, keys, game) == "made"
    played = my_turns(anna)
    anna.page.keyboard.press("c")
    wait_for_my_turns(anna, played + 1)
    assert has_focus(anna)


def test_what_a_bot_does_is_spoken(anna: Tab, game: str) -> None:
    anna.go("/t/" + a_table(anna, game, "gentle", "gentle"))
    anna.wait_for_turn()
    for _ in range(2):  # the first-player card may give two turns running
        played = my_turns(anna)
        assert make_turn(anna, Keys(2), game) == "made"
        anna.page.keyboard.press("c")
        wait_for_my_turns(anna, played + 1)
    expect(news(anna)).to_contain_text(re.compile("Gentle bot [12]: "))


def test_whoever_is_waited_for_is_spoken(come: Come) -> None:
    anna, _ = against(come, "azul")
    assert make_turn(anna, Keys(2), "azul") == "made"
    anna.page.keyboard.press("c")
    expect(news(anna)).to_contain_text("Waiting for Bela")


def test_who_comes_to_a_table_that_waits_is_spoken_and_the_focus_goes_on_to_the_board(come: Come) -> None:
    anna, bela, cleo = come("Anna"), come("Bela"), come("Cleo")
    table = player_of(anna).make("azul", "open", "open")["id"]
    anna.go(f"/t/{table}")
    anna.button("Copy").focus()
    player_of(bela).sit(table, 1)
    expect(news(anna)).to_contain_text("Bela joined the table.")
    player_of(bela).good("DELETE", f"/api/tables/{table}/seats/1")
    expect(news(anna)).to_contain_text("Bela left the table.")
    player_of(bela).sit(table, 1)
    player_of(cleo).sit(table, 2)
    expect(anna.page.locator(".azul")).to_be_visible()
    assert has_focus(anna)


def test_chat_is_spoken_as_it_is_said_and_not_all_over_again(come: Come) -> None:
    anna, bela = against(come, "azul")
    say = f"/api/tables/{anna.table}/chat"
    anna.resize(320, 640)  # where the chat is below the fold
    player_of(bela).good("POST", say, {"text": "Good luck!"})
    expect(news(anna)).to_contain_text("Bela: Good luck!")
    shown = anna.page.get_by_role("button", name="Chat: Bela: Good luck!")
    shown.click()
    expect(anna.page.get_by_label("Write a message")).to_be_focused()
    expect(shown).to_have_count(0)
    anna.page.reload()
    chat = anna.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Bela: Good luck!")
    expect(chat).to_have_attribute("aria-live", "off")
    expect(news(anna)).not_to_contain_text("Good luck!")


def test_a_position_of_before_is_gone_over_by_arrows_and_my_turn_is_spoken(come: Come) -> None:
    anna, bela = against(come, "azul")
    assert make_turn(anna, Keys(2), "azul") == "made"
    anna.page.keyboard.press("c")
    expect(news(anna)).to_contain_text("Waiting for Bela")
    anna.go(f"/t/{anna.table}/0")
    expect(anna.page.get_by_text("Position 0 of")).to_be_visible()
    first = anna.page.locator("[data-choice]").first
    first.focus()
    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("ArrowRight")
    assert anna.path.endswith("/0")
    assert anna.page.evaluate("() => document.activeElement.matches('[data-choice]')")
    expect(first).not_to_be_focused()
    anna.page.get_by_role("slider").focus()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.get_by_text("Position 1 of")).to_be_visible()
    move(bela, anna.table)
    expect(news(anna)).to_contain_text("Your turn")


def test_resigning_asks_and_the_end_is_spoken(anna: Tab) -> None:
    table = a_table(anna, "azul", turns=2)
    anna.go(f"/t/{table}")
    anna.wait_for_turn()
    resign = anna.button("Resign", exact=True)
    resign.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("Resign this match?")).to_be_focused()
    anna.button("Cancel").focus()
    anna.page.keyboard.press("Enter")
    expect(resign).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.heading("Gentle bot won")).to_be_focused()
    expect(news(anna)).to_contain_text("Gentle bot won. Anna resigned. Total. Anna: ")
    entry = anna.page.get_by_role("region", name="Log").get_by_role("link", name="Anna: resigns")
    entry.click()
    moves = player_of(anna).look(table)["moves"]
    expect(anna.page.get_by_text(f"Position {moves} of {moves}")).to_be_visible()


def test_what_happened_while_nobody_looked_is_told(come: Come) -> None:
    anna, bela = against(come, "azul")
    assert make_turn(anna, Keys(2), "azul") == "made"
    anna.page.keyboard.press("c")
    expect(news(anna)).to_contain_text("Waiting for Bela")
    anna.page.evaluate(HIDE, True)
    move(bela, anna.table)
    anna.wait_for_turn()
    sentence = "One turn was played while you were away."
    expect(anna.page.get_by_text(sentence)).to_have_count(0)
    anna.page.evaluate(HIDE, False)
    expect(anna.page.get_by_role("main").get_by_text(sentence).first).to_be_visible()
    expect(news(anna)).to_contain_text(sentence)
    anna.button("Dismiss").focus()
    anna.page.keyboard.press("Enter")
    assert has_focus(anna)


def test_a_turn_that_was_played_in_another_window_is_not_lost_in_silence(anna: Tab) -> None:
    anna.go("/t/" + a_table(anna, "azul", turns=2))
    anna.wait_for_turn()
    assert make_turn(anna, Keys(2), "azul") == "made"
    move(anna, anna.table)
    expect(anna.page.get_by_role("alert")).to_contain_text("played in another window")


def test_keys_of_one_letter_can_be_turned_off(anna: Tab) -> None:
    anna.go("/t/" + a_table(anna, "azul"))
    anna.wait_for_turn()
    anna.page.keyboard.press("?")
    keys = anna.page.get_by_role("dialog", name="Keyboard shortcuts")
    keys.get_by_label("Single-key shortcuts").uncheck()
    keys.get_by_role("button", name="Close").click()
    anna.page.keyboard.press("?")
    anna.settle()
    expect(keys).to_have_count(0)


@pytest.mark.parametrize("key", ["ArrowDown", "ArrowUp"])
def test_arrows_elsewhere_are_the_browsers_own(anna: Tab, key: str) -> None:
    anna.go("/t/" + a_table(anna, "azul", turns=3))
    anna.wait_for_turn()
    settings = anna.button("Settings", exact=True)
    settings.focus()
    anna.page.keyboard.press(key)
    expect(settings).to_be_focused()


CLOSED = "() => document.activeElement.matches('[data-choice^=\"to \"][aria-disabled=true]')"


def test_what_cannot_be_chosen_can_be_reached_and_says_why(anna: Tab) -> None:
    anna.go("/t/" + a_table(anna, "azul", turns=6))
    anna.wait_for_turn()
    for source in anna.page.locator('[data-choice^="take "]:not([aria-disabled=true])').all():
        source.focus()
        anna.page.keyboard.press("Enter")
        anna.page.locator('[data-choice^="to "]').first.focus()
        for _ in range(4):
            if not anna.page.evaluate(CLOSED):
                anna.page.keyboard.press("ArrowDown")
        if anna.page.evaluate(CLOSED):
            break
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("alert").get_by_role("link", name="AZ-")).to_be_visible()
