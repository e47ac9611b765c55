"""The server as one ASGI application: our own websockets, Litestar for the rest, headers on every answer."""

import logging
import re
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from riad import __version__
from riad.server.errors import INTERNAL, STATUS, AccountError, ApiError
from riad.server.live.close_codes import CloseCode
from riad.server.live.sockets import Receive, Send, Socket, forget_handshake
from riad.server.node import Node, running
from riad.server.people import auth
from riad.server.people.quotas import TooManyConnections
from riad.server.people.sessions import Identity, Person
from riad.server.routes import moderation, pages, people, play, push, tables, turn_fast_path
from riad.server.routes import node as node_routes
from riad.server.settings import Settings
from riad.server.store.base import Unavailable
from riad.server.wire.responses import ErrorShown, Failure

SOCKET = "/api/socket"
PROBED = ("/health", "/ready")
"""Paths that proxies and containers request by the bare address of a node; they need no protection."""
MOST_BODY = 65_536
CLOSES: Mapping[type[Exception], CloseCode] = {
    ApiError: CloseCode.FOREIGN,
    Unavailable: CloseCode.UNAVAILABLE,
    TooManyConnections: CloseCode.TOO_MANY,
}
"""The close code of a refused websocket."""
QUIETLY = "riad-status"
"""Preference of our own pages: the status of a refusal in this header, since a browser logs any but 200."""
log = logging.getLogger("riad.server")

HEADERS: Mapping[str, str] = {
    "content-security-policy": pages.POLICY,
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",  # the address of a private table is its key
    "x-content-type-options": "nosniff",
}
TRUSTED_HEADERS = {**HEADERS, "cross-origin-opener-policy": "same-origin"}
"""Over plain http beyond this machine a browser ignores the last one and logs a complaint about it."""
SECURE_HEADERS = {**TRUSTED_HEADERS, "strict-transport-security": "max-age=31536000"}
"""Headers over https, which browsers then use for a year whatever a link says."""
RAW_HEADERS, RAW_TRUSTED_HEADERS, RAW_SECURE_HEADERS = (
    [(name.encode(), value.encode()) for name, value in headers.items()]
    for headers in (HEADERS, TRUSTED_HEADERS, SECURE_HEADERS)
)
NAMED = re.compile(r"(?:missing required|contains unknown) field `(.+)`")
CODES = {
    401: "not_signed_in",
    403: "not_allowed",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "wrong_type",
    429: "too_many_requests",
}
IN_OUR_WORDS = {"not_found": "not found", "too_large": "the request is too large"}
FAILURES = {
    status: ResponseSpec(
        Failure,
        generate_examples=False,
        description=", ".join(code for code, its in STATUS.items() if its == status),
    )
    for status in sorted({*STATUS.values()} - {405, 500})
}
"""Responses that any request may be refused with, for the schema."""


def failure(code: str, message: str, field: str | None = None, **more: Any) -> Response[Failure]:
    """Return an error in the one format that all errors have."""
    headers = {"retry-after": str(more.pop("wait"))} if "wait" in more else {}
    shown = ErrorShown(code=code, message=message, field=field, **more)
    return Response(
        Failure(error=shown), status_code=STATUS[code], headers=headers, media_type="application/json"
    )


def on_trouble(_request: Request[Any, Any, Any], error: ApiError) -> Response[Failure]:
    """Answer with the error of a service."""
    return failure(error.code, error.message, **error.more)


def on_refused(_request: Request[Any, Any, Any], error: AccountError) -> Response[Failure]:
    """Answer with the fault of a name or a password."""
    return failure(error.code, str(error))


def on_unavailable(_request: Request[Any, Any, Any], error: Unavailable) -> Response[Failure]:
    """Answer that the database is unavailable."""
    log.warning("the database is not responding", extra={"reason": str(error)})
    return failure("unavailable", "the database is not responding: try again", wait=1)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answer with the framework's error: a malformed or too large body, or an unknown path."""
    code = CODES.get(error.status_code, "bad_request" if error.status_code < 500 else "internal")
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0] if isinstance(error.extra[0], dict) else {}
        return failure(code, *message_and_field(first.get("message", error.detail), first.get("key", "")))
    if code == "not_found" and (page := pages.page_of_nowhere(request)) is not None:
        return page
    answer = failure(code, IN_OUR_WORDS.get(code, error.detail))
    answer.headers |= error.headers or {}  # such as the allowed methods
    return answer


def message_and_field(message: str, key: str) -> tuple[str, str | None]:
    """Return the framework's message in our words, and the field; the framework calls the body `data`."""
    if message == "'data'":
        return "the body must be JSON", None
    path = [] if key == "data" else [key]
    if named := NAMED.search(message):
        path.append(named[1])
    return message, ".".join(path) or None


def on_unreadable(
    _request: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError
) -> Response[Failure]:
    """Answer that no JSON reader can take the body."""
    deep = isinstance(error, RecursionError)
    return failure("bad_request", "the body is nested too deeply" if deep else "the body must be UTF-8")


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """Log a fault of ours; the visitor gets no details."""
    route = request.scope.get("path_template", "")  # without the ids in the path
    log.error("a request failed", exc_info=error, extra={"method": request.method, "route": str(route)})
    return failure("internal", INTERNAL)


