"""Options for workers and for the time per move, shared by `riad arena` and `riad selfplay`."""

import argparse
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import riad
from riad import research
from riad.bots.levels import UNTIMED
from riad.cli.workers import MOST_SECONDS, add_workers, chosen_seconds, executor_of
from tests.cli.test_progress import terminal_of


def chosen(*arguments: str) -> Namespace:
    """Return the options from the command line."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_workers(parser)
    return parser.parse_args(arguments)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | None, int | None]]:
    """The executors that were opened, with a word on standard error: their address of Ray, and processes."""
    opened = []

    @contextmanager
    def open_executor(ray: str | None, processes: int | None) -> Iterator[None]:
        sys.stderr.write("<opened>")
        opened.append((ray, processes))
        yield

    monkeypatch.setattr(research, "open_executor", open_executor)
    return opened


@pytest.mark.parametrize(
    ("arguments", "executor"),
    [
        ([], (None, None)),
        (["--processes", "3"], (None, 3)),
        (["--ray"], ("", None)),
        (["--ray", "10.0.0.1:6379"], ("10.0.0.1:6379", None)),
    ],
)
def test_the_options_choose_the_executor(
    arguments: list[str],
    executor: tuple[str | None, int | None],
    opened: list[tuple[str | None, int | None]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    with executor_of(chosen(*arguments)):
        assert opened == [executor]
    assert capsys.readouterr() == ("", "<opened>")


def test_processes_and_ray_exclude_each_other() -> None:
    with pytest.raises(argparse.ArgumentError, match="not allowed with"):
        chosen("--processes", "3", "--ray")


def test_without_seconds_there_is_no_clock() -> None:
    assert chosen_seconds(chosen()) == UNTIMED
    assert chosen_seconds(chosen("--seconds", "0.5")) == 0.5
    assert chosen_seconds(chosen("--seconds", str(MOST_SECONDS))) == MOST_SECONDS


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "60.01"])
def test_so_much_time_a_move_cannot_have(seconds: str) -> None:
    with pytest.raises(riad.BadOption, match=r"^seconds is more than 0 and at most 60, not "):
        chosen_seconds(chosen("--seconds", seconds))


@pytest.mark.usefixtures("opened")
def test_with_seconds_it_is_said_that_games_depend_on_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    with executor_of(chosen("--seconds", "1")):
        pass
    assert capsys.readouterr().err.startswith("With --seconds, bots depend on the clock")


@pytest.mark.usefixtures("opened")
def test_while_ray_starts_the_terminal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    monkeypatch.setenv("TERM", "xterm")
    with executor_of(chosen("--ray")):
        assert terminal.getvalue() == "Connecting to Ray ...<opened>\r\x1b[K"
