"""The course of Dream Home (DH-1 to DH-6), and the refusal of early actions."""

import random
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

import riad
from riad.games import dreamhome
from riad.games.dreamhome.rules.constants import ROOMS, SPECIALS
from riad.match.match import Match
from tests.kit.positions.dreamhome import Seat, full, kinds, lies, on_track, position, push, refused

rules = pytest.mark.rules


def specials(match: Match) -> list[str | None]:
    return [column["special"] for column in match.view(None)["track"]]


def play_out(match: Match, seed: int = 0) -> Match:
    chance = random.Random(seed)
    while match.turn is not None:
        match.push(match.text(chance.choice(match.legal.actions)))
    return match


# Set-up


@rules("DH-1")
def test_five_rooms_and_four_special_cards_lie_on_the_track() -> None:
    match = riad.new("dreamhome", seats=4, seed=1)
    assert None not in on_track(match)
    assert [special is None for special in specials(match)] == [True, False, False, False, False]
    view = match.view(None)
    assert (view["rooms_left"], view["specials_left"], view["round"]) == (55, 44, 1)


@rules("DH-1")
def test_the_decks_hold_what_the_components_say_less_the_track() -> None:
    state = riad.new("dreamhome", seats=3, seed=2).state
    dealt = np.bincount(state.track_rooms, minlength=len(ROOMS))
    assert (state.rooms + dealt).tolist() == state.box.room_copies.tolist()
    assert (state.rooms.sum(), state.specials.sum()) == (55, 44)
    dealt = np.bincount(state.track_specials[1:], minlength=len(SPECIALS))
    assert (state.specials + dealt).tolist() == state.box.special_copies.tolist()
    assert (state.box.room_copies.sum(), state.box.special_copies.sum(), state.supply.sum()) == (60, 48, 10)


@rules("DH-1")
def test_every_deal_is_another() -> None:
    deals = [riad.new("dreamhome", seats=4, seed=seed).view(None)["track"] for seed in range(20)]
    assert len({str(deal) for deal in deals}) == 20
    assert deals[3] == riad.new("dreamhome", seats=4, seed=3).view(None)["track"]


