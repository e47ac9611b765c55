"""A. Factory offer: taking tiles and putting them in a pattern line or on the floor line."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.azul.rules.constants import FLOOR_SPACES, ROW_SPACES, SIZE
from riad.games.azul.rules.state import CENTRE, FLOOR, NONE, TOKEN
from riad.games.azul.rules.tile_counts import ONE_OF_EACH, count, tiles


@rule
def take(state: Record, player: Record, source: int, colour: int) -> int:
    """Take all tiles of a colour, and push the display's other tiles to the centre (AZ-11)."""
    heap = int(state.sources[source])
    taken = count(heap, colour)
    rest = heap - tiles(taken, colour)
    state.tiles_out -= taken
    if source == CENTRE:
        state.sources[CENTRE] = rest
        take_token(state, player)
    else:
        state.sources[source] = 0
        state.sources[CENTRE] += rest
    return taken


@rule
def take_token(state: Record, player: Record) -> None:
    """Put the token on the floor line, before the tiles, on the first take from the centre (AZ-12)."""
    if state.token == NONE:
        state.token = state.turn  # AZ-19: even if the floor line is full
        if player.floor_tiles < FLOOR_SPACES:
            player.floor[player.floor_tiles] = TOKEN
            player.floor_tiles += 1


@rule
def put(state: Record, player: Record, number: int, colour: int, line: int) -> None:
    """Put the tiles in one line (AZ-13), or all on the floor line (AZ-17)."""
    if line == FLOOR:
        fall(state, player, number, colour)
        return
    fitting = min(number, line + 1 - int(player.line_tiles[line]))
    player.line_colour[line] = colour
    player.line_tiles[line] += fitting
    open_line(player, line)
    fall(state, player, number - fitting, colour)  # AZ-16


@rule
def open_line(player: Record, line: int) -> None:
    """Update the colours that a pattern line accepts."""
    player.open &= ~(ONE_OF_EACH << line)
    colour = int(player.line_colour[line])
    if colour == NONE:
        for other in range(SIZE):
            if player.wall_of[other] >> SIZE * line & ROW_SPACES == 0:  # AZ-15
                player.open |= tiles(1 << line, other)
    elif player.line_tiles[line] <= line:  # AZ-16: a full line accepts none
        player.open |= tiles(1 << line, colour)  # AZ-14


@rule
def fall(state: Record, player: Record, number: int, colour: int) -> None:
    """Let tiles fall to the floor line from left to right, and beyond it to the lid (AZ-18)."""
    for _ in range(number):
        if player.floor_tiles < FLOOR_SPACES:
            player.floor[player.floor_tiles] = colour
            player.floor_tiles += 1
        else:
            state.lid += tiles(1, colour)
