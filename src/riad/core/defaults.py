"""Common parts of games, and the defaults for what a game may leave out."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from riad.core.contract import Features, Part, Points
from riad.core.errors import RiadError
from riad.core.facts import Facts
from riad.core.jit import rule
from riad.core.memory import memory
from riad.core.options import options_dtype
from riad.core.records import Record

LOOSE = 1 << 20
"""An upper bound on the decisions and the points of a game that gives none."""


@rule
def clockwise(state: Record, place: int) -> int:
    """Return the seat at a place up to one full round beyond the last; faster than a division."""
    seats = int(state.seats)
    return place - seats if place >= seats else place


@rule
def points(state: Record, out: Points) -> None:
    """Write the current points of each seat: the field `points` of each of `players`."""
    for seat in range(state.seats):
        out[seat] = state.players[seat].points


@rule
def tally(state: Record, seat: int) -> float:
    """Return the same of one seat."""
    return float(state.players[seat].points)


@rule
def observe(state: Record, seat: int, out: Features) -> None:
    """Write nothing: the game has no observation."""


def defaults_for(facts: Facts, names: Mapping[str, Any]) -> dict[str, Any]:
    """Return the defaults of a game; some build on names that it has itself."""
    texts: Mapping[int, str] = names.get("RULES", {})

    def observation_layout(seats: int) -> Sequence[Part]:  # noqa: ARG001  # part of the contract
        raise RiadError(f"{facts.title} has no observation, so there is no environment of it")

    def reason(state: Record, action: int, number: int) -> dict[str, Any]:  # noqa: ARG001
        return {"because": "rule", "number": number, "rule": facts.rule_id(number)}

    def explain(reason: Mapping[str, Any]) -> str:
        text = texts.get(reason["number"], "The rules forbid it.")
        return text[0].lower() + text[1:].removesuffix(".")

    def deed(state: Record, action: int) -> dict[str, Any]:
        move = names["write_action"](state, action)
        return {"does": move.split(" ")[0], "move": move}

    defaults: dict[str, Any] = {
        "OPTIONS": (),
        "OPTIONS_RECORD": options_dtype(names.get("OPTIONS", ())),
        "RULES": {},
        "FIGURES": "",
        "HOW_TO_PLAY": "".join(f"{text}\n" for text in texts.values()),
        "reason": reason,
        "explain": explain,
        "deed": deed,
        "tell": tell,
        "scorings_between": no_scorings,
        "round_of": no_round,
        "most_decisions": loose,
        "most_points": loose,
        "memory": memory,
        "draw": draw,
    }
    if not facts.observation:
        defaults |= {"observation_layout": observation_layout, "observe": observe}
    if has_points(names):
        defaults |= {"points": points, "tally": tally}
    own = names.get("tally", defaults.get("tally"))
    return defaults | {"worth": own, "reckoned": own}


def has_points(names: Mapping[str, Any]) -> bool:
    """Return whether the points of a game are the field `points` of each of `players`."""
    fields: Mapping[str, Any] = getattr(names.get("STATE"), "fields", None) or {}
    players = fields["players"][0].base if "players" in fields else None
    return "points" not in names and "points" in (getattr(players, "names", None) or ())


def tell(deed: Mapping[str, Any]) -> str:
    """Return a deed as the move itself."""
    return f"plays {deed.get('move', deed['does'])}"


def draw(view: Mapping[str, Any], *, coloured: bool = False) -> str:  # noqa: ARG001  # part of the contract
    """Return a view as its fields, line by line."""
    return "\n".join(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items())


def no_scorings(before: Record, after: Record) -> Iterable[tuple[str, Mapping[str, list[int]]]]:  # noqa: ARG001
    """Return no scorings."""
    return ()


def no_round(state: Record) -> int | None:  # noqa: ARG001  # part of the contract
    """Return None: the game has no rounds."""
    return None


def loose(_of: Any) -> int:
    """Return an upper bound that every game is far below."""
    return LOOSE
