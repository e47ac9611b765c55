"""Websockets: one for each page. Plain ASGI, since thousands of idle ones should cost little.

Each connection has one bounded outbox (backpressure); a reader that stalls is dropped: it reconnects and
resumes after the last number it has seen.
"""

import asyncio
from collections.abc import Awaitable, Callable
from struct import pack
from typing import Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from riad.server.errors import ApiError
from riad.server.live.close_codes import BURST, MESSAGES, CloseCode
from riad.server.live.hub import Hub, encoded, mine
from riad.server.now import now
from riad.server.store.base import Unavailable
from riad.server.table.table import Table
from riad.server.wire.messages import FromClient, Ping, Pong, Unwatch, Watch, Wrong
from riad.server.wire.responses import ErrorShown

OUTBOX = 64  # messages
FIN_TEXT = 0x81
decoder = msgspec.json.Decoder(FromClient)
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]


def cut(send: Send) -> None:
    """Abort the connection under uvicorn: closing it would wait for a peer that does not read."""
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    if transport is not None:
        transport.abort()


def line_of(send: Send) -> WebSocketsSansIOProtocol | None:
    """Return the connection under uvicorn, if it is of the kind that takes frames as they are."""
    protocol = getattr(send, "__self__", None)
    plain = isinstance(protocol, WebSocketsSansIOProtocol) and not protocol.conn.extensions
    return protocol if plain else None


def frame_of(text: str) -> bytes:
    """Return a text as one websocket frame to a client."""
    payload = text.encode()
    length = len(payload)
    if length < 126:
        return bytes((FIN_TEXT, length)) + payload
    return (
        pack("!BBH", FIN_TEXT, 126, length) if length < 65_536 else pack("!BBQ", FIN_TEXT, 127, length)
    ) + payload


def forget_handshake(send: Send) -> None:
    """Free the handshake that uvicorn keeps: a few KB, for as long as a connection lasts."""
    protocol = getattr(send, "__self__", None)
    for name in ("request", "response"):
        if hasattr(protocol, name):
            setattr(protocol, name, None)
    if isinstance(protocol, WebSocketsSansIOProtocol) and protocol.queue.empty():
        protocol.queue = Inbox()  # type: ignore[assignment]  # has all methods that uvicorn calls


class Inbox:
    """A queue of unread messages, for one reader. An empty asyncio queue takes 2.5 KB."""

    __slots__ = ("_reader", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Return whether all messages were read."""
        return not self._waiting

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._waiting.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Return the next message, as soon as there is one."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._waiting.pop(0)


class Socket:
    """An accepted connection."""

    __slots__ = (
        *(
            "_address",
            "_allowance",
            "_hub",
            "_line",
            "_most",
            "_outbox",
            "_pump",
            "_reader",
            "_send",
            "_since",
        ),
        *("dropped", "person", "session", "tables"),
    )

    def __init__(
        self,
        hub: Hub,
        send: Send,
        person: str | None,
        session: str | None,
        *,
        address: str = "",
        tables: int = 50,
    ) -> None:
        self._address, self._most = address, tables
        self._hub = hub
        self._send = send
        self._line = line_of(send)
        self._outbox: list[str] = []  # a list: an empty deque takes more
        self._pump: asyncio.Task[None] | None = None
        self._reader = asyncio.current_task()
        self._allowance, self._since = float(BURST), 0.0
        self.person = person
        self.session = session
        self.tables: list[str] = []
        self.dropped = False

    def push(self, text: str) -> None:
        """Send a message, or put it into the outbox; if that is full, drop the connection."""
        if self.dropped or self._sent_at_once(text):
            return
        if len(self._outbox) >= OUTBOX:
            self.drop()
            return
        self._outbox.append(text)
        if self._pump is None:
            self._pump = asyncio.create_task(self._empty())

    def _sent_at_once(self, text: str) -> bool:
        """Write directly to an idle connection: most are idle, and the usual way takes a task and copies."""
        line = self._line
        if line is None or self._pump is not None or not line.writable.is_set():
            return False
        if not line.close_sent and not line.transport.is_closing():
            line.transport.write(frame_of(text))
        return True

    async def _empty(self) -> None:
        """Send the contents of the outbox. The task lives only as long as there are any."""
        try:
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.pop(0)})
        except Exception:  # whatever the error, the peer has gone
            self.drop()
        finally:
            self._pump = None

    def drop(self) -> None:
        """Drop the connection."""
        if self.dropped:
            return
        self.dropped = True
        self._outbox.clear()
        cut(self._send)
        for task in (self._pump, self._reader):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    def told(self, table: Table) -> None:
        """Send a note about a table where this person sits, unless this connection watches it."""
        if self.person is not None and table.facts.id not in self.tables:
            self.push(encoded(mine(table, self.person)))

    async def serve(self, receive: Receive) -> None:
        """Answer messages until the connection ends."""
        self._hub.join(self)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                if not self._may_send():
                    await self._send(
                        {
                            "type": "websocket.close",
                            "code": CloseCode.TOO_MUCH,
                            "reason": "too many messages",
                        }
                    )
                    return
                await self._answer(message.get("text"))
        except asyncio.CancelledError:
            if not self.dropped:
                raise
        finally:
            self.dropped = True
            if self._pump is not None:
                self._pump.cancel()
            self._hub.leave(self, self.tables)

    def _may_send(self) -> bool:
        """Return whether the token bucket of this connection allows another message."""
        at = asyncio.get_running_loop().time()
        self._allowance = min(BURST, self._allowance + (at - self._since) * MESSAGES) - 1
        self._since = at
        return self._allowance >= 0

    async def _answer(self, text: str | None) -> None:
        name = None
        try:
            if text is None:
                raise ApiError("bad_request", "messages must be JSON text")
            message = decoder.decode(text)
            if isinstance(message, Ping):
                self.push(encoded(Pong(now=now())))
                return
            name = message.table
            await self._look(message)
        except msgspec.ValidationError as error:
            self._wrong("bad_request", str(error), name)
        except RecursionError:
            self._wrong("bad_request", "the message is nested too deeply", name)
        except msgspec.DecodeError as error:
            self._wrong("bad_request", f"not valid JSON: {error}", name)
        except ApiError as error:
            self._wrong(error.code, error.message, name)
        except Unavailable:
            self._wrong("unavailable", "the database is not responding: try again", name)

    async def _look(self, message: Watch | Unwatch) -> None:
        if isinstance(message, Unwatch):
            if message.table in self.tables:
                self.tables.remove(message.table)
            self._hub.unwatch(self, message.table)
            return
        if len(self.tables) >= self._most and message.table not in self.tables:
            raise ApiError("not_now", f"a connection can watch at most {self._most} tables")
        await self._hub.watch(self, message.table, message.after, self._address)
        if message.table not in self.tables:
            self.tables.append(message.table)
        await asyncio.sleep(0)  # let others run between queued messages

    def _wrong(self, code: str, message: str, table: str | None) -> None:
        self.push(encoded(Wrong(error=ErrorShown(code=code, message=message), table=table)))
