"""A copy or a pickle of a bot chooses as the bot itself does, with memory of its own."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import riad
from riad.bots.levels import UNTIMED, bot_named
from riad.bots.player import Bot
from riad.match.match import Match


def pickled(bot: Any) -> Any:
    return pickle.loads(pickle.dumps(bot))  # noqa: S301  # our own


WAYS = [copy.deepcopy, pickled]
NAMES = ["random", "greedy", "gentle", "strong"]


def positions(number: int) -> list[Match]:
    """Return positions of a match, one after the other."""
    match = riad.new("alhambra", seats=3, seed=5)
    matches = []
    for _ in range(number):
        matches.append(match.copy())
        match.push(match.legal[len(match.legal) // 2])
    return matches


def choices(bot: Bot, matches: list[Match]) -> list[int]:
    return [bot.choose(match.state) for match in matches]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_chooses_as_the_bot_would(way: Callable[[Any], Any], name: str) -> None:
    matches = positions(12)
    bot = bot_named(name, matches[0].engine, 3, seconds=UNTIMED)
    choices(bot, matches[:4])
    other = way(bot)
    chosen = choices(other, matches[4:])
    assert choices(bot, matches[4:]) == chosen


@pytest.mark.parametrize("name", ["strong", "master", "horizon"])
def test_a_search_is_pickled_without_its_trees_and_tables(name: str) -> None:
    engine = positions(1)[0].engine
    assert len(pickle.dumps(bot_named(name, engine, 3))) < 4000


@pytest.mark.parametrize("way", [*WAYS, copy.copy])
def test_a_copy_of_the_search_to_the_horizon_counts_the_same_nodes(way: Callable[[Any], Any]) -> None:
    match = riad.new("azul", seed=5)
    bot: Any = bot_named("horizon", match.engine, 3, seconds=UNTIMED)
    bot.nodes = 5000
    for _ in range(3):
        bot.choose(match.state)
        match.push(match.legal[0])
    other = way(bot)
    assert other.choose(match.state) == bot.choose(match.state)
    assert other.searched == bot.searched > 15_000
