"""What goes over the wire: the schema of requests, answers and messages, and their validation.

`/schema` and the types of the browser client are made from these. Times are milliseconds since 1970, seats
count from 0, moves are texts. Unknown fields are refused, so that a misspelt one is noticed.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="An id of ours.")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Key = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Drawn by the client, once for each turn.")
]
Move = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Level = Literal["gentle", "casual", "keen", "strong", "master"]
Pace = Literal["live", "correspondence", "record", "lesson"]
Status = Literal["open", "playing", "over", "cancelled"]


class Asked(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something a client sends."""


class Told(Struct, kw_only=True):
    """Something the server sends."""


class Clock(Struct, forbid_unknown_fields=True, kw_only=True):
    """`main` seconds for a seat, `more` after each of its turns; by correspondence `main` for every turn."""

    main: Annotated[int, Meta(ge=5, le=60 * 86400)]
    more: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWish(Asked):
    """Who is to sit on a seat of a new table: me, someone at my screen, a bot, or whoever comes."""

    kind: Literal["me", "guest", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Asked):
    """A table to make. It starts as soon as no seat is open.

    `lesson`: with the deal of the game's lesson, for one person, who moves all seats.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    listed: bool = False
    pace: Literal["live", "correspondence"] = "live"
    clock: Clock | None = None
    takeover: Level | None = None
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
    """A turn so far, to see what it comes to. Nothing is kept."""

    moves: Annotated[list[Move], Meta(max_length=40)]
    base: Number


class Say(Asked):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SeatShown(Told):
    """A seat: a person, a bot, or open (kept for `person` if that is given)."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    person: str | None = None
    level: str | None = None


class OutcomeShown(Told):
    """How a match ended. `why` is rules, resigned, time or abandoned; `rule` is of the game."""

    winners: list[int]
    points: list[int]
    why: Literal["rules", "resigned", "time", "abandoned"]
    reason: str
    rule: str | None = None
    seat: int | None = None


class Happening(Told):
    """One action of a table's log. `told` has a sentence for each move, to follow the player's name."""

    seq: int
    at: int
    kind: Literal["sit", "stand", "start", "turn", "leave", "abandon", "cancel", "rematch", "record"]
    seat: int | None = None
    moves: list[str] = []
    told: list[str] = []
    seated: SeatShown | None = None
    why: str | None = None
    table: str | None = None


class TableShown(Told):
    """A table as a viewer sees it: `you` are its seats, `view` is of one of them or a spectator's.

    `stopping`: those who asked to stop without a result.
    """

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatShown]
    host: str
    listed: bool
    pace: Pace
    status: Status
    seq: int
    created: int
    now: int
    digest: str
    you: list[int]
    clock: Clock | None = None
    takeover: str | None = None
    turn: int | None = None
    due: int | None = None
    left: list[int] | None = None
    moves: int = 0
    view: dict[str, Any] | None = None
    outcome: OutcomeShown | None = None
    stopping: list[int] = []
    rematch: str | None = None
    seed: str | None = None
    salt: str | None = None


class TableLine(Told):
    """A table in a list."""

    id: str
    game: str
    status: Status
    pace: Pace
    created: int
    changed: int
    seats: list[SeatShown]
    options: dict[str, Any]
    clock: Clock | None = None
    turn: int | None = None
    due: int | None = None
    you: list[int] = []


class TurnTaken(Told):
    """The acknowledgement of a turn: it is kept, under this number."""

    seq: int
    key: str


class Preview(Told):
    """What a turn so far comes to: the view after it.

    `shows`: the last move shows something hidden, so the turn ends there and the view is of before it.
    `complete`: it can be sent. `tally`: my points if the round or the match ended now.
    """

    view: dict[str, Any]
    complete: bool
    shows: bool
    points: list[int]
    tally: float | None = None


class ChatLine(Told):
    """A line of chat in one of a table's two rooms."""

    room: Literal["players", "spectators"]
    number: int
    at: int
    person: str
    name: str
    text: str


