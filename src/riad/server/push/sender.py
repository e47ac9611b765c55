"""Delivery of encrypted messages to the push services of browsers, signed with this server's key."""

import asyncio
import logging
from collections.abc import Mapping

import httpx

from riad.server.errors import ApiError
from riad.server.now import now
from riad.server.push.encryption import (
    bytes_of,
    key_from,
    key_text,
    new_key,
    public_bytes,
    sealed,
    signature,
    text_of,
)
from riad.server.push.safe_http import ForbiddenAddress, PushEndpoint, place_of, post, target_of
from riad.server.push.slots import QueueFull, Slots
from riad.server.store.base import Row, Store, do
from riad.server.wire.requests import NewPush

AT_ONCE = 20
AT_ONCE_TO_A_HOST, WAIT_FOR_A_HOST = 2, 200
AT_ONCE_FOR_A_PERSON, WAIT_FOR_A_PERSON = 2, 50
GONE = (404, 410)
MAKE_KEY = "insert into secret (name, value) values ('push', $1) on conflict do nothing"
KEY = "select value from secret where name = 'push'"
log = logging.getLogger("riad.push")


class PushSender:
    """A sender of messages; with `anywhere`, also to this machine and without TLS, for testing."""

    def __init__(self, store: Store, *, anywhere: bool) -> None:
        self._store = store
        self._anywhere = anywhere
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self.people = Slots(AT_ONCE_FOR_A_PERSON, WAIT_FOR_A_PERSON)
        self.hosts = Slots(AT_ONCE_TO_A_HOST, WAIT_FOR_A_HOST)
        self.places = Slots(AT_ONCE_TO_A_HOST, WAIT_FOR_A_HOST)
        """Slots by numeric address, since a host can have many names."""

    async def public_key(self) -> str:
        """Return the key with which a browser subscribes at its push service."""
        return text_of(public_bytes(key_from(await self._key())))

    async def _key(self) -> str:
        """Return the key of this server, created on first use."""
        if not (rows := await self._store.fetch(KEY)):
            await self._store.write(do(MAKE_KEY, key_text(new_key())))
            rows = await self._store.fetch(KEY)
        return str(rows[0]["value"])

    def check(self, registration: NewPush) -> None:
        """Raise ApiError if messages cannot be sent to this subscription."""
        try:
            target_of(registration.endpoint, anywhere=self._anywhere)
        except ForbiddenAddress as error:
            raise ApiError("bad_request", str(error), field="endpoint") from None
        try:
            sealed(b"", bytes_of(registration.public_key), bytes_of(registration.auth))
        except ValueError:
            raise ApiError("bad_request", "these are not valid browser keys", field="public_key") from None

    async def send(self, row: Row, message: bytes, *, seconds: int, urgent: bool) -> None:
        """Send a message, stored for `seconds` if the browser is off; delete a subscription that ended."""
        try:
            target = target_of(row["endpoint"], anywhere=self._anywhere)
            headers = {
                "authorization": signature(key_from(await self._key()), target.origin, row["site"], now()),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(seconds),
                "urgency": "high" if urgent else "normal",
            }
            body = sealed(message, bytes_of(row["public_key"]), bytes_of(row["auth"]))
            async with self.people.slot(row["person"]):
                status = await self._post(target, body, headers)
        except QueueFull:
            log.warning("a push message was dropped: too many are waiting for its host or person")
            return
        except (ForbiddenAddress, httpx.HTTPError, TimeoutError, OSError) as error:
            log.warning("a push service was not reached", extra={"reason": type(error).__name__})
            return
        if status in GONE:  # the browser has unsubscribed
            await self._store.write(do("delete from push where endpoint = $1", row["endpoint"]))
        elif status >= 300:
            log.warning("a push service refused a message", extra={"status": status})

    async def _post(self, target: PushEndpoint, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a message when its host has a slot; a host that does not answer delays no other."""
        async with self.hosts.slot(target.host):
            place = await place_of(target, anywhere=self._anywhere)
            async with self.places.slot(place), self._at_once:
                return await post(target, place, body, headers)
