"""The part of `riad bench` that measures searches: playouts and nodes per second on one core."""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from riad import games
from riad.cli.bench.measurement import BURSTS, print_rows
from riad.cli.bench.twin import CppBaseline, twin_of

if TYPE_CHECKING:
    from riad.core.engine import Engine

OPENING = 8  # moves by a simple player before the position to search
VISITS = 200  # to a tree before its restart
HEAD = f"{'game':<12}{'seats':>5}  {'search':<10}{'playouts/s':>12}{'nodes/s':>13}{'for 55,000':>18}"

Burst = Callable[[float], tuple[float, float | None]]
"""Function that searches for a number of seconds and returns nodes and playouts per second."""


@dataclass(frozen=True)
class SearchRow:
    """One measurement of a search: `tree` runs a playout at every visit, `horizon` is alpha-beta.

    `per_55000` is nodes per second for every 55,000 games per second of Azul's twin with two seats.
    """

    game: str
    seats: int
    search: str
    nodes_per_s: int
    playouts_per_s: int | None = None
    nodes_per_55000: int | None = None


def run(names: Sequence[str], chosen: argparse.Namespace) -> None:
    """Measure the searches of each game and print row by row."""
    print_rows(all_rows(names, chosen.seconds), HEAD, line, as_json=chosen.json)


def all_rows(names: Sequence[str], seconds: float) -> Iterator[SearchRow]:
    """Measure the searches of some games, beside the twin of Azul."""
    with twin_of("azul") as twin:
        for name in names:
            yield from rows(name, seconds, twin)


def rows(name: str, seconds: float, twin: CppBaseline | None) -> Iterator[SearchRow]:
    """Measure the searches of a game with its fewest seats; bursts alternate with the twin's."""
    from riad.core.engine import Engine

    engine = Engine(games.game_named(name), games.game_named(name).SEATS[0], {})
    searches = {"tree": tree_burst(engine)}
    if games.facts_of(name).bench.chance_free_rounds:
        searches["horizon"] = horizon_burst(engine, seconds)
    for search, burst in searches.items():
        samples = []
        for _ in range(BURSTS):
            twins = twin.games_per_second(2, seconds) if twin is not None else None
            samples.append((*burst(seconds), twins))
        yield row_of(name, engine.seats, search, samples)


def tree_burst(engine: "Engine") -> Burst:
    """Measure tree visits in an opening position: nodes and playouts per second."""
    from riad.bots.levels import bot_named, searcher

    state, opener = engine.start(1), bot_named("keen", engine, 1)
    for _ in range(OPENING):
        engine.apply(state, opener.choose(state))
    search = searcher(engine, 1, visits=VISITS)

    def burst(seconds: float) -> tuple[float, float]:
        begin, made, grown = time.perf_counter(), 0, 0
        while (spent := time.perf_counter() - begin) < seconds or made == 0:
            worker = search.worker(state)
            worker.visit(VISITS)
            made, grown = made + VISITS, grown + worker.used
        return grown / spent, made / spent

    burst(0)  # compile before the measurement
    return burst


def horizon_burst(engine: "Engine", seconds: float) -> Burst:
    """Measure alpha-beta from the start of a round: nodes per second, without playouts."""
    from riad.bots.alpha_beta import AlphaBeta

    horizon, state = AlphaBeta(engine, nodes=1 << 40, seconds=seconds), engine.start(1)

    def burst(seconds: float) -> tuple[float, None]:
        begin, before = time.perf_counter(), horizon.searched
        horizon.choose(state)
        while (spent := time.perf_counter() - begin) < seconds:
            horizon.choose(state)
        return (horizon.searched - before) / spent, None

    burst(0)
    return burst


def row_of(name: str, seats: int, search: str, samples: list[tuple[Any, Any, Any]]) -> SearchRow:
    """Return the medians of the samples, one per burst."""
    nodes, playouts, twins = zip(*samples, strict=True)
    ratios = [55_000 * made / twin for made, twin in zip(nodes, twins, strict=True) if twin]
    return SearchRow(
        game=name,
        seats=seats,
        search=search,
        nodes_per_s=round(statistics.median(nodes)),
        playouts_per_s=None if None in playouts else round(statistics.median(playouts)),
        nodes_per_55000=round(statistics.median(ratios)) if ratios else None,
    )


def line(row: SearchRow) -> str:
    """Format a row for people."""
    playouts = f"{row.playouts_per_s:>12,}" if row.playouts_per_s is not None else f"{'':>12}"
    ratio = f"{row.nodes_per_55000:>18,}" if row.nodes_per_55000 is not None else ""
    return f"{row.game:<12}{row.seats:>5}  {row.search:<10}{playouts}{row.nodes_per_s:>13,}{ratio}"
