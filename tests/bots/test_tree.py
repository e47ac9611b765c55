"""The tree of a search: its growth, the choice of the next child, and the count of visits."""

import math
from itertools import pairwise

import numpy as np
import pytest

from riad.bots.levels import searcher
from riad.bots.search import TreeWorker
from riad.bots.tree import FARTHEST, NODE, NONE, ROOT, UNSEEN, expand, init_node, select_child
from riad.core.engine import Engine
from riad.core.records import Record, States
from riad.games import PACKAGES
from tests.kit.searching import after, engine_of, positions

SHARP = 0.5


class Grown:
    """A tree of a position with one node, to be grown by hand."""

    def __init__(self, engine: Engine, state: Record, nodes: int = 400) -> None:
        self.engine, self.state = engine, state
        self.worlds = np.zeros(3, engine.game.STATE)
        self.tree: States = np.zeros(nodes, NODE)
        self.children = np.empty(engine.game.ACTIONS, np.int32)
        self.used = 1
        init_node(self.tree, ROOT, NONE)

    def expand(self, actions: list[int], sharpness: float = SHARP) -> list[int]:
        """Grow the root by these actions; return the places of their nodes."""
        self.worlds[1] = self.state
        seat = self.engine.actor(self.state)
        self.used = expand(
            self.worlds,
            self.tree,
            ROOT,
            self.used,
            seat or 0,
            np.array(actions, np.int32),
            len(actions),
            self.children,
            sharpness,
        )
        return [int(child) for child in self.children[: len(actions)]]

    def actions(self) -> list[int]:
        """Return the actions of the root's children, in their order."""
        listed, child = [], int(self.tree[ROOT].child)
        while child != NONE:
            listed.append(int(self.tree[child].action))
            child = int(self.tree[child].sibling)
        return listed


def a_tree(seed: int = 1, nodes: int = 400) -> Grown:
    engine = engine_of(first=0)
    return Grown(engine, engine.start(seed), nodes)


def walked(name: str, seats: int, visits: int, seed: int = 3) -> TreeWorker:
    """Return the tree of a position in the middle of a game after this many visits."""
    engine = engine_of(name, seats)
    worker = searcher(engine, seed, visits=visits).worker([*positions(engine, seed)][25])
    worker.visit(visits)
    return worker


def test_children_stay_sorted_and_unique_whichever_actions_come() -> None:
    grown, chance, seen = a_tree(), np.random.default_rng(1), set[int]()
    legal = grown.engine.legal(grown.state)
    for _ in range(60):
        some = sorted(chance.choice(legal, chance.integers(1, 6), replace=False).tolist())
        places = grown.expand(some)
        seen |= set(some)
        assert [int(grown.tree[place].action) for place in places] == some
        assert grown.actions() == sorted(seen)
        assert grown.used == 1 + len(seen)
    assert 80 < len(seen) <= len(legal)


def test_a_node_that_is_there_is_found_again_as_it_was() -> None:
    grown = a_tree()
    legal = grown.engine.legal(grown.state)
    places = grown.expand(legal[::2])
    grown.tree[places[3]].visits = 7
    before = grown.tree[places].tobytes()
    assert grown.expand(legal[::2]) == places
    assert grown.tree[places].tobytes() == before
    all_places = grown.expand(legal)
    assert all_places[::2] == places
    assert [int(grown.tree[place].visits) for place in all_places].count(7) == 1


def test_a_full_tree_grows_no_more() -> None:
    grown = a_tree(nodes=5)
    legal = grown.engine.legal(grown.state)
    assert grown.expand(legal[10:12]) == [1, 2]
    assert grown.expand(legal[:20]) == [3, 4, *[NONE] * 8, 1, 2, *[NONE] * 8]
    assert grown.used == len(grown.tree) == 5
    assert grown.actions() == [*legal[:2], *legal[10:12]]


def values_of(grown: Grown) -> list[float]:
    """Return the immediate worth of the position after each legal action."""
    engine = grown.engine
    states = (after(engine, grown.state, action) for action in engine.legal(grown.state))
    return [float(engine.game.worth(state, 0)) for state in states]


def test_weights_compare_what_the_actions_are_worth_at_once() -> None:
    grown = a_tree()
    values, places = values_of(grown), grown.expand(grown.engine.legal(grown.state))
    weights = [float(grown.tree[place].weight) for place in places]
    for value, weight in zip(values, weights, strict=True):
        assert math.log(weight / weights[0]) == pytest.approx(SHARP * (value - values[0]), abs=1e-4)


def test_the_best_looking_action_has_the_greatest_weight_however_far_it_is_ahead() -> None:
    """By `best` in NODE, weights are relative to the best child, so only hopeless actions are cut off."""
    grown, sharp = a_tree(), 50.0
    legal, values = grown.engine.legal(grown.state), values_of(grown)
    poor = next(
        place for place, value in enumerate(values) if (max(values[place:]) - value) * sharp > 2 * FARTHEST
    )
    actions, values = legal[poor:], values[poor:]
    weights = [float(grown.tree[place].weight) for place in grown.expand(actions, sharp)]
    assert [weight == max(weights) for weight in weights] == [value == max(values) for value in values]
    assert grown.tree[ROOT].best == pytest.approx(max(values))


