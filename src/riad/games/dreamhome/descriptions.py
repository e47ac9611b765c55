"""Cards, deeds and the lines of a score sheet in words, for people at the prompt and for programs."""

from collections.abc import Callable, Mapping
from typing import Any

from riad.games.dreamhome.facts import rule_id
from riad.games.dreamhome.rules.constants import FURNISHINGS, ROOF_KINDS
from riad.match.ansi import count_of

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
"""The rule about the effect of each tool and helper."""

DECLINED = {
    "jackhammer": "keeps the jackhammer for later",
    "roofer": "declines a roof card",
    "helpers": "uses no more helpers",
}


def words(name: str) -> str:
    """Return a card's id in plain words: children's room, red roof with a window, empty room."""
    if name in ROOF_KINDS:
        return f"{name.rstrip('+')} roof{' with a window' if name.endswith('+') else ''}"
    return "empty room" if name == "empty" else name.replace("_", " ").replace("childrens", "children's")


def tell(deed: Mapping[str, Any]) -> str:
    """Describe a deed in words."""
    gain, unused = deed.get("gain"), deed.get("unused")
    sentence = PHRASES[deed["does"]](deed) + (f", {gain:+}" if gain else "")
    if unused == "scaffolding":
        return f"{sentence}; the scaffolding has no space and is discarded"
    return f"{sentence}; no room can take the {words(unused)}, so it is discarded" if unused else sentence


def tell_column(deed: Mapping[str, Any]) -> str:
    """Describe the two cards of a column."""
    if deed["marker"]:
        return f"the {words(deed['room'])} and the first-player marker"
    return f"the {words(deed['room'])} and the {tell_special(deed)}"


def tell_special(deed: Mapping[str, Any]) -> str:
    """Describe a special card: a token's points and rooms, or the rule of a tool or helper."""
    name = deed["special"]
    if name in RULE_OF:
        return f"{words(name)} ({rule_id(RULE_OF[name])})"
    if name not in FURNISHINGS:
        return words(name)
    rooms = [words(room) for room in deed["rooms"]]
    where = " or ".join(rooms) if len(rooms) < 4 else f"{len(rooms)} types of room"
    return f"{words(name)} ({count_of(deed['worth'], 'point')}; {where or 'outside'})"


def tell_hammer(deed: Mapping[str, Any]) -> str:
    """Describe taking a room by jackhammer, without its special card."""
    thrown = "without the marker" if deed["marker"] else f"the {words(deed['special'])} is discarded"
    return f"takes the {words(deed['room'])} with the jackhammer, {thrown}"


def tell_giving(deed: Mapping[str, Any]) -> str:
    """Describe exchanging a card of the house for another."""
    lost = f" and the {words(deed['lost'])} in it" if deed["lost"] else ""
    return f"swaps the {words(deed['given'])} on {deed['space']}{lost} for"


def tell_put(deed: Mapping[str, Any]) -> str:
    """Describe putting a room in the house."""
    how = " face down, as an empty room," if deed["down"] else ""
    over = ", over the scaffolding" if deed["over_scaffolding"] else ""
    return f"puts the {words(deed['room'])}{how} on {deed['space']}{over}"


def tell_mix(deed: Mapping[str, Any]) -> str:
    """Describe swapping the rooms of two columns."""
    one, other = (
        f"the {words(room)} of column {column}"
        for room, column in zip(deed["rooms"], deed["columns"], strict=True)
    )
    return f"swaps {one} and {other}"


def tell_swap(deed: Mapping[str, Any]) -> str:
    """Describe swapping two cards of the house."""
    one, other = (
        f"the {words(card)} on {space}" for card, space in zip(deed["cards"], deed["spaces"], strict=True)
    )
    return f"swaps {one} and {other}"


PHRASES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "discard": lambda deed: f"discards {tell_column(deed)}",
    "hammer": tell_hammer,
    "drill": lambda deed: f"{tell_giving(deed)} the {words(deed['room'])} of column {deed['column']}",
    "mix": tell_mix,
    "take": lambda deed: f"takes {tell_column(deed)}",
    "scaffold": lambda deed: f"puts scaffolding on {deed['space']}",
    "put": tell_put,
    "token": lambda deed: f"puts the {words(deed['token'])} in the {words(deed['room'])} on {deed['space']}",
    "roofer": lambda deed: f"adds the {words(deed['roof'])} to the roof pile",
    "supply": lambda deed: f"{tell_giving(deed)} the discarded {words(deed['room'])}",
    "swap": tell_swap,
    "keep": lambda deed: f"keeps the {words(deed['token'])}",
    "pass": lambda deed: DECLINED[deed["declined"]],
}


def tell_line(line: Mapping[str, Any]) -> str:
    """Return a line of a score sheet without its points."""
    sentence = LINES[line["what"]](line)
    return sentence[0].upper() + sentence[1:]


def tell_room(line: Mapping[str, Any]) -> str:
    """Describe a room, its size, and the partner next to it."""
    size = f" of {line['cards']} cards" if line["cards"] > 1 else ""
    partner = f" (next to {words(line['partner'])})" if line["partner"] else ""
    return f"{words(line['card'])}{size}{partner}"


def tell_roof(line: Mapping[str, Any]) -> str:
    """Describe a complete roof."""
    colours = "one colour" if line["one_colour"] else "mixed colours"
    return f"roof of {colours} ({', '.join(line['roofs'])})"


LINES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "room": tell_room,
    "empty": lambda line: "empty room" if line["cards"] == 1 else f"{line['cards']} empty rooms",
    "furnishing": lambda line: words(line["card"]),
    "interior_designer": lambda line: f"interior designer, for {count_of(line['cards'], 'furnishing')}",
    "bathrooms": lambda _: "bathroom on each floor",
    "three_rooms": lambda _: "bathroom, kitchen and bedroom",
    "architect": lambda line: f"architect, for {count_of(line['cards'], 'empty room')}",
    "roof": tell_roof,
    "incomplete_roof": lambda line: f"incomplete roof ({line['cards']} of {line['most']})",
    "windows": lambda line: "window" if line["cards"] == 1 else f"{line['cards']} windows",
}
