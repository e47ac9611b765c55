"""Ids of people, tables and other rows."""

import secrets


def new_id() -> str:
    """Return an id that is unique and cannot be guessed, and that no command takes for an option.

    The link of a private table is its key.
    """
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made
