"""Options: values in Python, texts in files, numbers in the record; every error gets a message."""

import re
from typing import Any

import numpy as np
import pytest

from riad.core.errors import BadOption
from riad.core.options import (
    Choice,
    Flag,
    Option,
    SeatChoice,
    complete,
    encode,
    options_dtype,
    plain,
    whole_number,
)

WALL = Choice("wall", ("coloured", "grey", "plain"), "AZ-1", "The side.")
FIRST = SeatChoice("first", "AZ-2", "Who starts.")
SHOWN = Flag("shown", "XX-3", "Whether hands are shown.")
OPTIONS: tuple[Option, ...] = (WALL, FIRST)
DTYPE = options_dtype(OPTIONS)


def sentence(text: str) -> str:
    return f"^{re.escape(text)}$"


@pytest.mark.parametrize(
    "value", [7, np.int8(7), np.uint64(7), np.int64(7), np.array(7)], ids=lambda value: type(value).__name__
)
def test_whole_numbers_are_ints_and_numpys(value: object) -> None:
    number = whole_number(value)
    assert number == 7
    assert type(number) is int


@pytest.mark.parametrize(
    "value",
    [True, False, np.True_, 7.0, np.float64(7), None, "7", b"7", [7], 7j, (), object],
    ids=repr,
)
def test_nothing_else_is_a_whole_number(value: object) -> None:
    assert whole_number(value) is None


@pytest.mark.parametrize("value", [np.array(2.0), np.array([1, 2]), np.array(True), int], ids=repr)
def test_what_only_looks_like_a_whole_number_is_none(value: object) -> None:
    assert whole_number(value) is None


@pytest.mark.parametrize(("word", "code"), [("coloured", 0), ("grey", 1), ("plain", 2)])
def test_a_choice_is_its_place_in_the_list(word: str, code: int) -> None:
    assert WALL.encode(word, 2) == code
    assert WALL.read(WALL.write(word)) == word


def test_the_first_word_is_the_default() -> None:
    assert (WALL.default, WALL.values) == ("coloured", "coloured, grey or plain")


@pytest.mark.parametrize("value", ["Grey", "", "gre", " grey", None, 1, True, ["grey"]], ids=repr)
def test_a_choice_is_one_of_its_words(value: Any) -> None:
    expected = f"option wall must be coloured, grey or plain, not {value!r}"
    with pytest.raises(BadOption, match=sentence(expected)) as caught:
        WALL.encode(value, 2)
    assert caught.value.option == "wall"
    with pytest.raises(BadOption, match=sentence(expected)):
        WALL.read(value)


@pytest.mark.parametrize(("value", "code"), [(None, -1), (0, 0), (2, 2), (np.int64(1), 1)], ids=repr)
def test_a_seat_is_itself_or_none(value: Any, code: int) -> None:
    assert FIRST.encode(value, 3) == code


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (3, "seat 4"),
        (-1, "seat 0"),
        (np.int8(9), "seat 10"),
        (True, "True"),
        (False, "False"),
        (1.0, "1.0"),
        ("1", "'1'"),
    ],
)
def test_a_seat_is_at_the_table(value: Any, shown: str) -> None:
    expected = f"option first must be one of the 3 seats, not {shown}"
    with pytest.raises(BadOption, match=sentence(expected)) as caught:
        FIRST.encode(value, 3)
    assert caught.value.option == "first"


@pytest.mark.parametrize("seat", range(4))
def test_seats_count_from_1_in_text(seat: int) -> None:
    assert FIRST.write(seat) == str(seat + 1)
    assert FIRST.read(str(seat + 1)) == seat


@pytest.mark.parametrize("text", ["0", "-1", "", " 1", "1.0", "one", "+1", "1_0", "²", "٣"])
def test_a_seat_in_text_is_digits(text: str) -> None:
    with pytest.raises(
        BadOption, match=sentence(f"option first must be a seat, counted from 1, not {text!r}")
    ):
        FIRST.read(text)


def test_a_seat_in_very_many_digits_is_refused_as_such() -> None:
    with pytest.raises(BadOption, match=r"^option first must be "):
        FIRST.encode(FIRST.read("1" * 5000), 4)


@pytest.mark.parametrize(("value", "word"), [(True, "yes"), (False, "no"), (np.True_, "yes")], ids=repr)
def test_a_flag_is_yes_or_no(value: Any, word: str) -> None:
    assert SHOWN.encode(value, 2) == int(value)
    assert SHOWN.write(value) == word
    assert SHOWN.read(word) is bool(value)
    assert SHOWN.default is False


@pytest.mark.parametrize("value", [None, 0, 1, "yes", "", []], ids=repr)
def test_a_flag_is_nothing_else(value: Any) -> None:
    with pytest.raises(
        BadOption, match=sentence(f"option shown must be True or False, not {value!r}")
    ) as caught:
        SHOWN.encode(value, 2)
    assert caught.value.option == "shown"


@pytest.mark.parametrize("text", ["", "Yes", "true", "1", " no"])
def test_a_flag_in_text_is_a_word(text: str) -> None:
    with pytest.raises(BadOption, match=sentence(f"option shown must be yes or no, not {text!r}")):
        SHOWN.read(text)


def test_plain_values_are_those_of_python() -> None:
    options = (WALL, FIRST, SHOWN)
    values = {"wall": np.str_("grey"), "first": np.int8(1), "shown": np.True_}
    kept = plain(options, values)
    assert kept == {"wall": "grey", "first": 1, "shown": True}
    assert [type(value) for value in kept.values()] == [str, int, bool]
    assert plain(options, {**values, "first": None})["first"] is None


def test_small_options_are_typed_as_they_are_written_and_kept_as_they_are() -> None:
    assert WALL.parse_argument("grey") == "grey"
    assert FIRST.parse_argument("2") == 1
    assert SHOWN.parse_argument("yes") is True
    with pytest.raises(BadOption, match=sentence("option wall must be coloured, grey or plain, not 'pink'")):
        WALL.parse_argument("pink")
    for option in (WALL, FIRST, SHOWN):
        assert option.metavar == "VALUE"
        for value in ("grey", 1, True, None):
            assert option.normalise(value) is value


def test_every_option_has_a_value() -> None:
    assert complete(OPTIONS, {}, "Azul") == {"wall": "coloured", "first": None}
    assert complete(OPTIONS, {"first": 1}, "Azul") == {"wall": "coloured", "first": 1}
    assert complete((), {}, "Nim") == {}


@pytest.mark.parametrize(("options", "has"), [(OPTIONS, "wall, first"), ((), "none")], ids=["two", "none"])
def test_an_unknown_option_is_told_with_those_there_are(options: tuple[Option, ...], has: str) -> None:
    expected = f"Azul has no option 'walls'; it has {has}"
    with pytest.raises(BadOption, match=sentence(expected)) as caught:
        complete(options, {"walls": "grey"}, "Azul")
    assert caught.value.option == "walls"


def test_the_record_has_a_field_for_each_option() -> None:
    record = encode(OPTIONS, DTYPE, {"wall": "plain", "first": 3}, 4)
    assert DTYPE.names == ("wall", "first")
    assert (record.wall, record.first) == (2, 3)
    record = encode(OPTIONS, DTYPE, complete(OPTIONS, {}, "Azul"), 4)
    assert (record.wall, record.first) == (0, -1)


def test_an_option_cannot_be_called_what_every_record_has() -> None:
    with pytest.raises(ValueError, match="size of its own"):
        options_dtype([Choice("size", ("small", "large"), "", "")])
