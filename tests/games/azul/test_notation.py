"""Every action as text and back, and the messages about texts that are not moves."""

import re

import pytest

import riad
from riad.games.azul import GAME
from riad.games.azul.notation import read_action, write_action

STATE = riad.new("azul", seed=0).state


def test_every_action_has_its_own_text_and_comes_back() -> None:
    texts = [write_action(STATE, action) for action in range(GAME.ACTIONS)]
    assert [read_action(STATE, text) for text in texts] == list(range(GAME.ACTIONS))
    assert all(re.fullmatch("[c1-9][byrkw][1-5f]|w[1-5][1-5]", text) for text in texts)
    assert len(set(texts)) == 10 * 5 * 6 + 25


@pytest.mark.parametrize(
    ("text", "action"),
    [("cb1", 0), ("3r2", 3 * 30 + 2 * 6 + 1), ("ckf", 3 * 6 + 5), ("9wf", 299), ("w34", 313)],
)
def test_the_layout_of_actions_is_fixed(text: str, action: int) -> None:
    assert read_action(STATE, text) == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "three letters"),
        ("3r", "three letters"),
        ("3r22", "three letters"),
        ("0r2", "'0' is not a source"),
        ("3g2", "'g' is not a colour"),
        ("3r6", "'6' is not a line"),
        ("w61", "'6' is not a row"),
        ("w1f", "'f' is not a column"),
        ("3R2", "'R' is not a colour"),
        ("٣r2", "is not a source"),
    ],
)
def test_a_text_that_is_no_move_says_what_was_expected(text: str, reason: str) -> None:
    with pytest.raises(riad.UnknownNotation) as caught:
        read_action(STATE, text)
    assert reason in caught.value.reason
    assert repr(text) in str(caught.value)
