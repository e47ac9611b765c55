"""The games as Gymnasium environments: one learner at a table with chosen opponents.

>>> import gymnasium
>>> import riad.envs.gymnasium
>>> env = gymnasium.make("riad/Azul-v2", seats=3, opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np

from riad.core.errors import BadOption
from riad.core.extras import explained
from riad.core.rng import SEEDS
from riad.envs.episode import Episode
from riad.envs.opponents import Opponent, players
from riad.envs.spaces import action_space, observation_space
from riad.games import PACKAGES, facts_of
from riad.match.match import Match

try:
    import gymnasium
    from gymnasium.envs.registration import registry
except ImportError as error:
    raise explained(error) from None

Observation = dict[str, Any]


class Environment(gymnasium.Env[Observation, Any]):
    """A seat in a game, drawn for every game unless it is chosen; a step includes the opponents' actions.

    An illegal action ends the game with `illegal_reward`, and `info["illegal"]` names the rule against it.
    A copy or a pickle continues the game; an opponent's policy is copied or pickled with it.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium's declaration

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        illegal_reward: float = -1.0,
        **options: Any,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            modes = " or ".join(self.metadata["render_modes"])
            raise BadOption("render_mode", f"render_mode must be {modes}, not {render_mode!r}")
        self.episode = Episode(game, seats, options, reward)
        if seat is not None and seat not in range(seats):
            raise BadOption("seat", f"seat must be 0 to {seats - 1}, or None to draw one, not {seat!r}")
        self.seat = seat or 0
        self._chosen_seat = seat
        self._opponents = opponents
        self._players = players(opponents, self.episode, 0)
        self._over = True
        self.render_mode = render_mode
        self.illegal_reward = float(illegal_reward)
        self.observation_space = observation_space(self.episode.engine)
        self.action_space = action_space(self.episode.engine)

    def __copy__(self) -> "Environment":
        return copy.deepcopy(self)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game: the game that `riad.new` creates from this seed, by default a random one."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._players = players(self._opponents, self.episode, int(self.np_random.integers(2**32)))
        if self._chosen_seat is None:
            self.seat = int(self.np_random.integers(self.episode.seats))
        drawn = int(self.np_random.integers(SEEDS, dtype=np.uint64, endpoint=False))
        self.episode.start(drawn if seed is None else seed)
        self._over = False
        self._play_others()
        return self._seen()

    def _play_others(self) -> None:
        """Play the other seats until it is the learner's turn or the game is over."""
        while self.episode.turn not in (self.seat, None):
            self._show()
            left = ((self.episode.turn or 0) - self.seat - 1) % self.episode.seats
            self.episode.act(self._players[left](self.episode))
        self._show()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.episode.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"].copy(), "seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply an action, and play the others until it is this seat's turn again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        if not self.episode.is_legal(int(action)):
            refused = self.episode.refused(int(action))
            self._over = True
            observation, info = self._seen()
            return observation, self.illegal_reward, True, False, {**info, "illegal": str(refused)}
        self.episode.act(int(action))
        self._play_others()
        observation, info = self._seen()
        if self.episode.turn is not None:
            return observation, 0.0, False, False, info
        self._over = True
        info |= self.episode.standing(self.seat)
        return observation, self.episode.rewards()[self.seat], True, False, info

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.episode.draw(self.seat, coloured=True), flush=True)  # noqa: T201  # the purpose of this mode

    def render(self) -> str | None:
        """Return the text board (ansi); the mode human prints every position automatically."""
        return self.episode.draw(self.seat, coloured=False) if self.render_mode == "ansi" else None

    def match(self) -> Match:
        """Return the game so far as a match: to view, save or analyse."""
        return self.episode.match()


def make(game: str, **keywords: Any) -> Environment:
    """Create an environment of a game; called by `gymnasium.make`."""
    return Environment(game, **keywords)


def identifier(game: str) -> str:
    """Return the name of a game for `gymnasium.make`: riad/DreamHome-v2."""
    facts = facts_of(game)
    return f"riad/{facts.title.replace(' ', '')}-v{facts.observation}"


def register() -> None:
    """Register the games for `gymnasium.make`; importing this module does so too."""
    for game in PACKAGES:
        if facts_of(game).observation and identifier(game) not in registry:
            gymnasium.register(
                identifier(game),
                entry_point="riad.envs.gymnasium:make",
                vector_entry_point="riad.envs.vector:make",
                kwargs={"game": game},
                disable_env_checker=False,
                order_enforce=True,
            )


register()
