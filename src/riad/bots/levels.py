"""The bots by name: the levels, with the numbers of each game from its game.toml, and the yardsticks."""

import math
from dataclasses import replace

from riad.bots.alpha_beta import AlphaBeta
from riad.bots.level_names import BASELINES, LEVELS
from riad.bots.player import Bot
from riad.bots.search import Search
from riad.bots.softmax import SoftmaxBot
from riad.core.engine import Engine
from riad.core.errors import BadOption
from riad.core.facts import BotFacts

CROWD = 4  # seats from which a game's numbers for a crowd apply
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
        return AlphaBeta(engine, nodes=nodes, seconds=limit, by_points=name == "horizon-points")
    if name == "random":
        return SoftmaxBot(engine, seed, warmth=ANYTHING)
    if name in ("points", "greedy"):
        return SoftmaxBot(engine, seed, by_points=name == "points")
    raise BadOption("bot", f"unknown bot {name!r}; the bots are {', '.join((*LEVELS, *BASELINES))}")


def level(number: int, engine: Engine, seed: int, seconds: float | None, threads: int) -> Bot:
    """Return the bot of a level, counted from 0."""
    name, numbers = LEVELS[number], numbers_at(engine)
    if name in numbers.visits:
        limit = MASTER_SECONDS if seconds is None and name == LEVELS[-1] else seconds
        return searcher(engine, seed, visits=numbers.visits[name], seconds=in_time(limit), threads=threads)
    return SoftmaxBot(engine, seed, warmth=numbers.warmth[number], fair=numbers.fair)


def numbers_at(engine: Engine) -> BotFacts:
    """Return the numbers of the bots at a table: those of its game, and in a crowd what differs there."""
    bots = engine.game.FACTS.bots
    if engine.seats < CROWD:
        return bots
    crowd = bots.crowd
    return replace(
        bots,
        search={**bots.search, **crowd.search},
        warmth=crowd.warmth or bots.warmth,
        visits=crowd.visits or bots.visits,
    )


def in_time(seconds: float | None) -> float | None:
    """Return the time limit for a search; None means no clock."""
    return None if seconds == UNTIMED else seconds


def searcher(
    engine: Engine, seed: int, *, visits: int, seconds: float | None = None, threads: int = 1
) -> Search:
    """Return a search with the parameters of its game."""
    numbers = numbers_at(engine).search
    return Search(engine, seed, numbers, visits=visits, seconds=seconds, threads=threads)
