"""Documents as options: JSON from a mapping, a file or a text, checked, packed, and saved on one line."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from riad.core.documents import BRACKETS, MOST_DEPTH, MOST_TEXT, Document, _without_repeats
from riad.core.errors import BadOption
from riad.core.options import (
    Flag,
    Option,
    SeatChoice,
    complete,
    encode,
    options_dtype,
    plain,
    whole_number,
)
from riad.core.records import Record, new_record, record_dtype

SHELF = record_dtype([("wide", np.int8), ("heavy", np.int64)])
BOX = record_dtype([("small", np.int8), ("shelves", SHELF, (2,)), ("large", np.int32)])


def check(data: Any, source: str) -> dict[str, Any]:
    """Check for a title, two weights and at most a remark besides."""
    if not isinstance(data, Mapping):
        raise BadOption("figures", f"{source}: it must be a mapping")
    for name in data:
        if name not in ("title", "weights", "remark"):
            raise BadOption("figures", f"{source}: {name} is unknown")
    weights = [whole_number(weight) for weight in data.get("weights", ())]
    if len(weights) != 2 or None in weights:
        raise BadOption("figures", f"{source}: weights must be two numbers")
    return {"title": str(data.get("title", "")), "weights": weights}


def pack(figures: Mapping[str, Any]) -> Record:
    box = new_record(BOX)
    box.small = box.large = len(figures["title"])
    for place, weight in enumerate(figures["weights"]):
        box.shelves[place].heavy = weight
    return box


OURS = Path(__file__).with_name("own_figures.json")
OUR_FIGURES = {"title": "own", "weights": [1, 2]}
FIGURES = Document("figures", "XX-9", "What it weighs.", dtype=BOX, check=check, pack=pack, own=OURS)
GIVEN: dict[str, Any] = {"title": "ours", "weights": [3, 2**40], "remark": {"any": None}}
KEPT = {"title": "ours", "weights": [3, 2**40]}
TEXT = json.dumps(GIVEN)
NO_JSON = "is not valid JSON: "


def sentence(text: str) -> str:
    return f"^{re.escape(text)}$"


def refused(ask: Callable[[], object]) -> str:
    """Return the message of a refusal, after a check that it is one short line."""
    with pytest.raises(BadOption) as caught:
        ask()
    assert caught.value.option == "figures"
    assert len(str(caught.value)) < 400
    assert len(str(caught.value).splitlines()) == 1
    return str(caught.value)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "figures.json"
    path.write_text(TEXT, encoding="utf-8")
    return path


class Named:
    """A path-like object that is not a `Path`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __fspath__(self) -> str:
        return str(self.path)


def test_a_document_comes_as_mapping_path_or_text(file: Path) -> None:
    for value in (GIVEN, KEPT, MappingProxyType(GIVEN), file, Named(file), TEXT, f"\n {TEXT} "):
        assert FIGURES.encode(value, 2).tobytes() == pack(KEPT).tobytes()
        assert json.loads(FIGURES.write(value)) == KEPT
        assert FIGURES.normalise(value) == KEPT
    assert FIGURES.read(TEXT) == KEPT
    assert FIGURES.parse_argument(str(file)) == KEPT


def test_without_one_the_games_own_figures_are_packed() -> None:
    assert FIGURES.default is None
    assert (FIGURES.values, FIGURES.metavar) == ("a JSON file (default: the game's own)", "FILE")
    assert FIGURES.normalise(None) is None
    assert FIGURES.encode(None, 2).tobytes() == pack(OUR_FIGURES).tobytes()
    assert FIGURES.encode(None, 2).small == 3
    assert FIGURES.write(None) == '{"title":"own","weights":[1,2]}'


def test_the_games_own_document_is_none_however_it_comes() -> None:
    text = OURS.read_text(encoding="utf-8")
    for value in (OURS, Named(OURS), text, json.loads(text), OUR_FIGURES, {**OUR_FIGURES, "remark": 9}):
        assert FIGURES.normalise(value) is None
        assert FIGURES.encode(value, 2).tobytes() == FIGURES.encode(None, 2).tobytes()
        assert FIGURES.write(value) == FIGURES.write(None)
    assert (
        FIGURES.read(text) is FIGURES.read(FIGURES.write(None)) is FIGURES.parse_argument(str(OURS)) is None
    )
    assert complete([FIGURES], {"figures": OUR_FIGURES}, "Test") == {"figures": None}


def test_what_was_the_games_own_stays_what_it_was(file: Path) -> None:
    """Figures from a file are preserved, even if the game has other figures in a later version."""
    later = replace(FIGURES, own=file)
    assert later.read(FIGURES.write(None)) == OUR_FIGURES
    assert later.read(TEXT) is None


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.json"
    for ask in (
        lambda: FIGURES.encode(path, 2),
        lambda: FIGURES.parse_argument(str(path)),
        lambda: FIGURES.write(path),
    ):
        assert refused(ask) == f"{path} cannot be read: No such file or directory"


