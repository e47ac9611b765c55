"""Moves of Dream Home as text: `take 3`, `put f2`, `put f2 down`, `drill f2 4`, `swap f1 s3`, `keep f2`.

Columns of the track count from 1. Spaces are b4 b5 in the basement, f1 to f5 and s1 to s5 on the floors.
"""

from collections.abc import Callable, Sequence

from riad.core.errors import UnknownNotation
from riad.core.records import Record
from riad.games.dreamhome.rules.actions import (
    COLUMN_PAIRS,
    DRILL_SWAP,
    HAMMER,
    KEEP,
    MIX,
    PASS,
    PUT,
    PUT_DOWN,
    ROOFER_TAKES,
    SCAFFOLD_AT,
    SPACE_PAIRS,
    SUPPLY,
    SWAP,
    TAKE,
    TOKEN,
)
from riad.games.dreamhome.rules.constants import COLUMNS, ROOF_KINDS, ROOMS, SPACES

FORMS = """\
take 3, put f2, put f2 down, token f2, scaffold b4, drill f2 4, mix 2 4, hammer 2, discard 3, \
roofer red+, supply f2 kitchen, swap f1 s3, keep f2 or pass"""


def read_action(_state: Record, text: str) -> int:
    """Return the action of a text."""
    word, *rest = text.split(" ")
    reader = READERS.get(word)
    if reader is None or "" in rest:
        raise UnknownNotation(text, f"moves are {FORMS}")
    return reader(text, rest)


def _parts(text: str, rest: list[str], *readers: Callable[[str, str], int]) -> list[int]:
    """Return the meaning of each part after the first word; their number must be right."""
    if len(rest) != len(readers):
        raise UnknownNotation(text, f"moves are {FORMS}")
    return [reader(text, part) for reader, part in zip(readers, rest, strict=True)]


def _column(text: str, part: str) -> int:
    if part not in [str(column + 1) for column in range(COLUMNS)]:
        raise UnknownNotation(text, f"{part!r} is not a column: use 1 to {COLUMNS}")
    return int(part) - 1


def _space(text: str, part: str) -> int:
    if part not in SPACES:
        raise UnknownNotation(text, f"{part!r} is not a space: use b4, b5, f1 to f5 or s1 to s5")
    return SPACES.index(part)


def _room(text: str, part: str) -> int:
    if part not in ROOMS:
        raise UnknownNotation(text, f"{part!r} is not a room; the rooms are {', '.join(ROOMS)}")
    return ROOMS.index(part)


def _roof(text: str, part: str) -> int:
    if part not in ROOF_KINDS:
        raise UnknownNotation(text, f"{part!r} is not a roof; the roofs are {', '.join(ROOF_KINDS)}")
    return ROOF_KINDS.index(part)


def _pair(text: str, named: list[int], pairs: Sequence[tuple[int, ...]]) -> int:
    """Return the pair of two numbers, in either order."""
    if named[0] == named[1]:
        raise UnknownNotation(text, "name two different ones")
    return pairs.index(tuple(sorted(named)))


def _read_put(text: str, rest: list[str]) -> int:
    down = rest[1:] == ["down"]
    (space,) = _parts(text, rest[:1] if down else rest, _space)
    return (PUT_DOWN if down else PUT) + space


def _read_drill(text: str, rest: list[str]) -> int:
    space, column = _parts(text, rest, _space, _column)
    return DRILL_SWAP + COLUMNS * space + column


def _read_supply(text: str, rest: list[str]) -> int:
    space, room = _parts(text, rest, _space, _room)
    return SUPPLY + len(ROOMS) * space + room


def _read_pass(text: str, rest: list[str]) -> int:
    _parts(text, rest)
    return PASS


READERS: dict[str, Callable[[str, list[str]], int]] = {
    "discard": lambda text, rest: _parts(text, rest, _column)[0],
    "hammer": lambda text, rest: HAMMER + _parts(text, rest, _column)[0],
    "drill": _read_drill,
    "mix": lambda text, rest: MIX + _pair(text, _parts(text, rest, _column, _column), COLUMN_PAIRS),
    "take": lambda text, rest: TAKE + _parts(text, rest, _column)[0],
    "scaffold": lambda text, rest: SCAFFOLD_AT + _parts(text, rest, _space)[0],
    "put": _read_put,
    "token": lambda text, rest: TOKEN + _parts(text, rest, _space)[0],
    "roofer": lambda text, rest: ROOFER_TAKES + _parts(text, rest, _roof)[0],
    "supply": _read_supply,
    "swap": lambda text, rest: SWAP + _pair(text, _parts(text, rest, _space, _space), SPACE_PAIRS),
    "keep": lambda text, rest: KEEP + _parts(text, rest, _space)[0],
    "pass": _read_pass,
}


def write_action(_state: Record, action: int) -> str:
    """Return the text of an action."""
    if action < DRILL_SWAP or TAKE <= action < SCAFFOLD_AT:
        word, first = ("discard", 0) if action < HAMMER else ("hammer", HAMMER)
        word, first = (word, first) if action < TAKE else ("take", TAKE)
        return f"{word} {action - first + 1}"
    if action < MIX:
        space, column = divmod(action - DRILL_SWAP, COLUMNS)
        return f"drill {SPACES[space]} {column + 1}"
    if action < TAKE:
        one, other = COLUMN_PAIRS[action - MIX]
        return f"mix {one + 1} {other + 1}"
    if ROOFER_TAKES <= action < SUPPLY:
        return f"roofer {ROOF_KINDS[action - ROOFER_TAKES]}"
    if SUPPLY <= action < SWAP:
        space, room = divmod(action - SUPPLY, len(ROOMS))
        return f"supply {SPACES[space]} {ROOMS[room]}"
    if SWAP <= action < KEEP:
        one, other = SPACE_PAIRS[action - SWAP]
        return f"swap {SPACES[one]} {SPACES[other]}"
    if action == PASS:
        return "pass"
    for word, first, after in IN_A_SPACE:
        if first <= action < first + len(SPACES):
            return f"{word} {SPACES[action - first]}{after}"
    raise ValueError(f"there is no action {action}")


IN_A_SPACE = (
    ("scaffold", SCAFFOLD_AT, ""),
    ("put", PUT, ""),
    ("put", PUT_DOWN, " down"),
    ("token", TOKEN, ""),
    ("keep", KEEP, ""),
)
