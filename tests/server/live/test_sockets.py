"""The websocket of a real node: nothing is missed or leaked, and no reader delays another."""

import itertools
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from riad.server.live.sockets import frame_of
from tests.kit.server.node_processes import NodeProcess, Player, eventually, node
from tests.kit.server.socket_helpers import (
    Ear,
    code_of_end,
    complaints,
    ear,
    numbers,
    play_out,
    play_some,
    timeless,
)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node for these tests, which logs no fault."""
    with node(tmp_path_factory.mktemp("sockets") / "riad.sqlite") as running:
        yield running
    assert complaints(running.output) == []


@pytest.fixture
def guest(home: NodeProcess) -> Iterator[Callable[[str], Player]]:
    """A function that creates players; they are removed after the test."""
    players: list[Player] = []

    def come(name: str) -> Player:
        players.append(Player(home.address, name))
        return players[-1]

    yield come
    for player in players:
        player.close()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_as_the_library_writes_it(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    assert frame_of(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_a_ping_is_answered(home: NodeProcess) -> None:
    with ear(home) as mine:
        mine.say(type="ping")
        assert mine.hear().keys() == {"type", "now"}


def test_the_state_comes_and_then_every_update_in_order(
    home: NodeProcess, guest: Callable[[str], Player]
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make("azul", "open")["id"]
    with ear(home, anna) as hers, ear(home, ben) as his, ear(home) as spectators:
        for one in (hers, his, spectators):
            first = one.watch(table)
            assert numbers(first["happened"]) == [1]
            assert first["seq"] == first["state"]["seq"] == 1
            assert first["state"]["status"] == "open"
        ben.sit(table, 1)
        play_out(table, anna, ben)
        log = anna.good("GET", f"/api/tables/{table}/log")["happened"]
        for one, you in ((hers, [0]), (his, [1]), (spectators, [])):
            updates = one.until_over()
            assert numbers(updates) == [*range(2, len(log) + 1)]
            assert [frame["happening"] for frame in updates] == log[1:]
            for frame in updates:
                assert frame["table"] == table
                assert frame["state"]["seq"] >= frame["seq"]
                assert frame["state"]["you"] == you
                seat = you[0] if you else None
                assert frame["state"]["view"] is None or frame["state"]["view"]["seat"] == seat
            assert one.waiting() == []


def test_who_comes_back_gets_exactly_what_was_missed(
    home: NodeProcess, guest: Callable[[str], Player]
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make("dreamhome", "open")["id"]
    ben.sit(table, 1)
    with ear(home, anna) as hers:
        last = hers.watch(table)["seq"]
        play_some(table, 3, anna, ben)
        last = max(last, *numbers(hers.waiting()))
    play_some(table, 4, anna, ben)
    log = anna.good("GET", f"/api/tables/{table}/log", None)["happened"]
    assert log[-1]["seq"] > last > 3
    with ear(home, anna) as hers:
        back = hers.watch(table, last)
        assert back["happened"] == [happening for happening in log if happening["seq"] > last]
        assert timeless(back["state"]) == timeless(anna.look(table))
        for after in (0, log[-1]["seq"], 10**6):
            again = hers.watch(table, after)
            assert again["happened"] == log[after:]
            assert timeless(again["state"]) == timeless(back["state"])


def test_who_comes_in_the_middle_of_play_misses_nothing(
    home: NodeProcess, guest: Callable[[str], Player]
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make("azul", "open")["id"]
    ben.sit(table, 1)
    players = threading.Thread(target=play_out, args=(table, anna, ben))
    players.start()
    try:
        over = False
        while not over:
            with ear(home) as spectator:
                first = spectator.watch(table)
                heard = numbers(first["happened"])
                over = first["state"]["status"] == "over"
                while not over and len(heard) < first["seq"] + 3:
                    frame = spectator.hear()
                    heard.append(frame["seq"])
                    over = frame["state"]["status"] == "over"
                assert heard == [*range(1, len(heard) + 1)]
                assert len(heard) >= first["seq"]
    finally:
        players.join()


def test_who_has_looked_away_is_told_no_more(home: NodeProcess, guest: Callable[[str], Player]) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.make("azul", "open")["id"]
    with ear(home) as spectator:
        spectator.watch(table)
        ben.sit(table, 1)
        assert numbers(spectator.waiting()) == [2, 3]
        spectator.say(type="unwatch", table=table)
        assert spectator.waiting() == []
        play_some(table, 2, anna, ben)
        assert spectator.waiting() == []
        assert numbers(spectator.watch(table, 3)["happened"]) == [4, 5]
        spectator.say(type="unwatch", table="never-watched")
        assert spectator.waiting() == []


def test_who_sits_somewhere_gets_a_note_when_something_happens_there(
    home: NodeProcess, guest: Callable[[str], Player]
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    with ear(home, anna) as hers, ear(home, ben) as his:
        table = anna.make("azul", "open")["id"]
        ben.sit(table, 1)
        started = {"type": "mine", "table": table, "seq": 3, "status": "playing"}
        first = anna.look(table)["turn"]
        assert hers.waiting()[-1] == started | {"turn": first == 0}
        assert his.waiting() == [started | {"turn": first == 1}]
        play_some(table, 1, anna, ben)
        went_on = {"type": "mine", "table": table, "seq": 4, "status": "playing"}
        turn = anna.look(table)["turn"]
        assert hers.waiting() == [went_on | {"turn": turn == 0}]
        assert his.waiting() == [went_on | {"turn": turn == 1}]
        hers.watch(table)
        play_some(table, 1, anna, ben)
        assert [frame["type"] for frame in hers.waiting()] == ["update"]
        assert [frame["type"] for frame in his.waiting()] == ["mine"]


def test_chat_is_heard_in_its_room_only(home: NodeProcess, guest: Callable[[str], Player]) -> None:
    anna, ben, cleo = guest("Anna"), guest("Ben"), guest("Cleo")
    table = anna.make("azul", "open")["id"]
    ben.sit(table, 1)
    with ear(home, anna) as hers, ear(home, ben) as his, ear(home, cleo) as cleos, ear(home) as nobodys:
        for one in (hers, his, cleos, nobodys):
            one.watch(table)
        line = anna.good("POST", f"/api/tables/{table}/chat", {"text": "Good luck"})
        assert line["room"] == "players"
        heard = {"type": "chat", "table": table, "seq": 3, "line": line}
        assert [one.waiting() for one in (hers, his, cleos, nobodys)] == [[heard], [heard], [], []]
        line = cleo.good("POST", f"/api/tables/{table}/chat", {"text": "She has the blue ones"})
        assert line["room"] == "spectators"
        heard = {"type": "chat", "table": table, "seq": 3, "line": line}
        assert [one.waiting() for one in (hers, his, cleos, nobodys)] == [[], [], [heard], [heard]]


def test_what_cannot_be_watched_is_refused(home: NodeProcess, guest: Callable[[str], Player]) -> None:
    with ear(home) as mine:
        refused = mine.watch("no-such-table")
        assert refused["error"]["code"] == "not_found"
        assert refused["table"] == "no-such-table"
        mine.socket.send(b'{"type":"ping"}')
        assert mine.hear()["error"]["code"] == "bad_request"
        assert mine.waiting() == []
        anna = guest("Anna")
        tables = [anna.make("azul", "open")["id"] for _ in range(51)]
        assert [mine.watch(table)["type"] for table in tables] == ["state"] * 50 + ["error"]
        mine.say(type="unwatch", table=tables[0])
        assert mine.watch(tables[50])["type"] == "state"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "https://127.0.0.1:1"])
def test_a_page_of_another_site_gets_nothing(
    home: NodeProcess, guest: Callable[[str], Player], origin: str
) -> None:
    for player in (None, guest("Anna")):
        with ear(home, player, origin=origin) as foreign:
            assert code_of_end(foreign.socket) == 4403


def test_our_own_page_and_programs_are_served(home: NodeProcess, guest: Callable[[str], Player]) -> None:
    anna = guest("Anna")
    with ear(home, anna, origin=home.address) as hers:
        assert hers.waiting() == []
    token = anna.good("POST", "/api/tokens", {})["token"]
    with ear(home, token=token, origin="http://evil.example") as program:
        anna.make("azul", "open")
        assert [frame["type"] for frame in program.waiting()] == ["mine"]


def test_the_websocket_is_in_one_place(home: NodeProcess) -> None:
    with ear(home) as mine:
        assert mine.waiting() == []
    elsewhere = type("Elsewhere", (), {"socket_address": home.socket_address + "s"})()
    with ear(elsewhere) as lost:
        assert code_of_end(lost.socket) is not None


def test_a_revoked_session_hears_no_more(home: NodeProcess, guest: Callable[[str], Player]) -> None:
    anna = guest("Anna")
    token = anna.good("POST", "/api/tokens", {})["token"]
    program = next(one for one in anna.good("GET", "/api/sessions") if one["kind"] == "token")
    with ear(home, token=token) as programs, ear(home, anna) as hers, ear(home) as nobodys:
        assert anna.ask("DELETE", f"/api/sessions/{program['id']}").status_code == 204
        code_of_end(programs.socket)
        assert hers.waiting() == []
        assert anna.ask("POST", "/api/logout").status_code == 204
        code_of_end(hers.socket)
        assert nobodys.waiting() == []


def test_a_message_that_is_too_long_ends_the_connection(home: NodeProcess) -> None:
    with ear(home) as mine:
        mine.socket.send("[" * 65_000)
        assert mine.hear()["error"]["code"] == "bad_request"
        mine.socket.send("x" * 65_537)
        assert code_of_end(mine.socket) == 1009


def test_too_many_messages_end_the_connection(home: NodeProcess) -> None:
    with ear(home) as mine, pytest.raises(ConnectionClosed) as caught:
        ping_for_ever(mine)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4429


AT_ONCE = 60  # over the rate even if slow, within the outbox


def ping_for_ever(mine: Ear) -> None:
    while True:
        for _ in range(AT_ONCE):
            mine.say(type="ping")
        for _ in range(AT_ONCE):
            assert mine.hear()["type"] == "pong"


def sockets_of(home: NodeProcess, player: Player) -> int:
    """Return the number of connections that a node counts."""
    figures = player.http.get(home.address + "/metrics").text.splitlines()
    return int(float(next(line for line in figures if line.startswith("riad_sockets ")).split()[1]))


def test_a_reader_that_stalls_is_dropped_and_nobody_waits_for_it(
    home: NodeProcess, guest: Callable[[str], Player]
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    long = anna.make("azul", "open")["id"]
    ben.sit(long, 1)
    play_out(long, anna, ben)
    table = anna.make("azul", "open")["id"]
    ben.sit(table, 1)
    before = sockets_of(home, anna)
    stalled: dict[str, Any] = {"max_queue": 1, "close_timeout": 0.1}
    with ear(home) as healthy, ear(home, **stalled) as asleep:
        assert numbers(healthy.watch(table)["happened"]) == [1, 2, 3]
        asleep.say(type="watch", table=table)
        eventually(lambda: sockets_of(home, anna) == before + 2)
        # A client that asks for much and reads nothing fills all buffers on the way, then the outbox.
        with pytest.raises(ConnectionClosed):
            fill(asleep, long)
        play_out(table, anna, ben)
        updates = healthy.until_over()
        assert numbers(updates) == [*range(4, updates[-1]["seq"] + 1)]
        eventually(lambda: sockets_of(home, anna) == before + 1)


def fill(asleep: Ear, table: str) -> None:
    """Request a long log as often as allowed, and read none of it."""
    allowed = threading.Event()
    for number in itertools.count():
        asleep.say(type="watch", table=table)
        allowed.wait(0 if number < 150 else 0.022)


def test_a_node_that_stops_says_come_back(tmp_path: Path) -> None:
    with node(tmp_path / "riad.sqlite") as ending:
        anna = Player(ending.address)
        table = anna.make("azul", "open")["id"]
        with ear(ending, anna) as hers, ear(ending) as nobodys:
            token = anna.good("POST", "/api/tokens", {})["token"]
            with anna.http.stream(
                "GET", "/api/stream", headers={"Authorization": f"Bearer {token}"}
            ) as lines:
                assert next(lines.iter_raw()) == b"\n"
                hers.watch(table)
                hers.waiting()
                nobodys.waiting()
                assert ending.stop() in (0, -signal.SIGTERM)
            assert code_of_end(hers.socket) == 1012
            assert code_of_end(nobodys.socket) == 1012
        anna.close()
    assert complaints(ending.output) == []
