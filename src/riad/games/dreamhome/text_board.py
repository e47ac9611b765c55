"""The text board of Dream Home: the track, every house with its walls, and the score sheets."""

import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise, zip_longest
from typing import Any

from riad.games.dreamhome.descriptions import tell_line
from riad.games.dreamhome.facts import TITLE
from riad.games.dreamhome.rules.constants import COLUMNS, ROOF_KINDS
from riad.match.ansi import BOLD, DIM, Ansi, count_of, pad, side_by_side

INKS = {
    "living_room": "33",
    "kitchen": "93",
    "bedroom": "94",
    "childrens_room": "95",
    "bathroom": "96",
    "study": "32",
    "library": "32",
    "game_room": "92",
    "pantry": "93",
    "sauna": "96",
    "dressing_room": "94",
}
ROOF_INKS = {"red": "91", "brown": "33", "grey": "37", "green": "92"}
SHORT = {
    "childrens_room": "children's",
    "dressing_room": "dressing",
    "ice_cream_machine": "ice cream",
    "concrete_mixer": "mixer",
    "interior_designer": "designer",
}
WIDTH = 79
CELL = 12  # characters between the walls of a space
FLOOR_NAMES = {"s": "upstairs", "f": "downstairs", "b": "basement"}
MARGIN = 13  # columns to the left of a house
SHEET = 39  # columns of a score sheet


def draw(view: Mapping[str, Any], *, coloured: bool = False) -> str:
    """Draw the whole table, optionally in terminal colours."""
    ink = Ansi(coloured)
    lines = wrapped(title(view))
    seats = range(len(view["players"]))
    for seat in seats:
        if seat != view["seat"]:
            lines += ["", *board(view, seat, ink)]
    if any(column["room"] for column in view["track"]):
        lines += ["", *track(view, ink)]
    lines += pending(view, ink)
    if view["seat"] in seats:  # last, directly above the prompt
        lines += ["", *board(view, view["seat"], ink)]
    if view["phase"] == "over":
        lines += ["", *sheets(view, ink)]
    return "\n".join(lines)


def wrapped(text: str) -> list[str]:
    """Wrap a text to an ordinary terminal's width."""
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_long_words=False)


def title(view: Mapping[str, Any]) -> str:
    """Return the state of the game in one line."""
    if view["phase"] == "over":
        return f"{TITLE}. The game is over."
    doing = {
        "discard": "discards a column",
        "jackhammer": "may use the jackhammer",
        "take": "takes a column",
        "place": "places a room",
        "scaffolding": "puts up scaffolding",
        "token": "places a token",
        "keep": "keeps one of the tokens that met",
        "roofer": "may take a discarded roof card",
        "helpers": f"may use {helpers_left(view)}",
    }
    first = f"seat {view['first'] + 1} first"
    if view["marker"] != view["first"] and not view["last_round"]:
        first += f", seat {view['marker'] + 1} in the next"
    start = f"{TITLE}, round {view['round']} of {view['rounds']}, {first}."
    return f"{start} Seat {view['turn'] + 1} {doing[view['phase']]}."


def helpers_left(view: Mapping[str, Any]) -> str:
    """List the helpers that the seat to decide may still use at the end."""
    helpers = view["players"][view["turn"]]["helpers"]
    return "the " + " and the ".join(helper for helper in ("supplier", "handyman") if helper in helpers)


def counted(names: Iterable[str]) -> str:
    """List cards with their counts."""
    counts = Counter(short(name) for name in names)
    return ", ".join(f"{name} x{number}" if number > 1 else name for name, number in counts.items()) or "none"


def short(name: str | None) -> str:
    """Abbreviate a card in a few letters."""
    return "-" if name is None else SHORT.get(name, name.replace("_", " "))


def special(name: str | None, ink: Ansi) -> str:
    """Draw a special card."""
    if name not in ROOF_KINDS:
        return short(name)
    return ink.style(f"{name} roof", ROOF_INKS[name.rstrip("+")])


def track(view: Mapping[str, Any], ink: Ansi) -> list[str]:
    """Draw the columns with their rooms, these rooms' scores by size, and their special cards."""
    columns = []
    for number, column in enumerate(view["track"], start=1):
        room = column["room"]
        above = "first player" if column["marker"] else special(column["special"], ink)
        columns.append([ink.style(str(number), BOLD), above, room_text(room, ink), scores(view, room)])
    labels = ["column", "special", "room", "scores"]
    return [
        ("  " + pad(label, MARGIN - 1) + "".join(pad(column[row], CELL + 1) for column in columns)).rstrip()
        for row, label in enumerate(labels)
    ]


def room_text(room: str | None, ink: Ansi) -> str:
    """Draw a room in its colour."""
    return short(room) if room is None else ink.style(short(room), INKS.get(room, "90"))


def scores(view: Mapping[str, Any], room: str | None) -> str:
    """Return a room's scores by its size, or next to its partner."""
    if room is None:
        return ""
    figures = view["cards"]["rooms"][room]
    points = " ".join(map(str, figures["points"]))
    if figures["annex"] is None:
        return points
    return f"{points} ({figures['annex']['points']} by {short(figures['annex']['partner'])[:3]})"


def pending(view: Mapping[str, Any], ink: Ansi) -> list[str]:
    """Describe the cards still to be placed, and the available discards."""
    lines = []
    if view["held"]:
        legend = "   [f2]: face up or down; (f2): face down only" if view["legal"] else ""
        lines.append(f"  in hand: {room_text(view['held'], ink)}{legend}")
    if view["waiting"]:
        lines += wrapped(f"  waiting: {short(view['waiting'])}{furnishes(view)}")
    if view["phase"] != "over":
        helpers = [helper for player in view["players"] for helper in player["helpers"]]
        if "roofer" in helpers:
            lines += wrapped(f"  discarded roofs: {counted(view['discarded_roofs'])}")
        if "supplier" in helpers:
            lines += wrapped(f"  discarded rooms: {counted(view['discarded_rooms'])}")
    return lines


