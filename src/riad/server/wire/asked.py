"""What a client asks for over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from riad.server.wire import Asked, Clock, Key, Level, Move, Name, Number, SecretKey


class SeatWish(Asked):
    """Who is to sit on a seat of a new table: me, someone at my screen, a bot, or whoever comes."""

    kind: Literal["me", "guest", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Asked):
    """A table to make. It starts as soon as no seat is open. `key`: to ask again with if no answer came.

    `lesson`: with the deal of the game's lesson, for one person, who moves all seats.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = field(default_factory=dict)
    listed: bool = False
    pace: Literal["live", "correspondence"] = "live"
    clock: Clock | None = None
    takeover: Level | None = None
    key: Key | None = None
    lesson: bool = False


class SitDown(Asked):
    """To take an open seat, or as the host to give it to a bot or to someone at my screen."""

    kind: Literal["me", "guest", "bot"] = "me"
    name: Name | None = None
    level: Level | None = None


class Turn(Asked):
    """A whole turn: its moves, the number of the state they are for, and a key to send it again with."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=40)]
    base: Number
    key: Key


class Try(Asked):
    """A turn so far, to see what it comes to. Nothing is kept. `ahead`: moves, any of which could be next."""

    moves: Annotated[list[Move], Meta(max_length=40)]
    base: Number
    ahead: Annotated[list[Move], Meta(max_length=60)] = field(default_factory=list)


class Say(Asked):
    """A line of chat; with a `key` it is said once, however often it is sent."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key | None = None


class Named(Asked):
    """A name to play under."""

    name: Name


class Visit(Asked):
    """A name to come in under. `key`: asked again with it within 10 minutes, it is the same visitor."""

    name: Name
    key: SecretKey | None = None


class Leave(Asked):
    """To delete what is known of me; an account asks for its password."""

    password: Annotated[str, Meta(min_length=1, max_length=400)] | None = None


class Block(Asked):
    """To read no more of what a person says (mute), or not to play together either (block)."""

    kind: Literal["mute", "block"]


class Report(Asked):
    """To show a line of chat to the operator of this server."""

    room: Literal["players", "spectators"]
    number: Number
    note: Annotated[str, Meta(max_length=500)] = ""


class Reset(Asked):
    """To choose a new password, with the token of a link from the operator."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=1, max_length=400)]


class Credentials(Asked):
    """For an account: what to log in with."""

    login: Annotated[str, Meta(min_length=1, max_length=80)]
    password: Annotated[str, Meta(min_length=1, max_length=400)]


class NewPassword(Asked):
    """A new password, and the old one; without it, after a login with a passkey within 10 minutes."""

    new: Annotated[str, Meta(min_length=1, max_length=400)]
    old: Annotated[str, Meta(min_length=1, max_length=400)] | None = None
    end_passkeys: bool = False


class Labelled(Asked):
    """What to call a token. `key`: asked again with it within 10 minutes, it is the same token."""

    label: Name = "token"
    key: SecretKey | None = None


class PasskeyAnswer(Asked):
    """What a browser's passkey answers."""

    challenge: Annotated[str, Meta(min_length=1, max_length=200)]
    credential: dict[str, Any]
    label: Name = "passkey"


class NewPush(Asked):
    """Where a browser is told by web push, and the keys to seal messages with (`p256dh` and `auth` there)."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    public_key: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class SavedMatch(Asked):
    """The text of a saved match; with a `key` it becomes one table, however often it is sent."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    key: Key | None = None
