"""Words for the person at the prompt: how to play, what a move does, and why one is refused."""

from riad.core.ink import count_of
from riad.core.records import Record, copy_record
from riad.games.dreamhome.actions import (
    COLUMN_PAIRS,
    DRILL_SWAP,
    HAMMER,
    KEEP,
    MIX,
    PASS,
    PUT,
    PUT_DOWN,
    ROOFER_TAKES,
    SCAFFOLD_AT,
    SPACE_PAIRS,
    SUPPLY,
    SWAP,
    TAKE,
    TOKEN,
)
from riad.games.dreamhome.house import beyond, is_room, leftmost, tokens_from
from riad.games.dreamhome.legality import suits_phase
from riad.games.dreamhome.material import (
    COLUMNS,
    DRILL,
    FURNISHING,
    FURNISHINGS,
    KEPT,
    ROOF_KINDS,
    ROOFS,
    ROOMS,
    SCAFFOLDING,
    SPACES,
    SPECIALS,
    SUPPLIER,
    rule_id,
)
from riad.games.dreamhome.rules import apply
from riad.games.dreamhome.scoring import house_points
from riad.games.dreamhome.state import (
    DISCARDING,
    FURNISHING_NOW,
    HAMMERING,
    KEEPING,
    NONE,
    PLACING,
    ROOFING,
    SCAFFOLD,
    SCAFFOLDING_NOW,
    TURN,
)

HOW_TO_PLAY = """\
Furnish the best house in twelve rounds. With two or three players the first one
discards a column of the track. Then each takes a column: its room, and the
special card above it; column 1 has none, but makes you first in the next round.
Place the room at once. Nothing may stand over an empty space; garage, storage,
laundry, workshop and wine cellar go in the basement, all others on the floors.
Cards of a type side by side are one room: "scores 1 4 9" is for one, two and
three cards, and no more may join. Face down a card is an empty room, worth
nothing, and fits anywhere. A furnishing (*) closes its room: it grows no more.
Four roof cards make a roof, 8 points in one colour, 3 otherwise, and 1 for each
window (red+). Bathrooms on both floors, and bathroom, kitchen and bedroom,
score 3 each. Pantry, sauna and dressing room like their partner beside them.
Tools help once, before you take a column; helpers at the end. What each does:
type rule 50 where a card says (DH-50).

  take 3            put f2, or put f2 down      token f2     scaffold b4
  drill f2 4        mix 2 4                     hammer 2     discard 3
  roofer red+       supply f2 kitchen           swap f1 s3   keep f2   pass
"""

RULE_OF = {
    "drill": 50,
    "concrete_mixer": 51,
    "scaffolding": 52,
    "jackhammer": 53,
    "roofer": 40,
    "supplier": 41,
    "handyman": 42,
    "architect": 44,
    "interior_designer": 45,
}
"""The rule that says what a tool or a helper does."""


def words(name: str) -> str:
    """A card's id as people say it: children's room, red roof with a window."""
    if name in ROOF_KINDS:
        return f"{name.rstrip('+')} roof{' with a window' if name.endswith('+') else ''}"
    return name.replace("_", " ").replace("childrens", "children's")


def card_told(card: int) -> str:
    """A card of a house in words."""
    return words(ROOMS[card]) if is_room(card) else "empty room"


def exchanges(player: Record, space: int) -> str:
    """That a card of a house goes for another."""
    token = int(player.tokens[space])
    lost = f" and the {words(FURNISHINGS[token])} in it" if token != NONE else ""
    return f"gives up the {card_told(int(player.house[space]))} on {SPACES[space]}{lost} for"


def column_told(state: Record, column: int) -> str:
    """What lies in a column."""
    room = words(ROOMS[int(state.track_rooms[column])])
    if column == 0:
        return f"the {room} and the first-player marker"
    return f"the {room} and the {special_told(state, int(state.track_specials[column]))}"


