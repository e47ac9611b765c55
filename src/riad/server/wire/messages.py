"""Messages of the websocket, both ways."""

from riad.server.wire import Id, Number, Request, Response, Status
from riad.server.wire.account_responses import Me
from riad.server.wire.responses import ChatLine, ErrorShown, Happening, TableShown


class Watch(Request, tag="watch"):
    """A request to watch a table; everything after action `after` is sent at once."""

    table: Id
    after: Number = 0


class Unwatch(Request, tag="unwatch"):
    """A request to stop watching a table."""

    table: Id


class Ping(Request, tag="ping"):
    """A request for a pong, to test the connection."""


class State(Response, tag="state"):
    """The answer to watch: the current table, and the actions after the requested number."""

    table: str
    seq: int
    state: TableShown
    happened: list[Happening]


class Update(Response, tag="update"):
    """News of an action at a table."""

    table: str
    seq: int
    happening: Happening
    state: TableShown


class Chatted(Response, tag="chat"):
    """A new chat message; `seq` is the number of the table's last action."""

    table: str
    seq: int
    line: ChatLine


class Mine(Response, tag="mine"):
    """News from a table where I sit; `turn` is true if it is my turn."""

    table: str
    seq: int
    status: Status
    turn: bool


class Pong(Response, tag="pong"):
    """The answer to ping."""

    now: int


class Wrong(Response, tag="error"):
    """The refusal of a message."""

    error: ErrorShown
    table: str | None = None


class Opening(Response):
    """The data that comes with the page of a table: the visitor, and the answer to watching it."""

    me: Me | None
    watched: State


FromClient = Watch | Unwatch | Ping
FromServer = State | Update | Chatted | Mine | Pong | Wrong
