"""The contract of the games, which lets one search serve them all.

A game is a folder; what each file of it is called for, and what may be left out, is in `folder`, which makes
the `Game` of it. Its rules are compiled functions over one record, its STATE. Generic code, such as a playout
or a search, calls the functions declared here with `by_game`; in compiled code and in plain Python the
record's type selects the game's implementation. Such code is an ordinary function in a module, compiled once
per game and cached on disk.
"""

import functools
import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
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


class Draw(Protocol):
    """A function that draws a view."""

    def __call__(self, view: Mapping[str, Any], *, coloured: bool = False) -> str:
        """Draw a view as a text board, optionally in terminal colours."""


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game, made from its folder and pickled by its package. Seats count from 0 here, from 1 in text."""

    PACKAGE: str
    """The package with its files, whose GAME it is."""
    FACTS: Facts
    """Facts known without its rules, from game.toml."""
    STATE: Dtype
    """Dtype of the full state. It begins with the generator, the field `rng`, which advances whenever
    something hidden is shown, and has a field `seats`; its size is a multiple of 8."""
    OPTIONS: tuple[Option, ...]
    """Options of a table."""
    OPTIONS_RECORD: Dtype
    """Dtype of the record of options that `setup` reads."""
    ACTIONS: int
    """The number of actions. Actions are the numbers below it; rules/actions.py documents their layout."""
    RULES: Mapping[int, str]
    """The rules by number, one sentence each, as refusals cite them."""
    FIGURES: str
    """The sources of the figures of its pieces, rulebook or not, for an about page."""
    HOW_TO_PLAY: str
    """The game and its notation in one screen of text, for the prompt."""

    # Compiled; documented above.
    setup: Callable[[Record, int, Record, np.uint64], None]
    actor: Callable[[Record], int]
    legal: Callable[[Record, Actions], int]
    refusal: Callable[[Record, int], int]
    apply: Callable[[Record, int], None]
    points: Callable[[Record, Points], None]
    places: Callable[[Record, Points], None]
    reshuffle: Callable[[Record, int, np.uint64], None]
    observe: Callable[[Record, int, Features], None]
    worth: Callable[[Record, int], float]
    tally: Callable[[Record, int], float]

    # Plain Python, or compiled.
    reckoned: Callable[[Record, int], float]
    """The exact points of a seat if the round or the game ended now; `tally` is a quick guess at them."""
    observation_layout: Callable[[int], Sequence[Part]]
    """The layout of the observation for a number of seats, in order; RiadError where there is none."""
    reason: Callable[[Record, int, int], dict[str, Any]]
    """The reason why a rule refuses an action, as plain values: `because` names the kind. It reveals nothing
    hidden from the seat to act, and is sufficient for a text in any language."""
    explain: Callable[[Mapping[str, Any]], str]
    """A reason as one sentence."""
    read_action: Callable[[Record, str], int]
    """The action of a text; UnknownNotation if the text is not an action."""
    write_action: Callable[[Record, int], str]
    """The text of an action."""
    deed: Callable[[Record, int], dict[str, Any]]
    """A legal action as plain values for JSON: its verb in `does`, and its details. It reveals nothing hidden
    from the seat to act, and is sufficient for a text in any language."""
    tell: Callable[[Mapping[str, Any]], str]
    """A deed in words that can follow a player's name: "takes ..."."""
    scorings_between: Callable[[Record, Record], Iterable[tuple[str, Mapping[str, list[int]]]]]
    """The scorings between two states, by name, with every seat's points in each line."""
    round_of: Callable[[Record], int | None]
    """The current round, in games with rounds. It is asked at every turn."""
    most_decisions: Callable[[int], int]
    """An upper bound on the decisions of a game with this number of seats."""
    most_points: Callable[[Record], int]
    """An upper bound on a seat's points with these options, whatever its sign."""
    memory: Callable[[int], Memory]
    """The memory of a game, which knows what seats have seen and no longer see."""
    outcome: Callable[[Record], Outcome | None]
    """The result of the game; None while it continues."""
    view: Callable[[Record, int | None], dict[str, Any]]
    """The view of a seat (None: a spectator), field by field, as plain values for JSON."""
    draw: Draw

    @property
    def NAME(self) -> str:  # noqa: N802  # a constant of the game
        """Name in files and on the command line: azul."""
        return self.FACTS.name

    @property
    def TITLE(self) -> str:  # noqa: N802
        """Name for people: Azul."""
        return self.FACTS.title

    @property
    def VERSION(self) -> int:  # noqa: N802
        """Version of the rules: it rises whenever an old match might replay differently."""
        return self.FACTS.version

    @property
    def SEATS(self) -> range:  # noqa: N802
        """Allowed numbers of players."""
        return self.FACTS.seats

    @property
    def SECRETS(self) -> bool:  # noqa: N802
        """True if views differ between viewers; otherwise one view serves all."""
        return self.FACTS.secrets

    @property
    def OBSERVATION_VERSION(self) -> int:  # noqa: N802
        """Version of the observation: it rises whenever a number changes its place or meaning."""
        return self.FACTS.observation

    def rule_id(self, number: int) -> str:
        """Return the id of a rule, such as AZ-15."""
        return self.FACTS.rule_id(number)

    def __repr__(self) -> str:
        return f"<Game: {self.TITLE}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return game_at, (self.PACKAGE,)


def game_at(package: str) -> Game:
    """Return the game of a package, importing it on first use."""
    game: Game = importlib.import_module(package).GAME
    return game
