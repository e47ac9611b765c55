"""Playing over HTTP: turns, previews, the log, positions, chat, and the stream for programs."""

import json
import random

import httpx
import pytest

from riad.games import PACKAGES
from tests.kit.server.node_processes import NodeProcess, Player
from tests.kit.server.turn_helpers import alone


@pytest.mark.parametrize("game", PACKAGES)
def test_earlier_positions_are_as_they_were_seen(anna: Player, bela: Player, game: str) -> None:
    table = anna.make(game, "open")["id"]
    bela.sit(table, 1)
    choose = random.Random(3).choice
    seen = []
    for _ in range(4):
        views = [player.look(table) for player in (anna, bela)]
        seen.append(views)
        player = (anna, bela)[views[0]["turn"]]
        shown = views[views[0]["turn"]]
        assert player.send(shown, player.whole_turn(shown, choose)).status_code == 200
    for views in seen:
        for player, shown in zip((anna, bela), views, strict=True):
            found = player.good("GET", f"/api/tables/{table}/positions/{shown['moves']}")
            assert found["view"] == {**shown["view"], "legal": []}
    for number in (anna.look(table)["moves"] + 1, -1):
        assert anna.bad("GET", f"/api/tables/{table}/positions/{number}")[0] == 404


def test_a_program_plays_by_the_stream_of_its_turns(anna: Player, bela: Player, server: NodeProcess) -> None:
    waiting = alone(anna, "dreamhome")
    table = anna.make("azul", "open", options={"first": 1})["id"]
    bela.sit(table, 1)  # reserved for her
    token = anna.good("POST", "/api/tokens", {"label": "my bot"})["token"]
    bearer = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.address, headers=bearer, timeout=60) as program:
        with program.stream("GET", "/api/stream") as stream:
            assert stream.headers["content-type"].startswith("application/x-ndjson")
            lines = (json.loads(line) for line in stream.iter_lines() if line)
            first = next(lines)  # waiting already
            assert (first["table"], first["seq"], first["seat"]) == (
                waiting["id"],
                waiting["seq"],
                waiting["turn"],
            )
            assert first["view"] == waiting["view"]
            hers = bela.look(table)
            assert bela.send(hers, hers["view"]["legal"][:1]).status_code == 200
            second = next(lines)
            assert (second["table"], second["seat"]) == (table, 0)
            turn = {"moves": second["view"]["legal"][:1], "base": second["seq"], "key": "key-of-mine"}
            assert program.post(f"/api/tables/{table}/turn", json=turn).json()["seq"] == second["seq"] + 1
            (session,) = [each for each in anna.good("GET", "/api/sessions") if each["kind"] == "token"]
            anna.good("DELETE", f"/api/sessions/{session['id']}")
            assert next(lines, None) is None  # revoked: the stream ends
        assert program.get("/api/stream").status_code == 401
