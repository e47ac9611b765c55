"""What is answered over HTTP; tables, happenings and lines of chat come through the websocket too."""

from typing import Any, Literal

from msgspec import field

from riad.server.wire import Clock, Pace, Status, Told


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


class ScoringLine(Told):
    """What one thing paid: each seat, then those who score beside the seats, as Dirk does in Alhambra."""

    what: str
    points: list[int]


class Scoring(Told):
    """A scoring that has a name, and what it paid; its `round`, in a game that has rounds."""

    name: str
    lines: list[ScoringLine]
    round: int | None = None


class Happening(Told):
    """One action of a table's log.

    `deeds`: what each move does, as the document of its game has it. `told`: the same as a sentence in
    English, to follow the player's name. `scored`: by how much it changed the points of each seat; empty when
    it changed nobody's and ended neither a round nor the match. `scorings`: those that took place, in a game
    that has them. `round`: the one in which it began, in a game that has rounds.
    """

    seq: int
    at: int
    kind: Literal["sit", "stand", "start", "turn", "leave", "abandon", "cancel", "rematch", "record"]
    seat: int | None = None
    moves: list[str] = field(default_factory=list)
    deeds: list[dict[str, Any]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    scored: list[int] = field(default_factory=list)
    scorings: list[Scoring] = field(default_factory=list)
    round: int | None = None
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
    stopping: list[int] = field(default_factory=list)
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
    you: list[int] = field(default_factory=list)


class TurnTaken(Told):
    """The acknowledgement of a turn: it is kept, under this number."""

    seq: int
    key: str


class ErrorShown(Told):
    """What was wrong: a code for programs, a sentence for people.

    Of a move that is not allowed its `rule`, the `reason` as values, to make other words of, and its place in
    the turn (`at`).
    """

    code: str
    message: str
    rule: str | None = None
    reason: dict[str, Any] | None = None
    at: int | None = None
    field: str | None = None
    table: TableShown | None = None


class Preview(Told):
    """What a turn so far comes to: the view after it.

    `shows`: the last move shows something hidden, so the turn ends there, and in the view that is as before.
    `complete`: it can be sent. `deeds`: what each move does, as the log will have it. `tally`: my points if
    the round or the match ended now; null when that depends on what shows. `ahead`: the same after each of
    the moves that were asked about, and `ahead_deeds` what each does; null for one that cannot be.
    `refusal`: a move that cannot be, with its place in `at`, and the view is of before it; or that the table
    has gone on since.
    """

    view: dict[str, Any]
    complete: bool
    shows: bool
    points: list[int]
    deeds: list[dict[str, Any]] = field(default_factory=list)
    tally: float | None = None
    ahead: list[float | None] = field(default_factory=list)
    ahead_deeds: list[dict[str, Any] | None] = field(default_factory=list)
    refusal: ErrorShown | None = None


class ChatLine(Told):
    """A line of chat in one of a table's two rooms."""

    room: Literal["players", "spectators"]
    number: int
    at: int
    person: str
    name: str
    text: str


class Failure(Told):
    """The shape of every error."""

    error: ErrorShown


class Me(Told):
    """Who I am. `login` is null for a visitor."""

    id: str
    name: str
    login: str | None = None


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


class PushShown(Told):
    """Web push: the key to ask a push service with, null where this server sends nothing, and if it is on."""

    key: str | None
    on: bool


class PasskeyShown(Told):
    """A passkey of mine."""

    id: str
    label: str
    created: int


class PasskeyStart(Told):
    """What a browser needs to make or to use a passkey."""

    challenge: str
    options: dict[str, Any]


class Blocked(Told):
    """Somebody whom I have muted or blocked."""

    person: str
    name: str
    kind: Literal["mute", "block"]
    created: int


class Periods(Told):
    """For how many days what is kept, 0 for as long as there is this server; and whom to write to."""

    visitors: int
    tables: int
    chat: int
    reports: int
    addresses: int
    sessions: int
    contact: str


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
    ready: bool = True


class GamePrepared(Told):
    """How far a game is at the first start, when its rules are compiled.

    `share`: how much of it is done, from 0 to 1. `left`: the seconds that are left, where they are known.
    A game can be played once it is `loading` or `ready`.
    """

    name: str
    stage: Literal["waiting", "compiling", "loading", "ready", "failed"]
    share: float
    left: float | None = None


class PreparationShown(Told):
    """How far the games of this node are, in the order in which they are prepared."""

    ready: bool
    games: list[GamePrepared]


class MyTables(Told):
    """Mine, with those first that wait for me."""

    tables: list[TableLine]


class Lobby(Told):
    """What is listed: tables to join, the newest first, and those being played, the liveliest first."""

    tables: list[TableLine]
    playing: list[TableLine]


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

    status: Literal["ok", "stopping", "preparing", "unavailable"]
    version: str