def special_told(state: Record, special: int) -> str:
    """A special card with what to know of it: a token's points and rooms, the rule of a tool or helper."""
    name = SPECIALS[special]
    if special < ROOFS:
        return words(name)
    if special >= KEPT:
        return f"{words(name)} ({rule_id(RULE_OF[name])})"
    token = special - FURNISHING
    allowed = int(state.box.furnishes[token])
    rooms = [words(room) for number, room in enumerate(ROOMS) if allowed >> number & 1]
    where = " or ".join(rooms) if len(rooms) < 4 else f"{len(rooms)} kinds of rooms"
    return f"{words(name)} ({count_of(int(state.box.token_points[token]), 'point')}; {where or 'outside'})"


def consequences(state: Record, action: int) -> str:
    """What an action brings to the house at once, and a special card that it lets go unused."""
    seat, after = int(state.turn), copy_record(state)
    apply(after, action)
    lost = unused(state, after, action)
    gain = int(house_points(after, after.players[seat])) - int(house_points(state, state.players[seat]))
    return (f", {gain:+}" if gain else "") + lost


def unused(state: Record, after: Record, action: int) -> str:
    """That a furnishing finds no room, or scaffolding no space."""
    special = int(state.waiting)
    if TAKE < action < SCAFFOLD_AT:
        special = int(state.track_specials[action - TAKE])
    if special == SCAFFOLDING and TAKE < action < SCAFFOLD_AT and after.waiting == NONE:
        return "; the scaffolding is of no use any more and discarded"
    is_token = action >= PUT and FURNISHING <= special < KEPT and not TOKEN <= action < ROOFER_TAKES
    if is_token and after.special_discards[special] > state.special_discards[special]:
        return f"; no room can take the {words(SPECIALS[special])}, which is discarded"
    return ""


def tell_action(state: Record, action: int) -> str:
    """What a legal action does, in words."""
    player = state.players[state.turn]
    if action < TAKE:
        return tell_preparation(state, player, action) + consequences(state, action)
    if action < ROOFER_TAKES:
        return tell_building(state, player, action) + consequences(state, action)
    if action < SUPPLY:
        return f"adds the {words(ROOF_KINDS[action - ROOFER_TAKES])} to the roof pile"
    if action < SWAP:
        space, room = divmod(action - SUPPLY, len(ROOMS))
        return f"{exchanges(player, space)} the discarded {words(ROOMS[room])}{consequences(state, action)}"
    if action < KEEP:
        one, other = SPACE_PAIRS[action - SWAP]
        cards = [card_told(int(player.house[space])) for space in (one, other)]
        told = f"swaps the {cards[0]} on {SPACES[one]} and the {cards[1]} on {SPACES[other]}"
        return told + consequences(state, action)
    if action < PASS:
        token = words(FURNISHINGS[int(player.tokens[action - KEEP])])
        return f"keeps the {token}{consequences(state, action)}"
    if state.stage == HAMMERING:
        return "leaves the jackhammer for another round"
    return "wants no roof card" if state.stage == ROOFING else "wants nothing more from supplier and handyman"


def tell_preparation(state: Record, player: Record, action: int) -> str:
    """What a discard or a tool does."""
    if action < HAMMER:
        return f"discards {column_told(state, action)}"
    if action < DRILL_SWAP:
        column = action - HAMMER
        special = int(state.track_specials[column])
        thrown = f"the {words(SPECIALS[special])} is discarded" if special != NONE else "without the marker"
        return f"takes the {words(ROOMS[int(state.track_rooms[column])])} with the jackhammer, {thrown}"
    if action < MIX:
        space, column = divmod(action - DRILL_SWAP, COLUMNS)
        incoming = words(ROOMS[int(state.track_rooms[column])])
        return f"{exchanges(player, space)} the {incoming} of column {column + 1}"
    one, other = COLUMN_PAIRS[action - MIX]
    rooms = [words(ROOMS[int(state.track_rooms[column])]) for column in (one, other)]
    return f"swaps the {rooms[0]} of column {one + 1} and the {rooms[1]} of column {other + 1}"


