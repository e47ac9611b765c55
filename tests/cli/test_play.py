"""`riad play`: saving and continuing matches, and whole games at a real terminal."""

import os
import random
import re
import secrets
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import riad
from riad.cli import play
from riad.cli.terminal import load
from tests.kit.command_runner import Command, Typist, saved, widest

pty = pytest.importorskip("pty", reason="needs pseudo terminals")

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
PATIENCE = 60  # seconds without output from the program


MOVE = re.compile("[c1-9][byrkw][1-5f]|w[1-5][1-5]")


def go_on_line(out: str) -> list[str]:
    """Return the command for continuing the match as the program prints it, without the word riad."""
    line = out.splitlines()[-1]
    assert line.startswith("To continue: riad play azul ")
    return shlex.split(line.partition("riad ")[2])


def test_a_match_is_kept_and_the_last_line_goes_on(command: Command, types: Typist, home: Path) -> None:
    types(["hint", "quit"])
    first = command("play", "azul", "--seed", "1", "--first", "1")
    assert (first.code, first.err) == (0, "")
    (path,) = home.iterdir()
    assert f"\nMatch saved to {path}\n" in first.out
    assert load(path) == riad.new("azul", seed=1, first=0)
    assert go_on_line(first.out) == ["play", "azul", "--resume"]
    types(["5k2"])
    second = command(*go_on_line(first.out))
    assert second.code == 0
    assert load(path).moves[0] == "5k2"
    assert len(load(path).moves) == 2
    assert [*home.iterdir()] == [path]


def test_a_file_that_is_named_keeps_the_match(command: Command, types: Typist, tmp_path: Path) -> None:
    path = tmp_path / "a folder" / "it's mine"
    types(["5k2"])
    out = command("play", "azul", "--seed", 1, "--first", 1, "--people", 2, "--file", path).out
    assert go_on_line(out) == ["play", "azul", "--file", str(path), "--people", "2"]
    types(["cr1"])
    out = command(*go_on_line(out)).out
    assert "You are seats 1 and 2." in out
    assert load(path).moves == ("5k2", "cr1")


