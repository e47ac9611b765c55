"""Moves of Azul as text: `3r2` takes red from display 3 to line 2, `ckf` black from the centre to the floor.

On the grey wall `w34` chooses row 3, column 4 for the tile that waits. Everything counts from 1.
"""

from riad.core.errors import UnknownNotation
from riad.core.records import Record
from riad.games.azul.heaps import count
from riad.games.azul.material import COLOURS, LETTERS, MOST_DISPLAYS, SIZE, rule_id
from riad.games.azul.rules import ACTIONS, LINES, PER_SOURCE, WALL_ACTIONS
from riad.games.azul.scoring import tile_points
from riad.games.azul.state import CENTRE, COLOURED, FLOOR, NONE

SOURCE_LETTERS = "c" + "".join(str(display + 1) for display in range(MOST_DISPLAYS))
LINE_LETTERS = "".join(str(line + 1) for line in range(SIZE)) + "f"
SPACE_LETTERS = LINE_LETTERS[:SIZE]
WALL_LETTER = "w"

HOW_TO_PLAY = """\
On your turn take all tiles of one colour from a display (its other tiles go to
the centre) or from the centre, into one of your pattern lines 1 to 5. A line
takes one colour, and none that its wall row shows already. Tiles too many fall
to your floor line and cost points. The first to take from the centre takes *
to the floor line too, and starts the next round. When all tiles are taken, each
full line lays one tile on the wall and scores the length of the runs it joins
across and down. New tiles are dealt until someone has filled a row of the wall.
At the end 2 for each full row, 7 for each full column, 10 for 5 of a colour.

A move says where from, which colour and to which line:
  3r2   from display 3 the red tiles to line 2
  ckf   from the centre (c) the black tiles to the floor line (f)
  w34   grey wall only: lay the waiting tile in row 3, column 4
Colours: b blue, y yellow, r red, k black, w white. On the board capitals are
tiles, small letters free spaces, and +3 is what a full line will score.
"""

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
    """The action that a text stands for."""
    if text[:1] == WALL_LETTER:
        _, row, column = _places(text, EXPECTED_SPACE)
        return WALL_ACTIONS + SIZE * row + column
    source, colour, line = _places(text, EXPECTED)
    return PER_SOURCE * source + LINES * colour + line


def _places(text: str, expected: tuple[tuple[str, str], ...]) -> list[int]:
    """Where each letter stands among those that may stand there."""
    if len(text) != len(expected):
        raise UnknownNotation(text, "a move has three letters, such as 3r2, ckf or (grey wall) w34")
    places = []
    for letter, (letters, meaning) in zip(text, expected, strict=True):
        if letter not in letters:
            raise UnknownNotation(text, f"{letter!r} is not {meaning}")
        places.append(letters.index(letter))
    return places


def _written(action: int) -> str:
    """The text of an action, put together."""
    if action >= WALL_ACTIONS:
        row, column = divmod(action - WALL_ACTIONS, SIZE)
        return WALL_LETTER + SPACE_LETTERS[row] + SPACE_LETTERS[column]
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    return SOURCE_LETTERS[source] + LETTERS[colour] + LINE_LETTERS[line]


TEXTS = tuple(map(_written, range(ACTIONS)))


def write_action(state: Record, action: int) -> str:  # noqa: ARG001  # part of the contract
    """The text of an action."""
    return TEXTS[action]


def tell_action(state: Record, action: int) -> str:
    """What a legal action does, in words, and in brackets what that scores as the board stands."""
    player = state.players[state.turn]
    if action >= WALL_ACTIONS:
        row, column = divmod(action - WALL_ACTIONS, SIZE)
        points = tile_points(int(player.wall) | 1 << (SIZE * row + column), row, column)
        return f"lays the tile of row {row + 1} in column {column + 1} (+{points})"
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    number = count(int(state.sources[source]), colour)
    token = " and *" if source == CENTRE and state.token == NONE else ""
    told = f"takes {number} {COLOURS[colour]}{token} from {source_in_words(source)}"
    if line == FLOOR:
        return f"{told} to the floor line"
    fallen = number - (line + 1 - int(player.line_tiles[line]))
    if fallen < 0:
        return f"{told} to line {line + 1}"
    told += f", fills line {line + 1}"
    if state.grey == COLOURED:
        told += f" (+{points_due(player, line, colour)})"
    return told + (f"; {fallen} {'fall' if fallen > 1 else 'falls'}" if fallen else "")


def points_due(player: Record, line: int, colour: int) -> int:
    """What a line full of a colour scores on the coloured wall after the full lines above it (AZ-30)."""
    wall = int(player.wall) | 1 << (SIZE * line + (colour + line) % SIZE)
    for above in range(line):
        if player.line_tiles[above] > above:
            wall |= 1 << (SIZE * above + (int(player.line_colour[above]) + above) % SIZE)
    return int(tile_points(wall, line, (colour + line) % SIZE))


def source_in_words(source: int) -> str:
    """A source as a person calls it."""
    return "the centre" if source == CENTRE else f"display {source}"


def explain(state: Record, action: int, number: int) -> str:
    """Why rule `number` refuses the action here, in one sentence."""
    if number in (44, 45, 50):
        return f"the game is over, it ended by {rule_id(number)}"
    if action >= WALL_ACTIONS:
        return _explain_space(state, action, number)
    player = state.players[state.turn]
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    name, displays = COLOURS[colour], 2 * state.seats + 1
    if number == 35:
        row = int(state.tiling_row)
        waiting = COLOURS[player.line_colour[row]]
        return f"the offer is over; first choose a space of row {row + 1} for the {waiting} tile"
    if number == 11:
        if source > displays:
            return f"there are only {displays} displays"
        return f"there is no {name} to take from {source_in_words(source)}"
    if number == 14:
        return f"line {line + 1} holds {COLOURS[player.line_colour[line]]}, and a line holds one colour only"
    if number == 15:
        return f"row {line + 1} of your wall shows {name} already"
    return f"line {line + 1} is full"


def _explain_space(state: Record, action: int, number: int) -> str:
    """The same for a choice of a space of the wall."""
    row, column = divmod(action - WALL_ACTIONS, SIZE)
    if number == 31:
        return "on the coloured wall every tile goes to its colour's space by itself"
    if number == 20:
        return "the offer is not over: tiles still lie in the displays or the centre"
    waiting = int(state.tiling_row)
    if number == 30:
        return f"row {waiting + 1} comes first: lines are tiled from top to bottom"
    player = state.players[state.turn]
    if int(player.wall) >> (SIZE * row + column) & 1:
        return f"the space in row {row + 1}, column {column + 1} is taken"
    return f"column {column + 1} of your wall shows {COLOURS[player.line_colour[waiting]]} already"
