"""How often something may be asked for, over all nodes: counted in the store, in fixed periods."""

from collections.abc import Mapping

from riad.server.showing import now
from riad.server.store import Store
from riad.server.trouble import Trouble

LIMITS: Mapping[str, tuple[int, int]] = {
    "visit": (30, 3600),  # by address
    "login": (20, 300),  # by address, and by login
    "table": (60, 3600),  # the rest by person
    "import": (30, 3600),
    "push": (30, 3600),
    "report": (20, 3600),
    "data": (6, 3600),
    "chat": (20, 20),
    "turn": (100, 20),
    "preview": (300, 20),
    "read": (600, 60),  # by address: what needs a match to be replayed
}
"""For each thing how many times in how many seconds."""


class Limits:
    """Refuses what is asked for too often."""

    def __init__(self, store: Store, factor: float) -> None:
        self._store = store
        self._factor = factor

    async def count(self, thing: str, who: str) -> None:
        """Count one; Trouble when it is one too many."""
        if not self._factor:
            return
        most, seconds = LIMITS[thing]
        period = now() // (seconds * 1000)
        key = f"{thing}:{who!a}"  # whatever was typed as a login
        if await self._store.hit(key, period) > most * self._factor:
            wait = ((period + 1) * seconds * 1000 - now()) // 1000 + 1
            raise Trouble(
                "too_many_requests", f"too many of these just now: try again in {wait} seconds", wait=wait
            )
