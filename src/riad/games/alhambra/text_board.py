"""The text board of Alhambra: the market, the money, and every palace with its walls."""

from collections.abc import Mapping
from typing import Any

from riad.games.alhambra.facts import TITLE
from riad.games.alhambra.rules.constants import (
    CURRENCIES,
    CURRENCY_LETTERS,
    TILE_NAMES,
    TILE_PRICE,
    TILE_TYPE,
    TILE_WALLS,
    TYPES,
)
from riad.match.ansi import BOLD, Ansi

INKS = {"y": "30;43", "g": "97;42", "b": "97;44", "o": "30;101"}
TYPE_INKS = ("94", "91", "33", "97", "92", "95")  # pavilion blue, seraglio red, arcades brown, ...
CELL = 5  # characters between the corners of a tile
WALL_ACROSS, WALL_DOWN = "=" * CELL, "#"
OPEN_ACROSS, OPEN_DOWN = ". . .", ":"  # a side without a wall, toward the outside

Palace = dict[tuple[int, int], str]


def draw(view: Mapping[str, Any], *, coloured: bool = False) -> str:
    """Draw the whole table, optionally in terminal colours."""
    ink = Ansi(coloured)
    lines = [title(view), *market(view, ink), *waiting(view)]
    if view["dirk"]:
        lines.append(f"  Dirk: {view['dirk']['points']} points, {types_of(view['dirk']['tiles'])}")
    for seat in range(len(view["players"])):
        lines += ["", *board(view, seat, ink)]
    return "\n".join(lines)


def title(view: Mapping[str, Any]) -> str:
    """Return the state of the game in one line."""
    start = f"{TITLE}, turn {view['turn_number']}, scorings so far {view['scorings']}."
    if view["phase"] == "over":
        return f"{start} The game is over."
    doing = {
        "action": "may take another action" if view["further"] else "to move",
        "payment": "pays",
        "placing": "places bought tiles",
        "awards": "places awarded tiles",
    }
    return f"{start} Seat {view['turn'] + 1} {doing[view['phase']]}."


def market(view: Mapping[str, Any], ink: Ansi) -> list[str]:
    """Draw the squares with their tiles and prices, and the face-up money."""
    lines = []
    for square, name in enumerate(view["market"]):
        currency = ink.style(f"{CURRENCIES[square]:<7}", INKS[CURRENCY_LETTERS[square]])
        tile = "empty" if name is None else f"{name:<14} {in_words(name)}"
        lines.append(f"  {square + 1} {currency} {tile}")
    money = " ".join(card(name, ink) for name in view["money"]) or "none"
    lines.append(f"  money {money}    bag {view['bag']} tiles, deck {view['deck']} cards")
    return lines


def in_words(name: str) -> str:
    """Return a tile's price and walls in words."""
    tile = TILE_NAMES.index(name)
    walls = [
        word
        for side, word in enumerate(("north", "east", "south", "west"))
        if int(TILE_WALLS[tile]) >> side & 1
    ]
    return f"costs {TILE_PRICE[tile]}, {'walls ' + ' '.join(walls) if walls else 'no walls'}"


def card(name: str, ink: Ansi) -> str:
    """Draw a money card."""
    return ink.style(name, INKS[name[0]])


def waiting(view: Mapping[str, Any]) -> list[str]:
    """Describe the tiles to be placed and the progress of a payment."""
    lines = []
    if view["buying"]:
        square, paid = view["buying"]["square"], view["buying"]["paid"]
        name = view["market"][square]
        price = TILE_PRICE[TILE_NAMES.index(name)]
        lines.append(f"  paying for {name}: {paid} of {price} {CURRENCIES[square]}")
    if view["waiting"]:
        lines.append(f"  to be placed: {' '.join(view['waiting'])}")
    return lines


def types_of(names: list[str]) -> str:
    """Return the number of tiles of each type."""
    kinds = [TYPES[TILE_TYPE[TILE_NAMES.index(name)]] for name in names]
    return ", ".join(f"{kind} {kinds.count(kind)}" for kind in TYPES if kind in kinds) or "no tiles"


