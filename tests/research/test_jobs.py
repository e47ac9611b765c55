"""Jobs: a table as text, and deals that follow from their seeds alone."""

import pickle

import pytest

from riad.bots.levels import UNTIMED
from riad.core.engine import Engine
from riad.games import PACKAGES, game_named
from riad.research.arena import play_deal as deal_of_arena
from riad.research.jobs import Deal, MatchSetup, bot_factory, engine_for, play_deal


@pytest.mark.parametrize("name", PACKAGES)
def test_a_table_makes_the_engine_that_it_is_of(name: str) -> None:
    game = game_named(name)
    for option in game.OPTIONS:
        for value in getattr(option, "choices", ()):
            engine = Engine(game, game.SEATS[-1], {option.name: value})
            again = engine_for(pickle.loads(pickle.dumps(MatchSetup.of(engine))))  # noqa: S301  # our own
            assert (again.seats, again.options) == (engine.seats, engine.options)
            assert again.options_record.tobytes() == engine.options_record.tobytes()


def test_a_deal_is_that_of_the_arena_whenever_it_is_played() -> None:
    deals = [Deal(MatchSetup("dreamhome", 3), "casual", "random", seed) for seed in range(3)]
    factories = {name: bot_factory(name, UNTIMED) for name in ("casual", "random")}
    expected = [
        deal_of_arena(engine_for(deal.setup), factories, deal.one, deal.other, deal.seed) for deal in deals
    ]
    assert [play_deal(deal) for deal in reversed(deals)] == expected[::-1]
