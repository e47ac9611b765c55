"""Web push: what a browser needs to ask for it, and where it is told."""

from litestar import delete, get, put

from riad.server.node import Node
from riad.server.people import Person, Refused, Sign
from riad.server.routes.people import Asking, origin_of
from riad.server.trouble import Trouble
from riad.server.wire.asked import NewPush
from riad.server.wire.told import PushShown

PATH = "/api/push"


def site_of(request: Asking, node: Node) -> str:
    """How to reach this site, for the push service to know; where no name is set, as the visitor calls it."""
    try:
        return origin_of(request, node)
    except Refused:
        return f"{request.url.scheme}://{request.headers.get('host', '')}"


def session_of(sign: Sign | None) -> str:
    """The session that asks."""
    if sign is None:
        raise Trouble("not_signed_in", "not signed in: POST /api/me with a name, or log in")
    return sign.session


@get(PATH, summary="Push settings")
async def offered(node: Node, sign: Sign | None) -> PushShown:
    """With the key to ask a push service with; null where this server sends nothing."""
    is_on = sign is not None and await node.push.is_on(sign.session)
    return PushShown(key=await node.push.public_key(), on=is_on)


@put(PATH, summary="Subscribe this browser to push", status_code=204)
async def subscribe(request: Asking, data: NewPush, node: Node, sign: Sign | None, person: Person) -> None:
    """While no page of mine is open. It ends with the session."""
    await node.limits.count("push", person.id)
    await node.push.subscribe(person, session_of(sign), site_of(request, node), data)


@delete(PATH, summary="Unsubscribe this browser", status_code=204)
async def unsubscribe(node: Node, sign: Sign | None) -> None:
    """As often as one likes."""
    await node.push.unsubscribe(session_of(sign))


HANDLERS = [offered, subscribe, unsubscribe]
