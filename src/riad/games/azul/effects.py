"""Descriptions of Azul's moves: destinations of tiles, and points and costs on the current board."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from riad.core.records import Record, copy_record
from riad.games.azul.rules.actions import LINES, PER_SOURCE, WALL_ACTIONS
from riad.games.azul.rules.constants import (
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    COLUMN_SPACES,
    FLOOR_LOSS,
    FLOOR_SPACES,
    ROW_BONUS,
    ROW_SPACES,
    SIZE,
)
from riad.games.azul.rules.course import apply
from riad.games.azul.rules.projected_score import columns_of_colours
from riad.games.azul.rules.scoring import tile_points
from riad.games.azul.rules.state import CENTRE, COLOURED, FLOOR, NONE
from riad.games.azul.rules.tile_counts import count
from riad.games.azul.scorings import ROUND, scorings_between

Deed = dict[str, Any]


class Wall(NamedTuple):
    """A wall as masks: its filled spaces, and the columns with each colour (bit 5 * colour + column)."""

    spaces: int
    colours: int

    @classmethod
    def of(cls, player: Record) -> "Wall":
        """Return the current wall of a player."""
        return cls(int(player.wall), int(columns_of_colours(player)))

    def with_tile(self, row: int, column: int, colour: int) -> "Wall":
        """Return a copy of the wall with one more tile."""
        return Wall(self.spaces | 1 << (SIZE * row + column), self.colours | 1 << (SIZE * colour + column))

    def complete(self) -> list[Deed]:
        """List the complete rows, columns and colours, with their points at the end (AZ-51)."""
        rows = [row for row in range(SIZE) if self.spaces >> SIZE * row & ROW_SPACES == ROW_SPACES]
        columns = [column for column in range(SIZE) if self.spaces >> column & COLUMN_SPACES == COLUMN_SPACES]
        colours = [one for one in range(SIZE) if self.colours >> SIZE * one & ROW_SPACES == ROW_SPACES]
        return [
            *({"what": "row", "which": row + 1, "points": ROW_BONUS} for row in rows),
            *({"what": "column", "which": column + 1, "points": COLUMN_BONUS} for column in columns),
            *({"what": "colour", "which": COLOURS[one], "points": COLOUR_BONUS} for one in colours),
        ]


def deed(state: Record, action: int) -> Deed:
    """Describe a legal action. Displays, lines, rows and columns count from 1; display 0 is the centre."""
    return deed_of_laying(state, action) if action >= WALL_ACTIONS else deed_of_taking(state, action)


def deed_of_taking(state: Record, action: int) -> Deed:
    """Describe taking tiles. The space of a full line's tile is known on the coloured wall only."""
    player = state.players[state.turn]
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    tiles = int(count(int(state.sources[source]), colour))
    token = bool(source == CENTRE and state.token == NONE)
    to_floor = line == FLOOR
    room = 0 if to_floor else line + 1 - int(player.line_tiles[line])
    fills = not to_floor and tiles >= room
    fallen = max(0, tiles - room)
    lands = fills and state.grey == COLOURED  # on the grey wall its owner chooses later
    points, completes = due(player, line, colour) if lands else (None, [])
    floor = (["token"] if token else []) + [COLOURS[colour]] * fallen  # AZ-12: the token first
    return {
        "does": "take",
        "display": source,
        "colour": COLOURS[colour],
        "tiles": tiles,
        "token": token,
        "line": None if to_floor else line + 1,
        "fills": fills,
        "points": points,
        "column": column_of(colour, line) + 1 if lands else None,
        "completes": completes,
        "fallen": fallen,
        "floor": floor[: FLOOR_SPACES - int(player.floor_tiles)],  # AZ-18
        "loss": cost_of_falling(player, fallen + token),
        "token_loss": cost_of_falling(player, int(token)),
    }


def deed_of_laying(state: Record, action: int) -> Deed:
    """Describe choosing a space of the grey wall."""
    player = state.players[state.turn]
    row, column = divmod(action - WALL_ACTIONS, SIZE)
    wall = Wall.of(player)
    laid = wall.with_tile(row, column, int(player.line_colour[row]))
    loss = loss_by_laying(state, action)
    return {
        "does": "lay",
        "row": row + 1,
        "column": column + 1,
        "points": int(tile_points(laid.spaces, row, column)),
        "completes": more_complete(wall, laid),
        "loss": loss,
        "spared": cost_of_floor(player, row) - loss if loss else 0,
    }


def more_complete(before: Wall, after: Wall) -> list[Deed]:
    """List the rows, columns and colours newly completed on a wall."""
    already = before.complete()
    return [one for one in after.complete() if one not in already]


def loss_by_laying(state: Record, action: int) -> int:
    """Return the cost of the floor line with the owner's last tile of the round, else 0 (AZ-33)."""
    after = copy_record(state)
    apply(after, action)
    return -dict(scorings_between(state, after))[ROUND]["floor"][int(state.turn)]


def cost_of_floor(player: Record, last: int) -> int:
    """Return the cost of the floor spaces in use once the tile of row `last` is placed.

    It is the last one, so full lines below it have no space, and their tiles have fallen as well (AZ-36).
    """
    below = sum(line + 1 for line in range(last + 1, SIZE) if player.line_tiles[line] > line)
    return FLOOR_LOSS[min(int(player.floor_tiles) + below, FLOOR_SPACES)]


def cost_of_falling(player: Record, number: int) -> int:
    """Return the cost of more tiles on the floor line (AZ-33)."""
    lying = int(player.floor_tiles)
    return int(FLOOR_LOSS[min(lying + number, FLOOR_SPACES)] - FLOOR_LOSS[lying])


def column_of(colour: int, row: int) -> int:
    """Return the column of a colour in a row of the coloured wall (AZ-31)."""
    return (colour + row) % SIZE


def due(player: Record, line: int, colour: int) -> tuple[int, list[Deed]]:
    """Return the points of a full line of a colour, with all full lines placed, and its completions.

    The points include the increase in the scores of full lines below it.
    """
    full = {row: int(player.line_colour[row]) for row in range(SIZE) if player.line_tiles[row] > row}
    (less, before), (more, after) = (
        tiling(Wall.of(player), lines) for lines in (full, {**full, line: colour})
    )
    return more - less, more_complete(before, after)


def tiling(wall: Wall, full: Mapping[int, int]) -> tuple[int, Wall]:
    """Return the points of full lines on the coloured wall, from the top down (AZ-30), and the new wall."""
    points = 0
    for row in sorted(full):
        column = column_of(full[row], row)
        wall = wall.with_tile(row, column, full[row])
        points += int(tile_points(wall.spaces, row, column))
    return points, wall
