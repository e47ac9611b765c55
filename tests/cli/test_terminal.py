"""Parts shared by the commands: colours, line widths, the progress of compiling, atomic files."""

import argparse
import io
import os
import sys
from pathlib import Path

import pytest

import riad
from riad.cli import terminal
from riad.cli.terminal import FileError, load, save, use_colour, wrapped
from tests.kit.command_runner import saved

OTHER_GAME = b"riad match 1\ngame chess\nrules 1\nseats 2\nseed 1\nmoves\nend 0"


class Terminal(io.StringIO):
    """A stream that reports being a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "setting", "coloured"),
    [
        (Terminal(), {}, True),
        (Terminal(), {"NO_COLOR": ""}, True),
        (Terminal(), {"NO_COLOR": "1"}, False),
        (Terminal(), {"TERM": "dumb"}, False),
        (io.StringIO(), {}, False),
        (None, {}, False),
    ],
)
def test_colours_only_where_they_are_wanted(
    stream: io.StringIO | None, setting: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdout", stream)
    assert use_colour() is coloured


def test_wrapped_lines_fit_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    assert wrapped("one two three four five six seven", indent=4) == "one two three four five six\n    seven"
    monkeypatch.setenv("COLUMNS", "500")
    assert max(map(len, wrapped("word " * 100).splitlines())) < 100
    monkeypatch.setenv("COLUMNS", "1")
    assert wrapped("a few words that need two lines") == "a few words that\nneed two lines"


def test_odd_letters_stand_as_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"3r\xff\n"), encoding="utf-8", errors="strict")
    shown = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    monkeypatch.setattr(sys, "stdin", typed)
    monkeypatch.setattr(sys, "stdout", shown)
    terminal.tolerate_encoding_errors()
    assert typed.readline() == "3r\\xff\n"
    shown.write("\u00e6")
    shown.flush()
    assert shown.buffer.getvalue() == b"\\xe6"


def test_numbers_in_words() -> None:
    assert terminal.whole_number("-3") == -3
    with pytest.raises(argparse.ArgumentTypeError, match="not '3x'"):
        terminal.whole_number("3x")
    assert terminal.points_text((3, 4), (2, 9)) == "Points by seat: 2 (-1), 9 (+5)."


def test_a_match_is_saved_where_no_folder_was_and_loaded(tmp_path: Path) -> None:
    match = riad.new("azul", seed=3)
    path = tmp_path / "new" / "folder" / "match"
    for _ in range(3):
        save(match, path)
        assert load(path) == match
        match.push(match.legal[0])
    assert [file.name for file in path.parent.iterdir()] == ["match"]


def test_trying_a_file_out_changes_nothing(tmp_path: Path) -> None:
    saved(tmp_path / "match", moves=5)
    before = (tmp_path / "match").read_bytes()
    terminal.check_writable(tmp_path / "match")
    terminal.check_writable(tmp_path / "new" / "match")
    assert (tmp_path / "match").read_bytes() == before
    assert sorted(tmp_path.rglob("*")) == [tmp_path / "match", tmp_path / "new"]


@pytest.mark.parametrize("fault", [OSError(28, "No space left on device"), KeyboardInterrupt()])
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_save_that_fails_half_way_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, fault: BaseException
) -> None:
    def fail(*_arguments: object) -> None:
        raise fault

    path = tmp_path / "match"
    match = saved(path, moves=5)
    before = path.read_bytes()
    match.push(match.legal[0])
    with monkeypatch.context() as broken:
        broken.setattr(os if step == "fsync" else Path, step, fail)
        with pytest.raises((FileError, KeyboardInterrupt)) as caught:
            save(match, path)
    if isinstance(fault, OSError):
        assert str(caught.value) == f"{path} cannot be written: No space left on device"
    assert path.read_bytes() == before
    assert len(load(path).moves) == 5
    save(match, path)
    assert load(path) == match
    assert [file.name for file in tmp_path.iterdir()] == ["match"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"\xff", ": not a text file, so not a saved match"),
        (b"", ", line 1: not a saved match"),
        (
            b"riad match 1\ngame chess\nrules 1\nseats 2\nseed 1\nmoves\nend 0",
            ", line 2: unknown game 'chess'",
        ),
    ],
)
def test_every_trouble_with_a_file_names_it(tmp_path: Path, content: bytes | None, complaint: str) -> None:
    path = tmp_path / "match"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(FileError) as caught:
        load(path)
    assert str(caught.value).startswith(
        f"{path}{complaint}" if complaint[0] in ":," else f"{path} {complaint}"
    )
