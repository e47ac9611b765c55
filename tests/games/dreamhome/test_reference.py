"""The compiled rules in lock-step with an independent second formulation."""

import copy
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import riad
from riad.match.match import Match
from tests.games.dreamhome.reference import Table
from tests.games.dreamhome.reference_house import (
    COMPONENTS,
    SCAFFOLDING,
    House,
    bonus_points,
    can_place,
    empty_house,
    face,
    group_at,
    groups,
    roof_points,
    room_points,
    tokens,
    with_card,
    with_token,
)

COLOURS = COMPONENTS["roofs"]["colours"]
GAMES = 10  # of each deck and seat count
VIEWS = 0.1  # share of positions with compared views, besides round starts
NO_ROOFS = {"copies_per_colour": 0, "windows_per_colour": 0}
DECKS: dict[str, dict[str, dict[str, int]]] = {  # copies of cards, so that rare events happen
    "standard": {},
    "tools": {
        "roofs": NO_ROOFS,
        "tools": {"drill": 14, "jackhammer": 6, "concrete_mixer": 8, "scaffolding": 5},
        "helpers": {"interior_designer": 5},
    },
    "scaffolding": {
        "roofs": NO_ROOFS,
        "tools": {"drill": 3, "jackhammer": 3, "scaffolding": 32},
        "helpers": {},
    },
    "helpers": {
        "roofs": {"copies_per_colour": 1, "windows_per_colour": 0},
        "tools": {},
        "helpers": {"roofer": 4, "supplier": 13, "architect": 3, "handyman": 14},
    },
    "roofs": {
        "roofs": {"copies_per_colour": 8, "windows_per_colour": 3},
        "tools": {},
        "helpers": {"roofer": 6},
    },
    "designers": {
        "rooms": {"living_room": 38, "garage": 4, "bathroom": 9, "bedroom": 9},
        "furnishings": {"piano": 10},
        "roofs": NO_ROOFS,
        "tools": {"drill": 12, "jackhammer": 8},
        "helpers": {"interior_designer": 12, "supplier": 4, "handyman": 2},
    },
    "cats": {
        "rooms": {"living_room": 38, "kitchen": 20, "garage": 2},
        "furnishings": {"cat_house": 10},
        "roofs": NO_ROOFS,
        "tools": {},
        "helpers": {"handyman": 32, "supplier": 6},
    },
}
OPTIONS: list[dict[str, Any]] = [
    {"edition": "en"},
    {"edition": "is"},
    {"edition": "it"},
    {"edition": "is", "no_discard": True},
    {"edition": "en", "closed_rooms_refuse_tokens": True},
]


def components_of(deck: str) -> dict[str, Any]:
    """Return the components with the copies of this deck, for the kinds of cards that it lists."""
    parts = copy.deepcopy(COMPONENTS)
    for kind, copies in DECKS[deck].items():
        if kind in ("rooms", "furnishings"):
            for thing in parts[kind]:
                thing["copies"] = copies.get(thing["id"], 0)
        else:
            numbers = [name for name, number in parts[kind].items() if isinstance(number, int)]
            parts[kind].update({name: copies.get(name, 0) for name in numbers})
    return parts


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", DECKS)
def test_lock_step(deck: str, seats: int) -> None:
    assert played(deck, seats).total() > 0


def test_what_is_rare_happened_in_lock_step() -> None:
    events: Counter[str] = Counter()
    for deck in DECKS:
        for seats in (2, 3, 4):
            events += played(deck, seats)
    assert {event: events[event] for event in RARE if not events[event]} == {}


@pytest.mark.parametrize(
    "options", [{"edition": "is"}, {"edition": "en", "children_tiebreak": True}, {"edition": "it"}]
)
@pytest.mark.parametrize("known", [True, False])
def test_ties_in_lock_step(options: dict[str, Any], known: bool) -> None:
    """No card has points, so all seats are tied; children count in `is` or by option, where known."""
    parts = copy.deepcopy(COMPONENTS)
    for number, room in enumerate(parts["rooms"]):
        room.update(points=[0] * room["max_size"], annex=None, children=number % 3 if known else None)
    for furnishing in parts["furnishings"]:
        furnishing["points"] = 0
    parts["roof_points"].update(mixed=0, uniform=0, window=0)
    parts["functionality_points"].update(bathroom_on_both_floors=0, bathroom_kitchen_bedroom=0)
    parts["helpers"].update(architect=0, interior_designer=0, supplier=2, handyman=2)
    for seed in range(6):
        lock_step(parts, 2 + seed % 3, seed, options)


