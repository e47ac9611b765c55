"""Houses of Dream Home and their points a second time, as plainly as the rules read: see reference.py."""

import json
from collections import Counter
from collections.abc import Generator, Iterable
from itertools import combinations, groupby
from pathlib import Path
from typing import Any, TypedDict

DATA = Path(__file__).parents[3] / "src" / "riad" / "games" / "dreamhome" / "components.json"
COMPONENTS: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))

FLOORS = [["b4", "b5"], ["f1", "f2", "f3", "f4", "f5"], ["s1", "s2", "s3", "s4", "s5"]]
SPACES = [space for floor in FLOORS for space in floor]
BELOW = {"f4": "b4", "f5": "b5", "s1": "f1", "s2": "f2", "s3": "f3", "s4": "f4", "s5": "f5"}
SCAFFOLDING = "scaffolding"
ROUNDS = 12


class Card(TypedDict):
    """The content of a space of a house, as the public view shows it."""

    room: str  # or "scaffolding"
    down: bool
    token: str | None


House = dict[str, Card | None]  # all 12 spaces
Facts = dict[str, dict[str, Any]]  # of the rooms or the furnishings, by their ids
Question = tuple[int, set[str]]  # the seat asked, and its legal answers
Script = Generator[Question | None, str, None]  # None: the table waits for a deal


def by_id(things: Iterable[dict[str, Any]]) -> Facts:
    return {thing["id"]: thing for thing in things}


ROOMS = by_id(COMPONENTS["rooms"])


# Houses


def empty_house() -> House:
    return dict.fromkeys(SPACES)


def face(house: House, space: str) -> str | None:
    """Return the visible room: none on an empty space, an empty room or scaffolding."""
    card = house[space]
    return None if card is None or card["down"] or card["room"] == SCAFFOLDING else card["room"]


def groups(house: House) -> list[list[str]]:
    """Return the rooms of a house, each as its spaces, floor by floor."""
    return [group for floor in FLOORS for group in groups_on(house, floor)]


def groups_on(house: House, floor: list[str]) -> list[list[str]]:
    """Return the rooms of a floor: its longest runs of one type (DH-13)."""
    runs = [(kind, list(run)) for kind, run in groupby(floor, key=lambda space: face(house, space))]
    return [run for kind, run in runs if kind is not None]


def group_at(house: House, space: str) -> list[str]:
    floor = next(floor for floor in FLOORS if space in floor)
    return next(group for group in groups_on(house, floor) if space in group)


def tokens(house: House, spaces: Iterable[str]) -> list[str]:
    """Return the spaces among these whose card has a furnishing token."""
    return [space for space in spaces if (card := house[space]) is not None and card["token"] is not None]


def with_card(house: House, space: str, room: str, down: bool = False) -> House:
    """Return the house after this card was placed there, replacing any other."""
    return {**house, space: {"room": room, "down": down, "token": None}}


def with_token(house: House, space: str, token: str | None) -> House:
    """Return the house in which the card there has this token, or none."""
    card = house[space]
    assert card is not None
    return {**house, space: {"room": card["room"], "down": card["down"], "token": token}}


def spaces_for_scaffolding(house: House) -> list[str]:
    """Return the empty spaces with nothing empty below them (DH-11)."""
    return [
        space
        for space in SPACES
        if house[space] is None and (space not in BELOW or house[BELOW[space]] is not None)
    ]


def spaces_for_a_card(house: House) -> list[str]:
    """Return the legal spaces for a room card face down: DH-10, DH-11, DH-15."""
    built = [space for space, card in house.items() if card is not None and card["room"] == SCAFFOLDING]
    return spaces_for_scaffolding(house) + built


def fits(house: House, space: str, facts: Facts = ROOMS) -> bool:
    """Return whether the card there is on the right floor (DH-12) in a room not too large (DH-13)."""
    kind = face(house, space)
    if kind is None:  # DH-15
        return True
    right_floor = (facts[kind]["place"] == "basement") == (space in FLOORS[0])
    return right_floor and len(group_at(house, space)) <= int(facts[kind]["max_size"])


def joins_token(house: House, room: str, space: str) -> bool:
    """Return whether this card, face up there, would become one room with a token in the house."""
    new = with_card(house, space, room)
    return tokens(new, group_at(new, space)) != []


