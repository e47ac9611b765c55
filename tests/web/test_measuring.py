"""What `riad bench --pages` measures. How fast is for it to say; how large, a test says too."""

import pytest
from playwright.sync_api import Browser

from riad.cli.load.pages import WANTED_KB, first_visits, script_of
from tests.server.serving import NodeProcess


def test_the_script_of_a_board_is_small(browser: Browser, server: NodeProcess, game: str) -> None:
    found = script_of(browser, server.port or 0, game)
    assert found["files"] > 3
    assert 20 < found["kb"] <= WANTED_KB


@pytest.mark.parametrize("game", [None, "azul"], ids=["home", "a table"])
def test_a_first_visit_is_timed(browser: Browser, server: NodeProcess, game: str | None) -> None:
    found = first_visits(browser, server.port or 0, game, rounds=1)
    assert 0.5 < found["paint_s"] < 60
    assert found["from"] == found["to"] == found["paint_s"]
    if game:
        assert found["paint_s"] < found["board_s"] < 60, "who plays what is told before the board is there"
