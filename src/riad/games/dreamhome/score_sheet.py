"""The score sheet of a house, line by line as in the rulebooks' example (DH-66).

It itemises the points of rules/scoring.py and takes every figure from there; a test compares the two.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from riad.core.records import Record
from riad.games.dreamhome.rules.constants import (
    ARCHITECT,
    COLOURS,
    DESIGNER,
    FURNISHINGS,
    ROOF_CARDS,
    ROOF_KINDS,
    ROOMS,
    WINDOW,
)
from riad.games.dreamhome.rules.house import beyond
from riad.games.dreamhome.rules.scoring import (
    bathrooms_bonus,
    empty_rooms,
    empty_rooms_bonus,
    has_partner,
    one_colour_roof,
    roof_points,
    roofs_are_open,
    room_points,
    starts_a_room,
    three_rooms_bonus,
)
from riad.games.dreamhome.rules.state import EMPTY, NONE

TOP_DOWN = (*range(7, 12), *range(2, 7), 0, 1)  # spaces from upstairs down to the basement
Line = dict[str, Any]
"""Scored item (`what`), its cards and their number, and its `points`; descriptions.py has it in words."""


class Room(NamedTuple):
    """Adjacent cards of a type (DH-13), and their points."""

    type: int
    first: int
    """The leftmost space."""
    size: int
    partnered: bool
    """True for an annex room next to its partner (DH-61)."""
    points: int


def rooms_of(state: Record, player: Record) -> list[Room]:
    """Return the rooms of a house, from the top left."""
    house, box, rooms = player["house"].tolist(), state["box"], []
    for space in TOP_DOWN:
        if house[space] != EMPTY and starts_a_room(player, space):
            size = int(beyond(player, space)) - space
            partnered = bool(has_partner(box, player, space, space + size))
            points = int(room_points(box, player, space))
            rooms.append(Room(house[space], space, size, partnered, points))
    return rooms


def sheet(state: Record, player: Record, rooms: Sequence[Room]) -> list[dict[str, Any]]:
    """Return the parts of the current score, each with its itemised lines and their sum."""
    parts = [
        ("rooms", room_lines(state, player, rooms)),
        ("furnishings", furnishing_lines(state, player)),
        ("functionality", functionality_lines(state, player)),
    ]
    if roofs_are_open(state):
        parts.append(("roof", roof_lines(state, player)))
    return [
        {"part": part, "lines": lines, "points": sum(line["points"] for line in lines)}
        for part, lines in parts
    ]


def room_lines(state: Record, player: Record, rooms: Sequence[Room]) -> list[Line]:
    """Return a line for each room (DH-60, DH-61)."""
    partner = state["box"]["partner"]
    lines: list[Line] = [
        {
            "what": "room",
            "card": ROOMS[room.type],
            "cards": room.size,
            "partner": ROOMS[int(partner[room.type])] if room.partnered else None,
            "points": room.points,
        }
        for room in rooms
    ]
    if empty := empty_rooms(player):
        lines.append({"what": "empty", "cards": int(empty), "points": 0})
    return lines


def furnishing_lines(state: Record, player: Record) -> list[Line]:
    """Return a line for each token (DH-63, DH-45)."""
    lying, worth = player["tokens"].tolist(), state["box"]["token_points"].tolist()
    inside = [lying[space] for space in TOP_DOWN if lying[space] != NONE]
    outside = [token for token, number in enumerate(player["outside"].tolist()) for _ in range(number)]
    tokens = [*inside, *outside]
    lines: list[Line] = [
        {"what": "furnishing", "card": FURNISHINGS[token], "points": worth[token]} for token in tokens
    ]
    if player["beside"][DESIGNER] and tokens:
        lines.append({"what": "interior_designer", "cards": len(tokens), "points": len(tokens)})
    return lines


def functionality_lines(state: Record, player: Record) -> list[Line]:
    """Return the lines of the earned bonuses (DH-62, DH-44)."""
    bonuses: list[Line] = [
        {"what": "bathrooms", "points": int(bathrooms_bonus(state, player))},
        {"what": "three_rooms", "points": int(three_rooms_bonus(state, player))},
    ]
    lines = [line for line in bonuses if line["points"]]
    if player["beside"][ARCHITECT] and (empty := empty_rooms(player)):
        lines.append({"what": "architect", "cards": int(empty), "points": int(empty_rooms_bonus(player))})
    return lines


def roof_lines(state: Record, player: Record) -> list[Line]:
    """Return the line of the four best-scoring cards and their windows (DH-64)."""
    kinds = best_roof(state, player)
    windows = sum(kind & WINDOW for kind in kinds)
    total, each = int(roof_points(state.box, player)), int(state.box.roof_window)
    if not kinds:
        number = int(player.roofs.sum())
        return [{"what": "incomplete_roof", "cards": number, "most": ROOF_CARDS, "points": total}]
    uniform = len({kind // 2 for kind in kinds}) == 1
    roofs = [ROOF_KINDS[kind] for kind in kinds]
    lines: list[Line] = [
        {"what": "roof", "roofs": roofs, "one_colour": uniform, "points": total - windows * each}
    ]
    if windows:
        lines.append({"what": "windows", "cards": windows, "points": windows * each})
    return lines


def best_roof(state: Record, player: Record) -> list[int]:
    """Return the four best-scoring cards of the pile; none if no roof is worth more (DH-64)."""
    total = int(roof_points(state.box, player))
    for colour in range(len(COLOURS)):
        cards = pile(player, [2 * colour + WINDOW, 2 * colour])
        if len(cards) >= ROOF_CARDS and one_colour_roof(state.box, player, colour) == total:
            return cards[:ROOF_CARDS]
    windows = [kind for kind in range(len(ROOF_KINDS)) if kind & WINDOW]
    cards = pile(player, [*windows, *(kind for kind in range(len(ROOF_KINDS)) if not kind & WINDOW)])
    chosen = cards[:ROOF_CARDS]
    if len({kind // 2 for kind in chosen}) == 1:  # all of one colour by chance: replace one
        chosen[-1] = next((kind for kind in cards if kind // 2 != chosen[0] // 2), chosen[-1])
    return chosen if len(chosen) == ROOF_CARDS else []


def pile(player: Record, kinds: list[int]) -> list[int]:
    """Return the cards of a pile that have these kinds, in the order of the kinds."""
    return [kind for kind in kinds for _ in range(int(player.roofs[kind]))]
