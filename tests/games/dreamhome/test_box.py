"""The record of the box has a field for each figure that rules read."""

from riad.core.records import new_record
from riad.games.dreamhome.rules.box import BOX, FUNCTIONALITY, ROOF_POINTS
from riad.games.dreamhome.rules.components import check, own, pack
from riad.games.dreamhome.rules.constants import FURNISHINGS, LARGEST, ROOMS, SPECIALS


def test_it_has_a_place_for_every_card_and_every_bonus() -> None:
    box = new_record(BOX)
    assert box["furnishes"].shape == box["token_points"].shape == (len(FURNISHINGS),)
    assert box["room_points"].shape == (len(ROOMS), LARGEST)
    assert box["special_copies"].shape == (len(SPECIALS),)
    assert {*FUNCTIONALITY, *(f"roof_{name}" for name in ROOF_POINTS)} < {*(BOX.names or ())}


def test_the_box_of_the_game_is_such_a_record() -> None:
    packed = pack(check(own(), "components"))
    assert packed.dtype == new_record(BOX).dtype
    assert packed["room_copies"].sum() > 0
