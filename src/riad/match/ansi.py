"""Text for a terminal: optional colours, and columns whose widths ignore them."""

import re
from collections.abc import Sequence

_CODES = re.compile(r"\x1b\[[0-9;]*m")
DIM = "2"
BOLD = "1"


class Ansi:
    """Painter of text in ANSI colours; text stays unchanged unless `on`."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def style(self, text: str, code: str) -> str:
        """Return the text in a colour."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.on and text else text


def width(text: str) -> int:
    """Return the visible width of a text."""
    return len(_CODES.sub("", text))


def pad(text: str, columns: int) -> str:
    """Pad a text with spaces to a width."""
    return text + " " * (columns - width(text))


def side_by_side(blocks: Sequence[Sequence[str]], columns: int) -> list[str]:
    """Join blocks of equal height side by side in columns."""
    return ["".join(pad(part, columns) for part in parts).rstrip() for parts in zip(*blocks, strict=True)]


def count_of(number: int, word: str) -> str:
    """Return a number with its noun: 1 move, 2 moves."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def in_rows(cells: Sequence[str], columns: int, per_row: int) -> list[str]:
    """Arrange cells in columns, `per_row` in each line."""
    return [
        "".join(pad(cell, columns) for cell in cells[first : first + per_row]).rstrip()
        for first in range(0, len(cells), per_row)
    ]
