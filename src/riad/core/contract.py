"""The contract of the games, which lets one search serve them all.

A game is a package whose `__init__` has the names of `Game` (a module can implement a Protocol). Its rules
are compiled functions over one record, its STATE. Generic code, such as a playout or a search, calls the
functions declared here with `by_game`; in compiled code and in plain Python the record's type selects the
game's implementation. Such code is an ordinary function in a module, compiled once per game and cached on
disk.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import overload

from riad.core.facts import Facts
from riad.core.jit import PLAIN, RIAD, depend_on
from riad.core.memory import Memory
from riad.core.options import Option
from riad.core.records import Dtype, Record

F = TypeVar("F", bound=Callable[..., Any])
Actions = npt.NDArray[np.int32]
Points = npt.NDArray[np.int32]
Features = npt.NDArray[np.uint8]
MOST_SEATS = 8
"""Seats for which a search and the server have room; a game has fewer or as many."""

_implementations: dict[str, dict[Any, Callable[..., Any]]] = {}


def by_game(declaration: F) -> F:
    """Declare a function that each game implements; the type of its first argument, the state, selects it."""
    mine = _implementations[declaration.__name__] = {}

    @functools.wraps(declaration)
    def chosen(state: Record, *arguments: Any) -> Any:
        return mine[state.dtype](state, *arguments)

    def choose(state: Any, *_arguments: Any) -> Callable[..., Any] | None:
        return mine.get(state)

    if not PLAIN:  # strict=False: the declaration has the signature
        overload(chosen, strict=False)(choose)
    return cast(F, chosen)


def implement(declaration: Callable[..., Any], dtype: Dtype, function: Callable[..., Any]) -> None:
    """Register `function` as the implementation of `declaration` for records of this dtype."""
    mine = _implementations[declaration.__name__]
    mine[dtype] = function
    home = declaration.__module__.partition(".")[0]
    if home == RIAD or home != function.__module__.partition(".")[0]:
        depend_on(function.__module__, dtype)
    if not PLAIN:
        mine[numba.from_dtype(dtype)] = function.py_func  # type: ignore[attr-defined]  # a Numba dispatcher


AMOUNT, CODE, BITS = "amount", "code", "bits"
"""Kinds of numbers in an observation: an amount; a choice, with 0 for none; or flags."""


class Part(NamedTuple):
    """A part of an observation: its meaning, the count of its numbers, and the maximum of each."""

    name: str
    length: int
    most: int
    kind: str = AMOUNT

    def of(self, owner: str) -> "Part":
        """Return the same part for one board of several."""
        return self._replace(name=f"{owner}: {self.name}")


@by_game
def setup(state: Record, seats: int, options: Record, seed: np.uint64) -> None:
    """Make `state` the start of a game, whatever its previous content."""


@by_game
def actor(state: Record) -> int:
    """Return the seat to decide, or -1 when the game is over."""
    raise NotImplementedError


@by_game
def legal(state: Record, out: Actions) -> int:
    """Fill `out` (of length ACTIONS) with the legal actions, ascending; return how many."""
    raise NotImplementedError


@by_game
def refusal(state: Record, action: int) -> int:
    """Return 0 for a legal action, else the number of the rule that forbids it. Any number is accepted."""
    raise NotImplementedError


@by_game
def apply(state: Record, action: int) -> None:
    """Apply a legal action and everything that follows from it without a decision. Nothing is checked."""


@by_game
def points(state: Record, out: Points) -> None:
    """Fill `out` with the current points of each seat."""


@by_game
def places(state: Record, out: Points) -> None:
    """Fill `out` with the place of each seat, tie-breaks included: 0 for every winner, then 1 and on."""


@by_game
def reshuffle(state: Record, seat: int, seed: np.uint64) -> None:
    """Redraw everything hidden from the seat, including the generator: one of its possible worlds."""


@by_game
def observe(state: Record, seat: int, out: Features) -> None:
    """Fill `out` (as long as the layout) with the seat's observation, as numbers for learning."""


@by_game
def worth(state: Record, seat: int) -> float:
    """Return an estimate in points of the position's worth to the seat, from the seat's own information."""
    raise NotImplementedError


@by_game
def tally(state: Record, seat: int) -> float:
    """Return the seat's points if the round or the game ended now."""
    raise NotImplementedError


FUNCTIONS = (setup, actor, legal, refusal, apply, points, places, reshuffle, observe, worth, tally)


