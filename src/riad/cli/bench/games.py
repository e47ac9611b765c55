"""`riad bench`: random games per second, compared with the same algorithm in C++ if g++ is present."""

import argparse
import json
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import riad
from riad import games
from riad.cli.bench.searches import HEAD, search_line, search_rows
from riad.cli.terminal import as_sentence, compile_with_progress

TWINS = Path(riad.__file__).parents[2] / "benchmarks"
BURSTS = 5
TWIN_GAMES = 30_000  # about one second of the twin


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


def add_to(commands: Any, arguments: Sequence[str]) -> None:  # noqa: ARG001  # common signature
    """Add the command to the parser."""
    about = "measure random games per second on one core"
    parser = commands.add_parser("bench", help=about, description=as_sentence(about))
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game (default: all)")
    parser.add_argument("--json", action="store_true", help="print one JSON object per row")
    parser.add_argument(
        "--seconds", type=float, default=0.4, metavar="S", help="length of one measurement (0.4)"
    )
    parser.add_argument(
        "--search", action="store_true", help="measure the bots' search instead of random games"
    )
    parser.add_argument("--batch", action="store_true", help="measure batches on threads instead")
    parser.add_argument("--gpu", action="store_true", help="measure games and batches on a GPU instead")
    parser.add_argument(
        "--others", action="store_true", help="compare with other libraries, with two players"
    )
    parser.add_argument(
        "--server", action="store_true", help="measure a server node instead (about 2 minutes)"
    )
    parser.add_argument(
        "--hostile",
        action="store_true",
        help="with --server: attack a node, and measure how long /health takes",
    )
    parser.add_argument(
        "--pages",
        action="store_true",
        help="measure the web pages instead (about 4 minutes; needs Chromium)",
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Measure and print row by row."""
    if not 0 < chosen.seconds <= 60:
        raise riad.BadOption("seconds", "seconds must be more than 0 and at most 60")
    if chosen.hostile and not chosen.server:
        raise riad.BadOption("hostile", "--hostile works only with --server")
    if chosen.server or chosen.pages:
        from riad.cli.bench import pages
        from riad.cli.bench import server as command

        (command if chosen.server else pages).run(chosen)
        return
    names = [chosen.game] if chosen.game else list(games.PACKAGES)
    for name in () if chosen.gpu else names:  # a GPU has its own compiled code
        compile_with_progress(name)
    measure_kind(chosen)(names, chosen)


def measure_kind(chosen: argparse.Namespace) -> Callable[[Sequence[str], argparse.Namespace], None]:
    """Return the measurement for the chosen flags."""
    from riad.cli.bench import batches, libraries

    if chosen.batch or chosen.gpu:
        return batches.run
    if chosen.others:
        return libraries.run
    return run_searches if chosen.search else run_games


def run_games(names: Sequence[str], chosen: argparse.Namespace) -> None:
    """Measure random games and print row by row."""
    if not chosen.json:
        print(f"{'game':<12}{'seats':>5}  {'options':<18}{'games/s':>10}{'actions/s':>13}  ratio to C++")
    for name in names:
        with twin_of(name) as twin:
            for row in rows(name, chosen.seconds, twin):
                print(as_json(row) if chosen.json else line(row))


def run_searches(names: Sequence[str], chosen: argparse.Namespace) -> None:
    """Measure the searches of each game and print row by row."""
    if not chosen.json:
        print(HEAD)
    with twin_of("azul") as twin:
        for name in names:
            for row in search_rows(name, chosen.seconds, twin):
                print(as_json(row) if chosen.json else search_line(row))


def as_json(row: Any) -> str:
    """Format a row for programs."""
    return json.dumps({name: value for name, value in asdict(row).items() if value is not None})


def line(row: Row) -> str:
    """Format a row for people."""
    options = " ".join(f"{name}={value}" for name, value in row.options.items())
    ratio = f"  {row.ratio:.2f}" if row.ratio is not None else ""
    if row.per_55000 is not None:
        ratio = f"  {row.per_55000:,} for 55,000 of Azul's twin"
    speed = f"{row.games_per_s:>10,.0f}{row.actions_per_s:>13,.0f}"
    return f"{row.game:<12}{row.seats:>5}  {options:<18}{speed}{ratio}"


def rows(name: str, seconds: float, twin: "Twin | None") -> Iterator[Row]:
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
    found: list[dict[str, Any]] = [{}]
    for option in options:
        found = [{**one, option.name: value} for one in found for value in option.choices] or found
    return found


def measure(engine: Any, variant: dict[str, Any], seconds: float, twin: "Twin | None") -> Row:
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


@dataclass(frozen=True)
class Twin:
    """A compiled twin: the game's own, or Azul's with two seats as the common yardstick."""

    program: Path
    own: bool

    def games_per_second(self, seats: int, seconds: float) -> float:
        """Return the games per second of a burst of about this many seconds."""
        number = max(1, int(seconds * TWIN_GAMES))
        command = [str(self.program), str(seats if self.own else 2), str(number)]
        answer = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  # compiled here
        return float(json.loads(answer.stdout)["games_per_s"])


@contextmanager
def twin_of(name: str) -> Iterator[Twin | None]:
    """Compile the twin in C++ of a game; yield None without a compiler or outside a checkout."""
    source, compiler = TWINS / f"{name}_twin.cpp", shutil.which("g++")
    own = source.exists()
    source = source if own else TWINS / "azul_twin.cpp"
    if compiler is None or not source.exists():
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "twin"
        command = [compiler, "-O3", "-march=native", "-DNDEBUG", "-o", str(program), str(source)]
        subprocess.run(command, check=True)  # noqa: S603  # our own source
        yield Twin(program, own)
