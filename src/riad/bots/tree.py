"""The tree of a search: a node for each sequence of actions that was looked into, whatever was drawn between.

Nodes lie in one array and hang together by their places in it: a node knows its first child, a child the
next one, in the order of their actions. Nothing is allocated while a search runs; a full tree grows no more.
"""

import math

import numpy as np

from riad.core.compiling import rule, rule_for_any_game
from riad.core.contract import Actions, apply, worth
from riad.core.records import States, record_dtype

NODE = record_dtype(
    [
        ("value", np.float64),  # the sum of results, for the seat whose action leads here
        ("margin", np.float64),  # the sum of its margins in points
        ("weight", np.float32),  # how promising the action looked before any visit
        ("best", np.float32),  # of a node with children: the most that one looked worth at first
        ("visits", np.int32),
        ("action", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
    ]
)
NONE = -1
ROOT = 0
UNSEEN = 0.03  # how much less than the mean an action that was never tried is taken to be worth
FARTHEST = 30.0  # differences of worth beyond this, in units of sharpness, count as this


@rule
def plant(tree: States, place: int, action: int) -> None:
    """Add a node without visits or children."""
    node = tree[place]
    node.value = 0.0
    node.margin = 0.0
    node.weight = 1.0
    node.best = 0.0
    node.visits = 0
    node.action = action
    node.child = NONE
    node.sibling = NONE


@rule_for_any_game
def grow(
    worlds: States,
    tree: States,
    node: int,
    used: int,
    seat: int,
    actions: Actions,
    number: int,
    children: Actions,
    sharpness: float,
) -> int:
    """Find the child of each legal action in worlds[1], and make those that are missing.

    Fills `children`, NONE where the tree is full; returns how many nodes are used now. A new child's weight
    is what its action makes of the position at once, by the game's `worth`.
    """
    before, child = NONE, int(tree[node].child)
    is_first = child == NONE
    for place in range(number):
        action = int(actions[place])
        while child != NONE and tree[child].action < action:
            before, child = child, int(tree[child].sibling)
        if child != NONE and tree[child].action == action:
            children[place] = child
            continue
        children[place] = NONE
        if used == len(tree):
            continue
        plant(tree, used, action)
        worlds[2] = worlds[1]
        apply(worlds[2], action)
        looks = worth(worlds[2], seat)
        if is_first:
            tree[used].weight = looks  # until all are known: see below
            tree[node].best = looks if place == 0 else max(float(tree[node].best), looks)
        else:
            tree[used].weight = weight(looks, float(tree[node].best), sharpness)
        tree[used].sibling = child
        if before == NONE:
            tree[node].child = used
        else:
            tree[before].sibling = used
        children[place] = before = used
        used += 1
    if is_first:
        for place in range(number):
            if children[place] != NONE:
                child = tree[children[place]]
                child.weight = weight(float(child.weight), float(tree[node].best), sharpness)
    return used


@rule
def weight(looks: float, best: float, sharpness: float) -> float:
    """Return the prior weight of an action from its estimate and the best one seen first."""
    return math.exp(min(max((looks - best) * sharpness, -FARTHEST), FARTHEST))


@rule
def promising(tree: States, children: Actions, number: int, exploration: float) -> int:
    """Return the child to visit next by result, prior and visits; NONE if there is none.

    This is PUCT, among the actions that are legal in the present world.
    """
    visits, weights, gained = 0, 0.0, 0.0
    for place in range(number):
        if children[place] != NONE:
            child = tree[children[place]]
            visits += child.visits
            weights += child.weight
            gained += child.value
    unseen = gained / visits - UNSEEN if visits else 0.5
    urge = exploration * math.sqrt(visits + 1.0) / max(weights, 1e-30)
    best, most = NONE, 0.0
    for place in range(number):
        if children[place] != NONE:
            child = tree[children[place]]
            mean = child.value / child.visits if child.visits else unseen
            bound = mean + urge * child.weight / (1 + child.visits)
            if best == NONE or bound > most:
                best, most = children[place], bound
    return best
