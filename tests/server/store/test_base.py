"""The guarantees of both databases, in the same tests."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from riad.server.store.base import Conflict, Unavailable, do
from tests.kit.server.databases import PERSON, entry, log, new_tables, opened, running, standing

NAME = "select name from person where id = 'host'"
RENAME = "update person set name = $1 where id = 'host'"


def test_a_store_is_opened_again_with_what_was_written(database: str) -> None:
    async def twice() -> None:
        async with opened(database, "a") as store:
            await store.append(entry("a", 1))
        async with opened(database) as store:
            assert await log(store, "a") == [(1, "{}")]

    running(twice())


def test_rows_are_written_and_read(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            insert = "insert into person (id, name, created) values ($1, $2, $3) returning id, login"
            rows = await store.write(do(insert, "a", "Ann", 1), do(insert, "b", "Zoë 🀄", 2**40, rows=1))
            assert [*rows] == [{"id": "b", "login": None}]
            fetched = await store.fetch("select id, name, created from person where created > $1", 1)
            assert [*fetched] == [{"id": "b", "name": "Zoë 🀄", "created": 2**40}]
            assert [*await store.write(do("update person set name = 'Eve'", rows=2))] == []
            assert [*await store.write(do("select name from person order by id", rows=2))] == [
                {"name": "Eve"}
            ] * 2
            assert [*await store.fetch("select id from person where id = $1", "c")] == []

    running(story())


def test_a_write_happens_whole_or_not_at_all(database: str) -> None:
    async def story() -> None:
        async with opened(database, "a") as store:
            refused = (
                do("update person set name = 'x' where id = $1", "nobody", rows=1),  # missing
                do("insert into person (id, name, created) values ($1, 'x', 1)", "host"),  # already there
                do(
                    "insert into seat (table_id, number, person) values ('a', 0, $1)", "nobody"
                ),  # no such person
                do("select id from person where id = $1", "nobody", rows=1),
            )
            for last in refused:
                with pytest.raises(Conflict):
                    await store.write(do(RENAME, "Eve", rows=1), last)
                assert [*await store.fetch(NAME)] == [{"name": "Ann"}]
            await store.write(do(RENAME, "Eve", rows=1), do("delete from person where id = 'x'", rows=0))
            assert [*await store.fetch(NAME)] == [{"name": "Eve"}]

    running(story())


@pytest.mark.parametrize(
    ("sql", "value"),
    [
        ("insert into nowhere values ($1)", "x"),
        ("insert into person (id, name, created) values ($1, null, 1)", "x"),
        (RENAME, "\ud800"),
        ("update person set created = $1", 2**70),
    ],
    ids=["unknown", "empty", "half a letter", "too large"],
)
def test_a_mistake_is_neither_a_conflict_nor_taken_for_a_failing_database(
    database: str, sql: str, value: str | int
) -> None:
    async def story() -> None:
        async with opened(database, "a") as store:
            good = [store.write(do(RENAME, f"{number}")) for number in range(10)]
            bad = [store.write(do(RENAME, "bad"), do(sql, value)) for _ in range(10)]
            each = [one for pair in zip(bad, good, strict=True) for one in pair]
            results = await asyncio.gather(*each, return_exceptions=True)
            assert results[1::2] == [[]] * 10
            assert all(isinstance(result, Exception) for result in results[::2])
            assert not any(isinstance(result, Conflict | Unavailable) for result in results)
            assert (await store.fetch(NAME))[0]["name"] in {f"{number}" for number in range(10)}

    running(story())


def test_an_action_moves_its_table_on(database: str) -> None:
    async def story() -> None:
        async with opened(database, "a") as store:
            await store.append(entry("a", 1, body='{"moves": []}'))
            await store.append(entry("a", 2))
            assert await log(store, "a") == [(1, '{"moves": []}'), (2, "{}")]
            (row,) = await store.fetch("select * from game_table where id = 'a'")
            columns = {"seq": 2, "status": "playing", "turn": 2, "due": 1002, "bot": "easy", "lease": "node"}
            assert {**row, **columns, "lease_until": 2000, "changed": 7} == row
            (action,) = await store.fetch("select * from action where seq = 1")
            assert {**action, "at": 7, "kind": "turn", "seat": 0, "key": None, "mark": 99} == action

    running(story())


def test_only_the_action_that_follows_is_written(database: str) -> None:
    async def story() -> None:
        async with opened(database, "a") as store:
            await store.append(entry("a", 1, key="k"))
            for wrong in (entry("a", 1), entry("a", 3), entry("a", 2, key="k"), entry("b", 1), entry("a", 0)):
                with pytest.raises(Conflict):
                    await store.append(wrong)
                with pytest.raises(Conflict):
                    await store.write(do(RENAME, "Eve"), *wrong.statements)
            assert await log(store, "a") == [(1, "{}")]
            assert await standing(store, "a") == (1, 1)
            assert [*await store.fetch(NAME)] == [{"name": "Ann"}]
            await store.write(*entry("a", 2, key="l").statements, *entry("a", 3).statements)
            assert await standing(store, "a") == (3, 3)

    running(story())


def test_of_two_with_the_same_number_one_is_written(database: str) -> None:
    async def story() -> None:
        names = [f"t{number}" for number in range(40)]
        async with opened(database, *names) as store:

            async def one(table: str, who: int) -> bool:
                try:
                    mine = entry(table, 1, body=f"{who}")
                    await (store.append(mine) if who % 2 else store.write(*mine.statements))
                except Conflict:
                    return False
                return True

            for table in names:
                won = await asyncio.gather(*[one(table, who) for who in range(4)])
                assert sum(won) == 1
                assert await log(store, table) == [(1, f"{won.index(True)}")]

    running(story())


def test_many_are_written_together_and_a_bad_one_harms_no_other(database: str) -> None:
    async def story() -> None:
        good = [f"g{number}" for number in range(600)]
        bad = [f"b{number}" for number in range(5)]
        async with opened(database, *good, *bad) as store:
            entries = [entry(name, 1) for name in good]
            entries[100:100] = [entry(name, 1, body="\ud800") for name in bad]
            results = await asyncio.gather(*map(store.append, entries), return_exceptions=True)
            assert [isinstance(result, Exception) for result in results] == [e.table in bad for e in entries]
            (row,) = await store.fetch("select count(*) as number from action where seq = 1 and body = '{}'")
            assert row["number"] == 600
            (row,) = await store.fetch("select sum(seq) as total, max(seq) as last from game_table")
            assert (int(row["total"]), row["last"]) == (600, 1)

    running(story())


def test_the_next_action_need_not_wait_for_the_answer_to_the_last(database: str) -> None:
    async def story() -> None:
        async with opened(database, "a", "b") as store:
            entries = [entry(table, seq) for seq in range(1, 21) for table in ("a", "b")]
            await asyncio.gather(*map(store.append, entries))
            for table in ("a", "b"):
                assert [seq for seq, _ in await log(store, table)] == [*range(1, 21)]
                assert await standing(store, table) == (20, 20)

    running(story())


def test_what_was_asked_for_happens_when_whoever_asked_is_gone(database: str) -> None:
    async def story() -> None:
        async with opened(database, "a") as store:
            tasks = [
                asyncio.create_task(store.append(entry("a", 1))),
                asyncio.create_task(store.append(entry("a", 5))),  # cancelled, without a complaint
                asyncio.create_task(store.write(do(RENAME, "Eve"))),
            ]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            assert all(
                isinstance(left, asyncio.CancelledError)
                for left in await asyncio.gather(*tasks, return_exceptions=True)
            )
            await store.close()
        async with opened(database) as store:
            assert await log(store, "a") == [(1, "{}")]
            assert [*await store.fetch(NAME)] == [{"name": "Eve"}]

    running(story())


def test_a_refusal_is_no_error_where_the_caller_has_gone(database: str) -> None:
    complaints: list[dict[str, Any]] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, complaint: complaints.append(complaint))
        async with opened(database, "a") as store:
            here = asyncio.all_tasks()
            tasks = [
                asyncio.create_task(store.append(entry("a", 5))),
                asyncio.create_task(store.write(do(RENAME, "Eve", rows=2))),
            ]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            while asyncio.all_tasks() - here:  # also those that go on writing
                await asyncio.sleep(0.001)
            assert [*await store.fetch(NAME)] != [{"name": "Eve"}]
            gc.collect()

    running(story())
    assert complaints == []


def test_closing_writes_what_waits_and_ends(database: str) -> None:
    async def story() -> None:
        names = [f"t{number}" for number in range(50)]
        async with opened(database, *names) as store:
            tasks = [asyncio.create_task(store.append(entry(name, 1))) for name in names]
            tasks += [asyncio.create_task(store.append(entry(name, 2))) for name in names]
            await asyncio.sleep(0)
            await asyncio.gather(store.close(), store.close())
            assert await asyncio.gather(*tasks) == [None] * 100
            for refused in (
                store.append(entry("t1", 3)),
                store.write(do(RENAME, "Eve")),
                store.fetch(NAME),
                store.dump(["person"]),
            ):
                with pytest.raises(Unavailable, match="closed"):
                    await refused
        async with opened(database) as store:
            assert [await standing(store, name) for name in names] == [(2, 2)] * 50

    running(story())


def test_requests_are_counted_by_key_and_period(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            assert sorted(await asyncio.gather(*[store.hit("ann", 7) for _ in range(20)])) == [*range(1, 21)]
            assert await store.hit("ann", 8) == 1
            assert await store.hit("bob", 7) == 1
            assert await store.hit("ann", 7) == 21

    running(story())


def test_a_dump_is_of_one_moment(database: str) -> None:
    async def story() -> None:
        async with opened(database, "a", "b") as store:

            async def play(table: str) -> None:
                for seq in range(1, 41):
                    await store.append(entry(table, seq))

            async def look() -> None:
                for _ in range(10):
                    dump = await store.dump(["person", "game_table", "action"])
                    assert [row["name"] for row in dump["person"]] == ["Ann"]
                    for table in dump["game_table"]:
                        logged = [row["seq"] for row in dump["action"] if row["table_id"] == table["id"]]
                        assert sorted(logged) == [*range(1, table["seq"] + 1)]

            await asyncio.gather(play("a"), play("b"), look())

    running(story())


def test_a_reader_sees_what_was_answered(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.write(PERSON)

            async def one(number: int) -> None:
                await store.write(*new_tables(f"t{number}"))
                assert await store.fetch("select id from game_table where id = $1", f"t{number}")

            await asyncio.gather(*map(one, range(60)))

    running(story())


def test_the_schema_has_the_same_columns_in_both(postgres: object, address: str, tmp_path: Path) -> None:
    """PostgreSQL has one more column, beside the counts."""
    assert postgres

    async def columns(database: str) -> dict[str, list[str]]:
        names = ["person", "session", "passkey", "challenge", "game_table", "seat", "action", "chat"]
        async with opened(database) as store:
            if store.shared:
                sql = """select column_name as name from information_schema.columns where table_name = $1
                    and table_schema = 'public' order by ordinal_position"""
            else:
                sql = "select name from pragma_table_info($1)"
            return {name: [row["name"] for row in await store.fetch(sql, name)] for name in names}

    both = [running(columns(address)), running(columns(str(tmp_path / "riad.db")))]
    assert both[0] == both[1]
    assert all(both[0].values())
