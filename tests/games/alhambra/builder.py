"""A palace that is built in a record and in a dict at once, and compared at every step."""

from collections import Counter

import numpy as np

from riad.core.records import Record, new_record
from riad.games.alhambra import GAME
from riad.games.alhambra.rules import longest_wall as outline
from riad.games.alhambra.rules import palace
from riad.games.alhambra.rules.constants import FOUNTAIN, MOST_SEATS, TILES
from tests.games.alhambra.brute_force import (
    HOLE,
    HOME,
    MISMATCH,
    UNREACHED,
    WALLS_OF_TILES,
    Array,
    Cell,
    Palace,
    agree,
    all_around,
    around,
    ask,
    beside,
    differences,
    enclosed,
    faults_of_exchanges,
    faults_of_lays,
    faults_of_removals,
    longest_wall,
    spot_name,
    walls_of,
)

WALLS = np.array(WALLS_OF_TILES[:TILES])


def new_state() -> Record:
    """Return a table at which every seat has only its fountain."""
    state = new_record(GAME.STATE)
    GAME.setup(state, MOST_SEATS, new_record(GAME.OPTIONS_RECORD), np.uint64(1))
    return state


class Builder:
    """A palace in a record, the dict with its expected content, and known facts about that dict."""

    def __init__(self, state: Record, seat: int, met: Counter[str] | None = None) -> None:
        self.state, self.seat, self.met = state, seat, Counter() if met is None else met
        self.palace: Palace = {HOME: FOUNTAIN}
        self.judge()

    def judge(self) -> None:
        walls = walls_of(self.palace)
        self.lays = faults_of_lays(walls)
        self.removals = faults_of_removals(walls)
        self.exchanges = faults_of_exchanges(walls)

    def lay(self, tile: int, cell: Cell) -> None:
        palace.lay(self.state, self.seat, tile, spot_name(self.palace, cell))
        self.palace[cell] = tile
        self.judge()

    def take_away(self, cell: Cell) -> int:
        tile = self.palace.pop(cell)
        palace.take_away(self.state, self.seat, tile)
        self.judge()
        return tile

    def exchange(self, tile: int, cell: Cell) -> int:
        old, self.palace[cell] = self.palace[cell], tile
        palace.exchange(self.state, self.seat, tile, old)
        self.judge()
        return old

    def check(self) -> None:
        """Check that the record agrees with first principles, and count the situations met."""
        state, seat, player = self.state, self.seat, self.state.players[self.seat]
        walls = walls_of(self.palace)
        assert differences(state, seat, self.palace) == [], self.palace

        spots = sorted((spot_name(self.palace, cell), cell) for cell in self.lays)
        open_spots = [(name, cell) for name, cell in spots if not self.lays[cell][0] & HOLE]
        both = [beside(walls, cell) for _, cell in open_spots]
        assert player.spot[: player.spots].tolist() == [name for name, _ in open_spots], self.palace
        assert player.beside[: player.spots].tolist() == [sides | 16 * walled for sides, walled in both]

        cells = sorted(self.removals, key=self.palace.__getitem__)
        lays = np.empty((TILES, len(spots)), np.int8)
        removals = np.empty(len(cells), np.int8)
        exchanges = np.empty((TILES, len(cells)), np.int8)
        ask(state, seat, np.array([name for name, _ in spots]), lays, removals, exchanges)
        assert agree(lays, np.array([self.lays[cell] for _, cell in spots]).T[WALLS]), self.palace
        if cells:
            assert agree(removals, np.array([self.removals[cell] for cell in cells])), self.palace
            assert agree(exchanges, np.array([self.exchanges[cell] for cell in cells]).T[WALLS]), self.palace
        removable = sum(1 << self.palace[cell] for cell in cells if not self.removals[cell])
        assert player.removable == removable, self.palace

        longest, outer = longest_wall(walls)
        assert outline.longest_wall(state, seat) == longest, self.palace
        self.count(longest == outer, lays)

    def count(self, closed: bool, lays: Array) -> None:
        """Count the kinds of situations in this palace."""
        met, taken = self.met, self.palace.keys()
        met[f"seat {self.seat}"] += 1
        met["closed wall"] += closed
        met["closed wall round more than a cross"] += closed and len(taken) > 5
        met["more than 20 tiles"] += len(taken) > 20
        met["line of 7"] += any(all((x + i, y) in taken for i in range(7)) for x, y in taken)
        met["block of 3 x 3"] += any(all(cell in taken for cell in all_around(here)) for here in taken)
        for number in (0, 21, 22, 24):
            met[f"lay: {number}"] += int(np.count_nonzero(lays == number))
        for cell, wrong in self.lays.items():
            neighbours = sum(other in taken for other in around(cell))
            met["lay between three"] += neighbours == 3 and 0 in wrong
            if wrong[0] & HOLE:
                by_sides = bool(enclosed([*taken, cell], all_around))
                met["ring closed by sides"] += by_sides
                met["ring closed at a corner"] += not by_sides
                met["hole of several places"] += len(enclosed([*taken, cell])) > 1
        for fault in self.removals.values():
            met["removal allowed"] += fault == 0
            met["removal that would leave a hole only"] += fault == HOLE
            met["removal that would cut ways only"] += fault == UNREACHED
        for cell, by_walls in self.exchanges.items():
            if all(other in taken for other in around(cell)):
                met["exchange between four allowed"] += any(by_walls[own] == 0 for own in WALLS_OF_TILES)
                met["exchange between four refused"] += MISMATCH in by_walls