def test_the_house_of_29_points() -> None:
    house = empty_house()
    rooms = ["garage", "study", "bathroom", "bedroom", "kitchen", "pantry", "kitchen"]
    rooms += ["childrens_room", "living_room", "living_room", "bathroom", "dressing_room"]
    for space, room in zip(list(house), rooms, strict=True):
        house = with_card(house, space, room, down=room == "study")
    assert room_points(house) == 15
    assert bonus_points(house, False, "en", COMPONENTS["functionality_points"]) == 6
    assert roof_points(["red", "red+", "brown", "grey"], COMPONENTS["roof_points"]) == 4
    table = Table(2, first=0)
    table.players[0].house = with_token(with_token(house, "s2", "piano"), "f2", "cat_house")
    table.players[0].roofs = ["red", "red+", "brown", "grey"]
    assert table.points()[0] == 29


# Lock-step


@cache
def played(deck: str, seats: int) -> Counter[str]:
    """Play games with this deck, match and reference side by side, and count the events in them."""
    events: Counter[str] = Counter()
    games = 8 * GAMES if deck in ("designers", "cats") and seats == 2 else GAMES
    for seed in range(games):
        events += lock_step(components_of(deck), seats, seed, OPTIONS[seed % len(OPTIONS)])
    return events


def lock_step(parts: dict[str, Any], seats: int, seed: int, options: dict[str, Any]) -> Counter[str]:
    match = riad.new("dreamhome", seats=seats, seed=seed, components=parts, **options)
    table = Table(seats, match.view(None)["first"], parts, **options)
    chance, history = random.Random(seed), History(options["edition"])
    while not table.over:
        if table.awaits_deal() or chance.random() < VIEWS:
            view = match.view(None)
            if table.awaits_deal():
                rooms, specials = ([column[row] for column in view["track"]] for row in ("room", "special"))
                table.deal(rooms, specials[1:])
            compare_views(view, table)
        compare(match, table)
        move = choose(table, chance, spread=seed % 4 > 0)
        history.note(table, move)
        match.push(move)
        table.push(move)
        history.after(table)
    compare(match, table)
    compare_views(match.view(None), table)
    assert match.outcome is not None
    assert list(match.points) == table.points()
    assert list(match.outcome.winners) == table.winners()
    return history.events


def compare(match: Match, table: Table) -> None:
    legal = list(match.legal)
    assert match.turn == table.turn()
    assert set(legal) == table.legal()
    assert len(set(legal)) == len(legal)


def compare_views(view: dict[str, Any], table: Table) -> None:
    """Compare all public facts."""
    expected = table.view()
    players = expected.pop("players")
    assert {key: view[key] for key in expected} == expected
    for theirs, mine in zip(view["players"], players, strict=True):
        assert theirs["house"] == mine["house"]
        for beside in ("outside", "tools", "helpers"):
            assert sorted(theirs[beside]) == mine[beside], beside
        assert theirs["roofs"] == mine["roofs"]


RARE = [
    *("discard", "hammer", "pass", "drill", "mix", "take", "scaffold", "put", "token", "keep", "roofer"),
    *(f"{word} {edition}" for word in ("swap", "supply", "drill") for edition in ("en", "is", "it")),
    *(f"{word} {what}" for word in ("swap", "supply", "drill") for what in ("twice", "for its like")),
    *(f"{word} of a card with a token" for word in ("swap", "supply", "drill")),
    *(f"{word} of an empty room" for word in ("swap", "supply")),
    *(f"keep after {cause}" for cause in ("put", "drill", "hammer", "swap", "supply")),
    *("keep twice", "keep one of 2", "keep one of 3", "token asked", "token refused"),
    *("take first", "take another", "hammer first", "only pass", "put refused for a token"),
    *("scaffold before put", "scaffold after put", "put over scaffolding", "scaffolding discarded"),
    *("put leaves a space for scaffolding",),
]


# Half of the moves are random, and half are chosen to use cards and to make tokens meet.


def choose(table: Table, chance: random.Random, spread: bool) -> str:
    """Return a move; with `spread`, cards of a type stay apart, so that more tokens can meet later."""
    legal = sorted(table.legal())
    if chance.random() < (0.3 if spread else 0.6):
        word = chance.choice(sorted({move.split()[0] for move in legal}))
        return chance.choice([move for move in legal if move.split()[0] == word])
    ranks = {move: rank(table, move, spread) for move in legal}
    return chance.choice([move for move in legal if ranks[move] == max(ranks.values())])


