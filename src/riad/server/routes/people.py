"""Routes for names, accounts, sessions, tokens and passkeys."""

import json
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from riad.server.errors import AccountError, ApiError
from riad.server.node import Node
from riad.server.people.auth import address_of, cookie_for
from riad.server.people.origins import proven_origin
from riad.server.people.reauthentication import check_proof
from riad.server.people.sessions import Identity, Person
from riad.server.wire.account_responses import Me, NewToken, PasskeyShown, PasskeyStart, SessionShown
from riad.server.wire.requests import Credentials, Labelled, Named, NewPassword, PasskeyAnswer, Visit

Asking = Request[Any, Any, Any]
Text = Annotated[str, Parameter(max_length=200)]


def me(person: Person) -> Me:
    """Return a person as that person sees it."""
    return Me(id=person.id, name=person.name, login=person.login)


def entered(request: Asking, person: Person, token: str, status: int = 200) -> Response[Me]:
    """Return the answer that signs a browser in."""
    return Response(me(person), status_code=status, headers={"set-cookie": cookie_for(request.scope, token)})


def origin_of(request: Asking, node: Node) -> str:
    """Return the origin that a passkey is bound to."""
    return proven_origin(request.scope, request.headers.get("host", ""), node.settings)


@get("/api/me", summary="The current user")
async def who(sign: Identity | None) -> Response[Me | None]:
    """Return the current person; null if not signed in."""
    return Response(None if sign is None else me(sign.person), media_type="application/json")


@post("/api/me", summary="Create a visitor", status_code=201)
async def visit(request: Asking, data: Visit, node: Node, sign: Identity | None) -> Response[Me]:
    """Create a visitor. The cookie is the only proof of identity: no account is needed."""
    if sign is not None:
        raise ApiError("not_now", "you are already signed in: change your name instead")
    await node.limits.count("visit", address_of(request.scope))
    person, token = await node.people.visit(data.name, data.key)
    return entered(request, person, token, 201)


@patch("/api/me", summary="Change your name")
async def rename(data: Named, node: Node, person: Person) -> Me:
    """Change my name. Tables where I sit keep the old one."""
    await node.limits.count("rename", person.id)
    return me(await node.people.rename(person, data.name))


@post("/api/account", summary="Create an account", status_code=201)
async def register(
    request: Asking, data: Credentials, node: Node, person: Person, sign: Identity | None
) -> Response[Me]:
    """Turn this visitor into an account with all its matches. The old cookie ends.

    A visitor with a passkey must have logged in within the last 10 minutes.
    """
    await node.limits.count("register", address_of(request.scope))
    await check_proof(node.store, sign)
    ended = await node.people.sessions(person)
    person, token = await node.people.register(person, data.login, data.password)
    await end_connections(node, *(session.id for session in ended))
    return entered(request, person, token, 201)


@post("/api/login", summary="Log in with a password", status_code=200)
async def login(request: Asking, data: Credentials, node: Node, sign: Identity | None) -> Response[Me]:
    """Log in. A wrong username and a wrong password get the same answer. The browser's old session ends."""
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
async def logout(request: Asking, node: Node, sign: Identity | None) -> Response[None]:
    """Log out. The token stops working everywhere."""
    if sign is not None:
        await end_session(node, sign.person, sign.session)
    return Response(None, status_code=204, headers={"set-cookie": cookie_for(request.scope, "")})


async def end_old(node: Node, sign: Identity | None) -> None:
    """End the session that a browser had before it logged in, unless it has already ended."""
    if sign is not None and sign.kind == "cookie":
        with suppress(AccountError):
            await end_session(node, sign.person, sign.session)


async def end_session(node: Node, person: Person, session: str) -> None:
    """Revoke a session, and close its connections on all nodes."""
    await node.people.revoke(person, session)
    await end_connections(node, session)


async def end_connections(node: Node, *sessions: str) -> None:
    """Close the connections of ended sessions, on all nodes."""
    for session in sessions:
        node.hub.revoked(session)
    await node.fanout.publish(*(f"s:{session}" for session in sessions))


@post("/api/password", summary="Change your password", status_code=200)
async def password(
    request: Asking, data: NewPassword, node: Node, person: Person, sign: Identity | None
) -> Response[Me]:
    """Change the password, given the old one or a passkey; all other sessions end.

    On request, all passkeys are deleted too.
    """
    await node.limits.count("password", person.id)
    if data.old is None:
        await check_proof(node.store, sign, by_passkey=True)
    ended = await node.people.sessions(person)
    token = await node.people.change_password(person, data.old, data.new, end_passkeys=data.end_passkeys)
    await end_connections(node, *(session.id for session in ended))
    return entered(request, person, token)


@get("/api/sessions", summary="List sessions")
async def sessions(node: Node, sign: Identity | None, person: Person) -> list[SessionShown]:
    """List the browsers and tokens that are signed in."""
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
    """Revoke a session. It stops working at once, on every node."""
    await end_session(node, person, session)


@post("/api/tokens", summary="Create an API token", status_code=201)
async def make_token(data: Labelled, node: Node, person: Person) -> NewToken:
    """Create a token to send as `Authorization: Bearer ...`; it can do everything that I can."""
    await node.limits.count("token", person.id)
    return NewToken(token=await node.people.make_token(person, data.label, data.key))


@get("/api/passkeys", summary="List your passkeys")
async def passkeys(node: Node, person: Person) -> list[PasskeyShown]:
    """List the passkeys with which I can log in."""
    return [
        PasskeyShown(id=passkey.id, label=passkey.label, created=passkey.created)
        for passkey in await node.passkeys.passkeys(person)
    ]


@delete("/api/passkeys/{passkey:str}", summary="Remove a passkey", status_code=204)
async def remove_passkey(
    passkey: Annotated[str, Parameter(max_length=2000)], node: Node, person: Person
) -> None:
    """Remove a passkey, which can no longer log in."""
    await node.passkeys.remove(person, passkey)


def started(start: tuple[str, str]) -> PasskeyStart:
    """Return the options of the browser's passkey dialogue."""
    return PasskeyStart(challenge=start[0], options=json.loads(start[1]))


@post("/api/passkeys/new", summary="Start passkey registration", status_code=200)
async def begin_passkey(request: Asking, node: Node, person: Person, sign: Identity | None) -> PasskeyStart:
    """Return options for navigator.credentials.create.

    A person with a password or a passkey must have logged in within the last 10 minutes.
    """
    await node.limits.count("device", person.id)
    await check_proof(node.store, sign)
    return started(await node.passkeys.registration_options(person, origin_of(request, node)))


@post("/api/passkeys", summary="Finish passkey registration", status_code=201)
async def keep_passkey(
    request: Asking, data: PasskeyAnswer, node: Node, person: Person, sign: Identity | None
) -> None:
    """Save the passkey from the answer of navigator.credentials.create."""
    await check_proof(node.store, sign)
    credential = msgspec.json.encode(data.credential).decode()
    await node.passkeys.register(person, data.challenge, credential, origin_of(request, node), data.label)


@post("/api/login/passkey/new", summary="Start passkey login", status_code=200)
async def begin_passkey_login(request: Asking, node: Node) -> PasskeyStart:
    """Return options for navigator.credentials.get."""
    await node.limits.count("passkey", address_of(request.scope))
    return started(await node.passkeys.login_options(origin_of(request, node)))


@post("/api/login/passkey", summary="Log in with a passkey", status_code=200)
async def passkey_login(
    request: Asking, data: PasskeyAnswer, node: Node, sign: Identity | None
) -> Response[Me]:
    """Log in with the answer of navigator.credentials.get."""
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
