"""The table under every environment: masks, rewards, and games equal to Riad's own."""

import numpy as np
import pytest

import riad
from riad.envs.episode import Episode, margins, shares
from tests.kit.envs import NAMES, play_on


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ((0, 1), [1, -1]),
        ((0, 0), [0, 0]),
        ((1, 0, 2), [-1, 1, -1]),
        ((0, 0, 2), [0, 0, -1]),
        ((0, 0, 0), [-1 / 3] * 3),
    ],
)
def test_the_winner_gets_1_and_those_who_tie_what_a_lot_would_give(
    places: tuple[int, ...], rewards: list[float]
) -> None:
    assert shares(places) == pytest.approx(rewards)


@pytest.mark.parametrize(
    ("points", "rewards"), [((30, 20), [10, -10]), ((7, 7), [0, 0]), ((30, 20, 10), [15, 0, -15])]
)
def test_points_less_the_mean_of_the_others(points: tuple[int, ...], rewards: list[float]) -> None:
    assert margins(points) == pytest.approx(rewards)
    assert sum(margins(points)) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_plays_the_match_of_its_seed(name: str) -> None:
    episode, chance = Episode(name, 3, {}, "win"), np.random.default_rng(3)
    episode.start(7)
    match = riad.new(name, seats=3, seed=7)
    for _ in range(20):
        assert np.flatnonzero(episode.mask).tolist() == match.legal.actions
        assert episode.turn == match.turn
        play_on(episode, chance)
        match.push(match.text(episode.actions[-1]))
    assert episode.match() == match
    assert episode.draw(match.turn, coloured=False) == str(match)
    assert episode.rewards() == [0, 0, 0]


def test_only_who_is_to_decide_has_a_mask() -> None:
    episode = Episode("azul", 2, {"first": 1}, "win")
    assert episode.observe(1)["action_mask"].sum() > 0
    assert episode.observe(0)["action_mask"].sum() == 0
    mask = episode.mask_of(1)
    mask[:] = 0
    assert episode.mask.any(), "what is given away is a copy"


@pytest.mark.parametrize("action", [-1, 325, 10**9])
def test_a_number_that_is_no_action_is_refused_in_words(action: int) -> None:
    episode = Episode("azul", 2, {}, "win")
    assert not episode.is_legal(action)
    assert (
        str(episode.refused(action)) == f"action {action} is not allowed: actions must be below 325 (actions)"
    )


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(riad.BadOption, match=r"^reward must be win or points, not 'score'$"):
        Episode("azul", 2, {}, "score")
