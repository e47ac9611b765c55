"""Tables for a test to begin with, created and played through the API, and counts of the turns made there."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.kit.server.node_processes import Player, eventually
from tests.kit.web.browser_tab import Tab

LIKED = re.compile("buy|pay|place|take|put|.+1$")  # so that palace, house and first row grow


def player_of(tab: Tab) -> Player:
    """Return the player with the cookie of this browser."""
    assert tab.player is not None, "let them come under a name"
    return tab.player


def act_past_the_page(tab: Tab) -> None:
    """Let the test act for a visitor who came without a name, by the cookie that the page was given."""
    player = Player(tab.address)
    player.http.cookies.clear()
    for cookie in tab.context.cookies():
        player.http.cookies.set(cookie["name"], cookie["value"])
    tab.player = player


def a_table(tab: Tab, game: str, *others: str, turns: int = 0) -> str:
    """Create a table with bots or these others, play this many turns, and wait for this player's turn."""
    player = player_of(tab)
    table = str(player.make(game, *(others or ("gentle",)))["id"])
    play_ahead(player, table, turns)
    return table


def play_ahead(
    player: Player, table: str, turns: int, choose: Callable[[list[str]], str] | None = None
) -> None:
    """Play this many turns, and wait for the next."""
    choose = choose or liking()
    for number in range(turns + 1):
        shown = eventually(lambda: to_act(player, table))
        if number < turns:
            answer = player.send(shown, player.whole_turn(shown, choose))
            assert answer.status_code == 200, answer.text


def a_finished_table(tab: Tab, game: str, *others: str) -> str:
    """Create a table and play its match to the end."""
    player = player_of(tab)
    table = str(player.make(game, *(others or ("gentle",)))["id"])
    player.play(table, liking())
    return table


def to_act(player: Player, table: str) -> dict[str, Any] | None:
    """Return the table if it is this player's turn."""
    shown = player.look(table)
    assert shown["status"] == "playing"
    return shown if shown["turn"] in shown["you"] else None


def liking(seed: int = 1) -> Callable[[list[str]], str]:
    """Return a random choice among the moves that build something."""
    dice = random.Random(seed)

    def choose(legal: list[str]) -> str:
        return dice.choice([move for move in legal if LIKED.match(move)] or legal)

    return choose


def saving(legal: list[str]) -> str:
    """Choose as a player who saves money in Alhambra: take as many cards as possible."""
    return max(legal, key=lambda move: (move.startswith("take"), len(move)))


def my_turns(tab: Tab) -> int:
    """Return the number of this player's turns that the server has."""
    log = player_of(tab).good("GET", f"/api/tables/{tab.table}/log")["happened"]
    return sum(one["kind"] == "turn" and one["seat"] == 0 for one in log)


def wait_for_my_turns(tab: Tab, number: int) -> None:
    """Wait until the server has this many turns and the page has continued; check that no more arrived."""
    while my_turns(tab) < number:
        tab.page.wait_for_timeout(20)
    expect(tab.sent_again).to_be_hidden()
    expect(tab.undo).to_be_disabled()
    tab.wait_for_turn()
    assert my_turns(tab) == number
