"""Numbers of actions: the first and the last of each kind."""

import pytest

from riad.games.alhambra.notation import read_action
from riad.games.alhambra.rules.actions import ACTIONS
from tests.kit.positions.alhambra import Seat, position

STATE = position(Seat(), Seat()).state


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("take y9", 0),
        ("take g9", 1),
        ("take y9 g9 b9 o9", 14),
        ("buy 1", 15),
        ("buy 4", 18),
        ("pay y1", 19),
        ("pay o9", 54),
        ("stop", 55),
        ("pass", 56),
        ("place pavilion2new 9,9", 57 + 220),  # touches nothing
        ("place pavilion2new 0,0", 57 + 221),  # taken
        ("place tower13e 0,0", 57 + 53 * 222 + 221),
        ("reserve pavilion2new", 12045),
        ("reserve tower13e", 12098),
        ("dirk pavilion2new", 12099),
        ("dirk tower13e", 12152),
        ("swap pavilion2new pavilion2new", 12153),
        ("swap pavilion3sw pavilion2new", 12153 + 54),
        ("swap tower13e tower13e", ACTIONS - 1),
    ],
)
def test_the_first_and_the_last_of_each_kind(move: str, action: int) -> None:
    assert read_action(STATE, move) == action