def can_place(house: House, tokens_close: bool, room: str, space: str, facts: Facts = ROOMS) -> bool:
    """Return whether this room may be placed face up there (DH-10 to DH-14).

    The house is a dict of all 12 spaces, each None or {"room", "down", "token"} as in the public view;
    `tokens_close` is False for the owner of the interior designer. The space must be empty or scaffolding;
    the caller excludes scaffolding of this very turn. For an exchange (drill, supplier), set the space of the
    old card to None.
    """
    if space not in spaces_for_a_card(house) or not fits(with_card(house, space, room), space, facts):
        return False
    return not (tokens_close and joins_token(house, room, space))


def can_exchange(house: House, tokens_close: bool, room: str, space: str, facts: Facts = ROOMS) -> bool:
    """Return whether this room may replace the card of a space; no change is always legal (DH-54)."""
    if house[space] == Card(room=room, down=False, token=None):
        return True
    return can_place({**house, space: None}, tokens_close, room, space, facts)


def can_swap(house: House, tokens_close: bool, one: str, two: str, facts: Facts = ROOMS) -> bool:
    """Return whether the handyman may swap these cards (DH-42); tokens never close in `is` (DH-43)."""
    swapped = {**house, one: house[two], two: house[one]}
    if swapped == house:
        return True  # DH-54
    lifted = {**house, one: None, two: None}
    for space in (one, two):
        kind = face(swapped, space)
        if not fits(swapped, space, facts):
            return False
        if tokens_close and kind is not None and joins_token(lifted, kind, space):
            return False
    return True


# Points


def room_points(house: House, facts: Facts = ROOMS) -> int:
    points = 0
    for group in groups(house):
        kind = facts[face(house, group[0]) or ""]
        beside = [space for floor in FLOORS for space in floor if touches(space, group)]
        if kind["annex"] and kind["annex"]["partner"] in [face(house, space) for space in beside]:  # DH-61
            points += kind["annex"]["points"]
        else:  # DH-60
            points += kind["points"][len(group) - 1]
    return points


def touches(space: str, group: list[str]) -> bool:
    return any(space[0] == other[0] and abs(int(space[1]) - int(other[1])) == 1 for other in group)


def bonus_points(house: House, architect: bool, edition: str, worth: dict[str, int]) -> int:
    """Return the points for functionality (DH-62), with the architect's (DH-44)."""
    upper, lower = ({face(house, space) for space in floor} for floor in (FLOORS[2], FLOORS[1]))
    both = "bathroom" in upper and "bathroom" in lower
    three = {"bathroom", "kitchen", "bedroom"} <= upper | lower
    points = both * worth["bathroom_on_both_floors"] + three * worth["bathroom_kitchen_bedroom"]
    if architect:
        points += three + (both and edition != "is")
        points += sum(card is not None and card["down"] for card in house.values())
    return points


def roof_points(pile: list[str], worth: dict[str, int]) -> int:
    """Return the points of the best four cards (DH-64); a name that ends in + has a window."""
    best = worth["incomplete"]
    for four in combinations(pile, 4):
        colours = {roof.removesuffix("+") for roof in four}
        windows = sum(roof.endswith("+") for roof in four)
        best = max(best, worth["uniform" if len(colours) == 1 else "mixed"] + windows * worth["window"])
    return best


def is_roof(special: str) -> bool:
    return special.removesuffix("+") in COMPONENTS["roofs"]["colours"]


def special_deck(parts: dict[str, Any]) -> Counter[str]:
    roofs, deck = parts["roofs"], Counter[str]()
    for colour in roofs["colours"]:
        deck[colour] = roofs["copies_per_colour"] - roofs["windows_per_colour"]
        deck[colour + "+"] = roofs["windows_per_colour"]
    for kind in (parts["tools"], parts["helpers"]):
        deck.update({name: copies for name, copies in kind.items() if name != "basis"})
    deck.update({thing["id"]: thing["copies"] for thing in parts["furnishings"]})
    return deck


class Player:
    """The possessions of one seat: the house and the cards and tokens next to it."""

    def __init__(self) -> None:
        self.house = empty_house()
        self.outside: list[str] = []  # furnishings next to the house (DH-24)
        self.tools: list[str] = []
        self.helpers: list[str] = []
        self.roofs: list[str] = []

    def view(self) -> dict[str, Any]:
        return {
            "house": self.house,
            "outside": sorted(self.outside),
            "tools": sorted(self.tools),
            "helpers": sorted(self.helpers),
            "roofs": len(self.roofs),
        }

    def tokens_close(self) -> bool:
        return "interior_designer" not in self.helpers  # DH-23, DH-45
