"""The sweep: what it deletes and what it leaves alone, its small steps, and one node at a time."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from riad.server.errors import ApiError
from riad.server.now import now
from riad.server.people import admin
from riad.server.people.sessions import DAY
from riad.server.privacy import retention
from riad.server.store.base import Store, do
from riad.server.wire.requests import Report, SitDown
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import count_of, everything, faults, local_node, visitors
from tests.kit.server.table_fixtures import two

PASSKEY = """insert into passkey (id, person, public_key, sign_count, label, created)
values ('key', $1, '', 0, 'phone', 1)"""


def test_a_visitor_with_a_passkey_stays(database: str) -> None:
    async def story() -> None:
        async with local_node(database, keep_visitors=30) as node:
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
        async with local_node(database) as node:
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
        async with local_node(database, keep_addresses=3) as node:
            ages: list[int] = []
            forget = node.store.forget_hits

            async def watched(seconds: int) -> None:
                ages.append(seconds)
                await forget(seconds)

            monkeypatch.setattr(node.store, "forget_hits", watched, raising=False)
            assert await node.store.hit("visit/address:x", 1) == 1
            await node.sweeping.once()
            assert await node.sweeping.once() is None  # not due, but counts are checked anyway
            assert ages == [3 * 86_400] * 2
            assert await node.store.hit("visit/address:x", 1) == 2  # more recent than that

    run(story())


def test_a_line_with_the_number_of_a_deleted_one_can_be_reported(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
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


def test_the_sweep_deletes_what_is_old_and_nothing_else(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            gone, idle, busy, account = await visitors(node, "Gone", "Idle", "Busy", "Account")
            await node.people.register(account, "account", "correct horse")
            old, new = [
                (await node.seating.create(busy, two("guest", game="azul"))).facts.id for _ in range(2)
            ]
            await node.seating.create(idle, two("guest"))
            for number in range(5):
                await node.chat.say(busy, new, f"old {number}")
            line = await node.chat.say(busy, new, "reported")
            await node.order.report(account, new, Report(room="players", number=line.number))
            store, at = node.store, now()
            await store.write(
                do("update person set seen = $1", at),
                do("update person set seen = $1 where name <> 'Busy'", at - 181 * DAY),
                do("update game_table set changed = $2 where id = $1", old, at - 731 * DAY),
                do("update chat set at = $1", at - 91 * DAY),
                do("update report set at = $1", at - 181 * DAY),
            )
            await node.chat.say(busy, new, "new")
            assert (await node.tables.get(old)).seq > 0  # load it into memory
            writes = watch(monkeypatch, store)
            assert await node.sweeping.once() == {
                "chat": 6, "report": 1, "table": 1, "visitor": 2, "person": 1,
            }  # fmt: skip
            assert {row["name"] for row in await store.fetch("select name from person")} == {
                "", "Busy", "Account",
            }  # fmt: skip
            with pytest.raises(ApiError):
                await node.tables.get(old)
            assert [row["text"] for row in await store.fetch("select text from chat")] == ["new"]
            assert await count_of(store, "report") == 0
            assert max(writes) <= 2
            assert await node.sweeping.once() is None  # just done
            assert gone.name not in await everything(store)
            assert await faults(store) == []

    monkeypatch.setattr(retention, "STEP", 2)
    monkeypatch.setattr(retention, "PAUSE", 0)
    run(story())


def watch(monkeypatch: pytest.MonkeyPatch, store: Store) -> list[int]:
    """Record the number of rows that each write returns from now on."""
    counts: list[int] = []
    write = store.write

    async def watched(*statements: Any) -> Any:
        rows = await write(*statements)
        counts.append(len(rows))
        return rows

    monkeypatch.setattr(store, "write", watched)
    return counts


def test_with_zero_everything_is_kept(database: str) -> None:
    async def story() -> None:
        async with local_node(database, keep_visitors=0, keep_tables=0, keep_chat=0, keep_reports=0) as node:
            (anna,) = await visitors(node, "Anna")
            table = (await node.seating.create(anna, two("guest"))).facts.id
            await node.chat.say(anna, table, "Hello")
            for sql in (
                "update person set seen = 1",
                "update game_table set changed = 1",
                "update chat set at = 1",
            ):
                await node.store.write(do(sql))
            gone = await node.sweeping.once()
            assert gone is not None
            assert gone.total() == 0
            assert [await count_of(node.store, name) for name in ("person", "game_table", "chat")] == [
                1,
                1,
                1,
            ]

    run(story())


def test_only_one_node_sweeps_and_a_slow_one_stops(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            others = [
                retention.Sweep(node.store, node.leaving, node.settings, name, now) for name in ("one", "two")
            ]
            passes = await asyncio.gather(*(other.once() for other in others))
            assert sorted(result is None for result in passes) == [False, True]
            await node.store.write(do("update chore set until = 0"))
            (anna,) = await visitors(node, "Anna")
            table = (await node.seating.create(anna, two("guest"))).facts.id
            for number in range(5):
                await node.chat.say(anna, table, str(number))
            await node.store.write(do("update chat set at = 1"))
            real = node.store.write

            async def slow(*statements: Any) -> Any:
                rows = await real(*statements)
                if "delete from chat" in statements[-1].sql:  # another node takes over after the first step
                    await real(do("update chore set node = 'three'"))
                return rows

            monkeypatch.setattr(node.store, "write", slow)
            assert await others[0].once() == {"chat": 2}
            assert await count_of(node.store, "chat") == 3

    monkeypatch.setattr(retention, "STEP", 2)
    monkeypatch.setattr(retention, "PAUSE", 0)
    run(story())


def test_a_visitor_who_comes_back_at_this_moment_stays(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            (anna,) = await visitors(node, "Anna")
            _, token = await node.people.visit("Bela")
            await node.store.write(do("update person set seen = $1 where name = 'Bela'", now() - 2 * DAY))
            assert await node.people.who(token) is not None  # noted once a day
            (row,) = await node.store.fetch("select seen from person where name = 'Bela'")
            assert row["seen"] > now() - DAY
            await node.store.write(do("update chore set node = $1", node.name))
            assert await node.sweeping._dismiss(anna.id, now(), now() - DAY) == 0
            assert await count_of(node.store, "person") == 2
            await node.store.write(do("update person set seen = 0"))  # as in a database of an earlier version
            assert await node.sweeping.once() == {}
            assert [row["seen"] > 0 for row in await node.store.fetch("select seen from person")] == [
                True
            ] * 2

    run(story())


def test_counted_addresses_are_forgotten(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            assert [await node.store.hit("visit:'127.0.0.1'", 1) for _ in range(2)] == [1, 2]
            await node.store.forget_hits(3600)
            assert await node.store.hit("visit:'127.0.0.1'", 1) == 3
            await node.store.forget_hits(0)
            assert await node.store.hit("visit:'127.0.0.1'", 1) == 1

    run(story())
