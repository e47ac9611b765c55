"""Drill, concrete mixer and jackhammer by example: DH-50, DH-51, DH-53, DH-54.

Scaffolding is in test_turn.py. The plain track has living room, kitchen, bedroom, bathroom and garage.
"""

import pytest

from riad.match.match import Match
from tests.kit.positions.dreamhome import (
    TRACK,
    TWO_TOKENS,
    Seat,
    discarded,
    lies,
    on_track,
    position,
    push,
    refused,
    supply,
    tools,
)

rules = pytest.mark.rules
HAMMER = Seat(beside=["jackhammer"])


def drilling(house: dict[str, str], *others: str) -> Match:
    """Return a match of a player with this house and a drill, before the plain track."""
    return position(Seat(house, ["drill", *others]))


# Drill


@rules("DH-50")
def test_the_drill_brings_the_third_living_room_for_a_study() -> None:
    match = drilling({"f1": "living_room", "f2": "living_room", "f3": "study"})
    push(match, "drill f3 1")
    assert lies(match) == {"f1": "living_room", "f2": "living_room", "f3": "living_room"}
    assert on_track(match) == ["study", "kitchen", "bedroom", "bathroom", "garage"]
    assert (tools(match), discarded(match, "drill")) == ([], 1)
    assert match.turn == 0
    assert list(match.legal) == [f"take {column}" for column in range(1, 6)]
    assert lies(push(match, "take 1", "put s1"))["s1"] == "study"  # it is available to take


@rules("DH-50")
def test_the_drill_takes_only_a_room_card_that_lies_face_up() -> None:
    match = drilling({"f1": "study", "f2": "study down", "f3": "scaffolding"})
    for space in ("f2", "f3", "b4", "s1"):
        assert refused(match, f"drill {space} 2") == "DH-50"
    assert refused(match, "drill f1 2") == ""
    assert refused(position(Seat({"f1": "study"})), "drill f1 2") == "DH-50"


@rules("DH-50", "DH-12", "DH-13", "DH-14")
def test_what_the_drill_brings_must_fit_face_up_in_that_very_space() -> None:
    floor = {"f1": "bathroom", "f2": "study", "f3": "living_room *piano"}
    match = drilling({"b4": "garage", **floor, "s1": "kitchen", "s2": "kitchen", "s3": "library"})
    assert refused(match, "drill b4 2") == refused(match, "drill f2 5") == "DH-12"
    assert refused(match, "drill f2 4") == refused(match, "drill s3 2") == "DH-13"
    assert refused(match, "drill f2 1") == "DH-14"
    columns = dict.fromkeys(lies(match), "")
    for kind, *where in map(str.split, match.legal):
        if kind == "drill":
            columns[where[0]] += where[1]
    above = {"s1": "1234", "s2": "1234", "s3": "134"}
    assert columns == {"b4": "5", "f1": "1234", "f2": "23", "f3": "1234", **above}


@rules("DH-50")
def test_a_token_on_the_outgoing_card_is_gone_before_the_incoming_one_is_judged() -> None:
    match = drilling({"f1": "living_room *piano", "f2": "living_room", "f3": "study"})
    before = supply(match, "piano")
    assert refused(match, "drill f3 1") == "DH-14"  # that card leaves the token in place
    push(match, "drill f1 1")
    assert lies(match) == {"f1": "living_room", "f2": "living_room", "f3": "study"}
    assert supply(match, "piano") == before + 1


@rules("DH-50")
def test_a_token_on_another_card_of_the_room_stays() -> None:
    match = push(drilling({"f1": "living_room *piano", "f2": "living_room"}), "drill f2 2")
    assert lies(match) == {"f1": "living_room *piano", "f2": "kitchen"}


@rules("DH-50", "DH-45")
def test_the_designers_drill_opens_rooms_with_tokens() -> None:
    match = drilling({"f1": "living_room *piano", "f2": "study"}, "interior_designer")
    assert lies(push(match, "drill f2 1")) == {"f1": "living_room *piano", "f2": "living_room"}


@rules("DH-50", "DH-48")
def test_tokens_that_the_drill_brings_together_are_decided_before_the_turn_goes_on() -> None:
    match = drilling({**TWO_TOKENS, "f2": "study"}, "interior_designer", "concrete_mixer")
    push(match, "drill f2 1")
    assert list(match.legal) == ["keep f1", "keep f3"]
    assert refused(match, "take 2") == refused(match, "mix 1 2") == "DH-48"
    push(match, "keep f3")
    assert lies(match) == {"f1": "living_room", "f2": "living_room", "f3": "living_room *painting"}
    assert match.turn == 0
    assert {"take 1", "mix 1 2"} <= set(match.legal)


# Concrete mixer


