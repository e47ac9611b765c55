"""Authentication, and protection against requests forged by other sites, for HTTP and for websockets."""

import functools
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

from riad.server.errors import ApiError
from riad.server.people.accounts import Accounts
from riad.server.people.sessions import Identity, Person
from riad.server.settings import LOCAL

COOKIE, SECURE_COOKIE = "riad", "__Host-riad"
SAFE = ("GET", "HEAD", "OPTIONS")
YEAR_AND_A_BIT = 400 * 86400
LONGEST_HOST = 253
"""Characters of a host name, by RFC 1035."""
LONGEST_SITE = len("https://") + LONGEST_HOST + len(":65535")


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """Return the headers of a request, with names in lower case."""
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers}


def is_secure(scope: Mapping[str, Any]) -> bool:
    """Return whether the visitor came over https."""
    return scope["scheme"] in ("https", "wss")


def is_trusted(scope: Mapping[str, Any], headers: Mapping[str, str]) -> bool:
    """Return whether a browser treats the connection as secure: over https, or from this machine."""
    return is_secure(scope) or site_of(f"//{headers.get('host', '')}", "hostname") in LOCAL


def token_of(scope: Mapping[str, Any], headers: Mapping[str, str]) -> tuple[str | None, bool]:
    """Return the token of a request, and whether a browser adds it automatically (a cookie)."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip(), False
    wanted = SECURE_COOKIE if is_secure(scope) else COOKIE
    for cookie in headers.get("cookie", "").split(";"):  # other cookies may be malformed: skip them
        name, _, token = cookie.strip().partition("=")
        if name == wanted and token:
            return token, True
    return None, True


def site_of(address: str, part: str) -> str:
    """Return a part of the address of a site; empty if it has none, is malformed or is too long."""
    return part_of(address, part) if len(address) <= LONGEST_SITE else ""


@functools.lru_cache(maxsize=1000)
def part_of(address: str, part: str) -> str:
    """Return a part of an address. It is cached: strangers fill the cache too, with short addresses alone."""
    try:
        site = urlsplit(address)
        return getattr(site, part) or "" if len(site.hostname or "") <= LONGEST_HOST else ""
    except ValueError:
        return ""


def check_host(headers: Mapping[str, str], names: frozenset[str]) -> None:
    """Refuse an unknown host name: another site's name may have been pointed at this machine."""
    host = site_of(f"//{headers.get('host', '')}", "hostname")
    if names and host not in names:
        raise ApiError("foreign_origin", f"unknown host name {host!r} (see --hosts)")


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse requests that a page of another site makes on a visitor's behalf."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if site not in (None, "same-origin", "none"):
        raise ApiError("foreign_origin", "requests from other sites are not allowed")
    if origin is not None and site_of(origin, "netloc").lower() != headers.get("host", "").lower():
        raise ApiError("foreign_origin", "requests from other sites are not allowed")


async def identify(scope: Mapping[str, Any], headers: Mapping[str, str], people: Accounts) -> Identity | None:
    """Return the session of a request, or None. A cookie counts only if no other site can be behind it."""
    token, by_browser = token_of(scope, headers)
    if by_browser and (scope["type"] == "websocket" or scope["method"] not in SAFE):
        check_origin(headers)
    sign = None if token is None else await people.who(token)
    # A program's token does not work as a cookie, and a cookie's token does not work as a program's.
    return sign if sign is not None and (sign.kind == "cookie") == by_browser else None


async def person_of(scope: Mapping[str, Any], headers: Mapping[str, str], people: Accounts) -> Person:
    """Return the person of a request; ApiError for a stranger."""
    sign = await identify(scope, headers, people)
    if sign is None:
        raise ApiError("not_signed_in", "not signed in: POST /api/me with a name, or log in")
    return sign.person


def cookie_for(scope: Mapping[str, Any], token: str) -> str:
    """Return the header that stores a token in a browser; an empty token deletes it."""
    age = YEAR_AND_A_BIT if token else 0
    secure = "; Secure" if is_secure(scope) else ""
    name = SECURE_COOKIE if is_secure(scope) else COOKIE
    return f"{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"


def address_of(scope: Mapping[str, Any]) -> str:
    """Return the address a request came from."""
    client = scope.get("client")
    return client[0] if client else "unknown"
