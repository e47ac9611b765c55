"""The track and the open discards (DH-5, DH-6)."""

import pytest

from tests.kit.positions.dreamhome import Seat, on_track, position, push, specials

rules = pytest.mark.rules


@rules("DH-5")
def test_the_rest_of_the_track_is_discarded_and_dealt_anew() -> None:
    match = push(position(Seat(), Seat()), "take 1", "put f1", "take 2", "put f1")
    view = match.view(None)
    assert view["discarded_rooms"] == ["bedroom", "bathroom", "garage"]
    assert view["discarded_roofs"] == ["brown", "grey", "green"]
    assert None not in on_track(match)
    assert None not in specials(match)[1:]


@rules("DH-6")
def test_discards_are_open_the_discarded_column_the_hammered_card_and_the_last_leftovers() -> None:
    match = position(Seat(), Seat(beside=["jackhammer"]), stage="discard", round_number=12)
    push(match, "discard 3", "hammer 4", "put f1")
    view = match.view(None)
    assert (view["discarded_rooms"], view["discarded_roofs"]) == (["bedroom"], ["brown", "grey"])
    push(match, "take 1", "put f1")
    view = match.view(None)
    assert view["phase"] == "over"
    assert view["discarded_rooms"] == ["kitchen", "bedroom", "garage"]
    assert view["discarded_roofs"] == ["red", "brown", "grey", "green"]


@rules("DH-6", "DH-15")
def test_everyone_knows_the_face_of_a_card_that_lies_face_down() -> None:
    match = push(position(Seat()), "take 5", "put f1 down")
    for viewer in (0, 1, None):
        card = match.view(viewer)["players"][0]["house"]["f1"]
        assert card == {"room": "garage", "down": True, "token": None}