def test_every_move_is_in_the_file_before_the_next_question(
    command: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def typed(_prompt: str) -> str:
        (path,) = home.iterdir()
        match = load(path)
        seen.append(len(match.moves))
        if len(seen) == 5:
            raise KeyboardInterrupt
        return match.legal[0]

    monkeypatch.setattr("builtins.input", typed)
    assert command("play", "azul", "--first", "1", "--seats", "3").code == 0
    assert seen == [0, 3, 6, 9, 12]


def test_the_computer_plays_a_whole_game_the_same_for_the_same_seed(command: Command, tmp_path: Path) -> None:
    for name in ("one", "two"):
        answer = command("play", "azul", "--people", 0, "--seats", 3, "--seed", 7, "--file", name)
        assert (answer.code, answer.err) == (0, "")
        assert answer.out.endswith(f"\nMatch saved to {name}\nTo replay it: riad replay {name}\n")
    match = load(tmp_path / "one")
    assert match.outcome is not None
    assert load(tmp_path / "two") == match


def test_a_match_that_is_over_is_shown_and_not_changed(command: Command, tmp_path: Path) -> None:
    match = saved(tmp_path / "over")
    before = (tmp_path / "over").read_bytes()
    answer = command("play", "azul", "--file", "over")
    assert answer.code == 0
    assert "The game is over." in answer.out
    assert str(match.outcome) in " ".join(answer.out.split())
    assert (tmp_path / "over").read_bytes() == before


def test_options_reach_the_match(command: Command, tmp_path: Path) -> None:
    arguments = ["--seats", 3, "--seed", 2**64 - 1, "--wall", "grey", "--first", 3]
    command("play", "azul", "--people", 3, "--file", "new", *arguments)
    match = load(tmp_path / "new")
    assert match == riad.new("azul", seats=3, seed=2**64 - 1, wall="grey", first=2)
    assert command("play", "azul", "--people", 3, "--file", "new", *arguments).code == 0


def test_without_a_seed_no_two_deals_are_alike(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riad.match.match.secrets", secrets)
    for name in ("one", "two"):
        command("play", "azul", "--people", 2, "--file", name)
    assert load(tmp_path / "one").seed != load(tmp_path / "two").seed


def test_resume_takes_the_last_match_that_is_not_over(command: Command, home: Path) -> None:
    matches = {"chess-d": 0, "azul-c": 10_000, "azul-b": 4, "azul-a": 2}  # most recently played first
    for age, (name, moves) in enumerate(matches.items()):
        saved(home / f"{name}.riad", moves=moves)
        os.utime(home / f"{name}.riad", (1_000_000 - age, 1_000_000 - age))
    out = command("play", "azul", "--resume", "--people", 2).out
    assert f"Match saved to {home / 'azul-b.riad'}\n" in out
    assert load(home / "azul-b.riad").moves == saved(home / "again", moves=4).moves


def test_matches_that_start_in_the_same_second_have_files_of_their_own(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setattr(time, "strftime", lambda _format: "now")
    names = set()
    for process in (11, 12):
        monkeypatch.setattr(os, "getpid", lambda process=process: process)
        names.add(play.new_file("azul"))
    assert names == {home / "azul-now-11.riad", home / "azul-now-12.riad"}


class Screen:
    """A person's terminal of 80 columns and 24 lines with the program in it."""

    def __init__(self, *arguments: object) -> None:
        try:
            ours, theirs = pty.openpty()
        except OSError:
            pytest.skip("this system has no pseudo terminals: /dev/pts is not mounted")
        os.set_blocking(ours, False)
        import termios  # where there are pseudo terminals

        termios.tcsetwinsize(theirs, (24, 80))
        environment = {**os.environ, "TERM": "xterm"}
        environment.pop("COLUMNS")
        words = [sys.executable, "-m", "riad", *map(str, arguments)]
        self.program = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)
        self.terminal = ours
        self.raw = ""

    def read(self, until: str) -> str:
        """Return the program's output up to a text or its end, without colours."""
        raw = ""
        while until not in raw:
            ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
            assert ready, f"the program says nothing more after {raw!r}"
            try:
                read = os.read(self.terminal, 65536)
            except OSError:  # Linux reports the end of the program so
                read = b""
            if not read:
                break
            raw += read.decode()
        self.raw += raw
        return CODES.sub("", raw)

    def type(self, line: str) -> str:
        """Type a line and read up to the next question or the end."""
        os.write(self.terminal, line.encode() + b"\n")
        return self.read(until="your move: ")

    def close(self) -> None:
        """Close the terminal, and stop a program that still runs."""
        self.program.kill()
        self.program.wait()
        os.close(self.terminal)


@pytest.fixture
def screens() -> Iterator[list[Screen]]:
    """The screens of a test, closed at its end."""
    opened: list[Screen] = []
    yield opened
    for screen in opened:
        screen.close()


def moves_on(screen: Screen) -> list[str]:
    """Return the legal moves, as the screen lists them."""
    listed = screen.type("moves").partition("To see what")[0]
    lines = [line for line in listed.splitlines() if line.startswith("  ")]
    return [word for line in lines for word in line.split() if MOVE.fullmatch(word)]


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a_whole_game_at_a_real_terminal(screens: list[Screen], tmp_path: Path, wall: str) -> None:
    choose = random.Random(1)
    screen = Screen("play", "azul", "--seed", 3, "--wall", wall, "--file", tmp_path / "match")
    screens.append(screen)
    shown = screen.read(until="your move: ")
    while shown.endswith("your move: "):
        shown = screen.type(choose.choice(moves_on(screen)))
        assert "not allowed" not in shown
        assert "not a move" not in shown
    assert screen.program.wait(PATIENCE) == 0
    match = load(tmp_path / "match")
    assert match.turn is None
    assert " ".join(str(match.outcome).split()) in " ".join(shown.split())
    assert widest(CODES.sub("", screen.raw).partition("Match saved to")[0]) <= 80
    assert "\x1b[97;44mB\x1b[0m" in screen.raw
    assert "Traceback" not in screen.raw


def test_a_killed_game_goes_on_where_it_was(screens: list[Screen], tmp_path: Path) -> None:
    arguments = ("play", "azul", "--seed", 3, "--file", tmp_path / "match")
    screen = Screen(*arguments)
    screens.append(screen)
    screen.read(until="your move: ")
    for _ in range(3):
        shown = screen.type(moves_on(screen)[0])
    screen.program.send_signal(signal.SIGKILL)
    assert screen.program.wait(PATIENCE) == -signal.SIGKILL
    match = load(tmp_path / "match")
    assert sum(match.at(number).turn == 0 for number in range(len(match.moves))) == 3
    assert match.turn == 0
    again = Screen(*arguments)
    screens.append(again)
    board = str(match)
    assert board in shown.replace("\r", "")
    assert board in again.read(until="your move: ")
    again.type(moves_on(again)[0])
    again.type("quit")
    assert again.program.wait(PATIENCE) == 0
    assert load(tmp_path / "match").moves[: len(match.moves)] == match.moves
    assert len(load(tmp_path / "match").moves) > len(match.moves)


def press_ctrl_c(screen: Screen) -> None:
    """Send Ctrl-C; again if it came between the question and the waiting."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        pytest.skip("these tests run in the background, where programs are not interrupted")
    for _ in range(30):
        screen.program.send_signal(signal.SIGINT)
        if select.select([screen.terminal], [], [], PATIENCE / 30)[0]:
            return


def press_ctrl_d(screen: Screen) -> None:
    """Send Ctrl-D."""
    os.write(screen.terminal, b"\x04")


@pytest.mark.parametrize("press", [press_ctrl_c, press_ctrl_d])
def test_keys_that_stop_keep_the_match(
    screens: list[Screen], tmp_path: Path, press: Callable[[Screen], None]
) -> None:
    screen = Screen("play", "azul", "--seed", 3, "--first", 1, "--file", tmp_path / "match")
    screens.append(screen)
    screen.read(until="your move: ")
    press(screen)
    shown = screen.read(until="(it never says this)")
    assert screen.program.wait(PATIENCE) == 0
    assert "\nMatch saved to" in shown
    assert "\nTo continue: riad play azul --file" in shown
    assert "Traceback" not in shown
    assert load(tmp_path / "match") == riad.new("azul", seed=3, first=0)
