"""Many games in parallel as a Gymnasium vector environment, on a batch: compiled, and on threads.

>>> from riad.envs.vector import VectorEnvironment
>>> games = VectorEnvironment("azul", num_envs=64, seats=2)
>>> observations, infos = games.reset(seed=7)
>>> actions = games.action_space.sample(mask=tuple(infos["action_mask"]))
>>> observations, rewards, terminated, truncated, infos = games.step(actions)
"""

import copy
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from riad.batch import STAY, Batch
from riad.bots.levels import bot_named
from riad.bots.player import Bot
from riad.core.engine import Engine
from riad.core.errors import BadOption
from riad.core.extras import explained
from riad.envs.episode import REWARDS
from riad.envs.opponents import RANDOM, OpponentFailed
from riad.envs.spaces import action_space, observation_space
from riad.games import game_named

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise explained(error) from None

Policy = Callable[[dict[str, Any]], npt.ArrayLike]
"""Function from the observations of several seats, a row for each, to their actions."""
Rows = npt.NDArray[np.intp]
Chooser = Callable[[Batch, Rows], npt.ArrayLike]
"""Function from a batch and some of its rows to the actions there."""
SELF = "self"
MOST_SEED = 2**62


class VectorEnvironment(VectorEnv[dict[str, Any], Any, Any]):
    """Games in parallel. A finished game restarts in the same step, so its last observation is not returned.

    Without opponents ("self"), every step and its reward belong to the seat to decide, `infos["seat"]`. With
    opponents ("random", a bot's name, or a policy for many seats at once) the learner decides in every game
    at each step; its seat is drawn for each game unless `seat` names one. An illegal action raises
    IllegalMove before anything changes. A copy or a pickle continues the games.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        *,
        opponents: str | Policy = SELF,
        seat: int | None = None,
        reward: str = "win",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        if reward not in REWARDS:
            raise BadOption("reward", f"reward must be {' or '.join(REWARDS)}, not {reward!r}")
        engine = Engine(game_named(game), seats, options)
        if seat is not None and seat not in range(seats):
            raise BadOption("seat", f"seat must be 0 to {seats - 1}, or None to draw one, not {seat!r}")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = None
        self.spec = None
        self.single_observation_space = observation_space(engine)
        self.single_action_space = action_space(engine)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.reward = reward
        self._made = partial(Batch, game, seats, num_envs, threads=threads, **options)
        self._opponents, self._chosen_seat = opponents, seat
        self._begin(0)

    def _begin(self, seed: int) -> None:
        self.batch = self._made(seed=seed)
        self.seats = np.zeros(self.num_envs, np.int32)
        self._choose = None if self._opponents == SELF else self._chooser(self._opponents, seed)

    def _chooser(self, opponents: str | Policy, seed: int) -> Chooser:
        """Return the function that chooses the opponents' actions, which can be copied and pickled."""
        if callable(opponents):
            return partial(_by_policy, opponents)
        if opponents == RANDOM:
            return _at_random
        return partial(_by_bot, bot_named(opponents, self.batch.engine, seed))

    def __copy__(self) -> "VectorEnvironment":
        return copy.deepcopy(self)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Restart all games: with a seed, the games of `riad.new` from it and the numbers after it."""
        if isinstance(seed, list):
            raise BadOption("seed", "pass one seed for all games: game i gets seed + i")
        super().reset(seed=seed, options=options)
        self._begin(int(self.np_random.integers(MOST_SEED)) if seed is None else seed)
        self._draw_seats(np.ones(self.num_envs, np.bool_))
        self._play_others()
        return self._seen(), self._infos()

    def _draw_seats(self, rows: npt.NDArray[np.bool_]) -> None:
        """Draw the learner's seats in starting games."""
        drawn = self.np_random.integers(self.batch.engine.seats, size=self.num_envs, dtype=np.int32)
        self.seats[rows] = drawn[rows] if self._chosen_seat is None else self._chosen_seat

    def step(
        self, actions: Any
    ) -> tuple[dict[str, Any], npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Any]:
        """Apply an action in every game."""
        batch = self.batch
        movers = batch.actors.copy() if self._choose is None else self.seats.copy()
        ended = batch.step(actions).copy()
        self._draw_seats(ended)
        ended |= self._play_others()
        rewards = np.zeros((self.num_envs, batch.engine.seats))
        rewards[ended] = self._rewards(ended)
        infos = self._infos()
        if ended.any():
            last = {
                "points": batch.final_points.copy(),
                "places": batch.final_places.copy(),
                "rewards": rewards,
            }
            infos |= {"final_info": last, "_final_info": ended}
        own = rewards[np.arange(self.num_envs), movers]
        return self._seen(), own, ended, np.zeros(self.num_envs, np.bool_), infos

    def _play_others(self) -> npt.NDArray[np.bool_]:
        """Play the other seats until it is the learner's turn in every game; return which games ended."""
        ended = np.zeros(self.num_envs, np.bool_)
        while self._choose is not None and len(rows := np.flatnonzero(self.batch.actors != self.seats)):
            now = np.zeros(self.num_envs, np.bool_)
            now[rows] = self._step_some(rows, np.ascontiguousarray(self._choose(self.batch, rows), np.int32))
            self._draw_seats(now)
            ended |= now
        return ended

    def _step_some(self, rows: Rows, actions: npt.NDArray[np.int32]) -> npt.NDArray[np.bool_]:
        """Apply legal actions in some rows of the batch only; return which of these games ended."""
        everywhere = np.full(self.batch.n, STAY, np.int32)
        everywhere[rows] = actions
        return np.asarray(self.batch.step(everywhere)[rows])

    def _rewards(self, ended: npt.NDArray[np.bool_]) -> npt.NDArray[np.float64]:
        """Return the rewards for all seats of the finished games, like the other environments."""
        if self.reward == "points":
            points = self.batch.final_points[ended].astype(np.float64)
            others = points.sum(axis=1, keepdims=True) - points
            return np.asarray(points - others / (points.shape[1] - 1))
        won = self.batch.final_places[ended] == 0
        return np.where(won, 2 / won.sum(axis=1, keepdims=True) - 1, -1.0)

    def _seen(self) -> dict[str, Any]:
        """Return copies of the observations of the seats to decide, since the batch overwrites its own."""
        return {"observation": self.batch.observe().copy(), "action_mask": self._mask()}

    def _mask(self) -> npt.NDArray[np.int8]:
        return np.asarray(self.batch.legal_mask().view(np.int8).copy())

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.batch.actors.copy()}

    def close_extras(self, **_keywords: Any) -> None:
        """Stop the threads."""
        self.batch.close()


def _by_policy(policy: Policy, batch: Batch, rows: Rows) -> npt.ArrayLike:
    """Return a policy's actions in some rows; raise OpponentFailed if one of them is illegal."""
    mask = batch.legal_mask()[rows]
    seen = {"observation": batch.observe()[rows], "action_mask": mask.view(np.int8)}
    actions = np.asarray(policy(seen))
    if actions.shape != (len(rows),) or not mask[np.arange(len(rows)), actions].all():
        raise OpponentFailed("it must give a legal action for every row that it sees")
    return actions


def _at_random(batch: Batch, rows: Rows) -> npt.ArrayLike:
    return np.asarray(batch.random_actions()[rows])


def _by_bot(bot: Bot, batch: Batch, rows: Rows) -> npt.ArrayLike:
    return [bot.choose(batch.states[row]) for row in rows]


def make(game: str, num_envs: int = 1, **keywords: Any) -> VectorEnvironment:
    """Create a vector environment; called by `gymnasium.make_vec`."""
    return VectorEnvironment(game, num_envs, **keywords)
