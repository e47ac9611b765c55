"""Notices: every node learns of every change, once and in order."""

import asyncio

import pytest

from riad.server.people import admin
from riad.server.store.base import Conflict
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
