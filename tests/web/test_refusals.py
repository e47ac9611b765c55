"""Illegal choices are refused with a reason: a rule, or another player's turn."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.kit.server.node_processes import Player, eventually
from tests.kit.web.board_driver import Mouse, next_step
from tests.kit.web.browser_tab import Tab
from tests.kit.web.prepared_tables import player_of
from tests.kit.web.screenshots import board
from tests.web.conftest import Come


def test_who_may_not_act_is_told_so(come: Come, game: str) -> None:
    anna, bela = come("Anna"), come("Bela")
    table = player_of(anna).make(game)["id"]
    player_of(bela).sit(table, 1)
    first = player_of(anna).look(table)["turn"]
    for seat, tab in enumerate((anna, bela)):
        tab.go(f"/t/{table}")
        expect(tab.page.get_by_role("region", name="Your move")).to_be_visible()
        tab.wait_for_answers()
        acts = seat == first
        tried = tab.confirm if acts else tab.page.locator("[data-choice]:visible").first
        tried.click(force=True)
        message = "Your turn isn’t complete yet." if acts else "It’s not your turn."
        expect(tab.page.get_by_role("alert").get_by_text(message)).to_be_visible()


TARGETS = {"azul": "to ", "alhambra": "pay ", "dreamhome": "space "}


def refuse(tab: Tab, game: str) -> Locator:
    """Try an illegal choice; return the link to the rule that forbids it."""
    link = tab.page.get_by_role("alert").get_by_role("link")
    closed = tab.page.locator(f'[data-choice^="{TARGETS[game]}"][aria-disabled="true"]')
    for seed in range(10):
        if game != "alhambra":  # money is refused at once; other games need something to place
            take_something(tab, Mouse(seed))
            tab.settle()
        for one in closed.all()[:12]:
            one.click(force=True)
            tab.wait_for_answers()
            tab.settle()
            if link.count():
                return link
        tab.page.keyboard.press("Shift+U")
    raise AssertionError("nothing was refused")


def take_something(tab: Tab, mouse: Mouse) -> None:
    """Take tiles or cards, so that they have to be placed."""
    before: list[str] = []
    for verb in ("discard", "take"):
        step = next_step(tab, before, before)
        wanted = [one for one in (step or {}).get("choose", ()) if one.startswith(verb)]
        if wanted:
            mouse.choose(tab, wanted)
            before = (step or {})["able"]
            tab.wait_for_answers()


def test_a_refusal_says_why_and_leads_to_the_rule(playing: Tab, game: str) -> None:
    link = refuse(playing, game)
    rule = link.inner_text()
    assert re.fullmatch("(AZ|AL|DH)-[0-9]+[a-z]?", rule)
    alert = playing.page.get_by_role("alert").inner_text().removesuffix(rule).strip()
    assert re.fullmatch(r"[A-Z].{8,}[.!]", alert, re.DOTALL), alert
    before = board(playing)
    with playing.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    rules = opened.value
    # By its own account: of a new tab in the shell of Chromium 150, Playwright may miss the navigation.
    rules.wait_for_function("end => location.href.endsWith(end)", arg=f"/rules/{game}#{rule}")
    expect(rules.locator(f"[id='{rule}']")).to_be_in_viewport()
    rules.close()
    assert board(playing) == before


def test_a_refusal_is_told_in_every_language(playing: Tab, game: str) -> None:
    refuse(playing, game)
    messages = set()
    for language in ("en", "is", "it"):
        playing.page.locator("header select").select_option(language)
        expect(playing.page.locator(f"html[lang={language}]")).to_be_attached()
        playing.settle()
        messages.add(playing.page.get_by_role("alert").inner_text())
    assert len(messages) == 3, messages


def forbidden_spaces(shown: dict[str, Any]) -> list[str]:
    """Return the free spaces of the grey wall that are closed to the tile being placed."""
    view = shown["view"]
    if view["phase"] != "tiling":
        return []
    row = view["tiling_row"]
    spaces = enumerate(view["players"][shown["turn"]]["wall"][row])
    free = [f"w{row + 1}{column + 1}" for column, tile in spaces if tile is None]
    return [move for move in free if move not in view["legal"]]


def a_closed_space(player: Player, table: str) -> str | None:
    """Play until I have to place a tile and a space in its row is closed; return None at the end."""

    dice = random.Random(1)

    def mine_or_over() -> dict[str, Any] | None:
        shown = player.look(table)
        return shown if shown["turn"] in shown["you"] or shown["status"] == "over" else None

    while (shown := eventually(mine_or_over))["status"] == "playing":
        if closed := forbidden_spaces(shown):
            return closed[0]
        player.send(shown, player.whole_turn(shown, dice.choice))
    return None


def a_grey_wall_with_a_closed_space(player: Player) -> tuple[str, str]:
    """Return a table in such a position, and the move that is illegal there."""
    for _ in range(5):
        table = str(player.make("azul", "gentle", options={"wall": "grey"})["id"])
        if move := a_closed_space(player, table):
            return table, move
    raise AssertionError("no space was closed")


def test_a_space_of_the_grey_wall_says_why_it_is_closed(anna: Tab) -> None:
    table, move = a_grey_wall_with_a_closed_space(player_of(anna))
    anna.go(f"/t/{table}")
    anna.wait_for_turn()
    wall = anna.page.locator("section.mine .wall")
    row, column = move[1], move[2]
    expect(wall.locator(".wr").nth(int(row) - 1)).to_have_role("group")
    expect(anna.page.locator("section.other .wr").first).to_have_role("img")
    wall.get_by_role("button", name=f"row {row}, column {column} of the wall", exact=True).click(force=True)
    alert = anna.page.get_by_role("alert")
    expect(alert.get_by_role("link")).to_have_text("AZ-35")
    expect(alert).to_contain_text(f"olumn {column}")
