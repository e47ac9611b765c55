"""Descriptions of Alhambra's moves: cards, tiles, places and effects."""

from typing import Any

from riad.core.records import Record, copy_record
from riad.games.alhambra.notation import card_name, write_action
from riad.games.alhambra.rules.actions import BUY, DIRK_GETS, EXCHANGE, KEEP, LAY, PAY, SPOT_CODES, STOP
from riad.games.alhambra.rules.constants import CURRENCIES, TILE_NAMES, TILE_PRICE, TILES
from riad.games.alhambra.rules.longest_wall import longest_wall
from riad.games.alhambra.rules.money import value_of
from riad.games.alhambra.rules.palace import exchange, lay, take_away
from riad.games.alhambra.rules.state import AWARDS


def deed(state: Record, action: int) -> dict[str, Any]:
    """Describe a legal action. Cards, tiles and places are in the notation of moves."""
    if BUY <= action < PAY:
        wanted = int(state.market[action - BUY])
        name, price = TILE_NAMES[wanted], int(TILE_PRICE[wanted])
        return {"does": "buy", "tile": name, "price": price, "money": CURRENCIES[action - BUY]}
    if PAY <= action < STOP:
        return payment(state, action - PAY)
    does, *named = write_action(state, action).split(" ")
    match does, named:
        case "take", cards:
            return {"does": does, "cards": cards}
        case (("build" | "place"), [tile, at]):
            return {"does": does, "tile": tile, "at": at, "wall": wall_after(state, action)}
        case "swap", [tile, old]:
            return {"does": does, "tile": tile, "old": old, "wall": wall_after(state, action)}
        case "store", [tile]:
            return {"does": does, "tile": tile, "wall": wall_after(state, action)}
        case "reserve", [tile]:
            return {"does": "leave" if state.phase == AWARDS else does, "tile": tile}
        case "dirk", [tile]:
            return {"does": does, "tile": tile}
    return {"does": does}


def payment(state: Record, card: int) -> dict[str, Any]:
    """Describe the payment of a card, with the excess once the price is reached."""
    paid = int(state.paid) + int(value_of(card))
    price = int(TILE_PRICE[state.market[state.square]])
    over = paid - price if paid >= price else None
    return {"does": "pay", "card": card_name(card), "paid": paid, "price": price, "over": over}


def wall_after(state: Record, action: int) -> int:
    """Return the length of the longest wall after a change of the palace."""
    after, seat = copy_record(state), int(state.turn)
    if action < KEEP:
        lay(after, seat, *divmod(action - LAY, SPOT_CODES))
    elif action < DIRK_GETS:
        take_away(after, seat, action - KEEP)
    else:
        exchange(after, seat, *divmod(action - EXCHANGE, TILES))
    return int(longest_wall(after, seat))
