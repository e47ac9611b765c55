"""A turn is announced in the title, and by a tone if the player wants one and is looking elsewhere."""

import re

import pytest
from playwright.sync_api import expect

from tests.kit.server.node_processes import eventually
from tests.kit.web.browser_tab import Tab
from tests.kit.web.prepared_tables import liking, player_of, to_act
from tests.web.conftest import Come

# Count the tones instead of playing them; `window.away` makes the page believe it is in the background.
LISTEN = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
  Object.defineProperty(document, "hidden", { get: () => window.away === true });
}"""
TURN = re.compile("^● Your turn")


def against(come: Come, where: str, *, sound: bool) -> tuple[Tab, Tab, str]:
    """Seat Anna, who looks elsewhere after a click on the page, and Bela, who is to act; return the table."""
    anna, bela = come("Anna"), come("Bela")
    player = player_of(anna)
    table = str(player.make("azul")["id"])
    player_of(bela).sit(table, 1)
    if player.look(table)["turn"] == 0:
        move(anna, table)
    anna.page.add_init_script(f"({LISTEN})()")
    anna.go("/settings")
    tone = anna.page.get_by_label(re.compile("^Play a soft sound"))
    expect(tone).not_to_be_checked()
    tone.set_checked(sound, force=True)
    anna.go(where.format(table=table))
    expect(anna.page.get_by_role("main").get_by_text("Bela").first).to_be_visible()
    anna.page.mouse.click(1, 1)  # browsers play sounds only after a click
    anna.page.evaluate("() => { window.away = true; }")
    assert not TURN.match(anna.page.title())
    return anna, bela, table


def move(tab: Tab, table: str) -> None:
    """Make a turn without the page."""
    player = player_of(tab)
    shown = eventually(lambda: to_act(player, table))
    assert player.send(shown, player.whole_turn(shown, liking())).status_code == 200


@pytest.mark.parametrize("sound", [False, True], ids=["silent", "sound"])
@pytest.mark.parametrize("where", ["/t/{table}", "/"], ids=["table", "home"])
def test_a_turn_is_announced_to_who_is_away(come: Come, where: str, sound: bool) -> None:
    anna, bela, table = against(come, where, sound=sound)
    move(bela, table)
    expect(anna.page).to_have_title(TURN)
    assert anna.page.evaluate("() => window.tones") == int(sound)


def test_who_looks_at_the_page_hears_nothing(come: Come) -> None:
    anna, bela, table = against(come, "/t/{table}", sound=True)
    anna.page.evaluate("() => { window.away = false; }")
    move(bela, table)
    expect(anna.page).to_have_title(TURN)
    assert anna.page.evaluate("() => window.tones") == 0
