"""The course of Dream Home (DH-2 to DH-5)."""

import random
from collections import Counter

import pytest

import riad
from riad.games.dreamhome.rules.constants import ROOMS
from riad.match.match import Match
from tests.kit.positions.dreamhome import Seat, kinds, lies, on_track, position, push, refused, specials

rules = pytest.mark.rules


def play_out(match: Match, seed: int = 0) -> Match:
    chance = random.Random(seed)
    while match.turn is not None:
        match.push(match.text(chance.choice(match.legal.actions)))
    return match


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
    rooms = Counter(view["discarded_rooms"])
    for player in view["players"]:
        rooms.update(card["room"] for card in player["house"].values())
    assert rooms == dict(zip(ROOMS, match.state.box.room_copies.tolist(), strict=True))
