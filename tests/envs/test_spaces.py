"""Spaces: every observation of a game is inside, and its bounds are those of the layout."""

from typing import Any

import numpy as np
import pytest

from riad.envs.episode import Episode
from riad.envs.spaces import action_space, observation_space
from tests.kit.envs import play_on
from tests.kit.tables import TABLES


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_what_a_seat_sees_is_in_the_space(name: str, seats: int, options: dict[str, Any]) -> None:
    episode, chance = Episode(name, seats, options, "win"), np.random.default_rng(2)
    space, actions = observation_space(episode.engine), action_space(episode.engine)
    for _ in range(40):
        seen = episode.observe(episode.turn or 0)
        assert space.contains(seen)
        play_on(episode, chance)
        assert actions.contains(np.int64(episode.actions[-1]))
    assert not actions.contains(np.int64(episode.game.ACTIONS))
    assert not space.contains({**seen, "action_mask": seen["action_mask"] * 2})


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[::3])
def test_each_number_has_the_bound_of_its_part(name: str, seats: int, options: dict[str, Any]) -> None:
    episode = Episode(name, seats, options, "win")
    box: Any = observation_space(episode.engine)["observation"]
    seen, place = np.zeros(episode.engine.observation, np.uint8), 0
    for part in episode.game.observation_layout(seats):
        for most, inside in ((part.most, True), (part.most + 1, False)):
            seen[place + part.length - 1] = min(most, 255)
            assert box.contains(seen) == (inside or most > 255)
        seen[place + part.length - 1] = 0
        place += part.length
    assert place == len(seen)
