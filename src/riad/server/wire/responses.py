"""Answers over HTTP; tables, actions and chat messages come through the websocket too."""

from typing import Any, Literal

from msgspec import field

from riad.match.scorings import Scoring
from riad.server.wire import Clock, OptionKind, Pace, Response, Status


class SeatShown(Response):
    """A seat: a person, a bot, or open (reserved for `person` if that is given)."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    person: str | None = None
    level: str | None = None


class OutcomeShown(Response):
    """The outcome of a match. `why` is rules, resigned, time or abandoned; `rule` is of the game."""

    winners: list[int]
    points: list[int]
    why: Literal["rules", "resigned", "time", "abandoned"]
    reason: str
    rule: str | None = None
    seat: int | None = None


class Happening(Response):
    """One action of a table's log.

    `deeds`: the effect of each move, as documented for its game. `told`: the same as a sentence in English,
    to follow the player's name. `scored`: the change of each seat's points; empty if no points changed and
    neither a round nor the match ended. `scorings`: those that took place, in a game that has them. `round`:
    the one in which it began, in a game that has rounds.
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


class TableShown(Response):
    """A table as a viewer sees it: `you` are its seats, `view` is of one of them or a spectator's.

    `stopping`: the seats that asked to stop without a result.
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


class TableLine(Response):
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


class TurnTaken(Response):
    """The acknowledgement of a turn: it is saved, under this number."""

    seq: int
    key: str


class ErrorShown(Response):
    """An error: a code for programs, a sentence for people.

    For an illegal move, also its `rule`, the `reason` as values for other wordings, and its place in the turn
    (`at`).
    """

    code: str
    message: str
    rule: str | None = None
    reason: dict[str, Any] | None = None
    at: int | None = None
    field: str | None = None
    table: TableShown | None = None


class Preview(Response):
    """The outcome of a turn so far: the view after it.

    `shows`: the last move shows something hidden, so the turn ends there, and the view keeps that part as
    before. `complete`: the turn can be sent. `deeds`: the effect of each move, as the log will have it.
    `tally`: my points if the round or the match ended now; null if that depends on what shows. `ahead`: the
    same after each of the requested moves, and `ahead_deeds` their effects; null for an illegal one.
    `refusal`: an illegal move, with its place in `at`, where the view is from before it; or the table has
    changed.
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


class ChatLine(Response):
    """A chat message in one of a table's two rooms."""

    room: Literal["players", "spectators"]
    number: int
    at: int
    person: str
    name: str
    text: str


class Failure(Response):
    """The format of every error."""

    error: ErrorShown


class OptionShown(Response):
    """An option of a game, with the rule that it changes; `choices` are the words of a choice."""

    name: str
    rule: str
    about: str
    kind: OptionKind
    choices: list[str]
    default: Any


class GameShown(Response):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    rules_version: int
    options: list[OptionShown]
    rules: dict[str, str]
    figures: str
    ready: bool = True


class GamePrepared(Response):
    """The progress of a game at the first start, when its rules are compiled.

    `share`: the part that is done, from 0 to 1. `left`: the seconds left, where they are known. A game can be
    played once it is `loading` or `ready`.
    """

    name: str
    stage: Literal["waiting", "compiling", "loading", "ready", "failed"]
    share: float
    left: float | None = None


class PreparationShown(Response):
    """The progress of the games of this node, in the order in which they are prepared."""

    ready: bool
    games: list[GamePrepared]


class MyTables(Response):
    """My tables, those that wait for me first."""

    tables: list[TableLine]


class Lobby(Response):
    """Listed tables: those to join, the newest first, and those in play, the most recently active first."""

    tables: list[TableLine]
    playing: list[TableLine]


class Log(Response):
    """The log of a table."""

    seq: int
    happened: list[Happening]


class Position(Response):
    """An earlier position of a match, as the viewer saw it."""

    number: int
    moves: list[str]
    points: list[int]
    view: dict[str, Any]


class ChatLines(Response):
    """Chat messages, the oldest first."""

    lines: list[ChatLine]


class MyTurn(Response):
    """A line of the stream for programs: a seat of mine is to act."""

    table: str
    seq: int
    seat: int
    view: dict[str, Any]


class Health(Response):
    """The health of a node."""

    status: Literal["ok", "stopping", "preparing", "unavailable"]
    version: str
