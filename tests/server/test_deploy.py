"""The files of deploy/ work unchanged: each is started, and a turn and a websocket pass through it."""

import asyncio
import json
import os
import re
import shlex
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.kit.external_programs import installed
from tests.kit.server.node_processes import PRODUCT, NodeProcess, Player, node
from tests.kit.server.proxying import DEPLOY, NAME, ROOT, Dropping, caddy, client, nginx, trusting

Proxy = Callable[..., AbstractContextManager[int]]


class Visitor(Player):
    """A player who comes to the site by its name, through a proxy."""

    def __init__(self, folder: Path, port: int, name: str) -> None:
        self.http = client(folder, port)
        self.id = self.good("POST", "/api/me", {"name": name})["id"]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> Proxy:
    chosen: Proxy = request.param
    return chosen


async def heard(
    port: int, cookie: str, table: str, tls: ssl.SSLContext | None, turn: Callable[[], Any]
) -> Any:
    """Return the messages of a websocket while a turn is played at a watched table."""
    scheme, site = ("s", NAME) if tls else ("", f"127.0.0.1:{port}")  # visitors use the usual port
    headers = {"Cookie": cookie, "Origin": f"http{scheme}://{site}"}
    there: dict[str, Any] = {"host": "127.0.0.1", "port": port, "ssl": tls}
    async with (
        asyncio.timeout(60),
        connect(
            f"ws{scheme}://{site}/api/socket",
            additional_headers=headers,
            proxy=None,
            open_timeout=60,
            **there,
        ) as line,
    ):
        await line.send(json.dumps({"type": "watch", "table": table, "after": 0}))
        state = json.loads(await line.recv())
        assert state["type"] == "state"
        await asyncio.to_thread(turn)
        update = json.loads(await line.recv())
        assert (update["type"], update["seq"]) == ("update", state["seq"] + 1)
        return update


def plays_a_turn(player: Player, port: int, cookie: str, tls: ssl.SSLContext | None = None) -> None:
    """Play a turn, and check that the websocket receives it."""
    table = player.good(
        "POST",
        "/api/tables",
        {"game": "azul", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Grandma"}]},
    )
    moves = table["view"]["legal"][:1]

    def turn() -> None:
        assert player.send(table, moves).status_code == 200

    update = asyncio.run(heard(port, cookie, table["id"], tls, turn))
    assert update["happening"]["moves"] == moves


def test_a_turn_and_a_websocket_go_through(proxy: Proxy, tmp_path: Path) -> None:
    flags = ("--proxies", "127.0.0.1", "--hosts", NAME)
    with node(tmp_path / "riad.sqlite", *flags) as there:
        assert there.port is not None
        there.wait_until_ready()  # Caddy checks this
        with proxy(tmp_path, (there.port, there.port)) as port:
            player = Visitor(tmp_path, port, "Anna")
            with closing(player):
                cookie = (
                    f"__Host-riad={player.http.cookies['__Host-riad']}"  # it knows that it is behind https
                )
                plays_a_turn(player, port, cookie, trusting(tmp_path))
                assert player.ask("GET", "/metrics").status_code == 404
                assert player.ask("POST", "/api/import", {"text": "x" * 1_000_000}).status_code == 400
                large = player.ask("POST", "/api/import", {"text": "x" * 1_400_000})
                assert large.status_code in (413, 502)  # Caddy notices while it forwards the body


REPEATED = {
    "GET /api/me": True,
    "POST /api/tables/abcdefgh/chat": False,
    "POST /api/tables": False,
    "POST /api/import": False,
    "POST /api/tokens": False,
    "POST /api/me": False,
    "PATCH /api/me": False,
    "PUT /api/tables/abcdefgh/seats/1": False,
    "DELETE /api/tables/abcdefgh/seats/1": False,
}
TURN = "POST /api/tables/abcdefgh/turn"


def test_only_what_does_no_harm_is_repeated(proxy: Proxy, tmp_path: Path) -> None:
    """A node may have done a request that it did not answer: only harmless ones are repeated."""
    kept = {"fail_timeout=2s": "max_fails=0"} if proxy is nginx else {"\t\tfail_duration 2s\n": ""}
    upstreams = Dropping()
    try:
        with (
            proxy(tmp_path, upstreams.ports, **kept) as port,
            closing(client(tmp_path, port)) as site,
        ):
            for request, repeats in {**REPEATED, TURN: proxy is nginx}.items():
                method, path = request.split()
                body = None if method in ("GET", "DELETE") else {"text": "Hello"}
                status = site.request(method, path, json=body).status_code
                assert (status, upstreams.requests[request]) == ((200, 2) if repeats else (502, 1)), request
    finally:
        upstreams.close()


# systemd


def unit() -> dict[str, list[str]]:
    """Return the settings of the service."""
    sections: dict[str, list[str]] = {}
    for line in (DEPLOY / "riad.service").read_text().splitlines():
        if line and line[0] not in "#[":
            name, _, value = line.partition("=")
            sections.setdefault(name, []).append(value)
    return sections


def analyse(*words: str | Path) -> subprocess.CompletedProcess[str]:
    missing = "systemd-analyze is not there: the unit is looked at with it"
    command = [installed("systemd", missing), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_unit_is_shut_in() -> None:
    """The exposure is below 3; systemd-analyze counts in tenths."""
    checked = ("security", "--offline=true", "--no-pager", "--threshold=29", DEPLOY / "riad.service")
    answer = analyse(*checked)
    assert answer.returncode == 0, answer.stdout[-300:] + answer.stderr
    open_one = analyse(*checked[:-1], "/dev/null")
    assert open_one.returncode != 0  # the analysis finds faults


def test_the_unit_is_well_formed(tmp_path: Path) -> None:
    text = (DEPLOY / "riad.service").read_text().replace("/opt/riad/.venv/bin/python", "/bin/true")
    (tmp_path / "riad.service").write_text(text)
    answer = analyse("verify", tmp_path / "riad.service")
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[NodeProcess]:
    """A node run by the unit's command with its environment; folders and port are the test's."""
    settings = unit()
    (command,) = settings["ExecStart"]
    python, *words = shlex.split(command)
    assert python == "/opt/riad/.venv/bin/python"
    environment = {
        name: value.replace("%S", str(tmp_path)).replace(
            "%C", os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))
        )
        for line in settings["Environment"]
        for name, _, value in [part.partition("=") for part in line.split()]
    }
    assert words == [*PRODUCT, "serve", "--no-browser"]
    with node(environment.pop("RIAD_DATABASE"), program=PRODUCT, **environment) as running:
        yield running


def test_what_the_unit_starts_plays(served: NodeProcess, tmp_path: Path) -> None:
    assert served.port is not None
    player = Player(served.address)
    with closing(player):
        plays_a_turn(player, served.port, f"riad={player.http.cookies['riad']}")
    assert (tmp_path / "riad" / "riad.sqlite").exists()
    assert served.stop() == 0


# The container


def test_the_container_is_for_nobody_with_rights() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    last = text.rpartition("FROM ")[2]
    assert re.search(r"^USER [1-9]\d*$", last, re.M)
    assert re.search(r"^HEALTHCHECK ", last, re.M)
    assert "--read-only" in text
    assert "podman build --format docker " in text  # otherwise it leaves out the health check
    copied = (ROOT / "deploy" / "Containerfile.dockerignore").read_text().split()
    assert {".git", ".venv", ".cache", "src/riad/server/static"} <= set(copied)
