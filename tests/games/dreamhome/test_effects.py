"""The effects of moves as values; test_descriptions.py has them in words."""

import pytest

from tests.games.dreamhome.test_refusals import ending, furnishing, taking
from tests.kit.positions.dreamhome import FULL, TRACK, TWO_TOKENS, Seat, position, push

rules = pytest.mark.rules


@rules("DH-2", "DH-3")
def test_a_column_has_its_cards_and_a_furnishing_its_points_and_rooms() -> None:
    match = position(Seat(), track=(TRACK[0], "kitchen piano", *TRACK[2:]))
    assert match.deed("take 1") == {
        "does": "take",
        "column": 1,
        "room": "living_room",
        "special": None,
        "marker": True,
        "gain": 0,
        "unused": None,
    }
    piano = {"column": 2, "room": "kitchen", "special": "piano", "marker": False}
    token = {"worth": 3, "rooms": ["living_room"]}
    assert match.deed("take 2") == {"does": "take", **piano, **token, "gain": 0, "unused": None}
    match = position(Seat(), track=TRACK, stage="discard", no_discard=False)
    roof = {"column": 2, "room": "kitchen", "special": "red", "marker": False}
    assert match.deed("discard 2") == {"does": "discard", **roof, "gain": 0, "unused": None}


@rules("DH-50", "DH-51", "DH-53")
def test_tools() -> None:
    match = position(Seat(TWO_TOKENS, ["drill", "concrete_mixer"]))
    drilled = match.deed("drill f1 2")
    assert (drilled["does"], drilled["space"], drilled["given"]) == ("drill", "f1", "living_room")
    assert (drilled["lost"], drilled["room"], drilled["gain"]) == ("piano", "kitchen", -3)
    mixed = {"does": "mix", "columns": [1, 3], "rooms": ["living_room", "bedroom"]}
    assert match.deed("mix 1 3") == {**mixed, "gain": 0, "unused": None}
    hammer = position(Seat(beside=["jackhammer"]), stage="hammer")
    assert hammer.deed("hammer 2")["room"] == "kitchen"
    assert hammer.deed("pass") == {"does": "pass", "declined": "jackhammer"}


@rules("DH-10", "DH-21", "DH-48", "DH-52")
def test_cards_that_are_placed() -> None:
    match = taking("kitchen scaffolding", {"f1": "scaffolding"})
    over = {"does": "put", "room": "kitchen", "space": "f1", "down": False, "over_scaffolding": True}
    assert match.deed("put f1") == {**over, "gain": 1, "unused": None}
    assert match.deed("put f2 down")["down"]
    assert match.deed("scaffold b4") == {"does": "scaffold", "space": "b4", "gain": 0, "unused": None}
    token = furnishing("cat_house").deed("token f2")
    assert token == {
        "does": "token",
        "token": "cat_house",
        "room": "kitchen",
        "space": "f2",
        "gain": 1,
        "unused": None,
    }
    match = push(taking("living_room red", TWO_TOKENS, "interior_designer"), "put f2")
    kept = {"does": "keep", "token": "painting", "space": "f3"}
    assert match.deed("keep f3") == {**kept, "gain": -4, "unused": None}


@rules("DH-21", "DH-52")
def test_what_finds_no_place_is_unused() -> None:
    assert taking("kitchen piano", {}).deed("put f1")["unused"] == "piano"
    assert taking("kitchen piano", {"f2": "living_room"}).deed("put f1")["unused"] is None
    match = position(Seat(), track=(TRACK[0], "kitchen scaffolding"), round_number=12)
    assert match.deed("take 2")["unused"] == "scaffolding"


@rules("DH-40", "DH-41", "DH-42")
def test_helpers() -> None:
    assert ending("roofer").deed("roofer red+") == {"does": "roofer", "roof": "red+"}
    assert ending("roofer").deed("pass") == {"does": "pass", "declined": "roofer"}
    match = ending("supplier", "handyman")
    assert match.deed("supply f1 bathroom") == {
        "does": "supply",
        "room": "bathroom",
        "space": "f1",
        "given": "bedroom",
        "lost": "canopy_bed",
        "gain": -3,
        "unused": None,
    }
    assert match.deed("pass") == {"does": "pass", "declined": "helpers"}
    match = position(Seat({**FULL, "s1": "pantry down"}, ["handyman"]), Seat(FULL), stage="end")
    swapped = match.deed("swap f2 s1")
    assert (swapped["spaces"], swapped["cards"]) == (["f2", "s1"], ["study", "empty"])
