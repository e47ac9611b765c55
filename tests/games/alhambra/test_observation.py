"""The numbers for learning: their layout, and that they say what the view says."""

import re
from pathlib import Path

import pytest

import riad
from riad.games import alhambra
from riad.games.alhambra.observation import BOARD, BOARD_LAYOUT
from tests.layouts import parts

DOCUMENT = Path(__file__).parents[3] / "docs" / "alhambra.md"
BOARDS = "boards, own first: board, then as BOARD_LAYOUT"


def test_the_layout_is_fixed() -> None:
    """A model trained on version 1 reads these lengths: change them and it is another version."""
    assert (alhambra.OBSERVATION, BOARD) == (7688, 1244)


def test_an_observation_says_what_the_view_says() -> None:
    match = riad.new("alhambra", seats=3, seed=5)
    for move in ("buy 4", "pay o7", "stop", "place chambers7ne 1,0"):
        match.push(move)
    seen = parts(match.engine.observe(match.state, 2), alhambra.OBSERVATION_LAYOUT)
    assert seen["phase: one of four"] == [1, 0, 0, 0]
    assert seen["bag / 54"] == pytest.approx([49 / 54])
    assert sum(seen["face-up money: each card / 3"]) == pytest.approx(4 / 3)
    assert sum(seen["own hand: each card / 3"]) == pytest.approx(2 / 3)
    assert sum(seen["discards: each card / 3"]) == pytest.approx(1 / 3)
    own = parts(seen[BOARDS][:BOARD], BOARD_LAYOUT)
    assert own["tiles of each type / 11"] == pytest.approx([0, 0, 0, 1 / 11, 0, 0])
    assert own["longest wall / 20"] == pytest.approx([2 / 20])
    assert sum(own["window: 1 where a tile lies"]) == 2
    assert own["window: 1 where a tile lies"][15 * 7 + 8] == 1
    assert sum(own["window: 1 where a wall is, by side"]) == 2
    after = parts(seen[BOARDS][BOARD : 2 * BOARD], BOARD_LAYOUT)
    assert after["is to decide"] == [1]
    assert not any(seen[BOARDS][3 * BOARD :])


def test_others_hands_are_not_in_it() -> None:
    match = riad.new("alhambra", seats=3, seed=5)
    world = match.engine.reshuffled(match.state, 0, 7)
    assert match.state.players[1].hand.tolist() != world.players[1].hand.tolist()
    assert match.engine.observe(match.state, 0).tolist() == match.engine.observe(world, 0).tolist()


def test_the_document_has_the_same_layout() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (.+) \|$", text[text.index("## Observation") :], re.MULTILINE)
    assert rows == [(str(length), name) for name, length in (*alhambra.OBSERVATION_LAYOUT, *BOARD_LAYOUT)]
