"""The share of a node that an address and a person may have: connections, tables to watch, bytes to read."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from tests.kit.server import patient
from tests.kit.server.node_processes import NodeProcess, Player, eventually, node
from tests.kit.server.socket_helpers import code_of_end, complaints, ear


@pytest.fixture(scope="module")
def modest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node with low limits per address and person."""
    flags = ("--limits=1", "--sockets=6", "--person-sockets=3", "--socket-tables=2", "--read-mb=1")
    with node(tmp_path_factory.mktemp("modest") / "riad.sqlite", *flags) as running:
        yield running
    assert complaints(running.output) == []


def test_a_person_and_an_address_have_so_many_sockets(modest: NodeProcess) -> None:
    anna, bela = Player(modest.address, "Anna"), Player(modest.address, "Bela")
    with closing(anna), closing(bela), ExitStack() as stack:

        def come(player: Player | None) -> Any:
            return stack.enter_context(ear(modest, player))

        hers = [come(anna) for _ in range(3)]
        assert code_of_end(come(anna).socket) == 4430
        status, error = anna.bad("GET", "/api/stream")
        assert (status, error["code"]) == (429, "too_many_requests")
        others = [come(bela), come(None), come(None)]
        assert code_of_end(come(None).socket) == 4430
        for one in (*hers, *others):
            one.say(type="ping")
            assert one.hear()["type"] == "pong"
        hers[0].socket.close()
        eventually(lambda: come(anna).waiting() == [] if places_of(modest) < 6 else None)


def stream_status(player: Player) -> int:
    """Return the status of a stream of turns, after reading a table that is not in memory."""
    player.ask("GET", "/api/tables/not-in-memory")
    with player.http.stream("GET", "/api/stream") as answer:
        return answer.status_code


def places_of(running: NodeProcess) -> int:
    """Return the number of open websockets and streams of a node."""
    text = patient.get(running.address + "/metrics").text
    return int(float(next(line.split()[1] for line in text.splitlines() if line.startswith("riad_sockets "))))


def test_a_socket_watches_so_many_tables(modest: NodeProcess) -> None:
    anna = Player(modest.address, "Anna")
    with closing(anna), ear(modest, anna) as hers:
        tables = [anna.make("azul", "open")["id"] for _ in range(3)]
        assert [hers.watch(table)["type"] for table in tables] == ["state", "state", "error"]
        hers.say(type="unwatch", table=tables[0])
        assert hers.watch(tables[2])["type"] == "state"


def test_an_address_reads_so_much_in_a_minute_by_any_way(modest: NodeProcess) -> None:
    anna = Player(modest.address, "Anna")
    with closing(anna):
        table = anna.make("azul", "open")["id"]
        with ear(modest) as mine:
            answers = [mine.watch(table) for _ in range(150)]
        kinds = [answer["type"] for answer in answers]
        assert kinds[0] == "state"
        assert "error" in kinds
        refused = answers[kinds.index("error")]
        assert (refused["error"]["code"], refused["table"]) == ("too_many_requests", table)
        assert kinds.count("state") * 8192 < 2_000_000
        statuses = {anna.ask("GET", f"/api/tables/{table}/log").status_code for _ in range(200)}
        assert 429 in statuses
        assert anna.look(table)["id"] == table, "a table in memory is there for all"
        for method, path in (
            *(("POST", each) for each in ("/resign", "/claim", "/abandon")),
            *(("GET", each) for each in ("", "/chat", "/export", "/positions/0")),
            ("DELETE", ""),
        ):
            cold = {anna.ask(method, f"/api/tables/not-in-memory{path}").status_code for _ in range(60)}
            assert 429 in cold, path
        for method, path, body in (
            ("POST", "/preview", {"moves": [], "base": 0}),
            ("POST", "/chat", {"text": "Hello"}),
            ("POST", "/rematch", None),
            ("PUT", "/seats/0", {}),
            ("DELETE", "/seats/0", None),
        ):
            texts = {anna.ask(method, f"/api/tables/not-in-memory{path}", body).text for _ in range(15)}
            assert any("too many logs read" in text for text in texts), path  # before its own limit
        assert 429 in {stream_status(anna) for _ in range(60)}
