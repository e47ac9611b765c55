"""Picking a legal action without a list gives the same action as with a list."""

import pytest

from riad import games
from riad.batch import nth_action
from riad.core.contract import legal
from riad.core.engine import Engine
from riad.core.jit import PLAIN, rule_for_any_game
from riad.core.records import Record, new_record


@rule_for_any_game
def select(state: Record, selector: Record, wanted: int) -> int:
    """Ask twice, as a kernel does; return the number of legal actions."""
    selector.wanted = nth_action.NOTHING
    number = legal(state, selector)  # type: ignore[arg-type]  # an array by its contract
    selector.wanted = wanted
    legal(state, selector)  # type: ignore[arg-type]
    return number


@pytest.mark.skipif(PLAIN, reason="plain Python has lists")
@pytest.mark.parametrize("name", games.PACKAGES)
def test_every_legal_action_can_be_picked_by_its_place(name: str) -> None:
    game = games.game_named(name)
    engine = Engine(game, game.SEATS[0], {})
    selector = new_record(nth_action.SELECTOR)
    state, turn = engine.start(3), 0
    while engine.actor(state) is not None:
        actions = engine.legal(state)
        wanted = turn % len(actions)
        assert select(state, selector, wanted) == len(actions)
        assert selector.kept == actions[wanted]
        engine.apply(state, actions[wanted])
        turn += 1
    assert turn > 30
