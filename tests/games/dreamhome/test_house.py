"""A house by example: legal places for rooms (DH-10 to DH-15) and for tokens (DH-21 to DH-24)."""

import pytest

from riad.games.dreamhome.rules.constants import ROOMS, SPACES
from riad.match.match import Match
from tests.kit.positions.dreamhome import TRACK, Seat, discarded, lies, position, push, refused, supply

rules = pytest.mark.rules
ROOMS_BELOW = ("garage", "storage", "laundry", "workshop", "wine_cellar")
BELOW = dict.fromkeys(SPACES[:7], "study down")
"""All cards that a card upstairs needs below it."""


def holding(room: str, house: dict[str, str], *beside: str) -> Match:
    """Return a match in which a player with this house took this room from column 1."""
    return push(position(Seat(house, beside), track=(room, *TRACK[1:])), "take 1")


def furnishing(token: str, house: dict[str, str], *beside: str, room: str = "garage") -> Match:
    """Return a match in which a player with this house took this furnishing, and a room with it."""
    track = (TRACK[0], f"{room} {token}", *TRACK[2:])
    return push(position(Seat(house, beside), track=track), "take 2")


def spaces(match: Match, down: bool = False) -> set[str]:
    """Return the legal spaces for the room in hand, face up or face down."""
    words = [move.split() for move in match.legal]
    return {space for kind, space, *how in words if kind == "put" and (how == ["down"]) is down}


def away(match: Match, token: str) -> tuple[int, int]:
    """Return how many of this token are in the supply, and how many of its cards are discarded."""
    return supply(match, token), discarded(match, token)


# Placing


@rules("DH-10")
def test_the_room_taken_is_placed_at_once() -> None:
    match = push(position(Seat(beside=["drill", "concrete_mixer"])), "take 2")
    assert {move.split()[0] for move in match.legal} == {"put"}
    for move in ("take 3", "mix 1 3", "drill f1 1", "pass"):
        assert refused(match, move) == "DH-10"
    assert lies(push(match, "put f2")) == {"f2": "kitchen"}
    assert match.turn == 1


@rules("DH-10")
def test_a_room_goes_in_no_space_that_has_a_card() -> None:
    match = holding("kitchen", {"f1": "study", "f2": "study down"})
    for move in ("put f1", "put f1 down", "put f2", "put f2 down"):
        assert refused(match, move) == "DH-10"


@rules("DH-10")
def test_placed_cards_do_not_move_without_a_tool_or_a_helper() -> None:
    match = position(Seat({"f1": "study", "f2": "kitchen"}))
    assert refused(match, "drill f1 1") == "DH-50"
    assert refused(match, "swap f1 f2") == refused(match, "supply f1 study") == "DH-3"


@rules("DH-10")
def test_rooms_need_no_order_and_there_may_be_gaps() -> None:
    match = holding("kitchen", {"f3": "study", "s3": "library"})
    assert spaces(match) == {"f1", "f2"}
    assert lies(push(match, "put f1")) == {"f1": "kitchen", "f3": "study", "s3": "library"}


@rules("DH-11")
def test_nothing_stands_over_an_empty_space() -> None:
    match = holding("kitchen", {})
    assert spaces(match) == {"f1", "f2", "f3"}  # on the ground
    assert spaces(match, down=True) == {"b4", "b5", "f1", "f2", "f3"}
    for move in ("put f4", "put f5", "put s1", "put s5", "put f4 down", "put s3 down"):
        assert refused(match, move) == "DH-11"


@rules("DH-11")
@pytest.mark.parametrize("below", ["garage", "kitchen down", "scaffolding"])
def test_any_card_and_scaffolding_carry_what_is_above(below: str) -> None:
    match = holding("bedroom", {"b5": below})
    assert spaces(match) == {"f1", "f2", "f3", "f5"}
    match = holding("bedroom", {"f2": below.replace("garage", "study")})
    assert "s2" in spaces(match)
    assert refused(match, "put s1") == refused(match, "put s3") == "DH-11"


@rules("DH-12")
@pytest.mark.parametrize("room", ROOMS)
def test_basement_rooms_go_in_the_basement_and_others_on_the_floors(room: str) -> None:
    match = holding(room, {"b4": "kitchen down", "f1": "kitchen down"})
    below = room in ROOMS_BELOW
    assert spaces(match) == ({"b5"} if below else {"f2", "f3", "f4", "s1"})
    for space in ("f2", "f3", "f4", "s1") if below else ("b5",):
        assert refused(match, f"put {space}") == "DH-12"


@rules("DH-13")
def test_a_third_bedroom_is_refused() -> None:
    match = holding("bedroom", {"f1": "bedroom", "f2": "bedroom"})
    assert refused(match, "put f3") == "DH-13"
    assert refused(match, "put f3 down") == ""


@rules("DH-13")
def test_a_room_grows_to_either_side_up_to_its_size() -> None:
    match = holding("living_room", {**BELOW, "s2": "living_room", "s3": "living_room"})
    assert spaces(match) == {"s1", "s4", "s5"}
    match = holding("living_room", lies(push(match, "put s4")))
    assert refused(match, "put s1") == refused(match, "put s5") == "DH-13"