@rules("DH-51")
def test_the_mixer_brings_a_living_room_under_the_red_roof_with_a_window() -> None:
    track = ("kitchen", "pantry red+", "living_room brown", "bedroom grey", "garage green")
    match = position(Seat(), Seat({"f1": "study"}, ["concrete_mixer"]), track=track, open_roofs=True)
    push(match, "take 1", "put f1")
    assert match.turn == 1
    push(match, "mix 2 3")
    assert on_track(match) == [None, "living_room", "pantry", "bedroom", "garage"]
    assert (tools(match, 1), discarded(match, "concrete_mixer")) == ([], 1)
    push(match, "take 2", "put f2")
    assert lies(match, 1) == {"f1": "study", "f2": "living_room"}
    assert match.view(None)["players"][1]["roof_cards"] == ["red+"]


@rules("DH-51")
def test_the_mixer_reaches_column_1_and_leaves_special_cards_and_marker_alone() -> None:
    match = push(position(Seat(), Seat(beside=["concrete_mixer"])), "take 2", "put f1", "mix 1 5")
    assert on_track(match) == ["garage", None, "bedroom", "bathroom", "living_room"]
    specials = [column["special"] for column in match.view(None)["track"]]
    assert specials == [None, None, "brown", "grey", "green"]
    assert push(match, "take 1", "put b4").view(None)["marker"] == 1


@rules("DH-51", "DH-54")
def test_the_mixer_swaps_only_columns_that_hold_a_room() -> None:
    match = position(Seat(beside=["concrete_mixer"]), track=("-", *TRACK[1:4], "-"))
    mixes = [move for move in match.legal if move.startswith("mix")]
    assert mixes == ["mix 2 3", "mix 2 4", "mix 3 4"]
    assert refused(match, "mix 1 2") == refused(match, "mix 2 5") == "DH-54"
    assert refused(position(Seat()), "mix 1 2") == "DH-51"


# Tools in a turn


@rules("DH-54")
def test_any_number_of_tools_in_any_order_before_the_take() -> None:
    match = position(
        Seat({"f1": "study", "f2": "pantry"}, ["drill", "drill", "concrete_mixer", "concrete_mixer"])
    )
    push(match, "mix 1 2", "drill f1 1", "mix 2 3", "drill f2 3")
    assert lies(match) == {"f1": "kitchen", "f2": "living_room"}
    assert on_track(match) == ["study", "bedroom", "pantry", "bathroom", "garage"]
    assert tools(match) == []
    assert [discarded(match, tool) for tool in ("drill", "concrete_mixer")] == [2, 2]
    push(match, "take 3", "put f3")
    assert match.turn == 1


@rules("DH-54")
def test_an_exchange_that_changes_nothing_is_legal() -> None:
    track = ("bathroom", "bathroom red", *TRACK[2:])
    match = position(Seat({"f1": "bathroom"}, ["drill", "concrete_mixer"]), track=track)
    push(match, "drill f1 1", "mix 1 2")
    assert lies(match) == {"f1": "bathroom"}
    assert on_track(match)[:2] == ["bathroom", "bathroom"]
    assert tools(match) == []


@rules("DH-54")
def test_the_drill_may_change_nothing_in_a_room_that_a_token_closes() -> None:
    house = {"f1": "living_room *piano", "f2": "living_room", "f3": "study"}
    match = drilling(house)
    assert refused(match, "drill f3 1") == "DH-14"
    assert refused(match, "drill f2 1") == ""
    assert "drill f2 1" in match.legal
    push(match, "drill f2 1")
    assert (lies(match), on_track(match)[0]) == (house, "living_room")
    assert (tools(match), discarded(match, "drill")) == ([], 1)


@rules("DH-54")
def test_only_columns_that_hold_a_room_can_be_named() -> None:
    match = position(Seat({"f1": "study"}, ["drill"]), track=(TRACK[0], "-", *TRACK[2:]))
    assert refused(match, "drill f1 2") == refused(match, "take 2") == "DH-54"
    match = position(HAMMER, track=(TRACK[0], "-", *TRACK[2:]), stage="hammer")
    assert refused(match, "hammer 2") == "DH-54"


# Jackhammer


@rules("DH-53")
def test_the_jackhammer_takes_a_room_before_the_first_turn_and_discards_its_special_card() -> None:
    match = position(Seat(), HAMMER, stage="hammer")
    assert match.turn == 1  # a player without one is not asked
    assert list(match.legal) == [*(f"hammer {column}" for column in range(1, 6)), "pass"]
    push(match, "hammer 2")
    assert (tools(match, 1), discarded(match, "jackhammer"), discarded(match, "red")) == ([], 1, 1)
    assert lies(push(match, "put f1"), 1) == {"f1": "kitchen"}
    assert match.turn == 0
    view = push(match, "take 1", "put f1").view(None)
    assert (view["round"], view["players"][1]["roofs"]) == (6, 0)  # this round had no other turn


