"""Descriptions of Dream Home's moves: the cards moved, and the immediate effect on the house."""

from typing import Any

from riad.core.records import Record, copy_record
from riad.games.dreamhome.rules.actions import (
    COLUMN_PAIRS,
    DRILL_SWAP,
    HAMMER,
    KEEP,
    MIX,
    PASS,
    PUT,
    PUT_DOWN,
    ROOFER_TAKES,
    SCAFFOLD_AT,
    SPACE_PAIRS,
    SUPPLY,
    SWAP,
    TAKE,
    TOKEN,
)
from riad.games.dreamhome.rules.constants import (
    COLUMNS,
    FIRST_KEPT_KIND,
    FURNISHING,
    FURNISHINGS,
    MARKER_COLUMN,
    ROOF_KINDS,
    ROOMS,
    SCAFFOLDING,
    SPACES,
    SPECIALS,
)
from riad.games.dreamhome.rules.course import apply
from riad.games.dreamhome.rules.house import is_room
from riad.games.dreamhome.rules.scoring import house_points
from riad.games.dreamhome.rules.state import HAMMERING, NONE, ROOFING, SCAFFOLD

Deed = dict[str, Any]


def deed(state: Record, action: int) -> Deed:
    """Describe a legal action. Cards have their ids, a face-down card is "empty"; columns count from 1."""
    player = state.players[state.turn]
    if action < TAKE:
        return prepare(state, player, action) | consequences(state, action)
    if action < ROOFER_TAKES:
        return build(state, player, action) | consequences(state, action)
    if action < SUPPLY:
        return {"does": "roofer", "roof": ROOF_KINDS[action - ROOFER_TAKES]}
    if action == PASS:
        declined = {HAMMERING: "jackhammer", ROOFING: "roofer"}.get(int(state.stage), "helpers")
        return {"does": "pass", "declined": declined}
    return change(player, action) | consequences(state, action)


def prepare(state: Record, player: Record, action: int) -> Deed:
    """Describe a discard or a tool."""
    if action < HAMMER:
        return {"does": "discard"} | column_of(state, action)
    if action < DRILL_SWAP:
        return {"does": "hammer"} | column_of(state, action - HAMMER)
    if action < MIX:
        space, column = divmod(action - DRILL_SWAP, COLUMNS)
        return {"does": "drill"} | column_of(state, column) | given_up(player, space)
    columns = COLUMN_PAIRS[action - MIX]
    rooms = [ROOMS[int(state.track_rooms[column])] for column in columns]
    return {"does": "mix", "columns": [column + 1 for column in columns], "rooms": rooms}


def build(state: Record, player: Record, action: int) -> Deed:
    """Describe taking a column, and placing its cards."""
    if action < SCAFFOLD_AT:
        return {"does": "take"} | column_of(state, action - TAKE)
    if action < PUT:
        return {"does": "scaffold", "space": SPACES[action - SCAFFOLD_AT]}
    if action < TOKEN:
        down = action >= PUT_DOWN
        space = action - (PUT_DOWN if down else PUT)
        over = bool(player.house[space] == SCAFFOLD)
        room = ROOMS[int(state.held)]
        return {"does": "put", "room": room, "space": SPACES[space], "down": down, "over_scaffolding": over}
    space = action - TOKEN
    token = FURNISHINGS[int(state.waiting) - FURNISHING]
    return {"does": "token", "token": token, "room": card_at(player, space), "space": SPACES[space]}


def change(player: Record, action: int) -> Deed:
    """Describe supplier and handyman at the end, and the choice between two tokens in a room."""
    if action < SWAP:
        space, room = divmod(action - SUPPLY, len(ROOMS))
        return {"does": "supply", "room": ROOMS[room]} | given_up(player, space)
    if action < KEEP:
        spaces = SPACE_PAIRS[action - SWAP]
        cards = [card_at(player, space) for space in spaces]
        return {"does": "swap", "spaces": [SPACES[space] for space in spaces], "cards": cards}
    space = action - KEEP
    return {"does": "keep", "token": FURNISHINGS[int(player.tokens[space])], "space": SPACES[space]}


def column_of(state: Record, column: int) -> Deed:
    """Describe a track column; a furnishing with its points and rooms (none: outside)."""
    special = int(state.track_specials[column])
    cards: Deed = {"column": column + 1, "room": ROOMS[int(state.track_rooms[column])]}
    cards["special"] = None if special == NONE else SPECIALS[special]
    cards["marker"] = column == MARKER_COLUMN
    if FURNISHING <= special < FIRST_KEPT_KIND:
        token = special - FURNISHING
        allowed = int(state.box.furnishes[token])
        cards["worth"] = int(state.box.token_points[token])
        cards["rooms"] = [room for number, room in enumerate(ROOMS) if allowed >> number & 1]
    return cards


def given_up(player: Record, space: int) -> Deed:
    """Describe a card exchanged from a house, and the token lost with it."""
    token = int(player.tokens[space])
    lost = None if token == NONE else FURNISHINGS[token]
    return {"space": SPACES[space], "given": card_at(player, space), "lost": lost}


def card_at(player: Record, space: int) -> str:
    """Return the card on a space of a house."""
    card = int(player.house[space])
    return ROOMS[card] if is_room(card) else "empty"


def consequences(state: Record, action: int) -> Deed:
    """Return the immediate points of an action, and any special card that stays unused."""
    seat, after = int(state.turn), copy_record(state)
    apply(after, action)
    gain = int(house_points(after, after.players[seat])) - int(house_points(state, state.players[seat]))
    return {"gain": gain, "unused": unused(state, after, action)}


def unused(state: Record, after: Record, action: int) -> str | None:
    """Return a furnishing without a room, or scaffolding without a space."""
    special = int(state.waiting)
    if TAKE < action < SCAFFOLD_AT:
        special = int(state.track_specials[action - TAKE])
    if special == SCAFFOLDING and TAKE < action < SCAFFOLD_AT and after.waiting == NONE:
        return SPECIALS[special]
    is_token = FURNISHING <= special < FIRST_KEPT_KIND
    may_go_unused = action >= PUT and not TOKEN <= action < ROOFER_TAKES
    if is_token and may_go_unused and after.special_discards[special] > state.special_discards[special]:
        return SPECIALS[special]
    return None
