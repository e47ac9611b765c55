"""The other seats: bots by name, chance, or functions of what the seat sees."""

from typing import Any

import numpy as np
import pytest

from riad.bots.levels import bot_named
from riad.core.errors import BadOption
from riad.envs.episode import Episode
from riad.envs.gymnasium import Environment
from riad.envs.opponents import OpponentFailed, players


def choices(episode: Episode, opponent: Any, seed: int, number: int = 12) -> list[int]:
    """Return what an opponent plays alone from the start of a game."""
    episode.start(5)
    chosen = []
    for _ in range(number):
        chosen.append(players(opponent, episode, seed)[0](episode))
        episode.act(chosen[-1])
    return chosen


def test_a_bot_by_name_chooses_as_that_bot_with_a_seed_for_each_seat() -> None:
    episode = Episode("azul", 3, {}, "win")
    bots = players("casual", episode, 7)
    for number, player in enumerate(bots):
        bot = bot_named("casual", episode.engine, 7 + number)
        assert player(episode) == bot.choose(episode.state)
    assert len(bots) == 2


def test_random_players_follow_their_seed_and_are_legal() -> None:
    episode = Episode("alhambra", 2, {}, "win")
    assert choices(episode, "random", 1) == choices(episode, "random", 1) != choices(episode, "random", 2)
    episode.start(5)
    (player,) = players("random", episode, 1)
    drawn = {player(episode) for _ in range(300)}
    assert drawn == {*np.flatnonzero(episode.mask).tolist()}, "every legal action comes up"


@pytest.mark.parametrize(("opponents", "number"), [([], 0), (["random"], 1), (["random"] * 3, 3)])
def test_there_is_one_opponent_for_each_other_seat(opponents: list[str], number: int) -> None:
    with pytest.raises(BadOption, match=f"^expected 2 opponents, got {number}$"):
        players(opponents, Episode("azul", 3, {}, "win"), 1)


def test_opponents_sit_clockwise_from_the_learner_and_see_only_their_own() -> None:
    seats: list[int] = []

    def policy(number: int) -> Any:
        def choose(seen: dict[str, Any]) -> int:
            seats.append(number)
            assert set(seen) == {"observation", "action_mask"}
            return int(seen["action_mask"].argmax())

        return choose

    environment = Environment("azul", 3, opponents=[policy(0), policy(1)], seat=1, first=1)
    _, info = environment.reset(seed=1)
    assert seats == []
    environment.step(int(info["action_mask"].argmax()))
    assert seats == [0, 1]


def test_an_opponent_that_does_not_know_the_rules_is_told() -> None:
    environment = Environment("azul", 2, opponents=lambda _seen: 324, seat=1, first=0)
    with pytest.raises(
        OpponentFailed, match=r"^an opponent's policy chose an illegal action: w55 is .*AZ-31"
    ):
        environment.reset(seed=1)
