"""A turn of Alhambra. Ids such as AL-12 mark the code that enforces a rule.

`setup` starts a game, and `between_turns` has the events between turns; `legality` has the legal actions,
`palace` the palaces, `money` draws and payments, and `actions` the numbering of actions.
"""

from riad.core.defaults import clockwise
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.alhambra.rules.actions import BUY, DIRK_GETS, EXCHANGE, KEEP, LAY, PASS, PAY, SPOT_CODES, STOP
from riad.games.alhambra.rules.between_turns import build_awards, end_turn, to_dirk
from riad.games.alhambra.rules.constants import HIGHEST, TILE_PRICE, TILES
from riad.games.alhambra.rules.money import (
    currency_of,
    take_cards,
    value_of,
)
from riad.games.alhambra.rules.palace import change, place_beside, place_of
from riad.games.alhambra.rules.state import ACTION, AWARDS, BOUGHT, NONE, PAYMENT, PLACING, RESERVE, UNBUILT


@rule
def actor(state: Record) -> int:
    """Return the seat to decide, or -1 when the game is over."""
    return NONE if state.ended_by else int(state.turn)


@rule
def apply(state: Record, action: int) -> None:
    """Apply a legal action and everything that follows from it without a decision."""
    act(state, action)
    go_on(state)


@rule
def go_on(state: Record) -> None:
    """Continue when no tile is left to place: end the turn, or let the next player place awards."""
    if state.bought == 0 and state.phase == PLACING:
        end_turn(state)
    elif state.bought == 0 and state.phase == AWARDS:
        build_awards(state, clockwise(state, int(state.turn) + 1))


@rule
def act(state: Record, action: int) -> None:
    """Apply an action without its consequences."""
    player = state.players[state.turn]
    if action != PASS:
        state.passes = 0
    if action < BUY:
        take_cards(state, player, action + 1)  # AL-11
        end_actions(state)  # AL-14
    elif action < PAY:
        start_purchase(state, action - BUY)
    elif action < STOP:
        pay(state, player, action - PAY)
    elif action == STOP:
        end_actions(state)
    elif action == PASS:
        state.passes += 1
        end_actions(state)
    else:
        if action < KEEP or state.phase == ACTION:
            build(state, action)
        if state.phase == ACTION:
            redesign(state, action)
        else:
            place(state, action)


@rule
def start_purchase(state: Record, square: int) -> None:
    """Start paying for a tile (AL-12)."""
    state.phase = PAYMENT
    state.square = square
    state.paid = 0
    state.lowest_paid = HIGHEST


@rule
def pay(state: Record, player: Record, card: int) -> None:
    """Pay one card; the last one buys the tile (AL-12)."""
    player.hand[card] -= 1
    player.money[currency_of(card)] -= value_of(card)
    state.discards[card] += 1
    state.paid += value_of(card)
    state.lowest_paid = value_of(card)
    tile = int(state.market[state.square])
    if state.paid < TILE_PRICE[tile]:
        return
    state.market[state.square] = NONE
    state.where[tile] = BOUGHT
    state.bought += 1
    state.square = NONE
    if state.paid == TILE_PRICE[tile]:  # AL-13
        state.phase = ACTION
        state.further += 1
    else:
        end_actions(state)  # AL-14


@rule
def build(state: Record, action: int) -> None:
    """Change the palace: a tile to a spot, one to the reserve, or an exchange.

    Turns change a palace only here: the code behind it is long, and every copy would be compiled again.
    """
    player = state.players[state.turn]
    if action < KEEP:
        new, spot = divmod(action - LAY, SPOT_CODES)
        old = NONE
        x, y = place_beside(player, spot)
    else:
        new, old = NONE, action - KEEP
        if action >= EXCHANGE:
            new, old = divmod(action - EXCHANGE, TILES)
        x, y = place_of(player, old)
    change(state, int(state.turn), new, old, x, y)


@rule
def redesign(state: Record, action: int) -> None:
    """Redesign: take a tile from the reserve, move one to it, or both (AL-16)."""
    seat = int(state.turn)
    if action < KEEP:
        from_reserve(state, seat, (action - LAY) // SPOT_CODES)
    elif action < EXCHANGE:
        to_reserve(state, seat, action - KEEP)
    else:
        new, old = divmod(action - EXCHANGE, TILES)
        from_reserve(state, seat, new)
        to_reserve(state, seat, old)
    state.redesigned = state.further == 0
    end_actions(state)  # AL-14


@rule
def to_reserve(state: Record, seat: int, tile: int) -> None:
    """Put a tile in the reserve."""
    state.where[tile] = RESERVE + seat
    state.players[seat].reserve |= 1 << tile


@rule
def from_reserve(state: Record, seat: int, tile: int) -> None:
    """Move a tile from the reserve to the palace, and record it there."""
    state.players[seat].reserve &= ~(1 << tile)


@rule
def end_actions(state: Record) -> None:
    """End the actions: start placing the bought tiles, or end the turn without any (AL-15)."""
    state.phase = PLACING


@rule
def place(state: Record, action: int) -> None:
    """Place a bought tile in the palace, the reserve or with Dirk (AL-15), or an awarded one (AL-52)."""
    seat = int(state.turn)
    state.bought -= 1
    if KEEP <= action < DIRK_GETS:
        leave(state, seat, action - KEEP)
    elif action >= DIRK_GETS:
        to_dirk(state, action - DIRK_GETS)  # AL-63


@rule
def leave(state: Record, seat: int, tile: int) -> None:
    """Leave a waiting tile unbuilt: move it to the reserve, or at the end of the game out of play."""
    if state.phase == AWARDS:
        state.where[tile] = UNBUILT
    else:
        to_reserve(state, seat, tile)
