"""A view of Azul as a board in text, to play from: capitals lie there, small letters are free spaces."""

from collections.abc import Mapping, Sequence
from typing import Any

from riad.core.ink import DIM, Ink, in_rows, side_by_side
from riad.games.azul.material import COLOURS, FLOOR_LOSS, FLOOR_SPACES, LETTERS, SIZE, TITLE

LETTER = {**dict(zip(COLOURS, LETTERS, strict=True)), "token": "*"}
INKS = {
    "blue": "97;44",
    "yellow": "30;43",
    "red": "97;41",
    "black": "97;40",
    "white": "30;107",
    "token": "30;106",
}
FREE = "."
BOARD_WIDTH, BOARDS_IN_A_ROW = 36, 2
DISPLAY_WIDTH, DISPLAYS_IN_A_ROW = 14, 5


def draw(view: Mapping[str, Any], *, coloured: bool = False) -> str:
    """The whole table, in the colours of a terminal if wanted."""
    ink = Ink(coloured)
    displays = [f"{number}  {heap(tiles, ink) or FREE}" for number, tiles in enumerate(view["displays"], 1)]
    lines = [
        title(view),
        "",
        *(f"  {line}" for line in in_rows(displays, DISPLAY_WIDTH, DISPLAYS_IN_A_ROW)),
        f"  c  {centre(view, ink)}",
        "",
        f"  bag {numbers(view['bag'])}    lid {numbers(view['lid'])}",
    ]
    boards = [board(view, seat, ink) for seat in range(len(view["players"]))]
    for first in range(0, len(boards), BOARDS_IN_A_ROW):
        lines += ["", *side_by_side(boards[first : first + BOARDS_IN_A_ROW], BOARD_WIDTH)]
    return "\n".join(lines)


def title(view: Mapping[str, Any]) -> str:
    """Where the game stands, in a line."""
    start = f"{TITLE}, {view['wall']} wall, round {view['round']}."
    if view["phase"] == "over":
        return f"{start} The game is over."
    if view["phase"] == "tiling":
        return f"{start} Seat {view['turn'] + 1} chooses a space in row {view['tiling_row'] + 1}."
    return f"{start} Seat {view['turn'] + 1} to move."


def tile(name: str, ink: Ink) -> str:
    """A tile that lies there."""
    return ink.paint(LETTER[name].upper(), INKS[name])


def free(letter: str, ink: Ink) -> str:
    """A space with nothing on it."""
    return ink.paint(letter, DIM)


def heap(tiles: Mapping[str, int], ink: Ink) -> str:
    """All tiles of a heap that is laid out."""
    return " ".join(tile(name, ink) for name, number in tiles.items() for _ in range(number))


def centre(view: Mapping[str, Any], ink: Ink) -> str:
    """The centre, the starting-player tile first."""
    token = tile("token", ink) if view["token"] is None and view["phase"] == "offer" else ""
    return " ".join(filter(None, [token, heap(view["centre"], ink)])) or FREE


def numbers(tiles: Mapping[str, int]) -> str:
    """A heap that is not laid out: how many of each colour."""
    return " ".join(f"{LETTER[name]}{number}" for name, number in tiles.items()) or "empty"


def board(view: Mapping[str, Any], seat: int, ink: Ink) -> list[str]:
    """A player's board."""
    player = view["players"][seat]
    mark = ">" if seat == view["turn"] else " "
    you = " (you)" if seat == view["seat"] else ""
    lines = [f"{mark} Seat {seat + 1}{you}: {player['points']} points"]
    for row in range(SIZE):
        pattern, wall = pattern_line(player["lines"][row], ink), wall_row(view["wall"], player, row, ink)
        lines.append(f"  {row + 1} {pattern} | {wall}")
    lines.append(f"  floor {floor(player['floor'], ink)}  {-FLOOR_LOSS[len(player['floor'])]:>3}")
    if "bonuses" in player:  # AZ-51
        lines.append("  with " + ", ".join(f"{name} {points}" for name, points in player["bonuses"].items()))
    return lines


def pattern_line(line: Mapping[str, Any], ink: Ink) -> str:
    """A pattern line, which fills from the right (AZ-13)."""
    taken = [tile(line["colour"], ink) for _ in range(line["tiles"])]
    return " ".join(
        [" "] * (SIZE - line["spaces"]) + [free(FREE, ink)] * (line["spaces"] - len(taken)) + taken
    )


def wall_row(side: str, player: Mapping[str, Any], row: int, ink: Ink) -> str:
    """A row of the wall; on the coloured side free spaces show which colour belongs there."""
    shown = []
    for column, colour in enumerate(player["wall"][row]):
        belongs = LETTERS[(column - row) % SIZE] if side == "coloured" else FREE
        shown.append(free(belongs, ink) if colour is None else tile(colour, ink))
    return " ".join(shown)


def floor(tiles: Sequence[str], ink: Ink) -> str:
    """The floor line."""
    return " ".join([tile(name, ink) for name in tiles] + [free(FREE, ink)] * (FLOOR_SPACES - len(tiles)))
