"""Everything around the board: review, log, chat, spectators, and every word in three languages."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from riad.games import PACKAGES
from tests.kit.web.browser_tab import Tab
from tests.kit.web.prepared_tables import a_finished_table, a_table, player_of
from tests.web.conftest import Come

# A missing message appears as its id: "play-now".
RAW = """() => {
  const found = [];
  const id = /^[a-z]+(-[a-z]+)+$/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.data);
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [data-text]")) {
    found.push(one.ariaLabel, one.title, one.placeholder, one.dataset.text);
  }
  found.push(document.title);
  return found.filter(Boolean).map((text) => text.trim()).filter((text) => id.test(text));
}"""
TEXT = "() => document.body.innerText"


def position(tab: Tab) -> int:
    """Return the position under review, from the slider."""
    return int(tab.page.get_by_role("slider").input_value())


def test_a_match_is_looked_back_on_by_slider_and_link(come: Come, game: str) -> None:
    anna = come("Anna")
    table = a_finished_table(anna, game)
    moves = player_of(anna).look(table)["moves"]
    anna.go(f"/t/{table}")
    anna.link("Review the match").click()
    slider = anna.page.get_by_role("slider", name="Position")
    expect(anna.page.get_by_text(f"Position 0 of {moves}")).to_be_visible()
    anna.button("Next").click()
    expect(anna.page.get_by_text(f"Position 1 of {moves}")).to_be_visible()
    slider.focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowRight")
    anna.button("Previous").click()
    expect(anna.page.get_by_text(f"Position 2 of {moves}")).to_be_visible()
    slider.fill(str(moves // 2))
    expect(anna.page.get_by_text(f"Position {moves // 2} of {moves}")).to_be_visible()
    assert anna.path == f"/t/{table}/{moves // 2}"
    anna.button("Previous").focus()
    for key, number in (("End", moves), ("Home", 0), ("ArrowRight", 1)):
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_text(f"Position {number} of {moves}")).to_be_visible()
    slider.fill(str(moves // 2))

    bela = come()
    bela.page.goto(anna.page.url)
    expect(bela.page.get_by_text(f"Position {moves // 2} of {moves}")).to_be_visible()
    anna.link("Latest position").click()
    expect(anna.link("Review the match")).to_be_visible()


def test_a_position_that_is_on_its_way_is_not_taken_for_the_present(anna: Tab) -> None:
    table = a_table(anna, "azul", turns=2)
    anna.go(f"/t/{table}")
    anna.wait_for_turn()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.page.route("**/positions/*", hold)
    anna.page.get_by_role("region", name="Log").get_by_role("link").last.click()
    expect(anna.page.get_by_text("Loading this position…")).to_be_visible()
    assert anna.page.locator('[data-choice]:not([aria-disabled="true"])').count() == 0
    held[0].continue_()
    expect(anna.page.get_by_text("Loading this position…")).to_be_hidden()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)


def test_an_entry_of_the_log_leads_to_its_position(anna: Tab, game: str) -> None:
    table = a_table(anna, game, turns=3)
    anna.go(f"/t/{table}")
    log = anna.page.get_by_role("region", name="Log")
    entries = log.get_by_role("link")
    expect(entries.nth(2)).to_be_visible()
    second = entries.nth(1)
    text = second.inner_text()
    second.click()
    expect(log.locator("[aria-current=true]")).to_have_text(text)
    assert anna.path == f"/t/{table}/{position(anna)}"
    assert 0 < position(anna) < player_of(anna).look(table)["moves"]
    assert anna.page.locator('[data-choice]:not([aria-disabled="true"])').count() == 0
    anna.page.go_back()
    anna.wait_for_turn()


def test_a_position_beyond_the_last_is_the_last(anna: Tab) -> None:
    table = a_table(anna, "azul", turns=2)
    moves = player_of(anna).look(table)["moves"]
    anna.go(f"/t/{table}/9999")
    expect(anna.page.get_by_text(f"Position {moves} of {moves}")).to_be_visible()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    assert anna.path == f"/t/{table}/{moves}"


def test_who_looks_back_knows_what_was_left_and_that_it_is_their_turn(anna: Tab) -> None:
    anna.go("/t/" + a_table(anna, "azul", turns=2) + "/0")
    looking_back = anna.page.get_by_role("region", name="Review the match")
    expect(looking_back.get_by_text("Bag").first).to_be_visible()
    expect(looking_back.locator("dd").first).to_have_text("1")  # the round
    expect(anna.page).to_have_title(re.compile("^● Your turn"))
    expect(anna.page.get_by_text("Score so far")).to_be_hidden()  # it belongs to the present position
    anna.link("Your turn: continue").click()
    anna.wait_for_turn()


def test_the_keys_are_told_on_every_page(tab: Tab) -> None:
    for path in ("/", "/rules/azul", "/me"):
        tab.go(path)
        expect(tab.page.locator("main h1")).to_be_visible()
        expect(tab.page.locator("header.top")).to_be_visible()
        tab.page.keyboard.press("?")
        keys = tab.page.get_by_role("dialog", name="Keyboard shortcuts")
        expect(keys).to_be_visible()
        tab.page.keyboard.press("Escape")
        expect(keys).to_be_hidden()


def test_looking_back_marks_the_move_that_led_there(anna: Tab, game: str) -> None:
    table = a_table(anna, game, turns=3)
    moves = player_of(anna).look(table)["moves"]
    marked = 0
    anna.go(f"/t/{table}/0")
    for number in range(1, moves + 1):
        anna.button("Next").click()
        expect(anna.page.get_by_text(f"Position {number} of {moves}")).to_be_visible()
        expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
        marked += anna.page.locator(".is-last, .last-from, .last").count() > 0
    assert marked > 0


def test_the_link_to_a_position_is_copied(anna: Tab) -> None:
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.go(f"/t/{a_table(anna, 'azul', turns=2)}/1")
    anna.button("Copy the link").click()
    expect(anna.page.get_by_role("status").get_by_text("Copied")).to_be_attached()
    assert anna.page.evaluate("() => navigator.clipboard.readText()") == anna.page.url


@pytest.mark.parametrize("path", ["/", "/me", "table"])
def test_a_session_that_is_ended_elsewhere_is_noticed(anna: Tab, path: str) -> None:
    anna.go("/t/" + a_table(anna, "azul") if path == "table" else path)
    expect(anna.page.get_by_role("link", name="You: Anna")).to_be_visible()
    anna.wait_for_answers()
    player_of(anna).good("POST", "/api/logout")
    expect(anna.page.get_by_text("You’re logged out")).to_be_visible()
    expect(anna.page.get_by_role("link", name="You", exact=True)).to_be_visible()
    anna.wait_for_answers()


def test_players_chat_and_onlookers_among_themselves(come: Come) -> None:
    anna, bela, watcher = come("Anna"), come("Bela"), come("Vala")
    table = player_of(anna).make("azul")["id"]
    player_of(bela).sit(table, 1)
    for one in (anna, bela, watcher):
        one.go(f"/t/{table}")
    anna.page.get_by_label("Write a message").fill("Good luck <b>to you</b>!")
    anna.button("Send", exact=True).click()
    expect(anna.page.get_by_label("Write a message")).to_have_value("")
    heard = bela.page.get_by_role("log", name="Chat")
    expect(heard).to_contain_text("Anna: Good luck <b>to you</b>!")
    bela.page.get_by_label("Write a message").fill("And to you")
    bela.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Bela: And to you")
    expect(watcher.heading("Spectator chat")).to_be_visible()
    assert "Good luck" not in watcher.page.evaluate(TEXT)


HIDDEN = {"alhambra": "hand", "dreamhome": "roof_cards"}


def test_an_onlooker_sees_nothing_hidden_and_cannot_act(come: Come, game: str) -> None:
    anna, watcher = come("Anna"), come()
    table = a_table(anna, game, turns=4)
    heard: list[dict[str, Any]] = []
    watcher.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text)))
    )
    watcher.go(f"/t/{table}")
    expect(watcher.page.get_by_role("region", name="Log")).to_be_visible()
    expect(watcher.page.get_by_text("Waiting for Anna").first).to_be_visible()
    assert watcher.page.locator('[data-choice]:not([aria-disabled="true"])').count() == 0
    assert watcher.page.get_by_role("region", name="Your move").count() == 0
    for one in watcher.page.locator("[data-choice]").all():
        one.click(force=True)
    assert watcher.chosen() == []
    assert watcher.page.get_by_role("alert").all_inner_texts() in ([], [""])
    views = [one["state"]["view"] for one in heard if "state" in one]
    assert views
    for view in views:
        assert view["seat"] is None
        assert view["legal"] == []
        for player in view["players"]:
            assert player.get(HIDDEN.get(game, ""), None) is None
    assert player_of(anna).look(table)["turn"] == 0


@pytest.mark.parametrize("language", ["en", "is", "it"])
def test_no_page_shows_a_message_without_words(come: Come, language: str) -> None:
    anna = come("Anna", languages=language)
    tables = [f"/t/{a_table(anna, game, turns=3)}" for game in PACKAGES]
    waiting = f"/t/{player_of(anna).make('azul')['id']}"
    rules = [f"/{page}/{game}" for game in PACKAGES for page in ("rules", "learn")]
    seen = {}
    for path in ("/", "/settings", "/me", "/privacy", "/t/cut-short", "/t/no", waiting, *rules, *tables):
        anna.go(path)
        expect(anna.page.locator("main h1").first).to_be_attached()
        anna.wait_for_answers()
        anna.settle()
        assert anna.page.locator("html").get_attribute("lang") == language
        assert anna.page.evaluate(RAW) == [], path
        seen[path] = anna.page.evaluate(TEXT)
    assert re.search({"en": "Play now", "is": "Spila", "it": "Gioca"}[language], seen["/"])


def test_the_language_changes_on_the_spot(anna: Tab, game: str) -> None:
    anna.go(f"/t/{a_table(anna, game, turns=2)}")
    anna.wait_for_turn()
    texts = []
    for language in ("is", "it", "en"):
        anna.page.locator("header select").select_option(language)
        expect(anna.page.locator(f"html[lang={language}]")).to_be_attached()
        anna.wait_for_answers()
        anna.settle()
        assert anna.page.evaluate(RAW) == []
        texts.append(anna.page.evaluate(TEXT))
    assert len(set(texts)) == 3


def test_a_result_follows_the_language(anna: Tab) -> None:
    anna.go("/me")
    anna.button("Save", exact=True).click()
    expect(anna.page.locator(".done")).to_have_text("Saved.")
    anna.page.locator("header select").select_option("is")
    expect(anna.page.locator(".done")).to_have_text("Vistað.")


def test_a_listed_match_is_found_at_home_and_watched(come: Come) -> None:
    anna, watcher = come("Anna"), come()
    table = player_of(anna).make("azul", "gentle", listed=True, options={"first": 0})["id"]
    watcher.go()
    played = watcher.page.get_by_role("region", name="In progress").locator(f'a[href="/t/{table}"]')
    expect(played).to_have_accessible_name("Watch: Azul · Anna, Gentle bot")
    played.click()
    expect(watcher.page.get_by_text("Waiting for Anna").first).to_be_visible()
    assert watcher.path == f"/t/{table}"
    anna.go()
    anna.wait_for_answers()
    expect(anna.page.locator(f'a[href="/t/{table}"]')).to_have_count(1)  # only among my own


def test_a_match_is_found_again_at_home(anna: Tab) -> None:
    table = a_table(anna, "dreamhome")
    anna.go()
    waiting = anna.page.get_by_role("region", name="Waiting for you")
    expect(waiting).to_be_visible()
    waiting.get_by_role("link", name=re.compile("^Continue")).first.click()
    anna.wait_for_turn()
    assert anna.table == table
    assert "Your turn" in anna.page.title()


def test_a_rematch_is_one_click_away(anna: Tab) -> None:
    table = a_finished_table(anna, "azul")
    anna.go(f"/t/{table}")
    anna.button("Rematch").click()
    anna.wait_for_turn()
    assert anna.table != table
