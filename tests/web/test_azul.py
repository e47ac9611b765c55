"""Spoken descriptions on Azul's board: the wall, the rows a tile completes, bag and lid."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.kit.server.node_processes import Player, eventually
from tests.kit.server.turn_helpers import alone, deal
from tests.kit.web.axe import violations
from tests.kit.web.browser_tab import PHONE, Tab
from tests.kit.web.prepared_tables import a_table, player_of

Wanted = Callable[[dict[str, Any], list[dict[str, Any]]], bool]


def best_moves(player: Player, shown: dict[str, Any]) -> tuple[list[str], list[dict[str, Any]]]:
    """Choose a turn for points; return it with the effects of each of its possible first moves."""
    moves: list[str] = []
    first: list[dict[str, Any]] = []
    tried = {"view": shown["view"], "complete": False}
    preview = f"/api/tables/{shown['id']}/preview"
    while not tried["complete"]:
        ahead = tried["view"]["legal"][:60]
        body = {"moves": moves, "base": shown["seq"], "ahead": ahead}
        answer = player.good("POST", preview, body)
        first = first or answer["ahead_deeds"]
        points = [-99 if tally is None else tally for tally in answer["ahead"]]
        moves.append(ahead[points.index(max(points))])
        tried = player.good(
            "POST", f"/api/tables/{shown['id']}/preview", {**body, "moves": moves, "ahead": []}
        )
    return moves, first


def a_table_where(tab: Tab, wanted: Wanted, **options: Any) -> str:
    """Play for points, with one table after another, until it is my turn in a position that is wanted."""
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
        name = "row 2 of the wall: free (white), free (blue), free (yellow), free (red), free (black)"
        expect(wall.get_by_role("img", name=name, exact=True)).to_be_visible()


def test_a_space_of_the_grey_wall_says_which_tile_it_takes_and_what_that_scores(anna: Tab) -> None:
    laying = a_table_where(anna, lambda view, _: view["phase"] == "tiling" and view["round"] > 1, wall="grey")
    anna.go(f"/t/{laying}")
    anna.wait_for_turn()
    anna.wait_for_answers()
    space = anna.page.locator(".space.is-target").first
    expect(space).to_have_accessible_name(re.compile(r"^row \d, column \d: \w+\. \+\d+ points?"))
    expect(space.locator(".pts.gain")).to_be_visible()
    label = space.get_attribute("aria-label") or ""
    space.click()
    chosen = anna.page.locator(".space.is-selected").first
    expect(chosen).to_have_accessible_name(label.replace(". ", ". Chosen. ", 1))
    assert not violations(anna)


@dataclass(frozen=True)
class Completing:
    """A match by its seed and its moves, the next move, and the words for what that move completes."""

    seed: int
    moves: str
    move: str
    words: Sequence[str]


COMPLETING = {
    "nothing": Completing(15, "", "2y1", []),
    "a row": Completing(
        41,
        "2r1 4r1 5b2 1k3 3r5 cy5 cb4 cw2 5k2 3b1 2k1 4b3 cr3 cy2 cw4 1k4 cb5 4r3 3r2 2w1 1y3 5w4 cy1 cb5 ck4 "
        "1k2 3r2 2k1 cw3 4y4 cb1 cy4 5k4 cr3 cw5",
        "2y1",
        ["completes row 1 (+2 at the end)"],
    ),
    "a column": Completing(
        15,
        "2y1 3y1 4r5 5w3 ck4 1w3 cb2 ck4 cr5 cw2 1r5 4b2",
        "cw3",
        ["completes column 2 (+7 at the end)"],
    ),
    "a colour": Completing(
        17,
        "5r2 3r1 1r1 4k2 2b4 ck3 cb4 cw4 cy5 1k1 2b1 3w2 4r4 ck5 cb2 5k4 cr3 cw3 cy5 cbf",
        "1k4",
        ["completes the colour black (+10 at the end)"],
    ),
    "a row and a column": Completing(
        14,
        "4r1 2r1 5r3 1k2 3k2 cy5 cw5 cb3 1r2 4k1 2b1 3w2 ck3 cw3 cb5 5k4 cb5 cyf 2r3 1r2 ck1 4w1 cb2 3k4 5r4 "
        "cy3 cr4 cw5 5y2 3y1 1y3 4w5 cr4 ck3 2w1 cb2 crf cw4",
        "2w2",
        ["completes row 2 (+2 at the end)", "completes column 1 (+7 at the end)"],
    ),
    "a row and a colour": Completing(
        3,
        "2k2 4y1 1y1 5w2 cb3 ck3 cr5 cy5 3b4 cy4 cwf ckf 1b1 2r2 4r2 3b1 ck3 cy3 cr5 5y5 cb4 crf cwf 2w1 1k2 "
        "5b2 4k1 3w3 cr3 cb4 cy4 ckf 3b2 4k1 2w3 5w2 1r1 cr3 cb4 ck4 cy5 cwf 1r1",
        "2y2",
        ["completes row 2 (+2 at the end)", "completes the colour yellow (+10 at the end)"],
    ),
    "a column and a colour": Completing(
        15,
        "2y1 3r1 4r3 5w3 ck4 cw3 1w2 cb2 cy5 ck4 1w3 2y1 4b2 3r2 5w1 ck4 cr4 cb3 cy5 cw5 2b3 1k2 5k1 4r4 3y2 "
        "cr1 cb4 cy5 cw5 4b1 3b4 2r2 cw5 5r5 ck3 1r5 cb1 cr5 cw2 cy3 4w2",
        "5r5",
        ["completes column 2 (+7 at the end)", "completes the colour red (+10 at the end)"],
    ),
}


@pytest.fixture
def completing(anna: Tab, request: pytest.FixtureRequest) -> tuple[Tab, Completing]:
    """Anna at a table where she has played the moves of both."""
    case = COMPLETING[request.param]
    player = player_of(anna)
    shown = alone(player, options={"first": 0}, key=deal(case.seed))
    for number, move in enumerate(case.moves.split()):
        played = {**shown, "seq": shown["seq"] + number}
        assert player.send(played, [move]).status_code == 200, move
    anna.go(f"/t/{shown['id']}")
    anna.wait_for_turn()
    return anna, case


@pytest.mark.parametrize("completing", COMPLETING, indirect=True)
def test_what_a_tile_completes_for_the_end_is_told_before_it_is_chosen_and_after(
    completing: tuple[Tab, Completing],
) -> None:
    anna, case = completing
    source, target = case.move[:2], case.move[2]
    anna.choice(f"take {source}").press("Enter")
    line = anna.choice(f"to {target}")
    bonuses = ", ".join(case.words)
    expect(line).to_have_accessible_name(re.compile(r"\+\d+ points?[^c]*" + re.escape(bonuses) + r"\.$"))
    at_end = anna.page.locator(".hint .pts.end")
    if bonuses:
        expect(at_end.first).to_be_visible()
    else:
        expect(at_end).to_have_count(0)
    line.click()
    expect(anna.page.locator(".land .pts.end")).to_have_count(1 if bonuses else 0)
    turn = anna.page.get_by_role("region", name="Your move")
    expect(turn).to_contain_text(bonuses or "fills it")
    if not bonuses:
        expect(turn).not_to_contain_text("completes")
    assert not violations(anna)


def test_bag_and_lid_open_to_the_tiles_of_each_colour(anna: Tab) -> None:
    anna.go("/t/" + a_table(anna, "azul"))
    anna.wait_for_turn()
    anna.resize(*PHONE)
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
