"""The text board of Azul: capitals are tiles, small letters are free spaces.

Numbers on the grey wall are the columns allowed for a waiting tile. On the coloured wall, the score of a full
pattern line is next to its row.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from riad.games.azul.facts import TITLE
from riad.games.azul.rules.constants import COLOURS, FLOOR_LOSS, FLOOR_SPACES, LETTERS, SIZE
from riad.games.azul.rules.scoring import tile_points
from riad.match.ansi import DIM, Ansi, in_rows, side_by_side

LETTER = {**dict(zip(COLOURS, LETTERS, strict=True)), "token": "*"}
INKS = {
    "blue": "97;44",
    "yellow": "30;43",
    "red": "97;41",
    "black": "97;100",
    "white": "30;107",
    "token": "30;106",
}
FREE = "."
BOARD_WIDTH, BOARDS_IN_A_ROW = 36, 2
DISPLAY_WIDTH, DISPLAYS_IN_A_ROW = 14, 5


def draw(view: Mapping[str, Any], *, coloured: bool = False) -> str:
    """Draw the whole table, optionally in terminal colours."""
    ink = Ansi(coloured)
    displays = [f"{number}  {heap(tiles, ink) or FREE}" for number, tiles in enumerate(view["displays"], 1)]
    lines = [
        title(view),
        *(f"  {line}" for line in in_rows(displays, DISPLAY_WIDTH, DISPLAYS_IN_A_ROW)),
        f"  c  {centre(view, ink)}",
        f"  bag {numbers(view['bag'])}    lid {numbers(view['lid'])}",
    ]
    boards = [board(view, seat, ink) for seat in range(len(view["players"]))]
    for first in range(0, len(boards), BOARDS_IN_A_ROW):
        lines += ["", *side_by_side(boards[first : first + BOARDS_IN_A_ROW], BOARD_WIDTH)]
    return "\n".join(lines)


def title(view: Mapping[str, Any]) -> str:
    """Return the state of the game in one line."""
    start = f"{TITLE}, {view['wall']} wall, round {view['round']}."
    if view["phase"] == "over":
        return f"{start} The game is over."
    if view["phase"] == "tiling":
        row = view["tiling_row"]
        colour = view["players"][view["turn"]]["lines"][row]["colour"]
        chooses = f"Seat {view['turn'] + 1} chooses a space for the {colour} tile of row {row + 1}"
        return f"{start} {chooses}."
    return f"{start} Seat {view['turn'] + 1} to move."


def tile(name: str, ink: Ansi) -> str:
    """Draw a tile."""
    return ink.style(LETTER[name].upper(), INKS[name])


def free(letter: str, ink: Ansi) -> str:
    """Draw an empty space."""
    return ink.style(letter, DIM)


def heap(tiles: Mapping[str, int], ink: Ansi) -> str:
    """Draw all tiles of a heap side by side."""
    return " ".join(tile(name, ink) for name, number in tiles.items() for _ in range(number))


def centre(view: Mapping[str, Any], ink: Ansi) -> str:
    """Draw the centre, with the starting-player tile first."""
    token = tile("token", ink) if view["token"] is None and view["phase"] == "offer" else ""
    return " ".join(filter(None, [token, heap(view["centre"], ink)])) or FREE


def numbers(tiles: Mapping[str, int]) -> str:
    """Draw a heap as a count of each colour."""
    return " ".join(f"{LETTER[name]}{number}" for name, number in tiles.items()) or "empty"


def board(view: Mapping[str, Any], seat: int, ink: Ansi) -> list[str]:
    """Draw a player's board."""
    player = view["players"][seat]
    mark = ">" if seat == view["turn"] else " "
    you = " (you)" if seat == view["seat"] else ""
    lines = [f"{mark} Seat {seat + 1}{you}: {player['points']} points"]
    due = points_due(player) if view["wall"] == "coloured" else {}
    for row in range(SIZE):
        pattern, wall = pattern_line(player["lines"][row], ink), wall_row(view, seat, row, ink)
        lines.append(f"  {row + 1} {pattern} | {wall}" + (f"  +{due[row]}" if row in due else ""))
    lines.append(f"  floor {floor(player['floor'], ink)}  {-FLOOR_LOSS[len(player['floor'])]:>3}")
    if "bonuses" in player:  # AZ-51
        lines.append("  " + " ".join(f"+{it['points']} {name}" for name, it in player["bonuses"].items()))
    return lines


def points_due(player: Mapping[str, Any]) -> dict[int, int]:
    """Return the points of each full pattern line on the coloured wall, by row (AZ-32)."""
    laid = (SIZE * r + c for r, row in enumerate(player["wall"]) for c, colour in enumerate(row) if colour)
    wall = sum(1 << space for space in laid)
    due = {}
    for row, line in enumerate(player["lines"]):
        if line["tiles"] == line["spaces"]:
            column = (COLOURS.index(line["colour"]) + row) % SIZE
            wall |= 1 << (SIZE * row + column)
            due[row] = int(tile_points(wall, row, column))
    return due


def pattern_line(line: Mapping[str, Any], ink: Ansi) -> str:
    """Draw a pattern line, which fills from the right (AZ-13)."""
    taken = [tile(line["colour"], ink) for _ in range(line["tiles"])]
    return " ".join(
        [" "] * (SIZE - line["spaces"]) + [free(FREE, ink)] * (line["spaces"] - len(taken)) + taken
    )


def wall_row(view: Mapping[str, Any], seat: int, row: int, ink: Ansi) -> str:
    """Draw a row of the wall, with the colours of its free spaces."""
    wall = view["players"][seat]["wall"]
    return " ".join(
        free(belongs(view, seat, row, column), ink) if colour is None else tile(colour, ink)
        for column, colour in enumerate(wall[row])
    )


def belongs(view: Mapping[str, Any], seat: int, row: int, column: int) -> str:
    """Return the mark of a free space: its colour, or on the grey side its column if a waiting tile fits."""
    if view["wall"] == "coloured":
        return LETTERS[(column - row) % SIZE]
    if view["phase"] != "tiling" or (view["turn"], view["tiling_row"]) != (seat, row):
        return FREE
    player = view["players"][seat]
    waiting = player["lines"][row]["colour"]
    return FREE if waiting in (laid[column] for laid in player["wall"]) else str(column + 1)  # AZ-35


def floor(tiles: Sequence[str], ink: Ansi) -> str:
    """Draw the floor line."""
    return " ".join([tile(name, ink) for name in tiles] + [free(FREE, ink)] * (FLOOR_SPACES - len(tiles)))
