"""The conversation of `riad play`: it shows the board, takes moves and answers questions."""

from collections.abc import Callable

from riad import IllegalMove, UnknownNotation
from riad.bots.greedy import Greedy
from riad.core.ink import BOLD, Ink
from riad.core.match import Match

COMMANDS = """\
Besides a move you can type:
  ?               this help
  moves           every move you can make; moves 3 shows those that start with 3
  board           the board again
  rule 15         what a rule says, by its number
  undo            take back your last move (not once new tiles or cards were shown)
  quit            stop; the match is kept and can be gone on with
"""


class Prompt:
    """People and computers at one table. The first seats are people's; `keep` saves after every move."""

    def __init__(self, match: Match, people: int, keep: Callable[[], None], coloured: bool) -> None:
        self.match = match
        self.people = people
        self.keep = keep
        self.ink = Ink(coloured)
        self.shown: tuple[str, ...] | None = None  # the position that was drawn last, by its moves
        self.bot = Greedy(match.engine, match.seed)
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "moves": self.moves,
            "board": self.board,
            "rule": self.rule,
            "undo": self.undo,
        }

    def play(self) -> None:
        """Play until the game is over or somebody quits."""
        print(f"{self.match.game.TITLE}: type a move, or ? for help. {self.who()}\n")
        while (seat := self.match.turn) is not None:
            if seat >= self.people:
                self.push(self.match.text(self.bot.choose(self.match.state)))
                continue
            if self.shown != self.match.moves:
                self.board("")
            if not self.ask(seat):
                return
        self.board("")
        print(f"\n{self.ink.paint(str(self.match.outcome), BOLD)}")

    def who(self) -> str:
        """Who sits where."""
        if self.people == 0:
            return "The computer plays every seat."
        yours = "You are seat 1" if self.people == 1 else f"You are seats 1 to {self.people}"
        return f"{yours}." if self.people == self.match.seats else f"{yours}; the computer plays the rest."

    def ask(self, seat: int) -> bool:
        """Take one line from the person on a seat; False when it ends the conversation."""
        try:
            line = input(f"\nSeat {seat + 1}, your move: ").strip()
        except EOFError:
            print()
            return False
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit", "q"):
            return False
        if word in self.commands:
            self.commands[word](rest.strip())
        elif line:
            try:
                self.push(line)
            except IllegalMove as error:
                print(f"{error}.")
            except UnknownNotation as error:
                print(f"{error}. Type ? for help.")
        return True

    def push(self, move: str) -> None:
        """Make a move, keep it, and tell what it did."""
        match, before = self.match, self.match.points
        seat, told = (match.turn or 0) + 1, match.game.tell_action(match.state, match.action(move))
        match.push(move)
        self.keep()
        print(f"Seat {seat} {told} ({match.moves[-1]}).")
        if match.points != before:
            changes = (
                f"seat {number} {now} ({now - was:+d})"
                for number, (now, was) in enumerate(zip(match.points, before, strict=True), start=1)
            )
            print(self.ink.paint(f"Points: {', '.join(changes)}.\n", BOLD))

    def help(self, _rest: str) -> None:
        """How to play, how to type moves, and the commands."""
        print(f"\n{self.match.game.HOW_TO_PLAY}\n{COMMANDS}")

    def moves(self, start: str) -> None:
        """The legal moves in words."""
        found = [move for move in self.match.legal if move.startswith(start)]
        for move in found:
            print(f"  {move:<6}{self.match.game.tell_action(self.match.state, self.match.action(move))}")
        if not found:
            print(f"No move that you can make starts with {start}.")

    def board(self, _rest: str) -> None:
        """The board as the seat to act sees it."""
        self.shown = self.match.moves
        print(self.match.game.draw(self.match.view(self.match.turn), coloured=self.ink.on))

    def rule(self, text: str) -> None:
        """A rule by its number or its id."""
        rules = {self.match.game.rule_id(number): words for number, words in self.match.game.RULES.items()}
        numbers = {key.rpartition("-")[2]: key for key in rules}
        key = numbers.get(text.upper().rpartition("-")[2])
        print(
            f"{key}: {rules[key]}" if key else f"There is no rule {text!r}; rules are {', '.join(numbers)}."
        )

    def undo(self, _rest: str) -> None:
        """Go back to this person's last move, unless something hidden was shown since."""
        match, seat = self.match, self.match.turn
        back = match.at(len(match.moves))
        while back.moves:
            back.pop()
            if back.turn is not None and back.turn < self.people and (self.people > 1 or back.turn == seat):
                break
        else:
            print("There is no move of yours to take back.")
            return
        if back.state.rng != match.state.rng:
            print("That cannot be taken back: something hidden has been shown since.")
            return
        while len(match.moves) > len(back.moves):
            match.pop()
        self.keep()
