"""The bots by name: five levels for each game, from one for children to the strongest."""

import math
from collections.abc import Mapping

from riad.bots.greedy import Bot
from riad.bots.horizon import HorizonSearch
from riad.bots.names import LEVELS, YARDSTICKS
from riad.bots.search import Search
from riad.bots.soft import Soft
from riad.core.engine import Engine
from riad.core.errors import BadOption

Numbers = Mapping[str, float]

NUMBERS: Mapping[str, Numbers] = {
    "azul": {"sharpness": 0.4, "exploration": 0.7, "scale": 8.0, "picks": 4, "stretches": 1},
    "alhambra": {"sharpness": 0.5, "exploration": 1.0, "scale": 16.0, "picks": 2, "stretches": 3},
    "dreamhome": {"sharpness": 0.5, "exploration": 0.6, "scale": 5.0, "picks": 2, "stretches": 1},
}
"""Search parameters of each game: see playouts.NUMBERS."""
ANY_GAME: Numbers = {"sharpness": 0.5, "exploration": 1.0, "scale": 8.0, "picks": 1, "stretches": 1}
CROWD = 4  # seats from which the numbers and visits below apply
IN_A_CROWD: Mapping[str, Numbers] = {"alhambra": {"stretches": 0, "scale": 20.0}}
"""With many rivals between a seat's turns, playouts give no information: evaluate the position directly."""

WARMTH: Mapping[str, tuple[float, ...]] = {
    "azul": (30.0, 1.4, 0.0),
    "alhambra": (5.0, 2.0, 0.7),
    "dreamhome": (3.0, 1.0, 0.0),
}
"""Softmax temperature, in points, of the levels without a search, the weakest first."""
ANY_WARMTH = (4.0, 1.5, 0.0)
FAIR = ("azul",)
"""Games where most actions are poor (tiles dropped on the floor): skip actions worse than the mean."""
WARMTH_IN_A_CROWD: Mapping[str, tuple[float, ...]] = {"alhambra": (12.0, 5.0, 2.0, 0.7)}

VISITS: Mapping[str, Mapping[str, int]] = {
    "azul": {"strong": 300, "master": 4000},
    "alhambra": {"strong": 100, "master": 12000},
    "dreamhome": {"strong": 100, "master": 12000},
}
"""The levels that search, with their tree visits per action."""
ANY_VISITS: Mapping[str, int] = {"strong": 100, "master": 3000}
VISITS_IN_A_CROWD: Mapping[str, Mapping[str, int]] = {"alhambra": {"master": 8000}}
"""With so many seats a short search is no better than the greedy action, so strong does not search."""
MASTER_SECONDS = 0.2  # time limit of master, on any machine
HORIZON_NODES = 1 << 40
UNTIMED = math.inf
"""Seconds for a bot without a clock: its choices depend only on its seed and the positions."""
UNTIMED_NODES = 400_000  # of alpha-beta per action, about MASTER_SECONDS of search
ANYTHING = 1e9  # temperature: every action is equally likely


def bot_named(name: str, engine: Engine, seed: int, *, seconds: float | None = None, threads: int = 1) -> Bot:
    """Return a bot by its name; `seconds` limits its time per action, None means its own limit."""
    if name in LEVELS:
        return level(LEVELS.index(name), engine, seed, seconds, threads)
    if name in ("horizon", "horizon-points"):
        limit = in_time(MASTER_SECONDS if seconds is None else seconds)
        nodes = UNTIMED_NODES if limit is None else HORIZON_NODES
        return HorizonSearch(engine, nodes=nodes, seconds=limit, by_points=name == "horizon-points")
    if name == "random":
        return Soft(engine, seed, warmth=ANYTHING)
    if name in ("points", "greedy"):
        return Soft(engine, seed, by_points=name == "points")
    raise BadOption("bot", f"unknown bot {name!r}; the bots are {', '.join((*LEVELS, *YARDSTICKS))}")


def level(number: int, engine: Engine, seed: int, seconds: float | None, threads: int) -> Bot:
    """Return the bot of a level, counted from 0."""
    game, name = engine.game.NAME, LEVELS[number]
    warmth, visits = WARMTH.get(game, ANY_WARMTH), VISITS.get(game, ANY_VISITS)
    if engine.seats >= CROWD:
        warmth, visits = WARMTH_IN_A_CROWD.get(game, warmth), VISITS_IN_A_CROWD.get(game, visits)
    if name in visits:
        limit = MASTER_SECONDS if seconds is None and name == LEVELS[-1] else seconds
        return searcher(engine, seed, visits=visits[name], seconds=in_time(limit), threads=threads)
    return Soft(engine, seed, warmth=warmth[number], fair=game in FAIR)


def in_time(seconds: float | None) -> float | None:
    """Return the time limit for a search; None means no clock."""
    return None if seconds == UNTIMED else seconds


def searcher(
    engine: Engine, seed: int, *, visits: int, seconds: float | None = None, threads: int = 1
) -> Search:
    """Return a search with the parameters of its game."""
    game = engine.game.NAME
    crowd = IN_A_CROWD.get(game, {}) if engine.seats >= CROWD else {}
    numbers = {**NUMBERS.get(game, ANY_GAME), **crowd}
    return Search(engine, seed, numbers, visits=visits, seconds=seconds, threads=threads)
