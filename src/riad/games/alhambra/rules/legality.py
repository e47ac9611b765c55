"""Legal actions, and the rule that forbids any other action."""

from riad.core.contract import Actions
from riad.core.jit import rule
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
    STOP,
    TAKEN,
)
from riad.games.alhambra.rules.constants import (
    HIGHEST,
    MONEY_PLACES,
    SQUARES,
    STEP_X,
    STEP_Y,
    TILE_PRICE,
    TILE_WALLS,
    TILES,
)
from riad.games.alhambra.rules.money import refusal_to_pay, refusal_to_take, several_may_be_taken
from riad.games.alhambra.rules.palace import (
    refusal_to_exchange,
    refusal_to_fit,
    refusal_to_take_away,
)
from riad.games.alhambra.rules.state import (
    ACTION,
    AWARDED,
    AWARDS,
    BOUGHT,
    NONE,
    PALACE,
    PAYMENT,
    PLACING,
    RESERVE,
)

REDESIGNS_IN_A_ROW = 3  # AL-17: times the seats


@rule
def legal(state: Record, out: Actions) -> int:
    """Fill `out` with the legal actions, ascending; return how many."""
    if state.ended_by:
        return 0
    player = state.players[state.turn]
    if state.phase == PAYMENT:
        return legal_payments(state, player, out)
    if state.phase != ACTION:
        return legal_placements(state, player, out)
    count = legal_takes_and_buys(state, player, out)
    progress = count > 0
    if state.further:
        out[count] = STOP  # AL-13
        count += 1
    if not (progress and redesigns_are_over(state)):
        count = legal_redesigns(state, player, out, count)
    if count == 0:
        out[0] = PASS  # AL-10
        count = 1
    return count


@rule
def legal_takes_and_buys(state: Record, player: Record, out: Actions) -> int:
    """List the sets of money to take and the affordable tiles (AL-11, AL-12)."""
    count = 0
    several = several_may_be_taken(state)
    for mask in range(1, 1 << MONEY_PLACES):
        if several or mask & (mask - 1) == 0:
            out[count] = mask - 1
            count += refusal_to_take(state, mask) == 0
    for square in range(SQUARES):
        out[count] = BUY + square
        count += refusal_to_buy(state, player, square) == 0
    return count


@rule
def refusal_to_buy(state: Record, player: Record, square: int) -> int:
    """Return 0 if the tile on a square is affordable, else 12 (AL-12)."""
    tile = int(state.market[square])
    return 0 if tile != NONE and player.money[square] >= TILE_PRICE[tile] else 12


@rule
def redesigns_are_over(state: Record) -> bool:
    """Return whether too many idle turns forbid a redesign by a seat that can take or buy (AL-17)."""
    return bool(state.further == 0 and state.idle >= REDESIGNS_IN_A_ROW * state.seats)


@rule
def legal_payments(state: Record, player: Record, out: Actions) -> int:
    """List the possible next cards of a payment (AL-12)."""
    price = int(TILE_PRICE[state.market[state.square]])
    count = 0
    for card in range(HIGHEST * state.square, HIGHEST * (state.square + 1)):
        out[count] = PAY + card
        count += refusal_to_pay(state, player, card, price) == 0
    return count


@rule
def legal_redesigns(state: Record, player: Record, out: Actions, count: int) -> int:
    """List redesigns: from the reserve, to the reserve, exchanges (AL-16)."""
    reserve = int(player.reserve)
    for tile in range(TILES if reserve else 0):
        if reserve >> tile & 1:
            count = legal_spots(player, tile, out, count)
    for index in range(player.palace_size - 1):
        tile = int(player.palace[index])
        out[count] = KEEP + tile
        count += int(player.removable) >> tile & 1
    for new in range(TILES if reserve else 0):
        if reserve >> new & 1:
            for index in range(player.palace_size - 1):
                old = int(player.palace[index])
                out[count] = EXCHANGE + TILES * new + old
                count += refusal_to_exchange(state, new, old) == 0
    return count


@rule
def legal_spots(player: Record, tile: int, out: Actions, count: int) -> int:
    """List the spots where a tile may be placed (AL-20 to AL-24)."""
    walls = int(TILE_WALLS[tile])
    for number in range(player.spots):
        out[count] = LAY + SPOT_CODES * tile + int(player.spot[number])
        count += refusal_to_fit(walls, int(player.beside[number])) == 0
    return count


@rule
def legal_placements(state: Record, player: Record, out: Actions) -> int:
    """List the placings of each waiting tile: on a spot, in the reserve, or to Dirk (AL-15, AL-52)."""
    waiting = AWARDED + int(state.turn) if state.phase == AWARDS else BOUGHT
    count = 0
    for tile in range(TILES):
        if state.where[tile] == waiting:
            count = legal_spots(player, tile, out, count)
    for tile in range(TILES):
        if state.where[tile] == waiting:
            out[count] = KEEP + tile
            count += 1
    if state.seats == 2 and state.phase == PLACING:  # AL-63
        for tile in range(TILES):
            if state.where[tile] == waiting:
                out[count] = DIRK_GETS + tile
                count += 1
    return count


