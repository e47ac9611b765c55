"""Other worlds that are possible for a seat: the basis of the two-world test and of searches."""

from typing import Any

import numpy as np
import pytest

from riad.core.records import Record
from riad.games.dreamhome.rules.constants import ROOF_KINDS, ROOFS
from riad.match.match import Match
from tests.kit.positions.dreamhome import Seat, position

rules = pytest.mark.rules
PILES: tuple[list[str], ...] = (["red", "red", "red+", "brown"], [], ["grey", "green+"])


def table(**options: Any) -> Match:
    """Return a match of three players with roof piles of 4, 0 and 2 cards; the deck has all others."""
    match = position(*(Seat({"f1": "study"}, roofs=pile) for pile in PILES), **options)
    state = match.state
    state.specials[:ROOFS] = state.box.special_copies[:ROOFS]
    for player in state.players[: match.seats]:
        state.specials[:ROOFS] -= player.roofs
    return match


def piles(state: Record) -> list[list[int]]:
    return [player.roofs.tolist() for player in state.players]


def roofs_in_play(state: Record) -> list[int]:
    """Return the number of each kind of roof in the deck and the piles."""
    return [int(number) for number in state.specials[:ROOFS] + sum(player.roofs for player in state.players)]


@rules("DH-20")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_pile_is_redrawn_with_its_height_and_nothing_else_changes(seat: int) -> None:
    """A pile is hidden from its owner too."""
    match = table()
    before = match.state.tobytes()
    seen = set()
    for seed in range(20):
        world = match.engine.reshuffled(match.state, seat, seed)
        seen.add(str(piles(world)))
        assert [sum(pile) for pile in piles(world)] == [4, 0, 2, 0]
        assert roofs_in_play(world) == roofs_in_play(match.state)
        assert min(world.specials) >= 0
        world.rng = match.state.rng
        world.specials[:ROOFS] = match.state.specials[:ROOFS]
        for mine, theirs in zip(world.players, match.state.players, strict=True):
            mine.roofs = theirs.roofs
        assert world.tobytes() == before
    assert len(seen) > 15
    assert match.state.tobytes() == before


def test_the_same_seed_is_the_same_world() -> None:
    match = table()
    worlds = [match.engine.reshuffled(match.state, 0, seed).tobytes() for seed in (7, 7, 8)]
    assert worlds[0] == worlds[1] != worlds[2]


@rules("DH-20")
@pytest.mark.parametrize("options", [{"open_roofs": True}, {"stage": "end"}], ids=str)
def test_piles_that_all_have_seen_stay_as_they_are(options: dict[str, Any]) -> None:
    match = table(**options)
    world = match.engine.reshuffled(match.state, 0, 5)
    assert world.rng != match.state.rng
    world.rng = match.state.rng
    assert world.tobytes() == match.state.tobytes()


@rules("DH-20", "DH-40")
def test_before_the_roofers_have_decided_the_piles_are_still_hidden() -> None:
    match = position(Seat({}, ["roofer"], roofs=["red"] * 4), stage="end")
    worlds = {str(piles(match.engine.reshuffled(match.state, 0, seed))) for seed in range(20)}
    assert len(worlds) > 10


@rules("DH-20")
def test_the_generator_moves_when_the_piles_are_shown_and_not_before() -> None:
    """This change tells a search that worlds which looked the same may differ visibly from now on."""
    match = position(Seat({}, ["roofer", "supplier"]), stage="end")
    start = int(match.state.rng)
    match.push("pass")
    assert match.state.rng == start
    match.push("pass")
    assert (match.turn, match.state.rng == start) == (None, False)


@pytest.mark.many
def test_each_unseen_kind_lies_in_a_pile_in_proportion() -> None:
    match, worlds = table(), 2000
    unseen = np.array(roofs_in_play(match.state))
    totals = np.zeros((3, len(ROOF_KINDS)))
    for seed in range(worlds):
        world = match.engine.reshuffled(match.state, 0, seed)
        totals += [player.roofs for player in world.players[:3]]
    for height, counts in zip((4, 0, 2), totals, strict=True):
        expected = worlds * height * unseen / unseen.sum()
        assert np.all(np.abs(counts - expected) <= 4.5 * np.sqrt(expected) + 1)
