"""The pages: the built browser client where there is one, else a page that says what runs here."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

HERE = Path(__file__).parent.parent
BUILT, PLAIN = HERE / "static", HERE / "pages"
PAGES = ["/", "/t/{path:path}", "/rules/{path:path}", "/learn/{path:path}", "/settings", "/me"]
"""The addresses that the client has pages for; which one it is, it sees itself."""
FOR_EVER = "public, max-age=31536000, immutable"  # an asset's name changes with its content
ASK_AGAIN = "no-cache"
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


def page_of(path: Path, *addresses: str, keep: str = ASK_AGAIN) -> HTTPRouteHandler:
    """A handler that answers with a file as it was at the start, packed for browsers that can unpack it."""
    content = path.read_bytes()
    packed = gzip.compress(content, mtime=0)
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": keep, "vary": "accept-encoding"}

    @get([*addresses], include_in_schema=False, sync_to_thread=False, name=addresses[0])
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
        return Response(content, media_type=kind, headers=headers)

    return page


def page_of_nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For a person at a wrong address: the client, which says so. None for programs, and without a client."""
    path = BUILT / "index.html"
    if "text/html" not in request.headers.get("accept", "") or not path.is_file():
        return None
    return Response(
        path.read_bytes(), status_code=404, media_type="text/html", headers={"cache-control": ASK_AGAIN}
    )


def handlers() -> list[HTTPRouteHandler]:
    """What serves pages."""
    if not (BUILT / "index.html").is_file():
        return [page_of(PLAIN / "index.html", "/"), page_of(PLAIN / "style.css", "/style.css")]
    beside = [path for path in sorted(BUILT.iterdir()) if path.is_file() and path.name != "index.html"]
    assets = sorted((BUILT / "assets").iterdir())
    return [
        page_of(BUILT / "index.html", *PAGES),
        *(page_of(path, f"/{path.name}") for path in beside),
        *(page_of(path, f"/assets/{path.name}", keep=FOR_EVER) for path in assets),
    ]
