"""The help of every game fits on a screen, and its examples of moves are read."""

import re

import pytest

import riad

EXAMPLES = {  # less those that name what is on the table
    "azul": ("3r2", "ckf", "w34"),
    "alhambra": (
        *("buy 2", "pay b7", "pay b1", "stop", "place tower9nw 1,0", "reserve tower9nw"),
        *("dirk tower9nw", "build garden10 0,1", "store garden10", "swap tower11 garden10"),
    ),
    "dreamhome": (
        *("take 3", "put f2", "put f2 down", "token f2", "scaffold b4", "drill f2 4", "mix 2 4", "hammer 2"),
        *("discard 3", "roofer red+", "supply f2 kitchen", "swap f1 s3", "keep f2", "pass"),
    ),
}


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_the_help_fits_on_a_screen(name: str) -> None:
    lines = riad.games.game_named(name).HOW_TO_PLAY.splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_move_of_the_help_is_read(name: str) -> None:
    match = riad.new(name, seed=1)
    for move in EXAMPLES[name]:
        assert re.search(rf"(^|\s){re.escape(move)}(\s|,|:|$)", match.game.HOW_TO_PLAY, re.MULTILINE), move
        match.game.read_action(match.state, move)
