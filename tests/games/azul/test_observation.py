"""The numbers for learning: their layout, and their agreement with the view."""

import riad
from riad.games.azul import GAME
from riad.games.azul.rules.constants import COLOURS
from tests.kit.layouts import observed
from tests.kit.positions.azul import EMPTY, Board, position


def test_the_layout_is_fixed() -> None:
    """A model trained on version 2 reads these lengths: changing them requires another version."""
    lengths = [sum(part.length for part in GAME.observation_layout(seats)) for seats in GAME.SEATS]
    assert (GAME.OBSERVATION_VERSION, lengths) == (2, [129, 179, 229])


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
    seen, (own, after, before) = observed(match, 1)
    assert seen["grey wall"] == [0]
    assert seen["starting-player tile in the centre"] == [0]
    assert seen["rounds without a new tile"] == [1]
    assert seen["centre, by colour"] == [0, 0, 2, 1, 0]
    assert seen["displays, by colour: display, colour"][5:10] == [0, 2, 0, 1, 1]
    assert len(seen["displays, by colour: display, colour"]) == 7 * 5
    assert seen["bag, by colour"] == [2, 0, 0, 0, 0]
    assert seen["lid, by colour"] == [0, 0, 0, 0, 4]
    assert own["points"] == [30]
    assert own["took the starting-player tile"] == [1]
    assert own["floor spaces taken"] == [2]
    assert own["pattern lines: tiles"] == [0, 1, 0, 0, 0]
    assert own["pattern lines: colour"] == [0, 1 + COLOURS.index("red"), 0, 0, 0]
    wall = dict(enumerate(own["wall: row, column"]))
    assert {space: code for space, code in wall.items() if code} == {0: 1, 5 + 4: 1 + COLOURS.index("black")}
    assert after["points"] == [7]
    assert (after["is to decide"], after["started the round"]) == ([1], [1])
    assert (before["is to decide"], before["points"]) == ([0], [0])


def test_every_colour_of_a_wall_has_its_own_code() -> None:
    match = position(Board(wall=("bykrw", "wbykr"[:2] + "...", *EMPTY[2:])), Board(), wall="grey")
    _, (own, _) = observed(match, 0)
    codes = [1 + COLOURS.index(colour) for colour in ("blue", "yellow", "black", "red", "white")]
    assert own["wall: row, column"] == [*codes, codes[4], codes[0], *[0] * 18]


def test_a_choice_on_the_grey_wall_is_seen() -> None:
    match = position(Board(lines=("", "", "rrr", "", "")), Board(), centre="y", wall="grey", token=1)
    match.push("cyf")
    seen, _ = observed(match, 0)
    assert seen["grey wall"] == [1]
    assert seen["a space of the wall is to be chosen"] == [1]
    assert seen["the row it is in: one of five"] == [0, 0, 1, 0, 0]


def test_no_number_is_above_its_most_through_a_game() -> None:
    match = riad.new("azul", seats=4, seed=3, wall="grey")
    while match.turn is not None:
        for seat in range(4):
            observed(match, seat)
        match.push(match.legal[(7 * len(match.moves)) % len(match.legal)])
