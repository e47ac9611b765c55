"""Features of the board of Dream Home alone."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.kit.web.browser_tab import DESK, PHONE
from tests.kit.web.prepared_tables import a_table, play_ahead, player_of
from tests.kit.web.screenshots import look_at
from tests.web.conftest import Come


def named(card: str) -> str:
    """Return the name of a room of Dream Home on the page."""
    return card.replace("_", " ").replace("childrens", "children\N{RIGHT SINGLE QUOTATION MARK}s")


def test_discards_of_dream_home_are_open_to_all(come: Come) -> None:
    anna = come("Anna")
    table = a_table(anna, "dreamhome", turns=4)
    anna.go("/t/" + table)
    anna.wait_for_turn()
    view = player_of(anna).look(table)["view"]
    rooms, roofs = view["discarded_rooms"], view["discarded_roofs"]
    assert rooms
    discards = anna.page.locator(".discards")
    expect(discards.locator("li").first).to_be_hidden()
    expect(discards.locator("summary")).to_have_text(f"Discarded {len(rooms) + len(roofs)}")
    discards.locator("summary").click()
    lines = discards.locator("li").all_inner_texts()
    assert len(lines) == len({*rooms}) + len({*roofs})
    texts = {re.sub(r"\s+", " ", line) for line in lines}
    for room in {*rooms}:
        many = rooms.count(room)
        assert named(room) + (f" \N{MULTIPLICATION SIGN}{many}" if many > 1 else "") in texts
    wrong = look_at(anna, "discards")
    assert not wrong, "\n".join(wrong)


def face_down(house: dict[str, Any]) -> dict[str, str]:
    """Return the face-down rooms by their spaces."""
    return {space: card["room"] for space, card in house.items() if card and card["down"]}


def test_what_lies_face_down_can_be_read(come: Come) -> None:
    anna = come("Anna")
    table = a_table(anna, "dreamhome")
    player = player_of(anna)
    play_ahead(player, table, 5, lambda legal: max(legal, key=lambda move: move.endswith("down")))
    anna.go("/t/" + table)
    anna.wait_for_turn()
    mine, other = (face_down(one["house"]) for one in player.look(table)["view"]["players"])
    assert mine
    assert other
    for width in (PHONE[0], DESK[0]):
        anna.resize(width, 900)
        for space, room in mine.items():
            caption = anna.page.locator(f".mine [data-space={space}] .cap small")
            expect(caption).to_be_visible()
            text = caption.get_attribute("data-text") or ""
            assert text.replace("\N{SOFT HYPHEN}", "") == f"({named(room)})"
    for space, room in other.items():  # a small house has no space for captions
        title = re.compile(re.escape(f"empty room, face down ({named(room)})"))
        expect(anna.page.locator(f".other [data-space={space}]")).to_have_attribute("title", title)


def ground_of(piece: Locator, part: str = "") -> list[str]:
    """Return the colour and the picture behind an element or its pseudo-element."""
    layers: list[str] = piece.evaluate(
        """(piece, part) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(piece, part);
          return [backgroundColor, backgroundImage];
        }""",
        part,
    )
    return layers


def test_what_is_pressed_can_be_told_in_forced_colours(come: Come) -> None:
    """With forced colours a browser draws no tints and no shadows."""
    anna = come("Anna")
    anna.page.emulate_media(forced_colors="active")
    anna.go("/t/" + a_table(anna, "dreamhome", "gentle", "gentle", "gentle"))
    anna.wait_for_turn()
    free = anna.page.locator('[data-choice^="take "][aria-disabled="false"]').first
    column = anna.choice(str(free.get_attribute("data-choice")))
    column.click()
    expect(column).to_have_attribute("aria-pressed", "true")
    assert "gradient" in ground_of(column, "::before")[1], "its tick"
    ways = [anna.choice(f"face {side}") for side in ("up", "down")]
    for _ in ways:
        pressed, other = ways
        pressed.click()
        expect(pressed).to_have_attribute("aria-pressed", "true")
        assert ground_of(pressed) != ground_of(other)
        ways.reverse()
    large = anna.page.locator(".other .enlarge").first
    small = ground_of(large)
    large.click()
    assert ground_of(large) != small
