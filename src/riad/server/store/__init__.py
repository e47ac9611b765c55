"""The database: one interface, with SQLite or PostgreSQL behind it."""

from riad.core.errors import BadOption
from riad.server.store.base import Store


async def open_store(database: str, *, reading: bool = False) -> Store:
    """Open a store, given an address of PostgreSQL or the path of a file, and bring it up to date.

    A file belongs to one server; opening it with `reading` works beside that server.
    """
    if database.startswith(("postgresql://", "postgres://")):
        from riad.server.store.postgres import PostgresStore

        return await PostgresStore.open(database)
    scheme, is_address, _ = database.partition("://")
    if is_address:  # the rest may have a password
        raise BadOption("database", f"database must be a file or postgresql://..., not {scheme}://...")
    from riad.server.store.sqlite import SqliteStore

    return await SqliteStore.open(database, reading=reading)
