"""The figures of the cards: their numbers, points and allowed places.

They come from components.json, or from a file of the same form supplied by a table: an owner of the printed
game can correct them without changing code. Every field is checked; errors name the path of the field.
"""

import functools
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn

from riad.core.documents import Document
from riad.core.errors import BadOption
from riad.core.options import whole_number
from riad.core.records import Record, new_record
from riad.games.dreamhome.rules.box import BOX, FUNCTIONALITY, ROOF_POINTS, UNKNOWN
from riad.games.dreamhome.rules.constants import (
    COLOURS,
    FURNISHINGS,
    HELPERS,
    LARGEST,
    ROOF_KINDS,
    ROOMS,
    TOOLS,
    TOTALS,
    WINDOW,
)

OWN = Path(__file__).parents[1] / "components.json"
PLACES = ("floors", "basement")
OUTSIDE = "outside"
MOST = 99  # of points or children; record fields are small
HOUSE: dict[str, int | list[int]] = {"columns": 5, "floors": 2, "basement_columns": [4, 5]}
REMARKS = ("about", "basis", "other_special_decks_that_fit_the_totals")  # for people; not figures
IDENTIFIER = re.compile(r"\w{1,40}", re.ASCII)


class Field:
    """A value of the document, and its path for error messages."""

    def __init__(self, value: Any, path: str, source: str) -> None:
        self.value = value
        self.path = path
        self.source = source

    def refuse(self, wanted: str) -> NoReturn:
        """Raise BadOption for this field, with its required form."""
        try:
            shown = json.dumps(self.value)
        except (TypeError, ValueError, RecursionError):  # not a JSON value
            shown = f"a {type(self.value).__name__}"
        shown = shown if len(shown) <= 40 else f"{shown[:36]} ..."
        raise BadOption("components", f"{self.source}: {self.path or 'it'} must be {wanted}, not {shown}")

    def inside(self, name: Any) -> str:
        """Return the path to a field of a mapping."""
        shown = name if isinstance(name, str) and IDENTIFIER.fullmatch(name) else f"{name!r:.40}"
        return f"{self.path}.{shown}" if self.path else shown

    def __getitem__(self, name: str) -> "Field":
        if name not in self.value:
            raise BadOption("components", f"{self.source}: {self.inside(name)} is missing")
        return Field(self.value[name], self.inside(name), self.source)

    def mapping(self, known: Iterable[str]) -> "Field":
        """Return the field itself if it is a mapping of these names and remarks."""
        if not isinstance(self.value, Mapping):
            self.refuse("a mapping")
        for name in self.value:
            if name not in (*known, *REMARKS):
                raise BadOption("components", f"{self.source}: {self.inside(name)} is unknown")
        return self

    def items(self) -> list["Field"]:
        """Return the values of a list."""
        if not isinstance(self.value, list | tuple):
            self.refuse("a list")
        return [Field(value, f"{self.path}[{place}]", self.source) for place, value in enumerate(self.value)]

    def number(self, most: int = MOST, least: int = 0) -> int:
        """Return a whole number."""
        number = whole_number(self.value)
        if number is None or not least <= number <= most:
            self.refuse(f"a whole number from {least} to {most}")
        return number

    def word(self, words: Iterable[str]) -> str:
        """Return a word, which must be one of these."""
        words = tuple(words)
        if not isinstance(self.value, str) or self.value not in words:
            self.refuse(f"one of {', '.join(words)}")
        return self.value

    def exactly(self, expected: int | list[int]) -> None:
        """Refuse anything but one number, or one list of numbers."""
        if isinstance(expected, int):
            same = whole_number(self.value) == expected
        else:
            listed = self.value if isinstance(self.value, list | tuple) else ()
            same = [whole_number(value) for value in listed] == expected
        if not same:
            self.refuse(str(expected))

    def by_id(self, ids: tuple[str, ...], known: tuple[str, ...]) -> list[tuple[str, "Field"]]:
        """Return the entries of a list by id: every id once, in the order of `ids`."""
        entries = {}
        for entry in self.items():
            name = entry.mapping(("id", *known))["id"].word(ids)
            if name in entries:
                entry["id"].refuse("another id, since this one stands there already")
            entries[name] = entry
        if missing := [name for name in ids if name not in entries]:
            raise BadOption("components", f"{self.source}: {self.path} has no {', '.join(missing)}")
        return [(name, entries[name]) for name in ids]


def check(data: Any, source: str) -> dict[str, Any]:
    """Return the figures of a document without its remarks; raise BadOption with the path of a bad field."""
    parts = ("totals", "house", "rooms", "furnishings", "roofs", "roof_points", "functionality_points")
    root = Field(data, "", source).mapping((*parts, "tools", "helpers"))
    fixed: dict[str, Mapping[str, int | list[int]]] = {"totals": TOTALS, "house": HOUSE}
    for name, expected in fixed.items():
        if name in data:
            for key, value in expected.items():
                root[name].mapping(expected)[key].exactly(value)
    figures = {
        "rooms": [room(name, entry) for name, entry in rooms_of(root)],
        "furnishings": [
            furnishing(name, entry)
            for name, entry in root["furnishings"].by_id(FURNISHINGS, ("rooms", "points", "copies"))
        ],
        "roofs": roofs(root["roofs"]),
        "roof_points": numbers(root["roof_points"], ROOF_POINTS),
        "functionality_points": numbers(root["functionality_points"], FUNCTIONALITY),
        "tools": numbers(root["tools"], TOOLS, TOTALS["specials"]),
        "helpers": numbers(root["helpers"], HELPERS, TOTALS["specials"]),
    }
    check_totals(figures, source)
    return figures


