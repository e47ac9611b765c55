"""Explanations for a person at the prompt: the reason of a refusal."""

from typing import Any

import pytest

import riad
from riad.match.match import Match
from tests.kit.positions.dreamhome import FULL, TRACK, TWO_TOKENS, Seat, position, push

rules = pytest.mark.rules
SMALLER = "DH-13 that would make the room larger than its type allows"
GONE = "DH-54 there is no room left in that column"


def why(match: Match, move: str) -> str:
    """Return the reason why a move is refused, with the rule before it."""
    with pytest.raises(riad.IllegalMove) as caught:
        match.push(move)
    assert str(caught.value) == f"{move} is not allowed: {caught.value.sentence} ({caught.value.rule})"
    return f"{caught.value.rule} {caught.value.sentence}"


def taking(column: str, house: dict[str, str], *beside: str, **options: Any) -> Match:
    """Return a match in which a player with this house took a column: a room and a special card."""
    return push(position(Seat(house, beside), track=(TRACK[0], column, *TRACK[2:]), **options), "take 2")


def furnishing(token: str) -> Match:
    """Return a match in which a player with rooms of several kinds has a token to place."""
    house = {"f1": "bedroom *globe", "f2": "kitchen", "f3": "kitchen", "s1": "study down", "s2": "study"}
    return push(taking(f"garage {token}", house), "put b4")


def ending(*beside: str) -> Match:
    """Return the end of a game for a player with a full house and these cards next to it."""
    seat = Seat({**FULL, "f1": "bedroom *canopy_bed"}, beside)
    roofs = ["red", "red+"]
    return position(seat, Seat(FULL), stage="end", discarded_rooms=["bathroom"], discarded_roofs=roofs)


# Required earlier actions


@rules("DH-2")
def test_a_column_is_discarded_first_and_never_column_1() -> None:
    match = position(Seat(), stage="discard", no_discard=False)
    assert why(match, "take 2") == "DH-2 first discard a column"
    assert why(match, "discard 1") == "DH-2 column 1 is never discarded"


@rules("DH-53")
def test_the_jackhammer_is_asked_about_first() -> None:
    match = position(Seat(beside=["jackhammer"]), stage="hammer")
    first = "first decide on the jackhammer: hammer and a column, or pass"
    assert why(match, "take 2") == f"DH-53 {first}"


@rules("DH-3")
@pytest.mark.parametrize(
    "move", ["put f1", "pass", "hammer 1", "scaffold f1", "token f1", "swap f1 f2", "keep f1"]
)
def test_a_column_is_taken_first(move: str) -> None:
    assert why(position(Seat()), move) == "DH-3 first take a column; only drill and mix can come before that"


@rules("DH-10", "DH-16")
@pytest.mark.parametrize("move", ["take 1", "token f1", "scaffold f1"])
def test_the_room_is_put_first(move: str) -> None:
    assert why(taking("bedroom canopy_bed", {}), move) == "DH-10 first place the room you took"


@rules("DH-52")
def test_the_scaffolding_is_put_up_first() -> None:
    match = push(taking("kitchen scaffolding", {}), "put f1")
    assert why(match, "take 1") == "DH-52 first put up the scaffolding"


@rules("DH-21")
def test_the_token_is_put_first() -> None:
    assert why(furnishing("cat_house"), "pass") == "DH-21 first put the token on a room"


@rules("DH-48")
def test_one_of_the_tokens_that_meet_is_kept_first() -> None:
    match = push(taking("living_room red", TWO_TOKENS, "interior_designer"), "put f2")
    assert why(match, "take 1") == "DH-48 a room holds one token: first choose the one to keep"
    assert why(match, "keep f2") == "DH-48 choose one of the tokens in that room"


@rules("DH-46")
def test_roofers_come_before_other_helpers() -> None:
    match = ending("roofer", "handyman")
    first = "the roofer comes first: take a discarded roof card, or pass"
    assert why(match, "swap f1 f2") == f"DH-46 {first}"
    push(match, "pass")
    assert (
        why(match, "roofer red")
        == "DH-46 only the supplier and the handyman can be used now: supply, swap, or pass"
    )


@rules("DH-5")
def test_the_game_is_over() -> None:
    match = ending()
    assert why(match, "take 1") == "DH-5 the game is over (DH-5)"


# Placing


