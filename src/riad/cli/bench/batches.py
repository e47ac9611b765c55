"""`riad bench --batch` and `--gpu`: batches of games, compared with games played one after the other."""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from riad import games
from riad.cli.bench.measurement import BURSTS, print_rows

SIZES = (256, 1024, 4096, 65536)
MOST_BYTES = 2_000_000_000  # of a batch's arrays: larger ones are left out
KEEPS: tuple[dict[str, Any], ...] = ({"mask": False, "observations": False}, {"observations": False}, {})
"""Content of each column: states alone, with the mask, or with the observations too."""
GPU_SIZES = (4096, 65536, 1 << 20)


@dataclass(frozen=True)
class BatchRow:
    """Actions per second of a batch by its content, and of bare random games on as many threads."""

    game: str
    seats: int
    threads: int
    n: int
    bare: int
    step: int
    with_mask: int
    with_all: int
    ratio: float
    """Ratio of the complete batch to bare games, measured alternately in one run."""


@dataclass(frozen=True)
class GpuRow:
    """Figures of a GPU: for `n` full random games, or for a stepped batch."""

    game: str
    seats: int
    what: str
    n: int
    actions_per_s: int
    games_per_s: int | None = None


BATCH_HEAD = (
    f"{'game':<12}{'seats':>5}{'threads':>8}{'batch':>9}"
    f"{'bare':>13}{'step':>13}{'+ mask':>13}{'+ observation':>15}  ratio"
)
GPU_HEAD = f"{'game':<12}{'seats':>5}  {'what':<34}{'batch':>9}{'games/s':>13}{'actions/s':>16}"


def run(names: Sequence[str], chosen: argparse.Namespace) -> None:
    """Measure and print row by row."""
    if chosen.gpu:
        measured = (row for name in names for row in gpu_rows(name, chosen.seconds))
        print_rows(measured, GPU_HEAD, gpu_line, as_json=chosen.json)
    else:
        rows = (row for name in names for row in batch_rows(name, chosen.seconds))
        print_rows(rows, BATCH_HEAD, batch_line, as_json=chosen.json)


def batch_line(row: BatchRow) -> str:
    """Format a row for people."""
    speeds = f"{row.bare:>13,}{row.step:>13,}{row.with_mask:>13,}{row.with_all:>15,}"
    return f"{row.game:<12}{row.seats:>5}{row.threads:>8}{row.n:>9,}{speeds}  {row.ratio:.2f}"


def gpu_line(row: GpuRow) -> str:
    """Format a row for people."""
    whole = "" if row.games_per_s is None else f"{row.games_per_s:,}"
    return f"{row.game:<12}{row.seats:>5}  {row.what:<34}{row.n:>9,}{whole:>13}{row.actions_per_s:>16,}"


def batch_rows(name: str, seconds: float) -> Iterator[BatchRow]:
    """Measure every number of threads with every size of a batch."""
    from riad.batch.cpu_backend import usable_cores

    game = games.game_named(name)
    seats = game.SEATS[0]
    cores = usable_cores()
    counts = sorted({1, *(1 << power for power in range(1, cores.bit_length())), cores})
    for threads in counts:
        for n in SIZES:
            if n * bytes_of_a_row(game, seats) <= MOST_BYTES:
                yield measure_batch(name, seats, threads, n, seconds)


def bytes_of_a_row(game: Any, seats: int) -> int:
    """Return the memory of one game in a batch."""
    observation = sum(part.length for part in game.observation_layout(seats))
    return int(game.STATE.itemsize + game.ACTIONS + observation + 64)


