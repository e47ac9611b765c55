"""What goes through the websocket, both ways."""

from riad.server.wire import Asked, Id, Number, Status, Told
from riad.server.wire.told import ChatLine, ErrorShown, Happening, Me, TableShown


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


class Opening(Told):
    """What comes with the page of a table: who asks for it, and what watching it is answered with."""

    me: Me | None
    watched: State


FromClient = Watch | Unwatch | Ping
FromServer = State | Update | Chatted | Mine | Pong | Wrong
