"""The first start of a server in a browser: progress, pages to read, and games that open automatically."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from riad.games import PACKAGES
from tests.kit.server.node_processes import NodeProcess, Player, node
from tests.kit.web.axe import violations
from tests.kit.web.browser_tab import PHONE, Tab
from tests.server.test_preparation import FIRST_START
from tests.web.conftest import Come

FIRST = "First start"
TOO_EARLY = r"status of 503 .*/api/tables\)$"  # a browser logs every such answer in its console
WORDS = {"en": FIRST, "is": "Fyrsta ræsing", "it": "Primo avvio"}


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[NodeProcess]:
    """A node on a machine where nothing was compiled before."""
    with node(tmp_path / "riad.sqlite", program=FIRST_START, RIAD_FIRST_START=str(tmp_path)) as process:
        yield process


def done(folder: Path, *names: str) -> None:
    """Mark these games as compiled."""
    for name in names:
        (folder / f"{name}.done").touch()


@pytest.mark.usefixtures("pages")
def test_games_open_by_themselves_and_pages_can_be_read_meanwhile(
    come: Come, fresh: NodeProcess, tmp_path: Path, screenshots: Path
) -> None:
    (tmp_path / "azul.share").write_text("0.42 17")
    tab = come(to=fresh)
    tab.go("/")
    expect(tab.page.get_by_text(FIRST)).to_be_visible()
    expect(tab.page.get_by_role("progressbar", name="Azul: Preparing… 42%")).to_be_visible()
    expect(tab.page.get_by_text("about 17 s left")).to_be_visible()
    expect(tab.page.get_by_text("Queued")).to_have_count(2)
    expect(tab.button("Play now")).to_have_count(0)
    assert violations(tab) == []
    tab.page.screenshot(path=screenshots / "first-start.png", full_page=True)

    tab.link("Rules: Azul").click()
    expect(tab.heading("Azul: rules")).to_be_visible()
    tab.page.go_back()
    tab.foresee(TOO_EARLY)
    tab.link("Learn: Azul").click()
    tab.button("Start").click()
    expect(tab.page.get_by_role("progressbar", name="Azul: Preparing… 42%")).to_be_visible()
    expect(tab.heading(re.compile(r"Move \d of 5"))).to_have_count(5)
    for words in ("Take the two white tiles", "Your second line is full", "would complete your column"):
        expect(tab.page.get_by_text(words)).to_be_visible()
    assert violations(tab) == []
    tab.page.go_back()

    expect(tab.page.get_by_text("about 17 s left")).to_be_visible()
    done(tmp_path, "azul")
    expect(tab.button("Play now: Azul")).to_be_visible()
    expect(tab.page.get_by_text("Azul is ready to play.")).to_be_attached()
    expect(tab.button("Play now")).to_have_count(1)
    tab.button("Play now: Azul").click()
    tab.wait_for_turn()

    done(tmp_path, *PACKAGES)
    tab.go("/")
    expect(tab.button("Play now")).to_have_count(3)
    expect(tab.page.get_by_text(FIRST)).to_have_count(0)


@pytest.mark.usefixtures("pages")
def test_a_lesson_that_was_begun_too_early_begins_by_itself(
    come: Come, fresh: NodeProcess, tmp_path: Path
) -> None:
    tab = come(to=fresh)
    tab.foresee(TOO_EARLY)
    tab.go("/learn/dreamhome")
    tab.button("Start").click()
    expect(tab.page.get_by_role("progressbar", name="Dream Home: Queued")).to_be_visible()
    done(tmp_path, *PACKAGES)
    tab.wait_for_turn()


@pytest.mark.usefixtures("pages")
def test_a_table_of_before_an_update_opens_by_itself(come: Come, tmp_path: Path) -> None:
    with node(tmp_path / "riad.sqlite") as before:
        anna = Player(before.address)
        table = anna.make("azul", "gentle")["id"]
        anna.close()
    with node(tmp_path / "riad.sqlite", program=FIRST_START, RIAD_FIRST_START=str(tmp_path)) as updated:
        tab = come(to=updated)
        tab.go(f"/t/{table}")
        expect(tab.page.get_by_text("This game is being prepared.")).to_be_visible()
        done(tmp_path, *PACKAGES)
        expect(tab.page.locator("[data-choice]").first).to_be_attached()
        tab.close()


@pytest.mark.usefixtures("pages")
@pytest.mark.parametrize("language", WORDS)
def test_the_first_start_fits_a_phone(
    come: Come, fresh: NodeProcess, tmp_path: Path, screenshots: Path, language: str
) -> None:
    (tmp_path / "azul.share").write_text("1 0.2")
    tab = come(to=fresh, size=PHONE, touch=True, languages=language)
    tab.go("/")
    expect(tab.page.get_by_text(WORDS[language])).to_be_visible()
    expect(tab.page.get_by_role("progressbar", name=re.compile("100%"))).to_be_visible()
    assert tab.scrolls_sideways() == 0
    tab.page.screenshot(path=screenshots / f"first-start-{language}.png", full_page=True)
    before = height(tab)
    done(tmp_path, *PACKAGES)
    expect(tab.page.locator(".do .primary")).to_have_count(3)
    assert height(tab) == pytest.approx(before, abs=12), "the card does not jump"


def height(tab: Tab) -> float:
    """Return the height of the card of the first game."""
    box = tab.page.locator(".games .game").first.bounding_box()
    assert box is not None
    return box["height"]
