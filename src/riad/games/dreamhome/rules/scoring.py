"""Points (DH-60 to DH-64), and the winners (DH-65). The score sheet is in score_sheet.py."""

from riad.core.contract import Points
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome.rules.box import UNKNOWN
from riad.games.dreamhome.rules.constants import (
    ARCHITECT,
    BATHROOM,
    BEDROOM,
    COLOURS,
    DESIGNER,
    FLOOR_END,
    FLOOR_START,
    FLOORS,
    FURNISHINGS,
    KITCHEN,
    ROOF_CARDS,
    ROOFS,
    SPACES,
    WINDOW,
)
from riad.games.dreamhome.rules.house import beyond, is_room
from riad.games.dreamhome.rules.state import DOWN, IS, NONE


@rule
def points(state: Record, out: Points) -> None:
    """Write the current points of each seat; roofs count while they are visible."""
    for seat in range(state.seats):
        out[seat] = total_points(state, state.players[seat])


@rule
def total_points(state: Record, player: Record) -> int:
    """Return the current points of a player."""
    total = house_points(state, player)
    return total + roof_points(state.box, player) if roofs_are_open(state) else total


@rule
def roofs_are_open(state: Record) -> bool:
    """Return whether the piles are open: at the end, or by the table's option (DH-20)."""
    return bool(state.ended_by or state.open_roofs)


@rule
def house_points(state: Record, player: Record) -> int:
    """Return all points except the roof's."""
    rooms = 0
    for space in range(len(SPACES)):
        if starts_a_room(player, space):
            rooms += room_points(state.box, player, space)
    return rooms + furnishing_points(state, player) + functionality_points(state, player)


@rule
def starts_a_room(player: Record, space: int) -> bool:
    """Return whether the leftmost card of a room is in a space."""
    card = player.house[space]
    return is_room(card) and (space == FLOOR_START[space] or player.house[space - 1] != card)


@rule
def room_points(box: Record, player: Record, first: int) -> int:
    """Return the points of the room from this space on (DH-60), or of an annex with its partner (DH-61)."""
    room = int(player.house[first])
    end = beyond(player, first)
    if has_partner(box, player, first, end):
        return int(box.annex_points[room])
    return int(box.room_points[room, end - first - 1])


@rule
def has_partner(box: Record, player: Record, first: int, end: int) -> bool:
    """Return whether an annex room has its partner directly left or right of it (DH-61)."""
    partner = box.partner[player.house[first]]
    if partner == NONE:
        return False
    left = first > FLOOR_START[first] and player.house[first - 1] == partner
    return left or (end < FLOOR_END[first] and player.house[end] == partner)


@rule
def furnishing_points(state: Record, player: Record) -> int:
    """Return the points of tokens in and next to the house (DH-63), 1 more each with the designer (DH-45)."""
    more = 1 if player.beside[DESIGNER] else 0
    total = 0
    for space in range(len(SPACES)):
        if player.tokens[space] != NONE:
            total += int(state.box.token_points[player.tokens[space]]) + more
    for token in range(len(FURNISHINGS)):
        total += int(player.outside[token]) * (int(state.box.token_points[token]) + more)
    return total


@rule
def functionality_points(state: Record, player: Record) -> int:
    """Return both functionality bonuses (DH-62) with the architect's (DH-44)."""
    return bathrooms_bonus(state, player) + three_rooms_bonus(state, player) + empty_rooms_bonus(player)


@rule
def bathrooms_bonus(state: Record, player: Record) -> int:
    """Return the bonus for bathrooms on both floors (DH-62), 1 more with the architect but in is (DH-44)."""
    both = holds(player, BATHROOM, FLOORS[1][0], FLOORS[1][1]) and holds(
        player, BATHROOM, FLOORS[2][0], FLOORS[2][1]
    )
    if not both:
        return 0
    more = 1 if player.beside[ARCHITECT] and state.edition != IS else 0
    return int(state.box.bathroom_on_both_floors) + more


@rule
def three_rooms_bonus(state: Record, player: Record) -> int:
    """Return the bonus for bathroom, kitchen and bedroom (DH-62), 1 more with the architect (DH-44)."""
    end = len(SPACES)
    three = (
        holds(player, BATHROOM, 0, end) and holds(player, KITCHEN, 0, end) and holds(player, BEDROOM, 0, end)
    )
    if not three:
        return 0
    return int(state.box.bathroom_kitchen_bedroom) + (1 if player.beside[ARCHITECT] else 0)


@rule
def holds(player: Record, room: int, first: int, end: int) -> bool:
    """Return whether a room of this type is in one of these spaces."""
    count = 0
    for space in range(first, end):
        count += player.house[space] == room
    return count > 0


@rule
def empty_rooms(player: Record) -> int:
    """Return the number of face-down cards (DH-15)."""
    count = 0
    for space in range(len(SPACES)):
        count += player.house[space] >= DOWN
    return count


@rule
def empty_rooms_bonus(player: Record) -> int:
    """Return the architect's points for empty rooms (DH-44)."""
    return empty_rooms(player) if player.beside[ARCHITECT] else 0


@rule
def roof_points(box: Record, player: Record) -> int:
    """Return the points of the best roof of four cards from the pile (DH-64)."""
    best = mixed_roof(box, player)
    for colour in range(len(COLOURS)):
        best = max(best, one_colour_roof(box, player, colour))
    return best


@rule
def one_colour_roof(box: Record, player: Record, colour: int) -> int:
    """Return the points of a roof of four cards of a colour, or of an incomplete one (DH-64)."""
    plain, windows = int(player.roofs[2 * colour]), int(player.roofs[2 * colour + WINDOW])
    if plain + windows < ROOF_CARDS:
        return int(box.roof_incomplete)
    return int(box.roof_uniform) + int(box.roof_window) * min(windows, ROOF_CARDS)


@rule
def mixed_roof(box: Record, player: Record) -> int:
    """Return the points of the best mixed roof: as many windows as possible (DH-64)."""
    cards, windows, colours, colours_with_windows = 0, 0, 0, 0
    for kind in range(0, ROOFS, 2):
        plain, with_window = int(player.roofs[kind]), int(player.roofs[kind + WINDOW])
        cards += plain + with_window
        windows += with_window
        colours += plain + with_window > 0
        colours_with_windows += with_window > 0
    if cards < ROOF_CARDS or colours < 2:
        return int(box.roof_incomplete)
    # Four windows of one colour would make the roof uniform: replace one of them by another colour.
    most = ROOF_CARDS if colours_with_windows > 1 else ROOF_CARDS - 1
    return int(box.roof_mixed) + int(box.roof_window) * min(windows, most)


@rule
def counts_children(state: Record) -> bool:
    """Return whether children break ties: by the edition or the table's option, if known (DH-65)."""
    chosen = state.edition == IS or state.children_tiebreak
    return bool(chosen and state.box.children[0] != UNKNOWN)


@rule
def children(state: Record, player: Record) -> int:
    """Return the children on face-up cards if they count, otherwise 0 (DH-65)."""
    count = 0
    if counts_children(state):
        for space in range(len(SPACES)):
            if is_room(player.house[space]):
                count += int(state.box.children[player.house[space]])
    return count


@rule
def places(state: Record, out: Points) -> None:
    """Rank the seats by points, then children; ties share a place (DH-65)."""
    for seat in range(state.seats):
        mine, place = standing(state, seat), 0
        for other in range(state.seats):
            place += standing(state, other) > mine
        out[seat] = place


@rule
def standing(state: Record, seat: int) -> int:
    """Return points and children as one number."""
    player = state.players[seat]
    return 4096 * total_points(state, player) + children(state, player)
