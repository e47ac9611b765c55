"""The pages: the built browser client where there is one, else a page that says what runs here."""

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

from riad.server import guard
from riad.server.node import Node
from riad.server.routes.people import me
from riad.server.store import Unavailable
from riad.server.trouble import Trouble
from riad.server.wire.told import Me

HERE = Path(__file__).parent.parent
BUILT, PLAIN = HERE / "static", HERE / "pages"
PAGES = ["/", "/rules/{path:path}", "/learn/{path:path}", "/settings", "/me", "/privacy"]
"""The addresses that the client has pages for, besides tables; which one it is, it sees itself."""
FOR_EVER = "public, max-age=31536000, immutable"  # an asset's name changes with its content
ASK_AGAIN = "no-cache"
KEEP_NOT = "no-store"  # it has what one person may see, as it is now
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
INSIDE = re.compile(r"<(script|style)(?: data-[^>]*)?>(.*?)</\1>", re.DOTALL)
TOLD = b"<!--told-->"
"""Where what is told of a table goes into its page."""


def policy_of(page: str) -> str:
    """The policy for a page of ours: of what stands inside it, it allows just that, each by its hash."""
    allowed: dict[str, list[str]] = {"script": [], "style": []}
    for kind, text in INSIDE.findall(page):
        allowed[kind].append(f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'")
    named = [f"{kind}-src 'self' {' '.join(hashes)}; " for kind, hashes in allowed.items() if hashes]
    return "".join(named) + POLICY


def file_headers(path: Path, keep: str) -> dict[str, str]:
    """What is said with a file besides its content."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if path.suffix == ".html":
        headers["content-security-policy"] = policy_of(path.read_text(encoding="utf-8"))
    return headers


def packs(request: Request[Any, Any, Any]) -> bool:
    """Whether who asks can unpack."""
    return "gzip" in request.headers.get("accept-encoding", "")


def page_of(path: Path, *addresses: str, keep: str = ASK_AGAIN) -> HTTPRouteHandler:
    """A handler that answers with a file as it was at the start, packed for browsers that can unpack it."""
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
    """The page of a table comes with what the client would ask for first, so that it need not wait for it."""
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
    """An `Opening` whose `watched` is encoded already."""

    me: Me | None
    watched: msgspec.Raw


def packing(text: bytes) -> Generator[None, None, bytes]:
    """Pack a page, as a job of one step: another thread can go on meanwhile."""
    return gzip.compress(text, compresslevel=4, mtime=0)
    yield


async def told_with(request: Request[Any, Any, Any], node: Node) -> bytes:
    """What the one who asks would be told of a table; nothing where there is none, or no database."""
    table = request.scope["path"].removeprefix("/t/").split("/")[0]
    try:
        sign = await guard.signed(request.scope, guard.headers_of(request.scope), node.people)
        person = None if sign is None else sign.person.id
        _, watched = await node.hub.standing(table, person, 0, guard.address_of(request.scope))
    except (Trouble, Unavailable):
        return b""
    opening = RawOpening(None if sign is None else me(sign.person), msgspec.Raw(watched))
    # Nothing in it can end the element, and no browser runs it: it is data.
    text = msgspec.json.encode(opening).replace(b"<", b"\\u003c")
    return b'<script id="told" type="application/json">' + text + b"</script>"


def page_of_nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For a person at a wrong address: the client, which says so. None for programs, and without a client.

    It is no error: a browser would write one into its console. Who collects pages is told to leave it out.
    """
    path = BUILT / "index.html"
    asks_for_a_page = "text/html" in request.headers.get("accept", "")
    if not asks_for_a_page or request.scope["path"].startswith("/api/") or not path.is_file():
        return None
    headers = {**file_headers(path, ASK_AGAIN), "x-robots-tag": "noindex"}
    return Response(path.read_bytes(), media_type="text/html", headers=headers)


def handlers() -> list[HTTPRouteHandler]:
    """What serves pages."""
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
