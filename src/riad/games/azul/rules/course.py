"""The course of a game of Azul, in the order of the rulebook: offer, wall tiling, next round and the end.

Ids such as AZ-15 mark the code that enforces a rule. Taking and placing tiles is in `offer`, the tiles of the
wall in `tiling`, what is allowed in `legality`, and points in `scoring`.
"""

from riad.core.defaults import clockwise
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.azul.rules.actions import LINES, PER_SOURCE, WALL_ACTIONS
from riad.games.azul.rules.constants import BARREN_ROUNDS, SIZE
from riad.games.azul.rules.offer import fall, fill_displays, put, take
from riad.games.azul.rules.scoring import bonus, complete_rows
from riad.games.azul.rules.state import COLOURED, NONE
from riad.games.azul.rules.tiling import clear_floor, empty_line, lay_tile, spaces_for


@rule
def actor(state: Record) -> int:
    """Return the seat to decide, or -1 when the game is over."""
    return NONE if state.ended_by else int(state.turn)


@rule
def apply(state: Record, action: int) -> None:
    """Apply a legal action and everything that follows from it without a decision."""
    if action >= WALL_ACTIONS:
        row, column = divmod(action - WALL_ACTIONS, SIZE)
        lay_tile(state, state.players[state.turn], row, column)
        go_on_tiling(state, int(state.turn), row + 1)
        return
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    player = state.players[state.turn]
    put(state, player, take(state, player, source, colour), colour, line)
    if state.tiles_out:
        state.turn = clockwise(state, int(state.turn) + 1)
    else:  # AZ-20
        go_on_tiling(state, int(state.start), 0)


# A. Factory offer


@rule
def start_round(state: Record) -> None:
    """Start a round: fill the displays, put the token in the centre (AZ-10)."""
    fill_displays(state)
    if state.tiles_out == 0:  # AZ-44
        end_game(state, 44)
        return
    state.round_number += 1
    state.token = NONE
    state.turn = state.start
    state.tiling_row = NONE
    state.gained = 0


# B. Wall tiling


@rule
def go_on_tiling(state: Record, seat: int, row: int) -> None:
    """Tile from this row of this seat onwards, until a seat must choose a space or all are done (AZ-30)."""
    while True:
        player = state.players[seat]
        for line in range(row, SIZE):
            if player.line_tiles[line] <= line:
                continue
            colour = int(player.line_colour[line])
            if state.grey == COLOURED:
                lay_tile(state, player, line, (colour + line) % SIZE)  # AZ-31
            elif spaces_for(player, line, colour):
                state.turn = seat
                state.tiling_row = line
                return
            else:  # AZ-36
                empty_line(player, line)
                fall(state, player, line + 1, colour)
        clear_floor(state, player)
        row = 0
        seat = clockwise(state, seat + 1)
        if seat == state.start:
            break
    next_round(state)


# C. Next round, and the end


@rule
def next_round(state: Record) -> None:
    """Fill the displays again unless the game is over (AZ-40)."""
    state.barren = 0 if state.gained else state.barren + 1
    for seat in range(state.seats):
        if complete_rows(int(state.players[seat].wall)):  # AZ-50
            end_game(state, 50)
            return
    if state.barren == BARREN_ROUNDS:  # AZ-45
        end_game(state, 45)
        return
    if state.token != NONE:  # AZ-43: otherwise the same player starts again
        state.start = state.token
    start_round(state)


@rule
def end_game(state: Record, number: int) -> None:
    """End the game by a rule, and score the walls' bonuses (AZ-51)."""
    state.ended_by = number
    for seat in range(state.seats):
        state.players[seat].points += bonus(state.players[seat])
