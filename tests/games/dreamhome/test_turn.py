"""Special cards during a turn by example: DH-16, DH-20, DH-25, DH-26, DH-45, DH-48, DH-52."""

from typing import Any

import pytest

from riad.games.dreamhome.rules.constants import SPACES
from riad.match.match import Match
from tests.kit.positions.dreamhome import (
    FULL,
    TRACK,
    TWO_TOKENS,
    Seat,
    discarded,
    kinds,
    lay_column,
    lies,
    position,
    push,
    refused,
    supply,
    tools,
)

rules = pytest.mark.rules
BELOW = {"f4": "b4", "f5": "b5", **{f"s{column}": f"f{column}" for column in range(1, 6)}}


def taking(column: str, seat: Seat, **options: Any) -> Match:
    """Return a match in which this seat took a column: a room and a special card."""
    return push(position(seat, track=(TRACK[0], column, *TRACK[2:]), **options), "take 2")


def up_to(space: str) -> list[str]:
    """Return a space and all those below it that it needs."""
    return [*up_to(BELOW[space]), space] if space in BELOW else [space]


def without(*spaces: str, **house: str) -> dict[str, str]:
    """Return the full house without some spaces, and with other cards in some."""
    return {space: card for space, card in {**FULL, **house}.items() if space not in spaces}


def next_round(match: Match, *track: str) -> Match:
    """Let the second of two players take a column too; then lay this track."""
    push(match, "take 5", "put f1 down")
    for place, column in enumerate(track):
        lay_column(match.state, place, column)
    return match


# The order of a turn, and cards that are kept


@rules("DH-16")
def test_the_room_is_placed_before_the_special_card_takes_effect() -> None:
    match = taking("kitchen cat_house", Seat({"f1": "bedroom"}))
    assert kinds(match) == {"put"}
    assert refused(match, "token f1") == "DH-10"
    assert list(push(match, "put f2").legal) == ["token f1", "token f2"]


@rules("DH-20")
def test_a_roof_goes_on_a_pile_that_nobody_may_look_at_until_the_end() -> None:
    match = push(taking("kitchen red+", Seat(roofs=["brown"]), round_number=12), "put f1")
    for seat in (None, 0, 1):
        player = match.view(seat)["players"][0]
        assert (player["roofs"], player["roof_cards"]) == (2, None)
    next_round(match)
    assert match.outcome is not None
    assert match.view(1)["players"][0]["roof_cards"] == ["red+", "brown"]


@rules("DH-20")
def test_a_table_may_play_with_open_roofs() -> None:
    match = taking("kitchen red+", Seat(), open_roofs=True)
    assert match.view(1)["players"][0]["roof_cards"] == ["red+"]


@rules("DH-25")
@pytest.mark.parametrize(
    ("tool", "use"), [("drill", "drill f1 1"), ("concrete_mixer", "mix 1 2"), ("jackhammer", "hammer 1")]
)
def test_a_tool_is_used_once_and_later_than_the_turn_in_which_it_was_taken(tool: str, use: str) -> None:
    match = taking(f"kitchen {tool}", Seat({"f1": "study"}))
    assert tools(match) == [tool]
    assert refused(match, use) == "DH-10"
    next_round(push(match, "put f2"), *TRACK)
    push(match, use)
    assert tools(match) == []
    assert discarded(match, tool) == 1
    assert use not in match.legal


@rules("DH-25")
@pytest.mark.parametrize("tool", ["drill", "concrete_mixer", "jackhammer"])
def test_a_tool_taken_in_the_last_round_does_nothing(tool: str) -> None:
    match = push(taking(f"bedroom {tool}", Seat(without("s5")), round_number=12), "put s5")
    assert lies(next_round(match)) == FULL
    assert match.outcome is not None


@rules("DH-26")
@pytest.mark.parametrize("helper", ["roofer", "supplier", "handyman"])
def test_a_helper_waits_for_the_end_of_the_game(helper: str) -> None:
    match = position(Seat({"f1": "study", "f2": "pantry"}, [helper]), discarded_rooms=["sauna"])
    for move in ("roofer red", "supply f1 sauna", "swap f1 f2", "pass"):
        assert refused(match, move) == "DH-3"
    match = push(taking(f"bedroom {helper}", Seat(without("s5")), round_number=12), "put s5")
    assert match.view(1)["players"][0]["helpers"] == [helper]
    assert next_round(match).turn == 0
    assert kinds(match) <= {"roofer", "supply", "swap", "pass"}


# The interior designer, and tokens that meet


