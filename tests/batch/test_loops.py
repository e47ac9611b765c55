"""The loops of a batch, row by row, against the engine with one game at a time."""

from typing import Any

import numpy as np
import pytest

from riad import games
from riad.batch import STAY, Batch, loops
from riad.core.contract import Actions
from riad.core.engine import Engine
from riad.core.records import alone, new_record
from riad.core.rng import STEP, Generator, seed_with
from tests.kit.positions import alhambra
from tests.kit.searching import engine_of, positions

SIZE = 300  # columns of a mask


def flags(*columns: int) -> Any:
    """Return a row of a mask with these columns set."""
    mask = np.zeros(SIZE, np.bool_)
    mask[[*columns]] = True
    return mask


@pytest.mark.parametrize(
    ("listed", "left"),
    [
        ([2, 7, 9], [250]),  # a list clears what it names
        ([0], [7, 9, 250]),
        ([loops.LISTED + 1, 7], []),  # there were more than the list holds
        ([], []),  # a small mask without a list
    ],
)
def test_a_mask_is_cleared_by_its_list_or_whole(listed: list[int], left: list[int]) -> None:
    mask = flags(7, 9, 250)
    row: Any = np.array(listed + [0] * loops.LISTED if listed else [], np.int16)
    loops.clear_mask(mask, row)
    assert np.flatnonzero(mask).tolist() == left


def test_more_legal_actions_than_a_list_holds_are_all_in_the_mask() -> None:
    """A palace with many open sides, and a reserve with many tiles."""
    palace = "pavilion8 seraglio9 arcades9 chambers11 garden11 tower12"
    tiles = "pavilion6n seraglio7w seraglio8s arcades8n arcades8e chambers9w chambers9s garden10n garden10w"
    match = alhambra.position(alhambra.Seat(palace=palace, reserve=f"{tiles} tower11n"), alhambra.Seat())
    actions, legal = match.game.ACTIONS, match.legal.actions
    assert len(legal) > loops.LISTED
    mask: Any = np.zeros(actions, np.bool_)
    listed: Any = np.zeros(1 + loops.LISTED, np.int16)
    buffer, chooser = np.zeros(actions, np.int32), new_record(Generator)
    drawn = loops.write_row(match.state, chooser, mask, listed, np.zeros(0, np.uint8), buffer)
    assert drawn in legal
    assert np.flatnonzero(mask).tolist() == legal
    assert listed.tolist() == [len(legal), *legal[: loops.LISTED]]
    loops.clear_mask(mask, listed)
    assert not mask.any()


@pytest.mark.parametrize("mask", [True, False])
@pytest.mark.parametrize("name", games.PACKAGES)
def test_an_action_is_refused_as_the_rules_do(name: str, mask: bool) -> None:
    batch = Batch(name, 2, 1, seed=3, mask=mask)
    chance = np.random.default_rng(1)
    for _ in range(12):
        batch.step(batch.random_actions())
        state, most = batch.states[0], batch.engine.game.ACTIONS
        actions = [
            *batch.engine.legal(state),
            *chance.integers(most, size=20).tolist(),
            -2,
            -400,
            most,
            2**30,
        ]
        for action in actions:
            refused = batch.engine.refusal(state, action) != 0
            assert loops.first_refused(batch.rows, 0, 1, one(action)) == (0 if refused else loops.ALL_LEGAL)
        assert loops.first_refused(batch.rows, 0, 1, one(STAY)) == loops.ALL_LEGAL


def one(action: int) -> Actions:
    """Return the actions of a batch with one row."""
    return np.array([action], np.int32)


@pytest.mark.parametrize("name", games.PACKAGES)
def test_a_game_begins_as_the_engines_with_a_generator_apart(name: str) -> None:
    """The generator of the player has another seed than that of the game, which would foretell its draws."""
    engine = engine_of(name)
    state, chooser, other = new_record(engine.game.STATE), new_record(Generator), new_record(Generator)
    seed = np.uint64(2**64 - 3)
    loops.begin(state, chooser, 2, engine.options_record, seed)
    assert state.tobytes() == engine.start(int(seed)).tobytes()
    with np.errstate(over="ignore"):
        seed_with(other, seed + STEP)
    assert int(chooser.rng) == int(other.rng)
    seed_with(other, seed)
    assert int(chooser.rng) != int(other.rng)


@pytest.mark.parametrize("name", games.PACKAGES)
def test_a_row_is_seen_and_counted_like_a_single_game(name: str) -> None:
    engine = Engine(games.game_named(name), 3, {})
    whole = [alone(state)[0] for state in positions(engine, 3, every=9)]
    states = np.array(whole, engine.game.STATE)
    seen = np.zeros((len(states), engine.observation), np.uint8)
    points = np.full((len(states), 3), -99, np.int32)
    loops.observe_rows(states, 1, len(states), 2, seen)
    loops.points_of_rows(states, 1, len(states), points)
    for row, state in enumerate(whole[1:], start=1):
        assert np.array_equal(seen[row], engine.observe(state, 2))
        assert tuple(points[row]) == engine.points(state)
    assert not seen[0].any()
    assert {*points[0].tolist()} == {-99}
