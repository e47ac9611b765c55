"""The sweep: what it leaves alone, and its small steps."""

from collections import Counter
from typing import Any

import pytest

from riad.server.people import admin
from riad.server.people.accounts import DAY
from riad.server.privacy import retention
from riad.server.store.base import do
from riad.server.table.view import now
from riad.server.wire.requests import Report, SitDown
from tests.kit.server.databases import running as run
from tests.kit.server.table_fixtures import two
from tests.server.people.test_moderation import here, visitors

PASSKEY = """insert into passkey (id, person, public_key, sign_count, label, created)
values ('key', $1, '', 0, 'phone', 1)"""


def test_a_visitor_with_a_passkey_stays(database: str) -> None:
    async def story() -> None:
        async with here(database, keep_visitors=30) as node:
            anna, bela, carla = await visitors(node, "Anna", "Bela", "Carla")
            await node.store.write(
                do(PASSKEY, anna.id),
                do("update person set seen = $1", now() - 31 * DAY),
                do("update person set seen = $2 where id = $1", carla.id, now() - 29 * DAY),
            )
            assert await node.sweeping.once() == {"visitor": 1, "person": 1}
            left = {row["id"] for row in await node.store.fetch("select id from person")}
            assert left == {anna.id, carla.id}
            assert bela.id not in left

    run(story())


def test_tables_go_a_few_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with here(database) as node:
            (anna,) = await visitors(node, "Anna")
            for _ in range(5):
                await node.seating.create(anna, two("guest"))
            await node.store.write(do("update game_table set changed = 1"))
            deleted: list[int] = []
            write = node.store.write

            async def watched(*statements: Any) -> Any:
                kinds = Counter(statement.sql for statement in statements)
                deleted.append(kinds[retention.DELETE_TABLE])
                return await write(*statements)

            monkeypatch.setattr(node.store, "write", watched)
            gone = await node.sweeping.once()
            assert gone is not None
            assert gone["table"] == 5
            assert [number for number in deleted if number] == [2, 2, 1]
            assert await node.store.fetch("select 1 from action") == []

    monkeypatch.setattr(retention, "TABLES", 2)
    monkeypatch.setattr(retention, "PAUSE", 0)
    run(story())


def test_counts_by_address_go_by_their_setting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with here(database, keep_addresses=3) as node:
            asked: list[int] = []
            forget = node.store.forget_hits

            async def watched(seconds: int) -> None:
                asked.append(seconds)
                await forget(seconds)

            monkeypatch.setattr(node.store, "forget_hits", watched, raising=False)
            assert await node.store.hit("visit/address:x", 1) == 1
            await node.sweeping.once()
            assert await node.sweeping.once() is None  # not due, but counts are checked anyway
            assert asked == [3 * 86_400] * 2
            assert await node.store.hit("visit/address:x", 1) == 2  # more recent than that

    run(story())


def test_a_line_with_the_number_of_a_deleted_one_can_be_reported(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            table = (await node.seating.create(anna, two("open"))).facts.id
            await node.seating.sit(bela, table, 1, SitDown())
            for text in ("Foul", "Fouler"):
                line = await node.chat.say(bela, table, text)
                assert line.number == 1
                await node.order.report(anna, table, Report(room="players", number=1, note=text.upper()))
                (report,) = await admin.reports(node.store, closed=False)
                assert (report["text"], report["note"]) == (text, text.upper())
                await admin.close_report(node.store, report["id"])
                await node.order.report(anna, table, Report(room="players", number=1))  # a repetition
                assert await admin.reports(node.store, closed=False) == []
                await node.store.write(
                    do("update chat set at = 1"), do("update chore set until = 0, node = null")
                )
                assert await node.sweeping.once() == {"chat": 1}

    run(story())
