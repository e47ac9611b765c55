"""Legal actions, and the rule that forbids an illegal one."""

from riad.core.contract import Actions
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.azul.rules.actions import LINES, PER_SOURCE, WALL_ACTIONS
from riad.games.azul.rules.constants import SIZE
from riad.games.azul.rules.state import COLOURED, NONE
from riad.games.azul.rules.tile_counts import colours_in, count
from riad.games.azul.rules.tiling import spaces_for


@rule
def legal(state: Record, out: Actions) -> int:
    """Fill `out` with the legal actions, ascending; return how many."""
    if state.ended_by:
        return 0
    if state.tiling_row != NONE:
        return legal_spaces(state, out)
    may_be_put = int(state.players[state.turn].open)
    count = 0
    for source in range(2 * state.seats + 2):
        heap = int(state.sources[source])
        if heap == 0:
            continue
        choices = may_be_put & colours_in(heap)
        for choice in range(PER_SOURCE):
            out[count] = PER_SOURCE * source + choice
            count += choices >> choice & 1
    return count


@rule
def legal_spaces(state: Record, out: Actions) -> int:
    """List the spaces for the waiting tile on the grey side."""
    row = int(state.tiling_row)
    player = state.players[state.turn]
    spaces = spaces_for(player, row, int(player.line_colour[row]))
    count = 0
    for column in range(SIZE):
        out[count] = WALL_ACTIONS + SIZE * row + column
        count += spaces >> column & 1
    return count


@rule
def refusal(state: Record, action: int) -> int:
    """Return 0 when the action is legal, else the number of a rule that forbids it, for any number."""
    if state.ended_by:
        return int(state.ended_by)
    if action >= WALL_ACTIONS:
        row, column = divmod(action - WALL_ACTIONS, SIZE)
        return refusal_of_space(state, row, column)
    if state.tiling_row != NONE:
        return 35
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    if source < 0 or count(int(state.sources[source]), colour) == 0:
        return 11
    player = state.players[state.turn]
    return 0 if int(player.open) >> choice & 1 else refusal_of_line(player, colour, line)


@rule
def refusal_of_line(player: Record, colour: int, line: int) -> int:
    """Return the rule by which a closed pattern line refuses a colour."""
    if player.line_colour[line] == NONE:
        return 15
    return 16 if player.line_colour[line] == colour else 14


@rule
def refusal_of_space(state: Record, row: int, column: int) -> int:
    """Return 0 when the waiting tile may go on this space of the wall, else the rule that forbids it."""
    if state.grey == COLOURED:
        return 31
    if state.tiling_row == NONE:
        return 20
    if row != state.tiling_row:
        return 30
    player = state.players[state.turn]
    return 0 if spaces_for(player, row, int(player.line_colour[row])) >> column & 1 else 35