@rules("DH-13")
def test_a_card_may_join_two_rooms_within_the_size_but_not_past_it() -> None:
    match = holding("living_room", {"f1": "living_room", "f3": "living_room"})
    assert match.points[0] == 1 + 1
    assert push(match, "put f2").points[0] == 9
    match = holding("kitchen", {"f1": "kitchen", "f3": "kitchen"})
    assert refused(match, "put f2") == "DH-13"
    match = holding("living_room", {"b4": "garage", **dict.fromkeys(("f1", "f2", "f4"), "living_room")})
    assert refused(match, "put f3") == "DH-13"


@rules("DH-13")
def test_cards_above_each_other_are_separate_rooms() -> None:
    match = holding("bathroom", {"f1": "bathroom"})
    assert push(match, "put s1").points[0] == 1 + 1 + 3  # two rooms, and one on each floor
    match = holding("bedroom", {"f1": "bedroom", "f2": "bedroom", "s1": "bedroom"})
    assert push(match, "put s2").points[0] == 4 + 4


@rules("DH-13")
def test_a_floor_ends_at_its_walls() -> None:
    house = {"b4": "garage", "b5": "garage", "f1": "pantry"}
    assert refused(holding("bathroom", {**house, "s1": "bathroom"}), "put f5") == ""
    assert refused(holding("bathroom", {**house, "f5": "bathroom"}), "put s1") == ""
    for tokens, free in ((("", " *whirlpool"), "f5"), ((" *whirlpool", ""), "s1")):
        rooms = {"f5": f"bathroom{tokens[0]}", "s1": f"bathroom{tokens[1]}"}
        match = push(furnishing("cat_house", {**house, **rooms}), "put f2 down")
        assert list(match.legal) == [f"token {free}"]


@rules("DH-14")
def test_a_kitchen_of_two_cards_is_closed() -> None:
    match = holding("kitchen", {**BELOW, "s2": "kitchen", "s3": "kitchen"})
    assert refused(match, "put s1") == refused(match, "put s4") == "DH-13"  # it would be too large
    assert spaces(match) == {"s5"}
    assert spaces(match, down=True) == {"s1", "s4", "s5"}


@rules("DH-13", "DH-15")
def test_a_bathroom_beside_a_bathroom_goes_face_down() -> None:
    match = holding("bathroom", {"f1": "bathroom"})
    assert refused(match, "put f2") == "DH-13"
    assert lies(push(match, "put f2 down")) == {"f1": "bathroom", "f2": "bathroom down"}


@rules("DH-14", "DH-15")
def test_a_kitchen_beside_the_living_room_or_face_down_beside_the_kitchen() -> None:
    match = holding("kitchen", {**BELOW, "s1": "kitchen", "s2": "kitchen", "s5": "living_room"})
    assert spaces(match) == {"s4"}
    assert spaces(match, down=True) == {"s3", "s4"}


@rules("DH-14", "DH-23")
def test_a_piano_closes_a_living_room_of_one_card() -> None:
    match = push(furnishing("piano", {"b4": "laundry", "f2": "living_room"}), "put b5", "token f2")
    assert lies(match)["f2"] == "living_room *piano"
    match = holding("living_room", lies(match))
    assert refused(match, "put f1") == refused(match, "put f3") == "DH-14"
    assert spaces(match) == {"f4", "f5", "s2"}  # the room above it is another one
    assert refused(match, "put f1 down") == ""


@rules("DH-14")
def test_a_token_closes_the_whole_room_wherever_it_lies() -> None:
    for one, other in (("living_room *piano", "living_room"), ("living_room", "living_room *piano")):
        match = holding("living_room", {**BELOW, "s2": one, "s3": other})
        assert refused(match, "put s1") == refused(match, "put s4") == "DH-14"
    match = holding("living_room", {"f1": "living_room", "f3": "living_room *piano"})
    assert refused(match, "put f2") == "DH-14"  # nor may an open room join it


@rules("DH-15")
def test_any_card_may_go_face_down_in_any_supported_space() -> None:
    for room in ("kitchen", "garage"):
        match = holding(room, {"b4": "garage", "f1": "study"})
        assert spaces(match, down=True) == {"b5", "f2", "f3", "f4", "s1"}
    assert lies(push(match, "put s1 down"))["s1"] == "garage down"


@rules("DH-15")
def test_an_empty_room_has_no_type_and_no_worth() -> None:
    match = holding("bathroom", {"f1": "bathroom down", "f2": "bathroom down"})
    assert match.points[0] == 0
    assert push(match, "put f3").points[0] == 1
    match = holding("bedroom", {"f1": "bedroom", "f2": "bedroom down"})
    assert push(match, "put f3").points[0] == 1 + 1  # the room between is not a bedroom


# Tokens


