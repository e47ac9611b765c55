"""Compile the rules of every game into the cache, so that parallel tests need not each compile them.

python tools/compile_rules.py
"""

from riad.batch import Batch, playouts
from riad.cli.terminal import compile_with_progress
from riad.games import PACKAGES


def main() -> None:
    """Compile for each game in turn: rules, players, then batches."""
    for name in PACKAGES:
        compile_with_progress(name)
        batch = Batch(name, seats=2, n=1)
        batch.step(batch.random_actions())
        batch.observe(0)
        batch.points()
        playouts(name, seats=2, n=1)


if __name__ == "__main__":
    main()
