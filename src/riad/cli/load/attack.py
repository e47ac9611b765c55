"""Common parts of the attacks of `riad bench --server --hostile`: a row in the table, and the target."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from riad.cli.load.node import Node

Figures = dict[str, Any]


@dataclass(frozen=True)
class Target:
    """A fresh node, and the tables that were in its database when it started."""

    node: Node
    tables: Mapping[str, str]
    """The ids of tables by name: `alhambra` is one of 410 moves or more, played to its end."""
    folder: Path
    """An empty folder for whatever the attack needs."""

    @property
    def port(self) -> int:
        """The port of the node."""
        return self.node.port


@dataclass(frozen=True)
class Attack:
    """An attack: the finding that it repeats, and a coroutine that carries it out to its end."""

    name: str
    finding: str
    about: str
    run: Callable[[Target], Awaitable[Figures]]
    """Returns figures of its own, such as how many requests were refused."""
    flags: tuple[str, ...] = ()
    """Flags of `riad serve` that the attack needs besides the defaults."""