@rules("DH-45", "DH-16")
def test_the_designer_opens_rooms_for_the_room_taken_in_the_same_turn() -> None:
    match = taking("living_room interior_designer", Seat({"f1": "living_room *piano"}))
    assert refused(match, "put f2") == ""
    assert refused(taking("living_room architect", Seat({"f1": "living_room *piano"})), "put f2") == "DH-14"


@rules("DH-45")
def test_the_designer_opens_no_room_of_full_size() -> None:
    match = taking("bedroom interior_designer", Seat({"f1": "bedroom", "f2": "bedroom *canopy_bed"}))
    assert refused(match, "put f3") == "DH-13"


@rules("DH-45", "DH-48")
@pytest.mark.parametrize(("kept", "lost"), [("f1", "f3"), ("f3", "f1")])
def test_a_card_that_joins_two_tokens_leaves_one(kept: str, lost: str) -> None:
    match = push(taking("living_room red", Seat(TWO_TOKENS, ["interior_designer"])), "put f2")
    assert list(match.legal) == ["keep f1", "keep f3"]
    token = TWO_TOKENS[lost].partition("*")[2]
    before = supply(match, token)
    left = {**TWO_TOKENS, "f2": "living_room", lost: "living_room"}
    assert lies(push(match, f"keep {kept}")) == left
    assert supply(match, token) == before + 1
    assert match.turn == 1


@rules("DH-48")
def test_only_a_token_of_those_that_meet_can_be_kept() -> None:
    house = {**TWO_TOKENS, "b4": "garage", "f4": "bedroom *cat_house", "s1": "study *globe"}
    match = push(taking("living_room red", Seat(house, ["interior_designer"])), "put f2")
    for space in ("f2", "f4", "s1", "b4", "s5"):
        assert refused(match, f"keep {space}") == "DH-48"


@rules("DH-48")
def test_tokens_that_meet_come_before_the_token_of_this_turn() -> None:
    seat = Seat({**TWO_TOKENS, "s1": "study"}, ["interior_designer"])
    match = push(taking("living_room cat_house", seat), "put f2")
    assert refused(match, "token s1") == "DH-48"
    assert list(push(match, "keep f3").legal) == ["token s1"]


@rules("DH-48")
def test_tokens_that_meet_come_before_scaffolding() -> None:
    match = push(taking("living_room scaffolding", Seat(TWO_TOKENS, ["interior_designer"])), "put f2")
    assert list(match.legal) == ["keep f1", "keep f3"]
    assert refused(match, "scaffold b4") == "DH-48"
    assert kinds(push(match, "keep f1")) == {"scaffold"}


@rules("DH-48")
def test_three_tokens_may_meet_by_the_handyman() -> None:
    house = without(**TWO_TOKENS, f2="bedroom", s1="living_room *cat_house")
    seat = Seat(house, ["handyman", "interior_designer"])
    match = push(position(seat, Seat(FULL), stage="end"), "swap f2 s1")
    assert list(match.legal) == ["keep f1", "keep f2", "keep f3"]
    floor = lies(push(match, "keep f2"))
    assert [floor[space] for space in ("f1", "f2", "f3")] == ["living_room", house["s1"], "living_room"]


@rules("DH-48")
def test_rooms_in_which_tokens_meet_are_decided_from_below() -> None:
    rooms = without(f1="living_room *piano", f2="bedroom *canopy_bed", s2="living_room *cat_house")
    seat = Seat({**rooms, "s1": "bedroom *painting"}, ["handyman", "interior_designer"])
    match = push(position(seat, Seat(FULL), stage="end"), "swap f2 s2")
    assert list(match.legal) == ["keep f1", "keep f2"]
    assert refused(match, "keep s1") == "DH-48"
    push(match, "keep f2")
    assert list(match.legal) == ["keep s1", "keep s2"]


# Scaffolding


@rules("DH-52")
@pytest.mark.parametrize("space", SPACES)
def test_scaffolding_stands_on_any_supported_space_before_or_after_the_room(space: str) -> None:
    *below, _ = up_to(space)
    house = {other: FULL[other] for other in below}
    room = "put f2 down" if space[1] == "1" else "put f1 down"
    for turn in ((f"scaffold {space}", room), (room, f"scaffold {space}")):
        match = push(taking("kitchen scaffolding", Seat(house)), *turn)
        assert lies(match) == {**house, space: "scaffolding", room.split()[1]: "kitchen down"}
        assert match.turn == 1