@rules("DH-53")
def test_column_1_by_the_jackhammer_gives_no_marker() -> None:
    match = push(position(Seat(), HAMMER, stage="hammer"), "hammer 1", "put f1")
    assert match.view(None)["marker"] == 0
    push(match, "take 3", "put f1")
    assert match.view(None)["first"] == match.turn == 0


@rules("DH-53", "DH-2")
def test_the_jackhammer_comes_after_the_discard() -> None:
    match = position(Seat(), HAMMER, stage="discard", no_discard=False)
    assert refused(match, "hammer 2") == "DH-2"
    push(match, "discard 2")
    assert match.turn == 1
    assert refused(match, "hammer 2") == "DH-54"
    assert list(match.legal) == ["hammer 1", "hammer 3", "hammer 4", "hammer 5", "pass"]


@rules("DH-53")
def test_the_jackhammer_is_not_for_a_turn() -> None:
    match = push(position(HAMMER, stage="hammer"), "pass")
    assert match.turn == 0
    assert refused(match, "hammer 1") == "DH-3"
    assert tools(match) == ["jackhammer"]


@rules("DH-53")
def test_several_jackhammers_are_asked_in_turn_order() -> None:
    match = position(HAMMER, Seat(), HAMMER, HAMMER, first=2, stage="hammer")
    assert match.turn == 2
    push(match, "pass")
    assert match.turn == 3
    push(match, "hammer 4")
    assert match.turn == 3
    push(match, "put f1")
    assert match.turn == 0
    assert refused(match, "hammer 4") == "DH-54"
    push(match, "hammer 5", "put b5")
    takers = []
    for column in (1, 2):
        takers.append(match.turn)
        push(match, f"take {column}", "put f1")
    assert takers == [2, 1]  # the others have had their turn
    assert match.view(None)["round"] == 6


@rules("DH-53")
def test_all_may_hammer_and_then_there_is_no_other_turn() -> None:
    match = position(*[HAMMER] * 4, first=1, stage="hammer")
    for seat, column in ((1, 1), (2, 2), (3, 3), (0, 4)):
        assert match.turn == seat
        push(match, f"hammer {column}", "put f1")
    view = match.view(None)
    assert (view["round"], view["first"], match.turn) == (6, 1, 1)
    assert [discarded(match, roof) for roof in ("red", "brown", "grey", "green")] == [1, 1, 1, 1]
    assert view["discarded_rooms"] == ["garage"]  # the rest of the track


@rules("DH-53")
@pytest.mark.parametrize(
    ("rest", "left"), [(["pass", "take 1", "put f1"], 2), (["hammer 1", "put f1"], 1)], ids=["pass", "hammer"]
)
def test_two_jackhammers_are_asked_about_once_a_round(rest: list[str], left: int) -> None:
    match = push(position(Seat(beside=["jackhammer", "jackhammer"]), stage="hammer"), *rest)
    assert tools(match) == ["jackhammer"] * left
    assert match.turn == 1
    push(match, "take 4", "put f1")
    assert (match.turn, match.view(None)["phase"]) == (0, "jackhammer")  # in the next round again


@rules("DH-53")
def test_no_other_tool_goes_with_the_jackhammer() -> None:
    seat = Seat({"f1": "study"}, ["jackhammer", "drill", "concrete_mixer"])
    match = position(seat, stage="hammer")
    for move in ("drill f1 1", "mix 1 2", "take 1"):
        assert refused(match, move) == "DH-53"
    push(match, "hammer 1")
    for move in ("drill f1 2", "mix 2 3", "take 2", "pass"):
        assert refused(match, move) == "DH-10"
    assert push(match, "put f2").turn == 1


@rules("DH-53", "DH-52")
def test_a_room_of_the_jackhammer_may_go_over_scaffolding() -> None:
    match = position(Seat({"f1": "scaffolding"}, ["jackhammer"]), stage="hammer")
    assert lies(push(match, "hammer 2", "put f1")) == {"f1": "kitchen"}


@rules("DH-53", "DH-48")
def test_tokens_may_meet_by_the_jackhammer_and_then_the_next_holder_is_asked() -> None:
    match = position(Seat(TWO_TOKENS, ["jackhammer", "interior_designer"]), HAMMER, stage="hammer")
    push(match, "hammer 1", "put f2")
    assert match.turn == 0
    assert list(match.legal) == ["keep f1", "keep f3"]
    assert refused(match, "pass") == "DH-48"
    push(match, "keep f1")
    assert match.turn == 1
    assert "hammer 2" in match.legal
