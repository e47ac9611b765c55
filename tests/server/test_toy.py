"""A game outside Riad on a server: the toy of the kit, over the protocol that every client uses."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.server.node_processes import NodeProcess, Player, node
from tests.kit.server.socket_helpers import complaints, ear, play_out


@pytest.fixture(scope="module")
def home(toy: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node where the toy is installed, which logs no fault."""
    with node(tmp_path_factory.mktemp("toy") / "riad.sqlite", PYTHONPATH=toy) as running:
        running.wait_until_ready()
        yield running
    assert complaints(running.output) == []


def test_the_games_are_listed_with_it(home: NodeProcess) -> None:
    anna = Player(home.address)
    *_, last = anna.good("GET", "/api/games")
    assert (last["name"], last["title"], last["seats"]) == ("toy", "Toy", [2, 3, 4])
    assert (last["rules_version"], last["ready"]) == (1, True)
    assert [(option["name"], option["choices"]) for option in last["options"]] == [("limit", ["high", "low"])]
    assert last["rules"].keys() == {f"TOY-{number}" for number in range(1, 9)}
    anna.close()


def test_two_people_and_a_bot_before_a_spectator(home: NodeProcess) -> None:
    anna, ben = Player(home.address, "Anna"), Player(home.address, "Ben")
    table = anna.make("toy", "open", "keen", options={"limit": "low"})["id"]
    ben.sit(table, 1)
    with ear(home) as stranger, ear(home, ben) as bens:
        assert stranger.watch(table)["state"]["view"]["limit"] == 13
        bens.watch(table)
        play_out(table, anna, ben)
        watched, heard = stranger.until_over(), bens.until_over()
    hidden = [[board["hidden"] for board in update["state"]["view"]["players"]] for update in watched]
    assert all(cards == [None] * 3 for cards in hidden[:-1])
    assert None not in hidden[-1]
    seen_by_ben = [[board["hidden"] for board in update["state"]["view"]["players"]] for update in heard]
    assert all(cards == [None, hidden[-1][1], None] for cards in seen_by_ben[:-1])
    anna.close()
    ben.close()


def test_an_illegal_move_is_refused_with_its_rule(home: NodeProcess) -> None:
    anna, ben = Player(home.address, "Anna"), Player(home.address, "Ben")
    table = anna.make("toy", "open")["id"]
    ben.sit(table, 1)
    for number in range(16):  # the whole deck
        player = (anna, ben)[number % 2]
        assert player.send(player.look(table), ["draw"]).status_code == 200
    for move, code, rule in (("steal", "unknown_move", None), ("draw", "illegal_move", "TOY-5")):
        error = anna.send(anna.look(table), [move]).json()["error"]
        assert (error["code"], error["rule"]) == (code, rule)
    assert "the deck is empty" in error["message"]
    anna.close()
    ben.close()


def test_a_match_goes_on_after_a_restart(toy: str, tmp_path: Path) -> None:
    with node(tmp_path / "riad.sqlite", PYTHONPATH=toy) as running:
        running.wait_until_ready()
        anna = Player(running.address)
        table = anna.make("toy", "gentle")["id"]
        assert anna.send(anna.look(table), ["draw"]).status_code == 200
        before = anna.look(table)["view"]["players"][0]
        cookie = anna.http.cookies["riad"]
        anna.close()
    with node(tmp_path / "riad.sqlite", PYTHONPATH=toy) as running:
        running.wait_until_ready()
        anna = Player(running.address)
        anna.http.cookies.clear()
        anna.http.cookies.set("riad", cookie)
        after = anna.look(table)
        assert after["moves"] >= 1
        assert after["view"]["players"][0] == before
        anna.close()