def rank(table: Table, move: str, spread: bool) -> int:
    """Return the eagerness for this move of a player who wants to try everything."""
    word, *named = move.split()
    me = table.players[table.turn() or 0]
    if word in ("take", "hammer"):
        room, special = table.track[int(named[0])]
        wanted = special == "interior_designer" or special in table.furnishings
        plain = special is None or special.rstrip("+") in COLOURS
        puts = [space for space in me.house if can_place(me.house, me.tokens_close(), room, space)]
        joining = any(tokens_meet(with_card(me.house, space, room)) for space in puts)
        return 9 * joining + (-spread if word == "hammer" else 2 if wanted else not plain)
    if word in ("put", "drill", "supply", "swap"):
        after = house_after(table, move)
        size = 0 if "down" in named or word != "put" else len(group_at(after, named[0]))
        eager = 2 * (word != "put" and not spread)
        return 9 * tokens_meet(after) + eager + (4 - size if spread and size else size)
    if word == "token":
        return any(gap(other, named[0]) == 2 for other in tokens(me.house, me.house))
    return -1 if word == "pass" and not spread else 0


def tokens_meet(house: House) -> int:
    """Return the number of tokens to give up."""
    return sum(max(0, len(tokens(house, group)) - 1) for group in groups(house))


def gap(one: str, other: str) -> int:
    """Return the distance of two spaces on one floor."""
    return abs(int(one[1]) - int(other[1])) if one[0] == other[0] else 9


def house_after(table: Table, move: str) -> House:
    """Return the house after this move, before a token is given up."""
    word, space, *named = move.split()
    house = table.players[table.turn() or 0].house
    if word == "swap":
        return {**house, space: house[named[0]], named[0]: house[space]}
    if word == "drill":
        return with_card(house, space, table.track[int(named[0])][0])
    return with_card(house, space, named[0] if word == "supply" else table.in_hand or "", named == ["down"])


# Events


class History:
    """Counts of the events in one game."""

    def __init__(self, edition: str) -> None:
        self.events: Counter[str] = Counter()
        self.edition = edition
        self.last = ""  # the word before
        self.cause = ""  # the reason that tokens meet
        self.taken: str | None = None  # the special card of this turn, until its use

    def note(self, table: Table, move: str) -> None:
        """Count the move that is about to be made at this table."""
        word, *named = move.split()
        self.events.update([word] + ["only pass"] * (table.legal() == {"pass"}))
        if word == "put":
            self.note_put(table, named[0])
        elif word in ("drill", "supply", "swap"):
            self.note_exchange(table, move)
        elif word in ("take", "hammer"):
            self.taken = table.track[int(named[0])][1] if word == "take" else None
            self.events[f"{word} {'first' if named == ['1'] else 'another'}"] += 1
        elif word == "scaffold":
            self.events[f"scaffold {'before' if table.in_hand else 'after'} put"] += 1
            self.taken = None
        elif word == "keep":
            self.events.update([f"keep after {self.cause}", f"keep one of {len(table.legal())}"])
            self.events["keep twice"] += self.last == "keep"
        self.last = word

    def note_put(self, table: Table, space: str) -> None:
        me = table.players[table.turn() or 0]
        self.cause = "hammer" if self.last == "hammer" else "put"
        offered = is_expected(table, "scaffold")
        self.events["put over scaffolding"] += me.house[space] is not None
        self.events["put leaves a space for scaffolding"] += (
            offered and list(me.house.values()).count(None) == 1
        )
        self.events["scaffolding discarded"] += self.taken == SCAFFOLDING and not offered
        open_spaces, spaces = (
            [space for space in me.house if can_place(me.house, closing, table.in_hand or "", space)]
            for closing in (me.tokens_close(), False)
        )
        self.events["put refused for a token"] += open_spaces != spaces

    def note_exchange(self, table: Table, move: str) -> None:
        word, space, *_ = move.split()
        before, after = table.players[table.turn() or 0].house, house_after(table, move)
        card = before[space]
        assert card is not None
        self.cause = word
        self.events[f"{word} {self.edition}"] += 1
        self.events[f"{word} twice"] += self.last == word
        self.events[f"{word} of a card with a token"] += card["token"] is not None
        self.events[f"{word} of an empty room"] += card["down"]
        self.events[f"{word} for its like"] += face(before, space) == face(after, space)

    def after(self, table: Table) -> None:
        """Count events that only the next question reveals."""
        inside = self.taken in table.furnishings and self.taken not in ("treehouse", "birdhouse")
        if inside and table.in_hand is None and not is_expected(table, "keep"):
            self.events[f"token {'asked' if is_expected(table, 'token') else 'refused'}"] += 1
            self.taken = None


def is_expected(table: Table, word: str) -> bool:
    return any(move.startswith(word) for move in table.legal())
