"""The figures of the cards: the game's own, those of a table, and every fault in them."""

import copy
import functools
import json
import operator
import re
import sys
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import riad
from riad.games.dreamhome.rules.components import COMPONENTS, OWN, REMARKS, check, own, pack
from riad.games.dreamhome.rules.constants import FURNISHINGS, HELPERS, ROOF_KINDS, ROOMS, TOOLS

DOCUMENT: dict[str, Any] = json.loads(OWN.read_text(encoding="utf-8"))
TOKENS, SPECIALS = "furnishings[].copies", "roofs, furnishings, tools and helpers"
DECKS = "other_special_decks_that_fit_the_totals"
OPTIONAL = {"totals", "house", "annex", "children", *REMARKS}
GARBAGE: list[Any] = [-1, 100, 10**30, True, False, 1.0, float("nan"), "3", "", None, [], {}, [[1]], {"a": 1}]
GONE = object()
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.sampled_from(ROOMS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)


def steps(path: str) -> list[str | int]:
    """Return the steps of a path in the style of the messages: rooms[3].points[0]."""
    return [int(step[1:-1]) if step[0] == "[" else step for step in re.findall(r"\[\d+\]|\w+", path)]


def changed(*changes: tuple[str, Any]) -> dict[str, Any]:
    """Return the game's own document with other values at some paths, or without them for the value GONE."""
    data = copy.deepcopy(DOCUMENT)
    for path, value in changes:
        *way, last = steps(path)
        around: Any = functools.reduce(operator.getitem, way, data)  # type: ignore[arg-type]  # as JSON is
        around[last] = value
        if value is GONE:
            del around[last]
    return data


def refused(data: Any) -> str:
    """Return the message that refuses a document, after the name of its source."""
    with pytest.raises(riad.BadOption) as caught:
        check(data, "components")
    assert caught.value.option == "components"
    assert str(caught.value).startswith("components: ")
    return str(caught.value).removeprefix("components: ")


