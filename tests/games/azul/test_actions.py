"""Numbers of actions: a source, a colour and a line each, then the spaces of the grey wall."""

import pytest

from riad.games.azul.notation import read_action
from riad.games.azul.rules.actions import ACTIONS, LINES, PER_SOURCE, WALL_ACTIONS
from tests.kit.positions.azul import Board, position


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("cb1", 0),
        ("cy1", LINES),
        ("cwf", PER_SOURCE - 1),
        ("1b1", PER_SOURCE),
        ("9wf", WALL_ACTIONS - 1),
        ("w11", WALL_ACTIONS),
        ("w55", ACTIONS - 1),
    ],
)
def test_the_first_and_the_last_of_each_kind(move: str, action: int) -> None:
    assert read_action(position(Board(), Board()).state, move) == action
