"""Words for the person at the prompt: how to play, what a move does, and why one is refused."""

from riad.core.records import Record, copy_record
from riad.games.alhambra.actions import (
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
from riad.games.alhambra.building import exchange, lay, take_away
from riad.games.alhambra.material import CURRENCIES, HIGHEST, TILE_NAMES, TILE_PRICE, TILES, rule_id
from riad.games.alhambra.notation import card_name, write_action
from riad.games.alhambra.outline import longest_wall
from riad.games.alhambra.state import AWARDS, NONE, PAYMENT

HOW_TO_PLAY = """\
Build the finest palace. On your turn do one of these:
  take money: one face-up card, or several that add up to at most 5
  buy a tile: pay at least its price in the currency of its square. No change
    is given, but paying exactly earns you another action
  redesign: build a tile from your reserve, store one there, or swap two
At the end of your turn you place what you bought, in the palace or the reserve.
Tiles are never turned. Sides that touch must both have a wall or both have
none, every tile must be reached on foot from the fountain @, and there may be
no holes. Three times there is a scoring: who has most tiles of a type in the
palace, and 1 point for each side of your longest outer wall. The game ends when
the market cannot be filled any more.

Money is y g b o (yellow, green, blue, orange) and a value. A tile is a type, a
price and its walls: tower9nw is a tower for 9 with walls to the north and west.
  take y1 g2            buy 2, then pay b7, pay b1 ...    stop: no further action
  place tower9nw 1,0    one to the right of the fountain; reserve tower9nw; dirk tower9nw
  build garden10 0,1    store garden10    swap tower11 garden10 (new, then old)
"""

PHRASES = {
    "take": "takes {all}",
    "stop": "wants no further action",
    "pass": "passes",
    "build": "builds {} at {}",
    "store": "stores {}",
    "swap": "swaps in {} for {}",
    "place": "places {} at {}",
    "reserve": "puts {} in the reserve",
    "dirk": "gives {} to Dirk",
}
BUILDING = ("build", "store", "swap", "place")


def tell_action(state: Record, action: int) -> str:
    """What a legal action does, in words."""
    if BUY <= action < PAY:
        tile = int(state.market[action - BUY])
        return f"buys {TILE_NAMES[tile]} for {TILE_PRICE[tile]} {CURRENCIES[action - BUY]}"
    if PAY <= action < STOP:
        paid = int(state.paid) + (action - PAY) % HIGHEST + 1
        price = int(TILE_PRICE[state.market[state.square]])
        so_far = "exactly, a further action" if paid == price else f"{paid} of {price}"
        return f"pays {card_name(action - PAY)} ({so_far if paid <= price else f'{paid - price} too much'})"
    word, _, rest = write_action(state, action).partition(" ")
    if word == "reserve" and state.phase == AWARDS:
        return f"leaves {rest} unbuilt"
    told = PHRASES[word].format(*rest.split(" "), all=rest)
    return f"{told} (longest wall {wall_after(state, action)})" if word in BUILDING else told


def wall_after(state: Record, action: int) -> int:
    """How long the longest wall is after a change of the palace."""
    after, seat = copy_record(state), int(state.turn)
    if action < KEEP:
        lay(after, seat, *divmod(action - LAY, SPOT_CODES))
    elif action < DIRK_GETS:
        take_away(after, seat, action - KEEP)
    else:
        exchange(after, seat, *divmod(action - EXCHANGE, TILES))
    return int(longest_wall(after, seat))


def explain(state: Record, action: int, number: int) -> str:
    """Why rule `number` refuses the action here, in one sentence."""
    if state.ended_by:
        return f"the game is over, it ended by {rule_id(number)}"
    if state.phase == PAYMENT and number == 12:
        return explain_payment(state, action)
    if number in (15, 52):
        return "first place the tiles that wait: place, or reserve"
    if number == 12:
        return explain_purchase(state, action)
    if number == 16:
        return explain_redesign(action)
    return {
        10: "something else can be done, and there is no passing"
        if action == PASS
        else "there is no further action to decline",
        11: "several cards may add up to 5 at most",
        17: "there has been nothing but redesigning for long: take money or buy",
        21: "sides that touch must both have a wall or both have none",
        22: "not every tile could be reached on foot from the fountain",
        23: "it must touch the palace with a side",
        24: "that would leave a hole in the palace",
        63: "Dirk gets only tiles just bought, in a game of two",
    }[number]


def explain_payment(state: Record, action: int) -> str:
    """Why a card cannot be the next of a payment."""
    tile = int(state.market[state.square])
    if not PAY <= action < STOP:
        return f"first pay for {TILE_NAMES[tile]}: {int(state.paid)} of {TILE_PRICE[tile]} are paid"
    card = action - PAY
    if card // HIGHEST != state.square:
        return f"square {int(state.square) + 1} wants {CURRENCIES[int(state.square)]}"
    if state.players[state.turn].hand[card] == 0:
        return f"you have no {card_name(card)}"
    if card % HIGHEST + 1 > state.lowest_paid:
        return "cards are paid from the highest to the lowest"
    return f"with nothing higher than {card_name(card)} the price cannot be reached"


def explain_purchase(state: Record, action: int) -> str:
    """Why a tile cannot be bought, or a card not paid."""
    if PAY <= action < STOP:
        return "first say what to buy"
    square = action - BUY
    tile = int(state.market[square])
    if tile == NONE:
        return f"square {square + 1} is empty"
    money = int(state.players[state.turn].money[square])
    return f"{TILE_NAMES[tile]} costs {TILE_PRICE[tile]} {CURRENCIES[square]}, and you have {money}"


def explain_redesign(action: int) -> str:
    """Why a tile cannot be moved: it is not where it would be taken from, or the place is taken."""
    if action < KEEP:
        tile, spot = divmod(action - LAY, SPOT_CODES)
        if spot == TAKEN:
            return "that place is taken; swap exchanges a tile for another"
        return f"{TILE_NAMES[tile]} is not in your reserve"
    if action < DIRK_GETS:
        return f"{TILE_NAMES[action - KEEP]} is not in your palace"
    new, old = divmod(action - EXCHANGE, TILES)
    return f"swap needs {TILE_NAMES[new]} in your reserve and {TILE_NAMES[old]} in your palace"
