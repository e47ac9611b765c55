"""Leaving, personal data, blocked people, and the page on privacy."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from riad.server.settings import Settings
from tests.kit.web.browser_tab import Tab
from tests.kit.web.prepared_tables import player_of
from tests.web.conftest import Come

PASSWORD = "a long and winding road"  # noqa: S105
NAMELESS = "([path, name]) => fetch(path).then((got) => got.text()).then((text) => !text.includes(name))"
"""The tables of a person who leaves follow one after the other, after the answer."""


def test_an_account_is_deleted_after_a_question(come: Come) -> None:
    anna = come("Anna")
    anna.go("/me")
    form = anna.page.locator("form", has=anna.heading("Create an account"))
    form.get_by_label("Username").fill("anna-who-leaves")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(anna.heading("Account anna-who-leaves")).to_be_visible()
    delete = anna.button("Delete my account")
    delete.focus()
    anna.page.keyboard.press("Enter")
    question = anna.page.get_by_role("dialog", name="Delete your account?")
    expect(question).to_contain_text("This can’t be undone")
    expect(question).to_contain_text("under “Deleted player”")
    anna.page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    expect(anna.button("Delete my account")).to_be_focused()  # nothing has happened

    delete.click()
    question.get_by_label("Password").fill("wrong")
    question.get_by_role("button", name="Delete my account").click()
    expect(question.get_by_role("alert")).to_contain_text("Wrong username or password")
    question.get_by_label("Password").fill(PASSWORD)
    question.get_by_role("button", name="Delete my account").click()
    expect(question).to_be_hidden()
    expect(anna.page.get_by_role("status").get_by_text("Deleted.")).to_be_visible()
    expect(anna.page.get_by_role("link", name="You", exact=True)).to_be_visible()
    anna.wait_for_answers()
    anna.page.reload()
    expect(anna.heading("Log in")).to_be_visible()
    expect(anna.button("Delete my account")).to_have_count(0)


def test_a_deleted_player_is_called_so_in_every_language(come: Come) -> None:
    anna, bela = come("Anna"), come("Bela", languages="it")
    table = player_of(anna).make("azul")["id"]
    player_of(bela).sit(table, 1)
    player_of(anna).good("POST", "/api/me/leave", {})
    bela.go("/privacy")
    bela.page.wait_for_function(NAMELESS, arg=[f"/api/tables/{table}", "Anna"], polling=500)
    bela.go(f"/t/{table}")
    expect(bela.page.get_by_text("Giocatore eliminato").first).to_be_visible()
    assert "Anna" not in bela.page.evaluate("() => document.body.innerText")


def test_my_data_is_a_file(anna: Tab, tmp_path: Path) -> None:
    table = player_of(anna).make("azul", "gentle")["id"]
    anna.go("/me")
    with anna.page.expect_download() as coming:
        anna.link("Download my data").click()
    assert coming.value.suggested_filename == "riad.json"
    coming.value.save_as(tmp_path / "riad.json")
    data = json.loads((tmp_path / "riad.json").read_text())
    assert data["person"]["name"] == "Anna"
    assert [one["id"] for one in data["tables"]] == [table]


def test_a_line_of_chat_is_reported_and_its_writer_muted(come: Come) -> None:
    anna, bela = come("Anna"), come("Bela")
    table = player_of(anna).make("azul")["id"]
    player_of(bela).sit(table, 1)
    path = f"/api/tables/{table}/chat"
    for text in ("You are a fool", "And a loser"):
        player_of(bela).good("POST", path, {"text": text})
    player_of(anna).good("POST", path, {"text": "Please stop"})
    anna.go(f"/t/{table}")
    chat = anna.page.get_by_role("log", name="Chat")
    expect(chat.get_by_role("button")).to_have_count(2)  # my own line has none
    chat.get_by_role("button", name="Options for Bela: You are a fool").click()
    menu = anna.page.get_by_role("dialog", name="Bela")
    menu.get_by_label("What’s wrong with this message").fill("Rude")
    menu.get_by_role("button", name="Report this message").click()
    expect(menu.get_by_role("status")).to_contain_text("Reported")
    menu.get_by_role("button", name="Mute").click()
    expect(menu).to_be_hidden()
    expect(chat).to_have_text(re.compile(r"^\s*Anna: Please stop\s*$"))
    player_of(bela).good("POST", path, {"text": "Can you hear me?"})
    player_of(anna).good("POST", path, {"text": "Silence"})
    expect(chat).to_contain_text("Silence")
    assert "hear me" not in anna.page.evaluate("() => document.body.innerText")

    anna.go("/me")
    people = anna.page.get_by_role("region", name="Muted and blocked people")
    expect(people).to_contain_text("Bela")
    people.get_by_role("button", name="Unmute: Bela").click()
    expect(people).to_be_hidden()
    anna.go(f"/t/{table}")
    expect(chat).to_contain_text("Can you hear me?")


@pytest.mark.parametrize(
    ("language", "words", "days"),
    [("en", "Privacy", "180 days"), ("is", "Persónuvernd", "180 daga"), ("it", "Privacy", "180 giorni")],
)
def test_the_page_on_privacy_says_what_the_server_is_set_to(
    come: Come, language: str, words: str, days: str
) -> None:
    tab = come(languages=language)
    tab.go()
    tab.page.get_by_role("contentinfo").get_by_role("link", name=words).click()
    expect(tab.page.get_by_role("heading", level=1, name=words)).to_be_visible()
    terms = tab.page.locator("dl")
    expect(terms.get_by_text(days)).to_have_count(2)
    for number in (Settings.keep_tables, Settings.keep_chat, Settings.keep_addresses, 400):
        expect(terms).to_contain_text(re.compile(rf"\b{number}\b"))
    tab.go("/me")
    tab.page.get_by_role("main").get_by_role("link", name=words).click()
    expect(tab.page.get_by_role("heading", level=1, name=words)).to_be_visible()


def test_the_periods_are_asked_of_the_server(tab: Tab) -> None:
    periods = {"visitors": 0, "tables": 21, "chat": 1, "reports": 2, "addresses": 3, "sessions": 4}
    tab.page.route(
        "**/api/privacy", lambda route: route.fulfill(json={**periods, "contact": "ada@riad.example"})
    )
    tab.go("/privacy")
    terms = tab.page.locator("dl")
    for words in ("Until you delete your data", "for 21 days", "1 day", "2 days", "3 days", "at most 4 days"):
        expect(terms.get_by_text(words).first).to_be_visible()
    expect(tab.link("ada@riad.example")).to_have_attribute("href", "mailto:ada@riad.example")


def test_a_link_for_a_new_password_is_not_left_in_the_address(tab: Tab) -> None:
    tab.go("/me#reset=no-such-token")
    form = tab.page.locator("form", has=tab.heading("Choose a new password"))
    expect(form).to_be_visible()
    expect(tab.page).to_have_url(re.compile(r"/me$"))
    form.get_by_label("New password").fill(PASSWORD)
    form.get_by_role("button", name="Change password").click()
    expect(form.get_by_role("alert")).to_contain_text("expired or was already used")
