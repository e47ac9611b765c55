"""Common parts of the attacks of `riad bench --server --hostile`: a row in the table, and the target."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from riad.cli.bench.server_process import ServerProcess

Figures = dict[str, Any]


@dataclass(frozen=True)
class Target:
    """A fresh node, and the tables that were in its database when it started."""

    node: ServerProcess
    tables: Mapping[str, str]
    """The ids of tables by name: `alhambra` is a finished match of at least 410 moves."""
    folder: Path
    """An empty folder for the files of the attack."""

    @property
    def port(self) -> int:
        """The port of the node."""
        return self.node.port


@dataclass(frozen=True)
class Attack:
    """An attack: the finding that it reproduces, and the coroutine that carries it out."""

    name: str
    finding: str
    about: str
    run: Callable[[Target], Awaitable[Figures]]
    """The coroutine. It returns figures of the attack, such as the number of refused requests."""
    flags: tuple[str, ...] = ()
    """Flags of `riad serve` that the attack needs besides the defaults."""
