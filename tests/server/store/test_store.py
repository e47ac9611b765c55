"""A store is chosen by its address."""

from riad.server.store import open_store
from tests.kit.server.databases import running


def test_an_address_of_postgresql_is_opened_there_and_a_path_as_a_file(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        try:
            assert type(store).__name__ == ("PostgresStore" if "://" in database else "SqliteStore")
            assert store.shared == ("://" in database)
            assert [*await store.fetch("select id from person")] == []
        finally:
            await store.close()

    running(story())
