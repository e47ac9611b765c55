"""Games of all three against bots: by mouse, by keyboard alone, and by touch."""

from playwright.sync_api import Locator

from riad.games import facts_of
from tests.kit.web.board_driver import Finger, Keys, Mouse, play_out, play_turn
from tests.kit.web.browser_tab import PHONE, Tab
from tests.kit.web.full_tables import check_scoring, full_table
from tests.kit.web.prepared_tables import act_past_the_page, liking, my_turns, player_of
from tests.web.conftest import Come


def test_from_nothing_by_mouse_to_the_end_of_a_game(tab: Tab, game: str) -> None:
    """Whole games by mouse are in test_games_together."""
    tab.go()
    tab.button(f"Play now: {facts_of(game).title}").click()
    tab.wait_for_turn()
    mouse = Mouse()
    for _ in range(4):
        assert play_turn(tab, mouse, game) == "played"
    table = tab.table
    act_past_the_page(tab)
    assert my_turns(tab) == 4
    tab.page.goto("about:blank")
    player_of(tab).play(table, liking())
    tab.go(f"/t/{table}")
    check_scoring(tab, 2)


def test_a_whole_game_by_keyboard_alone(anna: Tab, game: str) -> None:
    anna.go("/t/" + full_table(anna, game))
    anna.wait_for_turn()
    assert play_out(Keys(), game, anna) > 3
    check_scoring(anna, facts_of(game).seats[-1])


def test_from_nothing_to_playing_by_keyboard_alone(tab: Tab) -> None:
    tab.go()
    by_tab(tab, tab.button("Play now: Azul"))
    tab.page.keyboard.press("Enter")
    tab.wait_for_turn()
    assert play_turn(tab, Keys(), "azul") == "played"


def by_tab(tab: Tab, wanted: Locator) -> None:
    """Reach an element by Tab."""
    for _ in range(40):
        tab.page.keyboard.press("Tab")
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
    raise AssertionError("it cannot be reached by Tab")


def test_a_whole_game_by_touch_on_a_small_phone(come: Come, game: str) -> None:
    anna = come("Anna", size=PHONE, touch=True)
    anna.go("/t/" + full_table(anna, game))
    anna.wait_for_turn()
    assert play_out(Finger(), game, anna) > 3
    check_scoring(anna, facts_of(game).seats[-1])
    assert anna.scrolls_sideways() == 0
