"""Palaces: the legal spots for tiles, and the tiles that may be removed or exchanged (AL-20 to AL-26).

A palace has no edge, so it is a list of tiles with their places, not a grid. Two facts keep it fast. In a
palace without holes, a new tile creates a hole exactly if its eight neighbours in circular order change
between occupied and empty more than twice. And a tile in the place of another must show the neighbours the
same sides, so the paths on foot stay the same.
"""

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.alhambra.rules.constants import FOUNTAIN, SIDES, STEP_X, STEP_Y, TILE_TYPE, TILE_WALLS, TILES
from riad.games.alhambra.rules.state import NONE, PALACE

ALL_SIDES = 15
OPPOSITE = (2, 3, 0, 1)

# Tables indexed by the position of a tile relative to a spot: 12 + 5 * (up) + (right), each from -2 to 2.
AROUND = 25
RING = (
    (-1, 1),
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
)  # the eight neighbours, clockwise
HERE = 256  # the spot itself is taken; after the ring's eight bits
RING_BIT = np.zeros(AROUND, np.int16)
RING_BIT[12] = HERE
HOLDER = np.zeros(AROUND, np.int64)  # 1 in the byte of the side that a neighbour touches
FACING = np.zeros((AROUND, 16), np.int8)  # by its walls: the side of the spot where it has one
for _place, (_right, _up) in enumerate(RING):
    RING_BIT[12 + 5 * _up + _right] = 1 << _place
for _side in range(len(SIDES)):
    _at = 12 + 5 * STEP_Y[_side] + STEP_X[_side]
    HOLDER[_at] = 1 << 8 * _side
    FACING[_at] = [(_walls >> OPPOSITE[_side] & 1) << _side for _walls in range(16)]
CHANGES = np.array(
    [sum((ring >> place & 1) != (ring >> (place + 1) % 8 & 1) for place in range(8)) for ring in range(256)],
    np.int8,
)
"""Number of changes between occupied and empty around the eight neighbours of a spot."""


@rule
def node_of(tile: int, seat: int) -> int:
    """Return the index of a palace tile in tables over all palaces."""
    return tile if tile < TILES else TILES + seat


@rule
def start_palace(state: Record, seat: int) -> None:
    """Start a palace with only the fountain."""
    player = state.players[seat]
    player.palace_size = 0
    add_tile(state, seat, FOUNTAIN, 0, 0)
    survey(state, seat, 0, 0)


@rule
def index_of(player: Record, tile: int) -> int:
    """Return the index of a tile in the palace's list."""
    index = 0
    while player.palace[index] != tile:
        index += 1
    return index


@rule
def place_of(player: Record, tile: int) -> tuple[int, int]:
    """Return the coordinates of a palace tile."""
    index = index_of(player, tile)
    return int(player.x[index]), int(player.y[index])


@rule
def place_beside(player: Record, spot: int) -> tuple[int, int]:
    """Return the coordinates of a spot."""
    x, y = place_of(player, spot >> 2)
    return x + STEP_X[spot & 3], y + STEP_Y[spot & 3]


@rule
def change(state: Record, seat: int, new: int, old: int, x: int, y: int) -> None:
    """Put a tile in a place of the palace, remove one, or both; NONE means no tile."""
    if old != NONE:
        remove_tile(state, seat, old)
    if new != NONE:
        add_tile(state, seat, new, x, y)
    survey(state, seat, x, y)


@rule
def lay(state: Record, seat: int, tile: int, spot: int) -> None:
    """Lay a tile on a spot of the palace."""
    x, y = place_beside(state.players[seat], spot)
    change(state, seat, tile, NONE, x, y)


@rule
def take_away(state: Record, seat: int, tile: int) -> None:
    """Take a tile out of the palace."""
    x, y = place_of(state.players[seat], tile)
    change(state, seat, NONE, tile, x, y)


@rule
def exchange(state: Record, seat: int, new: int, old: int) -> None:
    """Replace a tile by another on the same spot."""
    x, y = place_of(state.players[seat], old)
    change(state, seat, new, old, x, y)


@rule
def add_tile(state: Record, seat: int, tile: int, x: int, y: int) -> None:
    """Write a tile into the palace's list, in its order, and join it with its neighbours."""
    player, node = state.players[seat], node_of(tile, seat)
    for side in range(len(SIDES)):
        state.near[node, side] = NONE
        state.beside[node, side] = 0
    state.foot[node] = 0
    state.touched[node] = 0
    for index in range(player.palace_size):
        aside, above = int(player.x[index]) - x, int(player.y[index]) - y
        if abs(aside) + abs(above) == 1:
            side = side_toward(aside, above)
            join(
                state, node, node_of(int(player.palace[index]), seat), side, int(TILE_WALLS[tile]) >> side & 1
            )
    index = int(player.palace_size)
    while index > 0 and player.palace[index - 1] > tile:
        player.palace[index] = player.palace[index - 1]
        player.x[index] = player.x[index - 1]
        player.y[index] = player.y[index - 1]
        index -= 1
    player.palace[index] = tile
    player.x[index] = x
    player.y[index] = y
    player.palace_size += 1
    if tile != FOUNTAIN:
        player.types[TILE_TYPE[tile]] += 1
        state.where[tile] = PALACE + seat


@rule
def side_toward(right: int, up: int) -> int:
    """Return the side of a tile that touches a neighbour."""
    return 1 - up if right == 0 else 2 - right


@rule
def join(state: Record, node: int, other: int, side: int, walled: int) -> None:
    """Make two tiles neighbours; one can walk between them unless there is a wall."""
    state.near[node, side] = other
    state.near[other, OPPOSITE[side]] = node
    state.beside[other, OPPOSITE[side]] = 0
    state.touched[node] |= 1 << side
    state.touched[other] |= 1 << OPPOSITE[side]
    if not walled:
        state.foot[node] |= 1 << other
        state.foot[other] |= 1 << node


