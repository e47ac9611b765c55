"""The pages: the built browser client where there is one, else a page that says what runs here."""

import mimetypes
from pathlib import Path

from litestar import Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

HERE = Path(__file__).parent.parent
BUILT, PLAIN = HERE / "static", HERE / "pages"
PAGES = ["/", "/t/{path:path}", "/rules/{path:path}", "/learn/{path:path}", "/settings", "/me"]
"""The addresses that the client has pages for; which one it is, it sees itself."""
FOR_EVER = "public, max-age=31536000, immutable"  # an asset's name changes with its content


def page_of(path: Path, *addresses: str) -> HTTPRouteHandler:
    """A handler that answers with a file as it was at the start; asked anew each time whether it changed."""
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"

    @get([*addresses], include_in_schema=False, sync_to_thread=False, name=path.name)
    def page() -> Response[bytes]:
        return Response(content, media_type=kind, headers={"cache-control": "no-cache"})

    return page


def handlers() -> list[HTTPRouteHandler | Router]:
    """What serves pages."""
    if not (BUILT / "index.html").is_file():
        return [page_of(PLAIN / "index.html", "/"), page_of(PLAIN / "style.css", "/style.css")]
    beside = [
        page_of(path, f"/{path.name}") for path in sorted(BUILT.iterdir()) if path.suffix not in ("", ".html")
    ]
    assets = create_static_files_router(
        path="/assets",
        directories=[BUILT / "assets"],
        cache_control=None,
        include_in_schema=False,
        after_request=keep_for_ever,
    )
    return [page_of(BUILT / "index.html", *PAGES), *beside, assets]


def keep_for_ever(response: Response[bytes]) -> Response[bytes]:
    """Let browsers keep an asset."""
    response.headers["cache-control"] = FOR_EVER
    return response
