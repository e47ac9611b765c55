"""Random games per second, compared with the same algorithm in C++ if g++ is present."""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from riad import games
from riad.cli.bench.measurement import BURSTS, print_rows
from riad.cli.bench.twin import CppBaseline, twin_of

HEAD = f"{'game':<12}{'seats':>5}  {'options':<18}{'games/s':>10}{'actions/s':>13}  ratio to C++"


@dataclass(frozen=True)
class Row:
    """One measurement, alternating with a twin in C++.

    `ratio` is relative to the game's own twin with as many seats; a game without one has `per_55000` instead:
    its games in the time of 55,000 two-seat games of Azul's twin.
    """

    game: str
    seats: int
    options: dict[str, Any]
    games_per_s: float
    actions_per_s: float
    ratio: float | None = None
    per_55000: int | None = None


def run(names: Sequence[str], chosen: argparse.Namespace) -> None:
    """Measure random games and print row by row."""
    print_rows(all_rows(names, chosen.seconds), HEAD, line, as_json=chosen.json)


def all_rows(names: Sequence[str], seconds: float) -> Iterator[Row]:
    """Measure some games, each beside its twin."""
    for name in names:
        with twin_of(name) as twin:
            yield from rows(name, seconds, twin)


def line(row: Row) -> str:
    """Format a row for people."""
    options = " ".join(f"{name}={value}" for name, value in row.options.items())
    ratio = f"  {row.ratio:.2f}" if row.ratio is not None else ""
    if row.per_55000 is not None:
        ratio = f"  {row.per_55000:,} for 55,000 of Azul's twin"
    speed = f"{row.games_per_s:>10,.0f}{row.actions_per_s:>13,.0f}"
    return f"{row.game:<12}{row.seats:>5}  {options:<18}{speed}{ratio}"


def rows(name: str, seconds: float, twin: CppBaseline | None) -> Iterator[Row]:
    """Measure every seat count with every value of the first option; the twin plays the first value."""
    from riad.core.engine import Engine

    game = games.game_named(name)
    for variant in variants(game.OPTIONS):
        for seats in game.SEATS:
            engine = Engine(game, seats, variant)
            default = variant == variants(game.OPTIONS)[0]
            yield measure(engine, variant, seconds, twin if default else None)


def variants(options: Sequence[Any]) -> list[dict[str, Any]]:
    """Return the options to measure separately: each value of every option that is a choice of words."""
    combinations: list[dict[str, Any]] = [{}]
    for option in options:
        combinations = [
            {**one, option.name: value} for one in combinations for value in option.choices
        ] or combinations
    return combinations


def measure(engine: Any, variant: dict[str, Any], seconds: float, twin: CppBaseline | None) -> Row:
    """Alternate bursts of our games and the twin's, so that noise affects both alike."""
    play = player(engine)
    games_in_burst = max(1, int(seconds * play(200)[0]))
    ours, ratios = [], []
    for _ in range(BURSTS):
        ours.append(play(games_in_burst))
        if twin is not None:
            ratios.append(ours[-1][0] / twin.games_per_second(engine.seats, seconds))
    games_per_s, actions_per_s = (statistics.median(numbers) for numbers in zip(*ours, strict=True))
    row = Row(engine.game.NAME, engine.seats, variant, round(games_per_s), round(actions_per_s))
    if twin is None:
        return row
    if twin.own:
        return replace(row, ratio=round(statistics.median(ratios), 2))
    return replace(row, per_55000=round(55_000 * statistics.median(ratios)))


def player(
    engine: Any, clock: Callable[[], float] = time.perf_counter
) -> Callable[[int], tuple[float, float]]:
    """Return a function that plays a number of games and returns games and actions per second."""
    import numpy as np

    from riad.core.driver import random_games
    from riad.core.records import new_record
    from riad.core.rng import Generator

    state, generator = new_record(engine.game.STATE), new_record(Generator)
    buffer = np.empty(engine.game.ACTIONS, np.int32)

    def play(number: int) -> tuple[float, float]:
        begin = clock()
        actions = random_games(state, engine.seats, engine.options_record, generator, buffer, number)
        spent = clock() - begin
        return number / spent, actions / spent

    play(1)  # compile before the measurement
    return play
