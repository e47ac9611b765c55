"""Reasons for refusals, as values and as sentences."""

from collections.abc import Mapping
from typing import Any

from riad.core.records import Record
from riad.games.azul.descriptions import source_in_words
from riad.games.azul.facts import rule_id
from riad.games.azul.rules.actions import LINES, PER_SOURCE, WALL_ACTIONS
from riad.games.azul.rules.constants import COLOURS, SIZE

EXPLAINED = {
    "over": "the game is over ({rule})",
    "space_first": "the factory offer is over; first choose a space in row {row} for the {colour} tile",
    "no_display": "there are only {displays} displays",
    "no_tiles": "there are no {colour} tiles in {source}",
    "other_colour": "line {line} holds {colour}, and a line holds one colour only",
    "on_wall": "row {line} of your wall already has {colour}",
    "full": "line {line} is full",
    "by_itself": "on the coloured wall every tile goes to its own space automatically",
    "offer_first": "the factory offer is not over: there are tiles left on the displays or in the centre",
    "row_first": "row {row} comes first: lines are tiled from top to bottom",
    "space_taken": "the space in row {row}, column {column} is taken",
    "in_column": "column {column} of your wall already has {colour}",
}
"""Texts of refusals by the kind of reason."""


def explain(reason: Mapping[str, Any]) -> str:
    """Return a reason as one sentence."""
    source = source_in_words(reason.get("display", 0))
    return EXPLAINED[reason["because"]].format(**reason, source=source)


def reason(state: Record, action: int, number: int) -> dict[str, Any]:
    """Return the reason why rule `number` refuses the action.

    Displays, lines, rows and columns count from 1.
    """
    if number in (44, 45, 50):
        return {"because": "over", "rule": rule_id(number)}
    if action >= WALL_ACTIONS:
        return _reason_of_space(state, action, number)
    player = state.players[state.turn]
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    if number == 35:
        row = int(state.tiling_row)
        waiting = COLOURS[player.line_colour[row]]
        return {"because": "space_first", "row": row + 1, "colour": waiting}
    if number == 11:
        displays = 2 * int(state.seats) + 1
        if source > displays:
            return {"because": "no_display", "displays": displays}
        return {"because": "no_tiles", "colour": COLOURS[colour], "display": source}
    if number == 14:
        return {"because": "other_colour", "line": line + 1, "colour": COLOURS[player.line_colour[line]]}
    if number == 15:
        return {"because": "on_wall", "line": line + 1, "colour": COLOURS[colour]}
    return {"because": "full", "line": line + 1}


def _reason_of_space(state: Record, action: int, number: int) -> dict[str, Any]:
    """Return the same for the choice of a space of the wall."""
    row, column = divmod(action - WALL_ACTIONS, SIZE)
    if number == 31:
        return {"because": "by_itself"}
    if number == 20:
        return {"because": "offer_first"}
    waiting = int(state.tiling_row)
    if number == 30:
        return {"because": "row_first", "row": waiting + 1}
    player = state.players[state.turn]
    if int(player.wall) >> (SIZE * row + column) & 1:
        return {"because": "space_taken", "row": row + 1, "column": column + 1}
    return {"because": "in_column", "column": column + 1, "colour": COLOURS[player.line_colour[waiting]]}