def tiny(*nodes: tuple[int, float, float]) -> tuple[States, np.ndarray]:
    """Return a tree of children with visits, sums of results, and weights."""
    tree: States = np.zeros(len(nodes), NODE)
    for place, (visits, value, weight) in enumerate(nodes):
        init_node(tree, place, place)
        tree[place].visits, tree[place].value, tree[place].weight = visits, value, weight
    return tree, np.arange(len(nodes), dtype=np.int32)


def test_the_child_to_visit_by_hand() -> None:
    """Means are 0.6 and 0.5; each bound adds exploration * sqrt(5) * its share of weights / (1 + visits)."""
    tree, children = tiny((3, 1.8, 1.0), (1, 0.5, 3.0))
    first = 0.6 + 0.1 * math.sqrt(5) * 0.25 / 4
    second = 0.5 + 0.1 * math.sqrt(5) * 0.75 / 2
    assert first > second + 0.02
    assert select_child(tree, children, 2, 0.1) == 0
    first, second = (mean + 2 * (bound - mean) for mean, bound in ((0.6, first), (0.5, second)))
    assert second > first + 0.02
    assert select_child(tree, children, 2, 0.2) == 1


@pytest.mark.parametrize("exploration", [0.0, 0.3, 1.0, 5.0])
def test_the_child_to_visit_is_that_of_the_formula(exploration: float) -> None:
    chance = np.random.default_rng(5)
    for _ in range(200):
        visits = chance.integers(0, 5, 6)
        means, weights = chance.random(6), chance.random(6)
        tree, children = tiny(*zip(visits.tolist(), (visits * means).tolist(), weights.tolist(), strict=True))
        missing = chance.integers(6)
        children[missing] = NONE
        there = [place for place in range(6) if place != missing]
        made, gained = sum(visits[there]), sum((visits * means)[there])
        unseen = gained / made - UNSEEN if made else 0.5
        bounds = {
            place: (means[place] if visits[place] else unseen)
            + exploration
            * math.sqrt(made + 1)
            * float(tree[place].weight)
            / sum(float(tree[other].weight) for other in there)
            / (1 + visits[place])
            for place in there
        }
        assert select_child(tree, children, 6, exploration) == max(bounds, key=lambda place: bounds[place])


def test_where_no_child_is_there_none_is_visited() -> None:
    tree, children = tiny((0, 0.0, 1.0))
    assert select_child(tree, np.full(1, NONE, np.int32), 1, 1.0) == NONE
    assert select_child(tree, children, 0, 1.0) == NONE
    assert select_child(tree, children, 1, 1.0) == 0


def test_an_action_that_was_never_tried_is_taken_to_be_a_little_below_the_mean() -> None:
    """After one visit with 0.6, the other child is next when exploration * sqrt(2) / 4 exceeds UNSEEN."""
    tree, children = tiny((1, 0.6, 1.0), (0, 0.0, 1.0))
    enough = 4 * UNSEEN / math.sqrt(2)
    assert select_child(tree, children, 2, 0.99 * enough) == 0
    assert select_child(tree, children, 2, 1.01 * enough) == 1


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", PACKAGES)
def test_every_node_hangs_in_the_tree_once_and_in_the_order_of_actions(name: str, seats: int) -> None:
    worker = walked(name, seats, 400)
    nodes = 1
    for place in range(worker.used):
        actions = [int(child.action) for child in worker.children_of(place)]
        assert all(one < other for one, other in pairwise(actions))
        nodes += len(actions)
    assert nodes == worker.used < len(worker.tree)


@pytest.mark.parametrize("name", PACKAGES)
def test_the_visits_of_children_are_those_of_their_parent_less_the_first(name: str) -> None:
    """A visit that reaches a new node ends there, and every later one continues to a child.

    The children of the root therefore have all visits, and those of any other node one fewer than the node,
    unless the game can be over there: in such a world a visit ends at the node. This tree is too small for
    that.
    """
    worker = walked(name, 3, 400)
    assert sum(int(child.visits) for child in worker.children_of(ROOT)) == worker.done == 400
    deep = 0
    for place in range(1, worker.used):
        visits = int(worker.tree[place].visits)
        assert sum(int(child.visits) for child in worker.children_of(place)) == max(0, visits - 1)
        deep += visits > 1
    assert deep > 10


def test_where_the_game_is_over_all_visits_end() -> None:
    engine = engine_of(first=0)
    state = [*positions(engine, 4)][-1]
    worker = searcher(engine, 1, visits=200).worker(state)
    worker.visit(200)
    ends = [child for child in worker.children_of(ROOT) if int(child.child) == NONE]
    assert any(int(child.visits) > 1 for child in ends)
    assert sum(int(child.visits) for child in worker.children_of(ROOT)) == 200
