"""The rules of Azul, in the order of the rulebook. Ids such as AZ-15 mark the code that enforces a rule.

Taking and placing tiles is in `offer`, wall tiling in `tiling`, points in `scoring`.

Actions: 30 * source + 6 * colour + line takes a colour from a source (0 the centre, 1 to 9 the displays) to
a pattern line (0 to 4) or the floor line (5); 300 + 5 * row + column chooses a space of the grey wall.
"""

import numpy as np

from riad.core.contract import Actions
from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import below, seed_with
from riad.games.azul.rules.constants import (
    BARREN_ROUNDS,
    FLOOR_SPACES,
    MOST_DISPLAYS,
    SIZE,
    TILES_PER_DISPLAY,
)
from riad.games.azul.rules.offer import fall, put, take
from riad.games.azul.rules.scoring import bonus, complete_rows
from riad.games.azul.rules.state import COLOURED, FLOOR, NONE
from riad.games.azul.rules.tile_counts import COUNT, FULL_BAG, ONE_OF_EACH, colours_in, count, tiles, total
from riad.games.azul.rules.tiling import clear_floor, empty_line, lay_tile, spaces_for

LINES = SIZE + 1  # the pattern lines and the floor line
PER_SOURCE = SIZE * LINES
WALL_ACTIONS = (1 + MOST_DISPLAYS) * PER_SOURCE
ACTIONS = WALL_ACTIONS + SIZE * SIZE

ALWAYS_OPEN = ONE_OF_EACH << FLOOR  # AZ-17: the floor line accepts every colour
EMPTY_BOARD = ONE_OF_EACH * COUNT  # every line accepts every colour


# Set-up


@rule
def setup(state: Record, seats: int, options: Record, seed: np.uint64) -> None:
    """Make `state` the start of a game."""
    seed_with(state, seed)
    state.seats = seats
    state.grey = options.wall  # AZ-1
    for seat in range(len(state.players)):
        clear_board(state.players[seat])
    for source in range(len(state.sources)):
        state.sources[source] = 0
    state.bag = FULL_BAG
    state.lid = 0
    state.round_number = 0
    state.barren = 0
    state.ended_by = 0
    first = int(options.first)
    state.start = below(state, seats) if first == NONE else first  # AZ-2
    start_round(state)


@rule
def clear_board(player: Record) -> None:
    """Clear a board and its points (AZ-1)."""
    player.wall = 0
    player.open = EMPTY_BOARD
    player.points = 0
    player.floor_tiles = 0
    for number in range(SIZE):
        player.wall_of[number] = 0
        player.line_colour[number] = NONE
        player.line_tiles[number] = 0
    for space in range(FLOOR_SPACES):
        player.floor[space] = NONE


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


@rule
def fill_displays(state: Record) -> None:
    """Fill each display with four tiles, drawn from the bag uniformly (AZ-3)."""
    bag, left, dealt = int(state.bag), total(int(state.bag)), 0
    for display in range(1, 2 * state.seats + 2):
        heap = 0
        for _ in range(TILES_PER_DISPLAY):
            if left == 0:  # AZ-41
                bag = int(state.lid)
                left = total(bag)
                state.lid = 0
            if left == 0:  # AZ-42
                break
            tile = tiles(1, colour_of_tile(bag, below(state, left)))
            bag -= tile
            heap += tile
            left -= 1
            dealt += 1
        state.sources[display] = heap
    state.bag = bag
    state.tiles_out = dealt


@rule
def colour_of_tile(heap: int, tile: int) -> int:
    """Return the colour of one tile of a heap, counting its tiles colour by colour."""
    colour, passed = 0, count(heap, 0)
    for after in range(1, SIZE):
        colour += tile >= passed  # no branch: the colour is unpredictable
        passed += count(heap, after)
    return colour


# Decisions


@rule
def actor(state: Record) -> int:
    """Return the seat to decide, or -1 when the game is over."""
    return NONE if state.ended_by else int(state.turn)


@rule
def legal(state: Record, out: Actions) -> int:
    """Fill `out` with the legal actions, ascending; return how many."""
    if state.ended_by:
        return 0
    if state.tiling_row != NONE:
        return legal_spaces(state, out)
    may_be_put = int(state.players[state.turn].open)
    found = 0
    for source in range(2 * state.seats + 2):
        heap = int(state.sources[source])
        if heap == 0:
            continue
        choices = may_be_put & colours_in(heap)
        for choice in range(PER_SOURCE):
            out[found] = PER_SOURCE * source + choice
            found += choices >> choice & 1
    return found


@rule
def legal_spaces(state: Record, out: Actions) -> int:
    """List the spaces for the waiting tile on the grey side."""
    row = int(state.tiling_row)
    player = state.players[state.turn]
    spaces = spaces_for(player, row, int(player.line_colour[row]))
    found = 0
    for column in range(SIZE):
        out[found] = WALL_ACTIONS + SIZE * row + column
        found += spaces >> column & 1
    return found


@rule
def refusal(state: Record, action: int) -> int:
    """Return 0 when the action is legal, else the number of the rule that forbids it."""
    if state.ended_by:
        return int(state.ended_by)
    if action >= WALL_ACTIONS:
        row, column = divmod(action - WALL_ACTIONS, SIZE)
        return refusal_of_space(state, row, column)
    if state.tiling_row != NONE:
        return 35
    source, choice = divmod(action, PER_SOURCE)
    colour, line = divmod(choice, LINES)
    if count(int(state.sources[source]), colour) == 0:
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
        state.turn = clockwise(state, int(state.turn))
    else:  # AZ-20
        go_on_tiling(state, int(state.start), 0)


@rule
def clockwise(state: Record, seat: int) -> int:
    """Return the next seat."""
    return 0 if seat + 1 == state.seats else seat + 1


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
        seat = clockwise(state, seat)
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


# For searches


@rule
def reshuffle(state: Record, seat: int, seed: np.uint64) -> None:  # noqa: ARG001  # part of the contract
    """Reshuffle the bag by a new generator: only the bag's order is hidden, from every seat."""
    seed_with(state, seed)
