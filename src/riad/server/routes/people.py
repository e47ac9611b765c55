"""Names, accounts, sessions, tokens and passkeys."""

import json
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from riad.server.guard import address_of, cookie_for
from riad.server.node import Node
from riad.server.origins import proven_origin
from riad.server.people import Person, Refused, Sign
from riad.server.proof import check_proof
from riad.server.trouble import Trouble
from riad.server.wire.asked import Credentials, Labelled, Named, NewPassword, PasskeyAnswer, Visit
from riad.server.wire.told import Me, NewToken, PasskeyShown, PasskeyStart, SessionShown

Asking = Request[Any, Any, Any]
Text = Annotated[str, Parameter(max_length=200)]


def me(person: Person) -> Me:
    """A person as that person sees it."""
    return Me(id=person.id, name=person.name, login=person.login)


def entered(request: Asking, person: Person, token: str, status: int = 200) -> Response[Me]:
    """The answer that signs a browser in."""
    return Response(me(person), status_code=status, headers={"set-cookie": cookie_for(request.scope, token)})


def origin_of(request: Asking, node: Node) -> str:
    """The origin that a passkey is bound to."""
    return proven_origin(request.scope, request.headers.get("host", ""), node.settings)


@get("/api/me", summary="The current user")
async def who(sign: Sign | None) -> Response[Me | None]:
    """Null for one who is not signed in."""
    return Response(None if sign is None else me(sign.person), media_type="application/json")


@post("/api/me", summary="Sign in as a visitor", status_code=201)
async def visit(request: Asking, data: Visit, node: Node, sign: Sign | None) -> Response[Me]:
    """The cookie that comes back is all that makes you you: an account is not needed."""
    if sign is not None:
        raise Trouble("not_now", "you are already signed in: change your name instead")
    await node.limits.count("visit", address_of(request.scope))
    person, token = await node.people.visit(data.name, data.key)
    return entered(request, person, token, 201)


@patch("/api/me", summary="Change my name")
async def rename(data: Named, node: Node, person: Person) -> Me:
    """Tables where I sit keep the old one."""
    return me(await node.people.rename(person, data.name))


@post("/api/account", summary="Create an account", status_code=201)
async def register(
    request: Asking, data: Credentials, node: Node, person: Person, sign: Sign | None
) -> Response[Me]:
    """All matches stay with it. The old cookie ends. With a passkey, log in within 10 minutes before."""
    await node.limits.count("register", address_of(request.scope))
    await check_proof(node.store, sign)
    ended = await node.people.sessions(person)
    person, token = await node.people.register(person, data.login, data.password)
    await end_connections(node, *(session.id for session in ended))
    return entered(request, person, token, 201)


@post("/api/login", summary="Log in with a password", status_code=200)
async def login(request: Asking, data: Credentials, node: Node, sign: Sign | None) -> Response[Me]:
    """Answered the same whether the login or the password is wrong. Who this browser was before is gone."""
    await node.limits.count_login(address_of(request.scope), data.login)
    person, token = await node.people.login(data.login, data.password)
    await end_old(node, sign)
    return entered(request, person, token)


@post(
    "/api/logout",
    summary="Log out",
    status_code=204,
    responses={204: ResponseSpec(None, generate_examples=False, description="done")},
)
async def logout(request: Asking, node: Node, sign: Sign | None) -> Response[None]:
    """The token stops working everywhere."""
    if sign is not None:
        await end_session(node, sign.person, sign.session)
    return Response(None, status_code=204, headers={"set-cookie": cookie_for(request.scope, "")})


async def end_old(node: Node, sign: Sign | None) -> None:
    """End the session that a browser had before it logged in, unless it has ended already."""
    if sign is not None and sign.kind == "cookie":
        with suppress(Refused):
            await end_session(node, sign.person, sign.session)


async def end_session(node: Node, person: Person, session: str) -> None:
    """Revoke a session, and end its connections on all nodes."""
    await node.people.revoke(person, session)
    await end_connections(node, session)


async def end_connections(node: Node, *sessions: str) -> None:
    """End the connections of sessions that are no more, on all nodes."""
    for session in sessions:
        node.hub.revoked(session)
    await node.fanout.publish(*(f"s:{session}" for session in sessions))


