"""Golden playthroughs: a match as text with the whole state at every step, stored next to the tests.

`python -m tests.kit.golden` rewrites them: do so only when a change of the rules or of the state is
intended, and read the diff. Existing files keep their moves; delete a file to have greedy players choose
new moves.
"""

import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import riad
from riad.bots.player import Greedy
from riad.core.options import Choice
from riad.core.records import describe, fingerprint
from riad.match.match import Match

ROOT = Path(__file__).parents[1] / "games"


VARIED = {"azul": ("wall",)}
"""Options with one file for every value; all others have their default."""
BOARD_EVERY = {"azul": 1}
"""Moves from one whole board to the next; other games have boards too large to show that often."""


def tables(name: str) -> Iterator[tuple[Path, int, dict[str, Any]]]:
    """Yield a file for each number of seats and each combination of the varied options."""
    game = riad.games.game_named(name)
    varied = VARIED.get(name, ())
    choices = [option for option in game.OPTIONS if isinstance(option, Choice) and option.name in varied]
    for seats in game.SEATS:
        for words in itertools.product(*(option.choices for option in choices)):
            options = dict(zip((option.name for option in choices), words, strict=True))
            yield ROOT / name / "golden" / f"{'-'.join([str(seats), *words])}.txt", seats, options


def start(name: str, seats: int, options: dict[str, Any]) -> Match:
    """Return the match with which a golden text begins."""
    return riad.new(name, seats=seats, seed=2026 + seats, **options)


def greedy_moves(match: Match) -> Iterator[str]:
    """Yield the moves of greedy players, to be made in the match one by one."""
    bot = Greedy(match.engine, 1)
    while match.turn is not None:
        yield match.text(bot.choose(match.state))


def playthrough(match: Match, moves: Iterable[str]) -> str:
    """Return the text of a game: the header, then each move and the resulting state."""
    name = match.game.NAME
    parts = [match.dumps().partition("moves\n")[0].rstrip(), "start", position(match)]
    for move in moves:
        match.push(move)
        number = len(match.moves)
        parts.append(f"{number}. {match.moves[-1]}  {fingerprint(match.state)}")
        if number % BOARD_EVERY.get(name, 30) == 0 or match.turn is None:
            parts.append(position(match))
    parts.append(str(match.outcome))
    return "\n".join(parts) + "\n"


def position(match: Match) -> str:
    """Return the whole state as text: the board, the remaining numbers, and a fingerprint of every byte."""
    return f"\n{match.game.draw(match.view(None))}\n{describe(match.state)}\n"


def moves_in(text: str) -> Iterator[str]:
    """Yield the moves of a golden text."""
    for line in text.splitlines():
        number, dot, rest = line.partition(". ")
        if dot and number.isdigit():
            yield rest.partition("  ")[0]


if __name__ == "__main__":
    for game in riad.games.PACKAGES:
        for path, seats, options in tables(game):
            path.parent.mkdir(exist_ok=True)
            match = start(game, seats, options)
            moves = moves_in(path.read_text(encoding="utf-8")) if path.exists() else greedy_moves(match)
            path.write_text(playthrough(match, moves), encoding="utf-8")
