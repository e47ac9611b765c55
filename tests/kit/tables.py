"""Tables of every game for the tests of any game: each game's own, from tests/games/NAME/tables.py."""

import importlib
from typing import Any

from riad.games import PACKAGES

Table = tuple[str, int, dict[str, Any]]
"""The name of a game, the number of seats, and the options."""


def tables_of(group: str) -> list[Table]:
    """Return a group of tables of all games."""
    files = {name: importlib.import_module(f"tests.games.{name}.tables") for name in PACKAGES}
    return [(name, seats, options) for name, file in files.items() for seats, options in getattr(file, group)]


TABLES = tables_of("TABLES")
"""Three tables of each game, with options."""
SEARCHED = tables_of("SEARCHED")
"""Every game with every number of seats, and the options with the greatest effect on a search."""
WORLDS = tables_of("WORLDS")
"""Tables with two or three seats, and the options that decide what is hidden."""
VARIED: list[Table] = [next(table for table in TABLES if table[0] == name and table[2]) for name in PACKAGES]
"""A table of each game that is not the usual one."""