def board(view: Mapping[str, Any], seat: int, ink: Ansi) -> list[str]:
    """Draw a player's money, reserve and palace."""
    player = view["players"][seat]
    mark = ">" if seat == view["turn"] else " "
    you = " (you)" if seat == view["seat"] else ""
    types = ", ".join(f"{kind} {number}" for kind, number in player["types"].items() if number)
    lines = [
        ink.style(f"{mark} Seat {seat + 1}{you}: {player['points']} points", BOLD),
        f"  palace: {types or 'the fountain only'}; longest wall {player['wall']}",
    ]
    if player["hand"] is None:
        lines.append(f"  money: {player['cards']} cards")
    else:
        lines.append(f"  money: {' '.join(card(name, ink) for name in player['hand']) or 'none'}")
    if player["reserve"]:
        lines.append(f"  reserve: {' '.join(player['reserve'])}")
    return lines + palace_lines({(part["x"], part["y"]): part["tile"] for part in player["palace"]}, ink)


def palace_lines(palace: Palace, ink: Ansi) -> list[str]:
    """Draw a palace from the highest row to the lowest, with y at the left and x below."""
    left, right = min(x for x, _ in palace), max(x for x, _ in palace)
    low, high = min(y for _, y in palace), max(y for _, y in palace)
    lines = []
    for y in range(high, low - 1, -1):
        lines.append(f"     {edge_row(palace, y + 1, left, right)}".rstrip())
        lines.append(f"{y:>4} {tile_row(palace, y, left, right, ink)}".rstrip())
    lines.append(f"     {edge_row(palace, low, left, right)}".rstrip())
    lines.append("     " + "".join(f" {x:^{CELL}}" for x in range(left, right + 1)).rstrip())
    return lines


def edge_row(palace: Palace, y: int, left: int, right: int) -> str:
    """Draw the sides between row y and the row below it, with the corners."""
    sides = [between(palace, (x, y), (x, y - 1), 2, WALL_ACROSS, OPEN_ACROSS) for x in range(left, right + 1)]
    corners = []
    for x in range(left, right + 2):
        around = any((x + a, y + b) in palace for a in (-1, 0) for b in (-1, 0))
        corners.append("+" if around else " ")
    return "".join(corner + side for corner, side in zip(corners, [*sides, ""], strict=True))


def tile_row(palace: Palace, y: int, left: int, right: int, ink: Ansi) -> str:
    """Draw the tiles of a row with the sides between them."""
    shown = []
    for x in range(left, right + 2):
        shown.append(between(palace, (x, y), (x - 1, y), 3, WALL_DOWN, OPEN_DOWN))
        if x <= right:
            shown.append(label(palace.get((x, y)), ink))
    return "".join(shown)


def between(
    palace: Palace, here: tuple[int, int], there: tuple[int, int], side: int, wall: str, opening: str
) -> str:
    """Draw the side between two places; `side` is the one of `here` that faces `there`."""
    if here not in palace and there not in palace:
        return " " * len(wall)
    walled = has_wall(palace.get(here), side) or has_wall(palace.get(there), (side + 2) % 4)
    if walled:
        return wall
    return " " * len(wall) if here in palace and there in palace else opening


def has_wall(name: str | None, side: int) -> bool:
    """Return whether a tile has a wall on a side."""
    return name is not None and name != "fountain" and bool(TILE_WALLS[TILE_NAMES.index(name)] >> side & 1)


def label(name: str | None, ink: Ansi) -> str:
    """Label a tile by the first letter of its type and its price; @ is the fountain."""
    if name is None:
        return " " * CELL
    if name == "fountain":
        return ink.style(f"{'@':^{CELL}}", BOLD)
    tile = TILE_NAMES.index(name)
    kind = int(TILE_TYPE[tile])
    return ink.style(f"{TYPES[kind][0].upper() + str(TILE_PRICE[tile]):^{CELL}}", TYPE_INKS[kind])
