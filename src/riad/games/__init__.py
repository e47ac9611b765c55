"""The games by name: a collection with iteration, lookup and membership.

A game is a folder here with the file `game.toml`, or a package with an entry point in the group `riad.games`.
The folders are looked at when games are first asked for; other packages, which takes some 20 ms, when games
are listed or a name is in no folder. The rules of a game are imported on its first use.
"""

import functools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from riad.core.errors import UnknownGame

if TYPE_CHECKING:
    from riad.core.contract import Game
    from riad.core.facts import Facts

PACKAGES: dict[str, str]
"""The package of each game by its name, in the order of lists; made on first use."""


@functools.cache
def own_facts() -> "dict[str, Facts]":
    """Return the facts of the games in these folders, in the order of lists."""
    from riad.core.facts import FILE, facts_in

    facts = [facts_in(path.parent) for path in Path(__file__).parent.glob(f"*/{FILE}")]
    return {each.name: each for each in sorted(facts, key=lambda each: (each.order, each.name))}


@functools.cache
def others() -> "tuple[dict[str, str], dict[str, Facts], dict[str, str]]":
    """Return the packages and the facts of the games of other packages, and the faults of broken ones."""
    from riad.games.installed import installed_games

    return installed_games(own_facts())


@functools.cache
def packages() -> dict[str, str]:
    """Return the package of each game by its name: those in these folders first."""
    return {name: f"{__name__}.{name}" for name in own_facts()} | others()[0]


def __getattr__(name: str) -> Any:
    """Return PACKAGES."""
    if name == "PACKAGES":
        return packages()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def game_named(name: str) -> "Game":
    """Return a game by its name, importing its rules on first use."""
    from riad.core.contract import game_at

    if name in own_facts():
        return game_at(f"{__name__}.{name}")
    if name in packages():
        try:
            return game_at(packages()[name])
        except Exception as error:  # of a package that is not ours: it may have any fault
            from riad.games.installed import log_fault

            others()[2][name] = log_fault(name, packages().pop(name), error)
    raise UnknownGame(
        others()[2].get(name) or f"unknown game {name!r}; the games are {', '.join(packages())}"
    )


def all_games() -> "list[Game]":
    """Return all games, without those of other packages whose rules have a fault."""
    games = []
    for name in [*packages()]:
        try:
            games.append(game_named(name))
        except UnknownGame:
            continue
    return games


def facts_of(name: str) -> "Facts":
    """Return the facts of a game by its name, without its rules."""
    return own_facts().get(name) or others()[1].get(name) or game_named(name).FACTS


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
    facts_of: "Callable[[str], Facts]"

    def __iter__(self) -> Iterator[str]:
        return iter(packages())

    def __len__(self) -> int:
        return len(packages())

    def __contains__(self, name: object) -> bool:
        return name in packages()

    def __getitem__(self, name: str) -> "Game":
        return game_named(name)

    def __str__(self) -> str:
        return "\n".join(describe(game.NAME) for game in all_games())


sys.modules[__name__].__class__ = Games