def rooms_of(root: Field) -> list[tuple[str, Field]]:
    """Return the entries for rooms."""
    return root["rooms"].by_id(ROOMS, ("place", "copies", "max_size", "points", "annex", "children"))


def numbers(field: Field, names: tuple[str, ...], most: int = MOST) -> dict[str, int]:
    """Return a mapping from these names to numbers."""
    field.mapping(names)
    return {name: field[name].number(most) for name in names}


def room(name: str, entry: Field) -> dict[str, Any]:
    """Return the figures of a room."""
    largest = entry["max_size"].number(LARGEST, 1)
    points = [point.number() for point in entry["points"].items()]
    if len(points) != largest:
        entry["points"].refuse(f"a number for each size up to max_size, {largest}")
    annex = None
    if "annex" in entry.value and entry["annex"].value is not None:
        beside = entry["annex"].mapping(("partner", "points"))
        annex = {"partner": beside["partner"].word(ROOMS), "points": beside["points"].number()}
    counted = "children" in entry.value and entry["children"].value is not None
    return {
        "id": name,
        "place": entry["place"].word(PLACES),
        "copies": entry["copies"].number(TOTALS["rooms"]),
        "max_size": largest,
        "points": points,
        "annex": annex,
        "children": entry["children"].number() if counted else None,
    }


def furnishing(name: str, entry: Field) -> dict[str, Any]:
    """Return the figures of a furnishing: its allowed rooms, or outside alone."""
    rooms = [allowed.word((*ROOMS, OUTSIDE)) for allowed in entry["rooms"].items()]
    if not rooms or (OUTSIDE in rooms and len(rooms) > 1):
        entry["rooms"].refuse("rooms, or outside alone")
    return {
        "id": name,
        "rooms": [place for place in (*ROOMS, OUTSIDE) if place in rooms],
        "points": entry["points"].number(),
        "copies": entry["copies"].number(TOTALS["tokens"]),
    }


def roofs(field: Field) -> dict[str, Any]:
    """Return the figures of the roof cards, the same for each colour."""
    field.mapping(("colours", "copies_per_colour", "windows_per_colour"))
    if sorted(colour.word(COLOURS) for colour in field["colours"].items()) != sorted(COLOURS):
        field["colours"].refuse(", ".join(COLOURS))
    copies = field["copies_per_colour"].number(TOTALS["specials"] // len(COLOURS))
    windows = field["windows_per_colour"].number(copies)
    return {"colours": [*COLOURS], "copies_per_colour": copies, "windows_per_colour": windows}


def check_totals(figures: Mapping[str, Any], source: str) -> None:
    """Raise BadOption unless there are 60 rooms, 48 special cards and 10 tokens."""
    tokens = sum(entry["copies"] for entry in figures["furnishings"])
    others = sum(figures["tools"].values()) + sum(figures["helpers"].values())
    roof_cards = len(COLOURS) * figures["roofs"]["copies_per_colour"]
    totals = {
        "rooms": sum(entry["copies"] for entry in figures["rooms"]),
        "tokens": tokens,
        "specials": roof_cards + tokens + others,
    }
    parts = {
        "rooms": "rooms[].copies",
        "specials": "roofs, furnishings, tools and helpers",
        "tokens": "furnishings[].copies",
    }
    for name, number in totals.items():
        if number != TOTALS[name]:
            must = f"{parts[name]} must add up to {TOTALS[name]} {name}"
            raise BadOption("components", f"{source}: {must}, not {number}")


@functools.cache
def own() -> dict[str, Any]:
    """Return the document supplied with the game, with its remarks."""
    data: dict[str, Any] = json.loads(OWN.read_text(encoding="utf-8"))
    check(data, str(OWN))
    return data


def pack(figures: Mapping[str, Any]) -> Record:
    """Pack checked figures into the record for the rules."""
    box = new_record(BOX)
    counted = all(entry["children"] is not None for entry in figures["rooms"])
    for number, entry in enumerate(figures["rooms"]):
        box.room_copies[number] = entry["copies"]
        box.in_basement[number] = entry["place"] == "basement"
        box.largest[number] = entry["max_size"]
        box.room_points[number, : entry["max_size"]] = entry["points"]
        annex = entry["annex"]
        box.partner[number] = ROOMS.index(annex["partner"]) if annex else -1
        box.annex_points[number] = annex["points"] if annex else 0
        box.children[number] = entry["children"] if counted else UNKNOWN
    for number, entry in enumerate(figures["furnishings"]):
        box.furnishes[number] = sum(1 << ROOMS.index(name) for name in {*entry["rooms"]} if name != OUTSIDE)
        box.token_points[number] = entry["points"]
    for number, copies in enumerate(special_copies(figures)):
        box.special_copies[number] = copies
    for name in ROOF_POINTS:
        box[f"roof_{name}"] = figures["roof_points"][name]
    for name in FUNCTIONALITY:
        box[name] = figures["functionality_points"][name]
    return box


def special_copies(figures: Mapping[str, Any]) -> list[int]:
    """Return the number of copies of each kind of special card."""
    windows = figures["roofs"]["windows_per_colour"]
    plain = figures["roofs"]["copies_per_colour"] - windows
    return [
        *(windows if kind & WINDOW else plain for kind in range(len(ROOF_KINDS))),
        *(entry["copies"] for entry in figures["furnishings"]),
        *figures["tools"].values(),
        *figures["helpers"].values(),
    ]


COMPONENTS = Document(
    name="components",
    rule="DH-60",
    about="Card figures to use instead of Riad's own, counted from a copy of the game.",
    dtype=BOX,
    check=check,
    pack=pack,
    own=OWN,
)
