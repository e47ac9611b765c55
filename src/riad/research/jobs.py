"""Work that can be cut anywhere: a job names what is played, by whom and from which seed, and nothing else.

So a job gives the same result wherever, in whatever order and however often it is done: bots have a seed from
the game's own (`arena.bot_seed`), and unless they are given seconds they never look at the clock.
"""

import functools
import json
from dataclasses import dataclass

from riad.bots import arena
from riad.bots.arena import Maker, Played
from riad.bots.greedy import Bot
from riad.bots.levels import UNTIMED, bot_named
from riad.core.engine import Engine
from riad.games import game_named


@dataclass(frozen=True)
class Table:
    """A game for a number of seats, with its options as JSON: what an engine is made of."""

    game: str
    seats: int
    options: str = "{}"

    @classmethod
    def of(cls, engine: Engine) -> "Table":
        """Return the table of an engine, with every option named."""
        return cls(engine.game.NAME, engine.seats, json.dumps(engine.options))


@functools.lru_cache(maxsize=4)
def engine_at(table: Table) -> Engine:
    """Return the engine of a table, made once in each process."""
    return Engine(game_named(table.game), table.seats, json.loads(table.options))


def maker(name: str, seconds: float) -> Maker:
    """Return the maker of a bot with a time limit per action; UNTIMED is without a clock."""

    def make(engine: Engine, seed: int) -> Bot:
        return bot_named(name, engine, seed, seconds=seconds)

    return make


@dataclass(frozen=True)
class Deal:
    """A deal for two bots, to be played with both seatings."""

    table: Table
    one: str
    other: str
    seed: int
    seconds: float = UNTIMED


def play_deal(deal: Deal) -> tuple[Played, ...]:
    """Play the games of a deal."""
    makers = {name: maker(name, deal.seconds) for name in (deal.one, deal.other)}
    return arena.play_deal(engine_at(deal.table), makers, deal.one, deal.other, deal.seed)
