"""Text for a terminal has the same columns with colours and without."""

import pytest

from riad.match.ansi import BOLD, DIM, Ansi, count_of, in_rows, pad, side_by_side, width

ON, OFF = Ansi(True), Ansi(False)


def test_ink_that_is_off_leaves_the_text() -> None:
    assert OFF.style("red", "97;41") == "red"


def test_ink_that_is_on_paints_and_stops_after_the_text() -> None:
    assert ON.style("red", "97;41") == "\x1b[97;41mred\x1b[0m"


def test_nothing_is_painted_where_there_is_nothing() -> None:
    assert ON.style("", BOLD) == ""


@pytest.mark.parametrize("text", ["", "a", "Seat 1: 3 points"])
@pytest.mark.parametrize("code", [DIM, BOLD, "97;41"])
def test_the_width_is_what_is_seen(text: str, code: str) -> None:
    assert width(ON.style(text, code)) == width(text) == len(text)
    assert width(ON.style(text, code) + ON.style(text, DIM)) == 2 * len(text)


def test_padding_reaches_the_width_and_cuts_nothing() -> None:
    assert pad("ab", 4) == "ab  "
    assert pad("abcde", 4) == "abcde"
    assert pad(ON.style("ab", DIM), 4) == "\x1b[2mab\x1b[0m  "


def test_blocks_stand_side_by_side() -> None:
    assert side_by_side([["a", "bb"], ["c", "d"]], 4) == ["a   c", "bb  d"]
    painted = [[ON.style("a", DIM), "bb"], ["c", "d"]]
    assert [width(line) for line in side_by_side(painted, 4)] == [5, 5]


def test_blocks_of_unlike_length_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        side_by_side([["a", "b"], ["c"]], 4)


def test_cells_go_in_rows() -> None:
    assert in_rows(["1", "22", "3", "4", "5"], 3, 2) == ["1  22", "3  4", "5"]
    assert in_rows([], 3, 2) == []


def test_so_many_of_something() -> None:
    assert [count_of(number, "move") for number in (0, 1, 2)] == ["0 moves", "1 move", "2 moves"]
