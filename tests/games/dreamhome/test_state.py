"""The record of a game of Dream Home: contents are told apart, and the options of the table are in it."""

import numpy as np
import pytest

import riad
from riad.games.dreamhome.rules import state as names
from riad.games.dreamhome.rules.constants import ROOMS, SPECIALS
from riad.games.dreamhome.rules.state import DOWN, EMPTY, NONE, OPTIONS, SCAFFOLD, STATE

rules = pytest.mark.rules


def test_a_space_has_one_content() -> None:
    contents = [EMPTY, SCAFFOLD, *range(len(ROOMS)), *(DOWN + room for room in range(len(ROOMS)))]
    assert len({*contents}) == 2 + 2 * len(ROOMS)
    assert NONE not in range(len(SPECIALS))


def test_kinds_of_decisions_are_told_apart() -> None:
    kinds = "DISCARDING HAMMERING TURN ROOFING HELPING PLACING SCAFFOLDING_NOW FURNISHING_NOW KEEPING"
    assert [getattr(names, kind) for kind in kinds.split()] == [*range(9)]


@rules("DH-1", "DH-2", "DH-20", "DH-22", "DH-43", "DH-65")
@pytest.mark.parametrize(
    ("option", "value", "rule", "written"),
    [
        ("edition", "en", "DH-43", 0),
        ("edition", "is", "DH-43", 1),
        ("edition", "it", "DH-43", 2),
        ("first", 2, "DH-1", 2),
        ("no_discard", True, "DH-2", 1),
        ("closed_rooms_refuse_tokens", True, "DH-22", 1),
        ("children_tiebreak", True, "DH-65", 1),
        ("open_roofs", True, "DH-20", 1),
    ],
)
def test_the_options_of_a_table_are_in_it(option: str, value: object, rule: str, written: int) -> None:
    state = riad.new("dreamhome", seats=3, seed=1, **{option: value}).state
    assert state[option] == written
    assert {one.name: one.rule for one in OPTIONS}[option] == rule


def test_decks_and_piles_fit_their_numbers() -> None:
    state = riad.new("dreamhome", seats=4, seed=1).state
    assert STATE.itemsize % 8 == 0
    assert int(state.rooms_left) == int(state.rooms.sum()) == 60 - 5
    assert int(state.specials_left) == int(state.specials.sum()) == 48 - 4
    assert np.iinfo(state.dtype["done"]).max >= (1 << 4) - 1
