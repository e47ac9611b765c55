"""Golden playthroughs: a match as text with the whole state at every step, kept beside the tests.

`python -m tests.golden` writes them anew: only when a change of the rules is meant, and read the diff.
"""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import riad
from riad.bots.greedy import Greedy
from riad.core.match import Match
from riad.core.options import Choice
from riad.core.records import describe, fingerprint

ROOT = Path(__file__).parent / "games"


VARIED = {"azul": ("wall",)}
"""Options whose every value has a file of its own; others have their default."""
BOARD_EVERY = {"azul": 1}
"""How often the whole board is shown, in moves; other games are too large to show it always."""


def tables(name: str) -> Iterator[tuple[Path, int, dict[str, Any]]]:
    """A file for each seat count and each choice of options in words."""
    game = riad.games.game_named(name)
    varied = VARIED.get(name, ())
    choices = [option for option in game.OPTIONS if isinstance(option, Choice) and option.name in varied]
    for seats in game.SEATS:
        for words in itertools.product(*(option.choices for option in choices)):
            options = dict(zip((option.name for option in choices), words, strict=True))
            yield ROOT / name / "golden" / f"{'-'.join([str(seats), *words])}.txt", seats, options


def start(name: str, seats: int, options: dict[str, Any]) -> Match:
    """The match that a golden text begins with."""
    return riad.new(name, seats=seats, seed=2026 + seats, **options)


def playthrough(name: str, seats: int, options: dict[str, Any]) -> str:
    """The text of a game by greedy players: the header, then each move and the state it leads to."""
    match = start(name, seats, options)
    bot = Greedy(match.engine, 1)
    parts = [match.dumps().partition("moves\n")[0].rstrip(), "start", position(match)]
    while match.turn is not None:
        match.push(match.text(bot.choose(match.state)))
        number = len(match.moves)
        parts.append(f"{number}. {match.moves[-1]}  {fingerprint(match.state)}")
        if number % BOARD_EVERY.get(name, 30) == 0 or match.turn is None:
            parts.append(position(match))
    parts.append(str(match.outcome))
    return "\n".join(parts) + "\n"


def position(match: Match) -> str:
    """The whole state: the board for people, the other numbers, and a fingerprint of every byte."""
    return f"\n{match.game.draw(match.view(None))}\n{describe(match.state)}\n"


def steps(text: str) -> Iterator[tuple[str, str]]:
    """The moves of a golden text, each with the fingerprint of the state it leads to."""
    for line in text.splitlines():
        number, dot, rest = line.partition(". ")
        if dot and number.isdigit():
            move, _, mark = rest.partition("  ")
            yield move, mark


if __name__ == "__main__":
    for game in riad.games.PACKAGES:
        for path, seats, options in tables(game):
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(game, seats, options), encoding="utf-8")
