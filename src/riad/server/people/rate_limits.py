"""Rate limits over all nodes: counted in the store, in fixed periods.

Each limit counts one kind of caller: an address, a person, a pair of address and account, or an account. Its
name and that kind are part of every key, so that no limit can be spent through another. Keys hold no address
and no text that was typed: those are hashed with a key that is not stored with the counts.
"""

import asyncio
import hashlib
import math
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from riad.server.addresses import network_of
from riad.server.errors import ApiError
from riad.server.now import now
from riad.server.store.base import Store, do

Kind = Literal["address", "person", "pair", "account"]


@dataclass(frozen=True, slots=True)
class Limit:
    """A number of requests in a number of seconds, for each caller of a kind."""

    kind: Kind
    most: int
    seconds: int


LIMITS: Mapping[str, Limit] = {
    "visit": Limit("address", 30, 3600),
    "login": Limit("address", 30, 300),
    "guess": Limit("pair", 10, 300),  # before a password is checked
    "tried": Limit("account", 100, 3600),  # beyond it, checks are delayed, never refused
    "register": Limit("address", 20, 300),
    "passkey": Limit("address", 30, 300),
    "reset": Limit("address", 20, 300),
    "read": Limit("address", 600, 60),  # anything that replays a match
    "password": Limit("person", 10, 300),
    "rename": Limit("person", 60, 3600),
    "device": Limit("person", 20, 300),  # registrations of passkeys
    "token": Limit("person", 60, 3600),
    "table": Limit("person", 60, 3600),
    "seat": Limit("person", 100, 20),
    "import": Limit("person", 30, 3600),
    "push": Limit("person", 30, 3600),
    "chat": Limit("person", 20, 20),
    "turn": Limit("person", 100, 20),
    "preview": Limit("person", 300, 20),
    "report": Limit("person", 20, 3600),
    "data": Limit("person", 6, 3600),
    "block": Limit("person", 60, 3600),
}
"""Limits by name; a request counts under one of them, a login under three."""
LATE = 2.0  # seconds
MAKE_KEY = "insert into secret (name, value) values ('limits', $1) on conflict do nothing"
KEY = "select value from secret where name = 'limits'"


class RateLimiter:
    """Counters that refuse requests made too often."""

    def __init__(
        self, store: Store, factor: float, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._store = store
        self._factor = factor
        self._sleep = sleep
        self._key: bytes | None = None if store.shared else secrets.token_bytes(32)

    async def count(self, thing: str, *who: str) -> None:
        """Count a request; ApiError if it is one too many."""
        wait = await self._wait(thing, *who)
        if wait:
            raise ApiError("too_many_requests", f"too many requests: try again in {wait} seconds", wait=wait)

    async def count_login(self, address: str, login: str) -> None:
        """Count an attempt to log in, before its password is checked.

        Guesses from one place stop that place. Guesses from many places delay every attempt, but refuse none:
        otherwise anyone could keep the owner of an account out.
        """
        login = login.lower()
        await self.count("login", address)
        await self.count("guess", address, login)
        if await self._wait("tried", login):
            await self._sleep(LATE)

    async def _wait(self, thing: str, *who: str) -> int:
        """Count a request; return the seconds to wait for the next one, 0 if it is allowed."""
        if not self._factor:
            return 0
        limit, at = LIMITS[thing], now()
        period = at // (limit.seconds * 1000)
        key = f"{thing}/{limit.kind}:{await self._asker(limit.kind, *who)}"
        if await self._store.hit(key, period) <= limit.most * self._factor:
            return 0
        return math.ceil(((period + 1) * limit.seconds * 1000 - at) / 1000)

    async def _asker(self, kind: Kind, *who: str) -> str:
        """Return the part of a key that identifies the caller; a person's id is random and not personal."""
        if kind == "person":
            (person,) = who
            return person
        if kind == "account":
            (account,) = who
            return await self._hashed(account)
        address, *account_of_pair = who
        return await self._hashed(network_of(address), *account_of_pair)

    async def _hashed(self, *texts: str) -> str:
        if self._key is None:
            self._key = await self._shared_key()
        return hashlib.blake2b(ascii(texts).encode(), key=self._key, digest_size=16).hexdigest()

    async def _shared_key(self) -> bytes:
        """Return the key that all nodes share, created on first use."""
        if not (rows := await self._store.fetch(KEY)):
            await self._store.write(do(MAKE_KEY, secrets.token_hex(32)))
            rows = await self._store.fetch(KEY)
        return bytes.fromhex(str(rows[0]["value"]))
