"""What Azul's board tells beyond what can be seen of it: the wall, what a tile completes, bag and lid."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.server.serving import Player, eventually
from tests.web.ahead import a_table, player_of
from tests.web.axe import violations
from tests.web.tab import PHONE, Tab

Wanted = Callable[[dict[str, Any], list[dict[str, Any]]], bool]


def best_moves(player: Player, shown: dict[str, Any]) -> tuple[list[str], list[dict[str, Any]]]:
    """A turn that looks for points, and what the moves do that it could begin with."""
    moves: list[str] = []
    first: list[dict[str, Any]] = []
    tried = {"view": shown["view"], "complete": False}
    preview = f"/api/tables/{shown['id']}/preview"
    while not tried["complete"]:
        ahead = tried["view"]["legal"][:60]
        body = {"moves": moves, "base": shown["seq"], "ahead": ahead}
        asked = player.good("POST", preview, body)
        first = first or asked["ahead_deeds"]
        points = [-99 if tally is None else tally for tally in asked["ahead"]]
        moves.append(ahead[points.index(max(points))])
        tried = player.good(
            "POST", f"/api/tables/{shown['id']}/preview", {**body, "moves": moves, "ahead": []}
        )
    return moves, first


def a_table_where(tab: Tab, wanted: Wanted, **options: Any) -> str:
    """A table played on, for points, until it is my turn in a position that is wanted."""
    player = player_of(tab)

    def mine_or_over() -> dict[str, Any] | None:
        shown = player.look(table)
        return shown if shown["turn"] in shown["you"] or shown["status"] == "over" else None

    for _ in range(8):
        table = str(player.make("azul", "gentle", options=options)["id"])
        while (shown := eventually(mine_or_over))["status"] == "playing":
            moves, deeds = best_moves(player, shown)
            if wanted(shown["view"], deeds):
                return table
            player.send(shown, moves)
    raise AssertionError("it never came to that")


def test_each_row_of_the_wall_is_told_space_by_space(anna: Tab) -> None:
    anna.go("/t/" + a_table(anna, "azul"))
    anna.wait_for_turn()
    for wall in anna.page.locator(".wall").all():
        assert wall.get_by_role("img").count() == 5
        name = "row 2 of the wall: white free, blue free, yellow free, red free, black free"
        expect(wall.get_by_role("img", name=name, exact=True)).to_be_visible()


def test_a_space_of_the_grey_wall_says_which_tile_it_takes_and_what_that_scores(anna: Tab) -> None:
    laying = a_table_where(anna, lambda view, _: view["phase"] == "tiling" and view["round"] > 1, wall="grey")
    anna.go(f"/t/{laying}")
    anna.wait_for_turn()
    anna.wait_for_answers()
    space = anna.page.locator(".space.is-target").first
    expect(space).to_have_accessible_name(re.compile(r"^row \d, column \d: \w+\. \+\d+ points?"))
    expect(space.locator(".pts.gain")).to_be_visible()
    said = space.get_attribute("aria-label") or ""
    space.click()
    chosen = anna.page.locator(".space.is-selected").first
    expect(chosen).to_have_accessible_name(said.replace(". ", ". Chosen. ", 1))
    assert not violations(anna)


def test_what_a_tile_completes_for_the_end_is_told_before_it_is_chosen_and_after(anna: Tab) -> None:
    completes = a_table_where(anna, lambda _, deeds: any(deed["completes"] for deed in deeds))
    shown = player_of(anna).look(completes)
    _, deeds = best_moves(player_of(anna), shown)
    deed = next(deed for deed in deeds if deed["completes"])
    anna.go(f"/t/{completes}")
    anna.wait_for_turn()
    source = f"{deed['display'] or 'c'}{'k' if deed['colour'] == 'black' else deed['colour'][0]}"
    anna.choice(f"take {source}").press("Enter")
    line = anna.choice(f"to {deed['line']}")
    told = f"completes {deed['completes'][0]['what']}"
    expect(line).to_have_accessible_name(re.compile(f"{told}.* at the end"))
    expect(anna.page.locator(".hint .pts.end").first).to_be_visible()
    line.click()
    expect(anna.page.locator(".land .pts.end")).to_be_visible()
    expect(anna.page.get_by_role("region", name="Your move")).to_contain_text(told)
    assert not violations(anna)


def test_bag_and_lid_open_to_the_tiles_of_each_colour(anna: Tab) -> None:
    anna.go("/t/" + a_table(anna, "azul"))
    anna.wait_for_turn()
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    bag = anna.page.locator(".status summary").first
    expect(bag).to_have_accessible_name("Bag 80")
    parts = anna.page.locator(".status .parts").first
    expect(parts).to_be_hidden()
    bag.click()
    expect(parts).to_be_visible()
    expect(parts).to_contain_text("Bag")
    counts = parts.locator("dd").all_text_contents()
    assert (len(counts), sum(map(int, counts))) == (5, 80)
    assert not violations(anna)
    assert not anna.scrolls_sideways()
    anna.page.locator(".mine h3").click()
    expect(parts).to_be_hidden()
    anna.page.locator("[data-choice^=take]").first.press("Enter")
    taken = anna.chosen()
    bag.focus()
    anna.page.keyboard.press("Enter")
    expect(parts).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(parts).to_be_hidden()
    expect(bag).to_be_focused()
    assert anna.chosen() == taken, "Escape closed it and took nothing back"
