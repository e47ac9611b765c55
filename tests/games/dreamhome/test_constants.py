"""The names and spaces of Dream Home, against the second implementation and the document of the cards."""

from riad.games.dreamhome.rules.constants import (
    BASEMENT,
    BELOW,
    COLOURS,
    COLUMNS,
    DESIGNER,
    DRILL,
    FIRST_KEPT_KIND,
    FLOOR_END,
    FLOOR_START,
    FLOORS,
    FURNISHING,
    FURNISHINGS,
    GROUND,
    HELPERS,
    LARGEST,
    ROOF_KINDS,
    ROOFS,
    ROOMS,
    ROUNDS,
    SPACES,
    SPECIALS,
    TOOLS,
    TOTALS,
    WINDOW,
)
from tests.games.dreamhome import reference_house as reference


def test_cards_are_those_of_the_document() -> None:
    document = reference.COMPONENTS
    assert {*ROOMS} == {*reference.ROOMS}
    assert {*FURNISHINGS} == {entry["id"] for entry in document["furnishings"]}
    for names, entries in ((TOOLS, document["tools"]), (HELPERS, document["helpers"])):
        assert {*names} == {*entries} - {"basis"}
    assert max(len(room["points"]) for room in document["rooms"]) == LARGEST


def test_there_are_60_rooms_and_48_specials_in_12_rounds() -> None:
    assert (ROUNDS, COLUMNS) == (12, 5)
    assert TOTALS == {"rooms": 60, "specials": 48, "rounds": 12, "tokens": 10}


def test_kinds_of_special_cards_follow_each_other() -> None:
    """Roofs come first, in pairs of a colour without and with a window; what is kept comes last."""
    assert len({*SPECIALS}) == len(SPECIALS)
    for kind, name in enumerate(ROOF_KINDS):
        assert name == COLOURS[kind >> 1] + "+" * (kind & WINDOW)
    assert SPECIALS[:ROOFS] == ROOF_KINDS
    assert SPECIALS[FURNISHING:FIRST_KEPT_KIND] == FURNISHINGS
    assert SPECIALS[FIRST_KEPT_KIND:] == (*TOOLS, *HELPERS)
    assert (SPECIALS[DRILL], SPECIALS[DESIGNER]) == ("drill", "interior_designer")


def test_floors_and_what_carries_a_space_are_those_of_the_house() -> None:
    assert [*SPACES] == reference.SPACES
    assert [[*SPACES[start:end]] for start, end in FLOORS] == reference.FLOORS
    assert SPACES[:BASEMENT] == ("b4", "b5")
    for space, name in enumerate(SPACES):
        below = None if BELOW[space] == GROUND else SPACES[BELOW[space]]
        assert below == reference.BELOW.get(name)
        assert (FLOOR_START[space], FLOOR_END[space]) in FLOORS
        assert FLOOR_START[space] <= space < FLOOR_END[space]
