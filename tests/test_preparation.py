"""Games are compiled once for all processes of a user, and everyone who waits sees the progress."""

import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import riad
from riad import preparation
from riad.core import jit
from riad.core.jit import PLAIN
from riad.preparation import Progress, is_prepared, prepare, prepare_aloud, progress_of

pytestmark = pytest.mark.skipif(PLAIN, reason="plain Python compiles nothing")


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


class Work:
    """Steps that record when they are done, in place of compiling."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.done: list[str] = []
        self.before: dict[str, Callable[[], object]] = {}

    def step(self, name: str) -> None:
        self.before.get(name, lambda: None)()
        self.done.append(name)

    def steps(self, *names: str) -> list[preparation.Step]:
        return [(float(seconds + 1), lambda name=name: self.step(name)) for seconds, name in enumerate(names)]  # type: ignore[misc]


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Work:
    """An empty cache, and games that are prepared in two steps, plus one for the bots."""
    made = Work(tmp_path)
    monkeypatch.setattr(preparation, "cache_folder", lambda _module: tmp_path)
    monkeypatch.setattr(preparation, "cache_root", lambda: tmp_path)
    monkeypatch.setattr(preparation, "rules_of", lambda _name: made.steps("setup", "apply"))
    monkeypatch.setattr(preparation, "bots_of", lambda _name: made.steps("bot"))
    return made


def test_a_game_is_prepared_once(work: Work) -> None:
    assert not is_prepared("azul")
    prepare("azul")
    assert is_prepared("azul")
    prepare("azul")
    assert work.done == ["setup", "apply", "bot"]
    assert not is_prepared("alhambra")


def test_the_rules_alone_serve_those_who_want_no_bots(work: Work) -> None:
    prepare("azul", bots=False)
    assert work.done == ["setup", "apply"]
    assert is_prepared("azul", bots=False)
    assert not is_prepared("azul")
    prepare("azul")
    assert work.done == ["setup", "apply", "bot"]


def test_what_fails_counts_as_not_done(work: Work) -> None:
    def fail() -> None:
        raise KeyboardInterrupt

    work.before["apply"] = fail
    with pytest.raises(KeyboardInterrupt):
        prepare("azul")
    assert not is_prepared("azul", bots=False)
    assert progress_of("azul") == Progress(0.0)
    work.before.clear()
    prepare("azul")
    assert work.done == ["setup", "setup", "apply", "bot"]


def test_the_first_time_the_usual_durations_tell_how_far_it_is(work: Work) -> None:
    seen: list[Progress] = []
    for name in ("setup", "apply", "bot"):
        work.before[name] = lambda: seen.append(progress_of("azul"))
    prepare("azul")
    assert [left for _, left in seen] == [None] * 3, "nobody knows how quick this machine is"
    assert 0 <= seen[0].share <= 0.95 / 4
    assert 1 / 4 <= seen[1].share <= (1 + 2 * 0.95) / 4
    assert 3 / 4 <= seen[2].share <= (3 + 0.95) / 4


def test_the_next_time_it_tells_how_long_it_takes(work: Work) -> None:
    prepare("azul")
    kept = json.loads((work.folder / "durations.json").read_text())
    assert {name: len(seconds) for name, seconds in kept.items()} == {"azul.rules": 2, "azul.bots": 1}
    (work.folder / "durations.json").write_text('{"azul.rules": [30, 10], "azul.bots": [60]}')
    for mark in work.folder.glob("azul.*"):
        mark.unlink()
    seen: list[Progress] = []
    work.before["bot"] = lambda: seen.append(progress_of("azul"))
    prepare("azul")
    assert seen[0].left is not None
    assert 3 <= seen[0].left <= 60
    assert 0.4 <= seen[0].share <= 0.97


@pytest.mark.parametrize("content", ["", "[]", '{"azul.rules": [1]}', "\0"])
def test_durations_that_say_nothing_are_done_without(work: Work, content: str) -> None:
    (work.folder / "durations.json").write_text(content)
    prepare("azul")
    assert is_prepared("azul")


@pytest.mark.parametrize("content", ["", "{}", '{"done": 9, "expected": [1], "since": 1, "known": false}'])
def test_progress_that_cannot_be_read_is_none(work: Work, content: str) -> None:
    (work.folder / "azul.progress").write_text(content)
    assert progress_of("azul") == Progress(0.0)


def test_a_clock_that_was_set_back_takes_nothing_away(work: Work) -> None:
    progress = {"done": 1, "expected": [3, 1], "since": time.time() + 3600, "known": True}
    (work.folder / "azul.progress").write_text(json.dumps(progress))
    assert progress_of("azul") == Progress(0.75, 1.0)


OTHER = """
import json, sys, time
from pathlib import Path
from riad import preparation
folder = Path(sys.argv[1])
preparation.cache_folder = lambda _module: folder
preparation.cache_root = lambda: folder
def slowly():
    print("begun", flush=True)
    sys.stdin.readline()
    (folder / "times").open("a").write("x")