def fields(data: Any = DOCUMENT, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every field of the document with its path, without remarks."""
    for name, value in data.items() if isinstance(data, dict) else enumerate(data):
        if name not in REMARKS:
            here = f"{path}[{name}]" if isinstance(name, int) else f"{path}.{name}".removeprefix(".")
            yield here, value
            if isinstance(value, dict | list):
                yield from fields(value, here)


PATHS = dict(fields())
NUMBERS = [path for path in PATHS if isinstance(PATHS[path], int) and not re.match("totals|house", path)]
MAPPINGS = [path for path, value in PATHS.items() if isinstance(value, dict)]
LISTS = [path for path, value in PATHS.items() if isinstance(value, list)]
NAMED = [path for path in PATHS if not path.endswith("]") and steps(path)[-1] not in OPTIONAL]


def test_the_games_own_document_is_valid_and_has_every_card() -> None:
    figures = check(DOCUMENT, "components")
    assert sum(room["copies"] for room in figures["rooms"]) == 60
    tokens = sum(furnishing["copies"] for furnishing in figures["furnishings"])
    specials = 4 * figures["roofs"]["copies_per_colour"] + tokens
    assert (specials + sum({**figures["tools"], **figures["helpers"]}.values()), tokens) == (48, 10)
    assert own() == DOCUMENT


def test_the_record_has_every_figure() -> None:
    box, by_room = pack(check(own(), "own")), {room["id"]: room for room in DOCUMENT["rooms"]}
    assert box.room_copies.tolist() == [8, 8, 8, 6, 8, 2, 2, 2, 2, 2, 2, 6, 1, 1, 1, 1]
    assert box.in_basement.tolist() == [0] * 11 + [1] * 5
    assert box.largest.tolist() == [3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1]
    assert box.room_points.tolist() == [(by_room[room]["points"] + [0, 0])[:3] for room in ROOMS]
    partners = {"pantry": "kitchen", "sauna": "bathroom", "dressing_room": "bedroom"}
    assert box.partner.tolist() == [ROOMS.index(partners[room]) if room in partners else -1 for room in ROOMS]
    assert box.annex_points.tolist() == [3 if room in partners else 0 for room in ROOMS]
    assert box.children.tolist() == [-1] * 16
    assert box.token_points.tolist() == [3, 1, 3, 2, 3, 1, 2, 2, 2, 1]
    assert box.furnishes.tolist() == [
        sum(1 << ROOMS.index(room) for room in entry["rooms"] if room != "outside")
        for entry in DOCUMENT["furnishings"]
    ]
    assert box.special_copies.tolist() == [5, 1] * 4 + [1] * 10 + [2, 2, 2, 3] + [1] * 5
    assert (box.roof_incomplete, box.roof_mixed, box.roof_uniform, box.roof_window) == (0, 3, 8, 1)
    assert (box.bathroom_on_both_floors, box.bathroom_kitchen_bedroom) == (3, 3)
    assert pack(check(DOCUMENT, "components")).tobytes() == box.tobytes()


def test_children_count_when_every_room_says_how_many() -> None:
    everywhere = [(f"rooms[{place}].children", place % 3) for place in range(16)]
    assert pack(check(changed(*everywhere), "components")).children.tolist() == [n % 3 for n in range(16)]
    assert pack(check(changed(*everywhere[1:]), "components")).children.tolist() == [-1] * 16


def test_a_field_that_is_missing_is_named() -> None:
    assert [refused(changed((path, GONE))) for path in NAMED] == [f"{path} is missing" for path in NAMED]
    assert len(NAMED) > 100


@pytest.mark.parametrize("path", ["totals", "house", "rooms[8].annex", "rooms[3].children"])
def test_fields_that_may_be_missing(path: str) -> None:
    assert {*check(changed((path, GONE)), "components")} == {*check(DOCUMENT, "components")}


def test_a_field_that_nobody_knows_is_named() -> None:
    names = ["colour", *(f"{path}.colour" for path in MAPPINGS)]
    assert [refused(changed((path, 3))) for path in names] == [f"{path} is unknown" for path in names]


@pytest.mark.parametrize("value", [None, [], ["copies"], "rooms", 3, 1.5, True], ids=repr)
def test_a_mapping_is_nothing_else(value: Any) -> None:
    wanted = f"must be a mapping, not {json.dumps(value)}"
    paths = [path for path in MAPPINGS if value is not None or not path.endswith("annex")]
    assert refused(value) == f"it {wanted}"
    assert [refused(changed((path, value))) for path in paths] == [f"{path} {wanted}" for path in paths]


@pytest.mark.parametrize("value", [None, {}, {"a": 1}, "kitchen", 3, 1.5, True], ids=repr)
def test_a_list_is_nothing_else(value: Any) -> None:
    for path in LISTS:
        wanted = "[4, 5]" if path == "house.basement_columns" else "a list"
        assert refused(changed((path, value))) == f"{path} must be {wanted}, not {json.dumps(value)}"


@pytest.mark.parametrize("value", GARBAGE, ids=repr)
def test_a_number_is_a_small_whole_number(value: Any) -> None:
    for path in NUMBERS:
        message = refused(changed((path, value)))
        parts = re.fullmatch(r"(.+) must be a whole number from [01] to \d+, not (.+)", message)
        assert parts, message
        assert parts.groups() == (path, json.dumps(value))
    assert len(NUMBERS) > 80


A_ROOM = f"one of {', '.join(ROOMS)}"
TWICE = "another id, since this one stands there already"
MISTAKES: list[tuple[str, Any, str]] = [
    ("rooms[0].copies", 61, "a whole number from 0 to 60"),
    ("rooms[0].max_size", 0, "a whole number from 1 to 3"),
    ("rooms[3].points[1]", 100, "a whole number from 0 to 99"),
    ("rooms[8].annex.points", -1, "a whole number from 0 to 99"),
    ("furnishings[9].copies", 11, "a whole number from 0 to 10"),
    ("roofs.copies_per_colour", 13, "a whole number from 0 to 12"),
    ("roofs.windows_per_colour", 7, "a whole number from 0 to 6"),
    ("tools.drill", 49, "a whole number from 0 to 48"),
    ("rooms[0].points", [1, 4], "a number for each size up to max_size, 3"),
    ("rooms[4].points", [1, 2], "a number for each size up to max_size, 1"),
    ("rooms[1].place", "attic", "one of floors, basement"),
    ("rooms[1].place", ["floors"], "one of floors, basement"),
    ("rooms[0].id", "Living room", A_ROOM),
    ("rooms[8].annex.partner", "piano", A_ROOM),
    ("rooms[1].id", "living_room", TWICE),
    ("furnishings[7].id", "piano", TWICE),
    ("furnishings[7].id", "lamp", f"one of {', '.join(FURNISHINGS)}"),
    ("furnishings[0].rooms[0]", "cellar", f"{A_ROOM}, outside"),
    ("furnishings[0].rooms", [], "rooms, or outside alone"),
    ("furnishings[8].rooms", ["outside", "study"], "rooms, or outside alone"),
    ("roofs.colours[3]", "blue", "one of red, brown, grey, green"),
    ("roofs.colours", ["red", "grey", "grey", "red"], "red, brown, grey, green"),
    ("totals.rooms", 61, "60"),
    ("totals.tokens", "10", "10"),
    ("totals.rounds", True, "12"),
    ("totals.specials", 48.0, "48"),
    ("house.columns", 5.0, "5"),
    ("house.basement_columns", [1, 2], "[4, 5]"),
    ("house.basement_columns", [4.0, 5.0], "[4, 5]"),
]


@pytest.mark.parametrize(("path", "value", "wanted"), MISTAKES)
def test_a_mistake_is_told_with_its_path(path: str, value: Any, wanted: str) -> None:
    assert refused(changed((path, value))) == f"{path} must be {wanted}, not {json.dumps(value)}"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ([("rooms[0].copies", 9)], "rooms[].copies must add up to 60 rooms, not 61"),
        ([("roofs.copies_per_colour", 5)], f"{SPECIALS} must add up to 48 specials, not 44"),
        ([("tools.drill", 3)], f"{SPECIALS} must add up to 48 specials, not 49"),
        ([("helpers.roofer", 0)], f"{SPECIALS} must add up to 48 specials, not 47"),
        ([("furnishings[0].copies", 2), ("tools.drill", 1)], f"{TOKENS} must add up to 10 tokens, not 11"),
        ([("rooms", DOCUMENT["rooms"][1:])], "rooms has no living_room"),
        ([("rooms", [])], f"rooms has no {', '.join(ROOMS)}"),
        ([("furnishings", DOCUMENT["furnishings"][:8])], "furnishings has no treehouse, birdhouse"),
    ],
)
def test_a_mistake_in_the_whole_is_told(changes: list[tuple[str, Any]], message: str) -> None:
    assert refused(changed(*changes)) == message


def test_deep_garbage_is_refused_as_any_other() -> None:
    text = json.dumps({**DOCUMENT, "rooms": "deep"})
    for depth in (5, *range(sys.getrecursionlimit() - 300, sys.getrecursionlimit() + 20), 100_000):
        with pytest.raises(
            riad.BadOption, match=r"^components(: rooms\[0\] must be a mapping| is not valid JSON)"
        ):
            COMPONENTS.read(text.replace('"deep"', "[" * depth + "]" * depth))


def nested(depth: int) -> list[Any]:
    """Return nested lists; with depth 0, a list that contains itself."""
    value: list[Any] = []
    value.extend([] if depth else [value])
    for _ in range(depth):
        value = [value]
    return value


ODD: dict[str, Any] = {"tuples as names": {(1, 2): 3}, "loop": nested(0), "deep": nested(99_999)}
ODD |= {"digits": 10**5000, "array": np.zeros((2, 2)), "texts": np.array([["a", "b"]]), "set": {1}}


@pytest.mark.parametrize("name", ODD)
def test_what_no_json_can_hold_is_refused_with_the_path(name: str) -> None:
    for path in ("rooms", "rooms[1].place", "rooms[1].copies", "totals.rooms", "roofs.colours"):
        assert refused(changed((path, ODD[name]))).startswith(path)


@pytest.mark.parametrize("name", ["two\nlines", "\x1b[31mred", "\r", "", "\u2028", "x" * 500])
def test_a_name_cannot_break_the_sentence(name: str) -> None:
    message = refused({**DOCUMENT, name: 1})
    assert message.isprintable()
    assert len(message) < 110
    assert message != " is unknown"


def test_remarks_are_allowed_and_dropped() -> None:
    bare = check(DOCUMENT, "components")
    assert not {*REMARKS} & {name for path, _ in fields(bare) for name in map(str, steps(path))}
    remarks = [(f"{path}.{name}", [{"any": None}]) for path in MAPPINGS for name in REMARKS]
    assert check(changed(*remarks, *((name, 1.5) for name in REMARKS)), "components") == bare


@pytest.mark.parametrize("deck", DOCUMENT[DECKS], ids=json.dumps)
def test_the_other_decks_that_fit_are_accepted(deck: Mapping[str, Any]) -> None:
    tools = deck.get("tools") or dict.fromkeys(TOOLS, deck.get("each_tool"))
    helpers = dict.fromkeys(HELPERS, deck["each_helper"])
    roofs = ("roofs.copies_per_colour", deck["copies_per_colour"])
    match = riad.new("dreamhome", components=changed(roofs, ("tools", tools), ("helpers", helpers)))
    copies = match.state.box.special_copies.tolist()
    assert sum(copies) == 48
    assert copies[: len(ROOF_KINDS)] == [deck["copies_per_colour"] - 1, 1] * 4
    assert copies[-9:] == [*tools.values(), *helpers.values()]


def test_the_order_of_entries_does_not_matter() -> None:
    data = copy.deepcopy(DOCUMENT)
    for entries in (data["rooms"], data["furnishings"], data["roofs"]["colours"]):
        entries.reverse()
    data["tools"], data["helpers"] = (dict(reversed(data[name].items())) for name in ("tools", "helpers"))
    assert json.dumps(check(data, "components")) == json.dumps(check(DOCUMENT, "components"))
    for entry in data["furnishings"]:
        entry["rooms"].reverse()
    assert pack(check(data, "components")).tobytes() == pack(check(own(), "own")).tobytes()


def test_checked_figures_are_checked_to_themselves() -> None:
    figures = check(DOCUMENT, "components")
    assert check(figures, "components") == figures
    assert check(MappingProxyType(figures), "components") == figures
    assert json.loads(json.dumps(figures)) == figures


def never_but_refused(data: Any) -> None:
    try:
        figures = check(data, "components")
    except riad.BadOption:
        return
    assert check(figures, "components") == figures
    pack(figures)


@pytest.mark.many
@given(JSON | st.dictionaries(st.sampled_from(["rooms", "totals", "house", "furnishings", "roofs"]), JSON))
def test_random_documents_are_refused_with_no_other_error(data: Any) -> None:
    never_but_refused(data)


@pytest.mark.many
@settings(max_examples=300)
@given(st.dictionaries(st.sampled_from(sorted(PATHS)), JSON, min_size=1, max_size=2))
def test_random_values_anywhere_are_refused_with_no_other_error(values: dict[str, Any]) -> None:
    never_but_refused(changed(*sorted(values.items(), reverse=True)))  # containers of other values come last
