"""A. Factory offer: filling the displays, taking tiles, and putting them in a line."""

from riad.core.jit import rule
from riad.core.records import Record
from riad.core.rng import below
from riad.games.azul.rules.constants import FLOOR_SPACES, ROW_SPACES, SIZE, TILES_PER_DISPLAY
from riad.games.azul.rules.state import CENTRE, FLOOR, NONE, TOKEN
from riad.games.azul.rules.tile_counts import ONE_OF_EACH, count, tiles, total


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
