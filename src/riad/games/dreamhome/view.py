"""Views of each seat and of spectators: everything but the order of the decks and the roof piles' faces.

Fields are read as `state["box"]`: outside compiled code that is several times faster than `state.box`, and a
server creates a view for every seat after every move.
"""

import functools
from typing import Any

import numpy as np

from riad.core.contract import Outcome
from riad.core.records import Record
from riad.games.dreamhome.facts import rule_id
from riad.games.dreamhome.rules.box import BOX, UNKNOWN
from riad.games.dreamhome.rules.components import OUTSIDE, PLACES
from riad.games.dreamhome.rules.constants import (
    FURNISHINGS,
    HELPERS,
    MARKER_COLUMN,
    ROOF_CARDS,
    ROOF_KINDS,
    ROOMS,
    ROUNDS,
    SPACES,
    SPECIALS,
    TOOLS,
)
from riad.games.dreamhome.rules.house import is_supported
from riad.games.dreamhome.rules.scoring import children, counts_children, places, roofs_are_open, total_points
from riad.games.dreamhome.rules.state import (
    DISCARDING,
    DOWN,
    EMPTY,
    FURNISHING_NOW,
    HAMMERING,
    HELPING,
    IS,
    KEEPING,
    NONE,
    PLACING,
    ROOFING,
    SCAFFOLD,
    SCAFFOLDING_NOW,
    TURN,
)
from riad.games.dreamhome.score_sheet import rooms_of, sheet

PHASES = {
    DISCARDING: "discard",
    HAMMERING: "jackhammer",
    TURN: "take",
    PLACING: "place",
    SCAFFOLDING_NOW: "scaffolding",
    FURNISHING_NOW: "token",
    KEEPING: "keep",
    ROOFING: "roofer",
    HELPING: "helpers",
}


def view(state: Record, seat: int | None) -> dict[str, Any]:  # noqa: ARG001  # the same for all
    """Return the position as plain values. Cards have their ids, spaces their names in the notation."""
    seats, first = int(state["seats"]), int(state["first"])
    return {
        "phase": "over" if state["ended_by"] else PHASES[int(state["phase"])],
        "round": int(state["round_number"]),
        "rounds": ROUNDS,
        "last_round": bool(state["round_number"] == ROUNDS),
        "first": first,
        "order": [(first + place) % seats for place in range(seats)],
        "marker": int(state["marker"]),
        "track": track_view(state),
        "held": name_or_none(int(state["held"]), ROOMS),
        "waiting": name_or_none(int(state["waiting"]), SPECIALS),
        "meeting": name_or_none(int(state["meeting"]), SPACES),
        "rooms_left": int(state["rooms_left"]),
        "specials_left": int(state["specials_left"]),
        "discarded_rooms": names_by_count(state["room_discards"].tolist(), ROOMS),
        "discarded_roofs": names_by_count(state["special_discards"].tolist()[: len(ROOF_KINDS)], ROOF_KINDS),
        "cards": cards(state["box"].tobytes()),
        "players": [player_view(state, state["players"][seat]) for seat in range(seats)],
    }


def track_view(state: Record) -> list[dict[str, Any]]:
    """Return the columns of the track: each room with its special card, the first with the marker (DH-3)."""
    columns = zip(state["track_rooms"].tolist(), state["track_specials"].tolist(), strict=True)
    return [
        {
            "room": name_or_none(room, ROOMS),
            "special": name_or_none(special, SPECIALS),
            "marker": place == MARKER_COLUMN and room != NONE,
        }
        for place, (room, special) in enumerate(columns)
    ]


