"""Texts for the prompt: how to play, and reasons for refusals."""

from collections.abc import Mapping
from typing import Any

from riad.core.records import Record
from riad.games.azul.effects import source_in_words
from riad.games.azul.facts import rule_id
from riad.games.azul.rules.constants import COLOURS, SIZE
from riad.games.azul.rules.course import LINES, PER_SOURCE, WALL_ACTIONS

HOW_TO_PLAY = """\
On your turn take all tiles of one colour from a display (the rest go to the
centre) or from the centre, and put them in one of your pattern lines 1 to 5. A
line holds one colour, and not one that its wall row already has. Extra tiles
fall to your floor line and cost points. The first to take from the centre also
takes * to the floor line, and starts the next round. When all tiles are taken,
each full line moves one tile to the wall, which scores the length of the runs
it joins. New tiles are dealt until someone completes a wall row. At the end: 2
for each complete row, 7 for each column, 10 for all five of a colour.

A move names the source, the colour and the line:
  3r2   red from display 3 to line 2
  ckf   black from the centre (c) to the floor line (f)
  w34   grey wall only: lay the waiting tile in row 3, column 4
Colours: b blue, y yellow, r red, k black, w white. On the board, capitals are
tiles, small letters are free spaces, and +3 is what a full line will score.
"""


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
