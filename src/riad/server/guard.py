"""Who asks, and whether a browser was tricked into asking: for HTTP and for websockets alike."""

import functools
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

from riad.server.people import People, Person, Sign
from riad.server.settings import LOCAL
from riad.server.trouble import Trouble

COOKIE, SECURE_COOKIE = "riad", "__Host-riad"
SAFE = ("GET", "HEAD", "OPTIONS")
YEAR_AND_A_BIT = 400 * 86400


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """The headers of a request, their names in small letters."""
    found: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in found}


def is_secure(scope: Mapping[str, Any]) -> bool:
    """Whether the visitor came by https."""
    return scope["scheme"] in ("https", "wss")


def is_trusted(scope: Mapping[str, Any], headers: Mapping[str, str]) -> bool:
    """Whether a browser takes this page's word: it came by https, or from this very machine."""
    return is_secure(scope) or site_of(f"//{headers.get('host', '')}", "hostname") in LOCAL


def token_of(scope: Mapping[str, Any], headers: Mapping[str, str]) -> tuple[str | None, bool]:
    """The token that a request carries, and whether a browser adds it by itself (a cookie)."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip(), False
    wanted = SECURE_COOKIE if is_secure(scope) else COOKIE
    for cookie in headers.get("cookie", "").split(";"):  # others may have any form: we do not read them
        name, _, token = cookie.strip().partition("=")
        if name == wanted and token:
            return token, True
    return None, True


@functools.lru_cache(maxsize=1000)
def site_of(address: str, part: str) -> str:
    """A part of an address, empty when there is none or this is no address."""
    try:
        return getattr(urlsplit(address), part) or ""
    except ValueError:
        return ""


def check_host(headers: Mapping[str, str], names: frozenset[str]) -> None:
    """Refuse a name that is not ours: another site's name may have been pointed at this machine."""
    host = site_of(f"//{headers.get('host', '')}", "hostname")
    if names and host not in names:
        raise Trouble("foreign_origin", f"unknown host name {host!r} (see --hosts)")


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse what a page of another site asks for in a visitor's name."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if site not in (None, "same-origin", "none"):
        raise Trouble("foreign_origin", "requests from other sites are not allowed")
    if origin is not None and site_of(origin, "netloc").lower() != headers.get("host", "").lower():
        raise Trouble("foreign_origin", "requests from other sites are not allowed")


async def signed(scope: Mapping[str, Any], headers: Mapping[str, str], people: People) -> Sign | None:
    """Who asks, None for one without a name. A cookie counts only if no other site can be behind it."""
    token, by_browser = token_of(scope, headers)
    if by_browser and (scope["type"] == "websocket" or scope["method"] not in SAFE):
        check_origin(headers)
    found = None if token is None else await people.who(token)
    # A program's token does not work as a cookie, nor a cookie's as a program's.
    return found if found is not None and (found.kind == "cookie") == by_browser else None


async def person_of(scope: Mapping[str, Any], headers: Mapping[str, str], people: People) -> Person:
    """Who asks, for what only people with a name may do."""
    sign = await signed(scope, headers, people)
    if sign is None:
        raise Trouble("not_signed_in", "not signed in: POST /api/me with a name, or log in")
    return sign.person


def cookie_for(scope: Mapping[str, Any], token: str) -> str:
    """The header that keeps a token in a browser; with an empty one, that takes it away."""
    age = YEAR_AND_A_BIT if token else 0
    secure = "; Secure" if is_secure(scope) else ""
    name = SECURE_COOKIE if is_secure(scope) else COOKIE
    return f"{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"


def address_of(scope: Mapping[str, Any]) -> str:
    """The address a request came from."""
    client = scope.get("client")
    return client[0] if client else "unknown"
