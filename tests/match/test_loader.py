"""A saved match is read in steps and within limits: the match is the same, and nothing too large is read."""

import sys

import pytest

import riad
from riad.core.errors import DamagedFile
from riad.games import game_named
from riad.match.loader import HEADER_LINES, LINE_END, STEP, Limits, load_in_steps
from riad.match.match import Match
from tests.match.test_match import play

LIMITS = Limits(moves=200, line=2000)


def whole(seed: int = 7) -> Match:
    match = riad.new("azul", seed=seed)
    return play(match, 10_000, seed)


def in_steps(text: str, most: Limits | None = LIMITS) -> tuple[int, Match]:
    """Return the number of steps, and the match."""
    steps, number = load_in_steps(text, game_named, most), 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return number, end.value
        number += 1


def test_it_is_the_match_that_loads_reads() -> None:
    match = whole()
    number, loaded = in_steps(match.dumps())
    assert loaded == match == riad.loads(match.dumps())
    assert number >= match.number // STEP


def refused(text: str) -> str:
    with pytest.raises(DamagedFile) as caught:
        in_steps(text)
    return str(caught.value)


def test_what_has_too_many_lines_is_refused_before_it_is_taken_apart() -> None:
    text = whole().dumps() + "3r2\n" * (LIMITS.moves + HEADER_LINES)
    assert "too long to be a match: there may be 200 moves" in refused(text)
    assert "too long" not in refused("\n" * (LIMITS.moves + HEADER_LINES))


@pytest.mark.parametrize("end", ["\r", "\v", "\x1e", "\u2028"])
def test_lines_count_whatever_ends_them(end: str) -> None:
    """The first lines end as usual, so that none of them is too long."""
    text = whole().dumps() + "3r2\n" * HEADER_LINES + f"3r2{end}" * (LIMITS.moves + HEADER_LINES)
    assert "too long to be a match: there may be 200 moves" in refused(text)


def test_a_match_with_two_letters_at_the_end_of_a_line_is_no_longer() -> None:
    text = whole().dumps()
    most = Limits(moves=text.count("\n") - HEADER_LINES, line=2000)
    assert in_steps(text.replace("\n", "\r\n"), most)[1] == whole()


def test_lines_end_where_python_splits_them() -> None:
    letters = map(chr, range(sys.maxunicode + 1))
    assert [one for one in letters if LINE_END.fullmatch(one)] == [
        one for one in map(chr, range(sys.maxunicode + 1)) if len(f"a{one}b".splitlines()) == 2
    ]


@pytest.mark.parametrize("line", [1, 4, 7])
def test_a_line_of_the_header_has_so_many_letters(line: int) -> None:
    lines = whole().dumps().split("\n")
    lines[line - 1] = lines[line - 1] + " " + "x" * LIMITS.line
    assert f"line {line}: the line is too long: it may have 2000 letters" in refused("\n".join(lines))


def test_a_text_of_one_line_is_measured_too() -> None:
    assert "line 1: the line is too long" in refused("x" * (LIMITS.line + 1))
    assert "not a saved match" in refused("x" * LIMITS.line)


def test_without_limits_any_size_is_read() -> None:
    text = whole().dumps()
    assert in_steps(text, None)[1] == in_steps(text)[1]
