"""Saved matches load completely, and any damage to a file is reported with its line and the reason."""

import hashlib
import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import riad
from riad.match.file import Header, take_apart
from riad.match.match import Match
from tests.match.test_match import matches, play

WHOLE = play(riad.new("azul", seats=3, seed=7, wall="grey", first=1), 1000, 1)
BEGUN = play(riad.new("azul", seats=3, seed=7, wall="grey", first=1), 20, 1)
TEXT = WHOLE.dumps()
LINES = TEXT.splitlines()
HEADER = [
    "riad match 1",
    "game azul",
    "rules 1",
    "seats 3",
    "seed 7",
    "option wall grey",
    "option first 2",
    "moves",
]
START = len(HEADER)
CUT = "the file is incomplete: the closing line is missing"
CHANGED = "the file was changed after it was saved: the checksum does not match"
NO_MATCH = "not a saved match: the first line must be 'riad match 1'"
SEED = "seed must be a whole number from 0 to 2**64 - 1, not"
NO_NUMBERS = ["two", "2.0", "-2", "+2", " 2", "2 ", "2,0", "0x2", "²", "٣", "1_0", "1" * 21, "1" * 5000]


def sealed(lines: Sequence[str]) -> str:
    """Add a matching closing line, so that only the content of the lines can be wrong."""
    number = len(lines) - lines.index("moves") - 1 if "moves" in lines else 0
    check = hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return "\n".join([*lines, f"end {number} moves, check {check}", ""])


def with_line(number: int, *new: str) -> str:
    """Return the begun match with one line, counted from 1, replaced by others or by none."""
    lines = BEGUN.dumps().splitlines()[:-1]
    lines[number - 1 : number] = new
    return sealed(lines)


def loaded(text: str) -> Match | riad.DamagedFile:
    """Return the match, or its refusal; fail on any other error."""
    try:
        return riad.loads(text)
    except riad.DamagedFile as caught:
        error = caught
    assert 1 <= error.line <= max(1, len(text.splitlines()))
    assert error.reason
    assert str(error) == f"line {error.line}: {error.reason}"
    return error


def damage(text: str) -> tuple[int, str]:
    """Return the line and the reason in the refusal of a text."""
    error = loaded(text)
    assert isinstance(error, riad.DamagedFile), "the damage went unnoticed"
    return error.line, error.reason


def test_the_text_of_a_match() -> None:
    match = riad.new("azul", seats=3, seed=7, wall="grey", first=1)
    moves = [match.legal[0]]
    match.push(moves[0])
    moves.append(match.legal[-1])
    match.push(moves[1])
    assert match.dumps() == sealed([*HEADER, *moves])


def test_an_option_left_to_the_seed_is_not_written() -> None:
    text = riad.new("azul", seed=2**64 - 1).dumps()
    header = ["riad match 1", "game azul", "rules 1", "seats 2", "seed 18446744073709551615"]
    assert text == sealed([*header, "option wall coloured", "moves"])


@settings(deadline=None, max_examples=100)
@given(matches)
def test_a_match_comes_back_whole(match: Match) -> None:
    text = match.dumps()
    again = riad.loads(text)
    assert again == match
    assert again.state.tobytes() == match.state.tobytes()
    assert (again.moves, again.dumps()) == (match.moves, text)
    assert take_apart(text).header == Header(
        game="azul",
        rules=1,
        seats=match.seats,
        seed=match.seed,
        options={"wall": match.options["wall"]}
        | ({} if match.options["first"] is None else {"first": str(match.options["first"] + 1)}),
    )


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.rstrip("\n"),
        lambda text: text + "\n \n\t\n",
    ],
    ids=["CRLF", "CR", "no last line end", "blank lines after it"],
)
def test_line_ends_are_free(change: Callable[[str], str]) -> None:
    assert riad.loads(change(TEXT)) == WHOLE


