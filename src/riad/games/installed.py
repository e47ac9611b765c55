"""Games of other packages, by their entry points in the group `riad.games`.

Their facts come from `game.toml` in their folders, without importing their rules. A broken one is logged in
one line and left out.
"""

import logging
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from riad.core.facts import Facts, facts_in

GROUP = "riad.games"
log = logging.getLogger(__name__)


def installed_games(own: Mapping[str, Facts]) -> tuple[dict[str, str], dict[str, Facts], dict[str, str]]:
    """Return the packages and the facts of these games by name, in the order of lists, and the faults.

    `own` are the games in Riad's folders, whose names are taken.
    """
    points: dict[str, tuple[EntryPoint, Facts]] = {}
    faults: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            if point.name in own or point.name in points:
                raise ValueError("another game has this name")
            points[point.name] = point, facts_at(point)
        except Exception as error:  # of a package that is not ours: it may have any fault
            sentence = log_fault(point.name, point.value, error)
            if point.name not in own and point.name not in points:
                faults[point.name] = sentence
    ordered = sorted(points.values(), key=lambda each: (each[1].order, each[1].name))
    packages = {facts.name: point.module for point, facts in ordered}
    return packages, {facts.name: facts for _, facts in ordered}, faults


def facts_at(point: EntryPoint) -> Facts:
    """Return the facts of a game from its folder."""
    spec = find_spec(point.module)
    if spec is None or not spec.submodule_search_locations:
        raise ValueError(f"there is no package {point.module}")
    facts = facts_in(Path(spec.submodule_search_locations[0]))
    if facts.name != point.name:
        raise ValueError(f"its entry point is called {point.name}, but its game.toml {facts.name}")
    return facts


def log_fault(name: str, package: str, error: Exception) -> str:
    """Log why a game cannot be used, in one line; return the line."""
    sentence = f"the game {name} of the package {package} cannot be used: {' '.join(str(error).split())}"
    log.warning(sentence)
    return sentence
