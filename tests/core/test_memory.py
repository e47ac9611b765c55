"""The memory of a game in which nothing seen is ever hidden again."""

import random

import riad
from riad.core.memory import memory


def test_no_memory_knows_nothing_and_changes_no_world() -> None:
    nothing, match = memory(3), riad.new("azul", seats=3, seed=1)
    nothing.deal(match.state)
    before = match.state.tobytes()
    match.push(match.legal[0])
    nothing.note(riad.new("azul", seats=3, seed=1).state, match.state)
    world = match.engine.reshuffled(match.state, 1, 5)
    same = world.tobytes()
    nothing.recall(world, match.state, 1, random.Random(1))
    assert world.tobytes() == same != before
    assert nothing.size == nothing.tell(match.state, 1).size == 0
    assert nothing.copy().size == 0
