"""A node: everything that one process of the server holds, put together."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from typing import TYPE_CHECKING, cast

from riad.games import PACKAGES
from riad.server.background_jobs import Beside
from riad.server.errors import ApiError
from riad.server.live.chat import Chat
from riad.server.live.hub import Hub
from riad.server.metrics import Metrics
from riad.server.now import now
from riad.server.people.accounts import Accounts
from riad.server.people.moderation import Order
from riad.server.people.quotas import ConnectionQuota, Reading
from riad.server.people.rate_limits import RateLimiter
from riad.server.preparation import Preparation
from riad.server.privacy.account_deletion import Leaving
from riad.server.privacy.retention import EVERY as SWEEP_EVERY
from riad.server.privacy.retention import Sweep
from riad.server.push.service import Push
from riad.server.settings import Settings
from riad.server.store import open_store
from riad.server.store.base import Conflict, Store, Unavailable
from riad.server.store.fanout import Fanout, LocalFanout, PostgresFanout
from riad.server.store.measured import MeasuredStore
from riad.server.store.notices import EVERY, Notices
from riad.server.store.readiness import Readiness
from riad.server.table.bots import Bots
from riad.server.table.lobby import LobbyService
from riad.server.table.match_service import MatchService
from riad.server.table.repository import MEGABYTE, TableRepository

if TYPE_CHECKING:
    from riad.server.people.passkeys import Passkeys

log = logging.getLogger("riad.server")


class Node:
    """The services of a node, over a store and a fan-out. All nodes are equal."""

    def __init__(self, settings: Settings, store: Store, fanout: Fanout, name: str) -> None:
        self.name = name
        self.settings = settings
        self.measured = MeasuredStore(store)
        self.store = store = cast("Store", self.measured)
        self.fanout = fanout
        self.preparation = Preparation(list(PACKAGES))
        self.people = Accounts(store)
        self.tables = TableRepository(
            store,
            fanout,
            name,
            self.preparation.need,
            lease=settings.lease,
            table_mb=settings.table_mb,
            log_mb=settings.log_mb,
        )
        self.reading = Reading(settings.read_mb * MEGABYTE * settings.limits)
        self.crowd = ConnectionQuota(
            address=stretched(settings.sockets, settings.limits),
            person=stretched(settings.person_sockets, settings.limits),
        )
        self.hub = Hub(self.tables, store, self.reading)
        self.packing = Beside("riad-pack")
        self.seating = LobbyService(self.tables)
        self.playing = MatchService(self.tables)
        self.chat = Chat(self.tables, self.hub, fanout)
        self.limits = RateLimiter(store, settings.limits)
        self.bots = Bots(self.tables, store, pace=settings.bot_pace, threads=settings.bot_threads)
        self.push = Push(self.tables, store, self.hub, fanout, to=settings.push, wait=settings.push_wait)
        self.notices = Notices(store)
        self.leaving = Leaving(self.tables, self.seating, self.playing, self.notices)
        self.notices.on["person"] = self._changed
        self.order = Order(store)
        self.sweeping = Sweep(store, self.leaving, settings, name, now)
        self.readiness = Readiness(store)
        self.metrics = Metrics(self.tables, self.hub, self.bots, self.measured, self.readiness)
        self.stopping = False

    @cached_property
    def passkeys(self) -> "Passkeys":
        """The passkeys, imported on first use: the library loads slowly, and few visitors need it at once."""
        from riad.server.people.passkeys import Passkeys

        return Passkeys(self.store)

    def close(self) -> None:
        """End the work outside the event loop."""
        self.tables.folding.close()
        self.packing.close()
        self.seating.close()

    async def sweep(self) -> None:
        """Delete expired data at intervals."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            with suppress(Unavailable, Conflict):
                await self.sweeping.once()
            with suppress(Unavailable, ApiError):
                await self.leaving.run()

    async def listen(self) -> None:
        """Read what other processes have changed, such as `riad admin`."""
        while True:
            with suppress(Unavailable):
                await self.notices.read()
            await asyncio.sleep(EVERY)

    async def leave(self, person: str) -> None:
        """Take a deleted person out of all tables, retrying until the games there can be played."""
        while True:
            try:
                await self.leaving.clear(person)
            except (Unavailable, ApiError):
                await asyncio.sleep(EVERY)
            else:
                return

    async def _changed(self, person: str) -> None:
        """Forget a person whom another process has banned, deleted or logged out."""
        self.people.forget()
        self.hub.gone(person)
        self.hub.spawn(self.leaving.run())


def stretched(number: int, factor: float) -> int:
    """Return a limit scaled as those on requests are; 0, for no limit, stays 0."""
    return max(1, round(number * factor)) if number and factor else 0


def report_end(job: asyncio.Task[None]) -> None:
    """Log the fault by which a job ended that should last as long as the node."""
    if not job.cancelled() and (fault := job.exception()) is not None:
        log.error("a job of this node has ended", exc_info=fault)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Node]:
    """Run a node until the block ends."""
    store = await open_store(settings.store)
    name = secrets.token_urlsafe(6)
    fanout: Fanout = PostgresFanout(settings.store) if store.shared else LocalFanout()
    node = Node(settings, store, fanout, name)
    fanout.listen(node.hub.on_news, node.hub.on_gap)
    jobs = [node.bots.run(), node.sweep(), node.listen(), node.hub.run(), node.preparation.run()]
    jobs.append(node.metrics.follow_the_loop())
    tasks = [asyncio.create_task(job) for job in jobs]
    for task in tasks:
        task.add_done_callback(report_end)
    try:
        yield node
    finally:
        node.stopping = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        node.close()
        await node.push.close()
        await node.bots.close()
        await fanout.close()
        await store.close()
        node.metrics.close()
