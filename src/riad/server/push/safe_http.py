"""Requests to addresses that visitors name. They must not lead into the network of this server."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx

from riad.server.addresses import is_public
from riad.server.push.lookups import addresses_of

PATIENCE = 10.0  # seconds for a lookup, and for a request
LONGEST = 1000  # characters of an address


class ForbiddenAddress(Exception):
    """An address that this server does not send to."""


@dataclass(frozen=True)
class PushEndpoint:
    """A parsed address."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The address without its path."""
        usual = {"https": 443, "http": 80}[self.scheme]
        return f"{self.scheme}://{self.host}" + ("" if self.port == usual else f":{self.port}")


def target_of(address: str, *, anywhere: bool = False) -> PushEndpoint:
    """Parse an address that may be sent to; with `anywhere`, also plain http, and any port."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise ForbiddenAddress("not a valid address") from error
    is_plain = address.isascii() and address.isprintable() and " " not in address and "\\" not in address
    if len(address) > LONGEST or not is_plain or not parts.hostname or "@" in parts.netloc:
        raise ForbiddenAddress("not a valid address")
    if not (parts.scheme == "https" or (anywhere and parts.scheme == "http")):
        raise ForbiddenAddress("the address must begin with https:")
    if port not in (None, 443) and not anywhere:
        raise ForbiddenAddress("the address must use the default port")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return PushEndpoint(parts.scheme, host, port or (443 if parts.scheme == "https" else 80), path)


async def place_of(target: PushEndpoint, *, anywhere: bool) -> str:
    """Return the numeric address of a target. All addresses of its name must be public."""
    name = target.host.strip("[]")
    try:
        async with asyncio.timeout(PATIENCE):
            places = await addresses_of(name, target.port)
    except (OSError, UnicodeError) as error:  # TimeoutError is an OSError
        raise ForbiddenAddress("the host name cannot be resolved") from error
    if not places or not (anywhere or all(is_public(place) for place in places)):
        raise ForbiddenAddress("the address is not on the public internet")
    return places[0]


async def post(target: PushEndpoint, place: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Post something to the place of a target, and return the status of the answer; its body is not read."""
    where = f"[{place}]" if ":" in place else place
    # The numeric address is used, so that the name cannot resolve differently between the check and the
    # request.
    request = httpx.Request(
        "POST",
        f"{target.scheme}://{where}:{target.port}{target.path}",
        content=body,
        headers={**headers, "host": target.origin.partition("//")[2]},
        extensions={"sni_hostname": target.host, "timeout": httpx.Timeout(PATIENCE).as_dict()},
    )
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False) as client:
        answer = await client.send(request, stream=True)
        await answer.aclose()
        return answer.status_code
