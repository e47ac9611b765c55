"""The command riad inside the tests: its output, and a person who types."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

import riad
from riad.bots.player import Greedy
from riad.cli import main
from riad.match.match import Match


class Answer(NamedTuple):
    """The result of running the command."""

    code: int
    out: str
    err: str


Command = Callable[..., Answer]
Typist = Callable[[Iterable[str]], None]
Talk = Callable[..., str]


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> Answer:
    """Run `riad` with these arguments."""
    with pytest.raises(SystemExit) as left:
        main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return Answer(int(left.value.code or 0), out, err)


def saved(path: Path, moves: int = 10_000, **table: object) -> Match:
    """Save a match by greedy players with this many moves (by default all) in a file, and return it."""
    match = riad.new("azul", **{"seed": 5, **table})  # type: ignore[arg-type]  # seats, seed and options
    bot = Greedy(match.engine, 1)
    while match.turn is not None and len(match.moves) < moves:
        match.push(match.text(bot.choose(match.state)))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(match.dumps(), encoding="utf-8")
    return match


def widest(text: str) -> int:
    """Return the length of the longest line."""
    return max(map(len, text.splitlines()))


def answers(screen: str) -> list[str]:
    """Return the output after each line typed at the prompt, up to the next prompt."""
    return [part.partition("\n")[2] for part in re.split(r"\n\nSeat \d, your move: ", screen)[1:]]
