"""Full tables, and the final scoring on the page."""

import re

from playwright.sync_api import expect

from riad.games import facts_of
from tests.kit.web.browser_tab import Tab
from tests.kit.web.prepared_tables import a_table, player_of


def full_table(tab: Tab, game: str) -> str:
    """Create a table with bots on all other seats: a full one, where few of the turns are the player's."""
    return a_table(tab, game, *["gentle"] * (facts_of(game).seats[-1] - 1))


def final_scoring(tab: Tab) -> list[list[str]]:
    """Return the expanded table of the final scoring, row by row."""
    table = tab.page.get_by_role("table").first
    expect(table.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    rows: list[list[str]] = table.evaluate(
        "(table) => [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent.trim()))"
    )
    return rows


def check_scoring(tab: Tab, seats: int) -> None:
    """Check that the final scoring has a column for each seat and Dirk, labelled lines, and right totals."""
    head, *lines, total = final_scoring(tab)
    assert {len(row) for row in [head, *lines, total]} == {seats + 1 + ("Dirk" in head)}
    assert all(label for label, *_ in lines)
    points = [int(re.fullmatch(r"(-?\d+)( winner)?", text)[1]) for text in total[1 : seats + 1]]  # type: ignore[index]
    if tab.player:
        shown = player_of(tab).look(tab.table)
        assert (shown["status"], points) == ("over", (shown["outcome"] or {}).get("points"))
