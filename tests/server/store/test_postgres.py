"""Several nodes on one PostgreSQL, and connections that end at bad moments."""

import asyncio
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg
import pytest

from riad.server.store import open_store
from riad.server.store import postgres as module
from riad.server.store.base import Conflict, Store, Unavailable, do, migrations
from riad.server.store.postgres import PostgresStore, SchemaError
from tests.kit.server.databases import Postgres, cut, entry, log, opened, running, standing

COUNT_UP = "update person set created = created + 1 where id = 'host'"
COUNTED = "select created from person where id = 'host'"


class Relay:
    """A relay to the database that can be cut after a query: it is sent, and the answer never comes."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._host, self._port = str(parts.hostname), int(parts.port or 0)
        self._parts = parts
        self.answers_left: int | None = None
        self.cuts = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[str]:
        """Run the relay, and yield its address."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            yield self._parts._replace(netloc=f"riad@127.0.0.1:{port}").geturl()
        finally:
            server.close()
            await asyncio.gather(*self._tasks)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        there, back = await asyncio.open_connection(self._host, self._port)
        ways = [
            asyncio.create_task(self._carry(reader, back, answers=False)),
            asyncio.create_task(self._carry(there, writer, answers=True)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.wait(ways)
        for end in (writer, back):
            end.close()

    async def _carry(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, *, answers: bool) -> None:
        while data := await source.read(65536):
            if answers and self.answers_left is not None:
                self.answers_left -= 1
                if self.answers_left < 0:
                    self.answers_left = None
                    self.cuts += 1
                    return
            to.write(data)


async def counted(store: Store) -> int:
    """Return the number of writes that took effect."""
    return int((await store.fetch(COUNTED))[0]["created"]) - 1


def test_several_nodes_start_at_once_on_an_empty_database(address: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*[open_store(address) for _ in range(4)])
        try:
            rows = await stores[0].fetch("select version from schema_version")
            assert [row["version"] for row in rows] == [number for number, _ in migrations()]
        finally:
            await asyncio.gather(*[store.close() for store in stores])

    running(story())


def test_of_two_nodes_one_gets_the_number_and_the_table_stands_as_it_says(address: str) -> None:
    async def story() -> None:
        names = [f"t{number}" for number in range(60)]
        async with opened(address, *names) as one, opened(address) as other:
            for seq in (1, 2, 3):
                appends = [(one, entry(name, seq, body="1")) for name in names]
                appends += [(other, entry(name, seq, body="2")) for name in reversed(names)]
                tries = [store.append(action) for store, action in appends]
                results = await asyncio.gather(*tries, return_exceptions=True)
                assert {type(result) for result in results} == {type(None), Conflict}
                both = zip(appends, results, strict=True)
                won = {(action.table, action.body) for (_, action), result in both if result is None}
                assert len(won) == len(names)
                for name in names:
                    logged = await log(one, name)
                    assert len(logged) == seq
                    assert (name, logged[-1][1]) in won
                    assert await standing(other, name) == (seq, seq)

    running(story())


def test_what_builds_on_a_refused_action_is_refused(address: str) -> None:
    """Number 2 of one node must not follow number 1 of another."""

    async def story() -> None:
        async with opened(address, "a", "b") as one, opened(address) as other:
            await other.append(entry("a", 1, body="other"))
            entries = [entry("a", 1, body="one"), entry("a", 2, body="one"), entry("b", 1), entry("b", 2)]
            results = await asyncio.gather(*map(one.append, entries), return_exceptions=True)
            assert [type(result) for result in results] == [Conflict, Conflict, type(None), type(None)]
            assert await log(one, "a") == [(1, "other")]
            assert await standing(one, "a") == (1, 1)
            assert await standing(one, "b") == (2, 2)

    running(story())


def test_writes_that_wait_for_each_other_are_done_again(address: str) -> None:
    async def story() -> None:
        async with opened(address, "a", "b") as one, opened(address) as other:
            more = "update game_table set rules = rules + 1 where id = $1"
            pause = do("select pg_sleep(0.05)")

            async def both(store: Store, first: str, second: str) -> None:
                await store.write(do(more, first, rows=1), pause, do(more, second, rows=1))

            await asyncio.gather(both(one, "a", "b"), both(other, "b", "a"))
            rows = await one.fetch("select rules from game_table")
            assert [row["rules"] for row in rows] == [3, 3]

    running(story())


def test_a_write_whose_connection_is_cut_is_done_again_once(address: str) -> None:
    async def story() -> None:
        async with opened(address, "a") as store:
            gate = await asyncpg.connect(address)
            await gate.execute("select pg_advisory_lock(19)")
            waits = do("select pg_advisory_xact_lock(19)")  # until the gate opens, however late
            writing = asyncio.create_task(store.write(do(COUNT_UP, rows=1), waits))
            assert await cut(address, "select pg_advisory_xact_lock%") == 1
            await gate.close()
            await writing
            assert await counted(store) == 1

    running(story())


SLOW_COMMIT = """
create function slow() returns trigger language plpgsql as
$$ begin perform pg_sleep(300); return null; end $$;
create constraint trigger slow after update on person deferrable initially deferred for each row
execute function slow()"""


def test_a_write_whose_commit_is_cut_is_not_done_again(address: str) -> None:
    async def story() -> None:
        async with opened(address, "a") as store:
            connection = await asyncpg.connect(address)
            await connection.execute(SLOW_COMMIT)
            await connection.close()
            writing = asyncio.create_task(store.write(do(COUNT_UP, rows=1)))
            assert await cut(address, "COMMIT%") == 1
            with pytest.raises(Unavailable):
                await writing
            assert await counted(store) == 0

    running(story())


@pytest.mark.parametrize("other", [None, "other"])
def test_an_action_whose_answer_is_lost_is_written_once(address: str, other: str | None) -> None:
    """The answer is lost after the commit: the retry recognises the action as its own, not as a conflict."""

    async def story() -> None:
        relay = Relay(address)
        async with opened(address, "a", "b") as near, relay.laid() as far, opened(far) as store:
            await store.append(entry("a", 1))  # prepares the statement: the next answer is an action's
            if other:
                await near.append(entry("b", 1, body=other))
            relay.answers_left = 0
            both = [store.append(entry("a", 2, key="k")), store.append(entry("b", 1, body="mine"))]
            results = await asyncio.gather(*both, return_exceptions=True)
            assert relay.cuts == 1
            assert [type(result) for result in results] == [type(None), Conflict if other else type(None)]
            assert await log(near, "a") == [(1, "{}"), (2, "{}")]
            assert await log(near, "b") == [(1, other or "mine")]
            assert await standing(near, "a") == (2, 2)
            with pytest.raises(Conflict):
                await store.append(entry("a", 2, key="k"))  # a retry is a repetition

    running(story())


@pytest.mark.parametrize("place", range(4), ids=["begin", "update", "select", "commit"])
def test_a_write_whose_answer_is_lost_is_done_once(address: str, place: int) -> None:
    """Before the commit a write is retried; after it the write is done, but the outcome is unknown."""

    async def story() -> None:
        relay = Relay(address)
        async with opened(address, "a") as near, relay.laid() as far, opened(far) as store:
            statements = (do(COUNT_UP, rows=1), do("select 1"))
            await store.write(*statements)  # prepares the statements: one query each
            relay.answers_left = place
            if place == 3:
                with pytest.raises(Unavailable):
                    await store.write(*statements)
            else:
                await store.write(*statements)
            assert relay.cuts == 1
            assert await counted(near) == 2
            await store.write(*statements)
            assert await counted(near) == 3

    running(story())


def test_actions_go_on_when_their_connection_is_cut(address: str) -> None:
    async def story() -> None:
        async with opened(address, "a") as store:
            for seq in range(1, 6):
                await store.append(entry("a", seq))
                assert await cut(address, "%into action%") == 1
            await store.append(entry("a", 6))
            assert [seq for seq, _ in await log(store, "a")] == [*range(1, 7)]
            assert await standing(store, "a") == (6, 6)

    running(story())


def test_a_database_that_is_away_is_unavailable_and_comes_back(
    postgres: Postgres, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(address, "a", "b") as store:
            await asyncio.gather(*[store.fetch("select 1") for _ in range(8)])
            await store.append(entry("a", 1))
            await asyncio.to_thread(postgres.stop)
            with monkeypatch.context() as patch:
                patch.setattr(module, "PAUSES", (0.01,))
                away = (
                    store.append(entry("a", 2)),
                    store.append(entry("b", 1)),
                    store.write(do(COUNT_UP)),
                    store.fetch(COUNTED),
                    store.hit("ann", 1),
                    store.dump(["person"]),
                )
                results = await asyncio.gather(*away, return_exceptions=True)
                assert [type(result) for result in results] == [Unavailable] * 6
                with pytest.raises(SchemaError, match="cannot be reached"):
                    await open_store(address)
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(*[store.fetch(COUNTED) for _ in range(20)])
            assert await log(store, "a") == [(1, "{}")]
            await asyncio.gather(store.append(entry("a", 2)), store.append(entry("b", 1)))
            assert await standing(store, "a") == (2, 2)
            assert await store.hit("ann", 1) == 1

    running(story())


def test_counts_are_not_logged_and_old_ones_go(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            sql = "select relpersistence::text as kind from pg_class where relname = 'hits'"
            assert [*await store.fetch(sql)] == [{"kind": "u"}]
            await store.hit("ann", 1)
            await store.hit("bob", 1)
            await store.write(do("update hits set since = since - interval '3 days' where key = 'ann'"))
            await store.hit("cid", 1)
        async with opened(address) as store:
            await store.forget_hits(86_400)
            await store.hit("cid", 1)
            rows = await store.fetch("select key, number from hits order by key")
            assert [*rows] == [{"key": "bob", "number": 1}, {"key": "cid", "number": 2}]

    running(story())


def test_a_newer_schema_is_refused(address: str) -> None:
    newest = migrations()[-1][0]

    async def story() -> None:
        async with opened(address) as store:
            await store.write(do("insert into schema_version values ($1)", newest + 1))
        with pytest.raises(SchemaError, match=rf"newer Riad \(schema {newest + 1}; this version supports"):
            await open_store(address)

    running(story())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("postgresql://riad:hunter2@127.0.0.1:1/x", "cannot be reached"),
        ("postgresql://riad:hun/hunter2@127.0.0.1:1/x", "must be like"),
        ("postgresql://riad:hunter2@127.0.0.1:port/x", "must be like"),
        ("postgresql://riad:hunter2@127.0.0.1:{port}/nowhere", '"nowhere" does not exist'),
    ],
    ids=["away", "slash", "port", "name"],
)
def test_no_error_tells_the_password(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, text: str, message: str
) -> None:
    monkeypatch.setattr(module, "PAUSES", ())
    with pytest.raises(SchemaError, match=message) as refused:
        running(open_store(text.replace("{port}", str(postgres.port))))
    assert "hunter2" not in "".join(traceback.format_exception(refused.value))
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__


def test_an_argument_too_many_is_a_mistake(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            assert isinstance(store, PostgresStore)
            with pytest.raises(asyncpg.InterfaceError, match="argument"):
                await store.fetch("select $1::text", "a", "b")

    running(story())
