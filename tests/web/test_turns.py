"""An unfinished turn: it can be undone, survives a reload and changed settings, and is sent."""

import pytest
from playwright.sync_api import expect

from tests.kit.server.node_processes import Player
from tests.kit.web.board_driver import Mouse, make_turn, next_step
from tests.kit.web.browser_tab import Tab
from tests.kit.web.prepared_tables import a_table, my_turns, play_ahead, player_of, saving, wait_for_my_turns
from tests.kit.web.screenshots import board


@pytest.fixture
def half_made(playing: Tab) -> Tab:
    """Anna at the same table, with something chosen."""
    at_first = board(playing)
    step = next_step(playing, [], [])
    assert step
    Mouse(2).choose(playing, step["choose"])
    expect(playing.undo).to_be_enabled()
    assert board(playing) != at_first
    return playing


def test_a_turn_is_taken_back_step_by_step_and_at_once(playing: Tab, game: str) -> None:
    at_first = board(playing)
    expect(playing.undo).to_be_disabled()
    assert make_turn(playing, Mouse(3), game) == "made"
    made = board(playing)
    seen = []
    while playing.undo.is_enabled():
        playing.undo.click()
        seen.append(board(playing))
        assert len(seen) < 20
    assert seen[-1] == at_first
    assert made not in seen
    assert len({tuple(one) for one in seen}) == len(seen), "a step back that changes nothing"

    assert make_turn(playing, Mouse(3), game) == "made"
    if len(seen) > 1:
        playing.button("Undo all").click()
    else:
        playing.page.keyboard.press("Shift+U")
    assert board(playing) == at_first
    expect(playing.confirm).to_be_disabled()
    expect(playing.button("Undo all")).to_have_count(0)


def test_a_half_made_turn_outlives_a_reload(half_made: Tab) -> None:
    before = board(half_made)
    half_made.page.reload()
    expect(half_made.undo).to_be_enabled()
    assert board(half_made) == before


def test_a_whole_turn_outlives_a_reload(playing: Tab, game: str) -> None:
    assert make_turn(playing, Mouse(4), game) == "made"
    before = board(playing)
    playing.page.reload()
    expect(playing.confirm).to_be_enabled()
    assert board(playing) == before
    played = my_turns(playing)
    playing.confirm.click()
    wait_for_my_turns(playing, played + 1)


@pytest.fixture
def half_paid(anna: Tab) -> Tab:
    """Anna with a tile chosen in Alhambra and a card that does not cover its price."""
    table = a_table(anna, "alhambra")
    cards = None
    for _ in range(20):
        cards = part_of_a_price(player_of(anna), table)
        if cards:
            break
        play_ahead(player_of(anna), table, 1, saving)
    assert cards, "every price is reached by one card, or by none"
    anna.go("/t/" + table)
    anna.wait_for_turn()
    for choice in cards:
        anna.choice(choice).click()
        anna.wait_for_answers()
        anna.settle()
    return anna


def part_of_a_price(player: Player, table: str) -> tuple[str, str] | None:
    """Return a tile to buy, and a card that pays for part of it but not for all."""
    shown = player.look(table)
    for move in [one for one in shown["view"]["legal"] if one.startswith("buy ")]:
        tried = player.good("POST", f"/api/tables/{table}/preview", {"moves": [move], "base": shown["seq"]})
        ways = [way["cards"] for way in tried["view"]["buying"]["ways"]]
        for card in sorted({card for way in ways for card in way}):
            if [card] not in ways:
                return move, f"pay {card}"
    return None


def test_a_payment_in_the_making_outlives_a_reload_and_the_settings(half_paid: Tab) -> None:
    before = board(half_paid)
    paid = half_paid.page.locator("#paying-heading").inner_text()
    assert [one for one in half_paid.chosen() if one.startswith("pay ")]
    half_paid.page.reload()
    expect(half_paid.page.locator("#paying-heading")).to_have_text(paid)
    assert board(half_paid) == before
    half_paid.link("Settings").click()
    half_paid.page.get_by_label("Dark").check(force=True)
    half_paid.page.go_back()
    expect(half_paid.page.locator("#paying-heading")).to_have_text(paid)
    assert board(half_paid) == before
    half_paid.undo.click()  # the last card and nothing else
    assert not [one for one in half_paid.chosen() if one.startswith("pay ")]
    expect(half_paid.page.locator("#paying-heading")).to_be_visible()


