"""Routes for web push: the key to subscribe with, and the subscription of a browser."""

from litestar import delete, get, put

from riad.server.errors import AccountError, ApiError
from riad.server.node import Node
from riad.server.people.sessions import Identity, Person
from riad.server.routes.people import Asking, origin_of
from riad.server.wire.account_responses import PushShown
from riad.server.wire.requests import NewPush

PATH = "/api/push"


def site_of(request: Asking, node: Node) -> str:
    """Return the address of this site for the push service: the configured one, or that of the request."""
    try:
        return origin_of(request, node)
    except AccountError:
        return f"{request.url.scheme}://{request.headers.get('host', '')}"


def session_of(sign: Identity | None) -> str:
    """Return the session of the request."""
    if sign is None:
        raise ApiError("not_signed_in", "not signed in: POST /api/me with a name, or log in")
    return sign.session


@get(PATH, summary="Push settings")
async def offered(node: Node, sign: Identity | None) -> PushShown:
    """Return the key for subscribing at a push service; null if this server sends nothing."""
    is_on = sign is not None and await node.push.is_on(sign.session)
    return PushShown(key=await node.push.public_key(), on=is_on)


@put(PATH, summary="Subscribe this browser to push", status_code=204)
async def subscribe(
    request: Asking, data: NewPush, node: Node, sign: Identity | None, person: Person
) -> None:
    """Notify this browser while no page of mine is open. The subscription ends with the session."""
    await node.limits.count("push", person.id)
    await node.push.subscribe(person, session_of(sign), site_of(request, node), data)


@delete(PATH, summary="Unsubscribe this browser", status_code=204)
async def unsubscribe(node: Node, sign: Identity | None) -> None:
    """Stop notifying this browser; repeating this is harmless."""
    await node.push.unsubscribe(session_of(sign))


HANDLERS = [offered, subscribe, unsubscribe]
