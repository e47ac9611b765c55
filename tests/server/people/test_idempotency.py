"""A request repeated with its idempotency key happens once, and a key serves one request."""

import asyncio
from pathlib import Path

import pytest

from riad.server.errors import ApiError
from riad.server.now import now
from riad.server.people.idempotency import LASTS, check_repeated, keyed_token
from riad.server.store import open_store
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import local_node, refusal
from tests.kit.server.table_fixtures import play, two


def test_a_request_with_a_key_happens_once(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            key, other = "k" * 24, "l" * 24
            (anna, token), (again, same) = [await node.people.visit("Anna", key) for _ in range(2)]
            assert (again, same) == (anna, token)
            assert await refusal(node.people.visit("Eve", key)) == "bad_request"
            assert (await node.people.visit("Anna", other))[0].id != anna.id
            bots = [await node.people.make_token(anna, "bot", key) for _ in range(2)]
            assert bots[0] == bots[1] != await node.people.make_token(anna, "bot", other)
            assert await refusal(node.people.make_token(anna, "another", key)) == "bad_request"
            assert len(await node.people.sessions(anna)) == 3

            match = await play(node, anna, await node.seating.create(anna, two("guest")), 4)
            saved = match.playing.dumps()
            tables = [(await node.seating.import_match(anna, saved, key)).facts.id for _ in range(2)]
            assert tables[0] == tables[1]
            shorter = await play(node, anna, await node.seating.create(anna, two("guest")), 2)
            assert (
                await refusal(node.seating.import_match(anna, shorter.playing.dumps(), key)) == "bad_request"
            )

            name = match.facts.id
            lines = await asyncio.gather(*(node.chat.say(anna, name, "Hello", key) for _ in range(3)))
            assert [line.number for line in lines] == [1, 1, 1]
            assert await refusal(node.chat.say(anna, name, "Goodbye", key)) == "bad_request"
            assert (await node.chat.say(anna, name, "Hello", other)).number == 2

            node.people._clock = lambda: now() + 11 * 60_000
            assert await refusal(node.people.visit("Anna", key)) == "bad_request"
            assert await refusal(node.people.make_token(anna, "bot", key)) == "bad_request"

    run(story())


def test_a_token_follows_from_its_key_its_purpose_and_a_secret_of_the_server(tmp_path: Path) -> None:
    async def token_of(database: str, drawn: str, *parts: str) -> str:
        store = await open_store(str(tmp_path / database))
        try:
            return await keyed_token(store, drawn, *parts)
        finally:
            await store.close()

    async def story() -> None:
        one = await token_of("one", "aa" * 32, "visit", "key")
        assert await token_of("one", "bb" * 32, "visit", "key") == one, "the first secret stays"
        others = [
            await token_of("one", "cc" * 32, "token", "key"),
            await token_of("one", "cc" * 32, "visit", "other key"),
            await token_of("one", "cc" * 32, "visitkey"),
            await token_of("other", "bb" * 32, "visit", "key"),
        ]
        assert len({one, *others}) == 5
        assert {len(token) for token in others} == {43}, "256 bits each"

    run(story())


def test_nodes_that_start_together_agree_on_the_secret(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        drawn = [f"{number:02x}" * 32 for number in range(8)]
        tokens = await asyncio.gather(*(keyed_token(store, secret, "visit", "key") for secret in drawn))
        assert len({*tokens}) == 1
        await store.close()

    run(story())


def test_a_key_that_no_text_can_hold_has_a_token(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "riad.sqlite"))
        assert len(await keyed_token(store, "aa" * 32, "visit", "\ud800")) == 43
        await store.close()

    run(story())


@pytest.mark.parametrize("late", [0, LASTS, LASTS + 1])
@pytest.mark.parametrize("same", [True, False])
def test_a_key_holds_for_ten_minutes_and_for_one_request(same: bool, late: int) -> None:
    if same and late <= LASTS:
        check_repeated(same, 5, 5 + late)
        return
    with pytest.raises(ApiError, match="already used") as caught:
        check_repeated(same, 5, 5 + late)
    assert (caught.value.code, caught.value.more) == ("bad_request", {"field": "key"})
    assert LASTS == 600_000
