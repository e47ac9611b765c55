"""Operators ban, reset passwords and delete, beside a running node."""

import asyncio

import pytest

from riad.server.errors import AccountError
from riad.server.now import now
from riad.server.people import admin
from riad.server.people.sessions import digest_of
from riad.server.store.base import do
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import at_all_tables, everything, local_node, refusal, visitors


def test_a_ban_ends_everything_and_the_end_of_it_lets_in_again(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            (anna,) = await visitors(node, "Anna")
            anna, token = await node.people.register(anna, "anna", "correct horse")
            assert await node.people.who(token) is not None
            await node.notices.read()  # a first read only sets the starting point
            person = await admin.find(node.store, "Anna")
            await admin.ban(node.store, person, 3)
            await node.notices.read()
            assert await node.people.who(token) is None
            assert await refusal(node.people.login("anna", "correct horse")) == "banned"
            assert await refusal(node.people.login("anna", "wrong horse")) == "wrong_password"
            with pytest.raises(AccountError):
                await node.people.make_token(anna, "bot")
            await admin.unban(node.store, person)
            assert (await node.people.login("anna", "correct horse"))[0] == anna
            with pytest.raises(admin.NoSuch):
                await admin.unban(node.store, person)

    run(story())


def test_a_link_gives_one_new_password(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            anna, token = await node.people.register(anna, "anna", "correct horse")
            person = await admin.find(node.store, anna.id)
            old, link = [await admin.reset_link(node.store, person) for _ in range(2)]
            assert link.startswith("/me#reset=")
            secret = link.partition("=")[2]
            assert secret not in await everything(node.store)
            used = digest_of(old.partition("=")[2])
            assert await refusal(node.people.reset_password(used, "new horse 1")) == "link_used"
            assert await refusal(node.people.reset_password(digest_of(secret), "short")) == "weak_password"
            known, fresh, ended = await node.people.reset_password(digest_of(secret), "new horse 1")
            assert (known, len(ended)) == (anna, 1)
            assert await node.people.who(token) is None
            assert await node.people.who(fresh) is not None
            assert await refusal(node.people.reset_password(digest_of(secret), "new horse 2")) == "link_used"
            assert (await node.people.login("anna", "new horse 1"))[0] == anna
            late = (await admin.reset_link(node.store, person)).partition("=")[2]
            await node.store.write(do("update reset set expires = $1", now()))
            assert await refusal(node.people.reset_password(digest_of(late), "new horse 3")) == "link_used"
            with pytest.raises(admin.NoSuch):
                await admin.reset_link(node.store, await admin.find(node.store, bela.id))

    run(story())


def test_an_operator_deletes_beside_a_running_node(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
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
