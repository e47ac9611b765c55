"""Moves of Azul in words."""

from collections.abc import Mapping
from typing import Any

from riad.games.azul.rules.state import CENTRE


def tell(deed: Mapping[str, Any]) -> str:
    """Describe a deed in words, with points and costs in brackets unless they are 0."""
    parts = tell_laying(deed) if deed["does"] == "lay" else tell_taking(deed)
    completed = [f"completes {in_words(one)} (+{one['points']} at the end)" for one in deed["completes"]]
    return "; ".join([*parts, *completed])


def tell_laying(deed: Mapping[str, Any]) -> list[str]:
    """Describe a placed tile, and the cost of the floor line after the last one."""
    parts = [f"lays the tile of row {deed['row']} in column {deed['column']} (+{deed['points']})"]
    if deed["loss"]:
        held = ", as points do not fall below 0" if deed["spared"] else ""
        parts.append(f"the floor line costs {deed['loss']}{held}")
    return parts


def tell_taking(deed: Mapping[str, Any]) -> list[str]:
    """Describe the tiles taken, and the cost of the starting-player tile with them."""
    token = f" and *{cost(deed['token_loss'])}" if deed["token"] else ""
    taken = f"takes {deed['tiles']} {deed['colour']}{token} from {source_in_words(deed['display'])}"
    fallen, loss = deed["fallen"], cost(deed["loss"] - deed["token_loss"])
    if deed["line"] is None:
        return [f"{taken} to the floor line{loss}"]
    if not deed["fills"]:
        return [f"{taken} to line {deed['line']}"]
    points = "" if deed["points"] is None else f" (+{deed['points']})"
    falls = [f"{fallen} {'fall' if fallen > 1 else 'falls'}{loss}"] if fallen else []
    return [f"{taken}, fills line {deed['line']}{points}", *falls]


def cost(points: int) -> str:
    """Return a cost in brackets."""
    return f" (-{points})" if points else ""


def in_words(complete: Mapping[str, Any]) -> str:
    """Describe a complete row, column or colour."""
    what, which = complete["what"], complete["which"]
    return f"all five {which}" if what == "colour" else f"{what} {which}"


def source_in_words(source: int) -> str:
    """Return a source in words."""
    return "the centre" if source == CENTRE else f"display {source}"
