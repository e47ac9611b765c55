"""Players of the other seats: Riad's bots by name, or any function of the seat's observation."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from riad.bots.levels import bot_named
from riad.bots.player import Bot
from riad.core.errors import BadOption, RiadError
from riad.envs.episode import Episode

Policy = Callable[[dict[str, Any]], int]
"""Function from a seat's observation, {"observation", "action_mask"}, to its action."""
Opponent = str | Policy
Player = Callable[[Episode], int]
RANDOM = "random"


def players(opponents: Opponent | Sequence[Opponent], episode: Episode, seed: int) -> list[Player]:
    """Return a player for each other seat, clockwise from the learner; a single one plays them all."""
    others = episode.seats - 1
    chosen = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(chosen) != others:
        raise BadOption("opponents", f"expected {others} opponents, got {len(chosen)}")
    return [_player(opponent, episode, seed + number) for number, opponent in enumerate(chosen)]


def _player(opponent: Opponent, episode: Episode, seed: int) -> Player:
    """Return a player that can be copied and pickled, which a function within a function cannot."""
    if callable(opponent):
        return partial(_by_policy, opponent)
    if opponent == RANDOM:  # faster than the bot of this name, which evaluates every action
        return partial(_at_random, np.random.default_rng(seed))
    return partial(_by_bot, bot_named(opponent, episode.engine, seed))


def _by_policy(policy: Policy, episode: Episode) -> int:
    """Return a policy's action; raise OpponentFailed if it is illegal, which is a fault of the policy."""
    action = int(policy(episode.observe(episode.turn or 0)))
    if not episode.is_legal(action):
        raise OpponentFailed(str(episode.refused(action)))
    return action


def _at_random(chance: np.random.Generator, episode: Episode) -> int:
    return int(chance.choice(np.flatnonzero(episode.mask)))


def _by_bot(bot: Bot, episode: Episode) -> int:
    return bot.choose(episode.state)


class OpponentFailed(RiadError, ValueError):
    """A policy that plays an opponent chose an illegal action."""

    def __init__(self, sentence: str) -> None:
        super().__init__(f"an opponent's policy chose an illegal action: {sentence}")
