"""What a move of Azul does: which tiles go where, what they score and what they cost as the board stands."""

from collections.abc import Mapping
from typing import Any

from riad.core.records import Record, copy_record
from riad.games.azul.heaps import count
from riad.games.azul.material import COLOURS, FLOOR_LOSS, FLOOR_SPACES, SIZE
from riad.games.azul.rules import LINES, PER_SOURCE, WALL_ACTIONS, apply
from riad.games.azul.scoring import tile_points
from riad.games.azul.sheet import ROUND, scorings_between
from riad.games.azul.state import CENTRE, COLOURED, FLOOR, NONE


def deed(state: Record, action: int) -> dict[str, Any]:
    """What a legal action does. Displays, lines, rows and columns count from 1; display 0 is the centre."""
    player = state.players[state.turn]
    if action >= WALL_ACTIONS:
        row, column = divmod(action - WALL_ACTIONS, SIZE)
        points = int(tile_points(int(player.wall) | 1 << (SIZE * row + column), row, column))
        loss = loss_by_laying(state, action)
        return {"does": "lay", "row": row + 1, "column": column + 1, "points": points, "loss": loss}
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    tiles = int(count(int(state.sources[source]), colour))
    token = bool(source == CENTRE and state.token == NONE)
    to_floor = line == FLOOR
    room = 0 if to_floor else line + 1 - int(player.line_tiles[line])
    fills = not to_floor and tiles >= room
    fallen = max(0, tiles - room)
    lands = fills and state.grey == COLOURED  # on the grey wall its owner chooses where, later
    return {
        "does": "take",
        "display": source,
        "colour": COLOURS[colour],
        "tiles": tiles,
        "token": token,
        "line": None if to_floor else line + 1,
        "fills": fills,
        "points": points_due(player, line, colour) if lands else None,
        "column": column_of(colour, line) + 1 if lands else None,
        "fallen": fallen,
        "loss": cost_of_falling(player, fallen + token),
    }


def loss_by_laying(state: Record, action: int) -> int:
    """What the floor line costs with a tile that is laid: nothing until it is the owner's last (AZ-33)."""
    after = copy_record(state)
    apply(after, action)
    return -dict(scorings_between(state, after))[ROUND]["floor"][int(state.turn)]


def cost_of_falling(player: Record, number: int) -> int:
    """What so many more tiles on the floor line cost (AZ-33)."""
    lying = int(player.floor_tiles)
    return int(FLOOR_LOSS[min(lying + number, FLOOR_SPACES)] - FLOOR_LOSS[lying])


def column_of(colour: int, row: int) -> int:
    """AZ-31: where a colour belongs in a row of the coloured wall."""
    return (colour + row) % SIZE


def points_due(player: Record, line: int, colour: int) -> int:
    """What a line full of a colour adds on the coloured wall: full lines below score more by it, too."""
    full = {row: int(player.line_colour[row]) for row in range(SIZE) if player.line_tiles[row] > row}
    return tiling(int(player.wall), {**full, line: colour}) - tiling(int(player.wall), full)


def tiling(wall: int, full: Mapping[int, int]) -> int:
    """What full lines of these colours score on the coloured wall, from the top down (AZ-30)."""
    points = 0
    for row in sorted(full):
        column = column_of(full[row], row)
        wall |= 1 << (SIZE * row + column)
        points += int(tile_points(wall, row, column))
    return points


def tell(deed: Mapping[str, Any]) -> str:
    """A deed in words, in brackets what it scores and costs; nothing is said of nothing."""
    if deed["does"] == "lay":
        return f"lays the tile of row {deed['row']} in column {deed['column']} (+{deed['points']})"
    token = " and *" if deed["token"] else ""
    told = f"takes {deed['tiles']} {deed['colour']}{token} from {source_in_words(deed['display'])}"
    cost = f" (-{deed['loss']})" if deed["loss"] else ""
    if deed["line"] is None:
        return f"{told} to the floor line{cost}"
    if not deed["fills"]:
        return f"{told} to line {deed['line']}{cost}"
    points = "" if deed["points"] is None else f" (+{deed['points']})"
    fallen = deed["fallen"]
    falls = f"; {fallen} {'fall' if fallen > 1 else 'falls'}" if fallen else ""
    return f"{told}, fills line {deed['line']}{points}{falls}{cost}"


def source_in_words(source: int) -> str:
    """A source as a person calls it."""
    return "the centre" if source == CENTRE else f"display {source}"
