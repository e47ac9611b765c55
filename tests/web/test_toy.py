"""A game outside Riad in the browser: the page learns of it from the server, and shows the generic board."""

from collections.abc import Iterator

import pytest

from tests.kit.server.node_processes import NodeProcess, node
from tests.kit.web.board_driver import Keys, Mouse, play_out
from tests.kit.web.browser_tab import PHONE
from tests.kit.web.prepared_tables import a_table
from tests.web.conftest import Come


@pytest.fixture(scope="module")
def home(pages: None, toy: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:  # noqa: ARG001
    """A node where the toy is installed."""
    with node(tmp_path_factory.mktemp("toy") / "riad.sqlite", PYTHONPATH=toy) as running:
        running.wait_until_ready()
        yield running


def test_from_the_home_page_to_the_end_of_a_game(come: Come, home: NodeProcess) -> None:
    tab = come(to=home)
    tab.go()
    tab.button("Play now: Toy").click()
    tab.wait_for_turn()
    assert tab.page.title().endswith("Toy · Riad")
    assert play_out(Mouse(), "toy", tab) > 0
    tab.go()
    tab.link("Review: Toy · ").wait_for()


def test_a_table_opened_by_its_link_has_its_title(come: Come, home: NodeProcess) -> None:
    anna = come("Anna", to=home)
    anna.go("/t/" + a_table(anna, "toy"))
    anna.wait_for_turn()
    anna.page.wait_for_function("() => document.title.includes('Toy')")
    anna.heading("Moves").wait_for()
    assert play_out(Keys(), "toy", anna) > 0


def test_its_options_on_a_phone_are_those_of_the_server(come: Come, home: NodeProcess) -> None:
    tab = come(to=home, size=PHONE)
    tab.go()
    tab.button("More opponents and options: Toy").click()
    tab.page.get_by_text("Options and the rules they change").click()
    tab.page.get_by_label("Whether totals up to 21 or up to 13 score").select_option("low")
    tab.button("Start").click()
    tab.wait_for_turn()
    assert '"limit": 13' in tab.page.locator("pre").inner_text()
    assert tab.scrolls_sideways() == 0


def test_its_rules_are_those_of_the_server(come: Come, home: NodeProcess) -> None:
    tab = come(to=home)
    tab.go("/rules/toy")
    tab.heading("Toy: rules").wait_for()
    tab.page.get_by_text("The deck is empty.").wait_for()
    tab.page.goto(tab.address + "/rules/toy#TOY-5")
    assert "marked" in str(tab.page.locator("#TOY-5").get_attribute("class"))
