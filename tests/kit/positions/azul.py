"""Positions of Azul in concise text, for worked examples."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import riad
from riad.core.records import Record
from riad.games.azul.rules.constants import COLOURS, FLOOR_SPACES, LETTERS, SIZE, TILES_PER_COLOUR
from riad.games.azul.rules.offer import open_line
from riad.games.azul.rules.state import NONE, TOKEN
from riad.games.azul.rules.tile_counts import tiles
from riad.match.match import Match

EMPTY = (".....",) * SIZE
"""The rows of a wall with no tile."""


@dataclass
class Board:
    """A player's board: pattern lines, wall rows ("b.r.." from the left) and floor line in letters."""

    lines: Sequence[str] = ("", "", "", "", "")
    wall: Sequence[str] = EMPTY
    floor: str = ""
    points: int = 0

    def tiles(self) -> str:
        """Return all coloured tiles on the board."""
        return "".join([*self.lines, *self.wall, self.floor]).replace(".", "").replace("*", "")


def position(
    *boards: Board,
    centre: str = "",
    displays: Sequence[str] = (),
    lid: str = "",
    bag: str | None = None,
    wall: str = "coloured",
    turn: int = 0,
    token: int | None = None,
    barren: int = 0,
) -> Match:
    """Return a match in this position. `*` in the centre is the starting-player tile, else `token` holds it.

    Unless it is given, the bag holds all tiles that are nowhere else.
    """
    match = riad.new("azul", seats=len(boards), seed=0, first=turn, wall=wall)
    state = match.state
    lying = centre.replace("*", "") + "".join(displays)
    if bag is None:
        used = Counter(lying + lid + "".join(board.tiles() for board in boards))
        bag = "".join(letter * (TILES_PER_COLOUR - used[letter]) for letter in LETTERS)
    for source, letters in enumerate([centre.replace("*", ""), *displays]):
        state.sources[source] = heap(letters)
    for source in range(1 + len(displays), len(state.sources)):
        state.sources[source] = 0
    state.bag, state.lid, state.tiles_out = heap(bag), heap(lid), len(lying)
    state.barren = barren
    if "*" not in centre and token is not None:
        state.token = token
    for seat, board in enumerate(boards):
        write_board(state.players[seat], board)
    return match


def heap(letters: str) -> int:
    """Return a heap of these tiles."""
    return sum(tiles(1, LETTERS.index(letter)) for letter in letters)


def write_board(player: Record, board: Board) -> None:
    """Put the tiles of a board in the record."""
    player.points = board.points
    for row, spaces in enumerate(board.wall):
        for column, letter in enumerate(spaces):
            if letter != ".":
                player.wall |= 1 << (SIZE * row + column)
                player.wall_of[LETTERS.index(letter)] |= 1 << (SIZE * row + column)
    for line, letters in enumerate(board.lines):
        player.line_colour[line] = LETTERS.index(letters[0]) if letters else NONE
        player.line_tiles[line] = len(letters)
        open_line(player, line)
    for space, letter in enumerate(board.floor.ljust(FLOOR_SPACES, ".")):
        player.floor[space] = {"*": TOKEN, ".": NONE}.get(letter, LETTERS.find(letter))
    player.floor_tiles = len(board.floor)


def board_of(match: Match, seat: int) -> Board:
    """Return a player's present board."""
    return board_in(match.view(None), seat)


def board_in(view: dict[str, Any], seat: int) -> Board:
    """Return a player's board in a view."""
    letter = {**dict(zip(COLOURS, LETTERS, strict=True)), "token": "*"}
    seen = view["players"][seat]
    return Board(
        lines=tuple(
            letter[line["colour"]] * line["tiles"] if line["colour"] else "" for line in seen["lines"]
        ),
        wall=tuple("".join(letter[name] if name else "." for name in row) for row in seen["wall"]),
        floor="".join(letter[name] for name in seen["floor"]),
        points=seen["points"],
    )


def lying(match: Match, place: str) -> str:
    """Return the tiles in the centre, the bag or the lid, as letters in the order of the colours."""
    return letters_of(match.view(None)[place])


def letters_of(counts: dict[str, int]) -> str:
    """Return counts by colour as letters."""
    names = dict(zip(COLOURS, LETTERS, strict=True))
    return "".join(names[name] * number for name, number in counts.items())


def refused(match: Match, move: str) -> str:
    """Return the rule that refuses a move."""
    with pytest.raises(riad.IllegalMove) as caught:
        match.push(move)
    return caught.value.rule


def to_lines(match: Match, start: str) -> set[str]:
    """Return the legal targets of the tiles taken by moves that start like this."""
    return {move[2] for move in match.legal if move.startswith(start)}
