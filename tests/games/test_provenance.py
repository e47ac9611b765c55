"""Sources of the figures of every game, for an about page."""

import pytest

import riad


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_a_game_says_where_its_figures_are_from(name: str) -> None:
    text = riad.games.game_named(name).FIGURES
    assert text == text.strip()
    assert "rulebook" in text
