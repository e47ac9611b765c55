"""What only the board of Alhambra has."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.ahead import a_table
from tests.web.conftest import Come
from tests.web.looking import fit

WIDTHS = (320, 600, 768, 1024, 1100, 1440)
# What can be read of the names over the majorities: the first letter of a part that is cut, nothing of what
# lies outside its column.
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
