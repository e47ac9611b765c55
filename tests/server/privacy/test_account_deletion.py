"""Deleting an account: the person is named nowhere, the matches stay, and a node that dies is replaced."""

import asyncio

import pytest

from riad.server.errors import ApiError
from riad.server.privacy import account_deletion
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import (
    at_all_tables,
    count_of,
    everything,
    faults,
    local_node,
    refusal,
    visitors,
)
from tests.kit.server.table_fixtures import two


def test_who_leaves_is_named_nowhere_and_the_matches_stay(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            anna, _ = await node.people.register(anna, "anna_login", "correct horse")
            await node.people.make_token(anna, "her bot")
            tables = await at_all_tables(node, anna, bela)
            await node.chat.say(anna, tables["taken over"], "I live at Ann Street")
            await node.order.block(anna, bela.id, "mute")
            actions = await count_of(node.store, "action")
            before = await everything(node.store)
            assert all(word in before for word in ("Anna", "anna_login", "Grandma", "Ann Street", "her bot"))

            await node.people.delete(anna)
            assert await node.leaving.clear(anna.id)
            after = await everything(node.store)
            for word in ("Anna", "anna_login", "Grandma", "Ann Street", "her bot", "mute"):
                assert word not in after, word
            assert await count_of(node.store, "action") > actions  # nothing is lost, and she has resigned
            assert await faults(node.store) == []

            shown = {name: await node.tables.get(table) for name, table in tables.items()}
            assert shown["over"].seats[0].name is None
            assert shown["over"].outcome is not None
            assert (shown["mine"].status, shown["rematch"].status) == ("cancelled", "over")
            assert (shown["taken over"].status, shown["taken over"].seats[0].kind) == ("playing", "bot")
            outcome = shown["resigned"].outcome
            assert outcome is not None
            assert (outcome.reason, outcome.winners) == ("A deleted player resigned.", [0])
            assert shown["kept for her"].seats[0] == shown["kept for her"].seats[0].__class__()
            assert await refusal(node.people.login("anna_login", "correct horse")) == "wrong_password"
            again, _ = await node.people.register(
                (await visitors(node, "Eve"))[0], "anna_login", "other horse"
            )
            assert again.id != anna.id

    run(story())


def test_a_node_that_dies_while_somebody_leaves_is_replaced(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            tables = await at_all_tables(node, anna, bela)
            await node.people.delete(anna)
        async with local_node(database) as node:
            assert "Anna" in await everything(node.store)
            await node.leaving.run()
            assert "Anna" not in await everything(node.store)
            assert (await node.tables.get(tables["taken over"])).seats[0].name is None
            assert not await node.leaving.clear(anna.id)  # already done

    run(story())


def test_only_one_node_at_a_time_takes_somebody_out(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            (anna,) = await visitors(node, "Anna")
            await node.people.delete(anna)
            done = await asyncio.gather(node.leaving.clear(anna.id), node.leaving.clear(anna.id))
            assert sorted(done) == [False, True]

    run(story())


def test_a_game_that_is_not_ready_keeps_only_its_own_people_waiting(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More people than one query returns wait for a game, and all others are taken out meanwhile."""
    monkeypatch.setattr(account_deletion, "LEAVING", account_deletion.LEAVING.replace("limit 20", "limit 2"))

    async def story() -> None:
        async with local_node(database) as node:
            people = await visitors(node, *"ABCDEF")
            for place, person in enumerate(people):
                await node.seating.create(person, two(game="alhambra" if place < 4 else "azul"))
            for person in people:
                await node.people.delete(person)
            ready = node.tables.need

            def need(game: str) -> None:
                if game == "alhambra":
                    raise ApiError("preparing", "the rules are being compiled")

            node.tables.need = need
            for table in [*node.tables._cache._sizes]:
                node.tables._cache.drop(table)
            await node.leaving.run()
            left = {row["id"] for row in await node.store.fetch("select id from person where leaving > 0")}
            assert left == {person.id for person in people[:4]}
            node.tables.need = ready
            await node.leaving.run()
            assert not await node.store.fetch("select id from person where leaving > 0")

    run(story())
