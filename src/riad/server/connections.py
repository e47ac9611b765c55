"""HTTP under uvicorn, with bounds on the time a request takes, the size of its headers, and connections.

The handshake of a websocket is a request as well. Beyond the limit of connections a new one is answered only
about the health of the node, and replaces the oldest such connection: so /health is answered even while all
places are taken.
"""

import asyncio
import http
import logging
import sys
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from riad.server.settings import Settings

SPARE_FILES = 64  # database, client files, outgoing connections
STRANGERS = 64  # connections beyond the limit
SHORT = 2.0  # seconds for such a connection to send its request
TOLD_EVERY = 10.0  # seconds between two lines in the log
MOST_BODY = 2_000_000  # bytes as they arrive; all our bodies are smaller
HEALTH = ("/health", "/metrics")
NEW, IDLE, HEADERS, BODY = "new", "idle", "headers", "body"
log = logging.getLogger("riad.server")


@dataclass
class Bounds:
    """The bounds of a node, and the counts that they need."""

    header_seconds: float = 10.0
    header_bytes: int = 32 * 1024
    body_seconds: float = 30.0
    connections: int = 1 << 30
    strangers: OrderedDict["Connection", None] = field(default_factory=OrderedDict)
    """Connections beyond the limit, the oldest first."""
    refused: int = 0
    told: float = float("-inf")

    @classmethod
    def of(cls, settings: Settings, files: int) -> "Bounds":
        """Return the bounds of a node that may open this many files."""
        most = max(8, files - SPARE_FILES - STRANGERS)
        return cls(
            settings.header_seconds,
            settings.header_kb * 1024,
            settings.body_seconds,
            min(settings.connections or most, most),
        )

    def refuse(self, at: float, here: int) -> None:
        """Count a refused connection, and log it from time to time."""
        self.refused += 1
        if at - self.told >= TOLD_EVERY:
            self.told = at
            log.warning(
                "too many connections: new ones are refused", extra={"open": here, "refused": self.refused}
            )


def raise_open_files() -> int:
    """Raise the limit on open files as far as allowed; return the limit."""
    if sys.platform == "win32":
        return 8192
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return 1 << 20 if hard == resource.RLIM_INFINITY else hard


class TooLarge(Exception):
    """The headers of a request are too large."""


class Connection(HttpToolsProtocol):
    """A connection with time limits."""

    bounds = Bounds()

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._phase = NEW
        self._timed: tuple[str, int] = (IDLE, 0)
        """The phase and the number of the request that the timer is for."""
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._requests = 0
        self._arrived = 0
        """Bytes of the headers or of the body received so far."""
        self._refusal: int | None = None
        self._is_stranger = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for a request."""
        super().connection_made(transport)
        if len(self.connections) > self.bounds.connections:
            self._be_a_stranger()
        self._watch_the_clock()

    def _be_a_stranger(self) -> None:
        """Accept requests about health only, for a moment; replace the oldest connection of this kind."""
        strangers = self.bounds.strangers
        self._is_stranger = True
        self.bounds.refuse(self.loop.time(), len(self.connections))
        strangers[self] = None
        if len(strangers) > STRANGERS:
            oldest, _ = strangers.popitem(last=False)
            oldest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        for timer in (self._timer, self._stuck):
            if timer is not None:
                timer.cancel()
        self._timer = self._stuck = None
        self.bounds.strangers.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read data, but no more of the headers than allowed."""
        while data:
            if self._phase in (NEW, IDLE, HEADERS):
                room = max(1, self.bounds.header_bytes - self._arrived)
                part, data = data[:room], data[room:]
            else:
                part, data = data, b""
            self._read(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        self._watch_the_clock()

    def _read(self, part: bytes) -> None:
        request, phase = self._requests, self._phase
        super().data_received(part)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if (request, phase) != (self._requests, self._phase):
            return  # the headers or the body were complete
        self._arrived += len(part)
        if phase == BODY and self._arrived > MOST_BODY:
            self.transport.abort()
        elif phase != BODY and self._arrived >= self.bounds.header_bytes:
            self._refuse(431)

    def on_message_begin(self) -> None:
        """Start the time for a new request."""
        super().on_message_begin()
        self._requests += 1
        self._phase, self._arrived = HEADERS, 0

    def on_headers_complete(self) -> None:
        """Check the size of the headers; a connection beyond the limit may only ask about health."""
        if sum(len(name) + len(value) + 4 for name, value in self.headers) > self.bounds.header_bytes:
            self._refusal = 431
            raise TooLarge
        self._phase, self._arrived = BODY, 0
        if self._is_stranger and self.url.partition(b"?")[0].decode("latin-1") not in HEALTH:
            self._refusal = 503
            raise TooLarge
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the request has arrived completely."""
        self._phase, self._arrived = IDLE, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the websocket, which has its own bounds."""
        self._phase = IDLE
        self._watch_the_clock()
        self._timed = (IDLE, 0)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be parsed, or was found too large while it was read."""
        if self._refusal is None:
            super().send_400_response(msg)
        else:
            self._refuse(self._refusal)

    def _watch_the_clock(self) -> None:
        """Set the timer for what the client is to send. A request in one piece needs none."""
        awaited = (self._phase, self._requests)
        if self._phase == IDLE and self._is_answered() and self.timeout_keep_alive_task is None:
            awaited = (HEADERS, self._requests + 1)  # the bytes do not begin a request
        if awaited == self._timed:
            return
        self._timed = awaited
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        seconds = {IDLE: None, BODY: self.bounds.body_seconds}.get(awaited[0], self.bounds.header_seconds)
        if seconds is not None:
            self._timer = self.loop.call_later(SHORT if self._is_stranger else seconds, self._late)

    def _is_answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and cycle.response_complete

    def _late(self) -> None:
        """End a request that does not arrive; a connection that sent nothing is closed without an answer."""
        self._timer = None
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        is_answering = cycle is not None and not cycle.response_complete
        if self._phase == BODY:
            is_answering = cycle is not None and cycle.response_started
        if self._phase in (NEW, IDLE) or is_answering:
            self.transport.abort()
        else:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """Answer with a status alone, and close."""
        phrase = http.HTTPStatus(status).phrase
        text = phrase.encode()
        head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain\r\ncontent-length: {len(text)}\r\n"
        self.transport.write(head.encode() + b"connection: close\r\n\r\n" + text)
        self.transport.close()
        self._end_within(SHORT)

    def timeout_keep_alive_handler(self) -> None:
        """End an idle connection, even if its client has not read all of the last response."""
        super().timeout_keep_alive_handler()
        self._end_within(SHORT)

    def on_response_complete(self) -> None:
        """Limit the time for reading the last response of a closing connection."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._end_within(self.bounds.body_seconds)

    def _end_within(self, seconds: float) -> None:
        """Abort the connection after a while: closing waits for a client that may not read."""
        if self._stuck is None:
            self._stuck = self.loop.call_later(seconds, self.transport.abort)

    def pause_writing(self) -> None:
        """Limit the time for which the client may stop reading."""
        super().pause_writing()
        self._end_within(self.bounds.body_seconds)

    def resume_writing(self) -> None:
        """Lift the limit once the client reads again."""
        if self._stuck is not None and not self.transport.is_closing():
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()


def protocol_for(settings: Settings) -> type[Connection]:
    """Return the protocol for uvicorn, with the bounds of a node."""

    class BoundConnection(Connection):
        bounds = Bounds.of(settings, raise_open_files())

    return BoundConnection
