"""Points as if the game ended now, in Alhambra and Dream Home; those of Azul are with its worth."""

import pytest

from riad.core.records import copy_record
from riad.games import PACKAGES
from riad.games.alhambra import GAME as ALHAMBRA
from riad.games.alhambra.rules.scoring import score
from riad.games.dreamhome import GAME as DREAMHOME
from tests.kit.searching import end_of_game, engine_of, positions


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_alhambra_it_is_what_the_next_scoring_would_make_of_the_points(seats: int) -> None:
    engine = engine_of("alhambra", seats)
    for state in positions(engine, 1, every=5):
        scored = copy_record(state)
        score(scored, min(int(state.scorings), 2))
        assert [ALHAMBRA.tally(state, seat) for seat in range(seats)] == [*engine.points(scored)]


@pytest.mark.parametrize("open_roofs", [False, True])
def test_in_dream_home_it_is_the_points_as_they_stand(open_roofs: bool) -> None:
    engine = engine_of("dreamhome", 3, open_roofs=open_roofs)
    for state in positions(engine, 1, every=5):
        assert [DREAMHOME.tally(state, seat) for seat in range(3)] == [*engine.points(state)]


@pytest.mark.parametrize("name", PACKAGES)
def test_at_the_end_it_is_the_points(name: str) -> None:
    engine = engine_of(name, 3)
    end = end_of_game(engine, 1)
    assert [engine.game.tally(end, seat) for seat in range(3)] == [*engine.points(end)]
    assert [engine.game.worth(end, seat) for seat in range(3)] == [*engine.points(end)]
