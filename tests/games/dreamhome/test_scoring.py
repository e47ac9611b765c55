"""Points of Dream Home by example (DH-44, DH-45, DH-60 to DH-64, DH-66); see test_view.py for the winner."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from riad.games.dreamhome.descriptions import tell_line
from riad.match.match import Match
from tests.kit.positions.dreamhome import EXAMPLE, EXAMPLE_ROOF, Seat, position

rules = pytest.mark.rules


def score(house: Mapping[str, str], *beside: str, outside: Iterable[str] = (), edition: str = "en") -> int:
    """Return the score of a house at the end."""
    return position(Seat(house, beside, outside), stage="end", edition=edition).points[0]


def sheet(match: Match, seat: int = 0) -> dict[str, Any]:
    """Return the parts of a score sheet, each with its lines in words; a line with its points."""
    parts = match.view(None)["players"][seat]["sheet"]
    return {part["part"]: dict(lines_of(part)) for part in parts}


def lines_of(part: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return the lines of a part of a score sheet in words."""
    return [(tell_line(line), line["points"]) for line in part["lines"]]


# The example of the rulebooks


@rules("DH-66")
@pytest.mark.parametrize("edition", ["en", "is", "it"])
def test_the_house_of_29_points(edition: str) -> None:
    match = position(Seat(EXAMPLE, roofs=EXAMPLE_ROOF), stage="end", edition=edition)
    assert match.points == (29, 0)
    parts = match.view(None)["players"][0]["sheet"]
    sums = [("rooms", 15), ("furnishings", 4), ("functionality", 6), ("roof", 4)]
    assert [(part["part"], part["points"]) for part in parts] == sums
    assert lines_of(parts[0]) == [
        ("Children's room", 2),
        ("Living room of 2 cards", 4),
        ("Bathroom", 1),
        ("Dressing room", 1),
        ("Bathroom", 1),
        ("Bedroom", 1),
        ("Kitchen", 1),
        ("Pantry (next to kitchen)", 3),
        ("Kitchen", 1),
        ("Garage", 0),
        ("Empty room", 0),
    ]
    assert lines_of(parts[1]) == [("Piano", 3), ("Cat house", 1)]
    assert lines_of(parts[2]) == [("Bathroom on each floor", 3), ("Bathroom, kitchen and bedroom", 3)]
    assert lines_of(parts[3]) == [("Roof of mixed colours (red+, red, brown, grey)", 3), ("Window", 1)]


# Rooms


@rules("DH-13", "DH-15", "DH-60")
@pytest.mark.parametrize(
    ("house", "points"),
    [
        ({"f1": "bedroom"}, 1),
        ({"f1": "bedroom", "f2": "bedroom"}, 4),
        ({"f1": "living_room"}, 1),
        ({"f1": "living_room", "f2": "living_room"}, 4),
        ({"f1": "living_room", "f2": "living_room", "f3": "living_room"}, 9),
        ({"f1": "living_room", "f3": "living_room", "s1": "living_room"}, 3),  # apart, and above each other
        ({"f5": "living_room", "s1": "living_room"}, 2),  # the end of a floor and the start of the next
        ({"f1": "living_room", "f2": "living_room down", "f3": "living_room"}, 2),
        ({"b4": "garage"}, 0),
        ({"b4": "garage", "b5": "garage"}, 4),
        ({"b4": "storage", "b5": "wine_cellar"}, 2),
        ({"f3": "kitchen", "f4": "kitchen"}, 6),
        ({"s4": "childrens_room", "s5": "childrens_room"}, 6),
        ({"f1": "study", "f2": "library", "f3": "game_room"}, 6),
        ({"b4": "garage down", "b5": "garage down", "f1": "kitchen down"}, 0),
        ({}, 0),
    ],
)
def test_rooms_score_by_type_and_size(house: dict[str, str], points: int) -> None:
    assert score(house) == points


@rules("DH-61")
@pytest.mark.parametrize(
    ("house", "points"),
    [
        ({"f1": "pantry"}, 1),
        ({"f1": "pantry", "f2": "kitchen"}, 3 + 1),
        ({"f1": "kitchen", "f2": "pantry"}, 1 + 3),
        ({"s4": "kitchen", "s5": "pantry"}, 1 + 3),
        ({"f1": "kitchen", "f2": "pantry", "f3": "kitchen"}, 1 + 3 + 1),  # once
        ({"f1": "kitchen", "f2": "kitchen", "f3": "pantry"}, 6 + 3),
        ({"f1": "pantry", "f2": "kitchen", "f3": "pantry"}, 3 + 1 + 3),
        ({"f1": "kitchen", "s1": "pantry"}, 1 + 1),  # above it is not next to it
        ({"f5": "kitchen", "s1": "pantry"}, 1 + 1),  # nor is the other end of the floor below
        ({"f5": "pantry", "s1": "kitchen"}, 1 + 1),
        ({"f1": "kitchen", "f3": "pantry"}, 1 + 1),
        ({"f1": "kitchen down", "f2": "pantry"}, 1),
        ({"f1": "kitchen", "f2": "pantry down"}, 1),
        ({"f1": "bathroom", "f2": "pantry"}, 1 + 1),
        ({"f1": "bathroom", "f2": "sauna"}, 1 + 3),
        ({"s2": "bedroom", "s3": "dressing_room"}, 1 + 3),
    ],
)
def test_annex_rooms_score_more_beside_their_partner(house: dict[str, str], points: int) -> None:
    assert score(house) == points


