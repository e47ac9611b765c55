"""Progress on standard error: only on a terminal, and erased when done."""

import io
import sys

import pytest

from riad.cli.progress import games_bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def terminal_of(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Replace standard error by a terminal. A fixture would be too early, as pytest sets its own for the
    test.
    """
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    return terminal


def play(games: int) -> None:
    with games_bar(games) as played:
        for _ in range(games):
            played(1, "keen - casual")


def test_a_terminal_shows_a_bar_and_then_none(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    play(3)
    assert "0/3" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r")


def test_elsewhere_nothing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    play(3)
    assert capsys.readouterr() == ("", "")


def test_without_tqdm_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    play(3)
    assert terminal.getvalue() == ""


def test_a_closed_standard_error_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    play(3)
