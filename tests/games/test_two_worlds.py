"""Hidden information stays hidden: worlds that differ only in it look the same to a seat."""

import random
from typing import Any

import pytest

import riad
from tests.games.dreamhome.decks import RIGGED
from tests.kit.tables import TABLES, WORLDS
from tests.kit.two_worlds import check_two_worlds

RARE: list[tuple[str, int, dict[str, Any]]] = [
    ("alhambra", 6, {}),
    ("dreamhome", 3, {}),
    ("dreamhome", 3, {"components": RIGGED["roofers"]}),
]
ALL = [*TABLES, *(table for table in WORLDS if table not in TABLES), *RARE]


@pytest.mark.parametrize(("name", "seats", "options"), ALL)
def test_two_worlds(name: str, seats: int, options: dict[str, Any]) -> None:
    assert check_two_worlds(name, seats, options) > 10


@pytest.mark.parametrize(("name", "seats", "options"), ALL)
def test_in_a_game_without_secrets_all_see_the_same(name: str, seats: int, options: dict[str, Any]) -> None:
    match, chance = riad.new(name, seats=seats, seed=5, **options), random.Random(6)
    while match.turn is not None and not match.game.SECRETS:
        seen = [match.game.view(match.state, viewer) for viewer in (None, *range(seats))]
        assert all(one == seen[0] for one in seen)
        match.push(match.text(chance.choice(match.legal.actions)))
