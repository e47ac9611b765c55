"""Sources of the cards' figures, as texts for an about page."""

from collections.abc import Iterator, Mapping
from typing import Any

from riad.games.dreamhome.rules.box import FUNCTIONALITY, ROOF_POINTS
from riad.games.dreamhome.rules.components import own
from riad.games.dreamhome.rules.constants import HELPERS, TOOLS, TOTALS

ABOUT = f"""\
The rulebooks do not list the cards. How many there are of each is inferred; only the totals are known: \
{TOTALS["rooms"]} rooms, {TOTALS["specials"]} special cards and {TOTALS["tokens"]} tokens. Each of the other \
figures is marked as taken from a rulebook (book), from published reviews (review), or inferred. If you own \
the printed game, you can correct them all in a copy of the components file."""


def cards(number: int) -> str:
    """Return a number of cards in words."""
    return "1 card" if number == 1 else f"{number} cards"


def figures_text(data: Mapping[str, Any]) -> str:
    """Return every figure of a document with its basis."""
    return "\n".join([ABOUT, *(f"  {name:<18}{text} ({basis})" for name, text, basis in entries(data))])


def entries(data: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield each card, its figures and their basis."""
    for room in data["rooms"]:
        text = f"{cards(room['copies'])}; scores {' '.join(map(str, room['points']))}"
        if annex := room["annex"]:
            text += f", {annex['points']} by a {annex['partner']}"
        yield room["id"], text, room["basis"]
    for furnishing in data["furnishings"]:
        copies, rooms = cards(furnishing["copies"]), ", ".join(furnishing["rooms"])
        yield furnishing["id"], f"{copies}; scores {furnishing['points']}; {rooms}", furnishing["basis"]
    roofs = data["roofs"]
    copies = f"{roofs['copies_per_colour']} cards of each colour"
    yield "roofs", f"{copies}, {roofs['windows_per_colour']} with a window", roofs["basis"]
    for part, names in {
        "roof_points": ROOF_POINTS,
        "functionality_points": FUNCTIONALITY,
        "tools": TOOLS,
        "helpers": HELPERS,
    }.items():
        numbers = ", ".join(f"{name} {data[part][name]}" for name in names)
        yield part.removesuffix("_points"), numbers, data[part]["basis"]


FIGURES = figures_text(own())
