"""A store that is measured: the duration of each durable write, and the number of failures."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from riad.server.store.base import NewLogEntry, Row, Statement, Store, Unavailable

Result = TypeVar("Result")
Observe = Callable[[float, bool], None]
"""A callback that receives the seconds of a write, and whether it failed because the database did not answer.
"""


class MeasuredStore:
    """A store with a clock on its writes; everything else is passed through."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.observe: Observe = lambda _seconds, _failed: None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def write(self, *statements: Statement) -> Sequence[Row]:
        """Do all statements, durably, or none; return the rows of the last one."""
        return await self._measure(self._store.write(*statements))

    async def append(self, entry: NewLogEntry) -> None:
        """Write an action."""
        await self._measure(self._store.append(entry))

    async def _measure(self, writing: Awaitable[Result]) -> Result:
        began = time.perf_counter()
        try:
            result = await writing
        except Unavailable:
            self.observe(time.perf_counter() - began, True)
            raise
        self.observe(time.perf_counter() - began, False)
        return result
