"""Dragging by mouse and by finger: it chooses both the element dragged and the place where it is dropped."""

import re
from typing import Protocol

import pytest
from playwright.sync_api import expect

from tests.kit.web.board_driver import Mouse
from tests.kit.web.browser_tab import PHONE, Tab
from tests.kit.web.prepared_tables import a_table, play_ahead, player_of, saving
from tests.web.conftest import Come

CARRIED = ".dragged"  # the picture of the element being dragged


class Pointer(Protocol):
    """A device that presses, moves and releases."""

    def press(self, x: float, y: float) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def release(self) -> None: ...


class MousePointer:
    """A mouse: it drags as soon as it has moved a little."""

    def __init__(self, tab: Tab) -> None:
        self._mouse = tab.page.mouse

    def press(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()
        self._mouse.move(x + 8, y + 8, steps=3)

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y, steps=5)

    def release(self) -> None:
        self._mouse.up()


class Fingertip:
    """A finger: it drags after resting a moment; before that, moving it would scroll."""

    def __init__(self, tab: Tab) -> None:
        self._wire = tab.context.new_cdp_session(tab.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))
        self._at = (x, y)

    def move(self, x: float, y: float) -> None:
        from_x, from_y = self._at
        self._touch("touchMove", ((from_x + x) / 2, (from_y + y) / 2))
        self._touch("touchMove", (x, y))
        self._at = (x, y)

    def release(self) -> None:
        self._touch("touchEnd")


POINTERS: dict[str, type[MousePointer] | type[Fingertip]] = {"mouse": MousePointer, "finger": Fingertip}


@pytest.fixture(params=POINTERS)
def who(request: pytest.FixtureRequest, come: Come) -> tuple[Tab, Pointer]:
    """Anna with a mouse at a desk, or with a finger and a small phone."""
    finger = request.param == "finger"
    tab = come("Anna", touch=True, size=PHONE) if finger else come("Anna")
    return tab, POINTERS[request.param](tab)


def drag(tab: Tab, pointer: Pointer, source: str, targets: str) -> str:
    """Drag an element to the first of these targets that becomes available; return that target."""
    pointer.press(*Mouse().point(tab, source))
    expect(tab.page.locator(CARRIED)).to_be_visible()
    target = tab.page.locator(f"{targets}:not([aria-disabled=true])").first
    expect(target).to_be_visible()
    tab.wait_for_answers()
    chosen = target.get_attribute("data-choice")
    assert chosen
    pointer.move(*Mouse().point(tab, chosen))
    expect(tab.page.locator("[data-over]")).to_have_attribute("data-choice", chosen)
    pointer.release()
    expect(tab.page.locator(CARRIED)).to_have_count(0)
    tab.wait_for_answers()
    return chosen


def test_tiles_are_dragged_to_a_line(who: tuple[Tab, Pointer]) -> None:
    tab, pointer = who
    tab.go("/t/" + a_table(tab, "azul"))
    tab.wait_for_turn()
    source = tab.page.locator("[data-choice^='take ']:not([aria-disabled=true])").first
    taken = source.get_attribute("data-choice")
    assert taken
    target = drag(tab, pointer, taken, "[data-choice='to 5']")
    assert tab.chosen() == [taken, target]
    expect(tab.confirm).to_be_enabled()


def test_a_room_is_dragged_from_the_track_into_the_house(who: tuple[Tab, Pointer]) -> None:
    tab, pointer = who
    tab.go("/t/" + a_table(tab, "dreamhome", "gentle", "gentle", "gentle"))
    tab.wait_for_turn()
    source = tab.page.locator("[data-choice^='take ']:not([aria-disabled=true])").first
    taken = source.get_attribute("data-choice")
    assert taken
    target = drag(tab, pointer, taken, "[data-choice^='space ']")
    assert {taken, target} <= {*tab.chosen()}


def test_a_tile_just_bought_is_dragged_into_the_palace(who: tuple[Tab, Pointer]) -> None:
    tab, pointer = who
    table = a_table(tab, "alhambra")
    player = player_of(tab)
    while not any(move.startswith("buy ") for move in player.look(table)["view"]["legal"]):
        play_ahead(player, table, 1, saving)
    tab.go("/t/" + table)
    tab.wait_for_turn()
    tab.page.locator("[data-choice^='buy ']:not([aria-disabled=true])").first.click()
    tab.page.locator(".offer").first.click()
    tab.wait_for_answers()
    tab.settle()
    source = tab.page.locator(".waiting [data-choice^='tile ']").first
    bought = source.get_attribute("data-choice")
    assert bought
    drag(tab, pointer, bought, "[data-choice^='spot ']")
    laid = tab.page.locator(f"[data-tile='{bought.removeprefix('tile ')}']")
    expect(laid).to_have_class(re.compile("is-preview"))
    expect(tab.confirm).to_be_enabled()
