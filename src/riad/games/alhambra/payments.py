"""Payment in a view: the affordable tiles, and every way to complete a payment."""

from collections.abc import Sequence
from typing import Any

from riad.core.records import Record, copy_record
from riad.games.alhambra.notation import CARD_NAMES
from riad.games.alhambra.rules.constants import CURRENCIES, HIGHEST, TILE_PRICE
from riad.games.alhambra.rules.money import refusal_to_pay, value_of
from riad.games.alhambra.rules.state import NONE

PRICES: list[int] = TILE_PRICE.tolist()


def means(state: Record, seat: int, market: Sequence[int]) -> list[str | None]:
    """Return how a seat could pay for each square: exactly, only in excess, or not at all."""
    player = state["players"][seat]
    hand, money = player["hand"].tolist(), player["money"].tolist()
    ways: list[str | None] = []
    for square, tile in enumerate(market):
        if tile == NONE or money[square] < PRICES[tile]:
            ways.append(None)
        else:
            held = hand[HIGHEST * square : HIGHEST * (square + 1)]
            ways.append("exact" if sums(held) >> PRICES[tile] & 1 else "over")
    return ways


def sums(held: Sequence[int]) -> int:
    """Return the possible sums of cards as bits: `held` counts the cards of each value from 1 on."""
    reached = 1
    for value, number in enumerate(held, start=1):
        for _ in range(number):
            reached |= reached << value
    return reached


def buying(state: Record, seat: int | None) -> dict[str, Any]:
    """Describe a payment: its progress, and for the payer every way to complete it."""
    mine, square = seat == state["turn"], int(state["square"])
    return {
        "square": square,
        "money": CURRENCIES[square],
        "paid": int(state["paid"]),
        "ways": ways_to_pay(state) if mine else [],
    }


def ways_to_pay(state: Record) -> list[dict[str, Any]]:
    """List the cards that complete a payment, from the highest down, exact ones first (AL-12)."""
    trial = copy_record(state)
    player, square = trial["players"][int(trial["turn"])], int(trial["square"])
    price, ways = PRICES[int(trial["market"][square])], []

    def go_on(taken: list[int]) -> None:
        paid = int(trial["paid"])
        if paid >= price:
            ways.append((paid - price, taken))
            return
        highest = trial["lowest_paid"]
        for card in range(HIGHEST * (square + 1) - 1, HIGHEST * square - 1, -1):
            if refusal_to_pay(trial, player, card, price) == 0:
                value = int(value_of(card))
                player["hand"][card] -= 1
                trial["paid"], trial["lowest_paid"] = paid + value, value
                go_on([*taken, card])
                player["hand"][card] += 1
                trial["paid"], trial["lowest_paid"] = paid, highest

    go_on([])
    ways.sort(key=lambda way: (way[0], len(way[1])))
    return [{"cards": [CARD_NAMES[card] for card in taken], "over": over} for over, taken in ways]
