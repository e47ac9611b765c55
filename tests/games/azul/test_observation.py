"""The numbers for learning: their layout, and that they say what the view says."""

import re
from pathlib import Path

import numpy as np
import pytest

import riad
from riad.games import azul
from riad.games.azul.material import COLOURS
from riad.games.azul.observation import BOARD, BOARD_LAYOUT
from tests.games.azul.positions import EMPTY, Board, position
from tests.layouts import parts

DOCUMENT = Path(__file__).parents[3] / "docs" / "azul.md"


def boards(seen: dict[str, list[float]]) -> list[dict[str, list[float]]]:
    """The boards by the names of theirs."""
    numbers = seen["boards, own first: board, then as BOARD_LAYOUT"]
    return [parts(numbers[start : start + BOARD], BOARD_LAYOUT) for start in range(0, len(numbers), BOARD)]


def test_the_layout_is_fixed() -> None:
    """A model trained on version 1 reads these lengths: change them and it is another version."""
    assert azul.OBSERVATION == 693
    assert BOARD == 156


def test_an_observation_says_what_the_view_says() -> None:
    match = position(
        Board(),
        Board(lines=("", "r", "", "", ""), wall=("b....", "....k", *EMPTY[2:]), floor="*k", points=30),
        Board(points=7),
        centre="rrk",
        displays=["", "yykw"],
        lid="wwww",
        bag="bb",
        token=1,
        turn=2,
        barren=1,
    )
    seen = parts(match.engine.observe(match.state, 1), azul.OBSERVATION_LAYOUT)
    assert seen["grey wall"] == [0]
    assert seen["starting-player tile in the centre"] == [0]
    assert seen["rounds without a new tile / 3"] == [pytest.approx(1 / 3)]
    assert seen["centre, by colour / 20"] == pytest.approx([0, 0, 2 / 20, 1 / 20, 0])
    assert seen["displays, by colour / 4: display, colour"][5:10] == [0, 0.5, 0, 0.25, 0.25]
    assert seen["bag, by colour / 20"] == pytest.approx([0.1, 0, 0, 0, 0])
    assert seen["lid, by colour / 20"] == pytest.approx([0, 0, 0, 0, 0.2])
    own, after, before, absent = boards(seen)
    assert own["points / 100"] == pytest.approx([0.3])
    assert own["took the starting-player tile"] == [1]
    assert own["floor spaces taken / 7"] == pytest.approx([2 / 7])
    assert own["pattern lines, share filled: line, colour"][5:10] == [0, 0, 0.5, 0, 0]
    wall = np.array(own["wall, 1 where filled: row, column, colour"]).reshape(5, 5, 5)
    assert [tuple(place) for place in np.argwhere(wall)] == [(0, 0, 0), (1, 4, COLOURS.index("black"))]
    assert after["points / 100"] == pytest.approx([0.07])
    assert (after["is to decide"], after["started the round"]) == ([1], [1])
    assert before["takes part"] == [1]
    assert not any(any(numbers) for numbers in absent.values())


def test_a_choice_on_the_grey_wall_is_seen() -> None:
    match = position(Board(lines=("", "", "rrr", "", "")), Board(), centre="y", wall="grey", token=1)
    match.push("cyf")
    seen = parts(match.engine.observe(match.state, 0), azul.OBSERVATION_LAYOUT)
    assert seen["grey wall"] == [1]
    assert seen["a space of the wall is to be chosen"] == [1]
    assert seen["the row it is in: one of five"] == [0, 0, 1, 0, 0]


def test_every_number_is_about_0_to_1_through_a_game() -> None:
    match = riad.new("azul", seats=4, seed=3, wall="grey")
    while match.turn is not None:
        for seat in range(4):
            numbers = match.engine.observe(match.state, seat)
            assert numbers.min() >= 0
            assert numbers.max() <= 1.5
        match.push(match.legal[(7 * len(match.moves)) % len(match.legal)])


def test_the_document_has_the_same_layout() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    tables = text[text.index("## Observation") :]
    rows = re.findall(r"^\| (\d+) \| (.+) \|$", tables, re.MULTILINE)
    expected = [(str(length), name) for name, length in (*azul.OBSERVATION_LAYOUT, *BOARD_LAYOUT)]
    assert rows == expected
