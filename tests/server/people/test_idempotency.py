"""A request repeated with its idempotency key happens once, and a key serves one request."""

import asyncio

from riad.server.now import now
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
