"""The tree of a search: a node for each examined sequence of actions, whatever was drawn in between.

Nodes are in one array and refer to each other by index: a node has its first child, and a child its next
sibling, in the order of their actions. A search allocates nothing; a full tree stops growing.
"""

import math

import numpy as np

from riad.core.contract import Actions, apply, worth
from riad.core.jit import rule, rule_for_any_game
from riad.core.records import States, record_dtype

NODE = record_dtype(
    [
        ("value", np.float64),  # the sum of results, for the seat whose action leads here
        ("margin", np.float64),  # the sum of its margins in points
        ("weight", np.float32),  # prior of the action, before any visit
        ("best", np.float32),  # highest first estimate among the node's children
        ("visits", np.int32),
        ("action", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
    ]
)
NONE = -1
ROOT = 0
UNSEEN = 0.03  # an untried action is assumed this much below the mean
FARTHEST = 30.0  # cap on differences of worth, in units of sharpness


@rule
def init_node(tree: States, place: int, action: int) -> None:
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
def expand(
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
    """Find the child of each legal action in worlds[1], and add the missing ones.

    Fill `children`, with NONE where the tree is full; return the number of nodes in use. A new child's weight
    is the game's `worth` of the position directly after its action.
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
        init_node(tree, used, action)
        worlds[2] = worlds[1]
        apply(worlds[2], action)
        value = worth(worlds[2], seat)
        if is_first:
            tree[used].weight = value  # provisional: see below
            tree[node].best = value if place == 0 else max(float(tree[node].best), value)
        else:
            tree[used].weight = weight(value, float(tree[node].best), sharpness)
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
def weight(value: float, best: float, sharpness: float) -> float:
    """Return the prior weight of an action from its estimate and the highest first estimate."""
    return math.exp(min(max((value - best) * sharpness, -FARTHEST), FARTHEST))


@rule
def select_child(tree: States, children: Actions, number: int, exploration: float) -> int:
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
