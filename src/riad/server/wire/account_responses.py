"""Answers about people: accounts, their sessions, passkeys and push messages."""

from typing import Any, Literal

from riad.server.wire import Told


class Me(Told):
    """The current user. `login` is null for a visitor."""

    id: str
    name: str
    login: str | None = None


class NewToken(Told):
    """A token for a program. It is shown only once."""

    token: str


class SessionShown(Told):
    """A session of mine; `this` is true for the one that asks."""

    id: str
    kind: str
    label: str
    created: int
    expires: int
    this: bool


class PushShown(Told):
    """Web push: the key for subscribing, null if this server sends nothing, and whether it is on."""

    key: str | None
    on: bool


class PasskeyShown(Told):
    """A passkey of mine."""

    id: str
    label: str
    created: int


class PasskeyStart(Told):
    """The options a browser needs to create or to use a passkey."""

    challenge: str
    options: dict[str, Any]


class Blocked(Told):
    """A person whom I have muted or blocked."""

    person: str
    name: str
    kind: Literal["mute", "block"]
    created: int


class Periods(Told):
    """Retention periods in days, 0 for no limit; and the contact."""

    visitors: int
    tables: int
    chat: int
    reports: int
    addresses: int
    sessions: int
    contact: str
