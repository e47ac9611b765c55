"""The plain-Python interface to a game's compiled functions: ordinary numbers in and out.

The arguments are created in one place, so that every caller uses the same types and one compiled version
serves all.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from riad.core import options as table
from riad.core import playing
from riad.core.contract import Features, Game
from riad.core.errors import BadOption, IllegalMove
from riad.core.randomness import SEEDS
from riad.core.records import Record, copy_record, new_record


def quickly(by_array: Callable[..., Any], by_record: Callable[..., Any], state: Record, *more: Any) -> Any:
    """Call a compiled function with a state, passed as an array where it is all of one (see playing)."""
    whole = state.base
    if whole is not None and whole.shape == (1,) and whole.dtype == state.dtype:
        return by_array(whole, *more)
    return by_record(state, *more)


class Engine:
    """A game with a checked number of seats and checked options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        if table.whole_number(seats) not in game.SEATS:
            few, many = game.SEATS[0], game.SEATS[-1]
            raise BadOption("seats", f"{game.TITLE} takes {few} to {many} players, not {seats!r}")
        self.game = game
        self.seats = int(seats)
        chosen = table.complete(game.OPTIONS, options, game.TITLE)
        self.options_record = table.encode(game.OPTIONS, game.OPTIONS_RECORD, chosen, seats)
        self.options = table.plain(game.OPTIONS, chosen)
        self.observation = sum(part.length for part in game.observation_layout(self.seats))
        """Size of an observation, in numbers."""
        self._actions = np.empty(game.ACTIONS, np.int32)

    def start(self, seed: int) -> Record:
        """Return the state at the start of a game."""
        whole = table.whole_number(seed)
        if whole is None or not 0 <= whole < SEEDS:
            raise BadOption("seed", f"seed must be a whole number from 0 to 2**64 - 1, not {seed!r}")
        state = new_record(self.game.STATE)
        self.game.setup(state, self.seats, self.options_record, np.uint64(whole))
        return state

    def replay(self, seed: int, actions: Iterable[int]) -> Record:
        """Return the state after these actions, which must be legal."""
        state = self.start(seed)
        playing.replay(state, np.array([*actions], np.int32))
        return state

    def actor(self, state: Record) -> int | None:
        """Return the seat to decide, or None when the game is over."""
        seat = int(quickly(playing.actor_of, self.game.actor, state))
        return None if seat < 0 else seat

    def legal(self, state: Record) -> list[int]:
        """Return the legal actions in ascending order."""
        number = self.number_of_legal(state)
        found: list[int] = self._actions[:number].tolist()
        return found

    def number_of_legal(self, state: Record) -> int:
        """Return the number of legal actions."""
        return int(quickly(playing.legal_of, self.game.legal, state, self._actions))

    def refusal(self, state: Record, action: int) -> int:
        """Return 0, or the number of the rule that forbids the action."""
        return int(quickly(playing.refusal_of, self.game.refusal, state, action))

    def apply(self, state: Record, action: int) -> None:
        """Apply a legal action."""
        quickly(playing.apply_to, self.game.apply, state, action)

    def points(self, state: Record) -> tuple[int, ...]:
        """Return the points of each seat."""
        out = np.zeros(self.seats, np.int32)
        quickly(playing.points_of, self.game.points, state, out)
        return tuple(out.tolist())

    def places(self, state: Record) -> tuple[int, ...]:
        """Return the place of each seat, 0 for the winners."""
        out = np.zeros(self.seats, np.int32)
        self.game.places(state, out)
        return tuple(out.tolist())

    def observe(self, state: Record, seat: int) -> Features:
        """Return the observation of a seat, as numbers for learning."""
        out = np.zeros(self.observation, np.uint8)
        self.game.observe(state, seat, out)
        return out

    def reshuffled(self, state: Record, seat: int, seed: int) -> Record:
        """Return another world consistent with what the seat sees."""
        world = copy_record(state)
        self.game.reshuffle(world, seat, np.uint64(seed))
        return world

    def illegal(self, state: Record, action: int, number: int, where: str = "") -> IllegalMove:
        """Return the error for an action that rule `number` refuses."""
        game = self.game
        reason = game.reason(state, action, number)
        text = game.write_action(state, action) + where
        return IllegalMove(text, game.rule_id(number), game.explain(reason), reason)

    def rehearse(self) -> None:
        """Play a game as a table does, so that nothing is compiled or loaded while people wait."""
        game, state = self.game, self.start(0)
        while (seat := self.actor(state)) is not None:
            action = self.legal(state)[-1]
            game.read_action(state, game.write_action(state, action))
            game.tell(game.deed(state, action))
            self.refusal(state, action)
            self.points(state)
            for viewer in (seat, None):
                game.view(state, viewer)
            self.apply(state, action)
        game.outcome(state)
        game.view(state, 0)