@rules("DH-1")
def test_the_first_player_is_drawn_unless_the_table_names_one() -> None:
    firsts = Counter(riad.new("dreamhome", seats=3, seed=seed).turn for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 8
    for seed in range(5):
        match = riad.new("dreamhome", seats=3, seed=seed, first=2)
        assert (match.turn, match.view(None)["first"], match.view(None)["marker"]) == (2, 2, 2)


# The discard


@rules("DH-2")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_of_two_or_three_players_discards_a_column_but_not_the_first(seats: int) -> None:
    match = riad.new("dreamhome", seats=seats, seed=4, first=1)
    assert list(match.legal) == ["discard 2", "discard 3", "discard 4", "discard 5"]
    assert refused(match, "discard 1") == "DH-2"
    gone = on_track(match)[2]
    match.push("discard 3")
    assert (match.turn, kinds(match)) == (1, {"take"})
    assert (on_track(match)[2], specials(match)[2]) == (None, None)
    assert match.view(None)["discarded_rooms"] == [gone]
    assert refused(match, "take 3") == "DH-54"


@rules("DH-2")
@pytest.mark.parametrize(("seats", "no_discard"), [(4, False), (4, True), (3, True), (2, True)], ids=str)
def test_four_players_or_a_table_that_chose_so_discard_nothing(seats: int, no_discard: bool) -> None:
    match = riad.new("dreamhome", seats=seats, seed=4, no_discard=no_discard)
    assert list(match.legal) == ["take 1", "take 2", "take 3", "take 4", "take 5"]


@rules("DH-2", "DH-5")
def test_every_round_begins_with_a_discard_by_the_first_player() -> None:
    match = position(no_discard=False, first=1)
    push(match, "take 2", "put f1", "take 1", "put f1")
    assert (match.view(None)["round"], match.turn, kinds(match)) == (6, 0, {"discard"})
    push(match, "discard 5", "take 1", "put f2 down", "take 2", "put f2 down")
    assert (match.view(None)["round"], match.turn, kinds(match)) == (7, 0, {"discard"})


@rules("DH-2", "DH-53")
def test_the_discard_comes_before_the_jackhammer() -> None:
    match = position(Seat(), Seat(beside=["jackhammer"]), stage="discard", no_discard=False)
    assert (match.turn, kinds(match)) == (0, {"discard"})
    match.push("discard 2")
    assert (match.turn, kinds(match)) == (1, {"hammer", "pass"})
    assert refused(match, "hammer 2") == "DH-54"


# Turns


@rules("DH-3")
def test_turns_go_clockwise_from_the_first_player() -> None:
    match = position(Seat(), Seat(), Seat(), Seat(), first=2)
    order = []
    for column in (2, 3, 4, 5):
        order.append(match.turn)
        push(match, f"take {column}", "put f1 down")
    assert order == [2, 3, 0, 1]


@rules("DH-3")
def test_a_column_gives_its_room_and_its_special_card() -> None:
    match = position(Seat())
    match.push("take 2")
    assert match.view(None)["held"] == "kitchen"
    assert (on_track(match)[1], specials(match)[1]) == (None, None)
    assert match.view(None)["players"][0]["roofs"] == 1
    match.push("put f1")
    assert (lies(match), match.turn) == ({"f1": "kitchen"}, 1)
    assert refused(match, "take 2") == "DH-54"


@rules("DH-3")
def test_column_1_makes_its_taker_first_in_the_next_round_and_changes_nothing_in_this() -> None:
    match = position(Seat(), Seat(), Seat())
    push(match, "take 2", "put f1", "take 1", "put f1")
    assert (match.view(None)["first"], match.view(None)["marker"]) == (0, 1)
    assert match.turn == 2
    push(match, "take 3", "put f1")
    assert (match.view(None)["first"], match.turn, match.view(None)["round"]) == (1, 1, 6)


@rules("DH-3")
def test_the_first_player_may_take_column_1_and_stays_first() -> None:
    match = push(position(Seat(), Seat()), "take 1", "put f1", "take 2", "put f1")
    assert (match.turn, match.view(None)["marker"]) == (0, 0)


@rules("DH-4")
def test_without_a_taker_of_column_1_the_marker_stays() -> None:
    match = push(position(Seat(), Seat(), first=1), "take 2", "put f1", "take 3", "put f1")
    assert (match.view(None)["first"], match.turn) == (1, 1)


@rules("DH-4", "DH-53")
def test_the_jackhammer_on_column_1_moves_no_marker() -> None:
    match = position(Seat(), Seat(beside=["jackhammer"]), stage="hammer")
    push(match, "hammer 1", "put f1")
    assert (match.turn, match.view(None)["marker"]) == (0, 0)
    push(match, "take 2", "put f1")
    assert (match.view(None)["round"], match.turn) == (6, 0)


# Rounds and the end


@rules("DH-5")
def test_the_rest_of_the_track_is_discarded_and_dealt_anew() -> None:
    match = push(position(Seat(), Seat()), "take 1", "put f1", "take 2", "put f1")
    view = match.view(None)
    assert view["discarded_rooms"] == ["bedroom", "bathroom", "garage"]
    assert view["discarded_roofs"] == ["brown", "grey", "green"]
    assert None not in on_track(match)
    assert None not in specials(match)[1:]


@rules("DH-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_twelve_rounds_the_decks_are_empty_the_houses_full_and_the_game_over(seats: int) -> None:
    match = play_out(riad.new("dreamhome", seats=seats, seed=seats))
    view = match.view(None)
    assert (view["round"], view["phase"], view["rooms_left"], view["specials_left"]) == (12, "over", 0, 0)
    assert sum(move.startswith("put") for move in match.moves) == 12 * seats
    assert sum(move.startswith("discard") for move in match.moves) == (0 if seats == 4 else 12)
    for player in view["players"]:
        assert all(card and card["room"] != "scaffolding" for card in player["house"].values())
    assert match.outcome is not None
    assert match.outcome.rule == "DH-5"
    assert (match.turn, len(match.legal), refused(match, "take 1")) == (None, 0, "DH-5")


@rules("DH-6")
def test_all_rooms_lie_in_houses_or_with_the_open_discards_at_the_end() -> None:
    match = play_out(riad.new("dreamhome", seats=3, seed=9))
    view = match.view(None)
    found = Counter(view["discarded_rooms"])
    for player in view["players"]:
        found.update(card["room"] for card in player["house"].values())
    assert found == dict(zip(ROOMS, match.state.box.room_copies.tolist(), strict=True))


@rules("DH-6")
def test_discards_are_open_the_discarded_column_the_hammered_card_and_the_last_leftovers() -> None:
    match = position(Seat(), Seat(beside=["jackhammer"]), stage="discard", round_number=12)
    push(match, "discard 3", "hammer 4", "put f1")
    view = match.view(None)
    assert (view["discarded_rooms"], view["discarded_roofs"]) == (["bedroom"], ["brown", "grey"])
    push(match, "take 1", "put f1")
    view = match.view(None)
    assert view["phase"] == "over"
    assert view["discarded_rooms"] == ["kitchen", "bedroom", "garage"]
    assert view["discarded_roofs"] == ["red", "brown", "grey", "green"]


@rules("DH-6", "DH-15")
def test_everyone_knows_the_face_of_a_card_that_lies_face_down() -> None:
    match = push(position(Seat()), "take 5", "put f1 down")
    for viewer in (0, 1, None):
        card = match.view(viewer)["players"][0]["house"]["f1"]
        assert card == {"room": "garage", "down": True, "token": None}


# Actions out of order


def at_the_end(*beside: str) -> Match:
    seat = full(*beside, f1="kitchen", f2="bedroom")
    return position(seat, stage="end", discarded_rooms=["kitchen", "garage"], discarded_roofs=["red"])


LIVING_ROOM = Seat({"f1": "living_room"}, ["drill", "concrete_mixer"])
MEETING = Seat({"f1": "living_room *piano", "f3": "living_room *cat_house"}, ["interior_designer"])


def turn_with(special: str, *moves: str, seat: Seat = LIVING_ROOM) -> Match:
    """Return a turn with a living room and this special card in column 2, after these moves."""
    track = ("kitchen", f"living_room {special}", "bedroom brown", "bathroom grey", "garage green")
    return push(position(seat, track=track), "take 2", *moves)


WAITING: dict[str, tuple[Callable[[], Match], str, str]] = {
    "discard": (lambda: position(stage="discard"), "discard", "DH-2"),
    "jackhammer": (lambda: position(Seat(beside=["jackhammer"]), stage="hammer"), "hammer pass", "DH-53"),
    "take": (lambda: position(LIVING_ROOM), "drill mix take", "DH-3"),
    "place": (lambda: turn_with("red"), "put", "DH-10"),
    "place, with scaffolding": (lambda: turn_with("scaffolding"), "put scaffold", "DH-10"),
    "scaffolding": (lambda: turn_with("scaffolding", "put f2"), "scaffold", "DH-52"),
    "token": (lambda: turn_with("piano", "put f2"), "token", "DH-21"),
    "keep": (lambda: turn_with("red", "put f2", seat=MEETING), "keep", "DH-48"),
    "keep, with scaffolding": (lambda: turn_with("scaffolding", "put f2", seat=MEETING), "keep", "DH-48"),
    "roofer": (lambda: at_the_end("roofer", "supplier", "handyman"), "roofer pass", "DH-46"),
    "helpers": (lambda: at_the_end("supplier", "handyman"), "supply swap pass", "DH-46"),
    "over": (at_the_end, "", "DH-5"),
}
MOVES = (
    *("discard 2", "hammer 2", "drill f1 2", "mix 1 2", "take 2", "scaffold s1", "put f3", "put f3 down"),
    *("token f1", "roofer red", "supply f1 kitchen", "swap f1 f2", "keep f1", "pass"),
)


@rules("DH-2", "DH-3", "DH-5", "DH-10", "DH-21", "DH-46", "DH-48", "DH-52", "DH-53")
@pytest.mark.parametrize("phase", WAITING)
def test_what_is_not_asked_for_now_has_to_wait(phase: str) -> None:
    make, asked, rule = WAITING[phase]
    match = make()
    assert match.view(None)["phase"] == phase.partition(",")[0]
    assert kinds(match) == set(asked.split())
    before = match.state.tobytes()
    for move in MOVES:
        if move.split()[0] not in asked.split():
            assert refused(match, move) == rule, move
            with pytest.raises(riad.IllegalMove, match=rule):
                match.push(move)
    assert match.state.tobytes() == before


@pytest.mark.parametrize("phase", WAITING)
def test_the_list_of_legal_actions_and_the_refusals_agree(phase: str) -> None:
    match = WAITING[phase][0]()
    refusals = [match.engine.refusal(match.state, action) for action in range(-2, dreamhome.ACTIONS + 2)]
    assert [place - 2 for place, number in enumerate(refusals) if number == 0] == match.legal.actions
    assert set(refusals) - {0} <= set(dreamhome.RULES)
