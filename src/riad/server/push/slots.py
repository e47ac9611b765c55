"""Slots by key, such as a host or a person: each key has a limit of its own, whatever others do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class QueueFull(Exception):
    """Too many callers wait for a slot of this key."""


class Slots:
    """A number of slots for each key, and a bounded queue for them. Unused keys take no memory."""

    def __init__(self, most: int, queue: int) -> None:
        self._most = most
        self._queue = queue
        self._kept: dict[str, tuple[asyncio.Semaphore, int]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    @asynccontextmanager
    async def slot(self, key: str) -> AsyncIterator[None]:
        """Hold a slot of a key during the block; QueueFull if too many wait for one."""
        semaphore, users = self._kept.get(key) or (asyncio.Semaphore(self._most), 0)
        if users >= self._most + self._queue:
            raise QueueFull(key)
        self._kept[key] = (semaphore, users + 1)
        try:
            async with semaphore:
                yield
        finally:
            _, users = self._kept[key]
            if users > 1:
                self._kept[key] = (semaphore, users - 1)
            else:
                del self._kept[key]
