"""A match as text: a header, a line for each move, and a closing line with a checksum.

    riad match 1
    game azul
    rules 1
    seats 2
    seed 7
    option wall coloured
    moves
    3r2
    ckf
    end 2 moves, check 0f5f0b6b7a1c2d3e

The check is the start of the SHA-256 of all lines before it, so a file that was cut short or edited is
refused rather than replayed into another game.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from riad.core.errors import DamagedFile
from riad.core.rng import SEEDS

FIRST_LINE = "riad match 1"
CHECK_LENGTH = 16
NUMBERS = ("rules", "seats", "seed")


@dataclass(frozen=True)
class Header:
    """The start of a match; with the moves it determines the match."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, str]


@dataclass(frozen=True)
class Saved:
    """A parsed text. Lines count from 1."""

    lines: list[str]
    header: Header
    line_of: dict[str, int]
    """Line number of each entry of the header."""
    moves: list[tuple[int, str]]
    """Each move with its line number."""


def dumps(header: Header, moves: Sequence[str]) -> str:
    """Return the text of a match."""
    lines = [
        FIRST_LINE,
        f"game {header.game}",
        *(f"{name} {getattr(header, name)}" for name in NUMBERS),
        *(f"option {name} {value}" for name, value in header.options.items()),
        "moves",
        *moves,
    ]
    return "\n".join([*lines, closing_line(lines, len(moves)), ""])


def closing_line(lines: Iterable[str], moves: int) -> str:
    """Return the closing line of a match with these lines."""
    check = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:CHECK_LENGTH]
    return f"end {moves} moves, check {check}"


def take_apart(text: str) -> Saved:
    """Parse a saved match; DamagedFile for any fault outside the moves themselves."""
    lines = text.splitlines()
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or lines[0] != FIRST_LINE:
        raise DamagedFile(1, f"not a saved match: the first line must be {FIRST_LINE!r}")
    if "moves" not in lines:
        raise DamagedFile(len(lines), "the file is incomplete: the line 'moves' is missing")
    start = lines.index("moves")
    if not lines[-1].startswith("end "):
        raise DamagedFile(len(lines), "the file is incomplete: the closing line is missing")
    header, line_of = _read_header(lines[1:start])
    moves = [(number, lines[number - 1]) for number in range(start + 2, len(lines))]
    return Saved(lines, header, line_of, moves)


def check_closing(saved: Saved) -> None:
    """Raise DamagedFile if the closing line does not match the lines before it."""
    *lines, closing = saved.lines
    if closing != closing_line(lines, len(saved.moves)):
        reason = "the file was changed after it was saved: the checksum does not match"
        raise DamagedFile(len(saved.lines), reason)


def _read_header(lines: Sequence[str]) -> tuple[Header, dict[str, int]]:
    """Parse the header; also return the line number of each entry."""
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    line_of: dict[str, int] = {}
    for number, line in enumerate(lines, start=2):
        kind, _, rest = line.partition(" ")
        name, _, value = rest.partition(" ") if kind == "option" else (kind, "", rest)
        if kind not in ("game", "option", *NUMBERS) or not value:
            raise DamagedFile(number, f"unexpected header line {line!r}")
        if name in line_of:
            raise DamagedFile(number, f"{name} appears twice in the header")
        line_of[name] = number
        (options if kind == "option" else header)[name] = value
    for name in ("game", *NUMBERS):
        if name not in header:
            raise DamagedFile(len(lines) + 2, f"the header has no {name}")
    numbers = {name: _whole_number(line_of[name], name, header[name]) for name in NUMBERS}
    return Header(game=header["game"], options=options, **numbers), line_of


def _whole_number(line: int, name: str, text: str) -> int:
    """Return a number of the header, which must be in plain digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS))):
        raise DamagedFile(line, f"{name} must be a whole number, not {text!r}")
    return int(text)
