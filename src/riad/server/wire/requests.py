"""Requests of clients over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from riad.core.contract import MOST_SEATS
from riad.server.wire import Clock, Key, Level, Move, Name, Number, Request, SecretKey


class SeatWish(Request):
    """A seat of a new table: me, a guest at my screen, a bot, or open to anyone."""

    kind: Literal["me", "guest", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Request):
    """A new table. It starts as soon as no seat is open. `key`: idempotency key for retries.

    `lesson`: use the deal of the game's lesson, for one person, who moves all seats.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = field(default_factory=dict)
    listed: bool = False
    pace: Literal["live", "correspondence"] = "live"
    clock: Clock | None = None
    takeover: Level | None = None
    key: Key | None = None
    lesson: bool = False


class SitDown(Request):
    """A request to take an open seat, or as the host to give it to a bot or to a guest at my screen."""

    kind: Literal["me", "guest", "bot"] = "me"
    name: Name | None = None
    level: Level | None = None


class Turn(Request):
    """A whole turn: its moves, the number of the state they are for, and an idempotency key for retries."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=40)]
    base: Number
    key: Key


class Try(Request):
    """A turn so far, to be previewed. Nothing is saved. `ahead`: moves, any of which could be next."""

    moves: Annotated[list[Move], Meta(max_length=40)]
    base: Number
    ahead: Annotated[list[Move], Meta(max_length=60)] = field(default_factory=list)


class Say(Request):
    """A chat message; `key`: idempotency key, with which it is sent once however often it is repeated."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key | None = None


class Named(Request):
    """A name to play under."""

    name: Name


class Visit(Request):
    """A visitor's name. `key`: repeated with it within 10 minutes, the request returns the same visitor."""

    name: Name
    key: SecretKey | None = None


class Leave(Request):
    """A request to delete all data of the sender; an account needs its password."""

    password: Annotated[str, Meta(min_length=1, max_length=400)] | None = None


class Block(Request):
    """A request to hide a person's messages (mute), or not to play together either (block)."""

    kind: Literal["mute", "block"]


class Report(Request):
    """A report of a chat message to the operator of this server."""

    room: Literal["players", "spectators"]
    number: Number
    note: Annotated[str, Meta(max_length=500)] = ""


class Reset(Request):
    """A new password, with the token of a link from the operator."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=1, max_length=400)]


class Credentials(Request):
    """The username and password of an account."""

    login: Annotated[str, Meta(min_length=1, max_length=80)]
    password: Annotated[str, Meta(min_length=1, max_length=400)]


class NewPassword(Request):
    """A new password, and the old one; it can be left out within 10 minutes of a login with a passkey."""

    new: Annotated[str, Meta(min_length=1, max_length=400)]
    old: Annotated[str, Meta(min_length=1, max_length=400)] | None = None
    end_passkeys: bool = False


class Labelled(Request):
    """A label for a token. `key`: repeated with it within 10 minutes, the request returns the same token."""

    label: Name = "token"
    key: SecretKey | None = None


class PasskeyAnswer(Request):
    """The answer of a browser's passkey."""

    challenge: Annotated[str, Meta(min_length=1, max_length=200)]
    credential: dict[str, Any]
    label: Name = "passkey"


class NewPush(Request):
    """A push subscription of a browser, with its keys for encryption (`p256dh` and `auth` there)."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    public_key: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class SavedMatch(Request):
    """The text of a saved match; `key`: idempotency key, with which retries create only one table."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    key: Key | None = None
