"""The pages: the built browser client where there is one, otherwise a page that says what runs here."""

import gzip
import mimetypes
import re
from base64 import b64encode
from collections.abc import Generator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from riad.server.errors import ApiError
from riad.server.node import Node
from riad.server.people import auth
from riad.server.routes.people import me
from riad.server.store.base import Unavailable
from riad.server.wire.account_responses import Me

HERE = Path(__file__).parent.parent
BUILT, PLAIN = HERE / "static", HERE / "pages"
PAGES = ["/", "/rules/{path:path}", "/learn/{path:path}", "/settings", "/me", "/privacy"]
"""The addresses that the client has pages for, besides tables; the client chooses the page."""
FOR_EVER = "public, max-age=31536000, immutable"  # an asset's name changes with its content
ASK_AGAIN = "no-cache"
KEEP_NOT = "no-store"  # it shows one person's view at this moment
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
INSIDE = re.compile(r"<(script|style)(?: data-[^>]*)?>(.*?)</\1>", re.DOTALL)
TOLD = b"<!--told-->"
"""The place in the page of a table for its initial data."""


def policy_of(page: str) -> str:
    """Return the policy for a page: of its inline scripts and styles, it allows only these, by hash."""
    allowed: dict[str, list[str]] = {"script": [], "style": []}
    for kind, text in INSIDE.findall(page):
        allowed[kind].append(f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'")
    named = [f"{kind}-src 'self' {' '.join(hashes)}; " for kind, hashes in allowed.items() if hashes]
    return "".join(named) + POLICY


def file_headers(path: Path, keep: str) -> dict[str, str]:
    """Return the headers of a file."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if path.suffix == ".html":
        headers["content-security-policy"] = policy_of(path.read_text(encoding="utf-8"))
    return headers


def packs(request: Request[Any, Any, Any]) -> bool:
    """Return whether the client accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def page_of(path: Path, *addresses: str, keep: str = ASK_AGAIN) -> HTTPRouteHandler:
    """Return a handler that answers with a file read at the start, compressed for clients that accept it."""
    content = path.read_bytes()
    packed = gzip.compress(content, mtime=0)
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = file_headers(path, keep)

    @get([*addresses], include_in_schema=False, sync_to_thread=False, name=addresses[0])
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        if packs(request):
            return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
        return Response(content, media_type=kind, headers=headers)

    return page


def table_page(path: Path) -> HTTPRouteHandler:
    """Return a handler for the page of a table, with the data that the client would request first."""
    content = path.read_bytes()
    headers = file_headers(path, KEEP_NOT)

    @get("/t/{path:path}", include_in_schema=False)
    async def page(request: Request[Any, Any, Any], node: Node) -> Response[bytes]:
        text = content.replace(TOLD, await told_with(request, node))
        if packs(request):
            packed = await node.packing.do(packing(text))
            return Response(packed, media_type="text/html", headers={**headers, "content-encoding": "gzip"})
        return Response(text, media_type="text/html", headers=headers)

    return page


class RawOpening(msgspec.Struct):
    """An `Opening` whose `watched` is already encoded."""

    me: Me | None
    watched: msgspec.Raw


def packing(text: bytes) -> Generator[None, None, bytes]:
    """Compress a page, as a job of one step, so that other threads can run."""
    return gzip.compress(text, compresslevel=4, mtime=0)
    yield


async def told_with(request: Request[Any, Any, Any], node: Node) -> bytes:
    """Return the initial data of a table for this visitor; empty if there is no such table or no database."""
    table = request.scope["path"].removeprefix("/t/").split("/")[0]
    try:
        sign = await auth.identify(request.scope, auth.headers_of(request.scope), node.people)
        person = None if sign is None else sign.person.id
        _, watched = await node.hub.state_for(table, person, 0, auth.address_of(request.scope))
    except (ApiError, Unavailable):
        return b""
    opening = RawOpening(None if sign is None else me(sign.person), msgspec.Raw(watched))
    # The JSON cannot close the element, since every "<" is escaped, and no browser runs it: it is data.
    text = msgspec.json.encode(opening).replace(b"<", b"\\u003c")
    return b'<script id="told" type="application/json">' + text + b"</script>"


def page_of_nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Return the client for a person at a wrong address; None for programs, and without a client.

    The status is not an error: a browser would log one. Search engines are told not to index it.
    """
    path = BUILT / "index.html"
    asks_for_a_page = "text/html" in request.headers.get("accept", "")
    if not asks_for_a_page or request.scope["path"].startswith("/api/") or not path.is_file():
        return None
    headers = {**file_headers(path, ASK_AGAIN), "x-robots-tag": "noindex"}
    return Response(path.read_bytes(), media_type="text/html", headers=headers)


def handlers() -> list[HTTPRouteHandler]:
    """Return the handlers of all pages."""
    if not (BUILT / "index.html").is_file():
        return [page_of(PLAIN / "index.html", "/"), page_of(PLAIN / "style.css", "/style.css")]
    beside = [path for path in sorted(BUILT.iterdir()) if path.is_file() and path.name != "index.html"]
    assets = sorted((BUILT / "assets").iterdir())
    return [
        page_of(BUILT / "index.html", *PAGES),
        table_page(BUILT / "index.html"),
        *(page_of(path, f"/{path.name}") for path in beside),
        *(page_of(path, f"/assets/{path.name}", keep=FOR_EVER) for path in assets),
    ]