preparation.rules_of = lambda _name: [(1.0, slowly)]
preparation.bots_of = lambda _name: []
preparation.prepare("azul")
"""


def test_two_processes_do_not_do_the_same_twice(work: Work) -> None:
    """The second process waits, sees the progress of the first, and finds nothing left to do."""
    command = [sys.executable, "-c", OTHER, str(work.folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "begun\n"
        seen: list[Progress] = []
        stdin = other.stdin

        def watch(progress: Progress) -> None:
            seen.append(progress)
            if len(seen) == 3:
                stdin.write("\n")
                stdin.flush()

        prepare("azul", watch)
    assert other.returncode == 0
    assert work.done == []
    assert (work.folder / "times").read_text() == "x"
    assert len(seen) > 3
    assert seen[-1].share == 1.0


def test_a_terminal_shows_how_far_it_is_and_keeps_no_trace(
    work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    work.before["apply"] = lambda: until(lambda: screen.getvalue().count("\r") > 3)
    prepare_aloud("azul")
    assert work.done == ["setup", "apply", "bot"]
    shown = screen.getvalue().split("\r")
    assert shown[0] == ""
    assert shown[-1] == "\x1b[K"
    bars = [line.partition("[")[2] for line in (one.removeprefix("\x1b[K") for one in shown[1:-1])]
    assert all("Compiling the rules of Azul (once): [" in line for line in shown[1:-1])
    assert max(map(len, shown)) < 80
    lengths = [bar.count("#") for bar in bars]
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == (0, 20)
    assert "\n" not in screen.getvalue()


def until(condition: Callable[[], bool]) -> None:
    while not condition():
        time.sleep(0.01)


def test_a_line_tells_the_seconds_that_are_left() -> None:
    assert preparation.line_of("Azul", Progress(0.5, 12.4)).endswith("[##########          ] 12 s left")
    assert preparation.line_of("Azul", Progress(0.0)).endswith("(once): [                    ]")


@pytest.mark.usefixtures("work")
@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_where_nothing_can_be_erased_it_says_so_once(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr(sys, "stderr", stream)
    prepare_aloud("azul")
    prepare_aloud("azul")
    assert stream.getvalue() == "Compiling the rules of Azul (once, up to a minute) ...\n"


def test_a_closed_standard_error_is_no_trouble(work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    prepare_aloud("azul")
    assert work.done


@pytest.mark.usefixtures("work")
def test_the_first_match_of_a_program_tells_what_it_waits_for(capsys: pytest.CaptureFixture[str]) -> None:
    text = riad.new("azul", seed=1).dumps()
    assert capsys.readouterr().err.startswith("Compiling the rules of Azul")
    riad.loads(text)
    assert capsys.readouterr().err == "", "the rules are there now"
    riad.analyse(riad.new("azul", seed=1), visits=1)
    assert capsys.readouterr().err.startswith("Compiling the rules of Azul"), "the bots were not yet"


def test_loading_a_match_prepares_its_game(work: Work, capsys: pytest.CaptureFixture[str]) -> None:
    text = riad.new("alhambra", seed=1).dumps()
    for mark in work.folder.glob("*.rules"):
        mark.unlink()
    capsys.readouterr()
    riad.loads(text)
    assert capsys.readouterr().err.startswith("Compiling the rules of Alhambra")


@pytest.mark.usefixtures("work")
def test_a_wrong_number_of_seats_is_refused_before_anything_is_compiled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(riad.BadOption):
        riad.new("azul", seats=9)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_every_step_can_be_done(name: str) -> None:
    """Every step runs with rules that are compiled already, so that none is compiled under another type."""
    for steps in (preparation.rules_of(name), preparation.bots_of(name)):
        assert all(seconds > 0 for seconds, _ in steps)
        for _, step in steps:
            step()


def test_a_cache_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    asks = "from riad.core import jit as c; print(c.unwritable_cache(), c.cache_root())"
    command = [sys.executable, "-c", asks]
    env = {**os.environ, "RIAD_CACHE_DIR": str(tmp_path / "file" / "x")}
    words = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split()
    assert words[0] == str(tmp_path / "file" / "x")
    assert not Path(words[1]).exists(), "the temporary one is gone with the process"
    assert jit.unwritable_cache() is None
