"""The numbers for learning: their layout, and their agreement with the view."""

import pytest

import riad
from riad.games.dreamhome import GAME
from riad.games.dreamhome.rules.constants import (
    FURNISHINGS,
    HELPERS,
    ROOF_KINDS,
    ROOMS,
    SPACES,
    SPECIALS,
    TOOLS,
)
from tests.kit.layouts import observed
from tests.kit.positions.dreamhome import Seat, position, push

NOT_OPEN = "special cards not open to all: each kind"
HOUSE = "house: what is in each space"
IN_A_SPACE = (*ROOMS, "face down", "scaffolding")
PILE = "roof pile: each kind, where all may look"
rules = pytest.mark.rules


def ones(numbers: list[int], names: tuple[str, ...]) -> list[str]:
    """Return the names repeated by their numbers."""
    return [name for name, number in zip(names, numbers, strict=True) if number]


def named(codes: list[int], places: tuple[str, ...], names: tuple[str, ...]) -> list[str]:
    """Return the content of each place, by its code: f1 kitchen."""
    return [f"{place} {names[code - 1]}" for place, code in zip(places, codes, strict=True) if code]


def test_the_layout_is_fixed() -> None:
    """A model trained on version 2 reads these lengths: changing them requires another version."""
    lengths = [sum(part.length for part in GAME.observation_layout(seats)) for seats in GAME.SEATS]
    assert (GAME.OBSERVATION_VERSION, lengths) == (2, [201, 257, 313])


def test_an_observation_says_what_the_view_says_of_the_table() -> None:
    track = ("pantry", "kitchen piano", "-", "bathroom grey+", "garage drill")
    rooms = ["study", "garage", "garage"]
    match = position(Seat(), Seat(), track=track, discarded_rooms=rooms, discarded_roofs=["red+"])
    push(match, "take 2")
    seen, _ = observed(match, 1)
    assert sum(seen["phase: one of nine"]) == 1
    assert seen["round"] == [5]
    columns = ("1", "2", "3", "4", "5")
    assert named(seen["track: room in each column"], columns, ROOMS) == ["1 pantry", "4 bathroom", "5 garage"]
    assert named(seen["track: special card in each column"], columns, SPECIALS) == ["4 grey+", "5 drill"]
    assert seen["the room in hand"] == [1 + ROOMS.index("kitchen")]
    assert seen["the special card that waits"] == [1 + SPECIALS.index("piano")]
    assert ones(seen["discarded rooms: each"], ROOMS) == ["study", "garage"]
    assert sum(seen["discarded rooms: each"]) == 3
    assert ones(seen["discarded roofs: each kind"], ROOF_KINDS) == ["red+"]
    assert seen["rooms not seen yet: each"] == match.state.rooms.tolist()
    assert seen[NOT_OPEN] == match.state.specials.tolist()


def test_an_observation_says_what_the_view_says_of_the_houses() -> None:
    house = {"b4": "scaffolding", "f1": "kitchen *cat_house", "f2": "garage down", "s1": "study"}
    mine = Seat({"f5": "bedroom"}, roofs=["red"])
    yours = Seat(house, ["drill", "drill", "architect"], ["treehouse"], ["red", "brown", "brown"])
    match = position(mine, yours, first=1)
    _, boards = observed(match, 0)
    assert named(boards[0][HOUSE], SPACES, IN_A_SPACE) == ["f5 bedroom"]
    board = boards[1]
    cards = ["b4 scaffolding", "f1 kitchen", "f2 face down", "s1 study"]
    assert sorted(named(board[HOUSE], SPACES, IN_A_SPACE)) == cards
    assert named(board["house: token in each space"], SPACES, FURNISHINGS) == ["f1 cat_house"]
    assert ones(board["tokens outside"], FURNISHINGS) == ["treehouse"]
    assert ones(board["tools and helpers"], TOOLS + HELPERS) == ["drill", "architect"]
    assert sum(board["tools and helpers"]) == 3
    assert board["roof pile"] == [3]
    flags = ("is to decide", "is first in this round", "will be first in the next")
    assert [board[flag] for flag in flags] == [[1], [1], [1]]
    assert [boards[0][flag] for flag in flags] == [[0], [0], [0]]


def test_the_seat_that_looks_comes_first_then_clockwise() -> None:
    match = position(*(Seat({space: "study"}) for space in ("f1", "f2", "f3")))
    push(match, "take 2", "put s1 down")
    houses = [named(board[HOUSE], SPACES, IN_A_SPACE) for board in observed(match, 2)[1]]
    assert houses == [["f3 study"], ["f1 study", "s1 face down"], ["f2 study"]]
    done = [board["has had its turn of the round"] for board in observed(match, 2)[1]]
    assert done == [[0], [1], [0]]


@rules("DH-20")
def test_the_faces_of_roof_piles_are_not_in_it() -> None:
    piles = (["red"] * 3, ["brown", "grey+", "red"])
    matches = [position(Seat(roofs=piles[0]), Seat(roofs=piles[1]))]
    matches += [position(Seat(roofs=piles[1]), Seat(roofs=piles[0]))]
    for seat in range(2):
        one, other = (match.engine.observe(match.state, seat).tolist() for match in matches)
        assert one == other
        assert not any(any(board[PILE]) for board in observed(matches[0], seat)[1])


@rules("DH-20")
def test_the_faces_are_in_it_where_all_may_look() -> None:
    seat = Seat(roofs=["red", "red", "brown+"])
    for match in (position(seat, open_roofs=True), position(seat, stage="end")):
        seen, boards = observed(match, 1)
        assert boards[1][PILE] == [2, 0, 0, 1, 0, 0, 0, 0]
        assert seen[NOT_OPEN] == match.state.specials.tolist()
    hidden = position(seat)
    assert observed(hidden, 0)[0][NOT_OPEN][0] == hidden.state.specials[0] + 2


def test_at_the_end_nobody_is_to_decide_and_there_is_no_phase() -> None:
    seen, boards = observed(position(stage="end"), 0)
    assert not any(seen["phase: one of nine"])
    assert not any(board["is to decide"][0] for board in boards)


def test_a_new_game_is_all_in_the_decks_and_on_the_track() -> None:
    seen, _ = observed(riad.new("dreamhome", seats=4, seed=1), 3)
    assert sum(seen["rooms not seen yet: each"]) == 55
    assert sum(seen[NOT_OPEN]) == 44
