"""Legal places for cards, scaffolding and tokens, from the words of the rules, for test_houses.py to compare.

A house is a dict from the names of spaces to their content: ("kitchen", False, "piano") is a face-up card
with a token. The methods are deliberately simple: an exchange is done in a copy of the house, which is then
judged as a whole; rooms are found afresh each time; and tokens are judged by the words of the rules.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from random import Random
from typing import Any, Literal

from riad.games.dreamhome.rules.constants import FURNISHINGS

Card = tuple[str, bool, str | None]  # the room, whether it is face down, the token on it
House = dict[str, Card | Literal["scaffolding"]]
Room = tuple[str, tuple[str, ...]]  # the type, and the spaces from left to right
Types = tuple[str | None, ...]

FLOORS = ("b4", "b5"), ("f1", "f2", "f3", "f4", "f5"), ("s1", "s2", "s3", "s4", "s5")
SPACES = tuple(space for floor in FLOORS for space in floor)
BELOW = {"f4": "b4", "f5": "b5", **{f"s{column}": f"f{column}" for column in range(1, 6)}}  # others: ground
INDOORS = FURNISHINGS[:-2]  # the others go outside
FULL = 1.0  # the chance of a card in a space that makes a house full


@dataclass(frozen=True)
class Terms:
    """The terms of legality besides the house: the figures of the cards, the table's and the owner's."""

    largest: Mapping[str, int]
    basement: frozenset[str]
    furnishes: Mapping[str, frozenset[str]]
    edition: str = "en"
    closed_rooms_refuse_tokens: bool = False
    designer: bool = False


def terms_of(document: Mapping[str, Any], *choices: Any) -> Terms:
    """Return the terms of a components document; edition, closed_rooms_refuse_tokens, designer follow it."""
    return Terms(
        {room["id"]: room["max_size"] for room in document["rooms"]},
        frozenset(room["id"] for room in document["rooms"] if room["place"] == "basement"),
        {token["id"]: frozenset(token["rooms"]) - {"outside"} for token in document["furnishings"]},
        *choices,
    )


# Facts about a house


def type_at(house: House, space: str) -> str | None:
    """Return the type of the face-up card in a space; an empty room has none (DH-15)."""
    card = house.get(space)
    return card[0] if isinstance(card, tuple) and not card[1] else None


def token_at(house: House, space: str) -> str | None:
    """Return the token on the card of a space."""
    card = house.get(space)
    return card[2] if isinstance(card, tuple) else None


@cache
def rooms_on(floor: tuple[str, ...], types: Types) -> tuple[Room, ...]:
    """Return the longest runs of adjacent face-up cards of one type (DH-13)."""
    runs = groupby(zip(types, floor, strict=True), key=lambda card: card[0])
    return tuple((kind, tuple(space for _, space in run)) for kind, run in runs if kind)


def rooms(house: House) -> list[Room]:
    """Return the rooms of a house, in the order of DH-48."""
    types = {space: card[0] for space, card in house.items() if isinstance(card, tuple) and not card[1]}
    return [room for floor in FLOORS for room in rooms_on(floor, tuple(map(types.get, floor)))]


def tokens_in(house: House, room: Room) -> list[str]:
    """Return the spaces of a room whose cards have a token."""
    return [space for space in room[1] if token_at(house, space)]


def with_token(house: House, space: str, token: str | None) -> House:
    """Return a house in which the card of a space has this token, or none."""
    card = house[space]
    assert isinstance(card, tuple)
    return {**house, space: (card[0], card[1], token)}


def meeting(house: House) -> Room | None:
    """Return the first room in which tokens meet (DH-48)."""
    return next((room for room in rooms(house) if len(tokens_in(house, room)) > 1), None)


def without(house: House, *spaces: str) -> House:
    """Return a house without the content of some spaces."""
    return {space: card for space, card in house.items() if space not in spaces}


# Conditions of the rules


def supported(house: House, space: str) -> bool:
    """Return whether the ground, a card or scaffolding is below (DH-11)."""
    return space not in BELOW or BELOW[space] in house


def sound(terms: Terms, house: House) -> bool:
    """Return whether each face-up card is where its type belongs, and no room is too large (DH-12, DH-13)."""
    return all(
        len(spaces) <= terms.largest[kind] and (spaces[0] in FLOORS[0]) == (kind in terms.basement)
        for kind, spaces in rooms(house)
    )


def beside_token(rest: House, space: str, kind: str) -> bool:
    """Return whether a space is next to a room of this type that has a token (DH-14)."""
    floor = next(floor for floor in FLOORS if space in floor)
    place = floor.index(space)
    beside = {*floor[max(place - 1, 0) : place], *floor[place + 1 : place + 2]}
    return any(
        room[0] == kind and not beside.isdisjoint(room[1]) and bool(tokens_in(rest, room))
        for room in rooms(rest)
    )


def fits(terms: Terms, house: House, space: str, kind: str) -> bool:
    """Return whether a card may be placed face up in an empty space (DH-11 to DH-14, DH-45)."""
    rest = without(house, space)
    return (
        supported(rest, space)
        and sound(terms, {**rest, space: (kind, False, None)})
        and (terms.designer or not beside_token(rest, space, kind))
    )


# Placing the room of a turn


def may_lie(terms: Terms, house: House, space: str, kind: str, down: bool, fresh: str | None) -> bool:
    """Return whether a room may go in a space, with no scaffolding to place (DH-10, DH-15, DH-52)."""
    if space in house and (house[space] != "scaffolding" or space == fresh):
        return False
    return supported(house, space) if down else fits(terms, house, space, kind)


def may_put(
    terms: Terms, house: House, space: str, card: tuple[str, bool], fresh: str | None, waits: bool
) -> bool:
    """Return whether a room may be placed in a space, face up or down.

    Scaffolding was placed at `fresh` in this turn, or still `waits` for a space. In the latter case a move
    that leaves it no space is refused if another leaves one (DH-52).
    """
    if not may_lie(terms, house, space, *card, fresh):
        return False
    if not waits or leaves_space(house, space):
        return True
    return not any(
        leaves_space(house, other) and may_lie(terms, house, other, card[0], down, fresh)
        for other in SPACES
        for down in (False, True)
    )


def leaves_space(house: House, space: str) -> bool:
    """Return whether scaffolding has a space after a room was placed in this one."""
    after: House = {**house, space: ("", True, None)}
    return any(may_scaffold(after, other) for other in SPACES)


def may_scaffold(house: House, space: str, held: bool = False) -> bool:
    """Return whether scaffolding may go in a space; a room in hand must then have a space left (DH-52)."""
    if space in house or not supported(house, space):
        return False
    after: House = {**house, space: "scaffolding"}
    return not held or any(
        (other not in after or (after[other] == "scaffolding" and other != space)) and supported(after, other)
        for other in SPACES
    )


# Tokens


def may_furnish(terms: Terms, house: House, space: str, furnishing: str) -> bool:
    """Return whether a token may go on the room whose leftmost card is in a space (DH-21, DH-22)."""
    for room in rooms(house):
        kind, spaces = room
        if spaces[0] == space:
            full = len(spaces) == terms.largest[kind]
            return (
                kind in terms.furnishes[furnishing]
                and not tokens_in(house, room)
                and not (full and terms.closed_rooms_refuse_tokens)
            )
    return False


def may_keep(house: House, space: str) -> bool:
    """Return whether the token in a space is one of those that meet (DH-48)."""
    room = meeting(house)
    return room is not None and space in tokens_in(house, room)


# Exchanges


def may_drill(terms: Terms, house: House, space: str, incoming: str | None) -> bool:
    """Return whether a face-up card may be exchanged with the track's, None in an empty column (DH-50)."""
    if type_at(house, space) is None or incoming is None:
        return False
    return house[space] == (incoming, False, None) or fits(terms, house, space, incoming)  # DH-54


