"""Estimated worth of a position: current points, and the promise of cards in hand and rooms.

An estimate for simple players and a baseline for better ones. It uses only information of the seat: a roof
pile counts by its height only.
"""

from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome.rules.constants import (
    BATHROOM,
    BEDROOM,
    DESIGNER,
    DRILL,
    FIRST_KEPT_KIND,
    FLOOR_END,
    FLOOR_START,
    FURNISHING,
    HANDYMAN,
    JACKHAMMER,
    KITCHEN,
    MIXER,
    ROOF_CARDS,
    ROOFER,
    ROOFS,
    ROUNDS,
    SPACES,
    SUPPLIER,
)
from riad.games.dreamhome.rules.house import beyond, is_room, is_supported, refusal_to_fit
from riad.games.dreamhome.rules.scoring import holds, house_points, roof_points, starts_a_room, total_points
from riad.games.dreamhome.rules.state import EMPTY, NONE

GROWTH = 0.3  # share of the gain of one more card in a room with free space
THREE_ROOMS = 0.6  # for each of bathroom, kitchen and bedroom before the bonus
ROOF_CARD = 1.1  # for each of the first four
SPARE_ROOF_CARD = 0.25  # for each further one: more choice
MARKER = 0.7
WAITING = 0.5  # scaffolding still to be placed
TOOL = 1.2
HELPERS = 2.5  # roofer, supplier, handyman
FREEDOM = 0.15  # for a space that could take a room


@rule
def worth(state: Record, seat: int) -> float:
    """Return an estimate in points of the position's worth to the seat."""
    player = state.players[seat]
    value = float(house_points(state, player))
    if state.ended_by:
        return value + roof_points(state.box, player)
    left = rounds_left(state, seat)
    value += hopes(state, player, left) + roof_hope(state, player, left)
    value += MARKER if state.marker == seat and left > 0 else 0.0
    if state.turn == seat and state.held != NONE:
        value += best_gain(state, player)
    if state.turn == seat and state.waiting != NONE:
        value += waiting_worth(state, player)
    return value


@rule
def rounds_left(state: Record, seat: int) -> int:
    """Return the number of rooms that the seat will still take."""
    return ROUNDS - int(state.round_number) + (1 - (int(state.done) >> seat & 1))


@rule
def hopes(state: Record, player: Record, left: int) -> float:
    """Return the promise of growing rooms, possible bonuses, tools, helpers and free spaces."""
    value = 0.0
    chance = GROWTH * min(left, 4) / 4
    for space in range(len(SPACES)):
        if starts_a_room(player, space):
            value += chance * growth(state, player, space)
        value += FREEDOM * (player.house[space] == EMPTY and is_supported(player, space))
    bathroom, kitchen = holds(player, BATHROOM, 0, len(SPACES)), holds(player, KITCHEN, 0, len(SPACES))
    bedroom = holds(player, BEDROOM, 0, len(SPACES))
    if left > 0 and not (bathroom and kitchen and bedroom):
        value += THREE_ROOMS * (int(bathroom) + int(kitchen) + int(bedroom))
    if left > 0:
        tools = int(player.beside[DRILL]) + int(player.beside[JACKHAMMER]) + int(player.beside[MIXER])
        value += TOOL * min(tools, left)
    helpers = int(player.beside[ROOFER]) + int(player.beside[SUPPLIER]) + int(player.beside[HANDYMAN])
    return value + HELPERS * helpers + (1.0 if player.beside[DESIGNER] and left > 0 else 0.0)


@rule
def growth(state: Record, player: Record, first: int) -> float:
    """Return the gain of one more card in the room from this space on, if one can be added."""
    room, end, tokens = int(player.house[first]), beyond(player, first), 0
    for space in range(first, end):
        tokens += player.tokens[space] != NONE
    closed = end - first == state.box.largest[room] or (tokens and player.beside[DESIGNER] == 0)
    left = first > FLOOR_START[first] and player.house[first - 1] == EMPTY
    right = end < FLOOR_END[first] and player.house[end] == EMPTY
    if closed or not (left or right):
        return 0.0
    return float(state.box.room_points[room, end - first]) - float(
        state.box.room_points[room, end - first - 1]
    )


@rule
def roof_hope(state: Record, player: Record, left: int) -> float:
    """Return the promise of a roof pile by its height, or by its cards if the piles are open."""
    if state.open_roofs:
        return float(roof_points(state.box, player))
    height = 0
    for roof in range(ROOFS):
        height += int(player.roofs[roof])
    if height + left < ROOF_CARDS:
        return 0.0
    return ROOF_CARD * min(height, ROOF_CARDS) + SPARE_ROOF_CARD * max(0, height - ROOF_CARDS)


@rule
def best_gain(state: Record, player: Record) -> float:
    """Return the highest immediate gain from placing the room in hand."""
    room, best = int(state.held), 0
    now = house_points(state, player)
    for space in range(len(SPACES)):
        before = int(player.house[space])
        free = before < 0 and is_supported(player, space)
        if free and refusal_to_fit(state, player, room, space) == 0:
            player.house[space] = room
            best = max(best, house_points(state, player) - now)
            player.house[space] = before
    return float(best)


@rule
def waiting_worth(state: Record, player: Record) -> float:
    """Return the worth of a waiting special card: a token with a room of its type, or scaffolding."""
    if state.waiting >= FIRST_KEPT_KIND:
        return WAITING
    furnishing = int(state.waiting) - FURNISHING
    rooms = int(state.box.furnishes[furnishing])
    suits = state.held != NONE and rooms >> int(state.held) & 1
    for space in range(len(SPACES)):
        card = int(player.house[space])
        suits |= is_room(card) and player.tokens[space] == NONE and rooms >> max(card, 0) & 1
    return float(state.box.token_points[furnishing]) if suits else 0.0


@rule
def tally(state: Record, seat: int) -> float:
    """Return the current points of the seat."""
    return float(total_points(state, state.players[seat]))
