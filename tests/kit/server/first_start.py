"""`riad serve` on a machine where nothing was compiled before, for tests: python -P first_start.py ARGUMENTS.

Files in the folder RIAD_FIRST_START simulate compiling: a game is compiled once NAME.done exists, and
NAME.share has its progress and, if it has two numbers, the seconds left.
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
    """Wait for the file that marks the game as compiled."""
    while not (FOLDER / f"{name}.done").exists():
        await asyncio.sleep(0.02)
    return 0, ""


def progress_of(name: str) -> Progress:
    """Read the progress of the game."""
    path = FOLDER / f"{name}.share"
    numbers = [float(number) for number in path.read_text().split()] if path.exists() else [0.0]
    return Progress(*numbers)


def is_prepared(_name: str) -> bool:
    """Return False: nothing was compiled before."""
    return False


if __name__ == "__main__":
    riad.preparation.is_prepared = is_prepared  # type: ignore[assignment]  # for the output of `serve`
    preparation.is_prepared = is_prepared  # type: ignore[assignment, attr-defined]
    preparation.progress_of = progress_of  # type: ignore[attr-defined]
    preparation.compile_apart = compile_apart
    main()