@rule
def remove_tile(state: Record, seat: int, tile: int) -> None:
    """Remove a tile from the palace's list and from its neighbours."""
    player = state.players[seat]
    for side in range(len(SIDES)):
        other = int(state.near[tile, side])
        if other != NONE:
            state.near[other, OPPOSITE[side]] = NONE
            state.touched[other] &= ~(1 << OPPOSITE[side])
            state.foot[other] &= ~(1 << tile)
    for index in range(index_of(player, tile), player.palace_size - 1):
        player.palace[index] = player.palace[index + 1]
        player.x[index] = player.x[index + 1]
        player.y[index] = player.y[index + 1]
    player.palace_size -= 1
    player.types[TILE_TYPE[tile]] -= 1


@rule
def survey(state: Record, seat: int, x: int, y: int) -> None:
    """Update the legal spots and the removable tiles after a change at a place."""
    for up in range(-1, 2):
        for right in range(-1, 2):
            look_round(state, seat, x + right, y + up)
    player = state.players[seat]
    spots = 0
    for index in range(player.palace_size):
        tile = int(player.palace[index])
        node = node_of(tile, seat)
        for side in range(len(SIDES)):
            player.spot[spots] = 4 * tile + side
            player.beside[spots] = state.beside[node, side]
            spots += state.beside[node, side] != 0
    player.spots = spots
    note_removable(state, seat)


@rule
def look_round(state: Record, seat: int, x: int, y: int) -> None:
    """Record a place's neighbours at the lowest tile that touches it; 0 if a tile there makes a hole.

    There are no branches: the processor cannot predict the positions of the other tiles.
    """
    player = state.players[seat]
    ring, walls, holders = 0, 0, 0
    for index in range(player.palace_size):
        right = min(max(int(player.x[index]) - x, -2), 2)
        up = min(max(int(player.y[index]) - y, -2), 2)
        at = 12 + 5 * up + right
        ring |= int(RING_BIT[at])
        walls |= int(FACING[at, TILE_WALLS[player.palace[index]]])
        holders += int(HOLDER[at]) * (index + 1)
    if ring & HERE:
        return
    sides = ring >> 1 & 1 | ring >> 2 & 2 | ring >> 3 & 4 | ring >> 4 & 8
    beside = sides | walls << 4 if CHANGES[ring] == 2 else 0  # AL-24
    lowest = TILES + 2
    for side in range(len(SIDES)):
        holder = holders >> 8 * side & 255
        if holder and holder < lowest:
            lowest = holder
    for side in range(len(SIDES)):
        holder = holders >> 8 * side & 255
        if holder:
            node = node_of(int(player.palace[holder - 1]), seat)
            state.beside[node, OPPOSITE[side]] = beside if holder == lowest else 0


@rule
def note_removable(state: Record, seat: int) -> None:
    """Record the removable tiles: checking only the leaves of a spanning tree saves most of the work."""
    player = state.players[seat]
    ways, removable = 0, 0
    for index in range(player.palace_size):
        steps = int(state.foot[node_of(int(player.palace[index]), seat)])
        while steps:
            steps &= steps - 1
            ways += 1
    is_tree = ways == 2 * (player.palace_size - 1)
    for index in range(player.palace_size - 1):  # AL-16: never the fountain
        tile = int(player.palace[index])
        if is_tree and not is_dead_end(state, tile):
            continue
        if refusal_to_take_away(state, seat, tile) == 0:
            removable |= 1 << tile
    player.removable = removable


@rule
def is_dead_end(state: Record, tile: int) -> bool:
    """Return whether only one neighbour can be reached on foot, so that no path leads through the tile."""
    steps = int(state.foot[tile])
    return steps & (steps - 1) == 0


@rule
def refusal_to_fit(walls: int, beside: int) -> int:
    """Return 0 if a tile with these walls fits a spot, else the rule that forbids it."""
    sides, walled = beside & ALL_SIDES, beside >> 4
    if walls & sides != walled:  # AL-21
        return 21
    return 22 if walled == sides else 0  # AL-22: a neighbour must be open to it


@rule
def refusal_to_take_away(state: Record, seat: int, tile: int) -> int:
    """Return 0 if a palace tile may be removed, else the rule that forbids it (AL-26)."""
    if state.touched[tile] == ALL_SIDES:  # AL-24: otherwise the gap is open to the outside
        return 24
    return 0 if is_dead_end(state, tile) or all_reached_without(state, seat, tile) else 22


@rule
def all_reached_without(state: Record, seat: int, tile: int) -> bool:
    """Return whether every other tile can be reached on foot from the fountain without this one (AL-22)."""
    player = state.players[seat]
    gone = 1 << tile
    everywhere = 0
    for index in range(player.palace_size):
        everywhere |= 1 << node_of(int(player.palace[index]), seat)
    everywhere &= ~gone
    reached, before = 1 << (TILES + seat), 0
    while reached != before:
        before = reached
        for index in range(player.palace_size):
            node = node_of(int(player.palace[index]), seat)
            if reached >> node & 1:
                reached |= int(state.foot[node]) & ~gone
    return reached == everywhere


@rule
def refusal_to_exchange(state: Record, new: int, old: int) -> int:
    """Return 0 if a tile may replace another, else the rule that forbids it (AL-26).

    The new tile must have the same sides as the old one toward its neighbours (AL-21), so all paths on foot
    stay.
    """
    return 21 if (TILE_WALLS[new] ^ TILE_WALLS[old]) & state.touched[old] else 0
