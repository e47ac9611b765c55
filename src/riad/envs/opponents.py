"""Players of the other seats: Riad's bots by name, or any function of the seat's observation."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from riad.bots.levels import bot_named
from riad.core.errors import BadOption, RiadError
from riad.envs.tables import Table

Policy = Callable[[dict[str, Any]], int]
"""Function from a seat's observation, {"observation", "action_mask"}, to its action."""
Opponent = str | Policy
Player = Callable[[Table], int]
RANDOM = "random"


def players(opponents: Opponent | Sequence[Opponent], table: Table, seed: int) -> list[Player]:
    """Return a player for each other seat, clockwise from the learner; a single one plays them all."""
    others = table.seats - 1
    chosen = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(chosen) != others:
        raise BadOption("opponents", f"expected {others} opponents, got {len(chosen)}")
    return [_player(opponent, table, seed + number) for number, opponent in enumerate(chosen)]


def _player(opponent: Opponent, table: Table, seed: int) -> Player:
    if callable(opponent):
        return lambda at: _asked(opponent, at)
    if opponent == RANDOM:  # faster than the bot of this name, which evaluates every action
        chance = np.random.default_rng(seed)
        return lambda at: int(chance.choice(np.flatnonzero(at.mask)))
    bot = bot_named(opponent, table.engine, seed)
    return lambda at: bot.choose(at.state)


def _asked(policy: Policy, table: Table) -> int:
    """Return a policy's action; raise IllegalOpponent if it is illegal, which is a fault of the policy."""
    action = int(policy(table.observe(table.turn or 0)))
    if not table.is_legal(action):
        raise OpponentFailed(str(table.refused(action)))
    return action


class OpponentFailed(RiadError, ValueError):
    """A policy that plays an opponent chose an illegal action."""

    def __init__(self, sentence: str) -> None:
        super().__init__(f"an opponent's policy chose an illegal action: {sentence}")
