"""The privacy page has a row for all personal data in the database; a new column needs its words."""

import asyncio
import re
from pathlib import Path

import pytest

from riad.server.store import open_store
from riad.server.store.sqlite import SqliteStore

WEB = Path(__file__).parents[3] / "web"
KEPT = {
    "person": {
        "visitor": "id name created seen banned",
        "account": "login password",
        "backups": "left_at leaving",
    },
    "session": {"sessions": "digest id person kind label created expires"},
    "passkey": {"account": "id person public_key sign_count label created"},
    "reset": {"account": "digest person expires"},
    "push": {"push": "session person endpoint public_key auth site created"},
    "game_table": {
        "tables": "id created host game rules options seats listed pace clock takeover seed salt seq status"
        " turn due bot lease lease_until changed seated key",
    },
    "seat": {"tables": "table_id number person"},
    "action": {"tables": "table_id seq at kind seat body key mark"},
    "chat": {"chat": "table_id room number at person name text key"},
    "block": {"blocked": "person other kind created"},
    "report": {"reports": "id at reporter person name table_id room number text note closed"},
    "hits": {"addresses": "key period number"},
}
"""Personal data by table: the rows of the page, each with the columns that it describes."""
NOTHING = {
    "challenge": "id challenge person expires",  # a passkey in use, for five minutes
    "notice": "number at kind whom",  # bans and deletions, by id, for a day
    "chore": "name node until",
    "probe": "name at",
    "secret": "name value",
}
"""Columns that are not about people, or are deleted within a day."""


@pytest.fixture(scope="module")
def columns(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The columns of all tables."""

    async def look() -> dict[str, set[str]]:
        store = await open_store(str(tmp_path_factory.mktemp("schema") / "riad.sqlite"))
        assert isinstance(store, SqliteStore)
        try:
            names = await store.fetch("select name from sqlite_master where type = 'table'")
            by_table = {}
            for row in names:
                its = await store.fetch("select name from pragma_table_info($1)", row["name"])
                by_table[row["name"]] = {column["name"] for column in its}
            return by_table
        finally:
            await store.close()

    return asyncio.run(look())


def test_every_column_has_its_place_on_the_page(columns: dict[str, set[str]]) -> None:
    documented = {
        table: {name for part in parts.values() for name in part.split()} for table, parts in KEPT.items()
    }
    assert columns == documented | {table: set(names.split()) for table, names in NOTHING.items()}


@pytest.mark.parametrize("language", ["en", "is", "it"])
def test_every_row_has_its_words(language: str) -> None:
    page = (WEB / "src" / "pages" / "Privacy.svelte").read_text(encoding="utf-8")
    rows = re.findall(r'\{ what: "(\w+)"', page)
    assert {part for parts in KEPT.values() for part in parts} - {"backups"} == set(rows)
    words = (WEB / "locales" / language / "order.ftl").read_text(encoding="utf-8")
    for row in rows:
        assert re.search(rf"^privacy-{row} = .{{10,}}$", words, re.MULTILINE), row
        assert re.search(rf"^privacy-{row}-(days|long) = ", words, re.MULTILINE), row
