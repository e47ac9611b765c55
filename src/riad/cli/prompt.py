"""The conversation of `riad play`: it shows the board, takes moves and answers questions."""

import contextlib
import hashlib
import itertools
import string
from collections.abc import Callable
from functools import partial

from riad import IllegalMove, UnknownNotation
from riad.bots.level_names import ADVISER, DEFAULT_LEVEL
from riad.bots.levels import bot_named
from riad.cli.terminal import points_text, wrapped
from riad.core.documents import Document
from riad.match.ansi import BOLD, Ansi
from riad.match.match import Match

with contextlib.suppress(ImportError):  # not on Windows
    import readline  # noqa: F401  # lets `input` edit its line and remember earlier ones

COMMANDS = """\
You can also type:
  moves     list your legal moves; moves 3: those that start with 3
  hint      let the computer suggest a move
  board     show the board again
  rule 15   show rule number 15
  undo      take back your last move, unless hidden information was revealed
  quit      stop; the match is saved and you can continue it later
"""
LETTERS = f"{string.ascii_letters}-"
SCREENFUL = 20  # moves described in words at most; more are only listed


def unrelated(seed: int) -> int:
    """Derive a seed whose random numbers are unrelated to those of the first."""
    return int.from_bytes(hashlib.sha256(f"players {seed}".encode()).digest()[:8], "big")


def next_prefix(start: str, move: str) -> str:
    """Return a move up to the word after `start`, or up to the next letter in a one-word move."""
    words = move.split(" ")
    if len(words) == 1:
        return move[: len(start) + 1]
    known = len(start.split(" ")) if start and f"{move} ".startswith(f"{start} ") else start.count(" ")
    return " ".join(words[: known + 1])


def paragraph_of(moves: list[str], start: str) -> str:
    """List moves with a common beginning in a paragraph without breaking a move, or count them if many."""
    if len(moves) > SCREENFUL and " " in moves[0]:
        return f"  {start} ... ({len(moves)} moves)"
    whole = ", ".join(move.replace(" ", "\0") for move in moves)
    return wrapped(f"  {whole}", indent=2).replace("\0", " ")


