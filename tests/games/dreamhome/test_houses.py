"""Random houses: the compiled rules agree with the words of the rules, see brute_force.py."""

import copy
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import riad
from riad.core.jit import rule
from riad.core.records import Record
from riad.games.dreamhome.rule_texts import RULES
from riad.games.dreamhome.rules import actions, constants
from riad.games.dreamhome.rules import state as states
from riad.games.dreamhome.rules.actions import ACTIONS
from riad.games.dreamhome.rules.components import own
from riad.games.dreamhome.rules.constants import EDITIONS, FURNISHINGS, ROOMS, SPACES
from riad.games.dreamhome.rules.legality import legal, refusal
from riad.games.dreamhome.rules.state import NONE
from tests.games.dreamhome import brute_force as words
from tests.games.dreamhome.brute_force import FULL, INDOORS, House

Name = tuple[bool, frozenset[tuple[str, Any]]]
Array = np.ndarray[Any, np.dtype[Any]]
rules = pytest.mark.rules

HOUSES = 10_000  # grown ones, and as many wild ones
CUSTOM = 9  # sets of components besides the game's own
AT_THE_END = 0.3  # share of the houses also checked when full
DRILLED = 0.6  # share of the houses checked for the drill
HAVING = 0.95  # share of the time that the player has the card
REFUSALS: dict[str, set[int]] = {  # the rules that refuse actions of each kind
    "up": {10, 11, 12, 13, 14, 52},
    "down": {10, 11, 52},
    "scaffold": {10, 11, 52},
    "token": {21, 22},
    "drill": {12, 13, 14, 50, 54},
    "supply": {12, 13, 14, 41},
    "swap": {12, 13, 42, 43},
    "keep": {48},
}
SITUATIONS = (  # the random houses must show these many times
    *(f"{kind}: {number}" for kind, numbers in REFUSALS.items() for number in (0, *numbers)),
    "up leaves no space",
    "down leaves no space",
    "scaffolding without a space",
    "swap: is",
    "swap: designer",
    "token in a full room",
    "keep of three",
)


@rule
def ask(state: Record, first: int, refusals: Array, listed: Array, buffer: Array) -> None:
    """Fill in the compiled rules for the actions from one on: the refusals, and which are legal."""
    listed[:] = False
    for index in range(legal(state, buffer)):
        if 0 <= buffer[index] - first < len(listed):
            listed[buffer[index] - first] = True
    for index in range(len(refusals)):
        refusals[index] = refusal(state, first + index)


def custom_components(dice: random.Random) -> dict[str, Any]:
    """Return the game's own document with other sizes, points, places, partners and furnishings."""
    document = copy.deepcopy(own())
    for room in document["rooms"]:
        room["max_size"] = dice.randint(1, 3)
        room["points"] = [dice.randrange(10) for _ in range(room["max_size"])]
        room["annex"] = dice.choice((None, {"partner": dice.choice(ROOMS), "points": 4}))
        if dice.random() < 0.25:
            room["place"] = dice.choice(("floors", "basement"))
    for furnishing in document["furnishings"][:-2]:
        furnishing["rooms"] = dice.sample(ROOMS, dice.randint(1, 8))
    return document