@dataclass(frozen=True)
class Outcome:
    """Result of a game: the winners, their points and the reason."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    rule: str
    reason: str

    def __str__(self) -> str:
        seats = " and ".join(str(seat + 1) for seat in self.winners)
        won = f"Seats {seats} share the victory" if len(self.winners) > 1 else f"Seat {seats} wins"
        return f"{won}, {' : '.join(map(str, self.points))}. {self.reason}"


class Game(Protocol):
    """Interface of a game's package. Seats count from 0 here and from 1 in text."""

    FACTS: Facts
    """Facts known without its rules, from game.toml."""
    NAME: str
    """Name in files and on the command line: azul."""
    TITLE: str
    """Name for people: Azul."""
    VERSION: int
    """Version of the rules: it rises whenever an old match might replay differently."""
    SEATS: range
    """Allowed numbers of players."""
    STATE: Dtype
    """Dtype of the full state. It begins with the generator, the field `rng`, which advances whenever
    something hidden is shown, and has a field `seats`; its size is a multiple of 8."""
    SECRETS: bool
    """True if views differ between viewers; otherwise one view serves all."""
    OPTIONS: tuple[Option, ...]
    """Options of a table."""
    OPTIONS_RECORD: Dtype
    """Dtype of the record of options that `setup` reads."""
    ACTIONS: int
    """The number of actions. Actions are the numbers below it; the notation module documents their layout."""
    OBSERVATION_VERSION: int
    """Version of the observation: it rises whenever a number changes its place or meaning."""
    RULES: Mapping[int, str]
    """The rules by number, one sentence each, as refusals cite them."""
    FIGURES: str
    """The sources of the figures of its pieces, rulebook or not, for an about page."""
    HOW_TO_PLAY: str
    """The game and its notation in one screen of text, for the prompt."""

    # Compiled; documented above.
    def setup(self, state: Record, seats: int, options: Record, seed: np.uint64) -> None: ...  # noqa: D102
    def actor(self, state: Record) -> int: ...  # noqa: D102
    def legal(self, state: Record, out: Actions) -> int: ...  # noqa: D102
    def refusal(self, state: Record, action: int) -> int: ...  # noqa: D102
    def apply(self, state: Record, action: int) -> None: ...  # noqa: D102
    def points(self, state: Record, out: Points) -> None: ...  # noqa: D102
    def places(self, state: Record, out: Points) -> None: ...  # noqa: D102
    def reshuffle(self, state: Record, seat: int, seed: np.uint64) -> None: ...  # noqa: D102
    def observe(self, state: Record, seat: int, out: Features) -> None: ...  # noqa: D102
    def worth(self, state: Record, seat: int) -> float: ...  # noqa: D102
    def tally(self, state: Record, seat: int) -> float: ...  # noqa: D102

    # Plain Python.
    def observation_layout(self, seats: int) -> Sequence[Part]:
        """Return the layout of the observation for this number of seats, in order."""

    def rule_id(self, number: int) -> str:
        """Return the id of a rule, such as AZ-15."""

    def reason(self, state: Record, action: int, number: int) -> dict[str, Any]:
        """Return the reason why rule `number` refuses the action, as plain values: `because` names the kind.

        It reveals nothing hidden from the seat to act, and is sufficient for a text in any language.
        """

    def explain(self, reason: Mapping[str, Any]) -> str:
        """Return a reason as one sentence."""

    def read_action(self, state: Record, text: str) -> int:
        """Return the action of a text; UnknownNotation if the text is not an action."""

    def write_action(self, state: Record, action: int) -> str:
        """Return the text of an action."""

    def deed(self, state: Record, action: int) -> dict[str, Any]:
        """Describe a legal action as plain values for JSON: its verb in `does`, and its details.

        It reveals nothing hidden from the seat to act, and is sufficient for a text in any language.
        """

    def tell(self, deed: Mapping[str, Any]) -> str:
        """Describe a deed in words that can follow a player's name: "takes ..."."""

    def most_decisions(self, seats: int) -> int:
        """Return an upper bound on the decisions of a game."""

    def most_points(self, options: Record) -> int:
        """Return an upper bound on a seat's points, whatever its sign."""

    def memory(self, seats: int) -> Memory:
        """Return the memory of a game, which knows what seats have seen and no longer see."""

    def outcome(self, state: Record) -> Outcome | None:
        """Return the result of the game; None while it continues."""

    def view(self, state: Record, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat (None: a spectator), field by field, as plain values for JSON."""

    def draw(self, view: Mapping[str, Any], *, coloured: bool = False) -> str:
        """Draw a view as a text board, optionally in terminal colours."""


def register(game: Game) -> None:
    """Register a game for generic code. A game's package calls this on import."""
    if game.SEATS[-1] > MOST_SEATS:
        raise ValueError(f"{game.NAME} has {game.SEATS[-1]} seats, and there is room for {MOST_SEATS}")
    fields: Mapping[str, Any] = game.STATE.fields or {}
    if "seats" not in fields or fields.get("rng", ("", 8))[1] != 0 or game.STATE.itemsize % 8:
        raise ValueError(f"the STATE of {game.NAME} must begin with rng, have seats, and fill whole words")
    for declaration in FUNCTIONS:
        implement(declaration, game.STATE, getattr(game, declaration.__name__))
