"""The contract that every game meets, and how one search serves them all.

A game is a package whose `__init__` has the names of `Game` (a module can implement a Protocol). Its rules
are compiled functions over one record, its STATE. Code for any game, such as a playout or a search, calls the
functions declared here with `by_game`; in compiled code as in plain Python the record's type chooses the
game's own. Such code is an ordinary function in a module, compiled once for each game and cached on disk.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import overload

from riad.core.compiling import PLAIN, RIAD, depend_on
from riad.core.options import Option
from riad.core.records import Dtype, Record

F = TypeVar("F", bound=Callable[..., Any])
Actions = npt.NDArray[np.int32]
Points = npt.NDArray[np.int32]
Features = npt.NDArray[np.uint8]

_implementations: dict[str, dict[Any, Callable[..., Any]]] = {}


def by_game(declaration: F) -> F:
    """Declare a function that each game implements; its first argument is the state that chooses."""
    mine = _implementations[declaration.__name__] = {}

    @functools.wraps(declaration)
    def chosen(state: Record, *arguments: Any) -> Any:
        return mine[state.dtype](state, *arguments)

    def choose(state: Any, *_arguments: Any) -> Callable[..., Any] | None:
        return mine.get(state)

    if not PLAIN:  # strict=False: the chooser takes any arguments, the declaration says which
        overload(chosen, strict=False)(choose)
    return cast(F, chosen)


def implement(declaration: Callable[..., Any], dtype: Dtype, function: Callable[..., Any]) -> None:
    """Let `function` be what `declaration` means for records of this dtype."""
    mine = _implementations[declaration.__name__]
    mine[dtype] = function
    home = declaration.__module__.partition(".")[0]
    if home == RIAD or home != function.__module__.partition(".")[0]:
        depend_on(function.__module__, dtype)
    if not PLAIN:
        mine[numba.from_dtype(dtype)] = function.py_func  # type: ignore[attr-defined]  # a Numba dispatcher


AMOUNT, CODE, BITS = "amount", "code", "bits"
"""Kinds of a number in an observation: an amount; one of several, with 0 for none; or flags."""


class Part(NamedTuple):
    """Some numbers of an observation: what they tell, how many they are, and the most that each can be."""

    name: str
    length: int
    most: int
    kind: str = AMOUNT

    def of(self, owner: str) -> "Part":
        """Return the same part for one board of several."""
        return self._replace(name=f"{owner}: {self.name}")


@by_game
def setup(state: Record, seats: int, options: Record, seed: np.uint64) -> None:
    """Make `state` the start of a game, whatever it held before."""


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
    """Do a legal action and all that follows from it without a decision. Nothing is checked."""


@by_game
def points(state: Record, out: Points) -> None:
    """Fill `out` with the points of each seat as they stand."""


@by_game
def places(state: Record, out: Points) -> None:
    """Fill `out` with the place of each seat, tie-breaks included: 0 for every winner, then 1 and on."""


@by_game
def reshuffle(state: Record, seat: int, seed: np.uint64) -> None:
    """Redraw all that the seat cannot know, the generator included: one of the worlds it may be in."""


@by_game
def observe(state: Record, seat: int, out: Features) -> None:
    """Fill `out` (as long as the layout) with what the seat sees, as numbers for learning."""


@by_game
def worth(state: Record, seat: int) -> float:
    """Return an estimate in points of the position's worth to the seat, from what the seat can see."""
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

    NAME: str
    """In files and on the command line: azul."""
    TITLE: str
    """For people: Azul."""
    VERSION: int
    """Of the rules: it rises whenever an old match might replay differently."""
    SEATS: range
    """Allowed numbers of players."""
    STATE: Dtype
    """The whole game. It begins with its generator, the field `rng`, which moves whenever something hidden is
    shown, and has a field `seats`; its size is a multiple of 8."""
    SECRETS: bool
    """True if a view depends on its viewer; otherwise one view serves all."""
    OPTIONS: tuple[Option, ...]
    """Options of a table."""
    OPTIONS_RECORD: Dtype
    """The same as the record that `setup` reads."""
    ACTIONS: int
    """Actions are the numbers below this; the game's notation module documents their layout."""
    OBSERVATION_VERSION: int
    """Of what `observe` writes: it rises whenever a number gets another place or meaning."""
    RULES: Mapping[int, str]
    """The rules by number, a sentence each, as a refusal cites them."""
    FIGURES: str
    """Which figures of its pieces are from a rulebook and which are not, for an about page."""
    HOW_TO_PLAY: str
    """The game and its notation in a screenful, for someone at a prompt."""

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
        """Return the layout of what `observe` writes for so many seats, in order."""

    def rule_id(self, number: int) -> str:
        """Return the id of a rule, such as AZ-15."""

    def reason(self, state: Record, action: int, number: int) -> dict[str, Any]:
        """Return the reason why rule `number` refuses the action, as plain values: `because` names the kind.

        It shows nothing that the seat to act may not know. Words in any language are made of it alone.
        """

    def explain(self, reason: Mapping[str, Any]) -> str:
        """Return a reason as one sentence."""

    def read_action(self, state: Record, text: str) -> int:
        """Return the action of a text; UnknownNotation if the text is not an action."""

    def write_action(self, state: Record, action: int) -> str:
        """Return the text of an action."""

    def deed(self, state: Record, action: int) -> dict[str, Any]:
        """Describe a legal action as plain values fit for JSON: its verb in `does`, and its details.

        It shows nothing that the seat to act may not know. Words in any language are made of it alone.
        """

    def tell(self, deed: Mapping[str, Any]) -> str:
        """Describe a deed in words that can follow a player's name: "takes ..."."""

    def outcome(self, state: Record) -> Outcome | None:
        """Return the result of the game; None while it continues."""

    def view(self, state: Record, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) may see, field by field, as plain values fit for JSON."""

    def draw(self, view: Mapping[str, Any], *, coloured: bool = False) -> str:
        """Draw a view as a text board, in terminal colours if wanted."""


def register(game: Game) -> None:
    """Make a game known to code for any game. A game's package calls this as it is imported."""
    fields: Mapping[str, Any] = game.STATE.fields or {}
    if "seats" not in fields or fields.get("rng", ("", 8))[1] != 0 or game.STATE.itemsize % 8:
        raise ValueError(f"the STATE of {game.NAME} must begin with rng, have seats, and fill whole words")
    for declaration in FUNCTIONS:
        implement(declaration, game.STATE, getattr(game, declaration.__name__))