@rules("DH-52", "DH-11")
def test_scaffolding_stands_on_no_other_space() -> None:
    match = taking("kitchen scaffolding", Seat({"f1": "study", "f2": "study down", "f3": "scaffolding"}))
    for space in ("b4", "b5", "s1", "s2", "s3"):
        assert refused(match, f"scaffold {space}") == ""
    for space in ("f1", "f2", "f3"):
        assert refused(match, f"scaffold {space}") == "DH-52"
    for space in ("f4", "f5", "s4", "s5"):
        assert refused(match, f"scaffold {space}") == "DH-11"


@rules("DH-52")
def test_scaffolding_is_not_optional() -> None:
    match = push(taking("kitchen scaffolding", Seat()), "put f1")
    assert kinds(match) == {"scaffold"}
    for move in ("pass", "put f2", "take 1"):
        assert refused(match, move) == "DH-52"
    assert discarded(push(match, "scaffold f2"), "scaffolding") == 0


@rules("DH-52")
def test_scaffolding_in_the_basement_carries_the_third_living_room_and_makes_way_for_a_garage() -> None:
    house = {"b5": "garage", "f2": "living_room", "f3": "living_room"}
    match = taking("living_room scaffolding", Seat(house))
    assert refused(match, "put f4") == "DH-11"
    push(match, "scaffold b4", "put f4")
    assert match.points[0] == 9
    next_round(match, "garage")
    push(match, "take 1", "put b4")
    assert match.points[0] == 9 + 4
    assert discarded(match, "scaffolding") == 1


@rules("DH-52")
@pytest.mark.parametrize(("over", "card"), [("put f2", "sauna"), ("put f2 down", "sauna down")])
def test_only_a_room_of_a_later_round_goes_over_scaffolding(over: str, card: str) -> None:
    match = push(taking("kitchen scaffolding", Seat()), "scaffold f2")
    assert refused(match, over) == "DH-52"
    next_round(push(match, "put s2"), "sauna")
    assert lies(push(match, "take 1", over)) == {"f2": card, "s2": "kitchen"}
    assert discarded(match, "scaffolding") == 1


@rules("DH-52")
def test_scaffolding_is_no_room() -> None:
    match = push(taking("bedroom red", Seat({"f1": "bedroom", "f2": "scaffolding"})), "put f3")
    assert match.points[0] == 1 + 1
    assert refused(taking("bedroom red", Seat({"f1": "scaffolding"})), "put f1") == ""


@rules("DH-52")
@pytest.mark.parametrize("space", SPACES)
def test_the_last_room_goes_where_the_last_scaffolding_stands(space: str) -> None:
    room = "wine_cellar" if space[0] == "b" else "living_room"
    match = taking(f"{room} red", Seat(without(**{space: "scaffolding"})), round_number=12)
    assert list(match.legal) == [f"put {space}", f"put {space} down"]
    assert lies(push(match, f"put {space}")) == {**FULL, space: room}


@rules("DH-52")
def test_a_room_leaves_the_scaffolding_a_space_while_it_can() -> None:
    match = taking("living_room scaffolding", Seat(without("s5", f1="scaffolding")), round_number=11)
    assert list(match.legal) == ["scaffold s5", "put f1", "put f1 down"]
    assert refused(match, "put s5") == refused(match, "put s5 down") == "DH-52"
    assert list(push(match, "put f1").legal) == ["scaffold s5"]
    match = taking("living_room scaffolding", Seat(without("s5", f1="scaffolding")), round_number=11)
    assert list(push(match, "scaffold s5").legal) == ["put f1", "put f1 down"]


@rules("DH-52")
@pytest.mark.parametrize(("one", "other"), [("f1", "s1"), ("b4", "f4"), ("s1", "s3"), ("s3", "s1")])
def test_scaffolding_never_takes_the_last_space_of_the_room(one: str, other: str) -> None:
    match = taking("library scaffolding", Seat(without(one, other)), round_number=11)
    assert f"put {other} down" in push(match, f"scaffold {one}").legal
    assert refused(match, f"put {one} down") == "DH-52"


@rules("DH-52")
def test_scaffolding_without_a_space_is_discarded() -> None:
    house = without(f1="scaffolding", s5="scaffolding")
    match = taking("living_room scaffolding", Seat(house), round_number=11)
    assert kinds(match) == {"put"}
    assert push(match, "put f1").turn == 1
    assert discarded(match, "scaffolding") == 2  # this one, and the one that the room replaced


@rules("DH-52")
def test_scaffolding_taken_in_the_last_round_is_discarded() -> None:
    match = taking("living_room scaffolding", Seat(without("s1")), round_number=12)
    assert discarded(match, "scaffolding") == 1
    assert list(match.legal) == ["put s1", "put s1 down"]
    assert refused(match, "scaffold s1") == "DH-10"
    assert push(match, "put s1").turn == 1
