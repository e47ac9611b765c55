"""Moves of Alhambra as text: `take y1 g2`, `buy 2`, `pay b7`, `place tower9nw 1,0`, `swap tower11 garden10`.

Cards are a currency and a value, tiles a type, a price and walls, spots x,y from the fountain at 0,0.
"""

import re

from riad.core.errors import UnknownNotation
from riad.core.records import Record
from riad.games.alhambra.rules.actions import (
    BUY,
    DIRK_GETS,
    EXCHANGE,
    KEEP,
    LAY,
    PASS,
    PAY,
    SPOT_CODES,
    SPOTS,
    STOP,
    TAKEN,
    TOUCHES_NOTHING,
)
from riad.games.alhambra.rules.constants import (
    CARDS,
    CURRENCY_LETTERS,
    HIGHEST,
    MONEY_PLACES,
    SQUARES,
    STEP_X,
    STEP_Y,
    TILE_NAMES,
    TILES,
)
from riad.games.alhambra.rules.palace import index_of
from riad.games.alhambra.rules.state import ACTION, NONE

TILE_NUMBERS = {name: number for number, name in enumerate(TILE_NAMES)}
FORMS = """\
take y1 g2, buy 2, pay b7, stop, pass, build garden10 0,1, store garden10, swap tower11 garden10, \
place tower9nw 1,0, reserve tower9nw or dirk tower9nw"""


def card_name(card: int) -> str:
    """Return a card as text: b7."""
    return f"{CURRENCY_LETTERS[card // HIGHEST]}{card % HIGHEST + 1}"


CARD_NAMES = tuple(card_name(card) for card in range(CARDS))


def read_action(state: Record, text: str) -> int:
    """Return the action of a text."""
    word, *rest = text.split(" ")
    reader = READERS.get(word)
    if reader is None or "" in rest:
        raise UnknownNotation(text, f"moves are {FORMS}")
    return reader(state, text, rest)


def _read_take(state: Record, text: str, cards: list[str]) -> int:
    wanted = sorted(_read_card(text, card) for card in cards)
    mask, place = 0, 0
    for card in wanted:
        while place < MONEY_PLACES and state.display[place] != card:
            place += 1
        if place == MONEY_PLACES:
            raise UnknownNotation(text, f"there are not that many {card_name(card)} to take")
        mask |= 1 << place
        place += 1
    if not mask:
        raise UnknownNotation(text, "name the cards to take, as in take y1 g2")
    return mask - 1


def _read_card(text: str, card: str) -> int:
    if not re.fullmatch(f"[{CURRENCY_LETTERS}][1-{HIGHEST}]", card):
        raise UnknownNotation(text, f"{card!r} is not a card: write y, g, b or o and a value from 1 to 9")
    return CURRENCY_LETTERS.index(card[0]) * HIGHEST + int(card[1]) - 1


def _one(text: str, rest: list[str]) -> str:
    if len(rest) != 1:
        raise UnknownNotation(text, f"moves are {FORMS}")
    return rest[0]


def _alone(text: str, rest: list[str], action: int) -> int:
    if rest:
        raise UnknownNotation(text, f"moves are {FORMS}")
    return action


def _read_buy(_state: Record, text: str, rest: list[str]) -> int:
    square = _one(text, rest)
    if square not in [str(number + 1) for number in range(SQUARES)]:
        raise UnknownNotation(text, f"{square!r} is not a market square: use 1 to {SQUARES}")
    return BUY + int(square) - 1


def _read_tile(text: str, name: str) -> int:
    if name not in TILE_NUMBERS:
        raise UnknownNotation(text, f"{name!r} is not a tile: write type, price and walls, as in tower9nw")
    return TILE_NUMBERS[name]


def _read_lay(state: Record, text: str, rest: list[str]) -> int:
    if len(rest) != 2:
        raise UnknownNotation(text, "name a tile and a spot, as in place tower9nw 1,0")
    tile, place = _read_tile(text, rest[0]), rest[1]
    if not re.fullmatch(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", place):
        raise UnknownNotation(text, f"{place!r} is not a spot: write x,y from the fountain, as in -1,2")
    x, y = (int(part) for part in place.split(","))
    return LAY + SPOT_CODES * tile + spot_at(state, x, y)


def spot_at(state: Record, x: int, y: int) -> int:
    """Return the code of a place by its lowest neighbour in the palace of the seat to act."""
    player = state.players[state.turn]
    size = int(player.palace_size)
    places = list(zip(player.x[:size].tolist(), player.y[:size].tolist(), strict=True))
    if (x, y) in places:
        return TAKEN
    for index, (left, low) in enumerate(places):
        for side in range(4):
            if (left + STEP_X[side], low + STEP_Y[side]) == (x, y):
                return 4 * int(player.palace[index]) + side
    return TOUCHES_NOTHING


def place_of(state: Record, spot: int) -> tuple[int, int] | None:
    """Return the place of a spot of the seat to act; None for codes without a place there."""
    player = state.players[state.turn]
    tile, side = divmod(spot, 4)
    if spot >= SPOTS or tile not in player.palace[: player.palace_size].tolist():
        return None
    index = index_of(player, tile)
    return int(player.x[index]) + STEP_X[side], int(player.y[index]) + STEP_Y[side]


def _read_swap(_state: Record, text: str, rest: list[str]) -> int:
    if len(rest) != 2:
        raise UnknownNotation(text, "name a reserve tile and the palace tile it replaces")
    return EXCHANGE + TILES * _read_tile(text, rest[0]) + _read_tile(text, rest[1])


READERS = {
    "take": _read_take,
    "buy": _read_buy,
    "pay": lambda _state, text, rest: PAY + _read_card(text, _one(text, rest)),
    "stop": lambda _state, text, rest: _alone(text, rest, STOP),
    "pass": lambda _state, text, rest: _alone(text, rest, PASS),
    "build": _read_lay,
    "place": _read_lay,
    "store": lambda _state, text, rest: KEEP + _read_tile(text, _one(text, rest)),
    "reserve": lambda _state, text, rest: KEEP + _read_tile(text, _one(text, rest)),
    "dirk": lambda _state, text, rest: DIRK_GETS + _read_tile(text, _one(text, rest)),
    "swap": _read_swap,
}


def write_action(state: Record, action: int) -> str:
    """Return the text of an action. During placing, a redesign's code is a placing."""
    if action < BUY:
        cards = [int(state.display[place]) for place in range(MONEY_PLACES) if action + 1 >> place & 1]
        return " ".join(["take", *("?" if card == NONE else card_name(card) for card in cards)])
    if action < PAY:
        return f"buy {action - BUY + 1}"
    if action < STOP:
        return f"pay {card_name(action - PAY)}"
    if action <= PASS:
        return "stop" if action == STOP else "pass"
    acting = state.phase == ACTION
    if action < KEEP:
        tile, spot = divmod(action - LAY, SPOT_CODES)
        place = place_of(state, spot)
        where = f"{place[0]},{place[1]}" if place else "?"
        return f"{'build' if acting else 'place'} {TILE_NAMES[tile]} {where}"
    if action < DIRK_GETS:
        return f"{'store' if acting else 'reserve'} {TILE_NAMES[action - KEEP]}"
    if action < EXCHANGE:
        return f"dirk {TILE_NAMES[action - DIRK_GETS]}"
    new, old = divmod(action - EXCHANGE, TILES)
    return f"swap {TILE_NAMES[new]} {TILE_NAMES[old]}"
