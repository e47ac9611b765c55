"""Jobs: each contains only the table, the bots and the seeds of its games.

So a job gives the same result on any machine, in any order and when repeated: the seed of a bot comes from
the game's (`arena.bot_seed`), and a bot without a limit in seconds never reads the clock.
"""

import functools
import json
from dataclasses import dataclass

from riad.bots.levels import UNTIMED, bot_named
from riad.bots.player import Bot
from riad.core.engine import Engine
from riad.games import game_named
from riad.research import arena
from riad.research.arena import BotFactory, GameResult


@dataclass(frozen=True)
class MatchSetup:
    """The description of an engine: a game, its number of seats, and its options as JSON."""

    game: str
    seats: int
    options: str = "{}"

    @classmethod
    def of(cls, engine: Engine) -> "MatchSetup":
        """Return the set-up of an engine, with every option named."""
        return cls(engine.game.NAME, engine.seats, json.dumps(engine.options))


@functools.lru_cache(maxsize=4)
def engine_for(setup: MatchSetup) -> Engine:
    """Return the engine for a set-up, created once in each process."""
    return Engine(game_named(setup.game), setup.seats, json.loads(setup.options))


def bot_factory(name: str, seconds: float) -> BotFactory:
    """Return the factory of a bot with a time limit per action; UNTIMED means no clock."""

    def make(engine: Engine, seed: int) -> Bot:
        return bot_named(name, engine, seed, seconds=seconds)

    return make


@dataclass(frozen=True)
class Deal:
    """A deal for two bots, to be played with both seatings."""

    setup: MatchSetup
    one: str
    other: str
    seed: int
    seconds: float = UNTIMED


def play_deal(deal: Deal) -> tuple[GameResult, ...]:
    """Play the games of a deal."""
    factories = {name: bot_factory(name, deal.seconds) for name in (deal.one, deal.other)}
    return arena.play_deal(engine_for(deal.setup), factories, deal.one, deal.other, deal.seed)
