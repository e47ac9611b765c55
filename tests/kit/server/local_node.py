"""A node inside this process, for tests: its people and their tables, and what its database holds."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from riad.server.errors import AccountError, ApiError
from riad.server.node import Node, running
from riad.server.people.sessions import Person
from riad.server.settings import Settings
from riad.server.store.base import Store
from riad.server.table.cache import LogCache
from riad.server.table.integrity import check
from riad.server.table.table import Table
from riad.server.wire.requests import NewTable, SeatWish, SitDown
from tests.kit.server.table_fixtures import play, two


@asynccontextmanager
async def local_node(database: str, **settings: Any) -> AsyncIterator[Node]:
    async with running(Settings(database=database, bot_pace=60, **settings)) as node:
        yield node


async def visitors(node: Node, *names: str) -> list[Person]:
    return [(await node.people.visit(name))[0] for name in names]


async def everything(store: Store) -> str:
    """Return everything stored about people and tables, as text."""
    names = ("person", "session", "passkey", "game_table", "seat", "action", "chat", "block", "reset")
    return repr(await store.dump(names))


async def faults(store: Store) -> list[str]:
    return [sentence async for sentence in check(store, lambda _done, _of: None)]


async def count_of(store: Store, table: str) -> int:
    (row,) = await store.fetch(f"select count(*) as number from {table}")  # noqa: S608
    return int(row["number"])


async def refusal(doing: Any) -> str:
    with pytest.raises((ApiError, AccountError)) as caught:
        await doing
    return str(caught.value.code)  # type: ignore[attr-defined]


async def at_all_tables(node: Node, anna: Person, bela: Person) -> dict[str, str]:
    """Create tables of every sort with Anna at them."""
    friends = NewTable(game="azul", seats=[SeatWish(kind="open"), SeatWish(kind="me")], takeover="gentle")
    guests = NewTable(
        game="azul",
        seats=[SeatWish(kind="me"), SeatWish(kind="guest", name="Hedda"), SeatWish(kind="open")],
    )
    begun = await play(node, anna, await node.seating.create(anna, two("guest")), 3)
    tables = {"over": await node.playing.resign(anna, begun.facts.id)}
    tables["rematch"] = await node.seating.rematch(anna, tables["over"].facts.id)
    tables["mine"] = await node.seating.create(anna, two("open"))
    tables["taken over"] = await node.seating.create(bela, friends)
    await node.seating.sit(anna, tables["taken over"].facts.id, 0, SitDown())
    tables["resigned"] = await node.seating.create(bela, two("open"))
    await node.seating.sit(anna, tables["resigned"].facts.id, 1, SitDown())
    tables["joined"] = await node.seating.create(bela, guests)
    await node.seating.sit(anna, tables["joined"].facts.id, 2, SitDown())
    ended = await node.seating.create(bela, two("open"))
    await node.seating.sit(anna, ended.facts.id, 1, SitDown())
    tables["ended"] = await node.playing.resign(bela, ended.facts.id)
    tables["kept for her"] = await node.seating.rematch(bela, ended.facts.id)
    tables["stood up"] = await node.seating.create(bela, two("open", game="alhambra"))
    return {name: table.facts.id for name, table in tables.items()}


class Watcher:
    """A connection that records its messages, the tables it was told of, and whether it was dropped."""

    def __init__(self, person: str | None = None, session: str | None = None) -> None:
        self.person = person
        self.session = session
        self.heard: list[str] = []
        self.told_of: list[str] = []
        self.dropped = False

    def push(self, text: str) -> None:
        self.heard.append(text)

    def told(self, table: Table) -> None:
        self.told_of.append(table.facts.id)

    def drop(self) -> None:
        self.dropped = True


def forget(node: Node, *, logs: bool = True) -> None:
    """Make a node forget its tables and their logs."""
    for name in [*node.tables._cache._sizes]:
        node.tables._cache.drop(name)
    if logs:
        node.tables.logs = LogCache(64_000_000)


async def a_match(node: Node, game: str, turns: int = 20) -> tuple[Person, Table]:
    anna, _ = await node.people.visit("Anna")
    table = await node.seating.create(anna, two(game=game))
    return anna, await play(node, anna, table, turns)
