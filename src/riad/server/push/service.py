"""Web push: people without an open page are notified when it is their turn.

Only the node that wrote an action sends a notification, so there is at most one. It first asks the other
nodes whether they have a connection of the person, and waits a little: for an answer, and for a page that
reloads. A message names the table, the game and the last player: nothing hidden, and nothing about moves.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from riad.server.errors import ApiError
from riad.server.live.hub import Hub
from riad.server.now import now
from riad.server.people.sessions import Person
from riad.server.store.base import Store, Unavailable, do
from riad.server.store.fanout import Fanout
from riad.server.table.repository import TableRepository
from riad.server.table.table import Seat, Table
from riad.server.wire.requests import NewPush
from riad.server.wire.responses import Happening

if TYPE_CHECKING:
    from riad.server.push.sender import PushSender

DAY = 24 * 3600
MOST = 10  # browsers notified per person
FORGET = "delete from push where endpoint = $1 or session = $2"
KEEP = """insert into push (session, person, endpoint, public_key, auth, site, created)
values ($1, $2, $3, $4, $5, $6, $7)"""
OF = f"select * from push where person = $1 order by created desc limit {MOST}"  # noqa: S608  # our own constant


class PushMessage(msgspec.Struct, frozen=True):
    """A push message. The receiver knows whose turn it is. `level` is that of a bot that has played."""

    table: str
    game: str
    name: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class PushNotice:
    """News that it became a person's turn."""

    table: str
    seq: int
    moves: int
    person: str
    message: PushMessage

    @property
    def topic(self) -> str:
        """The name of the news between nodes."""
        return f"{self.table}:{self.seq}:{self.person}"


class Push:
    """The push messages of this node. `to` is public, anywhere or off."""

    def __init__(
        self,
        tables: TableRepository,
        store: Store,
        hub: Hub,
        fanout: Fanout,
        *,
        to: str,
        wait: float,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._store = store
        self._hub = hub
        self._fanout = fanout
        self._to = to
        self._wait = wait
        self._sleep = sleep
        self._telling: dict[str, asyncio.Task[None]] = {}
        if to != "off":
            tables.listeners.append(self.happened)
            hub.topics |= {"p": self._asked, "h": self._answered}

    @cached_property
    def _courier(self) -> "PushSender":
        """The courier, imported on first use: its libraries load slowly, and many nodes send nothing."""
        from riad.server.push.sender import PushSender

        return PushSender(self._store, anywhere=self._to == "anywhere")

    async def public_key(self) -> str | None:
        """Return the key with which a browser subscribes at its push service; None if push is off."""
        return None if self._to == "off" else await self._courier.public_key()

    async def subscribe(self, person: Person, session: str, site: str, registration: NewPush) -> None:
        """Notify this browser from now on."""
        if self._to == "off":
            raise ApiError("not_now", "push messages are turned off on this server")
        self._courier.check(registration)
        keys = (registration.public_key, registration.auth)
        await self._store.write(
            do(FORGET, registration.endpoint, session),
            do(KEEP, session, person.id, registration.endpoint, *keys, site, now()),
        )

    async def is_on(self, session: str) -> bool:
        """Return whether the browser of a session is subscribed."""
        return bool(await self._store.fetch("select 1 from push where session = $1", session))

    async def unsubscribe(self, session: str) -> None:
        """Stop notifying the browser of a session."""
        await self._store.write(do("delete from push where session = $1", session))

    def happened(self, table: Table, happenings: Sequence[Happening], ours: bool) -> None:
        """Start notifying a person if it became their turn."""
        news = news_of(table, happenings) if ours else None
        if news is None or self._hub.is_here(news.person):
            return
        task = asyncio.create_task(self._tell(news))
        self._telling[news.topic] = task
        task.add_done_callback(lambda _: self._telling.pop(news.topic, None))

    def _asked(self, topic: str) -> None:
        """Answer another node if the person has a connection here."""
        if self._hub.is_here(topic.rpartition(":")[2]):
            self._hub.spawn(self._fanout.publish(f"h:{topic}"))

    def _answered(self, topic: str) -> None:
        """Cancel a notification: another node has a connection of the person."""
        if topic in self._telling:
            self._telling[topic].cancel()

    async def _tell(self, news: PushNotice) -> None:
        try:
            if not await self._store.fetch(OF, news.person):
                return
            await self._fanout.publish(f"p:{news.topic}")
            await self._sleep(self._wait)
            table = await self._tables.get(news.table)
            if self._hub.is_here(news.person) or table.turn is None or len(table.playing.moves) > news.moves:
                return
            message, urgent = msgspec.json.encode(news.message), table.facts.pace == "live"
            rows = await self._store.fetch(OF, news.person)
            sending = (self._courier.send(row, message, seconds=keeps(table), urgent=urgent) for row in rows)
            await asyncio.gather(*sending)
        except (Unavailable, ApiError):
            return  # the page will show it when opened

    async def close(self) -> None:
        """Stop, without sending the notifications in progress."""
        tasks = [*self._telling.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def news_of(table: Table, happenings: Sequence[Happening]) -> PushNotice | None:
    """Return the news if these actions made it a person's turn, and the person did not cause it."""
    acts = [happening for happening in happenings if happening.kind in ("start", "turn")]
    if not acts or table.turn is None:
        return None
    seat = table.seats[table.turn]
    actor = Seat() if acts[-1].seat is None else table.seats[acts[-1].seat]
    if seat.kind != "person" or seat.person is None or actor.person == seat.person:
        return None
    name = None if actor.level else actor.name
    message = PushMessage(table.facts.id, table.facts.game, name, actor.level)
    return PushNotice(table.facts.id, table.seq, len(table.playing.moves), seat.person, message)


def keeps(table: Table) -> int:
    """Return the seconds for which a push service should try: at most the time left for the turn."""
    left = DAY if table.due is None else (table.due - table.now) // 1000
    return max(60, min(left, 3 * DAY))
