"""Notices: changes made by another process, such as `riad admin`, that nodes must therefore forget.

They are in the database and in one sequence, so none is missed; every node reads them every few seconds.
"""

from collections.abc import Awaitable, Callable

from riad.server.store.base import Conflict, Statement, Store, do

EVERY = 2.0  # seconds
TRIES = 8
NEW = """insert into notice (number, at, kind, whom)
select coalesce(max(number), 0) + 1, cast($1 as bigint), $2, $3 from notice"""
LAST = "select coalesce(max(number), 0) as number from notice"
LATER = "select number, kind, whom from notice where number > $1 order by number limit 500"


def notice(kind: str, whom: str, now: int) -> Statement:
    """Return the statement that tells all nodes to forget a person or a table."""
    return do(NEW, now, kind, whom)


async def write_telling(store: Store, *statements: Statement, told: Statement) -> None:
    """Write statements with a notice, retrying if only its number was taken; Conflict if they conflict."""
    for _ in range(TRIES - 1):
        before = await store.fetch(LAST)
        try:
            await store.write(*statements, told)
        except Conflict:
            if await store.fetch(LAST) == before:
                raise
        else:
            return
    await store.write(*statements, told)


class Notices:
    """The notices that a node has read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: int | None = None
        self.on: dict[str, Callable[[str], Awaitable[None]]] = {}
        """Handlers by kind of notice."""

    async def read(self) -> None:
        """Act on new notices. The first read has nothing to forget yet."""
        if self._last is None:
            self._last = int((await self._store.fetch(LAST))[0]["number"])
            return
        for row in await self._store.fetch(LATER, self._last):
            self._last = row["number"]
            if row["kind"] in self.on:
                await self.on[row["kind"]](row["whom"])
