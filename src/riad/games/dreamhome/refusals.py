"""Reasons for refusals, as values and as sentences."""

from collections.abc import Mapping
from typing import Any

from riad.core.records import Record
from riad.games.dreamhome.descriptions import words
from riad.games.dreamhome.facts import rule_id
from riad.games.dreamhome.rules.actions import DRILL_SWAP, PUT, PUT_DOWN, SUPPLY, TOKEN
from riad.games.dreamhome.rules.constants import (
    COLUMNS,
    DRILL,
    FURNISHING,
    FURNISHINGS,
    ROOMS,
    SPACES,
    SUPPLIER,
)
from riad.games.dreamhome.rules.house import beyond, is_room, leftmost, tokens_from
from riad.games.dreamhome.rules.legality import suits_phase
from riad.games.dreamhome.rules.state import (
    DISCARDING,
    FURNISHING_NOW,
    HAMMERING,
    KEEPING,
    PLACING,
    ROOFING,
    SCAFFOLD,
    SCAFFOLDING_NOW,
    TURN,
)

EXPLAINED = {
    "over": "the game is over ({rule})",
    "discard_first": "first discard a column",
    "jackhammer_first": "first decide on the jackhammer: hammer and a column, or pass",
    "take_first": "first take a column; only drill and mix can come before that",
    "place_first": "first place the room you took",
    "scaffold_first": "first put up the scaffolding",
    "token_first": "first put the token on a room",
    "keep_first": "a room holds one token: first choose the one to keep",
    "roofer_first": "the roofer comes first: take a discarded roof card, or pass",
    "helpers_only": "only the supplier and the handyman can be used now: supply, swap, or pass",
    "column_1": "column 1 is never discarded",
    "taken": "that space is taken",
    "unsupported": "the space below it is empty",
    "floors": "basement rooms go in the basement, others downstairs or upstairs",
    "too_large": "that would make the room larger than its type allows",
    "closed": "the room next to it is closed: it can't be extended",
    "token_face_up": "a token needs a face-up room",
    "token_leftmost": "name a room by its leftmost card: {space}",
    "token_room": "the {token} can't go in the {room}",
    "token_full": "at this table a room at its maximum size can't take a token",
    "token_there": "that room already has a token",
    "no_roof": "that roof card is not among the discards",
    "no_supplier": "you have no supplier",
    "not_discarded": "there is no {room} among the discards",
    "no_handyman": "you have no handyman",
    "closed_to_handyman": "a token closes the room next to it, even to the handyman",
    "keep_one": "choose one of the tokens in that room",
    "no_drill": "you have no drill",
    "drill_face_up": "there is no face-up room on {space}",
    "no_mixer": "you have no concrete mixer",
    "scaffold_empty": "scaffolding goes on an empty space",
    "scaffold_new": "this scaffolding is new this turn: a room can cover it from the next round on",
    "scaffold_needs": "the scaffolding needs that space: put the room over older scaffolding, "
    "or put this one up first",
    "column_gone": "there is no room left in that column",
}
"""Texts of refusals by the kind of reason."""

FIRST = {
    DISCARDING: "discard_first",
    HAMMERING: "jackhammer_first",
    TURN: "take_first",
    PLACING: "place_first",
    SCAFFOLDING_NOW: "scaffold_first",
    FURNISHING_NOW: "token_first",
    KEEPING: "keep_first",
    ROOFING: "roofer_first",
}
"""The first thing to do in each phase."""

BY_RULE = {
    2: "column_1",
    10: "taken",
    11: "unsupported",
    12: "floors",
    13: "too_large",
    14: "closed",
    40: "no_roof",
    42: "no_handyman",
    43: "closed_to_handyman",
    48: "keep_one",
    51: "no_mixer",
    54: "column_gone",
}
"""The rules with a single reason each."""


def explain(reason: Mapping[str, Any]) -> str:
    """Return a reason as one sentence."""
    cards = {name: words(card) for name, card in reason.items() if name in ("room", "token")}
    return EXPLAINED[reason["because"]].format(**{**reason, **cards})


def reason(state: Record, action: int, number: int) -> dict[str, Any]:
    """Return the reason why rule `number` refuses the action. Cards have their ids."""
    if state.ended_by:
        return {"because": "over", "rule": rule_id(number)}
    if not suits_phase(state, action):
        return {"because": FIRST.get(int(state.phase), "helpers_only")}
    player = state.players[state.turn]
    if number in (21, 22):
        return reason_of_token(state, player, action - TOKEN)
    if number == 41:
        return reason_of_supply(state, action)
    if number == 50:
        return reason_of_drill(player, action)
    if number == 52:
        return {"because": reason_of_scaffolding(player, action)}
    return {"because": BY_RULE[number]}


def reason_of_token(state: Record, player: Record, space: int) -> dict[str, Any]:
    """Return the reason why a token cannot go on a space."""
    token, card = int(state.waiting) - FURNISHING, int(player.house[space])
    if not is_room(card):
        return {"because": "token_face_up"}
    if leftmost(player, space) != space:
        return {"because": "token_leftmost", "space": SPACES[leftmost(player, space)]}
    if not int(state.box.furnishes[token]) >> card & 1:
        return {"because": "token_room", "token": FURNISHINGS[token], "room": ROOMS[card]}
    full = tokens_from(player, space, beyond(player, space)) == 0
    return {"because": "token_full" if full else "token_there"}


def reason_of_scaffolding(player: Record, action: int) -> str:
    """Return the reason why scaffolding, or a room over it, cannot go on a space."""
    if action < PUT:
        return "scaffold_empty"
    space = action - (PUT_DOWN if action >= PUT_DOWN else PUT)
    return "scaffold_new" if player.house[space] == SCAFFOLD else "scaffold_needs"


def reason_of_supply(state: Record, action: int) -> dict[str, Any]:
    """Return the reason why the supplier cannot be used."""
    if state.players[state.turn].beside[SUPPLIER] == 0:
        return {"because": "no_supplier"}
    return {"because": "not_discarded", "room": ROOMS[(action - SUPPLY) % len(ROOMS)]}


def reason_of_drill(player: Record, action: int) -> dict[str, Any]:
    """Return the reason why the drill cannot be used."""
    if player.beside[DRILL] == 0:
        return {"because": "no_drill"}
    return {"because": "drill_face_up", "space": SPACES[(action - DRILL_SWAP) // COLUMNS]}
