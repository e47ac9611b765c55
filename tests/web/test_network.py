"""Without a network the page says so and saves unfinished turns; it continues when the network is back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.kit.server.node_processes import NodeProcess
from tests.kit.web.board_driver import Mouse, make_turn, next_step, play_turn
from tests.kit.web.browser_tab import CUT, Tab
from tests.kit.web.prepared_tables import a_table, my_turns, wait_for_my_turns
from tests.web.conftest import Come


class Fragile:
    """A node that is killed and restarted with the same database and port."""

    def __init__(self, database: Path) -> None:
        self.database = str(database)
        self.node = NodeProcess(self.database)

    def kill(self) -> None:
        self.node.kill()

    def start(self) -> None:
        self.node = NodeProcess(self.database, "--port", str(self.node.port))


@pytest.fixture
def fragile(pages: None, tmp_path: Path) -> Iterator[Fragile]:  # noqa: ARG001
    running = Fragile(tmp_path / "riad.sqlite")
    yield running
    if running.node.process.poll() is None:
        running.node.stop()


def choose_something(tab: Tab) -> list[str]:
    """Choose tiles to take; return the chosen elements."""
    step = next_step(tab, [], [])
    assert step
    Mouse(2).choose(tab, step["choose"])
    tab.wait_for_answers()
    return tab.chosen()


@pytest.fixture
def playing(anna: Tab) -> Tab:
    anna.go("/t/" + a_table(anna, "azul", turns=1))
    anna.wait_for_turn()
    return anna


def test_a_cut_is_said_and_a_half_made_turn_goes_on_after_it(playing: Tab) -> None:
    chosen = choose_something(playing)
    playing.foresee(*CUT)
    playing.context.set_offline(True)
    expect(playing.page.get_by_text("You’re offline.")).to_be_visible()
    assert playing.chosen() == chosen
    playing.context.set_offline(False)
    expect(playing.page.get_by_text("You’re offline.")).to_be_hidden()
    assert playing.chosen() == chosen
    played = my_turns(playing)
    assert play_turn(playing, Mouse(), "azul") == "played"
    wait_for_my_turns(playing, played + 1)


def test_a_turn_confirmed_during_a_cut_happens_once(playing: Tab) -> None:
    played = my_turns(playing)
    assert make_turn(playing, Mouse(), "azul") == "made"
    playing.foresee(*CUT)
    playing.context.set_offline(True)
    playing.confirm.click()
    expect(playing.sent_again).to_be_visible()
    assert my_turns(playing) == played
    playing.context.set_offline(False)
    wait_for_my_turns(playing, played + 1)
    expect(playing.page.get_by_text("You’re offline.")).to_be_hidden()
    assert play_turn(playing, Mouse(), "azul") == "played"


@pytest.mark.parametrize("reload", [False, True], ids=["waiting", "reloading"])
def test_a_turn_whose_answer_is_lost_happens_once(playing: Tab, reload: bool) -> None:
    played = my_turns(playing)
    assert make_turn(playing, Mouse(), "azul") == "made"
    playing.foresee(*CUT)
    sent: list[str] = []

    def lose_the_answer(route: Route) -> None:
        sent.append(route.request.post_data or "")
        if len(sent) == 1:
            route.fetch()  # the server has it
            route.abort("connectionreset")
        else:
            route.continue_()

    playing.page.route("**/turn", lose_the_answer)
    playing.confirm.click()
    if reload:
        expect(playing.sent_again).to_be_visible()
        playing.page.reload()
    wait_for_my_turns(playing, played + 1)
    assert len(set(sent)) == 1, "sent again under another key"


def test_a_node_that_is_killed_and_comes_back_takes_the_turn(come: Come, fragile: Fragile) -> None:
    anna = come("Anna", to=fragile.node)
    anna.go("/t/" + a_table(anna, "azul", turns=1))
    anna.wait_for_turn()
    played = my_turns(anna)
    chosen = choose_something(anna)
    anna.foresee(*CUT)
    fragile.kill()
    expect(anna.page.get_by_text("You’re offline.")).to_be_visible()
    assert anna.chosen() == chosen
    fragile.start()
    expect(anna.page.get_by_text("You’re offline.")).to_be_hidden()
    assert make_turn(anna, Mouse(), "azul") == "made"
    fragile.kill()
    anna.confirm.click()
    expect(anna.sent_again).to_be_visible()
    fragile.start()
    wait_for_my_turns(anna, played + 1)


def test_a_node_that_stops_in_order_is_hardly_noticed(come: Come, fragile: Fragile) -> None:
    anna = come("Anna", to=fragile.node)
    anna.go("/t/" + a_table(anna, "azul"))
    anna.wait_for_turn()
    chosen = choose_something(anna)
    anna.foresee(*CUT)
    fragile.node.stop()
    fragile.start()
    expect(anna.page.get_by_text("You’re offline.")).to_be_hidden()
    assert anna.chosen() == chosen
    assert play_turn(anna, Mouse(), "azul") == "played"


def test_the_home_page_says_that_there_is_no_connection(tab: Tab) -> None:
    tab.go()
    tab.wait_for_answers()
    tab.foresee(*CUT)
    tab.context.set_offline(True)
    expect(tab.page.get_by_text("You’re offline.")).to_be_visible()
    tab.button("Play now: Azul").click()
    expect(tab.page.get_by_role("alert").get_by_text("No answer from the server")).to_be_visible()
    tab.context.set_offline(False)
    expect(tab.page.get_by_text("You’re offline.")).to_be_hidden()
    tab.button("Play now: Azul").click()
    tab.wait_for_turn()


# The grid on the page of rules comes from its own style sheet.
STYLED = "() => getComputedStyle(document.querySelector('main > .page')).display === 'grid'"


# Nothing is cached in advance for a visitor who saves data.
SAVING = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } })'


def test_a_page_that_was_never_open_comes_when_the_connection_is_back(come: Come, fragile: Fragile) -> None:
    tab = come(to=fragile.node)
    tab.page.add_init_script(SAVING)
    tab.go()
    tab.wait_for_answers()
    tab.foresee(*CUT)
    fragile.kill()  # in older Chromiums, offline pages keep an online worker
    expect(tab.page.get_by_text("You’re offline.")).to_be_visible()
    tab.page.locator("main a[href='/rules/azul']").click()
    expect(tab.heading("This page isn’t available offline")).to_be_visible()
    expect(tab.page.get_by_text("new version")).to_be_hidden()
    tab.page.locator("header select").select_option("it")
    expect(tab.page.locator("header select")).to_have_value("en")  # the language whose texts are loaded
    fragile.start()
    expect(tab.page.locator("[id='AZ-14']")).to_be_attached()
    expect(tab.heading("On this page")).to_be_visible()  # its texts were requested again, too
    expect(tab.heading("This page isn’t available offline")).to_be_hidden()
    assert tab.page.evaluate(STYLED), "the page came without its styles"
    tab.page.locator("header select").select_option("it")
    expect(tab.page.locator("html[lang=it]")).to_be_attached()  # its texts failed to load before


def test_scripts_are_fetched_before_they_are_imported(come: Come, fragile: Fragile) -> None:
    """Most browsers never retry a failed import, so a page imports nothing before it is fetched."""
    tab, addresses = come(to=fragile.node), list[str]()
    tab.page.add_init_script(SAVING)
    tab.page.on("request", lambda request: addresses.append(f"{request.resource_type} {request.url}"))
    tab.go()
    tab.wait_for_answers()
    tab.foresee(*CUT)
    fragile.kill()
    tab.page.locator("main a[href='/rules/azul']").click()
    expect(tab.heading("This page isn’t available offline")).to_be_visible()
    rules = [one for one in addresses if "/assets/Rules-" in one and one.endswith(".js")]
    assert {one.split()[0] for one in rules} == {"fetch"}


@pytest.mark.parametrize("script", ["Rules-", "rules-azul-"])
def test_a_page_comes_although_one_of_its_scripts_was_lost_at_the_start(tab: Tab, script: str) -> None:
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort("connectionreset")

    tab.foresee(*CUT)
    tab.page.route(re.compile(rf"/assets/{script}[^/]*\.js$"), lose_the_first)
    tab.go("/rules/azul")
    expect(tab.page.locator("[id='AZ-14']")).to_be_attached()
    expect(tab.heading("On this page")).to_be_visible()
    assert len(lost) == 1


# Have the worker cache everything, as it does automatically some time after the page has opened.
KEEP_ALL = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  navigator.serviceWorker.controller.postMessage({ type: "keep all" });
  const kept = async () => (await (await caches.open("riad-assets")).keys()).map(({ url }) => url);
  for (const wanted of ["rules-dreamhome", "lesson-azul", "Account-"]) {
    const there = async () => (await kept()).some((url) => url.includes(wanted));
    while (!(await there())) await new Promise((done) => setTimeout(done, 20));
  }
}"""


def test_every_page_stands_without_a_network_once_it_is_kept(tab: Tab) -> None:
    tab.go()
    tab.page.evaluate(KEEP_ALL)
    tab.foresee(*CUT)
    tab.context.set_offline(True)
    tab.go()
    expect(tab.heading("Azul")).to_be_visible()
    tab.page.locator("header select").select_option("is")
    expect(tab.page.locator("html[lang=is]")).to_be_attached()
    tab.page.locator("main a[href='/rules/dreamhome']").click()
    expect(tab.page.locator("[id='DH-14']")).to_be_attached()
    tab.go("/learn/azul")
    expect(tab.page.locator("main h1")).to_be_visible()