def may_supply(terms: Terms, house: House, space: str, incoming: str) -> bool:
    """Return whether a card, face up or down, may be exchanged for a discarded one (DH-41)."""
    if not isinstance(house.get(space), tuple):
        return False
    return house[space] == (incoming, False, None) or fits(terms, house, space, incoming)  # DH-54


def may_swap(terms: Terms, house: House, one: str, other: str) -> bool:
    """Return whether two cards of a house may be swapped (DH-42, DH-43)."""
    if not isinstance(house.get(one), tuple) or not isinstance(house.get(other), tuple):
        return False
    after: House = {**house, one: house[other], other: house[one]}
    if after == house:
        return True  # DH-54
    if not sound(terms, after):
        return False
    if terms.edition == "is" or terms.designer:
        return True
    rest = without(house, one, other)
    return not any(
        kind and beside_token(rest, space, kind)
        for space, kind in ((one, type_at(after, one)), (other, type_at(after, other)))
    )


# Random houses


def grow(dice: Random, terms: Terms, drawn: Sequence[str], house: House) -> House:
    """Return a house after a turn, by the words: usually a room is added, or a token, or scaffolding."""
    room, token = dice.choice(drawn), dice.choice(INDOORS)
    act, down = dice.random(), dice.random() < 0.15
    for space in dice.sample(SPACES, len(SPACES)):
        if act < 0.25:
            if may_furnish(terms, house, space, token):
                return with_token(house, space, token)
        elif act < 0.35:
            if may_scaffold(house, space):
                return {**house, space: "scaffolding"}
        elif may_put(terms, house, space, (room, down), None, False):
            return {**house, space: (room, down, None)}
    return house


def keep_one(dice: Random, house: House) -> House:
    """Return a house with only one of the tokens that meet."""
    while room := meeting(house):
        house = with_token(house, dice.choice(tokens_in(house, room)), None)
    return house


def fill(dice: Random, terms: Terms, drawn: Sequence[str], house: House, chance: float) -> House:
    """Return a house filled with cards, ignoring tokens; a full one has no scaffolding."""
    after: House = {**house}
    for space in SPACES:
        free = space not in after or (chance == FULL and after[space] == "scaffolding")
        if free and supported(after, space) and dice.random() < chance:
            room, act = dice.choice(drawn), dice.random()
            after[space] = (room, False, None)
            if act < 0.1 and chance < FULL:
                after[space] = "scaffolding"
            elif act > 0.8 or not sound(terms, after):
                after[space] = (room, True, None)
    return after


def furnish(dice: Random, house: House, most: int, chance: float) -> House:
    """Return a house with up to `most` tokens in each room, preferably on the leftmost cards."""
    for _, spaces in rooms(house):
        for _ in range(most):
            if dice.random() < chance:
                house = with_token(house, dice.choice((spaces[0], *spaces)), dice.choice(INDOORS))
    return house