# Functionality, furnishings, and the helpers that score


THREE = {"f1": "bathroom", "f2": "kitchen", "s1": "bedroom"}
BOTH = {"f1": "bathroom", "s3": "bathroom"}


@rules("DH-62")
@pytest.mark.parametrize(
    ("house", "bonus"),
    [
        (BOTH, 3),
        ({"f1": "bathroom", "f3": "bathroom"}, 0),  # on one floor
        ({"f1": "bathroom", "s3": "bathroom down"}, 0),
        ({"f1": "bathroom", "f3": "bathroom", "s1": "bathroom", "s3": "bathroom"}, 3),
        (THREE, 3),
        ({"f1": "bathroom", "f2": "kitchen"}, 0),
        ({"f1": "bathroom", "f2": "bedroom"}, 0),
        ({"f1": "kitchen", "f2": "bedroom"}, 0),
        ({**THREE, "f2": "kitchen down"}, 0),
        ({**THREE, "f3": "bathroom", "f4": "kitchen", "s3": "bedroom"}, 3),  # two full sets
        ({**THREE, **BOTH}, 6),
    ],
)
def test_functionality_scores_each_bonus_once(house: dict[str, str], bonus: int) -> None:
    match = position(Seat(house), stage="end")
    assert sum(sheet(match)["functionality"].values()) == bonus
    assert match.points[0] == bonus + sum(not card.endswith("down") for card in house.values())


@rules("DH-63")
def test_each_token_scores_its_value_in_the_house_or_outside() -> None:
    house = {"f1": "living_room *piano", "f2": "bedroom *canopy_bed"}
    assert score(house) == 1 + 3 + 1 + 3
    assert score(house, outside=["treehouse", "birdhouse"]) == 8 + 2 + 1


@rules("DH-45", "DH-47")
def test_the_designer_brings_1_for_each_token_and_a_second_one_nothing() -> None:
    house, outside = {"f1": "living_room *piano", "f2": "bedroom *canopy_bed"}, ["treehouse"]
    assert score(house, outside=outside) == 10
    assert score(house, "interior_designer", outside=outside) == 13
    assert score(house, *["interior_designer"] * 2, outside=outside) == 13
    assert score({}, "interior_designer") == 0


@rules("DH-44", "DH-47")
@pytest.mark.parametrize(
    ("edition", "house", "points"),
    [
        ("en", THREE, 3 + 4),
        ("is", THREE, 3 + 4),
        ("it", THREE, 3 + 4),
        ("en", BOTH, 2 + 4),
        ("is", BOTH, 2 + 3),
        ("it", BOTH, 2 + 4),
        ("en", {**THREE, **BOTH}, 4 + 4 + 4),
        ("is", {**THREE, **BOTH}, 4 + 4 + 3),
        ("it", {"f1": "study"}, 2),  # nothing for bonuses that were not earned
        ("is", {"b4": "garage down", "f1": "study down", "f2": "kitchen"}, 2 + 1),
    ],
)
def test_the_architect_makes_4_of_a_bonus_and_1_of_an_empty_room(
    edition: str, house: dict[str, str], points: int
) -> None:
    assert score(house, "architect", edition=edition) == points
    assert score(house, "architect", "architect", edition=edition) == points


@rules("DH-44", "DH-45")
def test_the_sheet_tells_what_architect_and_designer_bring() -> None:
    seat = Seat({**EXAMPLE, "f5": "kitchen down"}, ["architect", "interior_designer"], ["birdhouse"])
    parts = sheet(position(seat, stage="end"))
    assert parts["rooms"]["2 empty rooms"] == 0
    assert parts["furnishings"]["Interior designer, for 3 furnishings"] == 3
    assert parts["functionality"] == {
        "Bathroom on each floor": 4,
        "Bathroom, kitchen and bedroom": 4,
        "Architect, for 2 empty rooms": 2,
    }


# Roofs


@rules("DH-64")
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("red brown grey green", 3),
        ("brown brown brown brown", 8),
        ("red+ red brown+ grey", 5),  # two windows
        ("red+ red red red", 9),  # the best roof
        ("", 0),
        ("red+ red red", 0),  # incomplete
        ("red red red brown red", 8),  # the brown one is left out
        ("red red red red brown+ grey+ green+", 8),  # windows in other colours are left out
        ("red red red brown+ grey+ green+", 6),
        ("red+ brown+ grey+ green+", 7),
        ("red red brown brown grey grey+", 4),
    ],
)
def test_the_best_four_roof_cards_score(pile: str, points: int) -> None:
    assert position(Seat(roofs=pile.split()), stage="end").points[0] == points


@rules("DH-20", "DH-64")
def test_roofs_count_when_they_may_be_looked_at() -> None:
    house, pile = {"f1": "study"}, ["red"] * 4
    assert position(Seat(house, roofs=pile)).points == (2, 0)
    assert position(Seat(house, roofs=pile), open_roofs=True).points == (10, 0)
    assert position(Seat(house, roofs=pile), stage="end").points == (10, 0)
