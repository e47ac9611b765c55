"""Totals that one address and one person may use of this node: connections, and bytes of logs."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from riad.server.addresses import network_of
from riad.server.errors import ApiError

MINUTE = 60.0
FOLDED = 65_536
"""Bytes that count for a table which must be read from the database."""
LOOKED_AT = 8_192
"""Bytes that count for a view of a table, in addition to its own."""
MOST_KNOWN = 50_000


class TooManyConnections(Exception):
    """An address or a person has too many connections already."""


class ConnectionQuota:
    """The connections of this node by address and by person; a limit of 0 allows any number."""

    def __init__(self, *, address: int, person: int) -> None:
        self._by_address, self._by_person = address, person
        self._addresses: Counter[str] = Counter()
        self._persons: Counter[str] = Counter()

    def check(self, address: str | None, person: str | None = None) -> None:
        """Raise TooManyConnections if another connection of an address or of a person is one too many."""
        if address and self._by_address and self._addresses[network_of(address)] >= self._by_address:
            raise TooManyConnections("too many connections from this address")
        if person and self._by_person and self._persons[person] >= self._by_person:
            raise TooManyConnections("too many connections for this person")

    def enter(self, address: str, person: str | None) -> None:
        """Count a connection; TooManyConnections if it is one too many."""
        self.check(address, person)
        self._addresses[network_of(address)] += 1
        if person:
            self._persons[person] += 1

    def leave(self, address: str, person: str | None) -> None:
        """Stop counting a connection that has ended."""
        for counted, who in ((self._addresses, network_of(address)), (self._persons, person)):
            if who is not None:
                counted[who] -= 1
                if not counted[who]:
                    del counted[who]

    def __len__(self) -> int:
        return self._addresses.total()


class Reading:
    """The bytes of logs that each address may read in a minute; 0 allows any number.

    It is a token bucket. The size of an answer is known only after it was made, so one answer can overdraw
    it.
    """

    def __init__(self, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def admit(self, address: str) -> None:
        """Raise ApiError for an address that has read too much."""
        if not self._most:
            return
        left = self._left_of(network_of(address))
        if left <= 0:
            wait = int(-left * MINUTE / self._most) + 1
            raise ApiError(
                "too_many_requests",
                f"too many logs read: try again in {wait} seconds",
                wait=wait,
            )

    def spend(self, address: str, size: int) -> None:
        """Record the number of bytes sent to an address."""
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