class ErrorShown(Told):
    """What was wrong: a code for programs, a sentence for people; of a move its rule and its place."""

    code: str
    message: str
    rule: str | None = None
    at: int | None = None
    field: str | None = None
    table: TableShown | None = None


class Failure(Told):
    """The shape of every error."""

    error: ErrorShown


class Watch(Asked, tag="watch"):
    """To be told what happens at a table; all after action `after` comes at once."""

    table: Id
    after: Number = 0


class Unwatch(Asked, tag="unwatch"):
    """To be told no more."""

    table: Id


class Ping(Asked, tag="ping"):
    """Is the connection alive? Answered with pong."""


class State(Told, tag="state"):
    """The answer to watch: the table as it is, and what happened since the number that was named."""

    table: str
    seq: int
    state: TableShown
    happened: list[Happening]


class Update(Told, tag="update"):
    """Something happened at a table."""

    table: str
    seq: int
    happening: Happening
    state: TableShown


class Chatted(Told, tag="chat"):
    """Someone said something; `seq` is where the table stands."""

    table: str
    seq: int
    line: ChatLine


class Mine(Told, tag="mine"):
    """Something happened at a table where I sit; `turn`: it is mine."""

    table: str
    seq: int
    status: Status
    turn: bool


class Pong(Told, tag="pong"):
    """The answer to ping."""

    now: int


class Wrong(Told, tag="error"):
    """A message that was refused."""

    error: ErrorShown
    table: str | None = None


FromClient = Watch | Unwatch | Ping
FromServer = State | Update | Chatted | Mine | Pong | Wrong


class Me(Told):
    """Who I am. `login` is null for a visitor."""

    id: str
    name: str
    login: str | None = None


class Named(Asked):
    """A name to play under."""

    name: Name


class Credentials(Asked):
    """For an account: what to log in with."""

    login: Annotated[str, Meta(min_length=1, max_length=80)]
    password: Annotated[str, Meta(min_length=1, max_length=400)]


class NewPassword(Asked):
    """A new password, and the old one."""

    old: Annotated[str, Meta(min_length=1, max_length=400)]
    new: Annotated[str, Meta(min_length=1, max_length=400)]


class Labelled(Asked):
    """What to call a token or a passkey."""

    label: Name = "token"


class NewToken(Told):
    """A token for a program. It is shown this once."""

    token: str


class SessionShown(Told):
    """A place where I am signed in; `this`: the one that asks."""

    id: str
    kind: str
    label: str
    created: int
    expires: int
    this: bool


class PasskeyShown(Told):
    """A passkey of mine."""

    id: str
    label: str
    created: int


class PasskeyStart(Told):
    """What a browser needs to make or to use a passkey."""

    challenge: str
    options: dict[str, Any]


class PasskeyAnswer(Asked):
    """What a browser's passkey answers."""

    challenge: Annotated[str, Meta(min_length=1, max_length=200)]
    credential: dict[str, Any]
    label: Name = "passkey"


class OptionShown(Told):
    """An option of a game, with the rule that it changes."""

    name: str
    rule: str
    about: str
    values: str
    default: Any


class GameShown(Told):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    rules_version: int
    options: list[OptionShown]
    rules: dict[str, str]
    figures: str


class Lobby(Told):
    """Tables in a list, the newest first; mine with those first that wait for me."""

    tables: list[TableLine]


class Log(Told):
    """What happened at a table."""

    seq: int
    happened: list[Happening]


class Position(Told):
    """A match as it was after a number of moves, to the one who asks."""

    number: int
    moves: list[str]
    points: list[int]
    view: dict[str, Any]


class ChatLines(Told):
    """What was said, the oldest first."""

    lines: list[ChatLine]


class MyTurn(Told):
    """A line of the stream for programs: a seat of mine is to act."""

    table: str
    seq: int
    seat: int
    view: dict[str, Any]


class Health(Told):
    """How a node is."""

    status: Literal["ok", "stopping", "unavailable"]
    version: str


class SavedMatch(Asked):
    """The text of a saved match."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