@post("/api/password", summary="Change my password", status_code=200)
async def password(
    request: Asking, data: NewPassword, node: Node, person: Person, sign: Sign | None
) -> Response[Me]:
    """All other sessions end, and on demand all passkeys. It takes the old one or a passkey."""
    await node.limits.count("password", person.id)
    if data.old is None:
        await check_proof(node.store, sign, by_passkey=True)
    ended = await node.people.sessions(person)
    token = await node.people.change_password(person, data.old, data.new, end_passkeys=data.end_passkeys)
    await end_connections(node, *(session.id for session in ended))
    return entered(request, person, token)


@get("/api/sessions", summary="List sessions")
async def sessions(node: Node, sign: Sign | None, person: Person) -> list[SessionShown]:
    """Browsers and tokens of programs."""
    return [
        SessionShown(
            id=session.id,
            kind=session.kind,
            label=session.label,
            created=session.created,
            expires=session.expires,
            this=sign is not None and sign.session == session.id,
        )
        for session in await node.people.sessions(person)
    ]


@delete("/api/sessions/{session:str}", summary="Revoke a session", status_code=204)
async def revoke(session: Text, node: Node, person: Person) -> None:
    """It stops working at once, on every node."""
    await end_session(node, person, session)


@post("/api/tokens", summary="Create an API token", status_code=201)
async def make_token(data: Labelled, node: Node, person: Person) -> NewToken:
    """To be sent as `Authorization: Bearer ...`; it can do what I can."""
    await node.limits.count("token", person.id)
    return NewToken(token=await node.people.make_token(person, data.label, data.key))


@get("/api/passkeys", summary="My passkeys")
async def passkeys(node: Node, person: Person) -> list[PasskeyShown]:
    """With which I can log in."""
    return [
        PasskeyShown(id=passkey.id, label=passkey.label, created=passkey.created)
        for passkey in await node.passkeys.passkeys(person)
    ]


@delete("/api/passkeys/{passkey:str}", summary="Remove a passkey", status_code=204)
async def remove_passkey(
    passkey: Annotated[str, Parameter(max_length=2000)], node: Node, person: Person
) -> None:
    """It no longer logs in."""
    await node.passkeys.remove(person, passkey)


def started(found: tuple[str, str]) -> PasskeyStart:
    """Options of the browser's passkey dialogue."""
    return PasskeyStart(challenge=found[0], options=json.loads(found[1]))


@post("/api/passkeys/new", summary="Start passkey registration", status_code=200)
async def begin_passkey(request: Asking, node: Node, person: Person, sign: Sign | None) -> PasskeyStart:
    """For navigator.credentials.create. With a password or a passkey, log in within 10 minutes before."""
    await node.limits.count("device", person.id)
    await check_proof(node.store, sign)
    return started(await node.passkeys.registration_options(person, origin_of(request, node)))


@post("/api/passkeys", summary="Finish passkey registration", status_code=201)
async def keep_passkey(
    request: Asking, data: PasskeyAnswer, node: Node, person: Person, sign: Sign | None
) -> None:
    """With what navigator.credentials.create answered."""
    await check_proof(node.store, sign)
    credential = msgspec.json.encode(data.credential).decode()
    await node.passkeys.register(person, data.challenge, credential, origin_of(request, node), data.label)


@post("/api/login/passkey/new", summary="Start passkey login", status_code=200)
async def begin_passkey_login(request: Asking, node: Node) -> PasskeyStart:
    """For navigator.credentials.get."""
    await node.limits.count("passkey", address_of(request.scope))
    return started(await node.passkeys.login_options(origin_of(request, node)))


@post("/api/login/passkey", summary="Log in with a passkey", status_code=200)
async def passkey_login(request: Asking, data: PasskeyAnswer, node: Node, sign: Sign | None) -> Response[Me]:
    """With what navigator.credentials.get answered."""
    await node.limits.count("passkey", address_of(request.scope))
    credential = msgspec.json.encode(data.credential).decode()
    person, token = await node.passkeys.login(data.challenge, credential, origin_of(request, node))
    await end_old(node, sign)
    return entered(request, person, token)


HANDLERS = [
    *(who, visit, rename, register, login, logout, password),
    *(sessions, revoke, make_token),
    *(passkeys, remove_passkey, begin_passkey, keep_passkey, begin_passkey_login, passkey_login),
]