def test_settings_do_not_touch_a_half_made_turn(half_made: Tab) -> None:
    before = board(half_made)
    half_made.page.get_by_label("Language").select_option("is")
    expect(half_made.page.get_by_role("button", name="Staðfesta")).to_be_visible()
    assert board(half_made) == before
    half_made.page.locator("header select").select_option("en")
    half_made.button("Theme").click()
    assert board(half_made) == before
    half_made.link("Settings").click()
    half_made.page.get_by_label("Dark").check(force=True)
    assert half_made.page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    half_made.page.go_back()
    expect(half_made.undo).to_be_enabled()
    assert board(half_made) == before


def test_another_column_may_be_taken_until_the_turn_is_confirmed(anna: Tab) -> None:
    anna.go("/t/" + a_table(anna, "dreamhome"))
    anna.wait_for_turn()
    assert make_turn(anna, Mouse(3), "dreamhome") == "made"
    taken = [one for one in anna.chosen() if one.startswith("take ")]
    other = anna.page.locator('[data-choice^="take "][aria-disabled="false"][aria-pressed="false"]').first
    choice = other.get_attribute("data-choice")
    other.click()
    anna.wait_for_answers()
    anna.settle()
    assert [one for one in anna.chosen() if one.startswith("take ")] == [choice] != taken
    expect(anna.confirm).to_be_disabled()
    anna.choice(str(choice)).click()  # chosen already, so the page explains
    expect(anna.page.get_by_role("alert")).to_contain_text("Choose a marked")


@pytest.fixture
def counted(anna: Tab) -> Tab:
    """Anna, whose turns confirm themselves, by a clock that the test controls."""
    anna.context.add_init_script("localStorage.setItem('riad.settings', JSON.stringify({ countdown: true }))")
    anna.page.clock.install()
    anna.go("/t/" + a_table(anna, "azul"))
    anna.wait_for_turn()
    assert make_turn(anna, Mouse(), "azul") == "made"
    now = anna.page.evaluate("() => Date.now()")
    anna.page.clock.pause_at((now + 1000) / 1000)  # a busy machine may take seconds for the rest
    return anna


def test_a_finished_turn_confirms_itself_if_one_wishes(counted: Tab) -> None:
    played = my_turns(counted)
    expect(counted.page.get_by_role("log", name="Game updates")).to_contain_text("in four seconds")
    counted.page.clock.run_for(5000)
    wait_for_my_turns(counted, played + 1)


def test_a_turn_does_not_send_itself_under_a_dialog(counted: Tab) -> None:
    played = my_turns(counted)
    counted.page.keyboard.press("?")
    counted.page.clock.run_for(10_000)
    counted.wait_for_answers()
    assert my_turns(counted) == played
    counted.page.keyboard.press("Escape")
    counted.page.clock.run_for(5000)
    wait_for_my_turns(counted, played + 1)


def test_a_countdown_can_be_stopped(counted: Tab) -> None:
    played = my_turns(counted)
    counted.button("Wait").focus()
    counted.page.keyboard.press("Enter")
    expect(counted.confirm).to_be_focused()
    counted.page.clock.run_for(10_000)
    counted.wait_for_answers()
    assert my_turns(counted) == played


def test_a_countdown_stops_for_who_goes_over_the_board(counted: Tab) -> None:
    played = my_turns(counted)
    counted.page.keyboard.press("ArrowUp")
    expect(counted.page.get_by_role("log", name="Game updates")).to_contain_text("On hold.")
    counted.page.clock.run_for(10_000)
    counted.wait_for_answers()
    assert my_turns(counted) == played


def test_a_turn_is_not_sent_unasked_after_a_reload(counted: Tab) -> None:
    played = my_turns(counted)
    counted.page.reload()
    expect(counted.confirm).to_be_enabled()
    counted.page.clock.run_for(10_000)
    counted.wait_for_answers()
    assert my_turns(counted) == played
