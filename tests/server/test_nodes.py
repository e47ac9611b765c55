"""Two real nodes on one PostgreSQL: every change on one is visible on the other."""

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from riad.games import PACKAGES
from tests.kit.server import patient
from tests.kit.server.databases import Postgres
from tests.kit.server.node_processes import NodeProcess, Player, eventually, node
from tests.kit.server.socket_helpers import (
    chooser,
    code_of_end,
    complaints,
    ear,
    numbers,
    play_out,
    play_some,
    timeless,
)


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[NodeProcess, NodeProcess]]:
    """Two nodes, which log no fault."""
    with postgres.database() as address, node(address) as one, node(address) as two:
        yield one, two
    assert complaints([*one.output, *two.output]) == []


@pytest.fixture
def players(pair: tuple[NodeProcess, NodeProcess]) -> Iterator[tuple[Player, Player]]:
    """Two players, Anna on the first node and Ben on the second."""
    with ExitStack() as stack:
        anna, ben = Player(pair[0].address, "Anna"), Player(pair[1].address, "Ben")
        stack.callback(anna.close)
        stack.callback(ben.close)
        yield anna, ben


@pytest.mark.parametrize("game", PACKAGES)
def test_players_on_two_nodes_play_whole_matches(
    pair: tuple[NodeProcess, NodeProcess], players: tuple[Player, Player], game: str
) -> None:
    one, two = pair
    anna, ben = players
    table = anna.make(game, "open", "gentle")["id"]
    with ear(one, anna) as hers, ear(two, ben) as his, ear(one) as here, ear(two) as there:
        for listener in (hers, his, here, there):
            assert numbers(listener.watch(table)["happened"]) == [1, 2]
        ben.sit(table, 1)
        play_out(table, anna, ben)
        log = ben.good("GET", f"/api/tables/{table}/log")["happened"]
        assert log == anna.good("GET", f"/api/tables/{table}/log")["happened"]
        for listener in (hers, his, here, there):
            updates = listener.until_over()
            assert [frame["happening"] for frame in updates] == log[2:]
    shown, seen = (timeless(player.look(table)) for player in players)
    assert shown["status"] == "over"
    assert {**shown, "you": [], "view": {}} == {**seen, "you": [], "view": {}}


def test_a_program_hears_of_turns_that_were_made_on_another_node(
    pair: tuple[NodeProcess, NodeProcess], players: tuple[Player, Player]
) -> None:
    anna, ben = players
    token = ben.good("POST", "/api/tokens", {})["token"]
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=pair[1].address, headers=headers, timeout=60) as program:
        with program.stream("GET", "/api/stream") as answer:
            lines = (json.loads(line) for line in answer.iter_lines() if line.strip())
            table = anna.make("azul", "open")["id"]
            ben.sit(table, 1)
            for _ in range(6):
                play_until(anna, table, 1)
                notice = next(lines)
                shown = anna.look(table)
                assert (notice["table"], notice["seq"], notice["seat"]) == (table, shown["seq"], 1)
                assert notice["view"] == program.get(f"/api/tables/{table}").json()["view"]
                turn = {
                    "moves": notice["view"]["legal"][:1],
                    "base": notice["seq"],
                    "key": secrets.token_urlsafe(),
                }
                assert program.post(f"/api/tables/{table}/turn", json=turn).status_code == 200
        play_until(anna, table, 1)
        with program.stream("GET", "/api/stream") as answer:  # waiting turns come at once
            lines = (json.loads(line) for line in answer.iter_lines() if line.strip())
            assert next(lines)["seq"] == anna.look(table)["seq"]


def play_until(player: Player, table: str, seat: int) -> None:
    """Play until it is another seat's turn."""
    while (shown := player.look(table))["turn"] != seat:
        assert player.send(shown, player.whole_turn(shown, chooser(7))).status_code == 200


