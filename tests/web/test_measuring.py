"""The measurements of `riad bench --pages`. The benchmark reports speed; tests check the sizes as well."""

import pytest
from playwright.sync_api import Browser

from riad.cli.bench.chromium import ADDRESS_BAR, PATIENCE
from riad.cli.bench.pages import WANTED_KB, first_visits, script_of
from tests.kit.server.node_processes import NodeProcess


def test_the_script_of_a_board_is_small(browser: Browser, server: NodeProcess, game: str) -> None:
    script = script_of(browser, server.port or 0, game)
    assert script["files"] > 3
    assert 20 < script["kb"] <= WANTED_KB


@pytest.mark.parametrize("page", ["/", "/t/azul", "/rules/azul"])
def test_a_first_visit_is_timed(browser: Browser, server: NodeProcess, page: str) -> None:
    visits = first_visits(browser, server.port or 0, page, rounds=1)
    assert 0.5 < visits["paint_s"] < 60
    assert visits["from"] == visits["to"] == visits["paint_s"]
    if page.startswith("/t/"):
        assert visits["paint_s"] < visits["board_s"] < 60, "who plays what is told before the board is there"


def beginning_of(browser: Browser, server: NodeProcess, path: str, *, script: bool) -> list[str]:
    """Return the texts of a page, with its script or without."""
    context = browser.new_context(base_url=server.address, service_workers="block", locale="is")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    if not script:
        page.route("**/assets/*", lambda route: route.abort())
    page.goto(path)
    if script:
        page.wait_for_selector("header.top ~ main h1 ~ p")
        page.wait_for_load_state("networkidle")
    texts: list[str] = page.locator("main :is(h1, h2, p)").all_inner_texts()
    context.close()
    return texts


@pytest.mark.parametrize("kind", ["rules", "learn"])
def test_what_is_read_is_there_before_its_script(
    browser: Browser, server: NodeProcess, kind: str, game: str
) -> None:
    """The texts are the same as on the complete page, in the language of the visitor."""
    early, whole = (
        beginning_of(browser, server, f"/{kind}/{game}", script=script) for script in (False, True)
    )
    assert len(early) == {"rules": 4, "learn": 2}[kind]
    assert [text for text in whole if text in early] == early


def test_what_playwright_switches_off_stays_off(browser: Browser) -> None:
    """Chromium obeys only the last list, which is ours."""
    session = browser.new_browser_cdp_session()
    flags = session.send("SystemInfo.getInfo")["commandLine"].split()
    session.detach()
    start = "--disable-features="
    lists = [{*flag.removeprefix(start).split(",")} for flag in flags if flag.startswith(start)]
    assert len(lists) > 1
    assert lists[-1] == {*ADDRESS_BAR}.union(*lists[:-1])
