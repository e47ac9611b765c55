"""Views of each seat and of spectators: everything but the generator, which determines the bag's order.

Fields are read as `state["bag"]`: outside compiled code that is several times faster than `state.bag`, and a
server creates a view for every seat after every move.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from riad.core.contract import Outcome
from riad.core.records import Record
from riad.games.azul.facts import rule_id
from riad.games.azul.rules.constants import (
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    COLUMN_SPACES,
    FLOOR_LOSS,
    ROW_BONUS,
    ROW_SPACES,
    SIZE,
)
from riad.games.azul.rules.projected_score import reckoned
from riad.games.azul.rules.scoring import complete_columns, complete_rows, rank
from riad.games.azul.rules.state import GREY, NONE, TOKEN
from riad.games.azul.rules.tile_counts import BITS, COUNT
from riad.games.azul.rules.tiling import spaces_for

ENDINGS = {
    44: "No tile was left to deal (AZ-44).",
    45: "No wall gained a tile in three rounds (AZ-45).",
    50: "A horizontal row is complete (AZ-50).",
}
PATTERN = [[COLOURS[(column - row) % SIZE] for column in range(SIZE)] for row in range(SIZE)]
"""The colour of each space of the coloured wall, row by row (AZ-31)."""
FLOOR_COSTS = [more - less for less, more in pairwise(FLOOR_LOSS)]
"""The cost of each space of the floor line (AZ-33)."""


def view(state: Record, seat: int | None) -> dict[str, Any]:  # noqa: ARG001  # the same for all
    """Return the position as plain values. Colours are words; counts name only the colours present."""
    seats, over = int(state["seats"]), bool(state["ended_by"])
    players = [state["players"][number] for number in range(seats)]
    centre, *displays = state["sources"].tolist()[: 2 * seats + 2]
    grey = bool(state["grey"] == GREY)
    return {
        "wall": "grey" if grey else "coloured",
        "printed": {"wall": None if grey else PATTERN, "floor": FLOOR_COSTS},
        "round": int(state["round_number"]),
        "phase": phase(state),
        "start": int(state["start"]),
        "token": None if state["token"] == NONE else int(state["token"]),
        "centre": counts_by_colour(centre),
        "displays": [counts_by_colour(display) for display in displays],
        "bag": counts_by_colour(int(state["bag"])),
        "lid": counts_by_colour(int(state["lid"])),
        "tiling_row": int(state["tiling_row"]) if phase(state) == "tiling" else None,
        "ending": None if over else row_that_may_end(state, players),
        "players": [board(state, seat, over=over) for seat in range(seats)],
    }


def phase(state: Record) -> str:
    """Return the phase: the offer, the wall tiling (only where it needs choices), or over."""
    if state["ended_by"]:
        return "over"
    return "offer" if state["tiling_row"] == NONE else "tiling"


def counts_by_colour(tiles: int) -> dict[str, int]:
    """Return the count of each colour present, in the order of the colours."""
    counts = ((name, tiles >> BITS * colour & COUNT) for colour, name in enumerate(COLOURS))
    return {name: number for name, number in counts if number}


def board(state: Record, seat: int, *, over: bool) -> dict[str, Any]:
    """Return a player's board, with the `tally` of points if the round ended now and the bonuses of AZ-51."""
    player = state["players"][seat]
    colours, numbers = player["line_colour"].tolist(), player["line_tiles"].tolist()
    shown: dict[str, Any] = {
        "points": int(player["points"]),
        "tally": int(reckoned(state, seat)),
        "lines": [
            {"colour": None if colour == NONE else COLOURS[colour], "tiles": number, "spaces": line + 1}
            for line, (colour, number) in enumerate(zip(colours, numbers, strict=True))
        ],
        "wall": wall_spaces(player["wall_of"].tolist()),
        "floor": [name(tile) for tile in player["floor"].tolist() if tile != NONE],
    }
    if over:
        shown["bonuses"] = bonuses(player)
    return shown


def bonuses(player: Record) -> dict[str, Any]:
    """Return the complete rows, columns and colours, each one's worth, and their total (AZ-51)."""
    wall = int(player["wall"])
    rows = [row for row in range(SIZE) if complete_rows(wall & ROW_SPACES << SIZE * row)]
    columns = [column for column in range(SIZE) if complete_columns(wall & COLUMN_SPACES << column)]
    laid = zip(COLOURS, player["wall_of"].tolist(), strict=True)
    colours = [name for name, spaces in laid if spaces.bit_count() == SIZE]
    return {
        "rows": bonus_for(rows, ROW_BONUS),
        "columns": bonus_for(columns, COLUMN_BONUS),
        "colours": bonus_for(colours, COLOUR_BONUS),
    }


def bonus_for(complete: Sequence[int] | Sequence[str], each: int) -> dict[str, Any]:
    """Return the worth of complete rows, columns or colours, one by one and in total."""
    return {"complete": complete, "each": each, "points": each * len(complete)}


def row_that_may_end(state: Record, players: Sequence[Record]) -> dict[str, Any] | None:
    """Return the row that may end the game in this round (AZ-50), preferring a certain one, or None."""
    possible = None
    for seat, player in enumerate(players):
        wall = int(player["wall"])
        for row in range(SIZE):
            lacks = SIZE - (wall >> SIZE * row & ROW_SPACES).bit_count()
            if lacks < 2:
                sure = lacks == 0 or will_be_laid(state, player, row)
                if sure:
                    return {"seat": seat, "row": row, "sure": True}
                possible = possible or {"seat": seat, "row": row, "sure": False}
    return possible


def will_be_laid(state: Record, player: Record, row: int) -> bool:
    """Return whether a pattern line's tile is certain to reach the wall at the end of the round (AZ-30)."""
    colours, tiles = player["line_colour"].tolist(), player["line_tiles"].tolist()
    if tiles[row] <= row:
        return False
    if state["grey"] != GREY:
        return True
    # A full line above with the same colour may take the column that this tile needs (AZ-36).
    rivals = [above for above in range(row) if tiles[above] > above and colours[above] == colours[row]]
    return not rivals and spaces_for(player, row, colours[row]) != 0


def wall_spaces(wall_of: Sequence[int]) -> list[list[str | None]]:
    """Return the colour on each space of the wall, row by row, from the mask of each colour."""
    rows: list[list[str | None]] = [[None] * SIZE for _ in range(SIZE)]
    for colour, spaces in enumerate(wall_of):
        for space in range(SIZE * SIZE):
            if spaces >> space & 1:
                rows[space // SIZE][space % SIZE] = COLOURS[colour]
    return rows


def name(tile: int) -> str:
    """Return the name of a tile on the floor line."""
    return "token" if tile == TOKEN else COLOURS[tile]


def outcome(state: Record) -> Outcome | None:
    """Return the winners and the reason (AZ-52); None while the game continues."""
    if not state.ended_by:
        return None
    players = [state.players[seat] for seat in range(state.seats)]
    best = max(rank(player) for player in players)
    winners = tuple(seat for seat, player in enumerate(players) if rank(player) == best)
    level = [player for player in players if player.points == players[winners[0]].points]
    reason = ENDINGS[int(state.ended_by)]
    if len(winners) > 1:
        reason += " Points and complete rows are tied (AZ-52)."
    elif len(level) > 1:
        reason += " Points are tied; more complete rows decide (AZ-52)."
    return Outcome(
        winners=winners,
        points=tuple(int(player.points) for player in players),
        rule=rule_id(int(state.ended_by)),
        reason=reason,
    )
