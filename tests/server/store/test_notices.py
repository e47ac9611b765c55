"""Notices: every node learns of every change, once and in order."""

import asyncio
from collections.abc import Sequence
from typing import cast

import pytest

from riad.server.people import admin
from riad.server.store import notices as notices_module
from riad.server.store import open_store
from riad.server.store.base import Conflict, Row, Statement, Store, do
from riad.server.store.notices import Notices, notice, write_telling
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import local_node, visitors


def test_a_notice_whose_number_is_taken_takes_the_next(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            people = await visitors(node, *"ABCDEFGH")
            known = [await admin.find(node.store, person.id) for person in people]
            await asyncio.gather(*(admin.ban(node.store, person, None) for person in known))
            rows = await node.store.fetch("select number, whom from notice order by number")
            assert [row["number"] for row in rows] == [*range(1, 9)]
            assert {row["whom"] for row in rows} == {person.id for person in people}
            await node.people.delete(people[0])
            with pytest.raises(Conflict):  # she has left: not a conflict of numbers
                await admin.ban(node.store, known[0], None)

    run(story())


def test_a_node_acts_once_on_each_notice_that_came_after_it(database: str) -> None:
    """Earlier notices are old news for a node that has just started: it has nothing to forget yet."""

    async def story() -> None:
        store = await open_store(database)
        heard: list[str] = []

        async def hear(whom: str) -> None:
            heard.append(whom)

        notices = Notices(store)
        notices.on["person"] = hear
        await store.write(notice("person", "before", 1))
        await notices.read()
        assert heard == []
        for number, kind in enumerate(("person", "table", "unknown", "person")):
            await store.write(notice(kind, f"{kind} {number}", 1))
        await notices.read()
        await notices.read()
        assert heard == ["person 0", "person 3"]
        await store.close()

    run(story())


def test_more_notices_than_are_read_at_once_are_read_in_order(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices_module, "LATER", notices_module.LATER.replace("limit 500", "limit 2"))

    async def story() -> None:
        store = await open_store(database)
        heard: list[str] = []

        async def hear(whom: str) -> None:
            heard.append(whom)

        notices = Notices(store)
        notices.on["table"] = hear
        await notices.read()
        for name in "abcde":
            await store.write(notice("table", name, 1))
        for _ in range(3):
            await notices.read()
        assert heard == [*"abcde"]
        await store.close()

    run(story())


def test_what_conflicts_is_not_tried_again(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        tried = []

        class Counting:
            """A store that counts what is written."""

            fetch = store.fetch

            async def write(self, *statements: Statement) -> Sequence[Row]:
                tried.append(statements)
                return await store.write(*statements)

        nobody = do("update person set name = 'x' where id = 'nobody'", rows=1)
        with pytest.raises(Conflict):
            await write_telling(cast("Store", Counting()), nobody, told=notice("person", "nobody", 1))
        assert len(tried) == 1
        assert not await store.fetch("select * from notice"), "a notice of what was not written"
        await store.close()

    run(story())