@rules("DH-21")
def test_the_token_goes_at_once_on_a_room_that_its_card_allows() -> None:
    house = {"b4": "garage", "f1": "bedroom", "f2": "kitchen", "f3": "bedroom", "s1": "bathroom"}
    match = push(furnishing("canopy_bed", house), "put b5")
    assert list(match.legal) == ["token f1", "token f3"]
    assert away(match, "canopy_bed") == (1, 0)
    for move in ("token b4", "token f2", "token s1", "pass", "take 1"):  # it is not optional
        assert refused(match, move) == "DH-21"
    assert lies(push(match, "token f3"))["f3"] == "bedroom *canopy_bed"
    assert away(match, "canopy_bed") == (0, 1)
    assert match.turn == 1


@rules("DH-21")
@pytest.mark.parametrize("card", ["kitchen", "living_room down", "living_room *painting"])
def test_a_furnishing_without_a_room_is_discarded_and_no_token_taken(card: str) -> None:
    match = push(furnishing("piano", {"f1": card}), "put b4")
    assert match.turn == 1
    assert lies(match) == {"f1": card, "b4": "garage"}
    assert away(match, "piano") == (1, 1)


@rules("DH-21")
def test_the_room_just_placed_may_be_the_only_one_for_the_token() -> None:
    match = push(furnishing("canopy_bed", {"f1": "kitchen"}, room="bedroom"), "put f3")
    assert list(match.legal) == ["token f3"]
    match = push(furnishing("canopy_bed", {"f1": "kitchen"}, room="bedroom"), "put f3 down")
    assert away(match, "canopy_bed") == (1, 1)


@rules("DH-21", "DH-22")
def test_after_the_cat_house_the_canopy_bed_needs_a_second_bedroom() -> None:
    match = push(furnishing("cat_house", {"f1": "bedroom"}), "put b4", "token f1")
    assert refused(holding("bedroom", lies(match)), "put f2") == "DH-14"
    one = push(furnishing("canopy_bed", lies(match)), "put b5")
    assert away(one, "canopy_bed") == (1, 1)
    two = push(furnishing("canopy_bed", {**lies(match), "f3": "bedroom"}), "put b5")
    assert list(two.legal) == ["token f3"]


@rules("DH-22", "DH-45")
@pytest.mark.parametrize("designer", [(), ("interior_designer",)])
def test_a_room_has_one_token_however_many_cards(designer: tuple[str, ...]) -> None:
    house = {"f1": "living_room", "f2": "living_room *piano", "s1": "living_room"}
    match = push(furnishing("cat_house", house, *designer), "put b4")
    assert list(match.legal) == ["token s1"]
    assert refused(match, "token f1") == refused(match, "token f2") == "DH-22"


@rules("DH-22")
def test_no_token_goes_on_an_empty_room_or_on_no_room() -> None:
    match = push(furnishing("cat_house", {"f1": "study", "f2": "study down", "f3": "scaffolding"}), "put b4")
    for space in ("f2", "f3", "s1"):
        assert refused(match, f"token {space}") == "DH-22"


@rules("DH-22")
def test_the_token_lies_on_the_leftmost_card_of_that_moment_and_stays_there() -> None:
    match = push(furnishing("piano", {"f2": "living_room", "f3": "living_room"}), "put b4")
    assert list(match.legal) == ["token f2"]
    assert refused(match, "token f3") == "DH-22"
    match = holding("living_room", lies(push(match, "token f2")), "interior_designer")
    assert lies(push(match, "put f1"))["f2"] == "living_room *piano"


@rules("DH-22")
def test_a_room_of_full_size_takes_a_token_unless_the_table_says_no() -> None:
    house = {"f1": "kitchen", "f2": "kitchen", "f3": "bathroom", "s1": "kitchen"}
    track = (TRACK[0], "garage cat_house", *TRACK[2:])
    for edition in ("en", "is", "it"):
        match = push(position(Seat(house), track=track, edition=edition), "take 2", "put b4")
        assert list(match.legal) == ["token f1", "token f3", "token s1"]
        literal = position(Seat(house), track=track, edition=edition, closed_rooms_refuse_tokens=True)
        push(literal, "take 2", "put b4")
        assert list(literal.legal) == ["token s1"]
        assert refused(literal, "token f1") == refused(literal, "token f3") == "DH-22"


@rules("DH-23", "DH-45")
def test_a_token_closes_no_room_of_the_designers_owner() -> None:
    house = {"f1": "living_room *piano"}
    assert refused(holding("living_room", house), "put f2") == "DH-14"
    assert refused(holding("living_room", house, "interior_designer"), "put f2") == ""
    match = position(Seat(house), Seat(beside=["interior_designer"]))
    assert refused(push(match, "take 1"), "put f2") == "DH-14"  # the designer belongs to another player


@rules("DH-24")
def test_treehouse_and_birdhouse_need_no_room_and_may_both_be_had() -> None:
    seat = Seat(outside=["treehouse"])
    match = push(position(seat, track=(TRACK[0], "garage birdhouse", *TRACK[2:])), "take 2", "put b4 down")
    assert match.turn == 1
    assert match.view(None)["players"][0]["outside"] == ["treehouse", "birdhouse"]
    assert away(match, "birdhouse") == (0, 1)
