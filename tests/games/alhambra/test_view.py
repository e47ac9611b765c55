"""The views of seats and spectators of Alhambra, which show nothing more."""

import json

import pytest

import riad
from tests.kit.positions.alhambra import Seat, position

rules = pytest.mark.rules

FIELDS = {
    "game",
    "options",
    "seat",
    "turn",
    "legal",
    "phase",
    "turn_number",
    "squares",
    "market",
    "money",
    "together",
    "bag",
    "deck",
    "discards",
    "scorings",
    "next",
    "majorities",
    "means",
    "waiting",
    "buying",
    "further",
    "dirk",
    "players",
}
BOARD_FIELDS = {"points", "cards", "hand", "palace", "reserve", "types", "wall", "rim"}


def test_a_view_has_these_fields_and_no_others() -> None:
    match = riad.new("alhambra", seats=3, seed=1)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert set(view) == FIELDS
        assert all(set(board) == BOARD_FIELDS for board in view["players"])
        assert json.loads(json.dumps(view)) == view


def test_only_the_owner_sees_a_hand() -> None:
    match = riad.new("alhambra", seats=3, seed=1)
    for viewer in (0, 1, 2, None):
        for seat, board in enumerate(match.view(viewer)["players"]):
            assert (board["hand"] is not None) == (seat == viewer)
            assert board["cards"] == int(match.state.players[seat].hand.sum())


def test_open_hands_are_seen_by_all() -> None:
    match = riad.new("alhambra", seats=3, seed=1, open_hands=True)
    for viewer in (0, None):
        assert all(len(board["hand"]) == board["cards"] for board in match.view(viewer)["players"])


@rules("AL-11")
def test_several_cards_may_be_taken_that_add_up_to_no_more_than_the_view_says() -> None:
    match = position(Seat(), Seat(), Seat(), money="y1 g4 b2 o3")
    most = match.view(None)["together"]
    taken = [move.split(" ")[1:] for move in match.legal if move.startswith("take ")]
    assert max(sum(int(card[1]) for card in cards) for cards in taken if len(cards) > 1) == most


def test_dirk_is_there_with_two_players_only() -> None:
    assert len(riad.new("alhambra", seats=2, seed=1).view(None)["dirk"]["tiles"]) == 6
    assert riad.new("alhambra", seats=3, seed=1).view(None)["dirk"] is None


@rules("AL-40", "AL-41", "AL-42", "AL-43", "AL-61")
def test_tied_ones_share_places_with_dirk_among_them() -> None:
    seats = Seat(palace="tower11 0,1"), Seat(palace="tower12 0,1  garden10 1,0  garden11 -1,0")
    match = position(
        *seats, market="- - - -", dirk="tower10w", bag="pavilion8 seraglio9", under=(-1, 0), deck="y1"
    )
    view = match.view(None)
    lines = {line.pop("type"): line for line in view["majorities"]}
    assert lines["tower"] == {"pays": [13, 6], "tiles": [1, 1, 1], "places": [1, 1, 1], "points": [6, 6, 6]}
    assert lines["garden"] == {
        "pays": [12, 5],
        "tiles": [0, 2, 0],
        "places": [None, 1, None],
        "points": [0, 12, 0],
    }
    assert view["next"]["scoring"] == "B"
    assert view["next"]["points"] == [6, 18, 6]


@rules("AL-41")
def test_the_last_scoring_comes_next_while_awards_are_built_and_none_after_the_end() -> None:
    match = position(
        Seat(hand="y9"),
        Seat(),
        Seat(),
        market="garden10 - tower11 tower12",
        bag="",
        under=(5, 9),
        deck="",
        money="y9 g9 b9 o9",
    )
    match.push("take y9")
    view = match.view(0)
    assert view["phase"] == "awards"
    assert (view["next"]["scoring"], view["next"]["soon"]) == ("end", True)
    assert view["majorities"][0]["pays"] == [16, 8, 1]
    match.push("place garden10 0,1")
    assert match.view(0)["next"] is None
    assert match.points == (20, 0, 0)


@rules("AL-43")
def test_the_longest_wall_can_be_drawn() -> None:
    palace = "pavilion5nw 0,1  seraglio4ne 1,1  chambers6es 1,0  garden8sw 0,-1  tower8nes 1,-1"
    board = position(Seat(palace=palace), Seat(), Seat()).view(None)["players"][0]
    assert board["wall"] == 9  # the wall between two tiles does not count, one side has none
    south_west, west, north = [[0, -1, 2], [0, -1, 3]], [[0, 1, 3]], [[0, 1, 0], [1, 1, 0]]
    east = [[1, 1, 1], [1, 0, 1], [1, -1, 1], [1, -1, 2]]
    assert board["rim"] == [*west, *north, *east, *south_west]
