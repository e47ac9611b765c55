"""The clocks of a table, from when its actions happened: nothing ticks.

Actions carry the time of day, so that clocks survive a restart. While a node has a table in memory, a
monotonic clock tells how much time has passed: setting the time of day costs no seat its time.
"""

import time
from dataclasses import dataclass, replace

from riad.server.wire import Clock

MONOTONIC = getattr(time, "CLOCK_BOOTTIME", None)  # if available: it counts during suspend as well


def monotonic() -> int:
    """Return milliseconds that only ever go on."""
    return (time.monotonic_ns() if MONOTONIC is None else time.clock_gettime_ns(MONOTONIC)) // 1_000_000


def time_of_day() -> int:
    """Return the time in milliseconds since 1970, which an operator or a time server may set."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Clocks:
    """How many milliseconds each seat has left, and since when the seat to act is thinking."""

    clock: Clock
    fresh: bool
    """By correspondence: every turn starts with the whole time."""
    left: tuple[int, ...]
    since: int

    @classmethod
    def start(cls, clock: Clock, *, fresh: bool, seats: int, at: int) -> "Clocks":
        """The clocks at the start of a match."""
        return cls(clock, fresh, (clock.main * 1000,) * seats, at)

    def after(self, seat: int, at: int, *, acted: bool) -> "Clocks":
        """The clocks after a seat's time was counted; it gets its extra time if it has acted."""
        left = [*self.left]
        left[seat] = max(0, left[seat] - max(0, at - self.since))  # nodes' clocks differ a little
        if acted:
            left[seat] = self.clock.main * 1000 if self.fresh else left[seat] + self.clock.more * 1000
        return replace(self, left=tuple(left), since=at)

    def due(self, seat: int) -> int:
        """When a seat that is to act is out of time."""
        return self.since + self.left[seat]
