"""Hidden information: only the order of the bag is hidden, so another world has another generator."""

import riad
from riad.core.records import copy_record
from tests.kit.positions.azul import Board, position


def test_another_world_differs_in_the_generator_alone() -> None:
    match = riad.new("azul", seats=3, seed=4)
    world = match.engine.reshuffled(match.state, 1, 7)
    assert world.rng != match.state.rng
    same = copy_record(world)
    same.rng = match.state.rng
    assert same.tobytes() == match.state.tobytes()


def test_the_next_round_is_dealt_differently_in_another_world() -> None:
    match = position(Board(), Board(), centre="y", token=1)
    worlds = [match.engine.reshuffled(match.state, 0, seed) for seed in range(20)]
    for world in worlds:
        match.engine.apply(world, match.action("cyf"))
    assert len({world.sources.tobytes() for world in worlds}) == 20
    assert len({int(world.bag) for world in worlds}) > 1
