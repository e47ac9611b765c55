"""Readiness: a small durable write shows whether the node can write, as a full disk still answers reads."""

import asyncio
import time
from collections.abc import Callable

from riad.server.store.base import Conflict, Store, Unavailable, do

WRITE = """insert into probe (name, at) values ('ready', $1)
on conflict (name) do update set at = excluded.at"""
HOLDS = 2.0  # seconds for which a result is cached
PATIENCE = 5.0  # seconds


class Readiness:
    """A probe that tries to write, and caches the result for a moment."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._until = clock()
        self._trying: asyncio.Task[bool] | None = None
        self.can_write = True

    async def check(self) -> bool:
        """Return whether the node can write; concurrent callers share one attempt."""
        if self._trying is None and self._clock() >= self._until:
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
            await asyncio.shield(self._trying)
        return self.can_write

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(do(WRITE, int(time.time())))
            self.can_write = True
        except (Unavailable, Conflict, TimeoutError):
            self.can_write = False
        finally:
            self._until = self._clock() + HOLDS
            self._trying = None
        return self.can_write
