"""The views of seats and spectators, which show nothing more."""

import json

import numpy as np
import pytest

import riad
from riad.core.records import copy_record
from tests.kit.positions.azul import EMPTY, Board, position

FIELDS = {
    "game",
    "options",
    "seat",
    "turn",
    "legal",
    "wall",
    "printed",
    "round",
    "phase",
    "start",
    "token",
    "centre",
    "displays",
    "bag",
    "lid",
    "tiling_row",
    "ending",
    "players",
}


def test_a_view_has_these_fields_and_no_others() -> None:
    match = riad.new("azul", seats=3, seed=1)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert set(view) == FIELDS
        assert view["seat"] == seat
        assert all(set(board) == {"points", "tally", "lines", "wall", "floor"} for board in view["players"])
        assert json.loads(json.dumps(view)) == view


def test_the_legal_moves_come_with_the_view_of_the_seat_to_act_only() -> None:
    match = riad.new("azul", seats=3, seed=1, first=1)
    assert match.view(1)["legal"] == list(match.legal)
    assert match.view(0)["legal"] == match.view(2)["legal"] == match.view(None)["legal"] == []


def test_all_see_the_same_position() -> None:
    match = riad.new("azul", seats=4, seed=1)
    shared = [
        {name: value for name, value in match.view(seat).items() if name not in ("seat", "legal")}
        for seat in (0, 1, 2, 3, None)
    ]
    assert all(view == shared[0] for view in shared)


def test_a_view_in_the_middle_of_a_game() -> None:
    match = position(
        Board(lines=("", "r", "", "", ""), wall=("b....", *EMPTY[1:]), floor="*k", points=3),
        Board(),
        centre="rrk",
        displays=["", "yykw"],
        lid="www",
        bag="bb",
        token=0,
    )
    view = match.view(None)
    assert view["centre"] == {"red": 2, "black": 1}
    assert view["displays"] == [{}, {"yellow": 2, "black": 1, "white": 1}, {}, {}, {}]
    assert (view["bag"], view["lid"], view["token"], view["phase"]) == ({"blue": 2}, {"white": 3}, 0, "offer")
    board = view["players"][0]
    assert board["points"] == 3
    assert board["floor"] == ["token", "black"]
    assert board["lines"][1] == {"colour": "red", "tiles": 1, "spaces": 2}
    assert board["lines"][2] == {"colour": None, "tiles": 0, "spaces": 3}
    assert board["wall"][0] == ["blue", None, None, None, None]


@pytest.mark.rules("AZ-31", "AZ-33")
def test_what_is_printed_on_the_boards_comes_with_the_view() -> None:
    printed = riad.new("azul", seats=2, seed=1).view(None)["printed"]
    assert printed["wall"][0] == ["blue", "yellow", "red", "black", "white"]
    assert printed["wall"][3] == ["red", "black", "white", "blue", "yellow"]
    assert printed["floor"] == [1, 1, 2, 2, 2, 3, 3]
    grey = riad.new("azul", seats=2, seed=1, wall="grey").view(None)["printed"]
    assert grey == {"wall": None, "floor": printed["floor"]}


def test_a_row_that_lacks_one_tile_may_end_the_game() -> None:
    none = position(Board(wall=("byr..", *EMPTY[1:])), Board(), displays=["yyyk"])
    assert none.view(None)["ending"] is None
    boards = (Board(wall=("byrk.", *EMPTY[1:])), Board(wall=(EMPTY[0], "wbyr.", *EMPTY[2:])))
    match = position(*boards, displays=["kkyw"], turn=1)
    assert match.view(None)["ending"] == {"seat": 0, "row": 0, "sure": False}
    match.push("1k2")
    assert match.view(None)["ending"] == {"seat": 1, "row": 1, "sure": True}


@pytest.mark.parametrize(
    ("lines", "below", "sure"),
    [
        (("", "kk", "", "", ""), ".....", True),
        (("", "kk", "", "", ""), "....k", False),  # its column shows black already
        (("k", "kk", "", "", ""), ".....", False),  # the black tile above may go to that column
        (("r", "kk", "", "", ""), ".....", True),
        (("", "k", "", "", ""), ".....", False),
    ],
)
def test_on_the_grey_wall_a_full_line_is_sure_only_where_its_tile_will_find_a_space(
    lines: tuple[str, ...], below: str, sure: bool
) -> None:
    board = Board(lines=lines, wall=(EMPTY[0], "wbry.", below, *EMPTY[3:]))
    match = position(board, Board(), displays=["wwww"], wall="grey")
    assert match.view(None)["ending"] == {"seat": 0, "row": 1, "sure": sure}


def test_two_worlds_that_differ_in_the_order_of_the_bag_look_the_same() -> None:
    """Until the next deal shows the difference, every view and every answer is equal, action by action."""
    match = riad.new("azul", seats=3, seed=5, wall="grey")
    other = riad.new("azul", seats=3, seed=5, wall="grey")
    other.state = other.engine.reshuffled(other.state, 0, 99)
    assert match.state.rng != other.state.rng
    while match.view(None)["round"] == 1:
        for seat in (0, 1, 2, None):
            assert match.view(seat) == other.view(seat)
        assert [match.engine.refusal(match.state, action) for action in range(325)] == [
            other.engine.refusal(other.state, action) for action in range(325)
        ]
        assert np.array_equal(match.engine.observe(match.state, 1), other.engine.observe(other.state, 1))
        move = match.legal[len(match.moves) % len(match.legal)]
        match.push(move)
        other.push(move)
    assert match.view(None) != other.view(None)


def test_reshuffle_changes_the_generator_and_nothing_else() -> None:
    match = riad.new("azul", seats=3, seed=5)
    world = match.engine.reshuffled(match.state, 2, 1)
    assert world.rng != match.state.rng
    again = copy_record(world)
    again.rng = match.state.rng
    assert again.tobytes() == match.state.tobytes()
    assert match.engine.reshuffled(match.state, 2, 1).tobytes() == world.tobytes()
