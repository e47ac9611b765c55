"""News between nodes: after a commit a node tells the others what changed.

A topic is a hint, a short text without spaces. It can arrive twice, late or never: a node that receives one
reads the store, and also polls it without a hint.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import asyncpg

CHANNEL = "riad"
LONGEST = 4000  # bytes of a topic; PostgreSQL takes 8000
MOST_TOGETHER = 1000
MOST_WAITING = 20_000
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 2.0  # seconds before reconnecting
BEAT = 15.0  # seconds of silence before the connection is tested
NOTIFY = "select pg_notify($1, topic) from unnest($2::text[]) as topic"

logger = logging.getLogger(__name__)


class Fanout(Protocol):
    """The channel to the other nodes."""

    async def publish(self, *topics: str) -> None:
        """Send topics to the other nodes, soon. It neither waits nor fails when they cannot be reached."""

    def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call `heard` with each topic of other nodes from now on, and `missed` when some may be lost."""

    async def close(self) -> None:
        """Send the remaining topics if possible, and close."""


class LocalFanout:
    """A fan-out for a single node, which has no others to inform."""

    async def publish(self, *topics: str) -> None:
        """Do nothing."""

    def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Do nothing: no topics arrive."""

    async def close(self) -> None:
        """Do nothing: nothing is open."""


class PostgresFanout:
    """One connection that sends and listens, reconnecting for ever; `missed` is called after each connect."""

    def __init__(self, address: str) -> None:
        self.lost = 0
        """Number of topics that could not be sent."""
        self.connected = False
        self._address = address
        self._node = secrets.token_hex(6)
        self._heard: Callable[[str], None] = lambda _: None
        self._missed: Callable[[], None] = lambda: None
        self._waiting: deque[str] = deque()
        self._awake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def publish(self, *topics: str) -> None:
        """Send topics to the other nodes, soon: all that wait go together."""
        for topic in topics:
            if " " in topic or not topic.isprintable() or len(topic.encode()) > LONGEST:
                raise ValueError(f"not a short text without spaces: {topic[:40]!r}")
        if self._closing:
            self.lost += len(topics)
            return
        self._waiting.extend(topics)
        self._bound()
        self._awake.set()
        self._start()

    def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Register the callbacks, which run in the event loop."""
        self._heard, self._missed = heard, missed
        self._start()

    async def close(self) -> None:
        """Send the remaining topics if there is a connection, and close."""
        self._closing = True
        self._awake.set()
        if self._task is not None:
            if not self.connected:
                self._task.cancel()
            _, late = await asyncio.wait([self._task], timeout=2)
            for task in late:
                task.cancel()
                await asyncio.wait([task])
        self.lost += len(self._waiting)
        self._waiting.clear()

    def _start(self) -> None:
        if self._task is None and not self._closing:
            self._task = asyncio.create_task(self._run())

    def _bound(self) -> None:
        """Drop the oldest topics if the database is unavailable for long."""
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popleft()
            self.lost += 1

    async def _run(self) -> None:
        """Connect, send and listen; reconnect after an error."""
        import asyncpg

        pause = FIRST_PAUSE
        while not self._closing:
            try:
                connection = await asyncpg.connect(self._address, timeout=5, command_timeout=5)
                try:
                    await connection.add_listener(CHANNEL, self._on)
                    pause = FIRST_PAUSE
                    await self._serve(connection)
                finally:
                    self.connected = False
                    with contextlib.suppress(OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
                        await connection.close(timeout=1)
            except Exception as error:  # any error: reconnecting may help
                if pause == FIRST_PAUSE:
                    logger.warning("no news from other nodes: %s", type(error).__name__)
            if not self._closing:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _serve(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        """Send waiting topics until the connection ends."""
        connection.add_termination_listener(lambda _: self._awake.set())
        self.connected = True
        asyncio.get_running_loop().call_soon(self._missed)
        while not connection.is_closed():
            while self._waiting:
                await self._tell(connection)
            if self._closing:
                return
            self._awake.clear()
            try:
                async with asyncio.timeout(BEAT):
                    await self._awake.wait()
            except TimeoutError:
                await connection.execute("select 1")  # detects a dead peer

    async def _tell(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        topics = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
        try:
            await connection.execute(NOTIFY, CHANNEL, [f"{self._node} {topic}" for topic in topics])
        except BaseException:
            self._waiting.extendleft(reversed(topics))  # sending a topic twice is harmless
            self._bound()
            raise

    def _on(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        node, _, topic = str(payload).partition(" ")
        if node != self._node:
            self._heard(topic)
