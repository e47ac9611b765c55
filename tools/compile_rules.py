"""Compile the rules of every game into the cache, so that parallel tests need not each compile them.

python tools/compile_rules.py
"""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from riad.batch import Batch, playouts
from riad.cli.terminal import compile_with_progress
from riad.games import PACKAGES


def compile_game(name: str) -> None:
    """Compile the rules of a game, its players, then its batches."""
    compile_with_progress(name)
    batch = Batch(name, seats=2, n=1)
    batch.step(batch.random_actions())
    batch.observe(0)
    batch.points()
    playouts(name, seats=2, n=1)


def main() -> None:
    """Compile as many games at once as there are cores."""
    processes = min(len(PACKAGES), os.cpu_count() or 1)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        list(pool.map(compile_game, PACKAGES))


if __name__ == "__main__":
    main()
