"""Legal actions and refusals agree, in every phase of a game."""

import random

import pytest

import riad
from riad.games.azul.rules.actions import ACTIONS, WALL_ACTIONS
from riad.match.match import Match
from tests.kit.positions.azul import Board, position


def refusals(match: Match) -> list[int]:
    """Return the number of the rule that refuses each action, 0 for a legal one."""
    return [match.engine.refusal(match.state, action) for action in range(ACTIONS)]


def agreeing(match: Match) -> set[int]:
    """Return the rules that refuse actions, once the legal ones are those without."""
    numbers = refusals(match)
    assert [action for action, number in enumerate(numbers) if number == 0] == match.legal.actions
    return {*numbers} - {0}


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_the_legal_actions_are_those_without_a_refusal(wall: str) -> None:
    match, chance, met = riad.new("azul", seats=3, seed=1, wall=wall), random.Random(1), set()
    while match.turn is not None:
        met |= agreeing(match)
        match.push(match.text(chance.choice(match.legal.actions)))
    assert met >= {11, 14, 15, 16, *((20, 30, 35) if wall == "grey" else (31,))}
    assert agreeing(match) == {int(match.state.ended_by)}


def test_while_a_tile_waits_only_its_spaces_can_be_chosen() -> None:
    match = position(Board(lines=("r", "", "", "", "")), Board(), centre="y", wall="grey", token=1)
    match.push("cyf")
    assert match.legal.actions == [*range(WALL_ACTIONS, WALL_ACTIONS + 5)]
    assert {*refusals(match)[:WALL_ACTIONS]} == {35}


def test_no_other_number_is_a_legal_action() -> None:
    match, chance = riad.new("azul", seats=2, seed=1, wall="grey"), random.Random(1)
    while match.turn is not None:
        for action in (-(2**31), -400, -1, ACTIONS, 2**15, 2**31 - 1):
            assert match.engine.refusal(match.state, action) in match.game.RULES
        match.push(match.text(chance.choice(match.legal.actions)))
