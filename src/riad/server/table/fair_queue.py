"""A queue for threads that think: round-robin over people, short turns before long ones.

A turn that has begun runs to its end, so one person may hold only a part of the slots while others wait. Long
turns are passed over a few times at most, so that short ones cannot starve them.
"""

import asyncio
import heapq
import itertools
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

SHORT = 0.1  # seconds
PASSED_OVER = 4
"""Number of short turns that may overtake a long one that has waited longer."""

Waiting = tuple[float, int, "asyncio.Future[None]"]
"""The seconds that a turn is expected to take, its number, and its place in the queue."""


class FairQueue:
    """Slots for turns, shared fairly among people."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._share = max(1, slots // 2)
        self._rings: tuple[OrderedDict[str, list[Waiting]], ...] = (OrderedDict(), OrderedDict())
        """Rings for short and for long turns: the people waiting, in order, each with a heap of turns."""
        self._running: Counter[str] = Counter()
        self._numbers = itertools.count()
        self._passed_over = 0

    @property
    def waiting(self) -> int:
        """Number of turns that wait for a slot."""
        return sum(len(turns) for ring in self._rings for turns in ring.values())

    @property
    def running(self) -> int:
        """Number of turns that have a slot."""
        return self._running.total()

    @asynccontextmanager
    async def slot(self, person: str, seconds: float) -> AsyncIterator[None]:
        """Hold a slot for a turn that is expected to take this many seconds."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        turns = self._rings[seconds > SHORT].setdefault(person, [])
        heapq.heappush(turns, (seconds, next(self._numbers), place))
        self._fill()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give_back(person)
            else:
                self._drop(person, place)
            raise
        try:
            yield
        finally:
            self._give_back(person)

    def _give_back(self, person: str) -> None:
        self._free += 1
        self._running[person] -= 1
        if not self._running[person]:
            del self._running[person]
        self._fill()

    def _drop(self, person: str, place: "asyncio.Future[None]") -> None:
        """Forget a turn that is no longer wanted."""
        for ring in self._rings:
            left = [turn for turn in ring.get(person, ()) if turn[2] is not place]
            if left:
                heapq.heapify(left)
                ring[person] = left
            else:
                ring.pop(person, None)

    def _fill(self) -> None:
        while self._free and (job := self._next()) is not None:
            person, place = job
            if place.done():  # cancelled a moment ago
                continue
            self._free -= 1
            self._running[person] += 1
            place.set_result(None)

    def _next(self) -> "tuple[str, asyncio.Future[None]] | None":
        """Take the next turn out of the queue; None if none waits."""
        short, long = [self._first(ring, self._share) for ring in self._rings]
        if short is None and long is None:  # free slots may be used beyond the share
            short, long = [self._first(ring, self._free + self.running) for ring in self._rings]
        is_long = short is None or (long is not None and self._passed_over >= PASSED_OVER)
        person = long if is_long else short
        if person is None:
            return None
        self._passed_over = 0 if is_long or long is None else self._passed_over + 1
        ring = self._rings[is_long]
        _, _, place = heapq.heappop(ring[person])
        if ring[person]:
            ring.move_to_end(person)
        else:
            del ring[person]
        return person, place

    def _first(self, ring: OrderedDict[str, list[Waiting]], most: int) -> str | None:
        """Return the first person in a ring who has fewer than `most` slots."""
        return next((person for person in ring if self._running[person] < most), None)
