"""The bots by their names: each plays every game, and the levels match their description."""

import re

import pytest

import riad
from riad.bots import levels
from riad.bots.alpha_beta import AlphaBeta
from riad.bots.level_names import BASELINES, LEVELS
from riad.bots.levels import bot_named
from riad.bots.playouts import NUMBERS as FIELDS
from riad.bots.search import Search
from riad.bots.softmax import SoftmaxBot
from riad.core.engine import Engine
from riad.core.facts import SEARCH, BotFacts
from tests.kit.searching import engine_of, positions

NAMES = (*LEVELS, *BASELINES)
SOON = 0.001  # seconds: the choice does not matter here


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_every_bot_plays_every_game_legally(name: str, bot: str) -> None:
    for seats in {*engine_of(name).game.SEATS} & {2, 3}:
        engine = engine_of(name, seats)
        player = bot_named(bot, engine, 1, seconds=SOON)
        for state in positions(engine, seats, every=10):
            before = state.tobytes()
            assert player.choose(state) in engine.legal(state)
            assert state.tobytes() == before


@pytest.mark.parametrize("name", ["Keen", "keen ", "", "best", "greedy,random"])
def test_a_name_that_is_none_is_told_those_that_are(name: str) -> None:
    sentence = f"unknown bot {name!r}; the bots are {', '.join(NAMES)}"
    with pytest.raises(riad.BadOption, match=f"^{re.escape(sentence)}$") as caught:
        bot_named(name, engine_of(), 1)
    assert caught.value.option == "bot"


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_every_game_has_numbers_of_its_own_and_levels_that_rise(name: str) -> None:
    game = riad.games.game_named(name)
    bots = game.FACTS.bots
    few, many = levels.numbers_at(Engine(game, 2, {})), levels.numbers_at(Engine(game, game.SEATS[-1], {}))
    assert few == bots != BotFacts()
    assert {*few.search} == {*many.search} == {*(FIELDS.names or ())} == {*SEARCH}
    assert {name: many.search[name] for name in bots.crowd.search} == bots.crowd.search
    for warmth, visits in ((few.warmth, few.visits), (many.warmth, many.visits)):
        assert [*warmth] == sorted({*warmth}, reverse=True)
        assert warmth[-1] >= 0
        assert [*visits.values()] == sorted({*visits.values()})
        assert [*LEVELS[len(warmth) :]] == [*visits]  # every level either strays or searches


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_in_a_crowd_of_alhambra_only_the_master_searches(seats: int) -> None:
    engine = Engine(riad.games.game_named("alhambra"), seats, {})
    kinds = [type(bot_named(level, engine, 1)) for level in LEVELS]
    assert kinds == (
        [SoftmaxBot] * 4 + [Search] if seats >= levels.CROWD else [SoftmaxBot] * 3 + [Search] * 2
    )


def test_which_bot_is_behind_which_name() -> None:
    engine = engine_of()
    kinds = {name: type(bot_named(name, engine, 1)) for name in NAMES}
    assert [name for name in NAMES if kinds[name] is SoftmaxBot] == [*LEVELS[:3], *BASELINES[:3]]
    assert [name for name in NAMES if kinds[name] is Search] == [*LEVELS[3:]]
    assert [name for name in NAMES if kinds[name] is AlphaBeta] == [*BASELINES[3:]]


def test_seconds_and_threads_reach_the_search() -> None:
    engine = engine_of()
    bot = bot_named("master", engine, 1, seconds=0, threads=2)
    assert isinstance(bot, Search)
    bot.analyse(engine.start(1))
    assert bot.done == 2 * 64


def test_a_bot_without_the_clock_has_visits_or_nodes_for_a_limit() -> None:
    for name in LEVELS[-2:]:
        bot = bot_named(name, engine_of(), 1, seconds=levels.UNTIMED)
        assert isinstance(bot, Search)
        assert (bot.seconds, bot.visits) == (None, riad.games.facts_of("azul").bots.visits[name])
    for horizon in ("horizon", "horizon-points"):
        bot = bot_named(horizon, engine_of(), 1, seconds=levels.UNTIMED)
        assert isinstance(bot, AlphaBeta)
        assert (bot.seconds, bot.nodes) == (None, levels.UNTIMED_NODES)


def test_the_same_name_and_seed_make_the_same_choices() -> None:
    engine = engine_of()
    some = [*positions(engine, 1, every=8)]
    for name in ("gentle", "casual", "keen", "strong", "random", "points", "greedy"):
        one, other = (bot_named(name, engine, 7) for _ in range(2))
        assert [one.choose(state) for state in some] == [other.choose(state) for state in some], name


def test_random_makes_any_action() -> None:
    engine = engine_of(first=0)
    state = engine.start(1)
    bot = bot_named("random", engine, 1)
    assert {bot.choose(state) for _ in range(3000)} == {*engine.legal(state)}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", ["gentle", "casual", "keen", "strong"])
def test_at_the_start_of_azul_nobody_drops_tiles_on_the_floor(level: str, seats: int) -> None:
    """A line has room for all of them, as a child can see.

    The test covers every seat's first turn in 40 deals.
    """
    engine = engine_of("azul", seats)
    for deal in range(40 if level != "strong" else 5):
        state, bot = engine.start(deal), bot_named(level, engine, deal)
        for _ in range(seats):
            action = bot.choose(state)
            assert not engine.game.write_action(state, action).endswith("f")
            engine.apply(state, action)
