"""The start of a game: boards, bag and the starting player (AZ-1, AZ-2)."""

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import below, seed_with
from riad.games.azul.rules.constants import FLOOR_SPACES, SIZE
from riad.games.azul.rules.course import start_round
from riad.games.azul.rules.state import NONE
from riad.games.azul.rules.tile_counts import COUNT, FULL_BAG, ONE_OF_EACH

EMPTY_BOARD = ONE_OF_EACH * COUNT  # every line accepts every colour, and the floor line always does (AZ-17)


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
