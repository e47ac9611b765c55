"""A progress bar of games on standard error: there when it is a terminal and tqdm is installed."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def games_bar(total: int) -> Iterator[Callable[[int, str], None]]:
    """A function that hears of games played, and of what is being played."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _games, _what: None
        return
    try:
        from tqdm import tqdm
    except ImportError:
        yield lambda _games, _what: None
        return
    with tqdm(total=total, unit="game", leave=False) as bar:

        def played(games: int, what: str) -> None:
            bar.set_description(what, refresh=False)
            bar.update(games)

        yield played
