"""Monte Carlo tree search for any game, over determinizations of the seat's position.

Each visit redraws everything hidden from the seat (`reshuffle`), so the search uses only the seat's own
information; the tree has actions alone, and every visit redraws the events on its way (an open-loop,
information-set search). Every seat maximises its own result. The code is compiled and releases the GIL:
threads search in parallel, each in its own tree, and their visits are added up.
"""

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from riad.bots.analysis import Analysis, Estimate
from riad.bots.playouts import NUMBERS, play_out, write_results
from riad.bots.tree import NODE, NONE, ROOT, expand, init_node, select_child
from riad.core.contract import MOST_SEATS, Actions, Points, actor, apply, legal, reshuffle
from riad.core.engine import Engine
from riad.core.errors import BadOption
from riad.core.jit import rule_for_any_game
from riad.core.records import Record, States, new_record
from riad.core.rng import SEEDS, Generator, next_bits, seed_with

DEEPEST = 200
CHUNK = 64  # visits between looks at the clock
LONGEST_LINE = 12
MOST_NODES = 1 << 19
NODES_PER_VISIT = 64  # a visit adds the children of one node


@rule_for_any_game
def visit(
    worlds: States,
    tree: States,
    used: int,
    seat: int,
    visits: int,
    generator: Record,
    actions: Actions,
    children: Actions,
    path: Actions,
    movers: Actions,
    results: np.ndarray,
    margins: np.ndarray,
    place: Points,
    numbers: Record,
) -> int:
    """Visit the tree of worlds[0] `visits` times; return the number of nodes then in use."""
    for _ in range(visits):
        worlds[1] = worlds[0]
        reshuffle(worlds[1], seat, next_bits(generator))
        node, depth = ROOT, 0
        while node != NONE and depth < DEEPEST and (node == ROOT or tree[node].visits > 0):
            mover = actor(worlds[1])
            if mover < 0:
                break
            number = legal(worlds[1], actions)
            used = expand(worlds, tree, node, used, mover, actions, number, children, numbers.sharpness)
            node = select_child(tree, children, number, numbers.exploration)
            if node != NONE:
                apply(worlds[1], int(tree[node].action))
                path[depth], movers[depth] = node, mover
                depth += 1
        play_out(worlds, generator, actions, numbers)
        write_results(worlds[1], results, margins, place, numbers.scale)
        for step in range(depth):
            tree[path[step]].visits += 1
            tree[path[step]].value += results[movers[step]]
            tree[path[step]].margin += margins[movers[step]]
    return used


class TreeWorker:
    """One thread's tree, with all the buffers for its visits."""

    def __init__(self, engine: Engine, seed: int, numbers: Record, nodes: int) -> None:
        game = engine.game
        self.worlds = np.zeros(3, game.STATE)
        self.tree = np.zeros(nodes, NODE)
        self.generator = new_record(Generator)
        seed_with(self.generator, np.uint64(seed))
        self.actions, self.children = np.empty((2, game.ACTIONS), np.int32)
        self.path, self.movers = np.empty((2, DEEPEST), np.int32)
        self.results, self.margins = np.empty((2, MOST_SEATS))
        self.place = np.empty(MOST_SEATS, np.int32)
        self.numbers = numbers
        self.used = self.done = self.seat = 0

    def start(self, state: Record, seat: int) -> None:
        """Restart from a position."""
        self.worlds[0] = state
        self.seat, self.used, self.done = seat, 1, 0
        init_node(self.tree, ROOT, NONE)

    def visit(self, visits: int) -> None:
        """Visit the tree this many times."""
        self.used = visit(
            self.worlds,
            self.tree,
            self.used,
            self.seat,
            visits,
            self.generator,
            self.actions,
            self.children,
            self.path,
            self.movers,
            self.results,
            self.margins,
            self.place,
            self.numbers,
        )
        self.done += visits

    def children_of(self, place: int) -> list[Record]:
        """Return the child nodes of the node at a place."""
        return self.children_after(self.tree[place])

    def children_after(self, node: Record) -> list[Record]:
        """Return the child nodes of a node."""
        children, child = [], int(node.child)
        while child != NONE:
            children.append(self.tree[child])
            child = int(self.tree[child].sibling)
        return children


