"""Views of each seat and of spectators: never the bag, the deck, the scoring cards' places, or others' money.

Fields are read as `state["bag"]`: outside compiled code that is several times faster than `state.bag`, and a
server creates a view for every seat after every move.
"""

import functools
from collections.abc import Sequence
from typing import Any

from riad.core.contract import Outcome
from riad.core.records import Record, new_record
from riad.games.alhambra.facts import rule_id
from riad.games.alhambra.notation import CARD_NAMES
from riad.games.alhambra.payments import buying, means
from riad.games.alhambra.rules.constants import (
    CURRENCIES,
    MONEY_PLACES,
    PLACE_POINTS,
    SCORINGS,
    SEVERAL_AT_MOST,
    SIDES,
    SQUARES,
    STEP_X,
    STEP_Y,
    TILE_NAMES,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
    TILES,
    TYPES,
)
from riad.games.alhambra.rules.longest_wall import longest_wall
from riad.games.alhambra.rules.money import highest_place
from riad.games.alhambra.rules.scoring import LAST, majority_points, scoring_ahead
from riad.games.alhambra.rules.state import (
    ACTION,
    AWARDED,
    AWARDS,
    BOUGHT,
    DIRK,
    NONE,
    PAYMENT,
    PLACING,
    STATE,
)

PHASES = {ACTION: "action", PAYMENT: "payment", PLACING: "placing", AWARDS: "awards"}
ENDINGS = {
    17: "Every player had to pass (AL-17).",
    50: "The market could no longer be refilled (AL-50).",
}
NAMES = (*TILE_NAMES, "fountain")
WALLS: list[int] = TILE_WALLS.tolist()

Edge = list[int]
"""A side of a tile: the coordinates x and y of the tile, and the number of the side."""


def view(state: Record, seat: int | None) -> dict[str, Any]:
    """Return the position as plain values. Tiles and cards have their names in the notation."""
    where, phase, turn = state["where"].tolist(), int(state["phase"]), int(state["turn"])
    market, over = state["market"].tolist(), bool(state["ended_by"])
    waiting = AWARDED + turn if phase == AWARDS else BOUGHT
    dirk = dirk_view(state, where) if state["seats"] == 2 else None
    boards = [player_board(state, number, open_to=seat) for number in range(int(state["seats"]))]
    scoring = int(scoring_ahead(state))
    table = majorities(state, scoring, boards)
    return {
        "phase": "over" if over else PHASES[phase],
        "turn_number": int(state["turn_number"]),
        "squares": list(CURRENCIES),
        "market": [None if tile == NONE else TILE_NAMES[tile] for tile in market],
        "money": [CARD_NAMES[card] for card in state["display"].tolist() if card != NONE],
        "together": SEVERAL_AT_MOST,
        "bag": int(state["bag"]),
        "deck": int(state["deck_size"]),
        "discards": cards(state["discards"].tolist()),
        "scorings": int(state["scorings"]),
        "next": None if over else next_scoring(state, scoring, boards, table),
        "majorities": table,
        "means": None if seat is None else means(state, seat, market),
        "waiting": [TILE_NAMES[tile] for tile in range(TILES) if where[tile] == waiting],
        "buying": buying(state, seat) if phase == PAYMENT else None,
        "further": bool(state["further"] and phase == ACTION),
        "dirk": dirk,
        "players": boards,
    }


def cards(counts: list[int]) -> list[str]:
    """Return cards by name, in ascending order."""
    return [name for name, number in zip(CARD_NAMES, counts, strict=True) for _ in range(number)]


def dirk_view(state: Record, where: list[int]) -> dict[str, Any]:
    """Return Dirk's tiles and points, which are all visible (AL-61)."""
    return {
        "points": int(state["dirk_points"]),
        "tiles": [TILE_NAMES[tile] for tile in range(TILES) if where[tile] == DIRK],
    }


def player_board(state: Record, seat: int, *, open_to: int | None) -> dict[str, Any]:
    """Return a player's palace and reserve; money by card only for its owner, or if hands are open."""
    player = state["players"][seat]
    hand, size, reserve = player["hand"].tolist(), int(player["palace_size"]), int(player["reserve"])
    shown = open_to == seat or bool(state["open_hands"])
    palace, rim = palace_view(*(player[part][:size].tobytes() for part in ("palace", "x", "y")))
    return {
        "points": int(player["points"]),
        "cards": sum(hand),
        "hand": cards(hand) if shown else None,
        "palace": palace,
        "reserve": [TILE_NAMES[tile] for tile in range(TILES) if reserve >> tile & 1] if reserve else [],
        "types": dict(zip(TYPES, player["types"].tolist(), strict=True)),
        "wall": int(longest_wall(state, seat)),
        "rim": rim,
    }


# Palaces


