"""The score sheet of a house, line by line as the rulebooks' example (DH-66) has it.

It tells the points of scoring.py and takes every figure from there; a test holds the two together.
"""

from typing import Any

from riad.core.ink import count_of
from riad.core.records import Record
from riad.games.dreamhome.house import beyond
from riad.games.dreamhome.material import (
    ARCHITECT,
    COLOURS,
    DESIGNER,
    FURNISHINGS,
    ROOF_CARDS,
    ROOF_KINDS,
    ROOMS,
    WINDOW,
)
from riad.games.dreamhome.scoring import (
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
from riad.games.dreamhome.state import NONE

TOP_DOWN = (*range(7, 12), *range(2, 7), 0, 1)  # spaces from the second floor to the basement
Line = tuple[str, int]


def sheet(state: Record, player: Record) -> list[dict[str, Any]]:
    """The parts of a score as they stand; each has lines of a text and its points, and their sum."""
    parts = [
        ("Rooms", room_lines(state, player)),
        ("Furnishings", furnishing_lines(state, player)),
        ("Functionality", functionality_lines(state, player)),
    ]
    if roofs_are_open(state):
        parts.append(("Roof", roof_lines(state, player)))
    return [
        {"part": part, "lines": [list(line) for line in lines], "points": sum(point for _, point in lines)}
        for part, lines in parts
    ]


def in_words(name: str) -> str:
    """A card's id as people say it: Children's room."""
    return name.replace("_", " ").replace("childrens", "children's").capitalize()


def room_lines(state: Record, player: Record) -> list[Line]:
    """DH-60 and DH-61: each room, from the top left."""
    lines = []
    for space in TOP_DOWN:
        card = int(player.house[space])
        if starts_a_room(player, space):
            size = beyond(player, space) - space
            partnered = has_partner(state.box, player, space, space + size)
            why = f" of {size} cards" if size > 1 else ""
            if partnered:
                why += f" (next to {ROOMS[int(state.box.partner[card])].replace('_', ' ')})"
            lines.append((f"{in_words(ROOMS[card])}{why}", int(room_points(state.box, player, space))))
    if empty := empty_rooms(player):
        lines.append(("Empty room" if empty == 1 else f"{empty} empty rooms", 0))
    return lines


def furnishing_lines(state: Record, player: Record) -> list[Line]:
    """DH-63 and DH-45: each token."""
    inside = [int(player.tokens[space]) for space in TOP_DOWN if player.tokens[space] != NONE]
    outside = [token for token in range(len(FURNISHINGS)) for _ in range(int(player.outside[token]))]
    tokens = [*inside, *outside]
    lines = [(in_words(FURNISHINGS[token]), int(state.box.token_points[token])) for token in tokens]
    if player.beside[DESIGNER] and tokens:
        lines.append((f"Interior designer, for {count_of(len(tokens), 'furnishing')}", len(tokens)))
    return lines


def functionality_lines(state: Record, player: Record) -> list[Line]:
    """DH-62 and DH-44: the bonuses that were earned."""
    bonuses = [
        ("Bathroom on each floor", int(bathrooms_bonus(state, player))),
        ("Bathroom, kitchen and bedroom", int(three_rooms_bonus(state, player))),
    ]
    lines = [line for line in bonuses if line[1]]
    if player.beside[ARCHITECT] and (empty := empty_rooms(player)):
        lines.append((f"Architect, for {count_of(empty, 'empty room')}", int(empty_rooms_bonus(player))))
    return lines


def roof_lines(state: Record, player: Record) -> list[Line]:
    """DH-64: the four cards that score best, and their windows."""
    kinds = best_roof(state, player)
    windows = sum(kind & WINDOW for kind in kinds)
    cards = ", ".join(ROOF_KINDS[kind] for kind in kinds)
    total, each = int(roof_points(state.box, player)), int(state.box.roof_window)
    if not kinds:
        return [(f"Incomplete roof ({int(player.roofs.sum())} of {ROOF_CARDS})", total)]
    uniform = len({kind // 2 for kind in kinds}) == 1
    lines = [(f"Roof {'of one colour' if uniform else 'of mixed colours'} ({cards})", total - windows * each)]
    if windows:
        lines.append(("Window" if windows == 1 else f"{windows} windows", windows * each))
    return lines


def best_roof(state: Record, player: Record) -> list[int]:
    """DH-64: the four cards of the pile that score best; none when no four do better than no roof."""
    total = int(roof_points(state.box, player))
    for colour in range(len(COLOURS)):
        cards = pile(player, [2 * colour + WINDOW, 2 * colour])
        if len(cards) >= ROOF_CARDS and one_colour_roof(state.box, player, colour) == total:
            return cards[:ROOF_CARDS]
    windows = [kind for kind in range(len(ROOF_KINDS)) if kind & WINDOW]
    cards = pile(player, [*windows, *(kind for kind in range(len(ROOF_KINDS)) if not kind & WINDOW)])
    chosen = cards[:ROOF_CARDS]
    if len({kind // 2 for kind in chosen}) == 1:  # by chance all of a colour: one gives way to another
        chosen[-1] = next((kind for kind in cards if kind // 2 != chosen[0] // 2), chosen[-1])
    return chosen if len(chosen) == ROOF_CARDS else []


def pile(player: Record, kinds: list[int]) -> list[int]:
    """The cards of these kinds in a pile, in that order."""
    return [kind for kind in kinds for _ in range(int(player.roofs[kind]))]
