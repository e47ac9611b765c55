"""The games as PettingZoo environments: agents `player_0` and on take turns (AEC).

>>> from riad.envs.pettingzoo import azul_v2
>>> env = azul_v2.env(seats=3, wall="grey")
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

import copy
from functools import partial
from typing import Any

import numpy as np

from riad.core.errors import BadOption
from riad.core.extras import explained
from riad.core.options import whole_number
from riad.core.rng import SEEDS
from riad.envs.episode import Episode
from riad.envs.spaces import action_space, observation_space
from riad.games import PACKAGES, facts_of
from riad.match.match import Match

try:
    import pettingzoo  # type: ignore[import-untyped]
    from gymnasium import spaces
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
    from pettingzoo.utils.env import AECEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise explained(error) from None

Observation = dict[str, Any]
RENDER_MODES = ("human", "ansi")


class RawEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # no types
    """A game without PettingZoo's wrappers: an illegal action raises IllegalMove and changes nothing.

    A copy or a pickle continues the game.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        render_mode: str | None = None,
        reward: str = "win",
        max_actions: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(
                "render_mode", f"render_mode must be {' or '.join(RENDER_MODES)}, not {render_mode!r}"
            )
        self.episode = Episode(game, seats, options, reward)
        self.render_mode = render_mode
        self.max_actions = max_actions
        self.metadata = {
            "name": f"{game}_v{self.episode.game.OBSERVATION_VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        engine = self.episode.engine
        self.observation_spaces = {agent: observation_space(engine) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(engine) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def __copy__(self) -> "RawEnv":
        return copy.deepcopy(self)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the observation space of an agent: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        """Return the action space of an agent: the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a game: the game that `riad.new` creates from this seed, by default a random one."""
        self.episode.start(self._next_seed(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self._agent_to_decide()

    def _next_seed(self, seed: int | None) -> int:
        if seed is None:
            return int(self._chance.integers(SEEDS, dtype=np.uint64, endpoint=False))
        whole = whole_number(seed)
        if whole is not None and 0 <= whole < SEEDS:
            self._chance = np.random.default_rng(whole)
        return seed

    def _agent_to_decide(self) -> str:
        return self.possible_agents[self.episode.turn or 0]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation; its mask is all 0 unless the agent is to decide."""
        return self.episode.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Apply the action of the agent to decide."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        wanted = whole_number(action)
        if wanted is None:
            raise BadOption("action", f"action must be a whole number, not {action!r}")
        if not self.episode.is_legal(wanted):
            raise self.episode.refused(wanted)
        self.episode.act(wanted)
        self._cumulative_rewards[agent] = 0.0
        if self._is_over():
            self._end()
        else:
            self.agent_selection = self._agent_to_decide()
        if self.render_mode == "human":
            self.render()

    def _is_over(self) -> bool:
        if self.episode.turn is None:
            return True
        return self.max_actions is not None and len(self.episode.actions) >= self.max_actions

    def _end(self) -> None:
        """End the game: give every agent its reward."""
        over = self.episode.turn is None
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.infos = {agent: self.episode.standing(self._seats[agent]) for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Print the board as the agent to decide sees it, in colour, or return it (ansi)."""
        if self.render_mode == "human":
            print(self.episode.draw(self.episode.turn, coloured=True), flush=True)  # noqa: T201  # the purpose of this mode
        return self.episode.draw(self.episode.turn, coloured=False) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def match(self) -> Match:
        """Return the game so far as a match: to view, save or analyse."""
        return self.episode.match()


def raw_env(game: str, seats: int = 2, **keywords: Any) -> RawEnv:
    """Create a game without PettingZoo's wrappers: see RawEnv."""
    return RawEnv(game, seats, **keywords)


def env(
    game: str, seats: int = 2, *, illegal_reward: float = -1.0, **keywords: Any
) -> AECEnv[str, Observation, int | None]:
    """Create a game like PettingZoo's own: an illegal action ends it with `illegal_reward` for its agent.

    `render_mode` is None, "human" or "ansi"; `reward` is "win" (at the end 1 for the winner, -1 for the
    others) or "points" (at the end the points minus the mean of the others'); `max_actions` truncates. All
    other arguments are options of the game.
    """
    wrapped: AECEnv[str, Observation, int | None] = RawEnv(game, seats, **keywords)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=illegal_reward)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return Ordered(wrapped)


class Ordered(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # no types
    """PettingZoo's outermost wrapper, whose copy continues a game of its own."""

    def __copy__(self) -> "Ordered":
        return copy.deepcopy(self)

    def __str__(self) -> str:
        return str(self.env)


class Version:
    """A game with the version of its observation, used like one of PettingZoo's modules."""

    def __init__(self, game: str) -> None:
        version = facts_of(game).observation
        self.env = partial(env, game)
        """Create the environment in PettingZoo's wrappers."""
        self.raw_env = partial(raw_env, game)
        """Create the environment without wrappers."""
        self.name = f"{game}_v{version}"
        if hasattr(pettingzoo, "register"):  # since 1.26
            pettingzoo.register("aec", f"riad/{game}-v{version}", self.env)

    def __repr__(self) -> str:
        return f"<{self.name}>"


OBSERVED = [name for name in PACKAGES if facts_of(name).observation]
"""The games that have an observation."""
VERSIONS = {version.name: version for version in map(Version, OBSERVED)}
"""The games by their names with versions."""


def __getattr__(name: str) -> Version:
    """Return a game by its name with the version: azul_v2."""
    if name in VERSIONS:
        return VERSIONS[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return all names, including those of the games."""
    return sorted({*globals(), *VERSIONS})
