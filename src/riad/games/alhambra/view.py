"""What each seat and a spectator see: never the bag, the deck, where scoring cards lie, or others' money."""

from typing import Any

from riad.core.contract import Outcome
from riad.core.records import Record
from riad.games.alhambra.material import (
    CARDS,
    FOUNTAIN,
    SIDES,
    TILE_NAMES,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
    TILES,
    TYPES,
    rule_id,
)
from riad.games.alhambra.notation import card_name
from riad.games.alhambra.outline import longest_wall
from riad.games.alhambra.state import ACTION, AWARDED, AWARDS, BOUGHT, DIRK, NONE, PAYMENT, PLACING

PHASES = {ACTION: "action", PAYMENT: "payment", PLACING: "placing", AWARDS: "awards"}
ENDINGS = {
    17: "Every player had to pass (AL-17).",
    50: "The market could not be filled any more (AL-50).",
}


def view(state: Record, seat: int | None) -> dict[str, Any]:
    """The position as plain values. Tiles and cards have their names of the notation."""
    players = range(int(state.seats))
    where = state.where.tolist()
    waiting = AWARDED + int(state.turn) if state.phase == AWARDS else BOUGHT
    return {
        "phase": "over" if state.ended_by else PHASES[int(state.phase)],
        "turn_number": int(state.turn_number),
        "market": [None if tile == NONE else TILE_NAMES[tile] for tile in state.market.tolist()],
        "money": [card_name(card) for card in state.display.tolist() if card != NONE],
        "bag": int(state.bag),
        "deck": int(state.deck_size),
        "discards": cards(state.discards.tolist()),
        "scorings": int(state.scorings),
        "waiting": [TILE_NAMES[tile] for tile in range(TILES) if where[tile] == waiting],
        "buying": None if state.phase != PAYMENT else {"square": int(state.square), "paid": int(state.paid)},
        "further": bool(state.further and state.phase == ACTION),
        "dirk": dirk(state, where) if state.seats == 2 else None,
        "players": [player_board(state, number, open_to=seat) for number in players],
    }


def cards(counts: list[int]) -> list[str]:
    """Cards by name, ascending."""
    return [card_name(card) for card in range(CARDS) for _ in range(counts[card])]


def dirk(state: Record, where: list[int]) -> dict[str, Any]:
    """Dirk's tiles and points (AL-61): all can be seen."""
    return {
        "points": int(state.dirk_points),
        "tiles": [TILE_NAMES[tile] for tile in range(TILES) if where[tile] == DIRK],
    }


def player_board(state: Record, seat: int, *, open_to: int | None) -> dict[str, Any]:
    """A player's palace and reserve; the money by card only for its owner, or if hands are open."""
    player = state.players[seat]
    hand = player.hand.tolist()
    size = int(player.palace_size)
    shown = open_to == seat or bool(state.open_hands)
    return {
        "points": int(player.points),
        "cards": sum(hand),
        "hand": cards(hand) if shown else None,
        "palace": [
            {"tile": "fountain" if tile == FOUNTAIN else TILE_NAMES[tile], "x": x, "y": y}
            for tile, x, y in zip(
                player.palace[:size].tolist(), player.x[:size].tolist(), player.y[:size].tolist(), strict=True
            )
        ],
        "reserve": [TILE_NAMES[tile] for tile in range(TILES) if int(player.reserve) >> tile & 1],
        "types": dict(zip(TYPES, player.types.tolist(), strict=True)),
        "wall": int(longest_wall(state, seat)),
    }


def tile_facts(name: str) -> dict[str, Any]:
    """A tile by its name: its type, price and walls."""
    tile = TILE_NAMES.index(name)
    walls = "".join(side for number, side in enumerate(SIDES) if TILE_WALLS[tile] >> number & 1)
    return {"type": TYPES[TILE_TYPE[tile]], "price": int(TILE_PRICE[tile]), "walls": walls}


def outcome(state: Record) -> Outcome | None:
    """Who won and why (AL-53); None while the game goes on."""
    if not state.ended_by:
        return None
    points = tuple(int(state.players[seat].points) for seat in range(state.seats))
    winners = tuple(seat for seat, number in enumerate(points) if number == max(points))
    reason = ENDINGS[int(state.ended_by)] + (" Points are equal (AL-53)." if len(winners) > 1 else "")
    return Outcome(winners=winners, points=points, rule=rule_id(int(state.ended_by)), reason=reason)
