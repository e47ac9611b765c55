"""Progress bars on standard error, if it is a terminal and tqdm is installed."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Report = Callable[[int, int], None]
"""Callback that shows the completed amount and the total."""


@contextmanager
def progress_bar(unit: str, total: int | None = None) -> Iterator[tuple[Report, Callable[[str], None]]]:
    """Yield two functions: one moves the bar, the other describes the work."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield show_nothing, show_nothing
        return
    try:
        from tqdm import tqdm
    except ImportError:
        yield show_nothing, show_nothing
        return
    with tqdm(total=total, unit=unit, leave=False) as bar:

        def report(done: int, of: int) -> None:
            bar.total = of
            bar.update(done - bar.n)

        yield report, lambda what: bar.set_description(what, refresh=False)


def show_nothing(*_: object) -> None:
    """Replace a missing bar: do nothing."""


@contextmanager
def games_bar(total: int) -> Iterator[Callable[[int, str], None]]:
    """Yield a function that receives newly played games, and the players."""
    with progress_bar("game", total) as (report, describe):
        done = 0

        def played(games: int, what: str) -> None:
            nonlocal done
            done += games
            describe(what)
            report(done, total)

        yield played
