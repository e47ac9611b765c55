"""Loading a match from text: every line is checked, and nothing is loaded in part."""

import re
from collections.abc import Callable, Generator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from riad.core.contract import Game
from riad.core.errors import BadOption, DamagedFile, IllegalMove, UnknownGame, UnknownNotation
from riad.match.file import Saved, check_closing, take_apart
from riad.match.match import Match

STEP = 32  # moves
HEADER_LINES = 40  # more than a header and closing line need
LINE_END = re.compile("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
"""Everything that `str.splitlines` takes for the end of a line."""


@dataclass(frozen=True)
class Limits:
    """The largest match accepted: its moves, and the characters of a header line."""

    moves: int
    line: int


def loads(text: str, game_named: Callable[[str], Game]) -> Match:
    """Load the match from a text; raise DamagedFile with line and reason if the text is damaged."""
    steps = load_in_steps(text, game_named)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            match: Match = end.value
            return match


def load_in_steps(
    text: str, game_named: Callable[[str], Game], most: Limits | None = None
) -> Generator[None, None, Match]:
    """Read a match as `loads` does, yielding between steps of a few milliseconds each."""
    if most is not None:
        _check_size(text, most)
    saved = take_apart(text)
    yield
    match = _start(saved, game_named)
    for place, (line, move) in enumerate(saved.moves):
        if place % STEP == 0:
            yield
        if match.turn is None:
            raise DamagedFile(line, f"{move!r} comes after the end of the game")
        try:
            match.push(move)
        except (IllegalMove, UnknownNotation) as error:
            raise DamagedFile(line, str(error)) from error
    check_closing(saved)
    return match


def _check_size(text: str, most: Limits) -> None:
    """Raise DamagedFile for a text larger than any match, before it is parsed."""
    lines = most.moves + HEADER_LINES
    ends = [match.span() for match in islice(LINE_END.finditer(text), lines + 1)]
    if len(ends) > lines:
        raise DamagedFile(1, f"this is too long to be a match: there may be {most.moves} moves")
    start = 0
    for line, (end, after) in enumerate([*ends, (len(text), len(text))][:HEADER_LINES], start=1):
        if end - start > most.line:
            raise DamagedFile(line, f"the line is too long: it may have {most.line} letters")
        start = after


def _start(saved: Saved, game_named: Callable[[str], Game]) -> Match:
    """Return the match before its first move."""
    header, line_of = saved.header, saved.line_of
    try:
        game = game_named(header.game)
    except UnknownGame as error:
        raise DamagedFile(line_of["game"], str(error)) from error
    if header.rules == 0:
        raise DamagedFile(line_of["rules"], "the rules version must be 1 or higher")
    if header.rules > game.VERSION:
        reason = (
            f"saved with rules version {header.rules}, but this Riad has version {game.VERSION}: update Riad"
        )
        raise DamagedFile(line_of["rules"], reason)
    options = {name: _read_option(game, name, value, line_of[name]) for name, value in header.options.items()}
    try:
        return Match(game, header.seats, header.seed, **options)
    except BadOption as error:
        raise DamagedFile(line_of[error.option], str(error)) from error


def _read_option(game: Game, name: str, value: str, line: int) -> Any:
    """Return the value of an option from its text."""
    option = next((option for option in game.OPTIONS if option.name == name), None)
    if option is None:
        raise DamagedFile(line, f"{game.TITLE} has no option {name!r}")
    try:
        return option.read(value)
    except BadOption as error:
        raise DamagedFile(line, str(error)) from error