@rules("DH-10", "DH-11", "DH-12", "DH-13", "DH-14")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("put f1", "DH-10 that space is taken"),
        ("put f1 down", "DH-10 that space is taken"),
        ("put s5", "DH-11 the space below it is empty"),
        ("put s5 down", "DH-11 the space below it is empty"),
        ("put b5", "DH-12 basement rooms go in the basement, others downstairs or upstairs"),
        ("put f3", SMALLER),
        ("put s2", "DH-14 the room next to it is closed: it can't be extended"),
    ],
)
def test_why_a_room_cannot_go_there(move: str, reason: str) -> None:
    house = {"f1": "bedroom", "f2": "bedroom", "s1": "bedroom *canopy_bed"}
    assert why(taking("bedroom red", house), move) == reason


@rules("DH-52", "DH-11")
def test_why_scaffolding_cannot_go_there() -> None:
    match = taking("kitchen scaffolding", {"f1": "study"})
    assert why(match, "scaffold f1") == "DH-52 scaffolding goes on an empty space"
    assert why(match, "scaffold f4") == "DH-11 the space below it is empty"


@rules("DH-52")
def test_why_a_room_cannot_go_there_because_of_scaffolding() -> None:
    house = {space: card for space, card in {**FULL, "f1": "scaffolding"}.items() if space != "s5"}
    match = taking("library scaffolding", house, round_number=11)
    needs = "the scaffolding needs that space: put the room over older scaffolding, or put this one up first"
    new = "this scaffolding is new this turn: a room can cover it from the next round on"
    assert why(match, "put s5") == why(match, "put s5 down") == f"DH-52 {needs}"
    push(match, "scaffold s5")
    assert why(match, "put s5") == why(match, "put s5 down") == f"DH-52 {new}"


@rules("DH-21", "DH-22")
@pytest.mark.parametrize(
    ("token", "move", "reason"),
    [
        ("cat_house", "token s1", "DH-22 a token needs a face-up room"),
        ("cat_house", "token s5", "DH-22 a token needs a face-up room"),
        ("cat_house", "token f3", "DH-22 name a room by its leftmost card: f2"),
        ("cat_house", "token b4", "DH-21 the cat house can't go in the garage"),
        ("painting", "token f2", "DH-21 the painting can't go in the kitchen"),
        ("cat_house", "token f1", "DH-22 that room already has a token"),
    ],
)
def test_why_a_token_cannot_go_there(token: str, move: str, reason: str) -> None:
    assert why(furnishing(token), move) == reason


@rules("DH-22")
def test_why_a_token_cannot_go_there_when_rooms_of_full_size_refuse_it() -> None:
    house = {"f1": "kitchen", "f2": "kitchen", "f3": "bedroom *globe", "s1": "bedroom"}
    match = push(taking("garage cat_house", house, closed_rooms_refuse_tokens=True), "put b4")
    assert why(match, "token f1") == "DH-22 at this table a room at its maximum size can't take a token"
    assert why(match, "token f3") == "DH-22 that room already has a token"


# Tools and helpers


@rules("DH-50", "DH-51", "DH-54")
@pytest.mark.parametrize(
    ("beside", "move", "reason"),
    [
        ("concrete_mixer", "drill f1 1", "DH-50 you have no drill"),
        ("drill", "mix 1 3", "DH-51 you have no concrete mixer"),
        ("drill", "drill f2 1", "DH-50 there is no face-up room on f2"),
        ("drill", "drill f3 1", "DH-50 there is no face-up room on f3"),
        ("drill", "drill f1 2", GONE),
        ("concrete_mixer", "mix 1 2", GONE),
        ("drill", "take 2", GONE),
        ("drill", "drill f1 5", "DH-12 basement rooms go in the basement, others downstairs or upstairs"),
    ],
)
def test_why_a_tool_does_not_help(beside: str, move: str, reason: str) -> None:
    seat = Seat({"f1": "study", "f2": "study down"}, [beside])
    assert why(position(seat, track=(TRACK[0], "-", *TRACK[2:])), move) == reason


@rules("DH-40", "DH-41", "DH-42", "DH-43")
@pytest.mark.parametrize(
    ("helper", "move", "reason"),
    [
        ("roofer", "roofer green", "DH-40 that roof card is not among the discards"),
        ("supplier", "supply f1 garage", "DH-41 there is no garage among the discards"),
        ("handyman", "supply f1 bathroom", "DH-41 you have no supplier"),
        ("supplier", "supply f2 bathroom", SMALLER),
        ("supplier", "swap f1 f2", "DH-42 you have no handyman"),
        ("handyman", "swap f2 s5", "DH-43 a token closes the room next to it, even to the handyman"),
        ("handyman", "swap b4 f2", "DH-12 basement rooms go in the basement, others downstairs or upstairs"),
    ],
)
def test_why_a_helper_does_not_help(helper: str, move: str, reason: str) -> None:
    assert why(ending(helper), move) == reason
