"""What `riad bench --pages` measures. How fast is for it to say; how large, a test says too."""

import pytest
from playwright.sync_api import Browser

from riad.cli.load.pages import WANTED_KB, largest_paint, script_of
from tests.server.serving import NodeProcess


def test_the_script_of_a_board_is_small(browser: Browser, server: NodeProcess, game: str) -> None:
    found = script_of(browser, server.port or 0, game)
    assert found["files"] > 3
    assert 20 < found["kb"] <= WANTED_KB


@pytest.mark.parametrize("page", ["home", "table"])
def test_the_largest_paint_is_timed(browser: Browser, server: NodeProcess, page: str) -> None:
    found = largest_paint(browser, server.port or 0, page, rounds=1)
    assert 0.5 < found["seconds"] < 60
    assert found["from"] == found["to"] == found["seconds"]
