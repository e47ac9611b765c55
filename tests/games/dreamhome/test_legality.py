"""The refusal of actions whose turn has not come."""

import random
from collections.abc import Callable

import pytest

import riad
from riad.games.dreamhome import GAME
from riad.games.dreamhome.rules.actions import ACTIONS
from riad.match.match import Match
from tests.kit.positions.dreamhome import Seat, full, kinds, position, push, refused

rules = pytest.mark.rules


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
    make, expected, rule = WAITING[phase]
    match = make()
    assert match.view(None)["phase"] == phase.partition(",")[0]
    assert kinds(match) == set(expected.split())
    before = match.state.tobytes()
    for move in MOVES:
        if move.split()[0] not in expected.split():
            assert refused(match, move) == rule, move
            with pytest.raises(riad.IllegalMove, match=rule):
                match.push(move)
    assert match.state.tobytes() == before


@pytest.mark.parametrize("phase", WAITING)
def test_the_list_of_legal_actions_and_the_refusals_agree(phase: str) -> None:
    match = WAITING[phase][0]()
    refusals = [match.engine.refusal(match.state, action) for action in range(-2, GAME.ACTIONS + 2)]
    assert [place - 2 for place, number in enumerate(refusals) if number == 0] == match.legal.actions
    assert set(refusals) - {0} <= set(GAME.RULES)


def test_no_other_number_is_a_legal_action() -> None:
    match, chance = riad.new("dreamhome", seats=2, seed=1), random.Random(1)
    while match.turn is not None:
        for action in (-(2**31), -400, -1, ACTIONS, 2**15, 2**31 - 1):
            assert match.engine.refusal(match.state, action) in match.game.RULES
        match.push(match.text(chance.choice(match.legal.actions)))
