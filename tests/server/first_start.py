"""`riad serve` on a machine where nothing was compiled before, for tests: python -P first_start.py ARGUMENTS.

Compiling is stood in for by files in the folder RIAD_FIRST_START: a game is compiled once there is NAME.done,
and NAME.share says how far it is and, if it has two numbers, how many seconds are left.
"""

import asyncio
import os
from pathlib import Path

import riad.preparation
from riad.cli import main
from riad.preparation import Progress
from riad.server import preparation

FOLDER = Path(os.environ["RIAD_FIRST_START"])


async def compile_apart(name: str) -> tuple[int, str]:
    """Wait for the file that says that the game is compiled."""
    while not (FOLDER / f"{name}.done").exists():
        await asyncio.sleep(0.02)
    return 0, ""


def progress_of(name: str) -> Progress:
    """Read how far the game is."""
    path = FOLDER / f"{name}.share"
    numbers = [float(number) for number in path.read_text().split()] if path.exists() else [0.0]
    return Progress(*numbers)


def is_prepared(_name: str) -> bool:
    """Nothing was compiled before."""
    return False


if __name__ == "__main__":
    riad.preparation.is_prepared = is_prepared  # type: ignore[assignment]  # for what `serve` says
    preparation.is_prepared = is_prepared  # type: ignore[assignment, attr-defined]
    preparation.progress_of = progress_of  # type: ignore[attr-defined]
    preparation.compile_apart = compile_apart
    main()
