"""Set-up of every game in a record that was used before, as a batch does when a game is over."""

import numpy as np
import pytest

import riad
from riad.bots.player import Greedy
from riad.core.engine import Engine
from riad.core.records import fingerprint


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_game_in_a_used_record_starts_like_any_other(name: str) -> None:
    game = riad.games.game_named(name)
    most, fewest = (Engine(game, seats, {}) for seats in (max(game.SEATS), min(game.SEATS)))
    used, bot = most.start(1), Greedy(most, 1)
    while most.actor(used) is not None:
        most.apply(used, bot.choose(used))
    for engine in (fewest, most):
        game.setup(used, engine.seats, engine.options_record, np.uint64(7))
        assert fingerprint(used) == fingerprint(engine.start(7))