def test_chat_goes_to_the_other_node(
    pair: tuple[NodeProcess, NodeProcess], players: tuple[Player, Player]
) -> None:
    anna, ben = players
    table = anna.make("azul", "open")["id"]
    ben.sit(table, 1)
    with ear(pair[1], ben) as his, ear(pair[1]) as spectators:
        his.watch(table)
        spectators.watch(table)
        lines = [
            anna.good("POST", f"/api/tables/{table}/chat", {"text": f"Line {number}"}) for number in "123"
        ]
        assert [his.hear()["line"] for _ in lines] == lines
        assert spectators.waiting() == []


def test_a_token_that_was_revoked_stops_on_the_other_node(
    pair: tuple[NodeProcess, NodeProcess], players: tuple[Player, Player]
) -> None:
    anna, _ = players
    token = anna.good("POST", "/api/tokens", {})["token"]
    session = next(one for one in anna.good("GET", "/api/sessions") if one["kind"] == "token")
    headers = {"Authorization": f"Bearer {token}"}
    there = pair[1].address
    assert patient.get(there + "/api/me", headers=headers).json()["id"] == anna.id
    with (
        ear(pair[1], token=token) as hers,
        httpx.stream("GET", there + "/api/stream", headers=headers, timeout=60) as stream,
    ):
        lines = stream.iter_lines()
        assert next(lines) == ""
        assert hers.waiting() == []
        assert anna.ask("DELETE", f"/api/sessions/{session['id']}").status_code == 204
        assert patient.get(there + "/api/mine", headers=headers).status_code == 401
        code_of_end(hers.socket)
        assert [line for line in lines if line.strip()] == []


def test_limits_hold_on_both_nodes_together_and_a_dead_nodes_bot_is_taken_over(postgres: Postgres) -> None:
    flags = ("--limits", "0.1", "--lease", "3")
    with (
        postgres.database() as address,
        node(address, *flags, "--bot-pace", "2") as one,
        node(address, *flags) as two,
    ):
        anna = Player(one.address)
        try:
            while time.time() % 3600 > 3570:  # counts restart every hour
                time.sleep(0.5)
            answers = [make(anna, address) for address in (one.address, two.address) * 4]
            assert [answer.status_code for answer in answers] == [201] * 6 + [429] * 2
            assert answers[-1].json()["error"]["code"] == "too_many_requests"
            assert int(answers[-1].headers["retry-after"]) > 0

            table = answers[0].json()["id"]
            shown = eventually(lambda: my_turn(anna.look(table)))
            seq = anna.send(shown, shown["view"]["legal"][:1]).json()["seq"]
            one.kill()
            anna.http.base_url = two.address
            eventually(lambda: anna.look(table)["seq"] > seq)
            log = anna.good("GET", f"/api/tables/{table}/log")["happened"]
            assert [(one["kind"], one["seat"]) for one in log[seq - 1 :]] == [("turn", 0), ("turn", 1)]
            assert anna.look(table)["turn"] == 0
        finally:
            anna.close()
    assert complaints([*one.output, *two.output]) == []


def make(player: Player, address: str) -> httpx.Response:
    """Create a table with a bot, on some node."""
    body = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]}
    return player.ask("POST", f"{address}/api/tables", body)


def my_turn(shown: dict[str, Any]) -> dict[str, Any] | None:
    return shown if shown["turn"] in shown["you"] else None


def test_a_table_that_two_want_at_the_same_time_goes_to_one(
    pair: tuple[NodeProcess, NodeProcess], players: tuple[Player, Player]
) -> None:
    anna, ben = players
    cleo = Player(pair[0].address, "Cleo")
    table = anna.make("azul", "open")["id"]
    ben.look(table)
    assert [player.ask("PUT", f"/api/tables/{table}/seats/1", {}).status_code for player in (cleo, ben)] == [
        200,
        409,
    ]
    play_some(table, 4, anna, cleo)
    assert timeless(ben.look(table))["seq"] == anna.look(table)["seq"]
    cleo.close()
