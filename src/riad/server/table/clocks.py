"""The clocks of a table, computed from the times of its actions: nothing ticks.

Actions carry the time of day, so that clocks survive a restart. While a table is in the memory of a node, a
monotonic clock measures the time passed: setting the time of day costs no seat its time.
"""

import time
from dataclasses import dataclass, replace

from riad.server.wire import Clock

MONOTONIC = getattr(time, "CLOCK_BOOTTIME", None)  # counts during suspend, where available


def monotonic() -> int:
    """Return milliseconds of a clock that never goes back."""
    return (time.monotonic_ns() if MONOTONIC is None else time.clock_gettime_ns(MONOTONIC)) // 1_000_000


@dataclass(frozen=True)
class Clocks:
    """Milliseconds left for each seat, and the time since which the seat to act has been thinking."""

    clock: Clock
    fresh: bool
    """True in correspondence: every turn starts with the whole time."""
    left: tuple[int, ...]
    since: int

    @classmethod
    def start(cls, clock: Clock, *, fresh: bool, seats: int, at: int) -> "Clocks":
        """Return the clocks at the start of a match."""
        return cls(clock, fresh, (clock.main * 1000,) * seats, at)

    def after(self, seat: int, at: int, *, acted: bool) -> "Clocks":
        """Return the clocks after counting a seat's time; it gets its extra time if it has acted."""
        left = [*self.left]
        left[seat] = max(0, left[seat] - max(0, at - self.since))  # nodes' clocks differ a little
        if acted:
            left[seat] = self.clock.main * 1000 if self.fresh else left[seat] + self.clock.more * 1000
        return replace(self, left=tuple(left), since=at)

    def due(self, seat: int) -> int:
        """Return the time at which a seat that is to act runs out of time."""
        return self.since + self.left[seat]