def measure_batch(name: str, seats: int, threads: int, n: int, seconds: float) -> BatchRow:
    """Alternate bursts of bare games and of each kind of batch, so that noise affects all alike."""
    from riad.batch import Batch

    ways = [bare_games(name, seats, threads, seconds)]
    for keep in KEEPS:
        batch = Batch(name, seats, n, threads=threads, **keep)
        desynchronise(batch, typical_length(name, seats))
        ways.append(stepping(batch, seconds))
    samples = [[way() for way in ways] for _ in range(BURSTS)]
    bare, *kept = (round(statistics.median(speeds)) for speeds in zip(*samples, strict=True))
    ratio = statistics.median(burst[-1] / burst[0] for burst in samples)
    return BatchRow(name, seats, threads, n, bare, kept[0], kept[1], kept[2], round(ratio, 2))


def typical_length(name: str, seats: int) -> int:
    """Return the mean number of actions in a random game."""
    from riad.batch import playouts

    return int(playouts(name, seats, 300).lengths.mean())


def desynchronise(batch: Any, length: int) -> None:
    """Desynchronise the rows: games started together would all be in the same stage."""
    import numpy as np

    from riad.batch import STAY

    ahead = np.random.default_rng(0).integers(0, length, batch.n)
    for done in range(length):
        drawn = batch.random_actions()
        actions = np.array(drawn.copy_to_host() if hasattr(drawn, "copy_to_host") else drawn)
        actions[ahead <= done] = STAY
        batch.step(actions)


def bare_games(name: str, seats: int, threads: int, seconds: float) -> Callable[[], float]:
    """Return a function that plays random games on each thread and returns actions per second."""
    from riad.batch import playouts

    def play(number: int) -> float:
        begin = time.perf_counter()
        played = playouts(name, seats, number, threads=threads)
        return float(played.lengths.sum()) / (time.perf_counter() - begin)

    number = 300 * threads
    enough = max(number, int(seconds * play(number) / typical_length(name, seats)))
    return lambda: play(enough)


def stepping(batch: Any, seconds: float) -> Callable[[], float]:
    """Return a function that steps a batch at random for a while and returns actions per second."""

    def play() -> float:
        steps, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds or steps == 0:
            batch.step(batch.random_actions())
            steps += 1
        return float(steps * batch.n / (time.perf_counter() - begin))

    play()
    return play


def gpu_rows(name: str, seconds: float) -> Iterator[GpuRow]:
    """Measure full games for every number of seats, then batches of several sizes."""
    game = games.game_named(name)
    for seats in game.SEATS:
        yield measure_gpu_games(name, seats, games.facts_of(name).bench.gpu_games)
    for n in GPU_SIZES:
        if n * bytes_of_a_row(game, game.SEATS[0]) <= 10 * MOST_BYTES:
            yield measure_gpu_batch(name, game.SEATS[0], n, seconds)


def measure_gpu_games(name: str, seats: int, number: int) -> GpuRow:
    """Measure full random games, one thread each, after a first run that compiles."""
    import numpy as np

    from riad.batch.gpu_backend import GpuBackend
    from riad.core.engine import Engine

    gpu = GpuBackend(Engine(games.game_named(name), seats, {}))
    seeds = gpu.array(np.arange(number, dtype=np.uint64))
    points, lengths = gpu.zeros((number, seats), np.int32), gpu.zeros((number,), np.int32)
    spent = []
    for _ in range(1 + BURSTS):
        begin = time.perf_counter()
        gpu.play_games(seeds, points, lengths)
        gpu.wait()
        spent.append(time.perf_counter() - begin)
    middle = statistics.median(spent[1:])
    actions = float(lengths.copy_to_host().sum())
    return GpuRow(
        name, seats, "whole games at random", number, round(actions / middle), round(number / middle)
    )


def measure_gpu_batch(name: str, seats: int, n: int, seconds: float) -> GpuRow:
    """Measure a batch with mask and observations, stepped at random."""
    from riad.batch import Batch

    batch = Batch(name, seats, n, device="cuda")
    desynchronise(batch, typical_length(name, seats))
    play = stepping(batch, seconds)
    speed = round(statistics.median(play() for _ in range(BURSTS)))
    return GpuRow(name, seats, "step, mask and observation", n, speed)
