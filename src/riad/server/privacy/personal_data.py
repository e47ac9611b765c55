"""All data stored about a person, as one JSON document: read and sent piece by piece."""

import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

from riad.server.people.sessions import Person
from riad.server.privacy.account_deletion import SAT, heads_of
from riad.server.store.base import Row, Store

PERSON = "select id, name, login, created, seen, banned from person where id = $1"
LISTS = {
    "sessions": "select id, kind, label, created, expires from session where person = $1 order by id",
    "passkeys": "select id, label, created from passkey where person = $1 order by created, id",
    "push": "select endpoint, site, created from push where person = $1 order by created, session",
    "blocked": "select other as person, kind, created from block where person = $1 order by created, other",
    "reports": """select at, table_id, room, number, text, note from report
        where reporter = $1 order by at, id""",
}
CHAT = """select table_id, room, number, at, text from chat where person = $1 and text <> ''
and (table_id, room, number) > ($2, $3, $4) order by table_id, room, number limit 500"""
RECORDS = "select id from game_table where host = $1 and pace = 'record' and id > $2 order by id limit 50"
TABLE = "select id, game, options, created, changed, status, pace, seated from game_table where id = $1"
ACTIONS = "select seq, at, kind, seat, body from action where table_id = $1 order by seq"


async def belongings(store: Store, person: Person) -> AsyncIterator[str]:
    """Yield the document in pieces, which together are valid JSON."""
    (row,) = await store.fetch(PERSON, person.id)
    yield '{"person": ' + compact(row)
    for name, sql in LISTS.items():
        rows = await store.fetch(sql, person.id)
        yield f',\n"{name}": [' + ",\n".join(map(compact, rows)) + "]"
    yield ',\n"chat": ['
    async for piece in joined(chat(store, person.id)):
        yield piece
    yield '],\n"tables": ['
    async for piece in joined(tables(store, person.id)):
        yield piece
    yield "]}\n"


def compact(row: Row | dict[str, Any]) -> str:
    """Return a row as JSON."""
    return json.dumps(dict(row), ensure_ascii=False)


async def joined(pieces: AsyncIterator[str]) -> AsyncIterator[str]:
    """Yield the elements of a list with commas between them."""
    between = ""
    async for piece in pieces:
        yield between + piece
        between = ",\n"


async def chat(store: Store, person: str) -> AsyncIterator[str]:
    """Yield every chat message of a person."""
    table, room, number = "", "", 0
    while rows := await store.fetch(CHAT, person, table, room, number):
        for row in rows:
            yield compact(row)
        table, room, number = rows[-1]["table_id"], rows[-1]["room"], rows[-1]["number"]


async def tables(store: Store, person: str) -> AsyncIterator[str]:
    """Yield every table at which a person ever had a seat, and the matches that the person imported."""
    last = ""
    while rows := await store.fetch(SAT, *heads_of(person), last):
        for row in rows:
            async for text in table_of(store, row["id"], person):
                yield text
        last = rows[-1]["id"]
    last = ""
    while rows := await store.fetch(RECORDS, person, last):
        for row in rows:
            async for text in table_of(store, row["id"], person):
                yield text
        last = rows[-1]["id"]


async def table_of(store: Store, name: str, person: str) -> AsyncIterator[str]:
    """Yield a table with this person's actions; the deal and the others' actions are in the saved match."""
    for row in await store.fetch(TABLE, name):
        seated = json.loads(row["seated"])
        mine = [number for number, seat in enumerate(seated) if seat.get("person") == person]
        done = deeds(await store.fetch(ACTIONS, name), mine)
        summary = {
            **row,
            "options": json.loads(row["options"]),
            "seated": seated,
            "mine": mine,
            "actions": done,
        }
        if row["status"] == "over":
            summary["saved"] = f"/api/tables/{name}/export"
        yield compact(summary)


def deeds(actions: Sequence[Row], mine: Sequence[int]) -> list[dict[str, Any]]:
    """Return the actions of these seats."""
    return [{**row, "body": json.loads(row["body"])} for row in actions if row["seat"] in mine]
