"""Chat: one room for the players of a table and another for its spectators."""

from collections.abc import Sequence

from riad.server.errors import ApiError
from riad.server.live.hub import Hub, room_of
from riad.server.now import now
from riad.server.people.sessions import Person
from riad.server.store.base import Conflict, do
from riad.server.store.fanout import Fanout
from riad.server.table.repository import TableRepository
from riad.server.wire.responses import ChatLine

SAY = """
insert into chat (table_id, room, number, at, person, name, text, key)
select $1, $2, coalesce(max(number), 0) + 1, cast($3 as bigint), $4, $5, $6, $7 from chat
where table_id = $1 and room = $2
returning room, number, at, person, name, text"""
LINES = """
select * from (select room, number, at, person, name, text from chat
where table_id = $1 and room = $2 and number > $3 and text <> '' and person not in
(select other from block where person = $4) order by number desc limit 200) newest order by number"""
BY_KEY = """select room, number, at, person, name, text from chat
where table_id = $1 and person = $2 and key = $3"""
TRIES = 8


class Chat:
    """The chat of all tables."""

    def __init__(self, tables: TableRepository, hub: Hub, fanout: Fanout) -> None:
        self._tables = tables
        self._hub = hub
        self._fanout = fanout

    async def say(self, person: Person, name: str, text: str, key: str | None = None) -> ChatLine:
        """Send a message to the room that the person is in; once per idempotency key."""
        words = "".join(letter for letter in text if letter.isprintable()).strip()
        if not words:
            raise ApiError("bad_request", "the message is empty", field="text")
        room = room_of(await self._tables.get(name), person.id)
        for _ in range(TRIES):
            try:
                (row,) = await self._tables.store.write(
                    do(SAY, name, room, now(), person.id, person.name, words, key, rows=1)
                )
            except Conflict:
                if (earlier := await self._said(name, person, words, key)) is not None:
                    return earlier
                continue  # another message took the number
            line = ChatLine(**row)
            self._hub.on_chat(name, line, await self._hub.deaf_to(person.id))
            await self._fanout.publish(f"c:{name}:{room}:{line.number}")
            return line
        raise ApiError("unavailable", "too many messages at once: try again")

    async def _said(self, name: str, person: Person, words: str, key: str | None) -> ChatLine | None:
        """Return the message that was sent with this key."""
        rows = await self._tables.store.fetch(BY_KEY, name, person.id, key) if key else ()
        if rows and rows[0]["text"] != words:
            raise ApiError("bad_request", "this key was used for another message", field="key")
        return ChatLine(**rows[0]) if rows else None

    async def lines(self, person: Person | None, name: str, after: int) -> Sequence[ChatLine]:
        """Return the messages in the person's room after a number, at most the newest 200."""
        room = room_of(await self._tables.get(name), person.id if person else None)
        rows = await self._tables.store.fetch(LINES, name, room, after, person.id if person else "")
        return [ChatLine(**row) for row in rows]
