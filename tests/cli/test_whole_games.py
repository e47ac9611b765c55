"""Whole games of every kind at the prompt: the screen is enough to finish them."""

import re

import pytest

import riad
from riad.cli.prompt import Prompt
from riad.games import PACKAGES
from tests.kit.command_runner import widest


@pytest.mark.parametrize("name", PACKAGES)
def test_a_newcomer_can_finish_a_game_by_what_the_screen_says(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ask for a hint at every prompt, and type the move that it shows."""
    match = riad.new(name, seats=2, seed=3)
    hinted, widths = [False], []

    def typed(_prompt: str) -> str:
        screen = capsys.readouterr().out
        widths.append(widest(screen))
        hinted[0] = not hinted[0]
        if hinted[0]:
            return "hint"
        suggestion = re.fullmatch(r"\n?  (\S.*?)  .*", screen.rstrip(), re.DOTALL)
        assert suggestion, screen
        return suggestion[1]

    monkeypatch.setattr("builtins.input", typed)
    Prompt(match, people=1, save=lambda: None, coloured=False).play()
    assert match.turn is None
    assert str(match.outcome) in " ".join(capsys.readouterr().out.split())
    assert max(widths) <= 100