async def sign_of(request: Request[Any, Any, Any], node: Node) -> Identity | None:
    """Return the session of a request, for handlers that also serve strangers."""
    return await auth.identify(request.scope, auth.headers_of(request.scope), node.people)


async def person_of(request: Request[Any, Any, Any], node: Node) -> Person:
    """Return the person of a request, for handlers that need one."""
    return await auth.person_of(request.scope, auth.headers_of(request.scope), node.people)


REFUSALS: Mapping[type[Exception], Any] = {
    ApiError: on_trouble,
    AccountError: on_refused,
    Unavailable: on_unavailable,
    HTTPException: on_http,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    Exception: on_error,
}
"""The handler of each kind of error."""


async def refuse(error: Exception, scope: Any, receive: Any, send: Any) -> None:
    """Answer an error raised outside the framework as the framework would."""
    answered = next(answered for kind, answered in REFUSALS.items() if isinstance(error, kind))
    request: Request[Any, Any, Any] = Request(scope)
    await answered(request, error).to_asgi_response(None, request)(scope, receive, send)


def headers_for(scope: Mapping[str, Any], headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    """Return the headers that every response to this request has."""
    if auth.is_secure(scope):
        return RAW_SECURE_HEADERS
    return RAW_TRUSTED_HEADERS if auth.is_trusted(scope, headers) else RAW_HEADERS


class Application:
    """The ASGI application that uvicorn calls."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node: Node | None = None
        self.litestar = litestar_app(self)

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Run the node for as long as the application runs."""
        async with running(self.settings) as self.node:
            yield

    @property
    def running(self) -> Node:
        """The node, once it runs."""
        if self.node is None:
            raise Unavailable("starting")
        return self.node

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request or serve a connection."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.litestar(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began, status = time.perf_counter(), 500
        headers, table, taken = auth.headers_of(scope), None, None
        ours = headers_for(scope, headers)
        quietly = QUIETLY in headers.get("prefer", "")

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = {name for name, _ in message["headers"]}  # a page may set its own
                message["headers"] = [*message["headers"], *(each for each in ours if each[0] not in own)]
                if quietly and 400 <= status < 500:
                    message["headers"].append((b"riad-status", str(status).encode()))
                    message["status"] = 200
            await send(message)

        try:
            self._check_host(scope, headers)
            if (table := turn_fast_path.table_of(scope)) is not None:
                turn, receive = await turn_fast_path.turn_of(headers, receive)
                if turn is not None:
                    taken = await turn_fast_path.play(self.running, scope, headers, table, turn)
        except Exception as error:
            await refuse(error, scope, receive, send_with_headers)
        else:
            if taken is None:
                await self.litestar(scope, receive, send_with_headers)
            else:
                await turn_fast_path.answer(taken, send_with_headers)
        if self.node is not None:
            route = turn_fast_path.TEMPLATE if table is not None else scope.get("path_template")
            self.node.metrics.answered(scope["method"], route, status, time.perf_counter() - began)

    def _check_host(self, scope: Any, headers: Mapping[str, str]) -> None:
        """Refuse an unknown host name, except in health checks."""
        if scope["path"] not in PROBED:
            auth.check_host(headers, self.settings.names)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        try:
            if scope["path"] != SOCKET:
                raise ApiError("not_found", f"the websocket is at {SOCKET}")
            headers, address = auth.headers_of(scope), auth.address_of(scope)
            auth.check_host(headers, self.settings.names)
            crowd = self.running.crowd
            crowd.check(address)
            sign = await auth.identify(scope, headers, self.running.people)
            person, session = (None, None) if sign is None else (sign.person.id, sign.session)
            crowd.enter(address, person)
        except (ApiError, Unavailable, TooManyConnections) as error:
            await send({"type": "websocket.accept"})
            code = next(code for kind, code in CLOSES.items() if isinstance(error, kind))
            await send({"type": "websocket.close", "code": code, "reason": str(error)[:100]})
            return
        try:
            await send({"type": "websocket.accept"})
            forget_handshake(send)  # it may be idle for days
            scope["headers"] = []
            most = self.settings.socket_tables
            socket = Socket(self.running.hub, send, person, session, address=address, tables=most)
            await socket.serve(receive)
        finally:
            crowd.leave(address, person)


def litestar_app(application: Application) -> Litestar:
    """Return the application for everything but the websocket."""

    async def node() -> Node:
        return application.running

    handlers = [*node_routes.HANDLERS, *people.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *push.HANDLERS]
    handlers += moderation.HANDLERS
    for handler in handlers:
        handler.responses = {**FAILURES, **(handler.responses or {})}
    return Litestar(
        route_handlers=[*handlers, *pages.handlers()],
        dependencies={
            "node": Provide(node, use_cache=True),
            "sign": Provide(sign_of),
            "person": Provide(person_of),
        },
        exception_handlers=REFUSALS,  # type: ignore[arg-type]
        lifespan=[application.lifespan],
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Riad",
            version=__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"], media_type="application/json")],  # type: ignore[arg-type]
        ),
        logging_config=None,
    )
