"""Playing over HTTP: turns, previews, the log, positions, chat, and the stream for programs."""

import json
import random
from pathlib import Path

import httpx
import pytest

from riad.games import PACKAGES
from riad.server.errors import ApiError
from riad.server.people.sessions import Identity
from riad.server.routes.play import Listener, lines
from riad.server.store.base import do
from tests.kit.server.databases import running
from tests.kit.server.local_node import local_node, visitors
from tests.kit.server.node_processes import NodeProcess, Player
from tests.kit.server.table_fixtures import two
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
            earlier = player.good("GET", f"/api/tables/{table}/positions/{shown['moves']}")
            assert earlier["view"] == {**shown["view"], "legal": []}
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


def test_a_table_that_does_not_replay_keeps_no_turn_from_a_program(tmp_path: Path) -> None:
    async def story() -> None:
        database = str(tmp_path / "riad.sqlite")
        async with local_node(database) as node:
            (anna,) = await visitors(node, "Anna")
            broken, whole = [(await node.seating.create(anna, two())).facts.id for _ in range(2)]
            changed = "update action set mark = mark + 1 where table_id = $1 and kind = 'start'"
            await node.store.write(do(changed, broken, rows=1))
        async with local_node(database) as node:
            stream = lines(node, Listener(Identity(anna, "session", "token")), "192.0.2.1")
            assert await anext(stream) == b"\n"
            assert json.loads(await anext(stream))["table"] == whole
            assert len(node.crowd) == node.hub.sockets == 1
            await stream.aclose()  # type: ignore[attr-defined]
            assert len(node.crowd) == node.hub.sockets == 0

    running(story())


def test_a_game_in_preparation_ends_the_stream_so_that_the_program_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_name: str) -> None:
        raise ApiError("preparing", "soon", wait=2)

    async def story() -> None:
        async with local_node(str(tmp_path / "riad.sqlite")) as node:
            (anna,) = await visitors(node, "Anna")
            await node.seating.create(anna, two())
            monkeypatch.setattr(node.tables, "get", away)
            with pytest.raises(ApiError, match="soon"):
                await anext(lines(node, Listener(Identity(anna, "session", "token")), "192.0.2.1"))
            assert len(node.crowd) == node.hub.sockets == 0

    running(story())
