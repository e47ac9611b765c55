"""The clients of the load generator: websocket frames however they are cut, and requests on one line."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from riad.cli.bench.server_clients import CLOSE, PING, PONG, TEXT, Http, SocketClient

UPGRADED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
UNMASKED = b"\0\0\0\0"


class Wire:
    """A stand-in for a transport, which keeps what is written."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        """Close nothing."""


def frame(kind: int, payload: bytes) -> bytes:
    """Return a frame as a server sends it."""
    size = len(payload)
    if size < 126:
        head = bytes([kind | 128, size])
    elif size < 1 << 16:
        head = bytes([kind | 128, 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([kind | 128, 127]) + size.to_bytes(8, "big")
    return head + payload


def talk(do: Callable[[SocketClient, Wire], None]) -> list[bytes]:
    """Run a conversation with a socket; return the texts that it heard."""
    heard: list[bytes] = []

    async def story() -> None:
        socket, wire = SocketClient(80, "cookie=1", heard.append), Wire()
        socket.connection_made(wire)  # type: ignore[arg-type]  # a stand-in
        do(socket, wire)

    asyncio.run(story())
    return heard


@pytest.mark.parametrize("step", [1, 2, 7, 1 << 20])
def test_texts_of_all_sizes_are_heard_whole_however_they_are_cut(step: int) -> None:
    texts = [b"", b"x" * 125, b"y" * 126, b"z" * 70_000, b"last"]
    sent = UPGRADED + b"".join(frame(TEXT, text) for text in texts)

    def receive(socket: SocketClient, _wire: Wire) -> None:
        for start in range(0, len(sent), step):
            socket.data_received(sent[start : start + step])
        assert socket.is_open

    assert talk(receive) == texts


def test_a_ping_is_answered_and_a_close_has_its_code() -> None:
    def receive(socket: SocketClient, wire: Wire) -> None:
        assert b"upgrade: websocket\r\n" in wire.written
        assert b"cookie: cookie=1\r\n" in wire.written
        socket.data_received(UPGRADED)
        wire.written = b""
        socket.data_received(frame(PING, b"abc"))
        assert wire.written == bytes([PONG | 128, 3 | 128]) + UNMASKED + b"abc"
        socket.data_received(frame(CLOSE, (4001).to_bytes(2, "big") + b"why"))
        assert (socket.code, socket.is_open) == (4001, False)

    assert talk(receive) == []


@pytest.mark.parametrize(("size", "head"), [(125, b"\x81\xfd"), (126, b"\x81\xfe\x00\x7e")])
def test_what_is_sent_has_its_length(size: int, head: bytes) -> None:
    def send(socket: SocketClient, wire: Wire) -> None:
        wire.written = b""
        socket.send(b"t" * size)
        assert wire.written == head + UNMASKED + b"t" * size

    talk(send)


def test_requests_follow_each_other_on_one_connection() -> None:
    """The node stands for one that gives a cookie with its first answer and refuses the last request."""
    answers = [
        b"HTTP/1.1 201 Created\r\nset-cookie: who=anna; HttpOnly\r\ncontent-length: 2\r\n\r\n{}",
        b'HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\n{"a":1}',
        b"HTTP/1.1 404 Not Found\r\ncontent-length: 4\r\n\r\ngone",
    ]
    requests: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for text in answers:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
            requests.append(head.partition(b"\r\n")[0] + b" " + await reader.readexactly(length))
            writer.write(text)
        writer.close()

    async def story() -> tuple[str, Any]:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            http = await Http(server.sockets[0].getsockname()[1]).open()
            cookie = await http.sign_in("Anna")
            reply = await http.post_ok(cookie, "/api/x", [1])
            with pytest.raises(RuntimeError, match="the node answered 404: gone"):
                await http.post_ok(cookie, "/api/y", {}, "GET")
            await http.close()
            return cookie, reply

    assert asyncio.run(story()) == ("who=anna", {"a": 1})
    assert requests == [
        b'POST /api/me HTTP/1.1 {"name":"Anna"}',
        b"POST /api/x HTTP/1.1 [1]",
        b"GET /api/y HTTP/1.1 {}",
    ]
