"""The compiled rules in lock-step with an independent second formulation."""

import random
from collections import Counter
from typing import Any

import pytest

import riad
from riad.bots.player import Greedy
from riad.match.match import Match
from tests.games.azul.reference import Reference
from tests.kit.positions.azul import board_in, letters_of

GAMES = 24  # of each seat count and wall


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lock_step(seats: int, wall: str) -> None:
    for seed in range(GAMES):
        match = riad.new("azul", seats=seats, seed=seed, wall=wall)
        reference = Reference(seats, wall, match.turn or 0)
        chance, bot = random.Random(seed), Greedy(match.engine, seed)
        sensible = (0.0, 0.5, 1.0)[seed % 3]
        while True:
            view = match.view(None)
            if reference.awaiting_deal:
                reference.accept_deal([list(letters_of(heap)) for heap in view["displays"]])
            compare(match, view, reference)
            if match.turn is None:
                break
            legal = list(match.legal)
            assert set(legal) == reference.legal()
            action = bot.choose(match.state) if chance.random() < sensible else None
            move = chance.choice(legal) if action is None else match.text(action)
            match.push(move)
            reference.push(move)
        assert match.outcome is not None
        assert list(match.outcome.winners) == reference.winners()
        assert match.outcome.rule == reference.ended_by


def compare(match: Match, view: dict[str, Any], reference: Reference) -> None:
    """Compare all facts that both have."""
    assert match.turn == reference.turn
    assert (match.turn is None) == reference.over
    assert list(match.points) == reference.points
    assert view["start"] == reference.start
    assert Counter(letters_of(view["centre"])) == Counter(reference.centre)
    assert [Counter(letters_of(heap)) for heap in view["displays"]] == [
        Counter(d) for d in reference.displays
    ]
    assert Counter(letters_of(view["bag"])) == +reference.bag
    assert Counter(letters_of(view["lid"])) == +reference.lid
    for seat in range(match.seats):
        board = board_in(view, seat)
        assert list(board.lines) == ["".join(line) for line in reference.pattern_lines[seat]]
        assert list(board.wall) == ["".join(tile or "." for tile in row) for row in reference.walls[seat]]
        assert list(board.floor) == reference.floor_lines[seat]
