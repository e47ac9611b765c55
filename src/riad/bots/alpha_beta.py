"""Alpha-beta search up to the next draw: for games like Azul, whose rounds have no chance in them.

Iterative deepening with a transposition table, the most promising action first. It searches to the end of the
round and evaluates the positions there; with more than two seats, all others are assumed to play against the
seat. The node count includes nodes visited only for move ordering.
"""

import time
from functools import partial
from typing import Any

import numpy as np

from riad.core.contract import Actions, actor, apply, legal, tally, worth
from riad.core.engine import Engine
from riad.core.jit import rule, rule_for_any_game
from riad.core.records import Record, States, new_record, record_dtype
from riad.core.rng import mix

ENTRY = record_dtype(
    [
        ("key", np.uint64),
        ("value", np.float32),
        ("action", np.int32),
        ("depth", np.int16),
        ("bound", np.int16),
    ]
)
CONTROL = record_dtype(
    [
        ("rng", np.uint64),  # of the root: a changed one means a draw
        ("nodes", np.int64),
        ("limit", np.int64),  # nodes at which the search stops
        ("best", np.int64),  # best action at the root
        ("seat", np.int32),  # of the actor at the root
        ("by_points", np.int32),  # whether to evaluate by points alone
        ("gave_up", np.int32),
        ("cut", np.int32),  # whether a position was evaluated before the next draw
    ]
)
EXACT, AT_LEAST, AT_MOST = range(3)
DEEPEST = 96
TABLE_BITS = 16
INFINITE = 1e9
SLICE = 20_000  # nodes between checks of the clock: some milliseconds
WIN = 6.0  # bonus for a win in points, likewise for a loss
MIX = np.uint64(0xBF58476D1CE4E5B9)
FOLD = np.uint64(29)


@rule
def key_of(words: np.ndarray) -> np.uint64:
    """Hash a state's bytes except the first eight, which are the generator."""
    key = np.uint64(0)
    for place in range(1, len(words)):
        key = (key ^ words[place]) * MIX
        key ^= key >> FOLD
    return mix(key)


@rule_for_any_game
def lead(state: Record, seat: int, by_points: int) -> float:
    """Return the seat's estimated lead in points over the best other seat."""
    mine, other, first = 0.0, 0.0, True
    for rival in range(state.seats):
        value = tally(state, rival) if by_points else worth(state, rival)
        if rival == seat:
            mine = value
        elif first or value > other:
            other, first = value, False
    ahead = mine - other
    if actor(state) < 0 and ahead != 0:
        ahead += WIN if ahead > 0 else -WIN
    return ahead


@rule_for_any_game
def order(
    worlds: States, ply: int, number: int, first: int, control: Record, actions: Actions, values: np.ndarray
) -> None:
    """Sort the actions at a ply: `first` before all others, then by their estimate for the actor."""
    sign = 1.0 if actor(worlds[ply]) == control.seat else -1.0
    for place in range(number):
        action = int(actions[ply, place])
        worlds[ply + 1] = worlds[ply]
        apply(worlds[ply + 1], action)
        control.nodes += 1
        value = sign * lead(worlds[ply + 1], int(control.seat), int(control.by_points))
        value = INFINITE if action == first else value
        at = place
        while at > 0 and values[ply, at - 1] < value:
            values[ply, at], actions[ply, at] = values[ply, at - 1], actions[ply, at - 1]
            at -= 1
        values[ply, at], actions[ply, at] = value, action


@rule_for_any_game
def minimax(
    worlds: States,
    words: np.ndarray,
    ply: int,
    depth: int,
    low: float,
    high: float,
    table: States,
    control: Record,
    actions: np.ndarray,
    values: np.ndarray,
) -> float:
    """Return the seat's best reachable value from worlds[ply], exact only between low and high."""
    control.nodes += 1
    state = worlds[ply]
    drawn = state.rng != control.rng or actor(state) < 0
    if drawn or depth == 0 or ply == DEEPEST - 2:
        control.cut |= 0 if drawn else 1
        return lead(state, int(control.seat), int(control.by_points))
    if control.nodes >= control.limit and depth + ply > 1:  # always examine the first action
        control.gave_up = 1
        return 0.0
    key = key_of(words[ply])
    slot = int(key & np.uint64(len(table) - 1))
    known = table[slot].key == key
    if known and ply > 0 and table[slot].depth >= depth and is_decisive(table[slot], low, high):
        return float(table[slot].value)
    number = legal(state, actions[ply])
    if depth > 1:
        order(worlds, ply, number, int(table[slot].action) if known else -1, control, actions, values)
    mine = actor(state) == control.seat
    best, chosen = -INFINITE if mine else INFINITE, -1
    floor, ceiling = low, high
    for place in range(number):
        worlds[ply + 1] = worlds[ply]
        apply(worlds[ply + 1], int(actions[ply, place]))
        value = minimax(worlds, words, ply + 1, depth - 1, floor, ceiling, table, control, actions, values)
        if control.gave_up:
            return 0.0
        if chosen < 0 or (value > best if mine else value < best):
            best, chosen = value, int(actions[ply, place])
        floor, ceiling = (max(floor, best), ceiling) if mine else (floor, min(ceiling, best))
        if floor >= ceiling:
            break
    if ply == 0:
        control.best = chosen
    store_entry(table[slot], key, best, chosen, depth, low, high)
    return best