@functools.cache
def cards(box: bytes) -> dict[str, Any]:
    """Return the scores and places of this table's cards, from the bytes of its box."""
    figures = np.frombuffer(box, BOX)[0]
    rooms = {}
    for number, room in enumerate(ROOMS):
        partner, largest = int(figures.partner[number]), int(figures.largest[number])
        annex = {"partner": name_or_none(partner, ROOMS), "points": int(figures.annex_points[number])}
        rooms[room] = {
            "place": PLACES[int(figures.in_basement[number])],
            "points": figures.room_points[number, :largest].tolist(),
            "annex": None if partner == NONE else annex,
        }
    furnishings = {}
    for number, token in enumerate(FURNISHINGS):
        mask = int(figures.furnishes[number])
        allowed = [room for place, room in enumerate(ROOMS) if mask >> place & 1]
        furnishings[token] = {"rooms": allowed or [OUTSIDE], "points": int(figures.token_points[number])}
    return {"rooms": rooms, "furnishings": furnishings, "roof": ROOF_CARDS}


def name_or_none(number: int, names: tuple[str, ...]) -> str | None:
    """Return the name of a card or space, None for none."""
    return None if number == NONE else names[number]


def names_by_count(counts: list[int], names: tuple[str, ...]) -> list[str]:
    """Return the names of cards, repeated for copies."""
    return [name for name, number in zip(names, counts, strict=True) for _ in range(number)]


def player_view(state: Record, player: Record) -> dict[str, Any]:
    """Return a player's house, the cards next to it, and the current score."""
    beside = dict(zip(SPECIALS, player["beside"].tolist(), strict=True))
    faces = names_by_count(player["roofs"].tolist(), ROOF_KINDS)
    house, tokens = player["house"].tolist(), player["tokens"].tolist()
    rooms, most = rooms_of(state, player), state["box"]["largest"].tolist()
    return {
        "points": int(total_points(state, player)),
        "house": {
            space: space_view(card, token) for space, card, token in zip(SPACES, house, tokens, strict=True)
        },
        "rooms": [
            {
                "spaces": list(SPACES[room.first : room.first + room.size]),
                "most": most[room.type],
                "points": room.points,
            }
            for room in rooms
        ],
        "free": [
            space
            for number, space in enumerate(SPACES)
            if house[number] == EMPTY and is_supported(player, number)
        ],
        "outside": names_by_count(player["outside"].tolist(), FURNISHINGS),
        "tools": [tool for tool in TOOLS for _ in range(beside[tool])],
        "helpers": [helper for helper in HELPERS for _ in range(beside[helper])],
        "roofs": len(faces),
        "roof_cards": faces if roofs_are_open(state) else None,
        "sheet": sheet(state, player, rooms),
    }


def space_view(card: int, token: int) -> dict[str, Any] | None:
    """Return the content of a space."""
    if card == EMPTY:
        return None
    room = "scaffolding" if card == SCAFFOLD else ROOMS[card % DOWN]
    return {"room": room, "down": card >= DOWN, "token": name_or_none(token, FURNISHINGS)}


def outcome(state: Record) -> Outcome | None:
    """Return the winners and the reason (DH-65); None while the game continues."""
    if not state.ended_by:
        return None
    seats = int(state.seats)
    place = np.zeros(seats, np.int32)
    places(state, place)
    points = tuple(int(total_points(state, state.players[seat])) for seat in range(seats))
    winners = tuple(seat for seat in range(seats) if place[seat] == 0)
    reason = f"Twelve rounds were played ({rule_id(5)})."
    level = [seat for seat in range(seats) if points[seat] == max(points)]
    if len(level) > 1:
        reason += f" {tie_text(state, level)}"
    return Outcome(winners, points, rule_id(5), reason)


def tie_text(state: Record, level: list[int]) -> str:
    """Describe the tiebreak between these seats."""
    if counts_children(state):
        counts = ", ".join(f"seat {seat + 1} has {children(state, state.players[seat])}" for seat in level)
        totals = [int(children(state, state.players[seat])) for seat in level]
        still = " Those with the most share the victory." if totals.count(max(totals)) > 1 else ""
        return f"More children break the tie ({rule_id(65)}): {counts}.{still}"
    if (state.edition == IS or state.children_tiebreak) and state.box.children[0] == UNKNOWN:
        return (
            "Children should break the tie, but the components do not say how many are on each card: "
            f"the victory is shared ({rule_id(65)})."
        )
    return f"Tied players share the victory ({rule_id(65)})."
