"""Observations of players: nothing that is hidden from them, and everything that they remember."""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest

from riad.envs.openspiel.observers import Observer, Partly, Recaller, observer_for, only_in
from tests.envs.openspiel.test_games import advanced, load
from tests.kit.tables import WORLDS


def kind(*, public: bool, recall: bool, private: str) -> Any:
    """Return a type of observation."""
    return pyspiel.IIGObservationType(public, recall, getattr(pyspiel.PrivateInfoType, private))


@pytest.mark.parametrize(
    ("wanted", "observer"),
    [
        (None, Observer),
        (kind(public=True, recall=False, private="SINGLE_PLAYER"), Observer),
        (kind(public=True, recall=True, private="SINGLE_PLAYER"), Recaller),
        (kind(public=True, recall=False, private="NONE"), Partly),
        (kind(public=False, recall=False, private="SINGLE_PLAYER"), Partly),
        (kind(public=False, recall=True, private="SINGLE_PLAYER"), None),
        (kind(public=True, recall=False, private="ALL_PLAYERS"), None),
    ],
)
def test_each_type_of_observation_has_its_observer(wanted: Any, observer: type | None) -> None:
    made = observer_for(load("alhambra"), wanted, None)
    assert type(made) is (observer or type(None))
    with pytest.raises(ValueError, match="these observations have no parameters"):
        observer_for(load("alhambra"), wanted, {"large": True})


def test_the_private_part_is_what_a_spectator_does_not_see() -> None:
    """In Alhambra that is the hand; in Azul there is none."""
    state = advanced(load("alhambra"), 5)
    private = Partly(load("alhambra"), public=False)
    hand = state.world.state.players[1].hand
    text = private.string_from(state, 1)
    assert "hand" in text
    assert text != private.string_from(state, 0)
    assert hand.any()
    azul = load("azul")
    assert '"lines"' not in Partly(azul, public=False).string_from(advanced(azul, 5), 1)


def test_parts_of_a_view_beyond_another() -> None:
    seen = {
        "points": 3,
        "hand": ["y1"],
        "players": [{"hand": ["y1"], "cards": 1}, {"hand": None, "cards": 2}],
    }
    public = {"points": 3, "hand": None, "players": [{"hand": None, "cards": 1}, {"hand": None, "cards": 2}]}
    assert only_in(seen, public) == {"hand": ["y1"], "players": [{"hand": ["y1"]}]}
    assert only_in(seen, seen) == {}


@pytest.mark.parametrize(("name", "seats", "options"), WORLDS)
def test_observations_tell_nothing_that_the_view_hides(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """A player has no memory at all here: Riad's reshuffle redraws everything that is hidden now."""
    game, chance = load(name, seats, **options), np.random.default_rng(6)
    for actions in (1, 25, 50):
        state = advanced(game, actions)
        for player in range(seats):
            other = state.clone()
            seed = int(chance.integers(2**62))
            other.world.state = game.engine.reshuffled(state.world.state, player, seed)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)


def test_histories_that_look_alike_now_are_told_apart() -> None:
    """Perfect recall: one position after two orders of moves is two information states."""
    start = load("azul", 2, first=0).new_initial_state().child(0)
    by_source = [[it for it in start.legal_actions() if it // 30 == source] for source in (1, 2, 3)]
    one, other = (
        next(it for it in by_source[way] if it % 6 == 3 + way) for way in (0, 1)
    )  # to lines 4 and 5, where they fit
    between = by_source[2][0]
    states = []
    for order in ((one, between, other), (other, between, one)):
        state = start.clone()
        for action in order:
            state.apply_action(action)
        states.append(state)
    assert str(states[0]) == str(states[1])
    for player in range(2):
        assert len({state.observation_string(player) for state in states}) == 1
        assert len({state.information_state_string(player) for state in states}) == 2