def test_every_cut_is_noticed() -> None:
    for length in range(len(TEXT)):
        cut = TEXT[:length]
        if cut == TEXT.rstrip():
            assert riad.loads(cut) == WHOLE
            continue
        line, reason = damage(cut)
        if length < len(LINES[0]):
            assert (line, reason) == (1, NO_MATCH)
        else:
            assert line == len(cut.splitlines())
            assert "incomplete" in reason or reason == CHANGED


def test_every_deleted_line_is_noticed() -> None:
    for number in range(len(LINES)):
        damage("\n".join(LINES[:number] + LINES[number + 1 :]))


def test_every_swap_of_lines_is_noticed() -> None:
    chooser = random.Random(1)
    pairs = [(number, number + 1) for number in range(len(LINES) - 1)]
    pairs += [(chooser.randrange(len(LINES)), chooser.randrange(len(LINES))) for _ in range(300)]
    for one, other in pairs:
        swapped = list(LINES)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        if swapped != LINES:
            damage("\n".join(swapped))


@pytest.mark.parametrize(("name", "line"), [("game", 2), ("rules", 3), ("seats", 4), ("seed", 5)])
def test_every_field_of_the_header_stands_once(name: str, line: int) -> None:
    assert damage(with_line(line)) == (START - 1, f"the header has no {name}")
    twice = with_line(line, HEADER[line - 1], HEADER[line - 1])
    assert damage(twice) == (line + 1, f"{name} appears twice in the header")
    for empty in (name, f"{name} "):
        expected = (line, f"unexpected header line {empty!r}")
        assert damage(with_line(line, empty)) == expected


@pytest.mark.parametrize(("name", "line"), [("rules", 3), ("seats", 4), ("seed", 5)])
@pytest.mark.parametrize("text", NO_NUMBERS, ids=lambda text: text[:30])
def test_numbers_of_the_header_are_plain_digits(name: str, line: int, text: str) -> None:
    assert damage(with_line(line, f"{name} {text}")) == (line, f"{name} must be a whole number, not {text!r}")


@pytest.mark.parametrize(
    ("line", "new", "reason"),
    [
        (1, "riad match 2", NO_MATCH),
        (1, "\ufeffriad match 1", NO_MATCH),
        (2, "game chess", f"unknown game 'chess'; the games are {', '.join(riad.games.PACKAGES)}"),
        (2, "game Azul", f"unknown game 'Azul'; the games are {', '.join(riad.games.PACKAGES)}"),
        (2, "", "unexpected header line ''"),
        (2, " game azul", "unexpected header line ' game azul'"),
        (3, "rules 2", "saved with rules version 2, but this Riad has version 1: update Riad"),
        (4, "seats 1", "Azul takes 2 to 4 players, not 1"),
        (4, "seats 5", "Azul takes 2 to 4 players, not 5"),
        (5, "seed 18446744073709551616", f"{SEED} 18446744073709551616"),
        (5, "seed 99999999999999999999", f"{SEED} 99999999999999999999"),
        (6, "option wall white", "option wall must be coloured or grey, not 'white'"),
        (6, "option walls grey", "Azul has no option 'walls'"),
        (6, "option wall", "unexpected header line 'option wall'"),
        (6, "option  grey", "Azul has no option ''"),
        (6, "options wall grey", "unexpected header line 'options wall grey'"),
        (7, "option first 0", "option first must be a seat, counted from 1, not '0'"),
        (7, "option first none", "option first must be a seat, counted from 1, not 'none'"),
        (7, "option first 4", "option first must be one of the 3 seats, not seat 4"),
        (7, "option wall grey", "wall appears twice in the header"),
    ],
)
def test_what_is_wrong_in_the_header(line: int, new: str, reason: str) -> None:
    assert damage(with_line(line, new)) == (line, reason)


def test_there_was_never_a_version_0() -> None:
    assert damage(with_line(3, "rules 0"))[0] == 3


def test_an_option_in_very_many_digits() -> None:
    assert damage(with_line(7, f"option first {'1' * 5000}"))[0] == 7