@functools.lru_cache(maxsize=4096)
def palace_view(tiles: bytes, x: bytes, y: bytes) -> tuple[list[dict[str, Any]], list[Edge]]:
    """Return the tiles of a palace and its longest wall, cached by the bytes of its record."""
    places = [(a - 256 * (a > 127), b - 256 * (b > 127)) for a, b in zip(x, y, strict=True)]
    laid = dict(zip(places, tiles, strict=True))
    palace = [{"tile": NAMES[tile], "x": a, "y": b} for (a, b), tile in laid.items()]
    return palace, longest_run(laid)


def longest_run(laid: dict[tuple[int, int], int]) -> list[Edge]:
    """Return the sides counted by `longest_wall`, clockwise, for drawing (AL-43)."""
    walk = outline(laid)
    gap = next((place for place, (_, walled) in enumerate(walk) if not walled), None)
    if gap is None:
        return [edge for edge, _ in walk]
    best: list[Edge] = []
    run: list[Edge] = []
    for edge, walled in walk[gap:] + walk[:gap]:
        run = [*run, edge] if walled else []
        best = max(best, run, key=len)
    return best


def outline(laid: dict[tuple[int, int], int]) -> list[tuple[Edge, bool]]:
    """Return the outer sides of a palace, clockwise from its highest tile, and whether each has a wall."""
    at = first = max(laid, key=lambda place: place[1])
    side, walk = 0, []
    while True:
        walk.append(([*at, side], bool(WALLS[laid[at]] >> side & 1)))
        ahead = beyond(at, side + 1 & 3)
        if ahead not in laid:  # around the corner
            side = side + 1 & 3
        elif beyond(ahead, side) not in laid:  # straight on
            at = ahead
        else:  # into a corner
            at, side = beyond(ahead, side), side + 3 & 3
        if (at, side) == (first, 0):
            return walk


def beyond(place: tuple[int, int], side: int) -> tuple[int, int]:
    """Return the place beyond a side."""
    return place[0] + STEP_X[side], place[1] + STEP_Y[side]


# Scorings


def majorities(state: Record, scoring: int, boards: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return each type's tiles per player, then Dirk's, and their points in a scoring."""
    columns = [board["types"].values() for board in boards]
    if len(boards) == 2:
        columns.append(state["dirk_types"].tolist())
    return [majority(scoring, kind, tiles) for kind, tiles in enumerate(zip(*columns, strict=True))]


@functools.lru_cache(maxsize=1 << 14)
def majority(scoring: int, kind: int, tiles: tuple[int, ...]) -> dict[str, Any]:
    """Return the places and points for these numbers of tiles of a type (AL-40 to AL-42).

    A place is null if it scores nothing. Dirk counts as one more player.
    """
    state = new_record(STATE)
    state["seats"] = len(tiles)
    for who, number in enumerate(tiles):
        state["players"][who]["types"][kind] = number
    pays = PLACE_POINTS[scoring, kind, : scoring + 1].tolist()
    before = [sum(other > number for other in tiles) for number in tiles]
    return {
        "type": TYPES[kind],
        "pays": pays,
        "tiles": list(tiles),
        "places": [
            place + 1 if number and place < len(pays) else None
            for number, place in zip(tiles, before, strict=True)
        ],
        "points": [int(majority_points(state, scoring, kind, who)) for who in range(len(tiles))],
    }


def next_scoring(
    state: Record, scoring: int, boards: Sequence[dict[str, Any]], table: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """Return the next scoring, if it is possible soon, and its current points: each seat's, then Dirk's."""
    points = [sum(paid) for paid in zip(*(line["points"] for line in table), strict=True)]
    for seat, board in enumerate(boards):
        points[seat] += board["wall"]
    return {"scoring": SCORINGS[scoring], "soon": may_come_soon(state, scoring), "points": points}


def may_come_soon(state: Record, scoring: int) -> bool:
    """Return whether a scoring is possible within a round of turns that each draw a card or a tile.

    The heights of the piles are public (AL-5), and so is the highest possible position of a scoring card;
    nothing else is revealed.
    """
    turns = int(state["seats"]) - 1
    if scoring == LAST:
        return bool(state["phase"] == AWARDS or state["bag"] < turns + SQUARES)
    return bool(state["deck_size"] - highest_place(state, scoring) < turns + MONEY_PLACES)


def tile_facts(name: str) -> dict[str, Any]:
    """Return a tile's type, price and walls by its name."""
    tile = TILE_NAMES.index(name)
    walls = "".join(side for number, side in enumerate(SIDES) if TILE_WALLS[tile] >> number & 1)
    return {"type": TYPES[TILE_TYPE[tile]], "price": int(TILE_PRICE[tile]), "walls": walls}


def outcome(state: Record) -> Outcome | None:
    """Return the winners and the reason (AL-53); None while the game continues."""
    if not state.ended_by:
        return None
    points = tuple(int(state.players[seat].points) for seat in range(state.seats))
    winners = tuple(seat for seat, number in enumerate(points) if number == max(points))
    reason = ENDINGS[int(state.ended_by)] + (" Points are tied (AL-53)." if len(winners) > 1 else "")
    return Outcome(winners=winners, points=points, rule=rule_id(int(state.ended_by)), reason=reason)
