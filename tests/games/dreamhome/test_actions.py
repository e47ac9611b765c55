"""Numbers of actions: the first and the last of each kind."""

import pytest

from riad.games.dreamhome.notation import read_action, write_action
from riad.games.dreamhome.rules.actions import ACTIONS
from tests.kit.positions.dreamhome import position

STATE = position().state


@pytest.mark.parametrize(
    ("first", "last", "actions"),
    [
        ("discard 1", "discard 5", range(5)),
        ("hammer 1", "hammer 5", range(5, 10)),
        ("drill b4 1", "drill s5 5", range(10, 70)),
        ("mix 1 2", "mix 4 5", range(70, 80)),
        ("take 1", "take 5", range(80, 85)),
        ("scaffold b4", "scaffold s5", range(85, 97)),
        ("put b4", "put s5", range(97, 109)),
        ("put b4 down", "put s5 down", range(109, 121)),
        ("token b4", "token s5", range(121, 133)),
        ("roofer red", "roofer green+", range(133, 141)),
        ("supply b4 living_room", "supply s5 wine_cellar", range(141, 333)),
        ("swap b4 b5", "swap s4 s5", range(333, 399)),
        ("keep b4", "keep s5", range(399, 411)),
        ("pass", "pass", range(411, ACTIONS)),
    ],
)
def test_the_first_and_the_last_of_each_kind(first: str, last: str, actions: range) -> None:
    assert (read_action(STATE, first), read_action(STATE, last)) == (actions[0], actions[-1])
    kinds = {write_action(STATE, action).split()[0] for action in actions}
    assert kinds == {first.split(maxsplit=1)[0]}
