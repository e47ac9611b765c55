"""Matches. A match is its seed and its actions; the state is only a cache of their replay."""

import copy
import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, overload

from riad.core.contract import Game, Outcome
from riad.core.engine import Engine
from riad.core.errors import BadOption, NothingToPop, UnknownNotation
from riad.core.options import whole_number
from riad.core.records import Record, copy_record
from riad.core.rng import SEEDS
from riad.match import file


class Legal(Sequence[str]):
    """The legal moves of a position as texts, in a fixed order: iterate, `len()`, `"3r2" in legal`.

    It equals another with the same moves of the same game.
    """

    def __init__(self, engine: Engine, state: Record, actions: Iterable[int]) -> None:
        self.actions = [*actions]
        """The same moves as action numbers, ascending."""
        self._engine, self._game = engine, engine.game
        self._state = copy_record(state)  # the match may continue

    def _text(self, action: int) -> str:
        return self._game.write_action(self._state, action)

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...
    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        if isinstance(place, slice):
            return [self._text(action) for action in self.actions[place]]
        return self._text(self.actions[place])

    def __iter__(self) -> Iterator[str]:
        return map(self._text, self.actions)

    def __contains__(self, move: object) -> bool:
        try:
            return isinstance(move, str) and self._game.read_action(self._state, move) in self.actions
        except UnknownNotation:
            return False

    def __repr__(self) -> str:
        return f"<Legal: {' '.join(self)}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Legal):
            return NotImplemented
        same = self._game.NAME == other._game.NAME and self.actions == other.actions
        return same and [*self] == [*other]  # a number means different moves in different positions

    __hash__ = None  # type: ignore[assignment]  # `actions` is a list

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._engine, self._state, self.actions)


class Match:
    """A game in progress: `push` a move, `pop` it, read `legal`, `points` or a `view`.

    Seats count from 0. `state` is the full position, including hidden information: show people `view`
    instead. A copy and its original share nothing that changes. A pickled match is its table, its seed and
    its moves, as in its file; where the rules have another version, it is refused.
    """

    def __init__(self, game: Game, seats: int, seed: int | None = None, **options: Any) -> None:
        self._start(Engine(game, seats, options), seed)

    @classmethod
    def on(cls, engine: Engine, seed: int | None = None) -> "Match":
        """Return a new match on an engine shared with other matches."""
        match = cls.__new__(cls)
        match._start(engine, seed)
        return match

    def _start(self, engine: Engine, seed: int | None) -> None:
        self.engine = engine
        self.seed = secrets.randbelow(SEEDS) if seed is None else seed
        self.state = self.engine.start(self.seed)
        self.seed = int(self.seed)
        self._actions: list[int] = []
        self._moves: list[str] = []

    @property
    def game(self) -> Game:
        """The game's package."""
        return self.engine.game

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.engine.seats

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        return copy.deepcopy(self.engine.options)  # protects the match's own documents

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the game is over."""
        return self.engine.actor(self.state)

    @property
    def number(self) -> int:
        """Number of moves made."""
        return len(self._moves)

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves so far as texts."""
        return tuple(self._moves)

    def moves_after(self, number: int) -> list[str]:
        """Return the moves after the first `number`."""
        return self._moves[number:]

    @property
    def actions(self) -> tuple[int, ...]:
        """All moves so far as action numbers."""
        return tuple(self._actions)

    @property
    def legal(self) -> Legal:
        """The legal moves of this position."""
        return Legal(self.engine, self.state, self.engine.legal(self.state))

    @property
    def points(self) -> tuple[int, ...]:
        """The current points of each seat."""
        return self.engine.points(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The winners and the reason; None while the game continues."""
        return self.game.outcome(self.state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat (None: a spectator) as plain values for JSON.

        The view of the seat to act includes the legal moves.
        """
        viewer = None if seat is None else whole_number(seat)
        if seat is not None and viewer not in range(self.seats):
            raise BadOption("seat", f"seat must be 0 to {self.seats - 1}, not {seat!r}")
        return self.views({viewer})[viewer]

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """Return several read-only views: in a game without secrets they share their content."""
        game, state, turn = self.game, self.state, self.turn
        shared = None if game.SECRETS else game.view(state, None)
        return {
            seat: {
                "game": game.NAME,
                "options": self.options,
                "seat": seat,
                "turn": turn,
                "legal": list(self.legal) if seat is not None and seat == turn else [],
                **(shared or game.view(state, seat)),
            }
            for seat in seats
        }

    def action(self, move: str) -> int:
        """Return the action number of a text; raise UnknownNotation if the text is not an action."""
        if not isinstance(move, str):
            raise UnknownNotation(repr(move), "a move is a text")
        return self.game.read_action(self.state, move)

    def text(self, action: int) -> str:
        """Return the text of an action number."""
        return self.game.write_action(self.state, action)

    def _allowed(self, move: str) -> int:
        """Return the action number of a legal move; raise IllegalMove or UnknownNotation otherwise."""
        action = self.action(move)
        number = self.engine.refusal(self.state, action)
        if number:
            raise self.engine.illegal(self.state, action, number)
        return action

    def deed(self, move: str) -> dict[str, Any]:
        """Describe a legal move as plain values: the pieces it moves, and its effects."""
        return self.game.deed(self.state, self._allowed(move))

    def tell(self, move: str) -> str:
        """Describe it in words to follow a player's name: "takes 2 red from display 3 to line 2"."""
        return self.game.tell(self.deed(move))

    def push(self, move: str) -> None:
        """Make a move. IllegalMove or UnknownNotation is raised before anything changes."""
        action = self._allowed(move)
        text = self.text(action)
        self.engine.apply(self.state, action)
        self._actions.append(action)
        self._moves.append(text)

    def pop(self) -> str:
        """Take back the last move and return it."""
        if not self._moves:
            raise NothingToPop("no move has been made yet")
        self.state = self.engine.replay(self.seed, self._actions[:-1])
        self._actions.pop()
        return self._moves.pop()

    def copy(self) -> "Match":
        """Return a copy of the match, to try moves on."""
        other = type(self).__new__(type(self))
        other.engine, other.seed, other.state = self.engine, self.seed, copy_record(self.state)
        other._actions, other._moves = self._actions.copy(), self._moves.copy()
        return other

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _match_again, (self.engine, self.seed, self.moves)

    def at(self, number: int) -> "Match":
        """Return a new match with the first `number` moves of this one."""
        if whole_number(number) not in range(len(self._actions) + 1):
            raise BadOption("at", f"this match has {len(self._actions)} moves; there is no position {number}")
        earlier = self.copy()
        del earlier._actions[number:], earlier._moves[number:]
        earlier.state = self.engine.replay(self.seed, earlier._actions)
        return earlier

    def dumps(self) -> str:
        """Return the match as text: a header, a line for each move, and a closing line with the checksum."""
        return file.dumps(
            file.Header(
                game=self.game.NAME,
                rules=self.game.VERSION,
                seats=self.seats,
                seed=self.seed,
                options=self.engine.written_options,
            ),
            self._moves,
        )

    def __str__(self) -> str:
        return self.game.draw(self.view(self.turn))

    def __repr__(self) -> str:
        return f"<Match: {self.game.TITLE}, {self.seats} seats, {len(self._moves)} moves>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        mine, theirs = (
            (match.game.NAME, match.seats, match.seed, match.options, match.actions)
            for match in (self, other)
        )
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]  # a match changes


def _match_again(engine: Engine, seed: int, moves: Iterable[str]) -> Match:
    """Return a pickled match, with every move checked."""
    match = Match.on(engine, seed)
    for move in moves:
        match.push(move)
    return match
