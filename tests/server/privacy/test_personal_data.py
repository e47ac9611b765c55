"""One's own data, as one JSON document."""

import json

import pytest

from riad.server.privacy import personal_data
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import at_all_tables, local_node, visitors


def test_what_is_kept_of_a_person_is_whole_and_json(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with local_node(database) as node:
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