@rule
def refusal(state: Record, action: int) -> int:
    """Return 0 when the action is legal, else the number of a rule that forbids it, for any number."""
    if state.ended_by:
        return int(state.ended_by)
    player = state.players[state.turn]
    if PAY <= action < STOP:
        if state.phase != PAYMENT:
            return 12
        return refusal_to_pay(state, player, action - PAY, int(TILE_PRICE[state.market[state.square]]))
    if state.phase == PAYMENT:
        return 12
    if state.phase != ACTION:
        return refusal_to_place(state, player, action)
    if action < BUY:
        return refusal_to_take(state, action + 1)
    if action < PAY:
        return refusal_to_buy(state, player, action - BUY)
    if action == STOP:
        return 0 if state.further else 10
    if action == PASS:
        return refusal_to_pass(state, player)
    return refusal_to_redesign(state, player, action)


@rule
def can_take_or_buy(state: Record, player: Record) -> bool:
    """Return whether there is money to take or an affordable tile."""
    ways = int(state.display[0] != NONE)
    for square in range(SQUARES):
        ways += refusal_to_buy(state, player, square) == 0
    return ways > 0


@rule
def refusal_to_pass(state: Record, player: Record) -> int:
    """Return 0 if the seat can only pass, else 10 (AL-10)."""
    if state.further or can_take_or_buy(state, player) or player.removable:
        return 10
    for tile in range(TILES):
        if int(player.reserve) >> tile & 1 and can_redesign_with(state, player, tile):
            return 10
    return 0


@rule
def can_redesign_with(state: Record, player: Record, tile: int) -> bool:
    """Return whether a reserve tile has a spot or a tile to replace."""
    ways = 0
    for number in range(player.spots):
        ways += refusal_to_fit(int(TILE_WALLS[tile]), int(player.beside[number])) == 0
    for index in range(player.palace_size - 1):
        ways += refusal_to_exchange(state, tile, int(player.palace[index])) == 0
    return ways > 0


@rule
def refusal_to_redesign(state: Record, player: Record, action: int) -> int:
    """Return 0 if a redesign is legal, else the rule that forbids it (AL-16 and the building rules)."""
    seat = int(state.turn)
    if DIRK_GETS <= action < EXCHANGE:
        return 63
    if redesigns_are_over(state) and can_take_or_buy(state, player):
        return 17
    if action < KEEP:
        tile, spot = divmod(action - LAY, SPOT_CODES)
        return refusal_to_lay(player, tile, spot) if state.where[tile] == RESERVE + seat else 16
    if action < DIRK_GETS:
        tile = action - KEEP
        return refusal_to_take_away(state, seat, tile) if state.where[tile] == PALACE + seat else 16
    new, old = divmod(action - EXCHANGE, TILES)
    if new >= TILES or state.where[new] != RESERVE + seat or state.where[old] != PALACE + seat:
        return 16
    return refusal_to_exchange(state, new, old)


@rule
def refusal_to_place(state: Record, player: Record, action: int) -> int:
    """Return 0 if this placing of a waiting tile is legal, else the rule that forbids it (AL-15, AL-52)."""
    rule_of_phase = 52 if state.phase == AWARDS else 15
    waiting = AWARDED + int(state.turn) if state.phase == AWARDS else BOUGHT
    if action < LAY or action >= EXCHANGE:
        return rule_of_phase
    if action < KEEP:
        tile, spot = divmod(action - LAY, SPOT_CODES)
        return refusal_to_lay(player, tile, spot) if state.where[tile] == waiting else rule_of_phase
    if action < DIRK_GETS:
        return 0 if state.where[action - KEEP] == waiting else rule_of_phase
    if state.seats > 2 or state.phase == AWARDS:  # AL-63
        return 63
    return 0 if state.where[action - DIRK_GETS] == waiting else rule_of_phase


@rule
def refusal_to_lay(player: Record, tile: int, spot: int) -> int:
    """Return 0 if a tile may be placed on a spot of the palace, else the rule that forbids it."""
    for number in range(player.spots):
        if player.spot[number] == spot:
            return refusal_to_fit(int(TILE_WALLS[tile]), int(player.beside[number]))
    return refusal_of_spot(player, spot)


@rule
def refusal_of_spot(player: Record, spot: int) -> int:
    """Return the rule against a spot: taken, not adjacent by its name (AL-23), or making a hole (AL-24)."""
    if spot == TAKEN:
        return 16
    for index in range(player.palace_size):
        if player.palace[index] == spot >> 2:
            x, y = int(player.x[index]) + STEP_X[spot & 3], int(player.y[index]) + STEP_Y[spot & 3]
            return refusal_of_place(player, index, x, y)
    return 23


@rule
def refusal_of_place(player: Record, namer: int, x: int, y: int) -> int:
    """Return the same for a place next to a palace tile by index; only the lowest neighbour may name it."""
    for index in range(player.palace_size):
        away = abs(int(player.x[index]) - x) + abs(int(player.y[index]) - y)
        if away == 0:
            return 16
        if away == 1 and index < namer:
            return 23
    return 24