@pytest.mark.parametrize(
    "name", ["", ".", "/", "a" * 300, "figures.json/more", "nul\0byte", "\ud800"], ids=repr
)
def test_names_that_no_file_has(file: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    assert " cannot be read: " in refused(lambda: FIGURES.parse_argument(name))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refused(lambda: FIGURES.encode(tmp_path, 2)) == f"{tmp_path} cannot be read: Is a directory"


@pytest.mark.parametrize(
    "content", [b"\xff\xfe{}", TEXT.encode("utf-16"), '{"é": 1}'.encode("latin-1")], ids=repr
)
def test_a_file_that_is_no_text(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert refused(lambda: FIGURES.encode(file, 2)) == f"{file} cannot be read: it is not UTF-8 text"


def test_a_file_may_begin_with_the_mark_of_windows(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + TEXT.encode())
    assert FIGURES.parse_argument(str(file)) == KEPT


def test_a_file_is_not_read_past_a_length_that_no_document_has(file: Path) -> None:
    file.write_text(TEXT.rjust(MOST_TEXT), encoding="utf-8")
    assert FIGURES.normalise(file) == KEPT
    file.write_text(TEXT.rjust(MOST_TEXT + 1), encoding="utf-8")
    assert refused(lambda: FIGURES.normalise(file)) == f"{file} is too large for option figures"


NOT_JSON = {
    "": "Expecting value: line 1 column 1 (char 0)",
    "\0\0": "Expecting value: line 1 column 1 (char 0)",
    "{": "Expecting property name enclosed in double quotes: line 1 column 2 (char 1)",
    f"{TEXT}\n{TEXT}": f"Extra data: line 2 column 1 (char {len(TEXT) + 1})",
    '{"title": "a", "title": "b"}': "'title' appears twice",
    '{"remark": [{"a": 1, "b": 2, "a": 1}]}': "'a' appears twice",
}


@pytest.mark.parametrize("text", NOT_JSON)
def test_what_is_no_json_is_told_by_where_not_by_what_it_holds(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    assert refused(lambda: FIGURES.encode(file, 2)) == f"{file} {NO_JSON}{NOT_JSON[text]}"
    assert refused(lambda: FIGURES.read(text)) == f"figures {NO_JSON}{NOT_JSON[text]}"


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        "[" * 100_000 + "]" * 100_000,
        '{"remark": ' * 100_000,
        "9" * 1_000_000,
        '{"weights": [1, ' + "9" * 5000 + "]}",
        "\0" * 2**24,
        " " * 2**24,
        '"' + "x" * 2**24,
        "[" + "0," * 2**20,
        '{"a": 1, "' + "a" * 5000 + '": 1, "' + "a" * 5000 + '": 2}',
    ],
    ids=["open", "deep", "mappings", "digits", "a number", "zeros", "spaces", "a text", "a list", "a name"],
)
def test_what_is_very_deep_or_large_is_refused_in_one_short_line(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    of_file = "is too large for option figures" if len(text) > MOST_TEXT else NO_JSON
    assert refused(lambda: FIGURES.encode(file, 2)).startswith(f"{file} {of_file}")
    assert refused(lambda: FIGURES.read(text)).startswith(f"figures {NO_JSON}")


@pytest.mark.parametrize("opening", ["[", '{"a": '])
def test_a_document_is_so_deep_at_most(opening: str) -> None:
    deep = opening * (MOST_DEPTH - 1)
    closing = ("]" if opening == "[" else "}") * (MOST_DEPTH - 1)
    inside = '"[[[[{{{{ \\\\" '  # brackets within a text do not count
    assert NO_JSON not in refused(lambda: FIGURES.read(f"{deep}[{inside}]{closing}"))
    assert (
        refused(lambda: FIGURES.read(f"{deep}[[{inside}]]{closing}"))
        == f"figures {NO_JSON}it is nested too deeply"
    )


def test_a_repeated_name_is_found_without_comparing_all_names() -> None:
    class Name(str):
        compared = 0
        __slots__ = ()
        __hash__ = str.__hash__

        def __eq__(self, other: object) -> bool:
            Name.compared += 1
            return str.__eq__(self, other)

    names = [Name(f"name {number}") for number in range(2000)]
    pairs: list[tuple[str, object]] = [(name, 1) for name in [*names, Name("name 1999")]]
    with pytest.raises(ValueError, match="'name 1999' appears twice"):
        _without_repeats(pairs)
    assert Name.compared < 5 * len(pairs)


@pytest.mark.parametrize("text", ['["' + '\\"' * 300, '"a' * 300, '"' + "\\" * 601])
def test_brackets_are_looked_for_once(text: str) -> None:
    """An unterminated text is scanned once, not once for each of its quotation marks."""
    brackets = [*BRACKETS.finditer(text)]
    assert sum(match.end() - match.start() for match in brackets) <= len(text)
    assert brackets[-1].end() >= len(text) - 1


def test_the_check_is_told_where_a_document_comes_from(file: Path) -> None:
    file.write_text('{"colour": 1}', encoding="utf-8")
    assert refused(lambda: FIGURES.encode(file, 2)) == f"{file}: colour is unknown"
    for value in ({"colour": 1}, '{"colour": 1}'):
        assert refused(lambda value=value: FIGURES.encode(value, 2)) == "figures: colour is unknown"  # type: ignore[misc]


def test_a_text_is_never_a_file(file: Path) -> None:
    """A text in a saved match or from the network cannot make the program read a file."""
    expected = f"figures {NO_JSON}Expecting value: line 1 column 1 (char 0)"
    for name in (str(file), "/etc/passwd", f"file://{file}"):
        for ask in (FIGURES.read, FIGURES.write, lambda text: FIGURES.encode(text, 2)):
            assert refused(lambda ask=ask, name=name: ask(name)) == expected  # type: ignore[misc]
    assert refused(lambda: FIGURES.read(json.dumps(str(file)))) == "figures: it must be a mapping"


@pytest.mark.parametrize("value", [b"{}", 3, 1.5, True, [GIVEN], (), object, np.int8(1)], ids=repr)
def test_nothing_else_is_a_document(value: Any) -> None:
    expected = f"option figures must be a mapping or a Path, not {type(value).__name__}"
    assert refused(lambda: FIGURES.normalise(value)) == expected
    assert refused(lambda: FIGURES.encode(value, 2)) == expected
    assert refused(lambda: FIGURES.write(value)) == expected


@given(st.text(), st.lists(st.integers(-(2**63), 2**63 - 1), min_size=2, max_size=2))
@example("own", [1, 2])
def test_a_document_is_written_in_one_line_and_read_again(title: str, weights: list[int]) -> None:
    figures = {"title": title, "weights": weights}
    text = FIGURES.write(figures)
    assert text.isascii()
    assert text.isprintable()
    assert FIGURES.read(text) == (None if figures == OUR_FIGURES else figures)
    assert FIGURES.write(FIGURES.read(text)) == text


@pytest.mark.parametrize("breaking", ["\n", "\r\n", "\x85", "\u2028", "\x0b", "\x1c", "\0"], ids=repr)
def test_a_text_of_many_lines_is_written_in_one(breaking: str) -> None:
    figures = {"title": breaking.join(["moves", "end 0 moves", ""]), "weights": [1, 2]}
    assert FIGURES.write(figures).splitlines() == [FIGURES.write(figures)]
    assert FIGURES.read(FIGURES.write(figures)) == figures


def test_plain_values_are_those_of_json(file: Path) -> None:
    mine = {"title": np.str_("ours"), "weights": (np.int8(3), np.int64(2**40)), "remark": 1}
    for value in (mine, file, TEXT):
        kept = plain([FIGURES], {"figures": value})
        assert kept == {"figures": KEPT}
        assert [type(weight) for weight in kept["figures"]["weights"]] == [int, int]
        assert json.loads(json.dumps(kept)) == kept
    assert plain([FIGURES], {"figures": None}) == {"figures": None}
    weights = [1, 2]
    kept = plain([FIGURES], {"figures": {"weights": weights}})
    weights.clear()
    assert kept["figures"]["weights"] == [1, 2]


def test_the_record_of_options_holds_the_documents_own() -> None:
    options: tuple[Option, ...] = (
        Flag("shown", "XX-3", "Shown."),
        FIGURES,
        SeatChoice("first", "XX-2", "Who starts."),
    )
    dtype = options_dtype(options)
    assert dtype.names == ("shown", "figures", "first")
    assert dtype["figures"] == BOX
    assert dtype.fields is not None
    assert dtype.fields["figures"][1] % 8 == 0
    record = encode(options, dtype, complete(options, {"figures": TEXT, "first": 1}, "Test"), 2)
    assert (record.shown, record.first, record.figures.large) == (0, 1, 4)
    assert record.figures.shelves[1].heavy == 2**40
    assert record.figures.tobytes() == pack(KEPT).tobytes()
    other = encode(options, dtype, complete(options, {}, "Test"), 2)
    assert (other.figures.large, record.figures.large) == (3, 4)
