"""Moves of Azul as text: `3r2` takes red from display 3 to line 2, `ckf` black from the centre to the floor.

On the grey wall `w34` chooses row 3, column 4 for the waiting tile. Everything counts from 1.
"""

from riad.core.errors import UnknownNotation
from riad.core.records import Record
from riad.games.azul.rules.actions import ACTIONS, LINES, PER_SOURCE, WALL_ACTIONS
from riad.games.azul.rules.constants import LETTERS, MOST_DISPLAYS, SIZE

SOURCE_LETTERS = "c" + "".join(str(display + 1) for display in range(MOST_DISPLAYS))
LINE_LETTERS = "".join(str(line + 1) for line in range(SIZE)) + "f"
SPACE_LETTERS = LINE_LETTERS[:SIZE]
WALL_LETTER = "w"

EXPECTED = (
    (SOURCE_LETTERS, "a source: c for the centre or a display from 1 to 9"),
    (LETTERS, "a colour: b, y, r, k or w (blue, yellow, red, black, white)"),
    (LINE_LETTERS, "a line: 1 to 5, or f for the floor line"),
)
EXPECTED_SPACE = (
    (WALL_LETTER, "w"),
    (SPACE_LETTERS, "a row from 1 to 5"),
    (SPACE_LETTERS, "a column from 1 to 5"),
)


def read_action(state: Record, text: str) -> int:  # noqa: ARG001  # part of the contract
    """Return the action of a text."""
    if text[:1] == WALL_LETTER:
        _, row, column = _places(text, EXPECTED_SPACE)
        return WALL_ACTIONS + SIZE * row + column
    source, colour, line = _places(text, EXPECTED)
    return PER_SOURCE * source + LINES * colour + line


def _places(text: str, expected: tuple[tuple[str, str], ...]) -> list[int]:
    """Return the index of each letter among the letters allowed in its position."""
    if len(text) != len(expected):
        raise UnknownNotation(text, "a move has three letters, such as 3r2, ckf or (grey wall) w34")
    places = []
    for letter, (letters, meaning) in zip(text, expected, strict=True):
        if letter not in letters:
            raise UnknownNotation(text, f"{letter!r} is not {meaning}")
        places.append(letters.index(letter))
    return places


def _written(action: int) -> str:
    """Compose the text of an action."""
    if action >= WALL_ACTIONS:
        row, column = divmod(action - WALL_ACTIONS, SIZE)
        return WALL_LETTER + SPACE_LETTERS[row] + SPACE_LETTERS[column]
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    return SOURCE_LETTERS[source] + LETTERS[colour] + LINE_LETTERS[line]


TEXTS = tuple(map(_written, range(ACTIONS)))


def write_action(state: Record, action: int) -> str:  # noqa: ARG001  # part of the contract
    """Return the text of an action."""
    return TEXTS[action]
