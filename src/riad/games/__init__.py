"""The games of Riad by name: a collection with iteration, lookup and membership.

To add a game, write its package here and add a line to PACKAGES.
"""

import importlib
import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TYPE_CHECKING, cast

from riad.core.errors import UnknownGame

if TYPE_CHECKING:
    from riad.core.contract import Game

PACKAGES = {
    "azul": "riad.games.azul",
    "alhambra": "riad.games.alhambra",
    "dreamhome": "riad.games.dreamhome",
}


def game_named(name: str) -> "Game":
    """Return a game by its name, importing its rules on first use."""
    if name not in PACKAGES:
        raise UnknownGame(f"unknown game {name!r}; the games are {', '.join(PACKAGES)}")
    return cast("Game", importlib.import_module(PACKAGES[name]))


def describe(name: str) -> str:
    """Describe a game in a few lines: its seats, and its options with the rules they change."""
    game = game_named(name)
    lines = [f"{game.NAME:<17}{game.TITLE}, {game.SEATS[0]} to {game.SEATS[-1]} seats"]
    for option in game.OPTIONS:
        lines.append(f"  {option.name:<14} {option.values} ({option.rule}). {option.about}")
    return "\n".join(lines)


class Games(ModuleType):
    """This package as a collection: `list(riad.games)`, `riad.games["azul"]`, `print(riad.games)`."""

    PACKAGES: dict[str, str]
    game_named: "Callable[[str], Game]"
    describe: Callable[[str], str]

    def __iter__(self) -> Iterator[str]:
        return iter(PACKAGES)

    def __len__(self) -> int:
        return len(PACKAGES)

    def __contains__(self, name: object) -> bool:
        return name in PACKAGES

    def __getitem__(self, name: str) -> "Game":
        return game_named(name)

    def __str__(self) -> str:
        return "\n".join(describe(name) for name in PACKAGES)


sys.modules[__name__].__class__ = Games
