"""`riad prepare`: the named games, or all of them, one after the other."""

import pytest

from riad import games
from riad.cli import prepare
from tests.kit.command_runner import Command


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were compiled."""
    names: list[str] = []
    monkeypatch.setattr(prepare, "compile_with_progress", names.append)
    return names


@pytest.mark.parametrize("named", [(), ("dreamhome",), ("alhambra", "azul")])
def test_each_game_is_compiled_and_told(
    command: Command, compiled: list[str], named: tuple[str, ...]
) -> None:
    wanted = named or tuple(games.PACKAGES)
    lines = "".join(f"{games.game_named(name).TITLE} is ready.\n" for name in wanted)
    assert command("prepare", *named) == (0, "", lines)
    assert compiled == [*wanted]


def test_an_unknown_game_is_refused_before_any_is_compiled(command: Command, compiled: list[str]) -> None:
    answer = command("prepare", "azul", "chess")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("riad: unknown game 'chess'")
    assert compiled == []


def test_a_game_that_is_compiled_already_is_ready_at_once(command: Command) -> None:
    assert command("prepare", "azul") == (0, "", "Azul is ready.\n")
