"""A separate folder for every test's matches, a screen of 80 columns, and a typist."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from riad.cli.prompt import Prompt
from riad.cli.terminal import compile_with_progress
from riad.games import PACKAGES
from riad.match.match import Match
from tests.kit.command_runner import Answer, Command, Talk, Typist, run, widest


@pytest.fixture(autouse=True, scope="session")
def compiled() -> None:
    """Compiled rules, so that no test sees the messages about compiling unexpectedly."""
    for name in PACKAGES:
        compile_with_progress(name)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for matches in this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "riad" / "matches"


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """The command riad."""

    def of(*arguments: object) -> Answer:
        return run(capsys, *arguments)

    return of


@pytest.fixture(autouse=True)
def types(monkeypatch: pytest.MonkeyPatch) -> Typist:
    """A function that types lines at the prompt and then Ctrl-D; only Ctrl-D without lines."""

    def line_by_line(lines: Iterable[str]) -> None:
        coming = iter(lines)

        def typed(prompt: str) -> str:
            print(prompt, end="")  # noqa: T201  # as `input` does
            try:
                line = next(coming)
            except StopIteration:
                raise EOFError from None
            print(line)  # noqa: T201  # as the terminal does
            return line

        monkeypatch.setattr("builtins.input", typed)

    line_by_line([])
    return line_by_line


@pytest.fixture
def talk(capsys: pytest.CaptureFixture[str], types: Typist) -> Talk:
    """A function that types lines at the prompt of a match and returns the screen, within 80 columns."""

    def of(match: Match, *lines: str, people: int = 2, save: Callable[[], None] = lambda: None) -> str:
        types(lines)
        Prompt(match, people=people, save=save, coloured=False).play()
        screen = capsys.readouterr().out
        assert widest(screen) <= 80
        return screen

    return of
