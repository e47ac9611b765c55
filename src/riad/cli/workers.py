"""Options for the workers and for the time per move, in commands that play many games."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import riad
from riad.cli.terminal import print_error, supports_ansi, whole_number

if TYPE_CHECKING:
    from riad.research.executors import Executor

MOST_SECONDS = 60


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        help="time limit per move for the bots; the games then depend on the clock",
    )
    where: Any = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--processes",
        type=whole_number,
        metavar="N",
        help="number of worker processes; the games stay the same",
    )
    where.add_argument(
        "--ray",
        nargs="?",
        const="",  # riad.research.executors.LOCAL
        metavar="ADDRESS",
        help="run on a Ray cluster (without ADDRESS, start one); the games stay the same",
    )


def chosen_seconds(chosen: argparse.Namespace) -> float:
    """Return the time per action of bots; by default no clock, so that games depend only on their seeds."""
    from riad.bots.levels import UNTIMED

    if chosen.seconds is None:
        return UNTIMED
    if not 0 < chosen.seconds <= MOST_SECONDS:
        raise riad.BadOption(
            "seconds", f"seconds is more than 0 and at most {MOST_SECONDS}, not {chosen.seconds}"
        )
    return float(chosen.seconds)


@contextmanager
def executor_of(chosen: argparse.Namespace) -> "Iterator[Executor]":
    """Return the executor. A terminal shows the start of a Ray cluster, which takes some seconds."""
    from riad.research import open_executor

    if chosen.seconds is not None:
        print_error("With --seconds, bots depend on the clock: the same command may play different games.\n")
    waiting = chosen.ray is not None and supports_ansi(sys.stderr)
    print_error("Connecting to Ray ..." if waiting else "")
    with ExitStack() as stack:
        try:
            workers = stack.enter_context(open_executor(chosen.ray, chosen.processes))
        finally:
            print_error("\r\x1b[K" if waiting else "")
        yield workers
