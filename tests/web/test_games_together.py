"""Whole games between two browsers and at one screen, and the moves of others as each player sees them."""

import re

from playwright.sync_api import expect

from riad.games import facts_of
from tests.kit.web.board_driver import Mouse, play_out, play_turn
from tests.kit.web.browser_tab import Tab
from tests.kit.web.full_tables import check_scoring, final_scoring
from tests.kit.web.prepared_tables import a_table, my_turns, wait_for_my_turns
from tests.web.conftest import Come


def log_of(tab: Tab) -> list[str]:
    """Return all entries of the log."""
    log = tab.page.get_by_role("region", name="Log")
    more = log.get_by_role("button", name=re.compile("^Show all"))
    if more.count():
        more.click()
    return log.get_by_role("listitem").all_inner_texts()


def test_a_whole_game_between_two_browsers(come: Come, game: str) -> None:
    host, guest = come(), come()
    host.go()
    host.button(f"With friends: {facts_of(game).title}").click()
    host.page.get_by_label("Your name").fill("Anna")
    seats = 6 if game == "alhambra" else 2  # bots in other seats shorten a long game
    host.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    host.button("Create table").click()
    for number in range(3, seats + 1):
        host.page.get_by_role("button", name=re.compile(f"bot ?: Seat {number}$")).click()
    link = host.page.get_by_label("Link to this table").input_value()
    assert link == host.page.url
    guest.page.goto(link)
    guest.button("Sit here").first.click()
    for one in (host, guest):
        expect(one.page.get_by_role("region", name="Your move")).to_be_visible()
    assert play_out(Mouse(), game, host, guest) > 10
    expect(guest.link("Review the match")).to_be_visible()
    expect(host.link("Review the match")).to_be_visible()
    assert final_scoring(host) == final_scoring(guest)
    check_scoring(host, seats)
    log = log_of(host)
    assert log == log_of(guest)
    assert len(log) > 10


def test_in_a_test_every_browser_draws_the_same(come: Come) -> None:
    drawn = []
    for tab in (come(), come()):
        tab.go()
        drawn.append(tab.page.evaluate("[Math.random(), Math.random()]"))
    assert drawn[0] == drawn[1]
    assert len({*drawn[0]}) == 2
    assert all(0 < number < 1 for number in drawn[0])


def test_two_at_one_screen(tab: Tab) -> None:
    tab.go()
    tab.button("Same screen: Dream Home").click()
    tab.page.get_by_label("Name of player 1").fill("Anna")
    tab.page.get_by_label("Name of player 2").fill("Jón")
    tab.button("Start").click()
    tab.wait_for_turn()
    assert play_out(Mouse(), "dreamhome", tab) > 12
    head = final_scoring(tab)[0]
    assert head[1:] == ["Anna", "Jón"]


def test_at_one_screen_everybody_sees_their_own_cards_alone(tab: Tab) -> None:
    tab.go()
    tab.button("Same screen: Alhambra").click()
    tab.page.get_by_label("Name of player 1").fill("Anna")
    tab.page.get_by_label("Name of player 2").fill("Jón")
    tab.button("Start").click()
    money = tab.page.locator("[data-group=hand] .money")
    seen = []
    for _ in range(2):
        expect(tab.button("Only I can see the screen")).to_be_visible()
        expect(money).to_have_count(0)
        expect(tab.page.locator('[data-choice]:not([aria-disabled="true"])')).to_have_count(0)
        seen.append(tab.heading(re.compile("’s money$")).inner_text())
        tab.button("Only I can see the screen").click()
        expect(money.first).to_be_visible()
        assert play_turn(tab, Mouse(), "alhambra") == "played"
    assert sorted(seen) == ["Anna’s money", "Jón’s money"]


# Record every motion that the page starts, by its length in milliseconds.
NOTING = """window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (frames.some((frame) => "transform" in frame)) window.motions.push(options.duration);
  return animate.call(this, frames, options);
};"""
LONGEST = 500


def motions_of(come: Come, game: str, *, motion: bool) -> list[int]:
    """Return the motions of a page while others play three turns."""
    anna = come("Anna", motion=motion)
    anna.context.add_init_script(NOTING)
    anna.go("/t/" + a_table(anna, game, "gentle", "gentle"))
    mouse, played = Mouse(), my_turns(anna)
    for number in range(1, 4):
        assert play_turn(anna, mouse, game) == "played"
        wait_for_my_turns(anna, played + number)
    motions: list[int] = anna.page.evaluate("() => window.motions")
    return motions


def test_others_moves_are_shown_in_short_motions(come: Come, game: str) -> None:
    lengths = motions_of(come, game, motion=True)
    assert lengths
    assert max(lengths) <= LONGEST


def test_nothing_moves_where_that_is_not_wanted(come: Come, game: str) -> None:
    assert motions_of(come, game, motion=False) == []
