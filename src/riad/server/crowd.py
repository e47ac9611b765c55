"""How much one address and one person may ask of this node in sum: connections, and bytes of logs."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from riad.server.addresses import network_of
from riad.server.trouble import Trouble

MINUTE = 60.0
FOLDED = 65_536
"""Bytes for which a table counts that must be read from the database."""
LOOKED_AT = 8_192
"""Bytes for which a view of a table counts besides its own."""
MOST_KNOWN = 50_000


class Crowded(Exception):
    """There are too many connections already, from an address or of a person."""


class Crowd:
    """The connections of this node by address and by person; a limit of 0 allows any number."""

    def __init__(self, *, address: int, person: int) -> None:
        self._by_address, self._by_person = address, person
        self._addresses: Counter[str] = Counter()
        self._persons: Counter[str] = Counter()

    def check(self, address: str | None, person: str | None = None) -> None:
        """Crowded when another connection of an address or of a person would be one too many."""
        if address and self._by_address and self._addresses[network_of(address)] >= self._by_address:
            raise Crowded("too many connections from this address")
        if person and self._by_person and self._persons[person] >= self._by_person:
            raise Crowded("too many connections of this person")

    def enter(self, address: str, person: str | None) -> None:
        """Count a connection; Crowded when it is one too many."""
        self.check(address, person)
        self._addresses[network_of(address)] += 1
        if person:
            self._persons[person] += 1

    def leave(self, address: str, person: str | None) -> None:
        """A connection that was counted has ended."""
        for counted, who in ((self._addresses, network_of(address)), (self._persons, person)):
            if who is not None:
                counted[who] -= 1
                if not counted[who]:
                    del counted[who]

    def __len__(self) -> int:
        return self._addresses.total()


class Reading:
    """The bytes of logs that each address may have in a minute; 0 for any number of them.

    It is a bucket that fills with time. What was sent is taken out of it, so one answer can overdraw it.
    """

    def __init__(self, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def admit(self, address: str) -> None:
        """Trouble for an address that has read too much."""
        if not self._most:
            return
        left = self._left_of(network_of(address))
        if left <= 0:
            wait = int(-left * MINUTE / self._most) + 1
            raise Trouble(
                "too_many_requests",
                f"you have read much of what happened at tables: try again in {wait} seconds",
                wait=wait,
            )

    def spend(self, address: str, size: int) -> None:
        """Note that an address was sent so much."""
        if not self._most:
            return
        key = network_of(address)
        self._left[key] = (self._left_of(key) - size, self._clock())
        self._left.move_to_end(key)
        while len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)

    def _left_of(self, key: str) -> float:
        left, at = self._left.get(key, (self._most, 0.0))
        return min(self._most, left + (self._clock() - at) * self._most / MINUTE)
