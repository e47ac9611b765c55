"""The start of a game (DH-1)."""

from collections import Counter

import numpy as np
import pytest

import riad
from riad.games.dreamhome.rules.constants import ROOMS, SPECIALS
from tests.kit.positions.dreamhome import on_track, specials

rules = pytest.mark.rules


@rules("DH-1")
def test_five_rooms_and_four_special_cards_lie_on_the_track() -> None:
    match = riad.new("dreamhome", seats=4, seed=1)
    assert None not in on_track(match)
    assert [special is None for special in specials(match)] == [True, False, False, False, False]
    view = match.view(None)
    assert (view["rooms_left"], view["specials_left"], view["round"]) == (55, 44, 1)


@rules("DH-1")
def test_the_decks_hold_what_the_components_say_less_the_track() -> None:
    state = riad.new("dreamhome", seats=3, seed=2).state
    dealt = np.bincount(state.track_rooms, minlength=len(ROOMS))
    assert (state.rooms + dealt).tolist() == state.box.room_copies.tolist()
    assert (state.rooms.sum(), state.specials.sum()) == (55, 44)
    dealt = np.bincount(state.track_specials[1:], minlength=len(SPECIALS))
    assert (state.specials + dealt).tolist() == state.box.special_copies.tolist()
    assert (state.box.room_copies.sum(), state.box.special_copies.sum(), state.supply.sum()) == (60, 48, 10)


@rules("DH-1")
def test_every_deal_is_another() -> None:
    deals = [riad.new("dreamhome", seats=4, seed=seed).view(None)["track"] for seed in range(20)]
    assert len({str(deal) for deal in deals}) == 20
    assert deals[3] == riad.new("dreamhome", seats=4, seed=3).view(None)["track"]


@rules("DH-1")
def test_the_first_player_is_drawn_unless_the_table_names_one() -> None:
    firsts = Counter(riad.new("dreamhome", seats=3, seed=seed).turn for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 8
    for seed in range(5):
        match = riad.new("dreamhome", seats=3, seed=seed, first=2)
        assert (match.turn, match.view(None)["first"], match.view(None)["marker"]) == (2, 2, 2)