class Table:
    """A record in which houses are laid and compared, with the terms that apply there."""

    def __init__(self, dice: random.Random, met: Counter[str], document: dict[str, Any] | None) -> None:
        options = {} if document is None else {"components": document}
        self.match = riad.new("dreamhome", seats=2, seed=1, first=0, **options)
        self.state = self.match.state
        self.player = self.state.players[0]
        self.terms = words.terms_of(own() if document is None else document)
        self.dice, self.met = dice, met
        self.house: House = {}
        self.laid = 0  # room cards in the house
        self.rooms = [*ROOMS]  # to draw from: a few are frequent
        self.wrong: list[str] = []
        self.buffer = np.zeros(ACTIONS, np.int32)

    def choose(self) -> None:
        """Choose rooms, the options that affect them, and whether there is an interior designer."""
        dice = self.dice
        self.rooms = [*dice.sample(ROOMS, dice.randint(2, 5)) * 40, *ROOMS]
        self.terms = replace(
            self.terms,
            edition=dice.choice(EDITIONS),
            closed_rooms_refuse_tokens=dice.random() < 0.3,
            designer=dice.random() < 0.3,
        )
        self.state.edition = EDITIONS.index(self.terms.edition)
        self.state.closed_rooms_refuse_tokens = self.terms.closed_rooms_refuse_tokens
        self.player.beside[constants.DESIGNER] = self.terms.designer

    def has(self, special: int) -> bool:
        """Give the player a special card, or rarely remove it; return whether the player has it."""
        self.player.beside[special] = self.dice.random() < HAVING
        return bool(self.player.beside[special])

    def lay(self, house: House) -> None:
        self.house = house
        cards, tokens = [states.EMPTY] * len(SPACES), [NONE] * len(SPACES)
        for name, card in house.items():
            space = SPACES.index(name)
            if isinstance(card, str):
                cards[space] = states.SCAFFOLD
            else:
                cards[space] = ROOMS.index(card[0]) + (states.DOWN if card[1] else 0)
                tokens[space] = FURNISHINGS.index(card[2]) if card[2] else NONE
        self.player.house[:], self.player.tokens[:] = cards, tokens
        self.laid = sum(card >= 0 for card in cards)

    def decide(self, phase: int, **fields: int) -> None:
        """Set the pending decision; fields that are not named are cleared."""
        nothing = dict.fromkeys(("held", "waiting", "fresh", "meeting"), NONE)
        stage = states.HELPING if phase == states.HELPING else states.TURN
        course = {"round_number": min(self.laid + 1, constants.ROUNDS), "turn": 0, "stage": stage}
        for name, value in {**nothing, **course, "phase": phase, **fields}.items():
            self.state[name] = value

    def compare(self, kind: str, first: int, words_say: Iterable[bool]) -> list[bool]:
        """Compare the legality of the actions of a kind, from the first on, and record differences."""
        mine = [*words_say]
        refusals, listed = np.zeros(len(mine), np.int32), np.zeros(len(mine), np.bool_)
        ask(self.state, first, refusals, listed, self.buffer)
        for index in np.flatnonzero(((refusals == 0) != mine) | (listed != mine)).tolist():
            decision = [int(self.state[name]) for name in ("held", "waiting", "fresh", "meeting")]
            theirs = f"refused by {refusals[index]}, {'' if listed[index] else 'not '}listed"
            move = f"{self.match.text(first + index)} legal: {mine[index]}, but {theirs}"
            self.wrong.append(f"{kind}: {move}; {decision} {self.house} {self.terms}")
        self.met.update(f"{kind}: {number}" for number in refusals.tolist())
        return mine

    def check(self, house: House) -> None:
        """Compare all decisions about a house, and those at the end about a full one."""
        self.lay(house)
        if self.laid < constants.ROUNDS:
            self.check_puts()
            self.check_scaffold_after()
        self.check_token()
        self.check_keep()
        if self.dice.random() < DRILLED:
            self.check_drill()
        if self.dice.random() < AT_THE_END:
            self.lay(words.fill(self.dice, self.terms, self.rooms, house, FULL))
            self.check_supply()
            self.check_swap()

    def check_puts(self) -> None:
        """Scaffolding is discarded in the last round; before that, at least two spaces have no room."""
        terms, house, dice, held = self.terms, self.house, self.dice, self.dice.choice(self.rooms)
        late = self.laid + 1 == constants.ROUNDS
        waits = not late and dice.random() < 0.5
        old = [space for space, card in house.items() if card == "scaffolding"]
        fresh = dice.choice(old) if old and not late and not waits and dice.random() < 0.7 else None
        self.decide(
            states.PLACING,
            held=ROOMS.index(held),
            waiting=constants.SCAFFOLDING if waits else dice.choice((constants.FURNISHING, NONE)),
            fresh=SPACES.index(fresh) if fresh else NONE,
        )
        for kind, first, down in (("up", actions.PUT, False), ("down", actions.PUT_DOWN, True)):
            may = [words.may_put(terms, house, space, (held, down), fresh, waits) for space in SPACES]
            lie = [words.may_lie(terms, house, space, held, down, fresh) for space in SPACES]
            self.compare(kind, first, may)
            self.met[f"{kind} leaves no space"] += may != lie
        mine = (waits and words.may_scaffold(house, space, held=True) for space in SPACES)
        legal = self.compare("scaffold", actions.SCAFFOLD_AT, mine)
        self.met["scaffolding without a space"] += waits and not any(legal)

    def check_scaffold_after(self) -> None:
        self.decide(states.SCAFFOLDING_NOW, waiting=constants.SCAFFOLDING)
        mine = (words.may_scaffold(self.house, space) for space in SPACES)
        self.compare("scaffold", actions.SCAFFOLD_AT, mine)

    def check_token(self) -> None:
        terms, house, token = self.terms, self.house, self.dice.choice(INDOORS)
        self.decide(states.FURNISHING_NOW, waiting=constants.FURNISHING + FURNISHINGS.index(token))
        may = self.compare(
            "token", actions.TOKEN, (words.may_furnish(terms, house, space, token) for space in SPACES)
        )
        literal = replace(terms, closed_rooms_refuse_tokens=not terms.closed_rooms_refuse_tokens)
        other = [words.may_furnish(literal, house, space, token) for space in SPACES]
        self.met["token in a full room"] += may != other

    def check_drill(self) -> None:
        dice, has = self.dice, self.has(constants.DRILL)
        track = [dice.choice(self.rooms) if dice.random() < 0.7 else None for _ in range(constants.COLUMNS)]
        self.state.track_rooms[:] = [ROOMS.index(room) if room else NONE for room in track]
        self.decide(states.TURN)
        pairs = ((space, room) for space in SPACES for room in track)
        mine = (has and words.may_drill(self.terms, self.house, *pair) for pair in pairs)
        self.compare("drill", actions.DRILL_SWAP, mine)

    def check_supply(self) -> None:
        discards = {self.dice.choice(self.rooms) for _ in range(self.dice.randint(1, 6))}
        self.state.room_discards[:] = [room in discards for room in ROOMS]
        offered = discards if self.has(constants.SUPPLIER) else ()
        self.decide(states.HELPING)
        pairs = ((space, room) for space in SPACES for room in ROOMS)
        mine = (pair[1] in offered and words.may_supply(self.terms, self.house, *pair) for pair in pairs)
        self.compare("supply", actions.SUPPLY, mine)

    def check_swap(self) -> None:
        has, terms = self.has(constants.HANDYMAN), self.terms
        self.decide(states.HELPING)
        pairs = [(SPACES[one], SPACES[other]) for one, other in actions.SPACE_PAIRS]
        mine = (has and words.may_swap(terms, self.house, *pair) for pair in pairs)
        legal = self.compare("swap", actions.SWAP, mine)
        strict = replace(terms, edition="en", designer=False)
        if strict != terms and self.dice.random() < 0.2:
            allowed = [pair for may, pair in zip(legal, pairs, strict=True) if may]
            why = "designer" if terms.designer else terms.edition
            self.met[f"swap: {why}"] += not all(words.may_swap(strict, self.house, *pair) for pair in allowed)

    def check_keep(self) -> None:
        room = words.meeting(self.house)
        if room:
            self.decide(states.KEEPING, meeting=SPACES.index(room[1][0]))
            mine = (words.may_keep(self.house, space) for space in SPACES)
            self.met["keep of three"] += sum(self.compare("keep", actions.KEEP, mine)) == 3