@rule
def is_decisive(entry: Record, low: float, high: float) -> bool:
    """Return whether a transposition-table entry is decisive between these bounds."""
    if entry.bound == EXACT:
        return True
    return bool(entry.value >= high if entry.bound == AT_LEAST else entry.value <= low)


@rule
def store_entry(
    entry: Record, key: np.uint64, value: float, action: int, depth: int, low: float, high: float
) -> None:
    """Store the result for a position, unless the slot has a deeper one."""
    if entry.key == key and entry.depth > depth:
        return
    entry.key = key
    entry.value = value
    entry.action = action
    entry.depth = depth
    entry.bound = AT_MOST if value <= low else AT_LEAST if value >= high else EXACT


class AlphaBeta:
    """A bot that searches to the next draw, for a number of nodes or for a time, whichever ends first."""

    def __init__(
        self, engine: Engine, *, nodes: int, seconds: float | None = None, by_points: bool = False
    ) -> None:
        game = engine.game
        self.engine = engine
        self.nodes = nodes
        self.seconds = seconds
        self.searched = 0  # total nodes
        self._worlds = np.zeros(DEEPEST, game.STATE)
        self._words = self._worlds.view(np.uint64).reshape(DEEPEST, -1)
        self._table = np.zeros(1 << TABLE_BITS, ENTRY)
        self._actions = np.empty((DEEPEST, game.ACTIONS), np.int32)
        self._values = np.empty((DEEPEST, game.ACTIONS))
        self._control = new_record(CONTROL)
        self._control.by_points = by_points

    def __reduce__(self) -> tuple[Any, ...]:
        by_points = bool(self._control.by_points)
        made = partial(AlphaBeta, nodes=self.nodes, seconds=self.seconds, by_points=by_points)
        return made, (self.engine,), {"searched": self.searched}

    def choose(self, state: Record) -> int:
        """Return the best action of the deepest completed search."""
        seat = self.engine.actor(state)
        if seat is None:
            raise ValueError("the game is over: there is no action to choose")
        legal_actions = self.engine.legal(state)
        if len(legal_actions) == 1:
            return legal_actions[0]
        control, start = self._control, time.perf_counter()
        self._worlds[0] = self.engine.reshuffled(state, seat, 0)  # only the seat's information
        self._table["key"] = 0
        control.rng, control.seat = self._worlds[0].rng, seat
        control.nodes = 0
        best, depth = legal_actions[0], 1
        while depth < DEEPEST and self._go_on(start, depth):
            control.cut = control.gave_up = 0
            minimax(
                self._worlds, self._words, 0, depth, -INFINITE, INFINITE,
                self._table, control, self._actions, self._values,
            )  # fmt: skip
            if control.gave_up:
                continue  # use the time left; the table saves repeated work
            best, depth = int(control.best), depth + 1
            if not control.cut:
                break
        self.searched += int(control.nodes)
        return best

    def _go_on(self, start: float, depth: int) -> bool:
        """Set the limit on total nodes from the time left; return False if there is none."""
        control, spent = self._control, time.perf_counter() - start
        nodes = int(control.nodes)
        control.limit = self.nodes
        if self.seconds is not None:
            rate = nodes / spent if nodes >= SLICE else 0.0
            control.limit = min(self.nodes, nodes + max(SLICE, int((self.seconds - spent) * rate)))
        out_of_time = self.seconds is not None and spent >= 0.95 * self.seconds
        return depth == 1 or (nodes < self.nodes and not out_of_time)
