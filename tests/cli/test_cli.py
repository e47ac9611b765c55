"""The command itself: its help, its exit codes, and one line for every error."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from riad import __version__, games
from tests.kit.command_runner import Command, saved, widest

PYTHON = (sys.executable, "-m", "riad")
COMMANDS = ("play", "games", "replay", "check", "hint", "arena", "selfplay", "bench")


def test_alone_it_shows_what_it_can_do(command: Command) -> None:
    answer = command()
    assert answer.code == 0
    assert answer.err == ""
    for name in COMMANDS:
        assert f"riad {name}" in answer.out


def test_version(command: Command) -> None:
    assert command("--version") == (0, f"riad {__version__}\n", "")


@pytest.mark.parametrize(
    "words", [(), *((name,) for name in COMMANDS), ("analyse",), ("play", "azul"), ("selfplay", "azul")]
)
def test_every_help_fits_the_screen(command: Command, words: Sequence[str]) -> None:
    answer = command(*words, "--help")
    assert answer.code == 0
    assert answer.err == ""
    assert widest(answer.out) <= 80


@pytest.fixture
def odd_files(tmp_path: Path) -> None:
    """Files with the names that WRONG uses, in the folder where the tests run."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    (tmp_path / "binary").write_bytes(b"riad match 1\n\xff\xfe\x00")
    match = saved(tmp_path / "good", moves=8)
    lines = match.dumps().splitlines()
    (tmp_path / "short").write_text("\n".join(lines[:-1]))
    (tmp_path / "edited").write_text("\n".join([*lines[:-2], "crf", lines[-1]]))


WRONG = {
    "nonsense": "nonsense",
    "--nonsense": "COMMAND",
    "play": "GAME",
    "play chess": "chess",
    "play azul more": "more",
    "play azul --nonsense": "--nonsense",
    "play azul --seats 0": "2 to 4 players",
    "play azul --seats 1": "2 to 4 players",
    "play azul --seats 5": "2 to 4 players",
    "play azul --seats x": "expected a whole number, not 'x'",
    "play azul --seats 2.5": "whole number",
    "play azul --seats": "--seats",
    "play azul --people -1": "0 to 2",
    "play azul --people 3": "0 to 2",
    "play azul --people x": "whole number",
    "play azul --bot best": "gentle, casual, keen, strong or master, not 'best'",
    "play azul --seed -1": "2**64",
    f"play azul --seed {2**64}": "2**64",
    "play azul --seed abc": "whole number",
    "play azul --first 0": "counted from 1",
    "play azul --first 3": "2 seats",
    "play azul --first x": "a seat",
    f"play azul --first {'9' * 5000}": "a seat",
    "play azul --wall pink": "coloured or grey",
    "play azul --resume": "no unfinished match",
    "play azul --resume --file good": "--resume",
    "play azul --file folder": "folder cannot be read",
    "play azul --file empty": "empty, line 1",
    "play azul --file binary": "not a text file",
    "play azul --file short": "incomplete",
    "play azul --file edited": "edited, line",
    "play azul --seed 1 --file empty/new": "cannot be written",
    "play azul --seed 1 --file /proc/nowhere/new": "cannot be written",
    f"play azul --file {'a' * 300}": "too long",
    "play azul --file good --seats 3": "not started with --seats 3",
    "play azul --file good --seed 6": "not started with --seed 6",
    "play azul --file good --wall grey": "not started with --wall grey",
    "play azul --file good --first 1": "not started with --first 1",
    "play azul --file good --people 3": "0 to 2",
    "games chess": "unknown game 'chess'",
    "games azul more": "more",
    "replay": "FILE",
    "replay nowhere": "nowhere cannot be read",
    "replay folder": "folder cannot be read",
    "replay empty": "empty, line 1",
    "replay good --at -1": "8 moves",
    "replay good --at 9": "8 moves",
    "replay good --at x": "whole number",
    "check": "FILE",
    "check short": "incomplete",
    "check edited": "edited, line",
    "bench chess": "unknown game 'chess'",
    "bench --seconds 0": "more than 0",
    "bench --seconds -1": "more than 0",
    "bench --seconds nan": "more than 0",
    "bench --seconds 61": "at most 60",
    "bench --seconds x": "--seconds",
}


@pytest.mark.usefixtures("odd_files")
@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_one_line_and_exit_code_2(command: Command, line: str, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    answer = command(*line.split())
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("riad")
    assert answer.err.count("\n") == 1
    assert answer.err.endswith("\n")
    assert WRONG[line] in answer.err
    assert {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before


@pytest.mark.parametrize("line", ["--seats 5", "--people 3", "--wall pink", "--first 3"])
def test_a_table_that_cannot_be_is_refused_before_anything_is_compiled(
    command: Command, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.setattr("riad.preparation.is_prepared", lambda _name, **_which: False)
    assert command("play", "azul", *line.split()).err.count("\n") == 1


@pytest.mark.usefixtures("odd_files")
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_compiled(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riad.preparation.is_prepared", lambda _name, **_which: False)
    answer = command("play", "azul", "--seed", 1, "--file", "empty/new")
    assert answer == (2, "", "riad: empty/new cannot be written: File exists\n")


def test_an_interrupt_leaves_without_a_traceback(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_name: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "describe", interrupted)
    assert command("games") == (130, "", "\n")


def test_a_full_disk_is_one_line(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_name: str) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(games, "describe", full)
    assert command("games") == (2, "", "riad: output: No space left on device\n")


def test_a_reader_that_has_seen_enough_is_no_trouble(tmp_path: Path) -> None:
    saved(tmp_path / "match")
    program = subprocess.Popen(
        [*PYTHON, "replay", "match", "--boards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    assert program.stderr is not None
    with program.stdout, program.stderr:
        assert program.stdout.readline().startswith("Azul")
        program.stdout.close()
        assert program.stderr.read() == ""
    assert program.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux")
@pytest.mark.parametrize(
    ("redirected", "code", "message"),
    [
        ("games >&-", 0, ""),
        ("games >/dev/full", 2, "riad: output: No space left on device\n"),
        ("nonsense 2>&-", 2, ""),
        ("replay nowhere 2>&-", 2, ""),
        ("play azul --seed 1 --file match <&- >&-", 0, ""),
    ],
)
def test_streams_that_are_closed_or_full(redirected: str, code: int, message: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$0" -m riad {redirected}', sys.executable],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (code, "", message)


def test_a_name_that_the_terminal_cannot_show_is_no_trouble(tmp_path: Path) -> None:
    saved(tmp_path / "sk\u00e1k", moves=1)
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii:strict"}
    done = subprocess.run([*PYTHON, "check", "sk\u00e1k"], check=False, capture_output=True, env=ascii_only)
    assert (done.returncode, done.stdout, done.stderr) == (
        0,
        b"sk\\xe1k: 1 move, all legal. The game is not over.\n",
        b"",
    )
