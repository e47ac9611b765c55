"""The pictures of README.md show the pages as they are now."""

from itertools import combinations

import pytest
from playwright.sync_api import Browser

from tests.kit.server.node_processes import NodeProcess
from tests.kit.web.screenshots import THEMES
from tests.web.pictures import FURTHEST, LARGEST, PAGES, PICTURES, brightness, difference, screenshots


def test_each_page_has_a_small_picture_in_each_theme() -> None:
    sizes = {path.name: path.stat().st_size for path in PICTURES.iterdir()}
    assert set(sizes) == {f"{name}-{theme}.webp" for name in PAGES for theme in THEMES}
    assert max(sizes.values()) <= LARGEST


@pytest.mark.parametrize("name", PAGES)
def test_a_picture_shows_the_page_as_it_is(browser: Browser, server: NodeProcess, name: str) -> None:
    for file, now in screenshots(browser, server.address, name).items():
        far = difference(*brightness(browser, now, (PICTURES / file).read_bytes()))
        assert far < FURTHEST, f"{file} is {far:.3f} off: python -m tests.web.pictures {name} remakes it"


def test_a_picture_of_another_page_would_fail(browser: Browser) -> None:
    files = sorted(PICTURES.glob("*.webp"))
    grids = brightness(browser, *(file.read_bytes() for file in files))
    seen = {file.stem: grid for file, grid in zip(files, grids, strict=True)}
    near = {pair for pair in combinations(seen, 2) if difference(*(seen[one] for one in pair)) < 2 * FURTHEST}
    assert not near
