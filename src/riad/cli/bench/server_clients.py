"""Minimal clients of the load generator, since they share the machine with the server."""

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"  # clients must mask; zeros leave the payload unchanged


class Http:
    """One persistent connection for several people, with one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter
        self.lock = asyncio.Lock()

    async def open(self) -> "Http":
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def post(self, cookie: str, path: str, body: bytes, method: str = "POST") -> tuple[int, str, bytes]:
        """Send a request; return the status of the response, its cookie and its body."""
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost:{self._port}\r\ncookie: {cookie}\r\n"
        self._writer.write(
            f"{head}content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body
        )
        answer = await self._reader.readuntil(b"\r\n\r\n")
        length = 0
        for line in answer.split(b"\r\n")[1:]:
            name, _, value = line.partition(b": ")
            if name == b"content-length":
                length = int(value)
            elif name == b"set-cookie":
                cookie = value.partition(b";")[0].decode()
        return int(answer[9:12]), cookie, await self._reader.readexactly(length)

    async def sign_in(self, name: str) -> str:
        """Log in as a new visitor and return the cookie."""
        status, cookie, answer = await self.post("", "/api/me", msgspec.json.encode({"name": name}))
        check(status, answer)
        return cookie

    async def post_ok(self, cookie: str, path: str, body: Any, method: str = "POST") -> Any:
        """Send a request that must succeed."""
        status, _, answer = await self.post(cookie, path, msgspec.json.encode(body), method)
        check(status, answer)
        return msgspec.json.decode(answer)

    async def close(self) -> None:
        """Close the connection."""
        self._writer.close()
        await self._writer.wait_closed()


def check(status: int, answer: bytes) -> None:
    """Raise an error for a refused request, which would make the figures meaningless."""
    if status >= 300:
        raise RuntimeError(f"the node answered {status}: {answer.decode()[:200]}")


class SocketClient(asyncio.Protocol):
    """A websocket that passes each text to `heard`."""

    def __init__(self, port: int, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._port, self._cookie, self._heard = port, cookie, heard
        self._transport: Any = None
        self._buffer = bytearray()
        self._upgraded = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.code: int | None = None
        """The code sent by the node on closing."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade to a websocket."""
        self._transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET /api/socket HTTP/1.1\r\nhost: localhost:{self._port}\r\nconnection: Upgrade\r\n"
            f"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
            f"cookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Parse the received frames."""
        self._buffer += data
        if not self._upgraded:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self._upgraded = True
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self._send(PONG, payload)
            elif kind == CLOSE:
                self.code = struct.unpack_from("!H", payload)[0] if len(payload) >= 2 else None
                self._send(CLOSE, payload)

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002  # asyncio's signature
        """Record the end of the connection."""
        if not self.ended.done():
            self.ended.set_result(None)

    @property
    def is_open(self) -> bool:
        """True if the node has neither closed nor cut the connection."""
        return self.opened.done() and not self.ended.done() and self.code is None

    def _frame(self) -> tuple[int, bytes] | None:
        """Return the next frame if it is complete. Servers do not mask."""
        have, start = self._buffer, 2
        if len(have) < 2:
            return None
        length = have[1]
        if length == 126:
            length, start = (struct.unpack_from("!H", have, 2)[0] if len(have) >= 4 else 1 << 60), 4
        elif length == 127:
            length, start = (struct.unpack_from("!Q", have, 2)[0] if len(have) >= 10 else 1 << 60), 10
        if len(have) < start + length:
            return None
        payload = bytes(have[start : start + length])
        kind = have[0] & 15
        del have[: start + length]
        return kind, payload

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = struct.pack("!B", size | 128) if size < 126 else struct.pack("!BH", 254, size)
        self._transport.write(bytes([kind | 128]) + length + MASK + payload)

    def close(self) -> None:
        """Close the websocket."""
        self._transport.close()
