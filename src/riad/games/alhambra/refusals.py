"""Reasons for refusals, as values and as sentences."""

from collections.abc import Mapping
from typing import Any

from riad.core.records import Record
from riad.games.alhambra.facts import rule_id
from riad.games.alhambra.notation import card_name
from riad.games.alhambra.rules.actions import (
    BUY,
    DIRK_GETS,
    EXCHANGE,
    KEEP,
    LAY,
    PASS,
    PAY,
    SPOT_CODES,
    STOP,
    TAKEN,
)
from riad.games.alhambra.rules.constants import (
    CURRENCIES,
    HIGHEST,
    SEVERAL_AT_MOST,
    TILE_NAMES,
    TILE_PRICE,
    TILES,
)
from riad.games.alhambra.rules.state import NONE, PAYMENT

EXPLAINED = {
    "over": "the game is over ({rule})",
    "pay_first": "first finish paying for {tile}: {paid} of {price} so far",
    "other_money": "square {square} takes only {money}",
    "no_card": "you don't have {card}",
    "highest_first": "pay your highest cards first",
    "too_low": "you can't reach the price with {card} as your highest card",
    "place_first": "first place your new tiles: place, or reserve",
    "buy_first": "first choose a tile with buy",
    "no_tile": "square {square} is empty",
    "too_dear": "{tile} costs {price} {money}, and you have {have}",
    "spot_taken": "that place is taken; swap exchanges a tile for another",
    "not_in_reserve": "{tile} is not in your reserve",
    "not_in_palace": "{tile} is not in your palace",
    "swap_needs": "swap needs {tile} in your reserve and {old} in your palace",
    "no_passing": "you can't pass while you have a legal action",
    "no_further": "you have no extra action to give up",
    "together": "several cards may total {most} at most",
    "redesigned_long": "there have only been redesigns for three rounds: take money or buy a tile",
    "walls": "sides that touch must both have a wall or both have none",
    "on_foot": "it must be possible to walk to every tile from the fountain",
    "apart": "it must share a side with the palace",
    "hole": "that would leave a hole in the palace",
    "dirk": "only tiles just bought can go to Dirk, and only with two players",
}
"""Texts of refusals by the kind of reason."""

BY_RULE = {
    15: "place_first",
    17: "redesigned_long",
    21: "walls",
    22: "on_foot",
    23: "apart",
    24: "hole",
    52: "place_first",
    63: "dirk",
}
"""The rules with a single reason each."""


def explain(reason: Mapping[str, Any]) -> str:
    """Return a reason as one sentence."""
    return EXPLAINED[reason["because"]].format(**reason)


def reason(state: Record, action: int, number: int) -> dict[str, Any]:
    """Return the reason why rule `number` refuses the action. Cards and tiles are in notation."""
    if state.ended_by:
        return {"because": "over", "rule": rule_id(number)}
    if number == 11:
        return {"because": "together", "most": SEVERAL_AT_MOST}
    if number == 12:
        return reason_of_payment(state, action) if state.phase == PAYMENT else reason_of_buying(state, action)
    if number == 16:
        return reason_of_redesign(action)
    if number == 10:
        return {"because": "no_passing" if action == PASS else "no_further"}
    return {"because": BY_RULE[number]}


def reason_of_payment(state: Record, action: int) -> dict[str, Any]:
    """Return the reason why a card cannot be the next of a payment."""
    square = int(state.square)
    tile = int(state.market[square])
    if not PAY <= action < STOP:
        paid = {"paid": int(state.paid), "price": int(TILE_PRICE[tile])}
        return {"because": "pay_first", "tile": TILE_NAMES[tile], **paid}
    card = action - PAY
    if card // HIGHEST != square:
        return {"because": "other_money", "square": square + 1, "money": CURRENCIES[square]}
    if state.players[state.turn].hand[card] == 0:
        return {"because": "no_card", "card": card_name(card)}
    if card % HIGHEST + 1 > state.lowest_paid:
        return {"because": "highest_first"}
    return {"because": "too_low", "card": card_name(card)}


def reason_of_buying(state: Record, action: int) -> dict[str, Any]:
    """Return the reason why a tile cannot be bought, or a card not paid."""
    if PAY <= action < STOP:
        return {"because": "buy_first"}
    square = action - BUY
    tile = int(state.market[square])
    if tile == NONE:
        return {"because": "no_tile", "square": square + 1}
    price, have = int(TILE_PRICE[tile]), int(state.players[state.turn].money[square])
    bill = {"price": price, "money": CURRENCIES[square], "have": have}
    return {"because": "too_dear", "tile": TILE_NAMES[tile], **bill}


def reason_of_redesign(action: int) -> dict[str, Any]:
    """Return the reason why a tile cannot be moved: it is elsewhere, or its destination is taken."""
    if action < KEEP:
        tile, spot = divmod(action - LAY, SPOT_CODES)
        if spot == TAKEN:
            return {"because": "spot_taken"}
        return {"because": "not_in_reserve", "tile": TILE_NAMES[tile]}
    if action < DIRK_GETS:
        return {"because": "not_in_palace", "tile": TILE_NAMES[action - KEEP]}
    new, old = divmod(action - EXCHANGE, TILES)
    return {"because": "swap_needs", "tile": TILE_NAMES[new], "old": TILE_NAMES[old]}
