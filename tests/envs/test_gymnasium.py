"""The Gymnasium environments: Gymnasium's own check, opponents of all kinds, and games equal to Riad's."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import riad
from riad.envs.gymnasium import Environment, identifier, register
from tests.kit.envs import NAMES, any_of
from tests.kit.tables import TABLES


def played(environment: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Play a random game; return the last reward and info."""
    chance = np.random.default_rng(seed)
    _, info = environment.reset(seed=seed)
    while True:
        seen, reward, terminated, truncated, info = environment.step(any_of(info["action_mask"], chance))
        assert not truncated
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        if terminated:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_gymnasiums_own_check(
    name: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(identifier(name), seats=seats, **options).unwrapped)
    capsys.readouterr()  # it prints boards


@pytest.mark.parametrize("opponents", ["random", "greedy", "gentle"])
def test_whole_games_against_bots(opponents: str) -> None:
    environment = Environment("azul", 3, opponents=opponents)
    reward, info = played(environment, 5)
    match = environment.match()
    assert match.outcome is not None
    assert info["points"] == match.points[environment.seat]
    assert reward == (2 / len(match.outcome.winners) - 1 if info["place"] == 0 else -1)
    assert info["seat"] == environment.seat


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_decides_everything(name: str) -> None:
    matches = []
    for _ in range(2):
        environment = Environment(name, 3, opponents="casual")
        played(environment, 11)
        matches.append((environment.match(), environment.seat))
    assert matches[0] == matches[1]
    assert matches[0][0].seed == 11


def test_the_seat_is_drawn_unless_it_is_chosen() -> None:
    environment = Environment("azul", 4)
    seats = set()
    for seed in range(30):
        environment.reset(seed=seed)
        seats.add(environment.seat)
    assert seats == {0, 1, 2, 3}
    chosen = Environment("azul", 4, seat=2)
    for seed in range(5):
        chosen.reset(seed=seed)
        assert (chosen.seat, chosen.episode.turn) == (2, 2)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    environment = Environment("azul", 2, illegal_reward=-3)
    environment.reset(seed=1)
    _, reward, terminated, _, info = environment.step(324)
    assert (reward, terminated) == (-3, True)
    assert "(AZ-31)" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        environment.step(0)


def test_points_as_a_reward() -> None:
    environment = Environment("azul", 2, reward="points")
    reward, info = played(environment, 4)
    other = environment.match().points[1 - environment.seat]
    assert reward == info["points"] - other


def test_the_board_is_shown_as_the_learner_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    environment = Environment("alhambra", 2, seat=0, render_mode="ansi")
    environment.reset(seed=2)
    board = environment.render()
    assert board is not None
    assert "Seat 1 (you)" in board
    assert "(you)" not in board.partition("Seat 2")[2]
    shown = Environment("alhambra", 2, seat=1, render_mode="human")
    shown.reset(seed=2)
    assert shown.render() is None
    assert "Seat 2 (you)" in capsys.readouterr().out


@pytest.mark.parametrize(
    "keywords",
    [{"render_mode": "rgb_array"}, {"seat": 2}, {"opponents": ["random"] * 2}, {"opponents": "nobody"}],
    ids=str,
)
def test_what_cannot_be_is_refused(keywords: dict[str, Any]) -> None:
    with pytest.raises(riad.BadOption):
        Environment("azul", 2, **keywords)


def test_registering_again_changes_nothing() -> None:
    before = gymnasium.registry["riad/Azul-v2"]
    register()
    assert gymnasium.registry["riad/Azul-v2"] is before
    assert [identifier(name) for name in NAMES] == ["riad/Azul-v2", "riad/Alhambra-v2", "riad/DreamHome-v2"]