def grown(table: Table, seen: set[Name]) -> None:
    """Check a house at every stage of its growth."""
    house: House = {}
    for _ in range(table.dice.randint(8, 24)):
        house = words.grow(table.dice, table.terms, table.rooms, house)
        check_once(table, house, seen)
        house = words.keep_one(table.dice, house)


def wild(table: Table, seen: set[Name]) -> None:
    """Check a house whose cards are in any places, as long as no room is too large."""
    dice, chance = table.dice, table.dice.choice((0.6, 0.8, 0.95, 0.99))
    house = words.furnish(dice, words.fill(dice, table.terms, table.rooms, {}, chance), 1, 0.4)
    check_once(table, house, seen)
    table.lay(words.furnish(dice, house, dice.randint(2, 8), 1.0))
    table.check_keep()


def check_once(table: Table, house: House, seen: set[Name]) -> None:
    name = table.terms.designer, frozenset(house.items())
    if name not in seen:
        seen.add(name)
        table.check(house)


@rules("DH-10", "DH-11", "DH-12", "DH-13", "DH-14", "DH-15", "DH-21", "DH-22", "DH-23")
@rules("DH-41", "DH-42", "DH-43", "DH-45", "DH-48", "DH-50", "DH-52", "DH-54")
@pytest.mark.many
def test_random_houses_are_judged_as_by_the_words_of_the_rules() -> None:
    dice = random.Random(1)
    met: Counter[str] = Counter()
    documents = [None, *(custom_components(dice) for _ in range(CUSTOM))]
    tables = [Table(dice, met, document) for document in documents]
    for make in (grown, wild):
        seen: set[Name] = set()
        while len(seen) < HOUSES:
            table = dice.choice((tables[0], dice.choice(tables)))
            table.choose()
            make(table, seen)
    wrong = [line for table in tables for line in table.wrong]
    assert not wrong, f"{len(wrong)} disagreements: {Counter(line.split()[0] for line in wrong)}; {wrong[:3]}"
    assert {name: met[name] for name in SITUATIONS if met[name] < 20} == {}
    numbers = {kind: {n for n in RULES if met[f"{kind}: {n}"]} for kind in REFUSALS}
    assert numbers == REFUSALS
