"""The facts of a game, from the file `game.toml` in its folder: what is known of it without its rules.

Reading it imports no game and takes about a millisecond. An unknown or a missing key is refused with its
path, so that a misspelt one is noticed.
"""

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

FILE = "game.toml"
SEARCH: Mapping[str, float] = {
    "sharpness": 0.5,
    "exploration": 1.0,
    "scale": 8.0,
    "picks": 1,
    "stretches": 1,
}
"""The parameters of a search (see bots/playouts), with their values for a game that has none of its own."""
T = TypeVar("T")


@dataclass(frozen=True)
class Crowd:
    """Numbers of the bots that differ where many sit at a table; None is as with few."""

    search: Mapping[str, float] = field(default_factory=dict)
    warmth: tuple[float, ...] | None = None
    visits: Mapping[str, int] | None = None


@dataclass(frozen=True)
class BotFacts:
    """The numbers of the bots."""

    search: Mapping[str, float] = field(default_factory=lambda: SEARCH)
    warmth: tuple[float, ...] = (4.0, 1.5, 0.0)
    """Softmax temperature, in points, of the levels without a search, the weakest first."""
    fair: bool = False
    """True if most actions are poor: actions worse than the mean are skipped."""
    visits: Mapping[str, int] = field(default_factory=lambda: {"strong": 100, "master": 3000})
    """The levels that search, with their tree visits per action."""
    crowd: Crowd = field(default_factory=Crowd)


@dataclass(frozen=True)
class Lesson:
    """The deal of the lesson."""

    seed: int


@dataclass(frozen=True)
class Bench:
    """Facts for the benchmarks and the GPU."""

    chance_free_rounds: bool = False
    """True if no chance interrupts a round, so that alpha-beta search can be measured."""
    pick_twice: bool = False
    """True if calling `legal` twice is faster on a GPU than a list of the legal actions."""
    gpu_games: int = 1 << 18


@dataclass(frozen=True)
class Facts:
    """The facts of a game."""

    name: str
    title: str
    prefix: str
    """The letters of its rule ids: AZ."""
    order: int
    """Its place in lists of games; the first is prepared first."""
    version: int
    seats: range
    minutes: int
    secrets: bool
    sections: Mapping[str, tuple[int, ...]]
    """The rules in reading order."""
    rulings: tuple[int, ...] = ()
    """The rules in which the rulebook leaves something open and we decide."""
    departures: tuple[int, ...] = ()
    """The rules that knowingly differ from the rulebook."""
    observation: int = 0
    """The version of its observation; 0 if it has none."""
    lesson: Lesson | None = None
    bots: BotFacts = field(default_factory=BotFacts)
    bench: Bench = field(default_factory=Bench)

    def rule_id(self, number: int) -> str:
        """Return the id of a rule, such as AZ-15."""
        return f"{self.prefix}-{number}"


@functools.cache
def facts_in(folder: Path) -> Facts:
    """Return the facts of the game in a folder; ValueError names the key that does not fit."""
    path = folder / FILE
    try:
        facts = struct(Facts, tomllib.loads(path.read_text(encoding="utf-8")), "")
        check(facts, folder.name)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
    return facts


def check(facts: Facts, folder: str) -> None:
    """Raise ValueError for facts that contradict each other."""
    if facts.name != folder:
        raise ValueError(f"name must be that of the folder, {folder!r}, not {facts.name!r}")
    for path, numbers, complete in (
        ("bots.search", facts.bots.search, True),
        ("bots.crowd.search", facts.bots.crowd.search, False),
    ):
        for name in numbers.keys() - SEARCH.keys():
            raise ValueError(f"{path}.{name} is unknown")
        for name in SEARCH.keys() - numbers.keys() if complete else ():
            raise ValueError(f"{path}.{name} is missing")
    listed = [number for section in facts.sections.values() for number in section]
    for number in (*facts.rulings, *facts.departures):
        if number not in listed:
            raise ValueError(f"sections: rule {number} is missing")
    for number in listed:
        if listed.count(number) > 1:
            raise ValueError(f"sections: rule {number} is listed twice")


def converted(kind: Any, value: Any, path: str) -> Any:
    """Return a value of TOML as this type; ValueError names the path of one that does not fit."""
    if isinstance(kind, type) and is_dataclass(kind):
        return struct(kind, mapping(value, path), path)
    if get_origin(kind) is UnionType:  # with None, which TOML does not have
        return converted(next(one for one in get_args(kind) if one is not NoneType), value, path)
    if kind is range:
        bounds = converted(tuple[int, ...], value, path)
        if len(bounds) != 2 or not 1 <= bounds[0] <= bounds[1]:
            raise ValueError(f"{path} must be the fewest and the most, not {value!r}")
        return range(bounds[0], bounds[1] + 1)
    if get_origin(kind) is tuple:
        if not isinstance(value, list):
            raise ValueError(f"{path} must be a list")
        return tuple(converted(get_args(kind)[0], each, f"{path}[{n}]") for n, each in enumerate(value))
    if get_origin(kind) is Mapping:
        inner = get_args(kind)[1]
        return {name: converted(inner, each, f"{path}.{name}") for name, each in mapping(value, path).items()}
    if type(value) is not kind and (kind, type(value)) != (float, int):
        raise ValueError(f"{path} must be of type {kind.__name__}, not {value!r}")
    return value


def mapping(value: Any, path: str) -> Mapping[str, Any]:
    """Return a table of TOML; ValueError for anything else."""
    if not isinstance(value, dict):
        raise ValueError(f"{path} must be a table")
    return value


def struct(kind: type[T], table: Mapping[str, Any], path: str) -> T:
    """Return a table as this dataclass, with neither an unknown nor a missing key."""
    known = {one.name: one for one in fields(kind)}  # type: ignore[arg-type]  # a dataclass
    place = f"{path}." if path else ""
    for name in table:
        if name not in known:
            raise ValueError(f"{place}{name} is unknown")
    for name, one in known.items():
        if name not in table and one.default is MISSING and one.default_factory is MISSING:
            raise ValueError(f"{place}{name} is missing")
    types = get_type_hints(kind)
    return kind(**{name: converted(types[name], value, f"{place}{name}") for name, value in table.items()})
