"""The numbers for learning: their layout, and that they say what the view says."""

import re
from pathlib import Path

import pytest

import riad
from riad.core.match import Match
from riad.games import dreamhome
from riad.games.dreamhome.material import FURNISHINGS, HELPERS, ROOF_KINDS, ROOMS, SPACES, SPECIALS, TOOLS
from riad.games.dreamhome.observation import BOARD, BOARD_LAYOUT
from tests.games.dreamhome.positions import Seat, position, push
from tests.layouts import parts

DOCUMENT = Path(__file__).parents[3] / "docs" / "dreamhome.md"
BOARDS = "boards, own first: board, then as BOARD_LAYOUT"
NOT_OPEN = "special cards not open to all: each kind / 8"
PILE = "roof pile: each kind / 8, where all may look"
rules = pytest.mark.rules
Parts = dict[str, list[float]]


def observed(match: Match, seat: int) -> tuple[Parts, list[Parts]]:
    """An observation by its names, and its boards by theirs."""
    seen = parts(match.engine.observe(match.state, seat), dreamhome.OBSERVATION_LAYOUT)
    boards = seen.pop(BOARDS)
    return seen, [parts(boards[at : at + BOARD], BOARD_LAYOUT) for at in range(0, len(boards), BOARD)]


def ones(numbers: list[float], *names: tuple[str, ...]) -> list[str]:
    """What a table of these names has, as text: kitchen, or f1 kitchen."""
    texts = [""]
    for choices in names:
        texts = [f"{text} {choice}".strip() for text in texts for choice in choices]
    return [text for text, number in zip(texts, numbers, strict=True) if number]


def test_the_layout_is_fixed() -> None:
    """A model trained on version 1 reads these lengths: change them and it is another version."""
    assert (dreamhome.OBSERVATION, BOARD) == (1815, 370)
    assert len(dreamhome.OBSERVATION_LAYOUT) == 11


def test_an_observation_says_what_the_view_says_of_the_table() -> None:
    track = ("pantry", "kitchen piano", "-", "bathroom grey+", "garage drill")
    rooms = ["study", "garage", "garage"]
    match = position(Seat(), Seat(), track=track, discarded_rooms=rooms, discarded_roofs=["red+"])
    push(match, "take 2")
    seen, _ = observed(match, 1)
    assert sum(seen["phase: one of nine"]) == 1
    assert seen["round / 12"] == pytest.approx([5 / 12])
    columns = ("1", "2", "3", "4", "5")
    assert ones(seen["track: column, room"], columns, ROOMS) == ["1 pantry", "4 bathroom", "5 garage"]
    assert ones(seen["track: column, special card"], columns, SPECIALS) == ["4 grey+", "5 drill"]
    assert ones(seen["the room in hand"], ROOMS) == ["kitchen"]
    assert ones(seen["the special card that waits"], SPECIALS) == ["piano"]
    assert ones(seen["discarded rooms: each / 8"], ROOMS) == ["study", "garage"]
    assert sum(seen["discarded rooms: each / 8"]) == pytest.approx(3 / 8)
    assert ones(seen["discarded roofs: each kind / 8"], ROOF_KINDS) == ["red+"]
    assert seen["rooms not seen yet: each / 8"] == pytest.approx((match.state.rooms / 8).tolist())
    assert seen[NOT_OPEN] == pytest.approx((match.state.specials / 8).tolist())


def test_an_observation_says_what_the_view_says_of_the_houses() -> None:
    house = {"b4": "scaffolding", "f1": "kitchen *cat_house", "f2": "garage down", "s1": "study"}
    mine = Seat({"f5": "bedroom"}, roofs=["red"])
    yours = Seat(house, ["drill", "drill", "architect"], ["treehouse"], ["red", "brown", "brown"])
    match = position(mine, yours, first=1)
    _, boards = observed(match, 0)
    assert ones(boards[0]["house: space, face-up room"], SPACES, ROOMS) == ["f5 bedroom"]
    board = boards[1]
    assert ones(board["house: space, face-up room"], SPACES, ROOMS) == ["f1 kitchen", "s1 study"]
    assert ones(board["house: face down"], SPACES) == ["f2"]
    assert ones(board["house: scaffolding"], SPACES) == ["b4"]
    assert ones(board["house: space, token"], SPACES, FURNISHINGS) == ["f1 cat_house"]
    assert ones(board["tokens outside"], FURNISHINGS) == ["treehouse"]
    assert ones(board["tools and helpers"], TOOLS + HELPERS) == ["drill", "architect"]
    assert sum(board["tools and helpers"]) == 3
    assert board["roof pile / 8"] == pytest.approx([3 / 8])
    assert board["points / 50"] == pytest.approx([match.points[1] / 50])
    flags = ("takes part", "is to decide", "is first in this round", "will be first in the next")
    assert [board[flag] for flag in flags] == [[1], [1], [1], [1]]
    assert [boards[0][flag] for flag in flags] == [[1], [0], [0], [0]]
    assert not any(any(numbers) for board in boards[2:] for numbers in board.values())


def test_the_seat_that_looks_comes_first_then_clockwise() -> None:
    match = position(*(Seat({space: "study"}) for space in ("f1", "f2", "f3")))
    push(match, "take 2", "put s1 down")
    houses = [ones(board["house: space, face-up room"], SPACES, ROOMS) for board in observed(match, 2)[1]]
    assert houses == [["f3 study"], ["f1 study"], ["f2 study"], []]
    done = [board["has had its turn of the round"] for board in observed(match, 2)[1]]
    assert done == [[0], [1], [0], [0]]


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
        assert boards[1][PILE] == pytest.approx([2 / 8, 0, 0, 1 / 8, 0, 0, 0, 0])
        assert seen[NOT_OPEN] == pytest.approx((match.state.specials / 8).tolist())
    hidden = position(seat)
    assert observed(hidden, 0)[0][NOT_OPEN][0] == pytest.approx((hidden.state.specials[0] + 2) / 8)


def test_at_the_end_nobody_is_to_decide_and_there_is_no_phase() -> None:
    seen, boards = observed(position(stage="end"), 0)
    assert not any(seen["phase: one of nine"])
    assert not any(board["is to decide"][0] for board in boards)


def test_a_new_game_is_all_in_the_decks_and_on_the_track() -> None:
    seen, _ = observed(riad.new("dreamhome", seats=4, seed=1), 3)
    assert sum(seen["rooms not seen yet: each / 8"]) * 8 == pytest.approx(55)
    assert sum(seen[NOT_OPEN]) * 8 == pytest.approx(44)


@pytest.mark.skipif(not DOCUMENT.exists(), reason="the document is not written yet")
def test_the_document_has_the_same_layout() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (.+) \|$", text[text.index("## Observation") :], re.MULTILINE)
    assert rows == [(str(length), name) for name, length in (*dreamhome.OBSERVATION_LAYOUT, *BOARD_LAYOUT)]
