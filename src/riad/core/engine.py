"""The plain-Python interface to a game's compiled functions: ordinary numbers in and out.

The arguments are created in one place, so that every caller uses the same types and one compiled version
serves all.
"""

import functools
import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from riad.core import driver
from riad.core import options as table
from riad.core.contract import Actions, Features, Game
from riad.core.errors import BadOption, IllegalMove, RiadError
from riad.core.records import Record, copy_record, new_record
from riad.core.rng import SEEDS


def quickly(by_array: Callable[..., Any], by_record: Callable[..., Any], state: Record, *more: Any) -> Any:
    """Call a compiled function with a state, passed as an array where it is all of one (see playing)."""
    whole = state.base
    if whole is not None and whole.shape == (1,) and whole.dtype == state.dtype:
        return by_array(whole, *more)
    return by_record(state, *more)


class Buffers(dict[int, Actions]):
    """Buffers for legal actions by their length, created on first use."""

    def __missing__(self, length: int) -> Actions:
        self[length] = np.empty(length, np.int32)
        return self[length]


class Scratch(threading.local):
    """The buffers of this thread: compiled code releases the GIL while it fills them."""

    def __init__(self) -> None:
        self.buffers = Buffers()


scratch = Scratch()


def engine_of(game: Game, version: int, seats: int, written: Mapping[str, str]) -> "Engine":
    """Return a pickled engine; raise RiadError if the rules of its game have another version here."""
    if version != game.VERSION:
        reason = f"pickled with rules version {version} of {game.TITLE}"
        raise RiadError(f"{reason}, but this Riad has version {game.VERSION}")
    options = {
        option.name: option.read(written[option.name]) for option in game.OPTIONS if option.name in written
    }
    return Engine(game, seats, options)


class Engine:
    """A game with a checked number of seats and checked options: never changed, so any thread may use it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        if table.whole_number(seats) not in game.SEATS:
            few, many = game.SEATS[0], game.SEATS[-1]
            raise BadOption("seats", f"{game.TITLE} takes {few} to {many} players, not {seats!r}")
        self.game = game
        self.seats = int(seats)
        chosen = table.complete(game.OPTIONS, options, game.TITLE)
        self.options_record = table.encode(game.OPTIONS, game.OPTIONS_RECORD, chosen, seats)
        self.options = table.plain(game.OPTIONS, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        return engine_of, (self.game, self.game.VERSION, self.seats, self.written_options)

    def __copy__(self) -> "Engine":
        return self

    def __deepcopy__(self, _memo: object) -> "Engine":
        return self

    @property
    def written_options(self) -> dict[str, str]:
        """The options as texts, for files; those left to the seed are left out."""
        written = {option.name: option.write(self.options[option.name]) for option in self.game.OPTIONS}
        return {name: text for name, text in written.items() if text is not None}

    @functools.cached_property
    def observation(self) -> int:
        """The size of an observation, in numbers."""
        return sum(part.length for part in self.game.observation_layout(self.seats))

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
        driver.replay(state, np.array([*actions], np.int32))
        return state

    def actor(self, state: Record) -> int | None:
        """Return the seat to decide, or None when the game is over."""
        seat = int(quickly(driver.actor_of, self.game.actor, state))
        return None if seat < 0 else seat

    def legal(self, state: Record) -> list[int]:
        """Return the legal actions in ascending order."""
        buffer = scratch.buffers[self.game.ACTIONS]
        number = quickly(driver.legal_of, self.game.legal, state, buffer)
        actions: list[int] = buffer[:number].tolist()
        return actions

    def number_of_legal(self, state: Record) -> int:
        """Return the number of legal actions."""
        buffer = scratch.buffers[self.game.ACTIONS]
        return int(quickly(driver.legal_of, self.game.legal, state, buffer))

    def refusal(self, state: Record, action: int) -> int:
        """Return 0, or the number of the rule that forbids the action."""
        return int(quickly(driver.refusal_of, self.game.refusal, state, action))

    def apply(self, state: Record, action: int) -> None:
        """Apply a legal action."""
        quickly(driver.apply_to, self.game.apply, state, action)

    def points(self, state: Record) -> tuple[int, ...]:
        """Return the points of each seat."""
        out = np.zeros(self.seats, np.int32)
        quickly(driver.points_of, self.game.points, state, out)
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

    def warm_up(self) -> None:
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
