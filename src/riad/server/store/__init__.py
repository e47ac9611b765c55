"""The database: one interface, with SQLite or PostgreSQL behind it."""