def test_the_line_moves_is_needed() -> None:
    message = "the file is incomplete: the line 'moves' is missing"
    assert damage(with_line(START)) == (len(with_line(START).splitlines()), message)


@pytest.mark.parametrize("place", [1, 7, 20])
@pytest.mark.parametrize("move", ["1x1", "", "moves", "end 2 moves, check 0", "\ud800"], ids=repr)
def test_an_unknown_move_is_told_with_its_line(place: int, move: str) -> None:
    line, reason = damage(with_line(START + place, move))
    assert line == START + place
    assert reason.startswith(f"{move!r} is not a move: ")


def test_an_illegal_move_is_told_with_its_rule() -> None:
    for place in range(len(BEGUN.moves)):
        before = BEGUN.at(place)
        move = next(text for text in map(before.text, range(325)) if text not in before.legal)
        with pytest.raises(riad.IllegalMove) as illegal:
            before.push(move)
        line, reason = damage(with_line(START + place + 1, move))
        assert (line, reason) == (START + place + 1, str(illegal.value))
        assert f"({illegal.value.rule})" in reason


def test_another_legal_move_does_not_fit_the_check() -> None:
    for move in BEGUN.at(19).legal:
        edited = BEGUN.dumps().replace(f"\n{BEGUN.moves[-1]}\nend", f"\n{move}\nend")
        if move != BEGUN.moves[-1]:
            assert damage(edited) == (START + 21, CHANGED)
            assert riad.loads(with_line(START + 20, move)).moves[-1] == move, "it was legal"


def test_no_move_comes_after_the_end() -> None:
    line = len(LINES)
    assert damage(sealed([*LINES[:-1], "1b1"])) == (line, "'1b1' comes after the end of the game")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("end", "END", CUT),
        ("end ", "end", CUT),
        (f"end {len(WHOLE.moves)}", "end 0", CHANGED),
        ("moves, check", "moves; check", CHANGED),
        (LINES[-1], "end ", CHANGED),
        (LINES[-1], LINES[-1] + " ", CHANGED),
        (LINES[-1][-16:], LINES[-1][-16:].upper() + "0", CHANGED),
    ],
)
def test_the_closing_line_is_exact(old: str, new: str, reason: str) -> None:
    assert damage("\n".join([*LINES[:-1], LINES[-1].replace(old, new)])) == (len(LINES), reason)


@pytest.mark.parametrize(
    "text", ["", "\n\n", " ", "moves", "\0\1\2\xff", "PK\3\4\n" * 9, "\ud800", "9" * 9999, "{}"], ids=repr
)
def test_other_texts_are_no_matches(text: str) -> None:
    assert damage(text) == (1, NO_MATCH)


scraps = st.sampled_from([*LINES, *HEADER, "end ", "seed 1", "option first 1", "option seed 2", "\r", "\x85"])
anything = scraps | st.text(st.characters(), max_size=30) | st.integers().map("seed {}".format)


@settings(deadline=None, max_examples=300)
@given(st.integers(0, len(TEXT)), st.integers(0, 30), anything)
def test_no_edit_goes_unnoticed(start: int, length: int, new: str) -> None:
    edited = loaded(TEXT[:start] + new + TEXT[start + length :])
    assert isinstance(edited, riad.DamagedFile) or edited == WHOLE


@settings(deadline=None, max_examples=300)
@given(
    st.lists(
        st.tuples(st.integers(0, START + 25), st.integers(0, 2), st.lists(anything, max_size=2)), max_size=3
    )
)
def test_content_that_was_sealed_anew_is_a_match_or_damaged(
    edits: list[tuple[int, int, list[str]]],
) -> None:
    lines = BEGUN.dumps().splitlines()[:-1]
    for start, length, new in edits:
        lines[start : start + length] = new
    edited = loaded(sealed(lines))
    assert isinstance(edited, riad.DamagedFile) or riad.loads(edited.dumps()) == edited