class Prompt:
    """People and computers at one table. People have the first seats; `save` is called after every move."""

    def __init__(
        self, match: Match, people: int, save: Callable[[], None], coloured: bool, level: str = DEFAULT_LEVEL
    ) -> None:
        self.match = match
        self.people = people
        self.save = save
        self.ink = Ansi(coloured)
        self.shown: tuple[str, ...] | None = None  # moves of the last position drawn
        self.level = level
        self.bot = bot_named(level, match.engine, unrelated(match.seed))
        self.adviser = bot_named(ADVISER, match.engine, unrelated(match.seed))
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "moves": self.moves,
            "hint": self.hint,
            "board": self.board,
            "rule": self.rule,
            "undo": self.undo,
        }

    def play(self) -> None:
        """Play until the game is over or someone quits."""
        print(wrapped(f"{self.match.game.TITLE}. {self.introduction()}"))
        while (seat := self.match.turn) is not None:
            if seat >= self.people:
                self.push(self.match.text(self.bot.choose(self.match.state)))
                continue
            if self.shown != self.match.moves:
                self.board("")
            if not self.ask(seat):
                return
        self.board("")
        print("\n" + self.ink.style(wrapped(str(self.match.outcome)), BOLD))

    def introduction(self) -> str:
        """Describe the seats and the help command."""
        if self.people == 0:
            return f"The computer plays every seat, at level {self.level}."
        *others, last = (str(seat + 1) for seat in range(self.people))
        yours = f"seats {', '.join(others)} and {last}" if others else f"seat {last}"
        alone = self.people == self.match.seats
        rest = "." if alone else f"; the computer plays the rest, at level {self.level}."
        return f"You are {yours}{rest}{self.table()} Type ? for help."

    def table(self) -> str:
        """Describe the options of the table that differ from the defaults."""
        chosen = self.match.options
        words = []
        for option in self.match.game.OPTIONS:
            value = chosen[option.name]
            if value != option.default:
                own = isinstance(option, Document)
                words.append(f"{option.name} {'custom' if own else option.write(value)}")
        return f" Table options: {', '.join(words)}." if words else ""

    def ask(self, seat: int) -> bool:
        """Read one line from the person in a seat; return False if it ends the conversation."""
        try:
            line = input(f"\nSeat {seat + 1}, your move: ").strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # RuntimeError: no standard input
            print()
            return False
        word, _, rest = line.lower().partition(" ")
        if word in ("quit", "exit", "q"):
            return False
        if word in self.commands:
            self.commands[word](rest.strip())
        elif line:
            try:
                self.push(self.normalised(line))
            except IllegalMove as error:
                print(wrapped(f"{error}."))
            except UnknownNotation as error:
                print(wrapped(f"{error}. Type ? for help."))
        return True

    def normalised(self, line: str) -> str:
        """Return a line in the spelling of the notation, if only capitals or spaces differ."""
        words = line.lower().split()
        for spelling in (line, " ".join(words), "".join(words)):
            with contextlib.suppress(UnknownNotation):
                self.match.action(spelling)
                return spelling
        return line

    def push(self, move: str) -> None:
        """Make a move, save it, and describe its effect."""
        match, points = self.match, self.match.points
        seat, sentence = (match.turn or 0) + 1, match.tell(move)
        match.push(move)
        self.save()
        print(wrapped(f"{match.moves[-1]}: seat {seat} {sentence}.", indent=5))
        if match.points != points:
            print(self.ink.style(wrapped(points_text(points, match.points)), BOLD))

    def help(self, _rest: str) -> None:
        """Print how to play, how to type moves, and the commands."""
        print(f"{self.match.game.HOW_TO_PLAY}{COMMANDS}", end="")

    def moves(self, start: str) -> None:
        """Print the legal moves: in words, or if there are many, a paragraph for each beginning."""
        moves = [move for move in self.match.legal if move.startswith(start)]
        if not moves:
            print(f"None of your legal moves starts with {start!r}.")
        elif len(moves) <= SCREENFUL:
            columns = max(map(len, moves))
            for move in moves:
                print(self.in_words(move, columns))
        else:
            groups = [list(group) for _, group in itertools.groupby(moves, key=partial(next_prefix, start))]
            for group in groups:
                print(paragraph_of(group, next_prefix(start, group[0])))
            print(f"For details, add how they start: moves {next_prefix(start, moves[0])}")

    def in_words(self, move: str, columns: int = 0) -> str:
        """Return a legal move with its description."""
        return wrapped(f"  {move:<{columns}}  {self.match.tell(move)}", indent=4 + columns)

    def hint(self, _rest: str) -> None:
        """Print the computer's choice."""
        print(self.in_words(self.match.text(self.adviser.choose(self.match.state))))

    def board(self, _rest: str) -> None:
        """Print the board from the view of the seat to act."""
        self.shown = self.match.moves
        seat = 0 if self.people == 1 else self.match.turn
        print("\n" + self.match.game.draw(self.match.view(seat), coloured=self.ink.on))

    def rule(self, text: str) -> None:
        """Print a rule by its number or its id."""
        rules = {self.match.game.rule_id(number): words for number, words in self.match.game.RULES.items()}
        numbers = {key.rpartition("-")[2]: key for key in rules}
        key = numbers.get(text.lstrip(LETTERS))
        if key is not None:
            print(wrapped(f"{key}: {rules[key]}"))
            return
        known = f"The rules are {', '.join(numbers)}; riad games {self.match.game.NAME} shows them all."
        print(wrapped(f"There is no rule {text!r}. {known}" if text else known))

    def undo(self, _rest: str) -> None:
        """Undo back to this person's last move, unless something hidden has been shown after it."""
        match = self.match
        back = match.at(len(match.moves))
        while back.moves:
            back.pop()
            if back.turn is not None and back.turn < self.people:
                break
        else:
            print("You have no move to take back.")
            return
        if back.state.rng != match.state.rng:
            print("You can't take that back: hidden information has been revealed since.")
            return
        gone = match.moves[len(back.moves) :]
        while len(match.moves) > len(back.moves):
            match.pop()
        self.save()
        print(f"Taken back: {', '.join(gone)}.")
