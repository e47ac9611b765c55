"""A turn in the making: it can be taken back, outlives a reload and other settings, is refused in words."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Player, eventually
from tests.web.ahead import a_table, liking, my_turns, play_ahead, player_of, saving, wait_for_my_turns
from tests.web.conftest import Come
from tests.web.hands import Mouse, make_turn, next_step
from tests.web.tab import Tab

# The board as it can be used: what there is to choose, what of it is chosen and what is not to be had.
BOARD = """() => [...document.querySelectorAll("[data-choice]")]
  .map((one) => `${one.dataset.choice} ${one.ariaPressed} ${one.ariaDisabled}`)"""


def board(tab: Tab) -> list[str]:
    """What the board offers now, when all is answered."""
    tab.wait_for_answers()
    tab.settle()
    found: list[str] = tab.page.evaluate(BOARD)
    return found


@pytest.fixture
def playing(anna: Tab, game: str) -> Tab:
    """Anna at a table in mid-game, with the turn to make."""
    anna.go("/t/" + a_table(anna, game, turns=6))
    anna.wait_for_turn()
    return anna


@pytest.fixture
def half_made(playing: Tab) -> Tab:
    """The same, with something chosen."""
    at_first = board(playing)
    found = next_step(playing, [], [])
    assert found
    Mouse(2).choose(playing, found["choose"])
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
        told = "The turn is not over yet." if acts else "It is not your turn."
        expect(tab.page.get_by_role("alert").get_by_text(told)).to_be_visible()


def test_a_tile_is_dragged_to_its_line(anna: Tab) -> None:
    anna.go("/t/" + a_table(anna, "azul"))
    anna.wait_for_turn()
    source = anna.page.locator("[data-choice^='take ']:not([aria-disabled=true])").first
    taken = source.get_attribute("data-choice")
    mouse, hand = anna.page.mouse, Mouse()
    assert taken
    x, y = hand.point(anna, taken)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 8, y + 8, steps=3)
    to_x, to_y = hand.point(anna, "to 5")
    mouse.move(to_x, to_y, steps=5)
    mouse.up()
    anna.wait_for_answers()
    assert anna.chosen() == [taken, "to 5"]
    expect(anna.confirm).not_to_have_attribute("aria-disabled", "true")


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
    """Anna with a tile chosen in Alhambra and a card touched for it that does not reach the price."""
    table = a_table(anna, "alhambra")
    found = None
    for _ in range(20):
        found = part_of_a_price(player_of(anna), table)
        if found:
            break
        play_ahead(player_of(anna), table, 1, saving)
    assert found, "every price is reached by one card, or by none"
    anna.go("/t/" + table)
    anna.wait_for_turn()
    for choice in found:
        anna.choice(choice).click()
        anna.wait_for_answers()
        anna.settle()
    return anna


def part_of_a_price(player: Player, table: str) -> tuple[str, str] | None:
    """A tile to buy, and a card that is of use for it but does not pay for it alone."""
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
    half_paid.undo.click()  # the card that was touched, and no more
    assert not [one for one in half_paid.chosen() if one.startswith("pay ")]
    expect(half_paid.page.locator("#paying-heading")).to_be_visible()


def test_settings_do_not_touch_a_half_made_turn(half_made: Tab) -> None:
    before = board(half_made)
    half_made.page.get_by_label("Language").select_option("is")
    expect(half_made.page.get_by_role("button", name="Staðfesta")).to_be_visible()
    assert board(half_made) == before
    half_made.page.locator("header select").select_option("en")
    half_made.button("Colours").click()
    assert board(half_made) == before
    half_made.link("Settings").click()
    half_made.page.get_by_label("Dark").check(force=True)
    assert half_made.page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    half_made.page.go_back()
    expect(half_made.undo).to_be_enabled()
    assert board(half_made) == before


TARGETS = {"azul": "to ", "alhambra": "pay ", "dreamhome": "space "}


def refuse(tab: Tab, game: str) -> Locator:
    """Ask for something that is not allowed; the link to the rule that forbids it."""
    link = tab.page.get_by_role("alert").get_by_role("link")
    closed = tab.page.locator(f'[data-choice^="{TARGETS[game]}"][aria-disabled="true"]')
    for seed in range(10):
        if game != "alhambra":  # money is refused at once; elsewhere there must be something to put down
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
    """Take tiles or cards, so that they are to be put somewhere."""
    before: list[str] = []
    for verb in ("discard", "take"):
        found = next_step(tab, before, before)
        wanted = [one for one in (found or {}).get("choose", ()) if one.startswith(verb)]
        if wanted:
            mouse.choose(tab, wanted)
            before = (found or {})["able"]
            tab.wait_for_answers()


def test_a_refusal_says_why_and_leads_to_the_rule(playing: Tab, game: str) -> None:
    link = refuse(playing, game)
    rule = link.inner_text()
    assert re.fullmatch("(AZ|AL|DH)-[0-9]+[a-z]?", rule)
    said = playing.page.get_by_role("alert").inner_text().removesuffix(rule).strip()
    assert re.fullmatch(r"[A-Z].{8,}[.!]", said, re.DOTALL), said
    before = board(playing)
    with playing.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    rules = opened.value
    rules.wait_for_url(f"**/rules/{game}#{rule}")
    expect(rules.locator(f"[id='{rule}']")).to_be_in_viewport()
    rules.close()
    assert board(playing) == before


def test_a_refusal_is_told_in_every_language(playing: Tab, game: str) -> None:
    refuse(playing, game)
    told = set()
    for language in ("en", "is", "it"):
        playing.page.locator("header select").select_option(language)
        expect(playing.page.locator(f"html[lang={language}]")).to_be_attached()
        playing.settle()
        told.add(playing.page.get_by_role("alert").inner_text())
    assert len(told) == 3, told


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
    anna.choice(str(choice)).click()  # what is chosen already: the page says what is to be done with it
    expect(anna.page.get_by_role("alert")).to_contain_text("Choose a dashed")


@pytest.fixture
def counted(anna: Tab) -> Tab:
    """Anna, whose turns confirm themselves, by a clock that the test moves on."""
    anna.context.add_init_script("localStorage.setItem('riad.settings', JSON.stringify({ countdown: true }))")
    anna.page.clock.install()
    anna.go("/t/" + a_table(anna, "azul"))
    anna.wait_for_turn()
    assert make_turn(anna, Mouse(), "azul") == "made"
    return anna


def test_a_finished_turn_confirms_itself_if_one_wishes(counted: Tab) -> None:
    played = my_turns(counted)
    expect(counted.page.get_by_role("log", name="What happens")).to_contain_text("in four seconds")
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


def forbidden_spaces(shown: dict[str, Any]) -> list[str]:
    """The free spaces of the grey wall that the tile which waits for a space may not have."""
    view = shown["view"]
    if view["phase"] != "tiling":
        return []
    row = view["tiling_row"]
    spaces = enumerate(view["players"][shown["turn"]]["wall"][row])
    free = [f"w{row + 1}{column + 1}" for column, tile in spaces if tile is None]
    return [move for move in free if move not in view["legal"]]


def a_closed_space(player: Player, table: str) -> str | None:
    """Play on until a tile of mine waits for a space, and one in its row is closed; None at the end."""
    choose = liking()

    def mine_or_over() -> dict[str, Any] | None:
        shown = player.look(table)
        return shown if shown["turn"] in shown["you"] or shown["status"] == "over" else None

    while (shown := eventually(mine_or_over))["status"] == "playing":
        if closed := forbidden_spaces(shown):
            return closed[0]
        player.send(shown, player.whole_turn(shown, choose))
    return None


def a_grey_wall_with_a_closed_space(player: Player) -> tuple[str, str]:
    """A table where it is so, and the move that is not allowed there."""
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
    expect(wall).to_have_role("group")
    expect(anna.page.locator("section.other .wall")).to_have_role("img")
    row, column = move[1], move[2]
    wall.get_by_role("button", name=f"row {row}, column {column} of the wall", exact=True).click(force=True)
    alert = anna.page.get_by_role("alert")
    expect(alert.get_by_role("link")).to_have_text("AZ-35")
    expect(alert).to_contain_text(f"olumn {column}")
