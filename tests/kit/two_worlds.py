"""Hidden information stays hidden: worlds that differ only in it look the same to a seat.

At every step of a whole game, a second world is created that is also possible for a seat. The seat, or a
spectator, gets equal views and observations from both, an equal list of legal moves where it is to act, and
equal answers to any action that it may try; and until hidden information is shown, the same after the next
action.
"""

import json
import random
from typing import Any

import numpy as np

import riad
from riad.bots.player import Greedy
from riad.match.match import Match


def some(chance: random.Random, number: int, wanted: int) -> list[int]:
    """Return this many of the first actions, or all where there are fewer."""
    return chance.sample(range(number), min(number, wanted))


def answers(match: Match, tried: list[int]) -> list[tuple[int, dict[str, Any]]]:
    """Return the answers to the seat to act about actions that it tries."""
    replies = []
    for action in tried:
        number = match.engine.refusal(match.state, action)
        replies.append((number, match.game.reason(match.state, action, number) if number else {}))
    return replies


def compare(match: Match, other: Match, seat: int, chance: random.Random) -> None:
    """Check that a seat and a spectator see no difference."""
    for viewer in (seat, None):
        assert json.dumps(match.view(viewer)) == json.dumps(other.view(viewer))  # plain values, too
    assert match.turn == other.turn
    assert np.array_equal(match.engine.observe(match.state, seat), other.engine.observe(other.state, seat))
    if match.turn == seat:
        assert match.legal.actions == other.legal.actions
        number = match.game.ACTIONS
        tried = some(chance, number, 50) + some(chance, min(number, 60), 10)
        assert answers(match, tried) == answers(other, tried)
        for action in chance.sample(match.legal.actions, min(8, len(match.legal.actions))):
            deed = match.game.deed(match.state, action)  # a preview reports it before the move
            assert json.dumps(deed) == json.dumps(other.game.deed(other.state, action))


def check_two_worlds(name: str, seats: int, options: dict[str, Any]) -> int:
    """Play a game beside other worlds; return in how many positions something was hidden."""
    match = riad.new(name, seats=seats, seed=21, **options)
    other = riad.new(name, seats=seats, seed=21, **options)
    bot, chance = Greedy(match.engine, 3), random.Random(4)
    hidden = 0
    while match.turn is not None:
        seat = chance.randrange(seats)
        other.state = match.engine.reshuffled(match.state, seat, chance.getrandbits(63))
        hidden += other.state.tobytes() != match.state.tobytes()
        compare(match, other, seat, chance)
        action = bot.choose(match.state) if chance.random() < 0.8 else chance.choice(match.legal.actions)
        move, before = match.text(action), match.state.rng
        can_follow = other.engine.refusal(other.state, action) == 0
        match.push(move)
        if match.state.rng == before and can_follow:
            other.engine.apply(other.state, action)
            other.state.rng = match.state.rng  # equal generators, so that all facts agree
            compare(match, other, seat, chance)
    return hidden
