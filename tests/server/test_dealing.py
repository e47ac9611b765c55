"""The deals of tables: drawn in secret by a server, the same each time for tests."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from riad.games import PACKAGES
from tests.kit.server.node_processes import PRODUCT, NodeProcess, Player, eventually, node
from tests.kit.server.turn_helpers import deal

GAMES = tuple(PACKAGES)


def seeds(player: Player) -> list[str]:
    """Return the seeds of two tables for each game, then of a rematch."""
    tables = [player.make(game, "gentle")["id"] for game in GAMES for _ in range(2)]
    ends = [player.good("POST", f"/api/tables/{table}/resign") for table in tables]
    again = player.good("POST", f"/api/tables/{tables[0]}/rematch")["id"]
    return [end["seed"] for end in [*ends, player.good("POST", f"/api/tables/{again}/resign")]]


def test_a_server_draws_its_seeds(tmp_path: Path) -> None:
    with node(tmp_path / "riad.sqlite", program=PRODUCT) as running:
        players = [Player(running.address, "Anna") for _ in range(2)]
        named = players[0].make("azul", "gentle", key=deal(19))["id"]
        assert players[0].good("POST", f"/api/tables/{named}/resign")["seed"] != "19"
        drawn = [seed for player in players for seed in seeds(player)]
        assert len({*drawn}) == len(drawn) == 14
        for player in players:
            player.close()


def test_in_a_test_a_seed_follows_from_what_was_asked_for(server: NodeProcess, anna: Player) -> None:
    known = seeds(anna)
    assert len({*known}) == len(known) == 7
    again = Player(server.address, "Anna")
    assert seeds(again) == known
    again.close()


def test_in_a_test_a_key_names_the_seed(anna: Player) -> None:
    table = anna.make("azul", "gentle", key=deal(19))["id"]
    assert anna.good("POST", f"/api/tables/{table}/resign")["seed"] == "19"


def turns(player: Player, game: str) -> list[list[str]]:
    """Return the first turns of a match in which the player always chooses the first legal move."""
    table = player.make(game, "casual", "gentle")["id"]

    def mine() -> dict[str, Any] | None:
        shown = player.look(table)
        return shown if shown["turn"] == 0 else None

    for _ in range(3):
        shown = eventually(mine)
        assert player.send(shown, player.whole_turn(shown, lambda legal: legal[0])).status_code == 200
    eventually(mine)
    log = player.good("GET", f"/api/tables/{table}/log")["happened"]
    return [one["moves"] for one in log if one["kind"] == "turn"]


def test_in_a_test_a_bot_plays_the_same_whatever_it_played_before(come: Callable[[str], Player]) -> None:
    anna, bela = come("Anna"), come("Bela")
    there = {game: turns(anna, game) for game in GAMES}
    assert {game: turns(bela, game) for game in reversed(GAMES)} == there
    assert all(len(each) > 6 for each in there.values())
