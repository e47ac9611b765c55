"""What the commands share: colours, lines that fit, the progress of compiling, files that stay whole."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import riad
from riad.bots.search import Search
from riad.bots.soft import Soft
from riad.cli import terminal
from riad.cli.terminal import FileTrouble, compile_with_progress, in_colour, load, save, wrapped
from riad.core.engine import Engine
from tests.cli.running import saved

OTHER_GAME = b"riad match 1\ngame chess\nrules 1\nseats 2\nseed 1\nmoves\nend 0"


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

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
    assert in_colour() is coloured


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
    terminal.be_forgiving()
    assert typed.readline() == "3r\\xff\n"
    shown.write("\u00e6")
    shown.flush()
    assert shown.buffer.getvalue() == b"\\xe6"


def test_numbers_in_words() -> None:
    assert terminal.whole_number("-3") == -3
    with pytest.raises(argparse.ArgumentTypeError, match="not '3x'"):
        terminal.whole_number("3x")
    assert terminal.points_told((3, 4), (2, 9)) == "Points by seat: 2 (-1), 9 (+5)."


def test_compiling_shows_how_far_it_is_and_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(Engine, "is_compiled", False)
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    steps: list[tuple[str, str]] = []

    def note(name: str, function: Callable[..., object]) -> Callable[..., object]:
        def noted(*arguments: object) -> object:
            steps.append((name, screen.getvalue()))
            return function(*arguments)

        return noted

    monkeypatch.setattr(Engine, "compile", note("rules", Engine.compile))
    monkeypatch.setattr(Soft, "choose", note("player", Soft.choose))
    monkeypatch.setattr(Search, "choose", note("search", Search.choose))
    compile_with_progress("azul")
    assert [name for name, _shown in steps] == ["rules", "player", "player", "search"]
    assert steps[0][1], "nothing is said before the first wait"
    assert not steps[1][1].endswith("\x1b[K"), "nothing is said while the players are compiled"
    shown = screen.getvalue().split("\r")
    assert shown[0] == ""
    assert shown[-1] == "\x1b[K"
    bars = [line.partition("[")[2] for line in shown[1:-1]]
    assert all("Compiling the rules of Azul (once)" in line for line in shown[1:-1])
    assert max(map(len, shown)) < 80
    lengths = [bar.count("#") for bar in bars]
    assert lengths[0] == 0
    assert lengths == sorted(lengths)
    assert 15 < lengths[-2] < lengths[-1] == 20
    assert "\n" not in screen.getvalue()


@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_compiling_says_so_once_where_nothing_can_be_erased(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr(Engine, "is_compiled", False)
    monkeypatch.setattr(sys, "stderr", stream)
    compile_with_progress("azul")
    assert stream.getvalue() == "Compiling the rules of Azul (once, up to a minute) ...\n"


def test_what_is_compiled_needs_no_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_arguments: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Engine, "is_compiled", True)
    monkeypatch.setattr(Engine, "compile", never)
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    compile_with_progress("azul")
    assert screen.getvalue() == ""


def test_looking_at_a_file_tells_of_compiling_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = saved(tmp_path / "match", moves=3)
    monkeypatch.setattr(Engine, "is_compiled", False)
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    assert load(tmp_path / "match") == match
    assert screen.getvalue().startswith("Compiling")


def test_a_match_is_saved_where_no_folder_was_and_loaded(tmp_path: Path) -> None:
    match = riad.new("azul", seed=3)
    path = tmp_path / "new" / "folder" / "match"
    for _ in range(3):
        save(match, path)
        assert load(path) == match
        match.push(match.legal[0])
    assert [file.name for file in path.parent.iterdir()] == ["match"]


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
        with pytest.raises((FileTrouble, KeyboardInterrupt)) as caught:
            save(match, path)
    if isinstance(fault, OSError):
        assert str(caught.value) == f"{path} cannot be written: No space left on device"
    assert path.read_bytes() == before
    assert len(load(path).moves) == 5
    save(match, path)
    assert load(path) == match
    assert [file.name for file in tmp_path.iterdir()] == ["match"]


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"\xff", ": this is no text, so no saved match"),
        (b"", ", line 1: this is no saved match"),
        (
            b"riad match 1\ngame chess\nrules 1\nseats 2\nseed 1\nmoves\nend 0",
            ", line 2: there is no game 'chess'",
        ),
    ],
)
def test_every_trouble_with_a_file_names_it(tmp_path: Path, content: bytes | None, trouble: str) -> None:
    path = tmp_path / "match"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(FileTrouble) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}{trouble}" if trouble[0] in ":," else f"{path} {trouble}")
