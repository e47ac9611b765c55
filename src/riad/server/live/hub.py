"""The hub: it tells the connections of a node about tables, those they watch and those they sit at."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from riad.server.errors import ApiError
from riad.server.now import now
from riad.server.people.quotas import FOLDED, LOOKED_AT, Reading
from riad.server.store.base import Store, Unavailable
from riad.server.table.folding import Entries
from riad.server.table.repository import TableRepository
from riad.server.table.table import Table
from riad.server.table.view import Viewer, view_for, views_for
from riad.server.wire.messages import Chatted, FromServer, Mine, State
from riad.server.wire.responses import ChatLine, Happening, TableShown

CHAT_LINE = (
    "select room, number, at, person, name, text from chat where table_id = $1 and room = $2 and number = $3"
)
DEAF = "select person from block where other = $1"
AT_ONCE = 50  # tables per query
STANDING = f"select id, seq from game_table where id in ({', '.join(f'${n}' for n in range(1, AT_ONCE + 1))})"  # noqa: S608
GONE_ON = """select t.id from seat s join game_table t on t.id = s.table_id
where s.person = $1 and t.status = 'playing' and t.changed >= $2"""
CATCH_UP_EVERY = 5.0
SLACK = 60_000  # milliseconds by which the clocks of nodes may differ
encoder = msgspec.json.Encoder()


class Watcher(Protocol):
    """A connection that watches tables; `person` is None for a stranger."""

    person: str | None
    session: str | None

    def push(self, text: str) -> None:
        """Send this soon, or drop the connection: never wait."""

    def told(self, table: Table) -> None:
        """Note that something happened at a table where this person sits."""

    def drop(self) -> None:
        """Drop the connection."""


class RawUpdate(msgspec.Struct, tag="update"):
    """An `Update` whose parts are already encoded."""

    table: str
    seq: int
    happening: msgspec.Raw
    state: msgspec.Raw


def encoded(message: FromServer) -> str:
    """Return a message as it is sent."""
    return encoder.encode(message).decode()


class Hub:
    """The connections of this node."""

    def __init__(self, tables: TableRepository, store: Store, reading: Reading | None = None) -> None:
        self._tables = tables
        self._reading = reading or Reading(0)
        self._store = store
        self._watchers: dict[str, dict[Watcher, int]] = defaultdict(dict)
        """The watchers of each table, with the number of the last action sent to each."""
        self._persons: dict[str, tuple[Watcher, ...]] = {}  # tuples save memory: most have one element
        self._sessions: dict[str, tuple[Watcher, ...]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_heard = now()
        self._hearing_chat = asyncio.Lock()
        self.sockets = 0
        self.topics: dict[str, Callable[[str], None]] = {}
        """Handlers for other topics from nodes, by their first part."""
        tables.listeners.append(self.happened)
        tables.watched = self._watchers.__contains__

    async def state_for(self, name: str, person: str | None, after: int, address: str) -> tuple[int, bytes]:
        """Return a table's number, and its state for a person with the log after a number, as it is sent.

        It counts as read by an address; ApiError when the address has read too much.
        """
        table, entries = await self.read(name, after, address)
        state = view_for(table, table.viewer(person), now())
        message = encoder.encode(State(table=name, seq=table.seq, state=state, happened=[]))
        message = message.removesuffix(b"]}") + b",".join(entries) + b"]}"
        self._reading.spend(address, LOOKED_AT + len(message))
        return table.seq, message

    async def read(self, name: str, after: int, address: str) -> tuple[Table, Entries]:
        """Return a table and its log after a number; folding it for this counts as read by the address.

        ApiError when the address has read too much. The caller counts what it sends.
        """
        self._reading.admit(address)
        if not self._tables.is_at_hand(name, after):
            self._reading.spend(address, FOLDED)
        return await self._tables.read(name, after)

    async def watch(self, watcher: Watcher, name: str, after: int, address: str) -> None:
        """Send a watcher the state of a table and what it has missed, and from now on what happens there."""
        seq, message = await self.state_for(name, watcher.person, after, address)
        # No action can come between reading and registering: there is no await.
        self._watchers[name][watcher] = seq
        watcher.push(message.decode())

    def unwatch(self, watcher: Watcher, name: str) -> None:
        """Stop sending a table to a watcher."""
        watchers = self._watchers.get(name, {})
        watchers.pop(watcher, None)
        if not watchers:
            self._watchers.pop(name, None)

    def join(self, watcher: Watcher) -> None:
        """Register a new connection."""
        self.sockets += 1
        for groups, key in ((self._persons, watcher.person), (self._sessions, watcher.session)):
            if key is not None:
                groups[key] = (*groups.get(key, ()), watcher)

    def is_here(self, person: str) -> bool:
        """Return whether a person has a connection to this node."""
        return person in self._persons

    def leave(self, watcher: Watcher, tables: Sequence[str]) -> None:
        """Remove a connection that has ended."""
        self.sockets -= 1
        for name in tables:
            self.unwatch(watcher, name)
        for groups, key in ((self._persons, watcher.person), (self._sessions, watcher.session)):
            if key is not None and key in groups:
                rest = tuple(other for other in groups.pop(key) if other is not watcher)
                if rest:
                    groups[key] = rest

    def happened(self, table: Table, happenings: Sequence[Happening], _ours: bool) -> None:
        """Inform the watchers of a table and its players."""
        name = table.facts.id
        watchers = self._watchers.get(name)
        if watchers:
            self._tell_watchers(table, happenings, watchers)
        if table.facts.pace == "lesson":
            return  # it waits for no one else
        for person in table.people:
            for watcher in self._persons.get(person, ()):
                watcher.told(table)

    def _tell_watchers(
        self, table: Table, happenings: Sequence[Happening], watchers: dict[Watcher, int]
    ) -> None:
        behind = [(one, viewer_of(table, one), had) for one, had in watchers.items() if had < table.seq]
        states = views_for(table, {viewer for _, viewer, _ in behind}, now())
        news = [(one.seq, self._tables.entry(table.facts.id, one)) for one in happenings]
        frames: dict[tuple[Viewer, bool], list[tuple[int, str]]] = {}
        for watcher, viewer, had in behind:
            is_next = bool(happenings) and happenings[0].seq <= had + 1
            if (viewer, is_next) not in frames:
                frames[viewer, is_next] = frames_for(table, states[viewer], news if is_next else ())
            watchers[watcher] = table.seq
            for seq, text in frames[viewer, is_next]:
                if seq > had:
                    watcher.push(text)

    async def deaf_to(self, person: str) -> frozenset[str]:
        """Return the people who have muted or blocked a person."""
        return frozenset(row["person"] for row in await self._store.fetch(DEAF, person))

    def on_chat(self, name: str, line: ChatLine, deaf: frozenset[str] = frozenset()) -> None:
        """Send a chat message to its room, except to those who have muted or blocked its author."""
        table = self._tables.kept(name)
        if table is None:
            return
        text = encoded(Chatted(table=name, seq=table.seq, line=line))
        for watcher in tuple(self._watchers.get(name, ())):
            if watcher.person not in deaf and room_of(table, watcher.person) == line.room:
                watcher.push(text)

    def revoked(self, session: str) -> None:
        """Close the connections of a session that was revoked."""
        for watcher in self._sessions.get(session, ()):
            watcher.drop()

    def gone(self, person: str) -> None:
        """Close the connections of a person who was banned or deleted."""
        for watcher in self._persons.get(person, ()):
            watcher.drop()

    def on_news(self, topic: str) -> None:
        """Act on a topic from another node."""
        self._last_heard = now()
        kind, _, rest = topic.partition(":")
        if kind == "t":
            name, _, people = rest.split(":")
            if name in self._watchers or any(person in self._persons for person in people.split(",")):
                self.spawn(self._tables.on_remote_change(name))
        elif kind == "c":
            name, room, number = rest.split(":")
            if name in self._watchers:
                self.spawn(self._hear_chat(name, room, int(number)))
        elif kind == "s":
            self.revoked(rest)
        elif kind in self.topics:
            self.topics[kind](rest)

    async def _hear_chat(self, name: str, room: str, number: int) -> None:
        async with self._hearing_chat:  # one at a time, in order
            if self._tables.kept(name) is None:
                await self._tables.get(name)  # it has left memory, but not its watchers
            for row in await self._store.fetch(CHAT_LINE, name, room, number):
                self.on_chat(name, ChatLine(**row), await self.deaf_to(row["person"]))

    def on_gap(self) -> None:
        """Check every watched table, as topics from other nodes may have been lost."""
        self.spawn(self.catch_up())
        self.spawn(self._catch_up_people(self._last_heard - SLACK))

    async def catch_up(self) -> None:
        """Read the new actions of all watched tables."""
        names: list[str | None] = [*self._watchers]
        for start in range(0, len(names), AT_ONCE):
            some = names[start : start + AT_ONCE]
            for row in await self._store.fetch(STANDING, *some, *[None] * (AT_ONCE - len(some))):
                watchers = self._watchers.get(row["id"])
                if watchers and row["seq"] > min(watchers.values()):
                    await self._read_on(row["id"])

    async def _catch_up_people(self, since: int) -> None:
        """Inform connected people about their tables that have changed since some time."""
        for person in tuple(self._persons):
            for row in await self._store.fetch(GONE_ON, person, since):
                await self._read_on(row["id"])

    async def _read_on(self, name: str) -> None:
        """Read the new actions of a table; one that cannot be read keeps no other from it."""
        with suppress(ApiError):
            await self._tables.on_remote_change(name)

    async def run(self) -> None:
        """Catch up at intervals, for as long as the node runs."""
        while True:
            await asyncio.sleep(CATCH_UP_EVERY)
            try:
                await self.catch_up()
            except Unavailable:
                continue

    def spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run this in the background; a failure is made up for by the next catch-up."""

        async def quietly() -> None:
            try:
                await doing
            except (Unavailable, ApiError):
                return  # the next catch-up will find it

        task = asyncio.create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def viewer_of(table: Table, watcher: Watcher) -> Viewer:
    """Return the seats whose view a watcher may have."""
    return table.viewer(watcher.person)


def room_of(table: Table, person: str | None) -> str:
    """Return the chat room that a person is in."""
    return "players" if table.seats_of(person) else "spectators"


def frames_for(
    table: Table, state: TableShown, entries: Sequence[tuple[int, bytes]]
) -> list[tuple[int, str]]:
    """Return the messages about new entries for a viewer; the state alone if the entries are unknown."""
    name = table.facts.id
    if not entries:
        return [(table.seq, encoded(State(table=name, seq=table.seq, state=state, happened=[])))]
    raw = msgspec.Raw(encoder.encode(state))
    return [
        (seq, encoder.encode(RawUpdate(name, seq, msgspec.Raw(entry), raw)).decode())
        for seq, entry in entries
    ]


def mine(table: Table, person: str) -> Mine:
    """Return a note for a person who sits at a table."""
    turn = table.turn is not None and table.turn in table.seats_of(person)
    return Mine(table=table.facts.id, seq=table.seq, status=table.status, turn=turn)
