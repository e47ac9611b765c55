"""The upper bounds of a game hold in the longest and the richest ones."""

import copy
import random
from typing import Any

import pytest

import riad
from riad.core.engine import Engine
from riad.games.dreamhome import GAME
from riad.games.dreamhome.bounds import most_decisions, most_points
from riad.games.dreamhome.rules.components import own
from riad.games.dreamhome.rules.constants import ROOF_CARDS
from tests.games.dreamhome.decks import RIGGED


def most_of(data: dict[str, Any]) -> int:
    """Return the bound on points with these components."""
    return most_points(Engine(GAME, 2, {"components": data}).options_record)


def test_the_most_points_follow_the_components() -> None:
    windows = copy.deepcopy(own())
    windows["roof_points"]["window"] += 1
    assert most_of(own()) > 29, "the example of the rulebook"
    assert most_of(windows) == most_of(own()) + ROOF_CARDS


@pytest.mark.parametrize("deck", ["drills", "hammers", "mixers", "scaffolds"])
def test_a_game_that_uses_every_card_has_fewer_decisions_than_the_bound(deck: str) -> None:
    match, chance = riad.new("dreamhome", seats=4, seed=1, components=RIGGED[deck]), random.Random(1)
    while match.turn is not None:
        match.push(chance.choice([move for move in match.legal if move != "pass"] or [*match.legal]))
    assert 48 < len(match.moves) < most_decisions(4)
