"""A game at a table for environments: masks, observations, rewards, and the moves so far."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from riad.core.contract import Features
from riad.core.engine import Engine
from riad.core.errors import BadOption, IllegalMove
from riad.core.records import Record
from riad.games import game_named
from riad.match.match import Match

Mask = npt.NDArray[np.int8]
REWARDS = ("win", "points")


class Episode:
    """A game with its seats and options, and its current position."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], reward: str) -> None:
        if reward not in REWARDS:
            raise BadOption("reward", f"reward must be {' or '.join(REWARDS)}, not {reward!r}")
        self._sit_down(Engine(game_named(game), seats, options), reward)
        self.start(0)

    def _sit_down(self, engine: Engine, reward: str) -> None:
        self.engine = engine
        self.game = engine.game
        self.seats = engine.seats
        self.reward = reward
        self._buffer = np.empty(self.game.ACTIONS, np.int32)

    def __reduce__(self) -> tuple[Any, ...]:
        return episode_again, (self.engine, self.reward, self.seed, self.actions)

    def start(self, seed: int) -> None:
        """Start a game: the same as `riad.new` creates from this seed."""
        self._resume(seed, [], self.engine.start(seed))

    def _resume(self, seed: int, actions: list[int], state: Record) -> None:
        self.seed = seed
        self.actions = actions
        self.state = state
        self._look()

    def _look(self) -> None:
        """Find the seat to decide and its legal actions."""
        self.turn = self.engine.actor(self.state)
        number = self.game.legal(self.state, self._buffer)
        self.mask: Mask = np.zeros(self.game.ACTIONS, np.int8)
        self.mask[self._buffer[:number]] = 1

    def is_legal(self, action: int) -> bool:
        """Return whether the action is legal for the seat to decide; any number is accepted."""
        return 0 <= action < self.game.ACTIONS and bool(self.mask[action])

    def refused(self, action: int) -> IllegalMove:
        """Return the error for an illegal action."""
        if not 0 <= action < self.game.ACTIONS:
            return IllegalMove(f"action {action}", "actions", f"actions must be below {self.game.ACTIONS}")
        return self.engine.illegal(self.state, action, self.engine.refusal(self.state, action))

    def act(self, action: int) -> None:
        """Apply a legal action."""
        self.game.apply(self.state, action)
        self.actions.append(action)
        self._look()

    def mask_of(self, seat: int) -> Mask:
        """Return the legal actions of a seat as ones: none unless it is to decide."""
        return self.mask.copy() if seat == self.turn else np.zeros(self.game.ACTIONS, np.int8)

    def observe(self, seat: int) -> dict[str, Any]:
        """Return a seat's observation and legal actions."""
        return {"observation": self.engine.observe(self.state, seat), "action_mask": self.mask_of(seat)}

    def rewards(self) -> list[float]:
        """Return each seat's reward if play stops here; before the end no seat has won."""
        if self.reward == "points":
            return margins(self.engine.points(self.state))
        return [0.0] * self.seats if self.turn is not None else shares(self.engine.places(self.state))

    def standing(self, seat: int) -> dict[str, Any]:
        """Return a seat's result, for the info at the end."""
        return {"points": self.engine.points(self.state)[seat], "place": self.engine.places(self.state)[seat]}

    def draw(self, seat: int | None, *, coloured: bool) -> str:
        """Draw the board from the view of a seat or a spectator."""
        match = Match.on(self.engine, self.seed)
        match.state = self.state
        return self.game.draw(match.view(seat), coloured=coloured)

    def match(self) -> Match:
        """Return the game so far as a match, to view, save or analyse."""
        match = Match.on(self.engine, self.seed)
        for action in self.actions:
            match.push(match.text(action))
        return match


def episode_again(engine: Engine, reward: str, seed: int, actions: Iterable[int]) -> Episode:
    """Return a copied or pickled table: the same game with the same actions."""
    episode = Episode.__new__(Episode)
    episode._sit_down(engine, reward)
    episode._resume(seed, [*actions], engine.replay(seed, actions))
    return episode


def highest(engine: Engine) -> Features:
    """Return the upper bound of each number of an observation; the lower bound is 0."""
    parts = engine.game.observation_layout(engine.seats)
    return np.repeat(np.array([part.most for part in parts], np.uint8), [part.length for part in parts])


def shares(places: Sequence[int]) -> list[float]:
    """Return 1 for the winner and -1 for the others; tied winners get the mean of a random draw."""
    winners = places.count(0)
    return [2 / winners - 1 if place == 0 else -1.0 for place in places]


def margins(points: Sequence[int]) -> list[float]:
    """Return each seat's points minus the mean of the others'; the rewards sum to 0."""
    total, others = sum(points), len(points) - 1
    return [own - (total - own) / others for own in points]
