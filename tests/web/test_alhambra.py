"""Features of the board of Alhambra alone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.server.node_processes import eventually
from tests.kit.web.browser_tab import CUT, DESK, LYING, PHONE
from tests.kit.web.prepared_tables import a_table, play_ahead, player_of, saving, to_act
from tests.kit.web.screenshots import fit
from tests.web.conftest import Come

WIDTHS = (320, 600, 768, 1024, 1100, 1440)
# The readable part of the names over the majorities: only the first letter of a name that is cut, and nothing
# outside its column.
READ = """() => [...document.querySelectorAll(".majority thead .nm")].map((name) => {
  const column = name.closest("th").getBoundingClientRect();
  const seen = (part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return width > 2 && left >= column.left - 1 && right <= column.right + 1;
  };
  const read = (part) => part.scrollWidth > part.clientWidth ? part.textContent[0] : part.textContent;
  return [...name.children].filter(seen).map(read).join(" ");
})"""


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_those_who_compete_for_majorities_can_be_told_apart_by_their_names(
    come: Come, seats: int, screenshots: Path
) -> None:
    anna = come("Anna")
    anna.go("/t/" + a_table(anna, "alhambra", *["gentle"] * (seats - 1), turns=3))
    anna.wait_for_turn()
    expect(anna.page.locator(".majority thead .nm")).to_have_count(seats + (seats == 2))
    for width in WIDTHS:
        fit(anna, width)
        anna.page.locator(".majority").screenshot(path=screenshots / f"majorities-{seats}-{width}.png")
        names = anna.page.evaluate(READ)
        assert all(names), (width, names)
        assert len({*names}) == len(names), (width, names)
        assert anna.scrolls_sideways() == 0


def test_cards_that_came_with_the_turn_of_another_are_marked(come: Come) -> None:
    anna, bela = come("Anna"), come("Bela")
    host, guest = player_of(anna), player_of(bela)
    table = host.make("alhambra")["id"]
    guest.sit(table, 1)
    shown = eventually(lambda: to_act(host, table) or to_act(guest, table))
    if shown["turn"] == 0:
        assert host.send(shown, host.whole_turn(shown, saving)).status_code == 200
    anna.go(f"/t/{table}")
    expect(anna.page.locator(".face [data-card]")).to_have_count(4)
    anna.wait_for_answers()
    expect(anna.page.locator(".face .is-last")).to_have_count(0)
    shown = eventually(lambda: to_act(guest, table))
    turn = guest.whole_turn(shown, saving)
    assert guest.send(shown, turn).status_code == 200
    anna.wait_for_turn()
    expect(anna.page.locator(".face .is-last")).to_have_count(len(turn[0].split(" ")) - 1)


def test_what_is_chosen_without_a_connection_is_named_and_looks_chosen(come: Come) -> None:
    anna = come("Anna")
    player, table = player_of(anna), a_table(anna, "alhambra")
    while not any(move.startswith("buy ") for move in player.look(table)["view"]["legal"]):
        play_ahead(player, table, 1, saving)  # not every deal has money for a tile
    anna.go(f"/t/{table}")
    anna.wait_for_turn()
    anna.wait_for_answers()
    anna.foresee(*CUT)
    anna.context.set_offline(True)
    expect(anna.page.get_by_text("You’re offline.")).to_be_visible()
    tile = anna.page.locator('[data-choice^="buy "][aria-disabled="false"]').first
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".actions .sum")).to_contain_text(" for ? ")


# The parts that overflow the small palaces when every reserve has six tiles.
OUTSIDE = """() => [...document.querySelectorAll(".opp.small")].flatMap((palace) => {
  const tile = '<li><svg class="cell t"><use href="#al-garden" /></svg></li>';
  palace.querySelector(".reserve .res").innerHTML = tile.repeat(6);
  const { left, right, bottom } = palace.getBoundingClientRect();
  return [...palace.querySelectorAll(".under :is(.key > span, .ri, .cell)")]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.left < left || box.right > right || box.bottom > bottom);
}).length"""


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_full_reserve_stays_in_its_palace(come: Come, seats: int) -> None:
    anna = come("Anna")
    anna.go("/t/" + a_table(anna, "alhambra", *["gentle"] * (seats - 1), turns=3))
    anna.wait_for_turn()
    for width, height in (PHONE, LYING, (1280, 720), DESK):
        anna.resize(width, height)
        assert anna.page.evaluate(OUTSIDE) == 0, width
        assert anna.scrolls_sideways() == 0
