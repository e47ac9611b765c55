"""Answers about people: accounts, their sessions, passkeys and push messages."""

from typing import Any, Literal

from riad.server.wire import Response


class Me(Response):
    """The current user. `login` is null for a visitor."""

    id: str
    name: str
    login: str | None = None


class NewToken(Response):
    """A token for a program. It is shown only once."""

    token: str


class SessionShown(Response):
    """A session of mine; `this` is true for the one that asks."""

    id: str
    kind: str
    label: str
    created: int
    expires: int
    this: bool


class PushShown(Response):
    """Web push: the key for subscribing, null if this server sends nothing, and whether it is on."""

    key: str | None
    on: bool


class PasskeyShown(Response):
    """A passkey of mine."""

    id: str
    label: str
    created: int


class PasskeyStart(Response):
    """The options a browser needs to create or to use a passkey."""

    challenge: str
    options: dict[str, Any]


class Blocked(Response):
    """A person whom I have muted or blocked."""

    person: str
    name: str
    kind: Literal["mute", "block"]
    created: int


class Periods(Response):
    """Retention periods in days, 0 for no limit; and the contact."""

    visitors: int
    tables: int
    chat: int
    reports: int
    addresses: int
    sessions: int
    contact: str