def tell_building(state: Record, player: Record, action: int) -> str:
    """What taking or placing does."""
    if action < SCAFFOLD_AT:
        return f"takes {column_told(state, action - TAKE)}"
    if action < PUT:
        return f"puts scaffolding on {SPACES[action - SCAFFOLD_AT]}"
    if action < TOKEN:
        down = action >= PUT_DOWN
        space = action - (PUT_DOWN if down else PUT)
        over = ", over the scaffolding" if player.house[space] == SCAFFOLD else ""
        how = " face down, as an empty room," if down else ""
        return f"puts the {words(ROOMS[int(state.held)])}{how} on {SPACES[space]}{over}"
    token = words(FURNISHINGS[int(state.waiting) - FURNISHING])
    room = card_told(int(player.house[action - TOKEN]))
    return f"puts the {token} in the {room} on {SPACES[action - TOKEN]}"


FIRST = {
    DISCARDING: "the first player discards a column first",
    HAMMERING: "first say whether you use the jackhammer: hammer and a column, or pass",
    TURN: "take a column; before that only drill and mix can be used",
    PLACING: "first put the room that you took",
    SCAFFOLDING_NOW: "first put up the scaffolding",
    FURNISHING_NOW: "first put the token on a room",
    KEEPING: "tokens meet in a room: first say which one to keep",
    ROOFING: "the roofer comes first: take a discarded roof card, or pass",
}
HELPERS_LEFT = "only supplier and handyman can act now: supply, swap, or pass"


def explain(state: Record, action: int, number: int) -> str:
    """Why rule `number` refuses the action here, in one sentence."""
    if state.ended_by:
        return f"the game is over, it ended by {rule_id(number)}"
    if not suits_phase(state, action):
        return FIRST.get(int(state.phase), HELPERS_LEFT)
    return explain_kind(state, action, number)


def explain_kind(state: Record, action: int, number: int) -> str:
    """Why an action of the right kind is refused."""
    player = state.players[state.turn]
    if number == 13:
        return "that room would have more cards than its type may"
    if number in (21, 22):
        return explain_token(state, player, action - TOKEN)
    if number == 41:
        return explain_supply(state, action)
    if number == 50:
        return explain_drill(player, action)
    if number == 52:
        return explain_scaffolding(player, action)
    return {
        2: "column 1 is never discarded",
        10: "that space is taken",
        11: "there is an empty space below it",
        12: "basement rooms go in the basement, all others on the floors",
        14: "a token closes the room beside it: no card of its type may be added",
        40: "no such roof card was discarded",
        42: "you have no handyman",
        43: "a token closes the room beside it, to the handyman too",
        48: "keep one of the tokens that meet in the room",
        51: "you have no concrete mixer",
        54: "a column that you name holds no room any more",
    }[number]


def explain_token(state: Record, player: Record, space: int) -> str:
    """Why a token cannot go on a space."""
    token, card = words(FURNISHINGS[int(state.waiting) - FURNISHING]), int(player.house[space])
    if not is_room(card):
        return "a token goes on a room that lies face up"
    if leftmost(player, space) != space:
        return f"name a room by its leftmost card: {SPACES[leftmost(player, space)]}"
    if not int(state.box.furnishes[int(state.waiting) - FURNISHING]) >> card & 1:
        return f"the {token} does not go in a {words(ROOMS[card])}"
    if tokens_from(player, space, beyond(player, space)) == 0:
        return "at this table a room of full size takes no token"
    return "that room has a token already"


def explain_scaffolding(player: Record, action: int) -> str:
    """Why scaffolding, or a room because of it, cannot go on a space."""
    if action < PUT:
        return "scaffolding goes on an empty space"
    space = action - (PUT_DOWN if action >= PUT_DOWN else PUT)
    if player.house[space] == SCAFFOLD:
        return "this scaffolding was put up in this turn: a room may go over it from the next round on"
    return "the scaffolding needs that space: put the room over older scaffolding, or put this one up first"


def explain_supply(state: Record, action: int) -> str:
    """Why the supplier has nothing."""
    if state.players[state.turn].beside[SUPPLIER] == 0:
        return "you have no supplier"
    return f"no {words(ROOMS[(action - SUPPLY) % len(ROOMS)])} was discarded"


def explain_drill(player: Record, action: int) -> str:
    """Why the drill cannot be used."""
    if player.beside[DRILL] == 0:
        return "you have no drill"
    return f"no room lies face up on {SPACES[(action - DRILL_SWAP) // COLUMNS]}"
