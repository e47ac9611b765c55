"""People leave, mute, block and report; operators ban and delete; data is deleted after its period."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from riad.server.errors import Trouble
from riad.server.node import Node, running
from riad.server.people import admin
from riad.server.people.accounts import DAY, Person, Refused, digest_of
from riad.server.privacy import personal_data, retention
from riad.server.settings import Settings
from riad.server.store.backup import check
from riad.server.store.base import Conflict, Store, do
from riad.server.table.view import now
from riad.server.wire.requests import NewTable, Report, SeatWish, SitDown
from tests.kit.server.databases import running as run
from tests.kit.server.table_fixtures import play, two


@asynccontextmanager
async def here(database: str, **settings: Any) -> AsyncIterator[Node]:
    async with running(Settings(database=database, bot_pace=60, **settings)) as node:
        yield node


async def visitors(node: Node, *names: str) -> list[Person]:
    return [(await node.people.visit(name))[0] for name in names]


async def everything(store: Store) -> str:
    """Return everything stored about people and tables, as text."""
    names = ("person", "session", "passkey", "game_table", "seat", "action", "chat", "block", "reset")
    return repr(await store.dump(names))


async def wrong(store: Store) -> list[str]:
    return [sentence async for sentence in check(store, lambda _done, _of: None)]


async def count(store: Store, table: str) -> int:
    (row,) = await store.fetch(f"select count(*) as number from {table}")  # noqa: S608
    return int(row["number"])


async def code(doing: Any) -> str:
    with pytest.raises((Trouble, Refused)) as found:
        await doing
    return str(found.value.code)  # type: ignore[attr-defined]


# Leaving


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


def test_who_leaves_is_named_nowhere_and_the_matches_stay(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            anna, _ = await node.people.register(anna, "anna_login", "correct horse")
            await node.people.make_token(anna, "her bot")
            tables = await at_all_tables(node, anna, bela)
            await node.chat.say(anna, tables["taken over"], "I live at Ann Street")
            await node.order.block(anna, bela.id, "mute")
            actions = await count(node.store, "action")
            before = await everything(node.store)
            assert all(word in before for word in ("Anna", "anna_login", "Grandma", "Ann Street", "her bot"))

            await node.people.delete(anna)
            assert await node.leaving.clear(anna.id)
            after = await everything(node.store)
            for word in ("Anna", "anna_login", "Grandma", "Ann Street", "her bot", "mute"):
                assert word not in after, word
            assert await count(node.store, "action") > actions  # nothing is lost, and she has resigned
            assert await wrong(node.store) == []

            shown = {name: await node.tables.get(table) for name, table in tables.items()}
            assert shown["over"].seats[0].name is None
            assert shown["over"].outcome is not None
            assert (shown["mine"].status, shown["rematch"].status) == ("cancelled", "over")
            assert (shown["taken over"].status, shown["taken over"].seats[0].kind) == ("playing", "bot")
            outcome = shown["resigned"].outcome
            assert outcome is not None
            assert (outcome.reason, outcome.winners) == ("A deleted player resigned.", [0])
            assert shown["kept for her"].seats[0] == shown["kept for her"].seats[0].__class__()
            assert await code(node.people.login("anna_login", "correct horse")) == "wrong_password"
            again, _ = await node.people.register(
                (await visitors(node, "Eve"))[0], "anna_login", "other horse"
            )
            assert again.id != anna.id

    run(story())


def test_a_node_that_dies_while_somebody_leaves_is_replaced(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            tables = await at_all_tables(node, anna, bela)
            await node.people.delete(anna)
        async with here(database) as node:
            assert "Anna" in await everything(node.store)
            await node.leaving.run()
            assert "Anna" not in await everything(node.store)
            assert (await node.tables.get(tables["taken over"])).seats[0].name is None
            assert not await node.leaving.clear(anna.id)  # already done

    run(story())


def test_only_one_node_at_a_time_takes_somebody_out(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            (anna,) = await visitors(node, "Anna")
            await node.people.delete(anna)
            done = await asyncio.gather(node.leaving.clear(anna.id), node.leaving.clear(anna.id))
            assert sorted(done) == [False, True]

    run(story())


def test_what_is_kept_of_a_person_is_whole_and_json(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with here(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            anna, _ = await node.people.register(anna, "anna", "correct horse")
            tables = await at_all_tables(node, anna, bela)
            lines = [await node.chat.say(anna, tables["over"], str(number)) for number in range(6)]
            await node.chat.say(bela, tables["over"], "not hers")
            await node.order.block(anna, bela.id, "block")
            monkeypatch.setattr(personal_data, "CHAT", personal_data.CHAT.replace("limit 500", "limit 2"))
            text = "".join([piece async for piece in personal_data.belongings(node.store, anna)])
            found = json.loads(text)
            assert (found["person"]["name"], found["person"]["login"]) == ("Anna", "anna")
            assert [each["label"] for each in found["sessions"]] == ["browser"]
            assert len(found["chat"]) == len(lines) == 6
            assert found["blocked"][0]["person"] == bela.id
            assert {each["id"] for each in found["tables"]} == set(tables.values()) - {tables["stood up"]}
            match = next(each for each in found["tables"] if each["id"] == tables["over"])
            assert match["saved"] == f"/api/tables/{tables['over']}/export"
            assert len([each for each in match["actions"] if each["kind"] == "turn"]) == 3
            for secret in ("correct horse", "$argon2", "digest", "public_key"):
                assert secret not in text

    run(story())


# Muting, blocking, reporting


def test_a_muted_line_is_not_shown_and_a_blocked_person_does_not_sit_down(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            anna, bela, cleo = await visitors(node, "Anna", "Bela", "Cleo")
            table = (await node.seating.create(anna, two("open"))).facts.id
            mine = (await node.seating.create(anna, two("open"))).facts.id
            await node.seating.sit(bela, table, 1, SitDown())
            first = await node.chat.say(bela, table, "Boo")
            assert [line.text for line in await node.chat.lines(anna, table, 0)] == ["Boo"]
            await node.order.block(anna, bela.id, "mute")
            assert await node.hub.deaf_to(bela.id) == {anna.id}
            assert await node.chat.lines(anna, table, 0) == []
            assert [line.number for line in await node.chat.lines(bela, table, 0)] == [first.number]
            await node.seating.sit(bela, mine, 1, SitDown())  # muted is not blocked
            other = (await node.seating.create(anna, two("open"))).facts.id
            await node.order.block(anna, bela.id, "block")
            assert [(one.person, one.kind) for one in await node.order.blocked(anna)] == [(bela.id, "block")]
            assert await code(node.seating.sit(bela, other, 1, SitDown())) == "blocked"
            assert (await node.seating.sit(cleo, other, 1, SitDown())).status == "playing"
            await node.order.unblock(anna, bela.id)
            await node.order.unblock(anna, bela.id)
            assert [line.text for line in await node.chat.lines(anna, table, 0)] == ["Boo"]
            assert await code(node.order.block(anna, anna.id, "mute")) == "bad_request"
            assert await code(node.order.block(anna, "x" * 16, "mute")) == "no_such_person"

    run(story())


def test_a_report_is_a_copy_that_the_operator_sees_once(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            table = (await node.seating.create(anna, two("open"))).facts.id
            await node.seating.sit(bela, table, 1, SitDown())
            line = await node.chat.say(bela, table, "Something foul")
            asked = Report(room="players", number=line.number, note="rude\n")
            for _ in range(2):
                await node.order.report(anna, table, asked)
            assert await code(node.order.report(bela, table, asked)) == "bad_request"
            assert await code(node.order.report(anna, table, Report(room="players", number=9))) == "not_found"
            (report,) = await admin.reports(node.store, closed=False)
            assert (report["text"], report["note"], report["person"]) == ("Something foul", "rude", bela.id)
            await node.people.delete(bela)
            await node.leaving.clear(bela.id)
            assert len(await admin.reports(node.store, closed=False)) == 1
            await admin.close_report(node.store, report["id"])
            assert await admin.reports(node.store, closed=False) == []
            assert len(await admin.reports(node.store, closed=True)) == 1
            with pytest.raises(admin.NoSuch):
                await admin.close_report(node.store, report["id"])

    run(story())


# Operators


def test_a_ban_ends_everything_and_the_end_of_it_lets_in_again(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            (anna,) = await visitors(node, "Anna")
            anna, token = await node.people.register(anna, "anna", "correct horse")
            assert await node.people.who(token) is not None
            await node.notices.read()  # a first read only sets the starting point
            person = await admin.find(node.store, "Anna")
            await admin.ban(node.store, person, 3)
            await node.notices.read()
            assert await node.people.who(token) is None
            assert await code(node.people.login("anna", "correct horse")) == "banned"
            assert await code(node.people.login("anna", "wrong horse")) == "wrong_password"
            with pytest.raises(Refused):
                await node.people.make_token(anna, "bot")
            await admin.unban(node.store, person)
            assert (await node.people.login("anna", "correct horse"))[0] == anna
            with pytest.raises(admin.NoSuch):
                await admin.unban(node.store, person)

    run(story())


def test_a_link_gives_one_new_password(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            anna, token = await node.people.register(anna, "anna", "correct horse")
            person = await admin.find(node.store, anna.id)
            old, link = [await admin.reset_link(node.store, person) for _ in range(2)]
            assert link.startswith("/me#reset=")
            secret = link.partition("=")[2]
            assert secret not in await everything(node.store)
            used = digest_of(old.partition("=")[2])
            assert await code(node.people.reset_password(used, "new horse 1")) == "link_used"
            assert await code(node.people.reset_password(digest_of(secret), "short")) == "weak_password"
            known, fresh, ended = await node.people.reset_password(digest_of(secret), "new horse 1")
            assert (known, len(ended)) == (anna, 1)
            assert await node.people.who(token) is None
            assert await node.people.who(fresh) is not None
            assert await code(node.people.reset_password(digest_of(secret), "new horse 2")) == "link_used"
            assert (await node.people.login("anna", "new horse 1"))[0] == anna
            late = (await admin.reset_link(node.store, person)).partition("=")[2]
            await node.store.write(do("update reset set expires = $1", now()))
            assert await code(node.people.reset_password(digest_of(late), "new horse 3")) == "link_used"
            with pytest.raises(admin.NoSuch):
                await admin.reset_link(node.store, await admin.find(node.store, bela.id))

    run(story())


def test_an_operator_deletes_beside_a_running_node(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            anna, token = await node.people.register(anna, "anna", "correct horse")
            assert await node.people.who(token) is not None
            tables = await at_all_tables(node, anna, bela)
            await node.notices.read()
            await admin.delete(node.store, await admin.find(node.store, "anna"))
            while "Anna" in await everything(node.store):  # the node reads the notice
                await asyncio.sleep(0.02)
            assert await node.people.who(token) is None
            assert (await node.tables.get(tables["taken over"])).seats[0].kind == "bot"
            assert [row["name"] for row in await admin.people(node.store, "")] == ["Bela"]

    run(story())


# The sweep


def test_the_sweep_deletes_what_is_old_and_nothing_else(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with here(database) as node:
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
            with pytest.raises(Trouble):
                await node.tables.get(old)
            assert [row["text"] for row in await store.fetch("select text from chat")] == ["new"]
            assert await count(store, "report") == 0
            assert max(writes) <= 2
            assert await node.sweeping.once() is None  # just done
            assert gone.name not in await everything(store)
            assert await wrong(store) == []

    monkeypatch.setattr(retention, "STEP", 2)
    monkeypatch.setattr(retention, "PAUSE", 0)
    run(story())


def watch(monkeypatch: pytest.MonkeyPatch, store: Store) -> list[int]:
    """Record the number of rows that each write returns from now on."""
    found: list[int] = []
    write = store.write

    async def watched(*statements: Any) -> Any:
        rows = await write(*statements)
        found.append(len(rows))
        return rows

    monkeypatch.setattr(store, "write", watched)
    return found


def test_with_zero_everything_is_kept(database: str) -> None:
    async def story() -> None:
        async with here(database, keep_visitors=0, keep_tables=0, keep_chat=0, keep_reports=0) as node:
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
            assert [await count(node.store, name) for name in ("person", "game_table", "chat")] == [1, 1, 1]

    run(story())


def test_only_one_node_sweeps_and_a_slow_one_stops(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with here(database) as node:
            others = [
                retention.Sweep(node.store, node.leaving, node.settings, name, now) for name in ("one", "two")
            ]
            passes = await asyncio.gather(*(other.once() for other in others))
            assert sorted(found is None for found in passes) == [False, True]
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
            assert await count(node.store, "chat") == 3

    monkeypatch.setattr(retention, "STEP", 2)
    monkeypatch.setattr(retention, "PAUSE", 0)
    run(story())


def test_a_visitor_who_comes_back_at_this_moment_stays(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            (anna,) = await visitors(node, "Anna")
            _, token = await node.people.visit("Bela")
            await node.store.write(do("update person set seen = $1 where name = 'Bela'", now() - 2 * DAY))
            assert await node.people.who(token) is not None  # noted once a day
            (row,) = await node.store.fetch("select seen from person where name = 'Bela'")
            assert row["seen"] > now() - DAY
            await node.store.write(do("update chore set node = $1", node.name))
            assert await node.sweeping._dismiss(anna.id, now(), now() - DAY) == 0
            assert await count(node.store, "person") == 2
            await node.store.write(do("update person set seen = 0"))  # as in a database of an earlier version
            assert await node.sweeping.once() == {}
            assert [row["seen"] > 0 for row in await node.store.fetch("select seen from person")] == [
                True
            ] * 2

    run(story())


def test_counted_addresses_are_forgotten(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            assert [await node.store.hit("visit:'127.0.0.1'", 1) for _ in range(2)] == [1, 2]
            await node.store.forget_hits(3600)
            assert await node.store.hit("visit:'127.0.0.1'", 1) == 3
            await node.store.forget_hits(0)
            assert await node.store.hit("visit:'127.0.0.1'", 1) == 1

    run(story())


# Idempotency keys


def test_a_request_with_a_key_happens_once(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
            key, other = "k" * 24, "l" * 24
            (anna, token), (again, same) = [await node.people.visit("Anna", key) for _ in range(2)]
            assert (again, same) == (anna, token)
            assert await code(node.people.visit("Eve", key)) == "bad_request"
            assert (await node.people.visit("Anna", other))[0].id != anna.id
            bots = [await node.people.make_token(anna, "bot", key) for _ in range(2)]
            assert bots[0] == bots[1] != await node.people.make_token(anna, "bot", other)
            assert await code(node.people.make_token(anna, "another", key)) == "bad_request"
            assert len(await node.people.sessions(anna)) == 3

            match = await play(node, anna, await node.seating.create(anna, two("guest")), 4)
            saved = match.playing.dumps()
            tables = [(await node.seating.import_match(anna, saved, key)).facts.id for _ in range(2)]
            assert tables[0] == tables[1]
            shorter = await play(node, anna, await node.seating.create(anna, two("guest")), 2)
            assert await code(node.seating.import_match(anna, shorter.playing.dumps(), key)) == "bad_request"

            name = match.facts.id
            lines = await asyncio.gather(*(node.chat.say(anna, name, "Hello", key) for _ in range(3)))
            assert [line.number for line in lines] == [1, 1, 1]
            assert await code(node.chat.say(anna, name, "Goodbye", key)) == "bad_request"
            assert (await node.chat.say(anna, name, "Hello", other)).number == 2

            node.people._clock = lambda: now() + 11 * 60_000
            assert await code(node.people.visit("Anna", key)) == "bad_request"
            assert await code(node.people.make_token(anna, "bot", key)) == "bad_request"

    run(story())


def test_a_notice_whose_number_is_taken_takes_the_next(database: str) -> None:
    async def story() -> None:
        async with here(database) as node:
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