def furnishes(view: Mapping[str, Any]) -> str:
    """Return the rooms for the waiting furnishing."""
    figures = view["cards"]["furnishings"].get(view["waiting"])
    if not figures:
        return ""
    return f" ({count_of(figures['points'], 'point')}), for {', '.join(map(short, figures['rooms']))}"


def board(view: Mapping[str, Any], seat: int, ink: Ansi) -> list[str]:
    """Draw a player's house and the cards next to it."""
    player = view["players"][seat]
    mark = ">" if seat == view["turn"] else " "
    you = " (you)" if seat == view["seat"] else ""
    roof = "" if player["roof_cards"] is not None else ", the roof not counted"
    beside = [short(name) for name in player["tools"] + player["helpers"]]
    beside += [f"*{short(name)}" for name in player["outside"]]
    roofs = count_of(player["roofs"], "roof card")
    if player["roof_cards"]:
        roofs += f" ({counted(player['roof_cards'])})"
    lines = [
        ink.style(f"{mark} Seat {seat + 1}{you}: {count_of(player['points'], 'point')}{roof}", BOLD),
        *wrapped(f"  beside: {', '.join([roofs, *beside])}"),
    ]
    return lines + house(player["house"], targets(view, seat), ink)


def targets(view: Mapping[str, Any], seat: int) -> dict[str, str]:
    """Return the marks of the spaces that can take the room in hand."""
    if seat != view["turn"] or view["phase"] != "place":
        return {}
    moves = [move.split() for move in view["legal"] if move.startswith("put ")]
    down = {move[1]: f"({move[1]})" for move in moves if move[2:]}
    return {**down, **{move[1]: f"[{move[1]}]" for move in moves if not move[2:]}}


def house(spaces: Mapping[str, Any], marks: Mapping[str, str], ink: Ansi) -> list[str]:
    """Draw the floors from the top, with walls only between rooms."""
    lines = []
    for floor, columns in (("s", range(1, 6)), ("f", range(1, 6)), ("b", range(4, 6))):
        names = [f"{floor}{column}" for column in columns]
        indent = " " * (MARGIN + (CELL + 1) * (COLUMNS - len(names)))
        above = [f"f{column}" for column in range(1, 6)] if floor == "b" else names
        lines.append(" " * MARGIN + "".join("+" + "-" * CELL for _ in above) + "+")
        walls = [" " if joined(spaces, one, other) else "|" for one, other in pairwise(names)]
        label = pad(f"  {FLOOR_NAMES[floor]}", MARGIN)
        lines.append(label + indent[MARGIN:] + row([cell(spaces, name, marks, ink) for name in names], walls))
        tokens = [token(spaces[name], ink) for name in names]
        if any(tokens):
            lines.append(indent + row(tokens, walls))
    return [*lines, indent + "".join("+" + "-" * CELL for _ in names) + "+"]


def row(cells: list[str], walls: list[str]) -> str:
    """Draw the spaces of a floor with the walls between them."""
    return "|" + "".join(
        pad(f" {text}", CELL) + wall for text, wall in zip(cells, [*walls, "|"], strict=True)
    )


def joined(spaces: Mapping[str, Any], one: str, other: str) -> bool:
    """Return whether two adjacent spaces are one room."""
    left, right = spaces[one], spaces[other]
    if not left or not right or left["room"] == "scaffolding" or left["down"] or right["down"]:
        return False
    return bool(left["room"] == right["room"])


def cell(spaces: Mapping[str, Any], name: str, marks: Mapping[str, str], ink: Ansi) -> str:
    """Draw the content of a space, or its name."""
    card = spaces[name]
    if card is None:
        return marks.get(name) or ink.style(name, DIM)
    if card["room"] == "scaffolding":
        return f"#scaf# {marks.get(name, name)}"
    return ink.style("empty room", DIM) if card["down"] else room_text(card["room"], ink)


def token(card: Mapping[str, Any] | None, ink: Ansi) -> str:
    """Draw the token on a card."""
    return ink.style(f"*{short(card['token'])}", BOLD) if card and card["token"] else ""


def sheets(view: Mapping[str, Any], ink: Ansi) -> list[str]:
    """Draw the final scores line by line, two sheets side by side."""
    blocks = [score_sheet(player, seat, ink) for seat, player in enumerate(view["players"])]
    lines: list[str] = []
    for first in range(0, len(blocks), 2):
        pair = [
            list(texts) for texts in zip(*zip_longest(*blocks[first : first + 2], fillvalue=""), strict=True)
        ]
        lines += [*side_by_side(pair, SHEET + 2), ""]
    return lines[:-1]


def score_sheet(player: Mapping[str, Any], seat: int, ink: Ansi) -> list[str]:
    """Draw a score: every part with its lines, and the sum."""
    lines = [ink.style(f"  Seat {seat + 1}", BOLD)]
    for part in player["sheet"]:
        lines.append(ink.style(f"  {part['part'].capitalize():<{SHEET - 8}}{part['points']:>4}", BOLD))
        for one in part["lines"]:
            lines += line(tell_line(one), one["points"])
    return [*lines, ink.style(f"  {'Final score':<{SHEET - 8}}{player['points']:>4}", BOLD)]


def line(text: str, points: int) -> list[str]:
    """Draw a line of a sheet; a long text continues in a second line."""
    *before, last = textwrap.wrap(text, SHEET - 10, subsequent_indent="  ")
    return [*(f"    {part}" for part in before), f"    {last:<{SHEET - 10}}{points:>4}"]