class Search:
    """A bot with a limit of visits and of time, whichever ends first.

    A copy or a pickle searches as it would, in a tree of its own.
    """

    def __init__(
        self,
        engine: Engine,
        seed: int,
        numbers: Mapping[str, float],
        *,
        visits: int,
        seconds: float | None = None,
        threads: int = 1,
    ) -> None:
        if visits < 1 or threads < 1:
            raise BadOption("visits", f"visits and threads must be at least 1, not {visits} and {threads}")
        self.engine = engine
        self.visits = visits
        self.seconds = seconds
        self._numbers = numbers
        record = new_record(NUMBERS)
        for name, number in numbers.items():
            record[name] = number
        nodes = min(MOST_NODES, 1024 + visits * NODES_PER_VISIT)
        self._workers = [
            TreeWorker(engine, (seed + thread) % SEEDS, record, nodes) for thread in range(threads)
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        made = partial(Search, visits=self.visits, seconds=self.seconds, threads=len(self._workers))
        drawn = [int(worker.generator.rng) for worker in self._workers]
        return made, (self.engine, 0, self._numbers), drawn

    def __setstate__(self, drawn: Sequence[int]) -> None:
        for worker, rng in zip(self._workers, drawn, strict=True):
            worker.generator.rng = np.uint64(rng)

    def choose(self, state: Record) -> int:
        """Return the most visited action."""
        actions = self.engine.legal(state)
        if len(actions) == 1:
            return actions[0]
        self._think(state, lambda _done: True)
        ranks = {action: self._rank(action, children) for action, children in self._children().items()}
        return min(ranks, key=ranks.__getitem__)  # without lines of moves, which take longer

    def analyse(self, state: Record, report: Callable[[int], bool] = lambda _done: True) -> Analysis:
        """Search, and return the analysis. `report` receives the visits so far; if False, the search ends.

        Ctrl-C also ends it, with the result up to then.
        """
        with contextlib.suppress(KeyboardInterrupt):
            self._think(state, report)
        return self._analysis()

    def _think(self, state: Record, report: Callable[[int], bool]) -> None:
        """Visit the trees up to the limit of visits or time."""
        seat = self.engine.actor(state)
        if seat is None:
            raise ValueError("the game is over: there is no action to choose")
        for worker in self._workers:
            worker.start(state, seat)
        ends = None if self.seconds is None else time.perf_counter() + self.seconds
        with ThreadPoolExecutor(len(self._workers)) as pool:
            while (left := self.visits - self.done) > 0:
                share = min(CHUNK, -(-left // len(self._workers)))
                if len(self._workers) == 1:
                    self._workers[0].visit(share)
                else:
                    list(pool.map(TreeWorker.visit, self._workers, [share] * len(self._workers)))
                if not report(self.done) or (ends is not None and time.perf_counter() >= ends):
                    break

    def worker(self, state: Record) -> TreeWorker:
        """Return the first thread's tree, restarted from a position."""
        self._workers[0].start(state, self.engine.actor(state) or 0)
        return self._workers[0]

    @property
    def done(self) -> int:
        """Number of visits made to the present position."""
        return sum(worker.done for worker in self._workers)

    def _children(self) -> dict[int, list[Record]]:
        """Return the children of all roots, grouped by action."""
        actions: dict[int, list[Record]] = {}
        for worker in self._workers:
            for child in worker.children_of(ROOT):
                actions.setdefault(int(child.action), []).append(child)
        return actions

    @staticmethod
    def _rank(action: int, children: Sequence[Record]) -> tuple[int, float, int]:
        """Return the sort key of an action: most visited first, then most promising, then lowest."""
        visits, weight = sum(int(child.visits) for child in children), sum(float(c.weight) for c in children)
        return -visits, -weight, action

    def _analysis(self) -> Analysis:
        """Return the merged children of all roots, most visited first."""
        actions = self._children()
        first = {int(child.action): child for child in self._workers[0].children_of(ROOT)}
        weights = sum(float(child.weight) for children in actions.values() for child in children)
        candidates = []
        for action, children in actions.items():
            visits = sum(int(child.visits) for child in children)
            candidates.append(
                Estimate(
                    action=action,
                    visits=visits,
                    winrate=sum(float(child.value) for child in children) / max(visits, 1),
                    margin=sum(float(child.margin) for child in children) / max(visits, 1),
                    prior=sum(float(child.weight) for child in children) / weights,
                    line=self._line(action, first.get(action)),
                )
            )
        candidates.sort(key=lambda estimate: self._rank(estimate.action, actions[estimate.action]))
        return Analysis(self._workers[0].seat, self.done, tuple(candidates))

    def _line(self, action: int, node: Record | None) -> tuple[int, ...]:
        """Return the principal variation of the first tree after an action at a node."""
        worker, line = self._workers[0], [action]
        while node is not None and len(line) < LONGEST_LINE:
            children = [child for child in worker.children_after(node) if child.visits > 0]
            node = max(children, key=lambda child: int(child.visits), default=None)
            if node is not None:
                line.append(int(node.action))
        return tuple(line)
