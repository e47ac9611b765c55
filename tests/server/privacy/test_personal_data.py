"""One's own data, as one JSON document."""

import json
from typing import Any

import pytest

from riad.server.node import Node
from riad.server.people.sessions import Person
from riad.server.privacy import account_deletion, personal_data
from riad.server.store.base import do
from tests.kit.server.databases import running as run
from tests.kit.server.local_node import at_all_tables, local_node, visitors
from tests.kit.server.table_fixtures import play, two


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
            data = json.loads(text)
            assert (data["person"]["name"], data["person"]["login"]) == ("Anna", "anna")
            assert [each["label"] for each in data["sessions"]] == ["browser"]
            assert len(data["chat"]) == len(lines) == 6
            assert data["blocked"][0]["person"] == bela.id
            assert {each["id"] for each in data["tables"]} == set(tables.values()) - {tables["stood up"]}
            match = next(each for each in data["tables"] if each["id"] == tables["over"])
            assert match["saved"] == f"/api/tables/{tables['over']}/export"
            assert len([each for each in match["actions"] if each["kind"] == "turn"]) == 3
            for secret in ("correct horse", "$argon2", "digest", "public_key"):
                assert secret not in text

    run(story())


async def data_of(node: Node, person: Person) -> dict[str, Any]:
    """Return the document of a person, read as JSON."""
    text = "".join([piece async for piece in personal_data.belongings(node.store, person)])
    data: dict[str, Any] = json.loads(text)
    return data


async def give_one_of_each(node: Node, person: Person) -> None:
    """Store a passkey, a browser for push messages and a report of a person, all named after the person."""
    name = person.name
    ((session,),) = [row.values() for row in await node.store.fetch(SESSION, person.id)]
    await node.store.write(
        do(PASSKEY, f"id of {name}", person.id, "a public key", f"passkey of {name}"),
        do(PUSH, session, person.id, f"https://push.example/{name}", "a public key", "a secret", "site"),
        do(REPORT, f"report of {name}", person.id, "mallory", "Mallory", f"note of {name}"),
    )


SESSION = "select id from session where person = $1"
PASSKEY = """insert into passkey (id, person, public_key, sign_count, label, created)
values ($1, $2, $3, 7, $4, 5)"""
PUSH = """insert into push (session, person, endpoint, public_key, auth, site, created)
values ($1, $2, $3, $4, $5, $6, 5)"""
REPORT = """insert into report (id, at, reporter, person, name, table_id, room, number, text, note)
values ($1, 5, $2, $3, $4, 'table', 'players', 1, 'an insult', $5)"""


def test_a_person_gets_every_list_and_nothing_of_others(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            for person in (anna, bela):
                await give_one_of_each(node, person)
            await node.order.block(bela, anna.id, "mute")
            data = await data_of(node, anna)
            assert data["passkeys"] == [{"id": "id of Anna", "label": "passkey of Anna", "created": 5}]
            assert data["push"] == [{"endpoint": "https://push.example/Anna", "site": "site", "created": 5}]
            (report,) = data["reports"]
            assert report["note"] == "note of Anna"
            assert (report["text"], report["table_id"], report["number"]) == ("an insult", "table", 1)
            assert "person" not in report, "the report is hers, the name of the other is not"
            assert data["blocked"] == data["chat"] == data["tables"] == []
            assert [each["person"] for each in (await data_of(node, bela))["blocked"]] == [anna.id]

    run(story())


def test_every_page_of_tables_is_read_and_each_table_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match that she imported is hers as well, without a seat of hers."""
    for name in ("SAT", "RECORDS"):
        sql = getattr(personal_data, name)
        limit = f"limit {account_deletion.AT_ONCE}"
        assert limit in sql
        monkeypatch.setattr(personal_data, name, sql.replace(limit, "limit 2"))

    async def story() -> None:
        async with local_node(database) as node:
            anna, bela = await visitors(node, "Anna Þórsdóttir", "Bela")
            mine = [await node.seating.create(anna, two("open")) for _ in range(5)]
            match = await play(node, bela, await node.seating.create(bela, two("guest")), 4)
            records = [await node.seating.import_match(anna, match.playing.dumps()) for _ in range(3)]
            await node.seating.import_match(bela, match.playing.dumps())
            data = await data_of(node, anna)
            assert data["person"]["name"] == "Anna Þórsdóttir"
            names = [each["id"] for each in data["tables"]]
            assert sorted(names) == sorted(table.facts.id for table in (*mine, *records))
            imported = [each for each in data["tables"] if each["pace"] == "record"]
            assert [each["mine"] for each in imported] == [[], [], []]
            assert all("saved" in each and each["actions"] == [] for each in imported)

    run(story())


def test_actions_are_those_of_the_persons_seats(database: str) -> None:
    async def story() -> None:
        async with local_node(database) as node:
            anna, bela = await visitors(node, "Anna", "Bela")
            tables = await at_all_tables(node, anna, bela)
            (joined,) = [t for t in (await data_of(node, anna))["tables"] if t["id"] == tables["joined"]]
            assert joined["mine"] == [2]
            assert {action["seat"] for action in joined["actions"]} == {2}
            assert joined["actions"][0]["body"]["name"] == "Anna"
            others = await node.store.fetch("select seat from action where table_id = $1", tables["joined"])
            assert {0, 1, 2} <= {row["seat"] for row in others}

    run(story())
